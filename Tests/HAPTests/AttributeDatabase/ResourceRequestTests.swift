// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@Suite("Resource request")
struct ResourceRequestTests {
    @Test("size and camera stand in the body; the accessory server itself goes unnamed")
    func body() {
        let own = ResourceRequest(width: 640, height: 360).httpRequest
        #expect(own.method == "POST" && own.target == "/resource" && own.contentType == "application/hap+json")
        #expect(
            String(decoding: own.body, as: UTF8.self)
                == #"{"resource-type":"image","image-width":640,"image-height":360}"#)
        #expect(
            String(decoding: ResourceRequest(width: 1, height: 2, aid: .max).body, as: UTF8.self)
                == #"{"resource-type":"image","image-width":1,"image-height":2,"aid":18446744073709551615}"#)
    }
}
