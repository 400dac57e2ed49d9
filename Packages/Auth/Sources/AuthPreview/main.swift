import AuthTesting
import ScreensTesting

print(await Preview.text(AuthPreviews.all), terminator: "")
