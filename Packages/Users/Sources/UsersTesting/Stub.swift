import UsersData
