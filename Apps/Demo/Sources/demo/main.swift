import DemoKit
import Foundation

exit(await Demo.main())
