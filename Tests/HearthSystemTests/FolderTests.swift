// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A folder")
struct FolderTests {
    @Test("is made with those above it, for us alone; one that exists is left as it is")
    func create() throws {
        let folder = try ScratchFolder()
        let path = folder.file("a/b/c")
        try Folder.create(path)
        for made in ["a", "a/b", "a/b/c"] {
            var status = stat()
            #expect(stat(folder.file(made), &status) == 0 && status.st_mode & 0o777 == 0o700)
            #expect(Folder.isPrivate(folder.file(made), userID: geteuid()))
        }
        chmod(path, 0o755)
        try Folder.create(path)
        #expect(Folder.isPrivate(path, userID: geteuid()), "others may look, but not write")
        chmod(path, 0o777)
        #expect(!Folder.isPrivate(path, userID: geteuid()))
        #expect(!Folder.isPrivate(folder.file("a"), userID: geteuid() + 1))
    }

    @Test("is not made where a file stands")
    func file() throws {
        let folder = try ScratchFolder()
        try DurableFile.write([], to: folder.file("x"))
        #expect(throws: SystemError.self) { try Folder.create(folder.file("x")) }
        #expect(throws: SystemError.self) { try Folder.create(folder.file("x/y")) }
    }

    @Test("above a path", arguments: [("/a/b", "/a"), ("/a", "/"), ("a", "."), ("a/b/c", "a/b")])
    func parent(path: String, expected: String) {
        #expect(Folder.parent(of: path) == expected)
    }
}
