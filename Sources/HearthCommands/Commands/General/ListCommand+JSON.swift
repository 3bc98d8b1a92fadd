// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What the lists look like in JSON. The kinds are described where they appear as part of something else; here only what
/// holds them.
extension ListCommand.Kind {
    var json: String {
        switch self {
        case .homes: Self.homesJSON
        case .rooms: Self.roomsJSON
        case .zones: Self.zonesJSON
        case .groups: Self.groupsJSON
        case .accessories: Self.accessoriesJSON
        case .scenes: Self.scenesJSON
        case .users: Self.usersJSON
        case .triggers: Self.triggersJSON
        }
    }

    private static let homesJSON =
        "{\"homes\": [{\"id\": \"0B6D…\", \"name\": \"My Home\", \"…\": \"as in hearth list\"}]}"

    private static let roomsJSON =
        """
        {
          "rooms": [
            {
              "id": "A1B2…",
              "name": "Kitchen",
              "home": {"id": "0B6D…", "name": "My Home"},
              "isDefault": false,
              "accessories": [{"id": "6F0C…", "name": "Desk Lamp"}]
            }
          ]
        }
        """

    private static let zonesJSON =
        """
        {
          "zones": [
            {
              "id": "C3D4…",
              "name": "Upstairs",
              "home": {"id": "0B6D…", "name": "My Home"},
              "rooms": [{"id": "A1B2…", "name": "Bedroom"}]
            }
          ]
        }
        """

    private static let groupsJSON =
        """
        {
          "groups": [
            {
              "id": "E5F6…",
              "name": "Reading Lights",
              "home": {"id": "0B6D…", "name": "My Home"},
              "services": [{"accessory": {"id": "6F0C…", "name": "Desk Lamp"}, "iid": 8, "service": "Lightbulb"}]
            }
          ]
        }
        """

    private static let accessoriesJSON =
        "{\"accessories\": [{\"id\": \"6F0C…\", \"…\": \"as in hearth list\"}]}"

    private static let scenesJSON =
        "{\"scenes\": [{\"id\": \"91AC…\", \"…\": \"as in hearth scene show\"}]}"

    private static let usersJSON =
        """
        {
          "users": [
            {
              "id": "F7A8…",
              "name": "mira",
              "unixID": 1001,
              "home": {"id": "0B6D…", "name": "My Home"},
              "isAdministrator": true,
              "hasRemoteAccess": false
            }
          ]
        }
        """

    private static let triggersJSON =
        "{\"triggers\": [{\"id\": \"44E8…\", \"…\": \"as in hearth trigger add\"}]}"
}
