import UsersTesting
import ScreensTesting

print(await Preview.text(UsersPreviews.all), terminator: "")
