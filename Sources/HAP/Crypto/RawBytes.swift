// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
    /// As `withUnsafeBytes`, which loses the type of what `body` throws.
    func withRawBytes<Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        try withUnsafeBufferPointer { (bytes) throws(Failure) in try body(UnsafeRawBufferPointer(bytes)) }
    }

    /// As `withUnsafeMutableBytes`, which loses the type of what `body` throws.
    mutating func withMutableRawBytes<Failure: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        try withUnsafeMutableBufferPointer { (bytes) throws(Failure) in
            try body(UnsafeMutableRawBufferPointer(bytes))
        }
    }
}
