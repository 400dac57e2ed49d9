import DiaryTesting
import ScreensTesting

print(await Preview.text(DiaryPreviews.all), terminator: "")
