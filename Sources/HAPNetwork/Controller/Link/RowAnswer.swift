// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// An accessory's answer to a read or a write, to be asked row by row.
///
/// Whatever the HTTP status, the rows count; only where one is missing the status decides.
/// Source: quirks Q19, Q20 and Q28.
struct RowAnswer: Sendable {
    let response: CharacteristicResponse
    /// Where the row of each id stands that was asked for, in the order asked.
    private let places: [Int?]
    let httpStatus: Int
    /// The place among the session's messages.
    let order: UInt64

    private var isSuccess: Bool { (200...299).contains(httpStatus) }

    /// - Throws: ``HAPMessageError`` if a good answer has a body that cannot be read.
    init(_ answer: Received<HTTPResponse>, requested: [CharacteristicID]) throws(HAPMessageError) {
        httpStatus = answer.message.status
        order = answer.order
        do {
            response = try CharacteristicResponse(body: answer.message.body, requested: requested)
        } catch {
            guard !answer.message.isSuccess else { throw error }
            response = CharacteristicResponse(rows: [])
        }
        places = response.places(of: requested)
    }

    /// Whether the accessory answered less than it was asked for: it may be able to answer smaller questions.
    var isShort: Bool {
        places.contains { place in place.map { response.rows[$0].status == .outOfResources } ?? true }
    }

    /// What became of reading the id asked for in this place, where `values` belong to the rows.
    func reading(at place: Int, _ values: [CharacteristicValue?]) -> Result<CharacteristicValue?, CharacteristicFailure>
    {
        guard let row = places[place] else { return .failure(isSuccess ? .noAnswer : .refused(status: httpStatus)) }
        let status = response.rows[row].status
        return status.isSuccess ? .success(values[row]) : .failure(.status(status))
    }

    /// The row of the id asked for in this place.
    func row(at place: Int) -> CharacteristicResponse.Row? { places[place].map { response.rows[$0] } }

    /// What went wrong with writing this one; an accessory may leave out what went well.
    ///
    /// - Parameter place: among the ids asked for.
    func writeFailure(at place: Int) -> CharacteristicFailure? {
        guard let row = row(at: place) else { return isSuccess ? nil : .refused(status: httpStatus) }
        return row.status.isSuccess ? nil : .status(row.status)
    }
}

extension CharacteristicFailure {
    /// Worth a second attempt in a moment. Source: HAP reference 15.
    var isBusy: Bool { self == .status(.busy) }

    /// Whether it says that the device behind the bridge is out of reach.
    var isUnreachable: Bool {
        if case .status(let status) = self { status.isUnreachable } else { false }
    }
}

extension HAPStatus {
    /// Numbers that HAP does not define count as such. Source: HAP reference 15; quirk Q30.
    var isUnreachable: Bool { self == .unableToCommunicate || !isKnown }
}
