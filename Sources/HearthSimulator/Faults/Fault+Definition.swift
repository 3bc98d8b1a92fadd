// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Fault {
    package var definition: Definition {
        switch self {
        case .dropEvery, .dropAtByte, .dropInVerify, .refuseConnections, .swapPorts, .silent: connectionDefinition
        case .late, .noAnswer, .splitPackets, .gluePackets, .eventBeforeAnswer, .eventAfterAnswer: deliveryDefinition
        case .wrongLength, .noLength, .chunked, .lowerCaseHeaders: messageDefinition
        case .trailingCommas, .badUTF8, .rowsWithoutIDs, .positiveStatuses, .multiStatusZeros, .trueOnlyBooleans,
            .oneOnlyBooleans, .missingFormats, .missingPermissions, .shrunkenList:
            contentDefinition
        case .pairingError, .leadingZeroSRP, .reset, .announceUnspecified, .announceStalePort: identityDefinition
        }
    }

    private var connectionDefinition: Definition {
        switch self {
        case .dropEvery: .init(.connection, .seconds(standard: 10), "closes all connections again and again")
        case .dropAtByte:
            .init(
                .writing, .number("BYTE", 1...1_000_000, standard: 100),
                "closes each connection when so many bytes have left on it")
        case .dropInVerify:
            .init(.pairing, .number("M", 1...3, standard: 3), "closes the connection at this message of pair-verify")
        case .refuseConnections:
            .init(.connection, .number("N", 0...100, standard: 1), "takes no more than N connections")
        case .swapPorts: .init(.connection, .server, "answers at another server's port, which answers at this one's")
        default: .init(.reading, "takes connections and says nothing")
        }
    }

    private var deliveryDefinition: Definition {
        switch self {
        case .late: .init(.answer, .seconds(standard: 5), "carries requests out and answers so much later")
        case .noAnswer: .init(.answer, "carries requests out and never answers, but for pairing; events come")
        case .splitPackets:
            .init(
                .writing, .number("N", 0...65_535, standard: 0),
                "sends packets of N bytes; 0: cuts each in two, a byte further on each time")
        case .gluePackets:
            .init(
                .writing, .seconds(standard: 0.3),
                "holds back what it sends, but for pairing, and sends what so long brings in one packet")
        case .eventBeforeAnswer: .init(.answer, "sends an event and the answer behind it in one packet")
        default: .init(.answer, "sends an answer and an event behind it in one packet")
        }
    }

    private var messageDefinition: Definition {
        switch self {
        case .wrongLength:
            .init(
                .answer, .number("DIFFERENCE", -100_000...100_000, standard: 10),
                "says bodies are so many bytes longer, or shorter, than they are")
        case .noLength: .init(.answer, "leaves Content-Length out")
        case .chunked: .init(.answer, .number("SIZE", 1...65_535, standard: 32), "sends bodies in chunks")
        default: .init(.answer, "writes the names of header fields in lower case")
        }
    }

    private var contentDefinition: Definition {
        switch self {
        case .trailingCommas: .init(.answer, "writes a comma before each closing bracket of JSON")
        case .badUTF8: .init(.answer, "writes a byte into JSON that is no UTF-8")
        case .rowsWithoutIDs:
            .init(.answer, .number("N", 1...10_000, standard: 1), "leaves aid and iid out of the first N rows")
        case .positiveStatuses: .init(.answer, "writes statuses without their minus sign")
        case .multiStatusZeros: .init(.answer, "answers 207 with status 0 where all went well")
        case .trueOnlyBooleans: .init(.answer, "writes booleans as true and false and refuses 1 and 0")
        case .oneOnlyBooleans: .init(.answer, "writes booleans as 1 and 0 and refuses true and false")
        case .missingFormats: .init(.database, "leaves out the format of all characteristics")
        case .missingPermissions: .init(.database, "leaves out the perms of all characteristics")
        default:
            .init(
                .database, .number("N", 1...1000, standard: 1),
                "loses the last N accessories of a bridge and counts c# up, again when it ends")
        }
    }

    private var identityDefinition: Definition {
        switch self {
        case .pairingError: .init(.pairing, .pairingError, "answers a step of pairing with an error")
        case .leadingZeroSRP: .init(.pairing, "begins its public numbers of pair-setup with a zero byte")
        case .reset: .init(.pairing, "forgets all pairings at once and says so in discovery; cannot be taken back")
        case .announceUnspecified: .init(.discovery, "announces 0.0.0.0 as its address")
        default: .init(.discovery, .number("PORT", 1...65_535, standard: 9), "announces a port where nobody listens")
        }
    }

    /// Whether it acts now and then, and can be ordered for a number of times; the others are a state.
    package var isCounted: Bool {
        switch self {
        case .swapPorts, .silent, .shrunkenList, .leadingZeroSRP, .reset, .announceUnspecified, .announceStalePort:
            false
        default: true
        }
    }

    /// As it is ordered: `late[=SECONDS]`.
    package var usage: String {
        switch definition.parameter {
        case .none: rawValue
        case .number(let name, _, _): "\(rawValue)[=\(name)]"
        case .seconds: "\(rawValue)[=SECONDS]"
        case .server: "\(rawValue)[=SERVER]"
        case .pairingError: "\(rawValue)=STEP:ERROR"
        }
    }
}
