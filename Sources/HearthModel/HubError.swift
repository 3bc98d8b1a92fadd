// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A refusal or failure as every client of the hub sees it.
///
/// Equality looks at the code alone; the message is for people.
package struct HubError: Error, Hashable, Sendable, Codable {
    package var code: Code
    /// What went wrong and what the reader can do about it. Never holds a secret.
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package static func == (left: HubError, right: HubError) -> Bool { left.code == right.code }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The stable word for an error. Each is named as the `HMError.Code` case that the `HomeKit` module turns it into;
    /// the raw value travels, so an older reader can still show a newer code.
    package struct Code: RawRepresentable, Hashable, Sendable, Codable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension HubError.Code {
    package static let unexpectedError = Self(rawValue: "unexpectedError")
    package static let alreadyExists = Self(rawValue: "alreadyExists")
    package static let notFound = Self(rawValue: "notFound")
    package static let invalidParameter = Self(rawValue: "invalidParameter")
    package static let accessoryNotReachable = Self(rawValue: "accessoryNotReachable")
    package static let readOnlyCharacteristic = Self(rawValue: "readOnlyCharacteristic")
    package static let writeOnlyCharacteristic = Self(rawValue: "writeOnlyCharacteristic")
    package static let notificationNotSupported = Self(rawValue: "notificationNotSupported")
    package static let operationTimedOut = Self(rawValue: "operationTimedOut")
    package static let accessDenied = Self(rawValue: "accessDenied")
    package static let objectAssociatedToAnotherHome = Self(rawValue: "objectAssociatedToAnotherHome")
    package static let objectNotAssociatedToAnyHome = Self(rawValue: "objectNotAssociatedToAnyHome")
    package static let objectAlreadyAssociatedToHome = Self(rawValue: "objectAlreadyAssociatedToHome")
    package static let accessoryIsBusy = Self(rawValue: "accessoryIsBusy")
    package static let operationInProgress = Self(rawValue: "operationInProgress")
    package static let accessoryOutOfResources = Self(rawValue: "accessoryOutOfResources")
    package static let insufficientPrivileges = Self(rawValue: "insufficientPrivileges")
    package static let accessoryPairingFailed = Self(rawValue: "accessoryPairingFailed")
    package static let invalidDataFormatSpecified = Self(rawValue: "invalidDataFormatSpecified")
    package static let operationCancelled = Self(rawValue: "operationCancelled")
    package static let roomForHomeCannotBeInZone = Self(rawValue: "roomForHomeCannotBeInZone")
    package static let noActionsInActionSet = Self(rawValue: "noActionsInActionSet")
    package static let noRegisteredActionSets = Self(rawValue: "noRegisteredActionSets")
    package static let fireDateInPast = Self(rawValue: "fireDateInPast")
    package static let roomForHomeCannotBeUpdated = Self(rawValue: "roomForHomeCannotBeUpdated")
    package static let actionInAnotherActionSet = Self(rawValue: "actionInAnotherActionSet")
    package static let objectWithSimilarNameExistsInHome = Self(rawValue: "objectWithSimilarNameExistsInHome")
    package static let homeWithSimilarNameExists = Self(rawValue: "homeWithSimilarNameExists")
    package static let renameWithSimilarName = Self(rawValue: "renameWithSimilarName")
    package static let cannotRemoveNonBridgeAccessory = Self(rawValue: "cannotRemoveNonBridgeAccessory")
    package static let nameContainsProhibitedCharacters = Self(rawValue: "nameContainsProhibitedCharacters")
    package static let nameDoesNotStartWithValidCharacters = Self(rawValue: "nameDoesNotStartWithValidCharacters")
    package static let nameDoesNotEndWithValidCharacters = Self(rawValue: "nameDoesNotEndWithValidCharacters")
    package static let recurrenceTooSmall = Self(rawValue: "recurrenceTooSmall")
    package static let recurrenceTooLarge = Self(rawValue: "recurrenceTooLarge")
    package static let invalidValueType = Self(rawValue: "invalidValueType")
    package static let valueLowerThanMinimum = Self(rawValue: "valueLowerThanMinimum")
    package static let valueHigherThanMaximum = Self(rawValue: "valueHigherThanMaximum")
    package static let stringLongerThanMaximum = Self(rawValue: "stringLongerThanMaximum")
    package static let homeAccessNotAuthorized = Self(rawValue: "homeAccessNotAuthorized")
    package static let operationNotSupported = Self(rawValue: "operationNotSupported")
    package static let accessorySentInvalidResponse = Self(rawValue: "accessorySentInvalidResponse")
    package static let stringShorterThanMinimum = Self(rawValue: "stringShorterThanMinimum")
    package static let genericError = Self(rawValue: "genericError")
    package static let securityFailure = Self(rawValue: "securityFailure")
    package static let communicationFailure = Self(rawValue: "communicationFailure")
    package static let accessoryDiscoveryFailed = Self(rawValue: "accessoryDiscoveryFailed")
    package static let invalidAssociatedServiceType = Self(rawValue: "invalidAssociatedServiceType")
    package static let accessoryIsSuspended = Self(rawValue: "accessoryIsSuspended")
    package static let accessoryIsBlocked = Self(rawValue: "accessoryIsBlocked")
    package static let actionSetExecutionFailed = Self(rawValue: "actionSetExecutionFailed")
    package static let actionSetExecutionPartialSuccess = Self(rawValue: "actionSetExecutionPartialSuccess")
    package static let actionSetExecutionInProgress = Self(rawValue: "actionSetExecutionInProgress")
    package static let recurrenceMustBeOnSpecifiedBoundaries = Self(rawValue: "recurrenceMustBeOnSpecifiedBoundaries")
    package static let dateMustBeOnSpecifiedBoundaries = Self(rawValue: "dateMustBeOnSpecifiedBoundaries")
    package static let cannotActivateTriggerTooFarInFuture = Self(rawValue: "cannotActivateTriggerTooFarInFuture")
    package static let addAccessoryFailed = Self(rawValue: "addAccessoryFailed")
    package static let cannotRemoveBuiltinActionSet = Self(rawValue: "cannotRemoveBuiltinActionSet")
    package static let locationForHomeDisabled = Self(rawValue: "locationForHomeDisabled")
    package static let notAuthorizedForLocationServices = Self(rawValue: "notAuthorizedForLocationServices")
    package static let cannotUnblockNonBridgeAccessory = Self(rawValue: "cannotUnblockNonBridgeAccessory")
    package static let noHomeHub = Self(rawValue: "noHomeHub")
    package static let invalidOrMissingAuthorizationData = Self(rawValue: "invalidOrMissingAuthorizationData")
    package static let bridgedAccessoryNotReachable = Self(rawValue: "bridgedAccessoryNotReachable")
    package static let objectWithSimilarNameExists = Self(rawValue: "objectWithSimilarNameExists")
    package static let maximumObjectLimitReached = Self(rawValue: "maximumObjectLimitReached")
    package static let readWritePartialSuccess = Self(rawValue: "readWritePartialSuccess")
    package static let readWriteFailure = Self(rawValue: "readWriteFailure")
}
