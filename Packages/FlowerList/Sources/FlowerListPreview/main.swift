import FlowerListTesting
import ScreensTesting

print(await Preview.text(FlowerListPreviews.all), terminator: "")
