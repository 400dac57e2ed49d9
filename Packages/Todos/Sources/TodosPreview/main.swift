import ScreensTesting
import TodosTesting

print(await Preview.text(TodosPreviews.all), terminator: "")
