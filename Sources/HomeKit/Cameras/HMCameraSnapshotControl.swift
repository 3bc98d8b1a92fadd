// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// Takes still pictures with a camera.
public class HMCameraSnapshotControl: HMCameraControl, @unchecked Sendable {
    private struct State {
        var latest: HMCameraSnapshot?
        /// Whether the hub was asked for what other programs have taken before.
        var hasCaughtUp = false
    }

    // `@unchecked`: both guard themselves.
    private let state = Guarded(State())
    private let delegateReference = WeakReference<any HMCameraSnapshotControlDelegate>()

    override init(_ place: CameraPlace) { super.init(place) }

    /// One of no camera; it takes no pictures.
    @available(*, deprecated, message: "Snapshot controls come from HMCameraProfile.snapshotControl.")
    public override convenience init() { self.init(.nowhere) }

    /// Who gets the pictures. Not kept alive.
    public var delegate: (any HMCameraSnapshotControlDelegate)? {
        get { delegateReference.value }
        set { delegateReference.value = newValue }
    }

    /// The last picture that this or another program has had taken, as far as it is here.
    public var mostRecentSnapshot: HMCameraSnapshot? { state.withLock { $0.latest } }

    /// Has the camera take a picture; the delegate gets it, or the reason why there is none.
    public func takeSnapshot() {
        let size = Self.size
        let request = TakeSnapshot(accessory: place.accessory, width: size.width, height: size.height)
        // Cameras that sleep take their time.
        place.feed.link.send(request, within: .seconds(45)) { answer in
            let result = answer.flatMap { picture in
                HMCameraSnapshot(picture).map { .success($0) }
                    ?? .failure(HubError(.accessorySentInvalidResponse, "What the camera has sent is no picture."))
            }
            switch result {
            case .success(let snapshot):
                self.keep(snapshot)
                self.delegate?.cameraSnapshotControl(self, didTake: snapshot, error: nil)
            case .failure(let error):
                self.delegate?.cameraSnapshotControl(self, didTake: nil, error: HMError(error))
            }
        }
    }

    /// What most cameras can give.
    private static let size = PictureSize(width: 1280, height: 720)

    /// Returns whether it is newer than the one before.
    @discardableResult
    private func keep(_ snapshot: HMCameraSnapshot) -> Bool {
        state.withLock { state in
            guard snapshot.captureDate > state.latest?.captureDate ?? .distantPast else { return false }
            state.latest = snapshot
            return true
        }
    }
}

// MARK: - Pictures of other programs

extension HMCameraSnapshotControl {
    /// Asks the hub once for what was taken before this program came.
    func catchUp() {
        let isFirst = state.withLock { state in
            defer { state.hasCaughtUp = true }
            return !state.hasCaughtUp
        }
        if isFirst { fetch() }
    }

    /// Takes over the last picture of another program.
    func fetch() {
        place.feed.link.send(ShowRecentSnapshot(accessory: place.accessory)) { answer in
            guard case .success(let recent) = answer, let snapshot = recent.snapshot.flatMap(HMCameraSnapshot.init),
                self.keep(snapshot)
            else { return }
            self.delegate?.cameraSnapshotControlDidUpdateMostRecentSnapshot(self)
        }
    }
}

extension HomeFeed {
    /// Another program has had a picture taken: whoever has asked for pictures of the camera here gets it, too.
    func takeSnapshot(of accessory: Accessory.ID) {
        guard let (record, home) = replica.database.accessory(accessory) else { return }
        for profile in record.profiles {
            let known = replica.knownObject(.profile(profile.id, accessory, home.id)) as? HMCameraProfile
            known?.knownSnapshotControl?.fetch()
        }
    }
}

extension HMCameraSnapshot {
    /// Nil if the picture has no bytes.
    fileprivate convenience init?(_ picture: Snapshot) {
        guard let bytes = Base64.decode(picture.image), !bytes.isEmpty else { return nil }
        self.init(jpegData: Data(bytes), captureDate: picture.takenAt ?? Date())
    }
}
