// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

/// Keeps the description of the interface true.
@Suite struct OpenRPCDocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private let document: DescribedInterface

    init() throws {
        let file = Self.root.appending(path: "Documentation/openrpc.json")
        document = try JSONDecoder().decode(DescribedInterface.self, from: Data(contentsOf: file))
    }

    @Test("the checked-in document is what the hub serves")
    func isServed() throws {
        let file = Self.root.appending(path: "Documentation/openrpc.json")
        #expect(try JSONValue(Data(contentsOf: file)) == JSONValue(Data(OpenRPCDocument.text.bytes)))
        #expect(!OpenRPCDocument.text.bytes.contains(UInt8(ascii: "\n")))
    }

    @Test("the document is what the Swift declarations say today")
    func isUpToDate() async throws {
        let script = Self.root.appending(path: "Scripts/generate_openrpc.py").path
        let process = try ChildProcess("/usr/bin/env", ["python3", script, "--check"])
        let ending = try await process.waitForEnd()
        #expect(ending == .exited(0), "\(process.errors)")
    }

    @Test("the document's methods are those the dispatcher can know, all of them")
    func namesAllMethods() {
        #expect(Set(document.methods.map(\.name)) == HubInterface.methods)
        var dispatcher = HubDispatcher()
        for request in HubInterface.requests { dispatcher.addForTest(request) }
        #expect(dispatcher.missingMethods == Set(HubInterface.mutations.map { $0.method }))
        dispatcher.mutations { _, _ in }
        #expect(dispatcher.missingMethods.isEmpty)
        #expect(dispatcher.methods.union(HubInterface.connectionMethods) == HubInterface.methods)
    }

    @Test("the document's notifications are all there are")
    func namesAllNotifications() {
        let known = HubNotification.Method.allCases.map(\.rawValue) + [CancelRequest.method]
        #expect(document.notifications.map(\.name) == known)
        #expect(document.clientMethods.map(\.name) == [SetupCodeQuestion.method])
    }

    static let requests: [any HubRequest.Type] =
        [Hello.self, SetupCodeQuestion.self] + HubInterface.requests
        + HubInterface.mutations.map { requestType($0) }

    private static func requestType<Wish: Mutation>(_ wish: Wish.Type) -> any HubRequest.Type { Mutate<Wish>.self }

    @Test("every example is read by the Swift types and written again the same")
    func examplesAreTrue() throws {
        for request in Self.requests { try checkExamples(of: request) }
    }

    private func checkExamples<Request: HubRequest>(of type: Request.Type) throws {
        let method = try #require(document.method(Request.method), "\(Request.method) is not described")
        #expect(!method.examples.isEmpty)
        for example in method.examples {
            try expectSame(example.parameters, as: Request.self, Request.method)
            try expectSame(try #require(example.result?.value), as: Request.Answer.self, Request.method)
        }
    }

    @Test("what the document requires is required, and nothing else is")
    func requirementsAreTrue() throws {
        for request in Self.requests { try checkRequirements(of: request) }
    }

    private func checkRequirements<Request: HubRequest>(of type: Request.Type) throws {
        let method = try #require(document.method(Request.method))
        let whole = try #require(method.examples.first).parameters
        for parameter in method.params {
            let rest = try JSONText(encoding: whole.without(parameter.name))
            if parameter.required {
                #expect(throws: JSONRPCError.self, "\(Request.method): \(parameter.name)") {
                    try rest.decode(Request.self)
                }
            } else {
                #expect(throws: Never.self) { try rest.decode(Request.self) }
            }
        }
    }

    @Test("every kind of change is read by the Swift types and written again the same")
    func changesAreTrue() throws {
        let examples = try #require(document.components.schemas["Change"]?.examples)
        #expect(examples.count == document.components.schemas["Change"]?.oneOf?.count)
        for example in examples { try expectSame(example, as: Change.self, "Change") }
    }

    @Test("every notification's example is read and written again the same")
    func notificationsAreTrue() throws {
        for known in HubNotification.Method.allCases {
            let example = try #require(document.notification(known.rawValue)?.examples.first).parameters
            let notification = try HubNotification(known, parameters: JSONText(encoding: example))
            #expect(notification.method == known)
            #expect(try JSONValue(Data(notification.parameters().bytes)) == example)
        }
    }

    private func expectSame<Value: Codable>(_ example: JSONValue, as type: Value.Type, _ name: String) throws {
        do {
            let value = try JSONText(encoding: example).decode(type)
            #expect(try JSONValue(Data(JSONText(encoding: value).bytes)) == example, "\(name)")
        } catch let error as JSONRPCError {
            Issue.record("\(name): \(error.message)")
        }
    }
}

extension HubDispatcher {
    fileprivate mutating func addForTest<Request: HubRequest>(_ type: Request.Type) {
        inOrder(type) { _, _ in }
    }
}
