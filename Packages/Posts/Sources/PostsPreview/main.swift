import PostsTesting
import ScreensTesting

print(await Preview.text(PostsPreviews.all), terminator: "")
