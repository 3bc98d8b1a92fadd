// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Combine
import HomeKit
import os

/// A model that screens observe: published properties, and publishers made of delegate messages.
final class HomeModel: NSObject, ObservableObject {
    @Published private(set) var roomNames: [String] = []
    @Published var filter = ""
    @Published private(set) var shown: [String] = []

    let renamed = PassthroughSubject<HMRoom, Never>()
    let isReady = CurrentValueSubject<Bool, Never>(false)

    private let manager = HMHomeManager()
    private let logger = Logger(subsystem: "guide", category: "model")
    private var home: HMHome?
    private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        manager.delegate = self
        $roomNames.combineLatest($filter)
            .map { names, filter in names.filter { filter.isEmpty || $0.contains(filter) } }
            .removeDuplicates()
            .assign(to: &$shown)
    }

    private func load() {
        roomNames = home?.rooms.map(\.name).sorted() ?? []
        logger.debug("\(self.roomNames.count, privacy: .public) rooms")
    }
}

extension HomeModel: HMHomeManagerDelegate, HMHomeDelegate {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        home = manager.homes.first
        home?.delegate = self
        load()
        isReady.send(true)
    }

    func home(_ home: HMHome, didAdd room: HMRoom) { load() }
    func home(_ home: HMHome, didRemove room: HMRoom) { load() }

    func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {
        load()
        renamed.send(room)
    }
}

let model = HomeModel()
var cancellables = Set<AnyCancellable>()
var changes = 0
model.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
model.isReady.filter { $0 }.first()
    .sink { _ in
        print("Ready: \(model.roomNames)")
        fflush(stdout)
    }
    .store(in: &cancellables)
model.$roomNames.dropFirst(2).sink { print("Will be \($0), is \(model.roomNames)") }.store(in: &cancellables)
model.renamed.map(\.name).receive(on: DispatchQueue.main)
    .sink { name in
        model.filter = "Attic"
        print("Renamed: \(name), shown: \(model.shown), several changes: \(changes > 3)")
        exit(0)
    }
    .store(in: &cancellables)
RunLoop.main.run()
