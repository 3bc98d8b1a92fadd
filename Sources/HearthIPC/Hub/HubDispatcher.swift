// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Which code answers which method.
///
/// A request is handled in one of two ways. *In order*: the next request of the same connection is not looked at before
/// the handler has returned, so it hands the request on to where the order is kept (an actor) and gives the reply along;
/// the answer itself may come later. *Beside others*: the handler may take its time, and its return value is the answer.
///
/// ```swift
/// var dispatcher = HubDispatcher()
/// dispatcher.inOrder(OpenDatabase.self) { request, reply in await registry.open(request, reply) }
/// dispatcher.mutations { wish, reply in await registry.commit(wish, reply) }
/// dispatcher.beside(AddAccessory.self) { request, connection in try await pairings.add(request, for: connection) }
/// ```
package struct HubDispatcher: Sendable {
    /// A request, read and ready to run.
    enum Work: Sendable {
        case inOrder(Handler)
        case beside(Handler)
    }

    /// Handlers run where they are called, on the connection's event loop: an actor on the same loop is reached without
    /// a change of threads.
    package typealias InOrderHandler<Request: HubRequest> =
        nonisolated(nonsending) @Sendable (Request, HubReply<Request.Answer>) async -> Void
    package typealias MutationHandler =
        nonisolated(nonsending) @Sendable (any Mutation, HubReply<Commit>) async -> Void
    typealias Handler = nonisolated(nonsending) @Sendable () async -> Void

    /// A request as it came.
    struct Call: Sendable {
        let method: String
        let parameters: JSONText
        let id: JSONRPCID
        let connection: HubConnection

        /// Reads the parameters and counts the request as open.
        fileprivate func read<Request: HubRequest>(_ type: Request.Type) throws(JSONRPCError) -> Request {
            let request = try parameters.decode(type)
            try connection.openRequest(limit: HubListener.openRequestLimit)
            return request
        }
    }

    private struct Route: Sendable {
        let work: @Sendable (Call) throws(JSONRPCError) -> Work
    }

    private var routes: [String: Route] = [:]

    package init() {}

    /// The methods that have a handler.
    package var methods: Set<String> { Set(routes.keys) }

    /// The methods of ``HubInterface`` that still have none.
    package var missingMethods: Set<String> {
        HubInterface.methods.subtracting(methods).subtracting(HubInterface.connectionMethods)
    }

    /// Handles requests of a type one after the other.
    ///
    /// - Parameter handler: returns soon; answers the reply then or later.
    package mutating func inOrder<Request: HubRequest>(
        _ type: Request.Type, _ handler: @escaping InOrderHandler<Request>
    ) {
        routes[Request.method] = Route { call throws(JSONRPCError) in
            let request = try call.read(Request.self)
            let reply = HubReply<Request.Answer>(to: call.id, of: call.connection)
            return .inOrder { await handler(request, reply) }
        }
    }

    /// Handles requests of a type beside all others; the handler is cancelled when the connection ends.
    ///
    /// - Parameter handler: its value or error is the answer.
    package mutating func beside<Request: HubRequest>(
        _ type: Request.Type,
        _ handler: @escaping @Sendable (Request, HubConnection) async throws(HubError) -> Request.Answer
    ) {
        routes[Request.method] = Route { call throws(JSONRPCError) in
            let request = try call.read(Request.self)
            let reply = HubReply<Request.Answer>(to: call.id, of: call.connection)
            return .beside {
                do throws(HubError) {
                    reply.succeed(try await handler(request, call.connection))
                } catch {
                    reply.fail(error)
                }
            }
        }
    }

    /// Handles every wish to change the database, in order.
    package mutating func mutations(
        _ handler: @escaping MutationHandler
    ) {
        for type in HubInterface.mutations { mutation(type, handler) }
    }

    private mutating func mutation<Wish: Mutation>(
        _ type: Wish.Type, _ handler: @escaping MutationHandler
    ) {
        inOrder(Mutate<Wish>.self) { request, reply in await handler(request.wish, reply) }
    }

    /// - Throws: an unknown method, parameters that cannot be read, or too many open requests.
    func work(for call: Call) throws(JSONRPCError) -> Work {
        guard let route = routes[call.method] else { throw .methodNotFound(call.method) }
        return try route.work(call)
    }
}
