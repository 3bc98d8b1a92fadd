// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// Key material: never printed, compared in constant time, wiped when the last owner lets go.
package final class SecretBytes: @unchecked Sendable {
    // Sendable because `storage` is written only during init; afterwards everybody just reads.
    private let storage: UnsafeMutableRawBufferPointer

    package init(_ bytes: [UInt8]) {
        storage = Self.allocate(bytes.count)
        storage.copyBytes(from: bytes)
    }

    /// Takes the bytes over and wipes the array they came in.
    package init(wiping bytes: consuming [UInt8]) {
        storage = Self.allocate(bytes.count)
        storage.copyBytes(from: bytes)
        bytes.withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) }
    }

    /// Lets `fill` write the bytes in place, so that no copy stays behind.
    init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws(CryptoError) -> Void) throws(CryptoError) {
        storage = Self.allocate(count)
        storage.initializeMemory(as: UInt8.self, repeating: 0)
        try fill(storage)
    }

    /// The same for C functions, which answer 0 when it has worked.
    convenience init(
        count: Int, orThrow failure: CryptoError, fill: (UnsafeMutablePointer<UInt8>) -> Int32
    ) throws(CryptoError) {
        try self.init(count: count) { (output) throws(CryptoError) in
            guard let target = output.bindMemory(to: UInt8.self).baseAddress, fill(target) == 0 else { throw failure }
        }
    }

    /// Secret and public parts, one after the other.
    convenience init(joining parts: Part...) {
        self.init(uninitialized: parts.reduce(0) { $0 + $1.count })
        var offset = 0
        for part in parts {
            let target = UnsafeMutableRawBufferPointer(rebasing: storage[offset...])
            switch part {
            case .secret(let bytes): target.copyMemory(from: UnsafeRawBufferPointer(bytes.storage))
            case .open(let bytes): target.copyBytes(from: bytes)
            }
            offset += part.count
        }
    }

    private init(uninitialized count: Int) {
        storage = Self.allocate(count)
    }

    /// A part of a longer secret.
    enum Part {
        case secret(SecretBytes)
        case open([UInt8])

        var count: Int {
            switch self {
            case .secret(let bytes): bytes.count
            case .open(let bytes): bytes.count
            }
        }

        /// As C functions take them.
        func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
            switch self {
            case .secret(let bytes): bytes.withBytes(body)
            case .open(let bytes): body(bytes)
            }
        }
    }

    deinit {
        OPENSSL_cleanse(storage.baseAddress, storage.count)
        storage.deallocate()
    }

    private static func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    }

    package var count: Int { storage.count }

    /// Whether the first byte is zero; false if there is none.
    var beginsWithZero: Bool { storage.first == 0 }

    /// Without the zero bytes in front.
    var withoutLeadingZeros: SecretBytes {
        let rest = storage.drop { $0 == 0 }
        let result = SecretBytes(uninitialized: rest.count)
        result.storage.copyBytes(from: rest)
        return result
    }

    /// A copy for the key store. The caller is then responsible for it.
    package var bytes: [UInt8] { [UInt8](storage) }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(storage))
    }

    /// As C functions take them.
    func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        let bytes = storage.bindMemory(to: UInt8.self)
        guard let begin = bytes.baseAddress else { return withUnsafePointer(to: 0, body) }
        return body(begin)
    }
}

extension SecretBytes: Equatable {
    package static func == (left: SecretBytes, right: SecretBytes) -> Bool {
        guard left.count == right.count else { return false }
        return CRYPTO_memcmp(left.storage.baseAddress, right.storage.baseAddress, left.count) == 0
    }
}

extension SecretBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "<\(count) secret bytes>" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
