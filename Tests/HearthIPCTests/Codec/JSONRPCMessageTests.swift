// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel
import Testing

@Suite struct JSONRPCMessageTests {
    static let messages: [(String, JSONRPCMessage)] = [
        (
            #"{"jsonrpc":"2.0","id":7,"method":"home.add","params":{"name":"Casa"}}"#,
            .request(id: .number(7), method: "home.add", parameters: JSONText(#"{"name":"Casa"}"#))
        ),
        (
            #"{"jsonrpc":"2.0","id":"a\"b","method":"x","params":{}}"#,
            .request(id: .text("a\"b"), method: "x", parameters: .emptyObject)
        ),
        (
            #"{"jsonrpc":"2.0","method":"database.committed","params":{"revision":3,"changes":[]}}"#,
            .notification(method: "database.committed", parameters: JSONText(#"{"revision":3,"changes":[]}"#))
        ),
        (#"{"jsonrpc":"2.0","id":1,"result":[1,"]}"]}"#, .answer(id: .number(1), result: JSONText(#"[1,"]}"]"#))),
        (
            ##"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"not\u000aJSON"}}"##,
            .failure(id: nil, error: JSONRPCError(.parseError, "not\nJSON"))
        ),
        (
            #"{"jsonrpc":"2.0","id":2,"error":{"code":1000,"message":"gone","data":{"code":"notFound","message":"gone"}}}"#,
            .failure(id: .number(2), error: JSONRPCError(HubError(.notFound, "gone")))
        ),
    ]

    @Test("a message is written as JSON-RPC says, on one line", arguments: messages)
    func writes(text: String, message: JSONRPCMessage) {
        #expect(String(decoding: message.line, as: UTF8.self) == text + "\n")
    }

    @Test("what was written is read back", arguments: messages)
    func reads(text: String, message: JSONRPCMessage) throws {
        #expect(try JSONRPCMessage(line: Array(text.utf8)) == message)
    }

    @Test(
        "spaces, order, unknown members and escapes in names make no difference",
        arguments: [
            #" { "params" : {} , "method" : "m" , "id" : 1 , "jsonrpc" : "2.0" } "#,
            #"{"jsonrpc":"2.0","id":1,"method":"m"}"#,
            #"{"jsonrpc":"2.0","extra":[{"a":"}\""}],"id":1,"method":"m","params":{}}"#,
            #"{"jsonrpc":"2.0","id":1,"m\u0065thod":"m","params":{}}"#,
        ])
    func readsLeniently(text: String) throws {
        let expected = JSONRPCMessage.request(id: .number(1), method: "m", parameters: .emptyObject)
        #expect(try JSONRPCMessage(line: Array(text.utf8)) == expected)
    }

    static let faults: [(String, JSONRPCError.Code, JSONRPCID?)] = [
        ("", .parseError, nil),
        ("{", .parseError, nil),
        ("hello", .parseError, nil),
        ("17", .parseError, nil),
        ("{}}", .parseError, nil),
        (#"{"jsonrpc""#, .parseError, nil),
        (#"{"jsonrpc":"2.0"#, .parseError, nil),
        (#"{"jsonrpc":"2.0\"#, .parseError, nil),
        (#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"#, .parseError, nil),
        (#"{"jsonrpc":"2.0",}"#, .parseError, nil),
        (#"{"jsonrpc":,"id":1}"#, .parseError, nil),
        (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, .invalidRequest, nil),
        ("[]", .invalidRequest, nil),
        ("{}", .invalidRequest, nil),
        (#"{"id":4,"method":"m"}"#, .invalidRequest, .number(4)),
        (#"{"jsonrpc":"1.0","id":4,"method":"m"}"#, .invalidRequest, .number(4)),
        (#"{"jsonrpc":"2.0","id":"x"}"#, .invalidRequest, .text("x")),
        (#"{"jsonrpc":"2.0","id":4,"method":5}"#, .invalidRequest, .number(4)),
        (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, .invalidRequest, nil),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, .invalidRequest, nil),
        (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, .invalidRequest, nil),
        (#"{"jsonrpc":"2.0","result":1}"#, .invalidRequest, nil),
        (#"{"jsonrpc":"2.0","id":4,"method":"m","params":[1]}"#, .invalidParameters, .number(4)),
        (#"{"jsonrpc":"2.0","id":4,"method":"m","params":null}"#, .invalidParameters, .number(4)),
    ]

    @Test("a line that is no message names the fault and, if it can, the request", arguments: faults)
    func refuses(text: String, code: JSONRPCError.Code, id: JSONRPCID?) {
        let fault = #expect(throws: JSONRPCFault.self) { try JSONRPCMessage(line: Array(text.utf8)) }
        #expect(fault?.error.code == code)
        #expect(fault?.id == id)
    }

    @Test("no beginning of a message and no single changed byte traps", arguments: messages)
    func survivesDamage(text: String, message: JSONRPCMessage) async {
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            #expect(throws: JSONRPCFault.self) { try JSONRPCMessage(line: Array(bytes[..<index])) }
            for damage in [UInt8(ascii: "\""), 0, 0xFF, UInt8(ascii: "{"), UInt8(ascii: "\\")] {
                var damaged = bytes
                damaged[index] = damage
                _ = try? JSONRPCMessage(line: damaged)
            }
            // Lets others run: there are few threads, and tests that wait for each other.
            await Task.yield()
        }
    }
}
