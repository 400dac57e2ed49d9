import struct Foundation.Data

extension [UInt8] {
    var data: Data { Data(self) }
}
