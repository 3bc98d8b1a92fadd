// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A durable file")
struct DurableFileTests {
    let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    @Test("is written whole, replaced whole, and only ours to read")
    func replace() throws {
        let path = folder.file("key")
        let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        for content in [[1, 2, 3], long, []] {
            try DurableFile.write(content, to: path)
            #expect(try DurableFile.read(path) == content)
        }
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(try folder.names == ["key"], "no temporary file is left")
    }

    @Test("has the mode asked for, whatever the umask, also when it replaces one of another mode")
    func mode() throws {
        let path = folder.file("page")
        try DurableFile.write([1], to: path)
        try DurableFile.write([2], to: path, mode: 0o666)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o666)
    }

    @Test("that cannot be replaced keeps its content, with no temporary file")
    func failure() throws {
        let path = folder.file("busy")
        try Folder.create(path + "/inside")
        let error = #expect(throws: SystemError.self) { try DurableFile.write([1], to: path) }
        #expect(error?.description == "could not replace \(path): Is a directory")
        #expect(try folder.names == ["busy"])
        #expect(throws: SystemError.self) { try DurableFile.write([1], to: folder.file("none/key")) }
    }

    @Test("that does not exist reads as nil, one that cannot be read is an error")
    func reading() throws {
        #expect(try DurableFile.read(folder.file("none")) == nil)
        #expect(throws: SystemError.self) { try DurableFile.read(folder.path) }
    }
}
