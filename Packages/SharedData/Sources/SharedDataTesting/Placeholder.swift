import SharedData
