// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth group assign` and `hearth group unassign`.
enum GroupAssignCommand {
    private static let accessory = CommonArguments.accessory
    private static let service = CommonArguments.oneService
    private static let group = CommonArguments.group

    static let assign = CommandDefinition(
        "assign", "Put a service into a service group",
        discussion: ["Services of any accessories of the home may be in it, and a service may be in several groups."],
        positionals: [accessory, service, group],
        examples: [
            .init("hearth group assign \"Desk Lamp\" \"Reading Lights\"", "Put a lamp into a service group"),
            .init("hearth group assign \"Power Strip\" Left \"Reading Lights\"", "Put one of several outlets into it"),
        ],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let target = try Target(call, snapshot)
            return Wanted(
                AddServiceToGroup(home: target.home.id, group: target.group.id, service: target.reference),
                NameView(target.group, target.group.name), "\(target.name) is now in \(target.group.name).")
        }
    }

    static let unassign = CommandDefinition(
        "unassign", "Take a service out of a service group", positionals: [accessory, service, group],
        examples: [
            .init("hearth group unassign \"Desk Lamp\" \"Reading Lights\"", "Take a lamp out of a service group")
        ],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let target = try Target(call, snapshot)
            return Wanted(
                RemoveServiceFromGroup(home: target.home.id, group: target.group.id, service: target.reference),
                NameView(target.group, target.group.name), "\(target.name) is no longer in \(target.group.name).")
        }
    }

    /// The service and the group that a command names.
    private struct Target {
        let home: Home
        let group: ServiceGroup
        let reference: ServiceReference
        let name: String

        init(_ call: CommandCall, _ snapshot: HubSnapshot) throws(CommandError) {
            home = try snapshot.home(call.homeName)
            group = try home.group(named: call.arguments.text(GroupAssignCommand.group))
            let accessory = try snapshot.accessory(
                call.arguments.text(GroupAssignCommand.accessory), home: call.homeName
            ).accessory
            let service = try accessory.oneService(call.arguments[GroupAssignCommand.service])
            reference = ServiceReference(accessory: accessory.id, iid: service.iid)
            name = accessory.mainServices.count > 1 ? "\(accessory.name), \(service.displayName)" : accessory.name
        }
    }
}
