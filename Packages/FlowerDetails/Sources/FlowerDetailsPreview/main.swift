import FlowerDetailsTesting
import ScreensTesting

print(await Preview.text(FlowerDetailsPreviews.all), terminator: "")
