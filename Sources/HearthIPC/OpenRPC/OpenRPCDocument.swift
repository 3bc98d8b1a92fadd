// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0
//
// Written by Scripts/generate_openrpc.py; do not edit.
// swift-format-ignore-file

/// The description of the hub's interface, as `Documentation/openrpc.json` has it, for `rpc.discover`.
package enum OpenRPCDocument {
    package static let text = JSONText(
        #"""
        {"openrpc":"1.3.2","info":{"title":"Hearth hub","version":"1","license":{"name":"Apache-2.0"},"description":"H\#
        ow programs talk to a hub of Hearth: JSON-RPC 2.0 over a Unix-domain socket (`HEARTH_SOCKET`, else `$XDG_RUNTI\#
        ME_DIR/hearth/hub.sock`), one object a line, UTF-8, many requests at once on one connection.\n\nRules: The fir\#
        st request is `hub.hello`; only `rpc.discover` is answered before. Parameters go by name. Batches are refused w\#
        ith -32600. Dates are seconds since 1970 as a number. What has no value (\"nil\") is left out; null says the s\#
        ame. A line to the hub has at most 4 MiB, one from the hub at most 64 MiB. Requests that change or read the d\#
        atabase start in the order in which they were sent; answers come when they are ready. Answers and notification\#
        s leave in the order in which things happened: a client that applies them as they come is never wrong. A clien\#
        t whose commit is in an answer is not told of it by a notification, so it applies the answer's, however late i\#
        t comes. A client that does not read is cut off when 8 MiB wait for it. A message without an id (notification) f\#
        rom a client is passed over.\n\nCompatibility: `protocolVersion` rises only when something is taken away or c\#
        hanges its meaning. Methods, fields, kinds of changes and error codes may be added within a version, and both s\#
        ides pass over what they do not know. A hub refuses another version than its own with an error that names bo\#
        th."},"methods":[{"name":"rpc.discover","summary":"Answers with this document","paramStructure":"by-name","par\#
        ams":[],"result":{"name":"OpenRPC document","schema":{"$ref":"https://raw.githubusercontent.com/open-rpc/meta-\#
        schema/master/schema.json"}}},{"name":"hub.hello","summary":"The first request on every connection","descripti\#
        on":"Compatibility: `protocolVersion` rises only when something is taken away or changes its meaning; methods, f\#
        ields, change kinds and error codes may be added within a version, and both sides pass over what they do not k\#
        now. A hub refuses another version than its own with an error that names both.","paramStructure":"by-name","\#
        params":[{"name":"protocolVersion","required":true,"schema":{"type":"integer"}},{"name":"client","required":tr\#
        ue,"summary":"The program that is calling, for logs and `hub.status`.","schema":{"type":"string"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/Welcome"}},"errors":[{"$ref":"#/components/errors/Inval\#
        idParameters"},{"$ref":"#/components/errors/HelloRefused"}],"examples":[{"name":"whole","params":[{"name":"pro\#
        tocolVersion","value":1},{"name":"client","value":"my program"}],"result":{"name":"result","value":{"protocolV\#
        ersion":1,"hubVersion":"0.1.0"}}}]},{"name":"hub.status","summary":"Asks how the hub is","paramStructure":"by-\#
        name","params":[],"result":{"name":"result","schema":{"$ref":"#/components/schemas/HubStatus"}},"errors":[{"$r\#
        ef":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whol\#
        e","params":[],"result":{"name":"result","value":{"version":"0.1.0","processID":1,"startedAt":1800000000,"revi\#
        sion":1,"homes":1,"accessories":1,"reachableAccessories":1,"accessoryServers":[{"deviceID":"7A:1C:3E:55:90:D2"\#
        ,"address":"192.0.2.7:51826","state":"reachable","accessories":1,"problem":"no answer"}],"clients":["hearth"],\#
        "enabledTriggers":1,"nextFireDate":1800000000,"residentBytes":1}}}]},{"name":"accessory.add","summary":"Pairs a\#
        n accessory server and adds its accessories to a home","description":"The setup code comes from `setupCode` o\#
        r `setupPayload`, else the hub asks the setup agents. May take as long as a person needs: give it a limit of m\#
        inutes.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format\#
        ":"uuid"}},{"name":"deviceID","required":false,"summary":"Which one: an accessory from discovery. Nil if `addr\#
        ess` or `setupPayload` tells.","schema":{"type":"string"}},{"name":"address","required":false,"summary":"`HOST\#
        :PORT`, where no multicast reaches.","schema":{"type":"string"}},{"name":"setupCode","required":false,"summary\#
        ":"`XXX-XX-XXX`, with or without dashes.","schema":{"type":"string"}},{"name":"setupPayload","required":false,\#
        "summary":"`X-HM://…`, as a QR code holds it.","schema":{"type":"string"}},{"name":"accessoryKey","required":f\#
        alse,"summary":"The accessory server's long-term public key in hex, from an invitation: another controller has l\#
        et this hub in, so no code is needed. With `deviceID`.","schema":{"type":"string"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/AccessoryAdded"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"address","val\#
        ue":"192.0.2.7:51826"},{"name":"setupCode","value":"031-45-154"},{"name":"setupPayload","value":"X-HM://0023IS\#
        YWY9QG2"},{"name":"accessoryKey","value":"d23ddca6599bbd4061ce65a39b97b0cbbb78104e08edb31fdb2e0004e060e30b"}],\#
        "result":{"name":"result","value":{"commit":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}}]},"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}}},{"name":"short\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":\#
        {"commit":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitch\#
        en"}}]},"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}}}]},{"name":"accessory.assign","summary":"Moves an a\#
        ccessory to a room","description":"Moving a bridge leaves those behind it where they are.","paramStructure":\#
        "by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"access\#
        ory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"err\#
        ors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"n\#
        ame":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","val\#
        ue":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"r\#
        esult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","name":"Kitchen"}}]}}}]},{"name":"accessory.identify","summary":"Makes an accessory show itself: pair\#
        ed through its Identify characteristic, unpaired through HAP's unpaired identify","paramStructure":"by-name","\#
        params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"re\#
        sult","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"\#
        },{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5\#
        BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":{}}}]},{"name":"accessory.refresh","s\#
        ummary":"Has the hub read an accessory's services again, and with a bridge those behind it: some change withou\#
        t saying so","description":"Differences are committed before the answer comes.","paramStructure":"by-name","pa\#
        rams":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"resu\#
        lt","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},\#
        {"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":{}}}]},{"name":"accessory.remove","summ\#
        ary":"Removes an accessory, and with a bridge those behind it; scenes and triggers lose what refers to them","\#
        description":"One behind a bridge leaves alone only if the bridge no longer mentions it.","paramStructure":"by\#
        -name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory\#
        ","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value"\#
        :{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}\#
        ]},{"name":"accessory.rename","summary":"Gives an accessory another name; the device never hears of it","param\#
        Structure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"sc\#
        hema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"\#
        5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"\#
        revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},\#
        {"name":"accessory.snapshot","summary":"Asks a camera or doorbell for a still picture","description":"The came\#
        ra may give another size than the one wished for.\n\nFails with `operationNotSupported` for an accessory witho\#
        ut a camera.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"width","required":true,"summary":"Pixels.","schema":{"type":"integer"}},{"name":\#
        "height","required":true,"summary":"Pixels.","schema":{"type":"integer"}}],"result":{"name":"result","schema":\#
        {"$ref":"#/components/schemas/Snapshot"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"\#
        #/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-037\#
        2-5BE6-9ECC-DFE807510499"},{"name":"width","value":640},{"name":"height","value":360}],"result":{"name":"resul\#
        t","value":{"contentType":"image/jpeg","image":"/9j/"}}}]},{"name":"actionSet.add","summary":"Makes an empty a\#
        ction set","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","form\#
        at":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"\#
        $ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/co\#
        mponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes"\#
        :[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.ad\#
        dAction","summary":"Adds a write to an action set","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"action","required":true,"schema":{"$ref":"#/components/schemas/Action"}}],"res\#
        ult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/\#
        InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"hom\#
        e","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD8\#
        61AA83"},{"name":"action","value":{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"\#
        5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}}],"result":{"name":"result","value":{"revisio\#
        n":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name"\#
        :"actionSet.execute","summary":"Runs an action set","description":"Fails with `actionSetExecutionFailed`, `act\#
        ionSetExecutionPartialSuccess`, `noActionsInActionSet` or `actionSetExecutionInProgress`; the answer tells eac\#
        h action's result.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/ActionSetExecuted"}},"errors":[{"$ref":"#/components\#
        /errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"na\#
        me":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A95\#
        4-E66AD861AA83"}],"result":{"name":"result","value":{"commit":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]},"results":[{"characteristic":{"accessory":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home\#
        "}}],"error":{"code":"notFound","message":"there is no such home"}}}}]},{"name":"actionSet.remove","summary":"\#
        Removes an action set; triggers lose it","paramStructure":"by-name","params":[{"name":"home","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","form\#
        at":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E\#
        9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.removeAction","summary":"Ta\#
        kes a write out of an action set","paramStructure":"by-name","params":[{"name":"home","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uu\#
        id"}},{"name":"action","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result",\#
        "schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"\#
        $ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"acti\#
        on","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"}],"result":{"name":"result","value":{"revision":1,"changes"\#
        :[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.re\#
        name","summary":"Gives an action set another name","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"name"\#
        ,"value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.updateAction","summary":"Gives a w\#
        rite of an action set another target value","paramStructure":"by-name","params":[{"name":"home","required":tru\#
        e,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","f\#
        ormat":"uuid"}},{"name":"action","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"targetVa\#
        lue","required":true,"schema":{"$ref":"#/components/schemas/CharacteristicValue"}}],"result":{"name":"result",\#
        "schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"\#
        $ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"acti\#
        on","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"},{"name":"targetValue","value":40}],"result":{"name":"resul\#
        t","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitc\#
        hen"}}]}}}]},{"name":"agent.register","summary":"Makes this connection a setup agent, or no longer: the hub as\#
        ks it for setup codes (`agent.setupCode`)","paramStructure":"by-name","params":[{"name":"isOn","required":true\#
        ,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"error\#
        s":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"nam\#
        e":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name":"character\#
        istic.read","summary":"Asks the devices for current values","paramStructure":"by-name","params":[{"name":"char\#
        acteristics","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicRefe\#
        rence"}}}],"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/Characteri\#
        sticResult"}}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused\#
        "}],"examples":[{"name":"whole","params":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-\#
        9ECC-DFE807510499","iid":9}]}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-037\#
        2-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}}]}\#
        }]},{"name":"characteristic.subscribe","summary":"Asks to be told (`characteristic.valuesChanged`) when these c\#
        hange by somebody else's hand, or no longer","description":"Subscriptions belong to the connection and end wi\#
        th it.","paramStructure":"by-name","params":[{"name":"characteristics","required":true,"schema":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/CharacteristicReference"}}},{"name":"isOn","required":true,"schema":{"\#
        type":"boolean"}}],"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/Ch\#
        aracteristicResult"}}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors\#
        /Refused"}],"examples":[{"name":"whole","params":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-03\#
        72-5BE6-9ECC-DFE807510499","iid":9}]},{"name":"isOn","value":true}],"result":{"name":"result","value":[{"chara\#
        cteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound",\#
        "message":"there is no such home"}}]}}]},{"name":"characteristic.write","summary":"Writes values to the device\#
        s, each accessory server's in one go","description":"Values are checked and clamped first.","paramStructure":"\#
        by-name","params":[{"name":"writes","required":true,"schema":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/CharacteristicWrite"}}}],"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components\#
        /schemas/CharacteristicResult"}}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"writes","value":[{"characteristic":{"acc\#
        essory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"authorizationData":"AQI="}]}],"result":{"n\#
        ame":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":\#
        40,"error":{"code":"notFound","message":"there is no such home"}}]}}]},{"name":"database.open","summary":"Asks f\#
        or the database and, from then on, for every commit (`database.committed`) and every change of reachability (\#
        `accessory.stateChanged`), without a gap in between","paramStructure":"by-name","params":[{"name":"since","re\#
        quired":false,"summary":"The last revision the client has; the hub then sends only what came after, if it stil\#
        l knows.","schema":{"type":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Datab\#
        aseOpened"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"since","value":1}],"result":{"name":"result","value":{"revisi\#
        on":1,"database":{"homes":[{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C098\#
        1A-90CA-5C9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zone\#
        s":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E\#
        11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"nam\#
        e":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","ca\#
        tegory":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"\#
        iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked\#
        ":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"]\#
        ,"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximu\#
        mDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":18000000\#
        00}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions\#
        ":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6\#
        -CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin",\#
        "recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recu\#
        rrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2C\#
        CE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}]}],"primaryHome":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"missed":[{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},\#
        "value":40}]}}},{"name":"short","params":[],"result":{"name":"result","value":{"revision":1,"accessories":[{"a\#
        ccessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"accessory"\#
        :"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search","summary":"Starts or stops t\#
        elling this connection about accessories that could be added (`discovery.appeared`, `discovery.vanished`)","d\#
        escription":"Starting begins with all that are known.","paramStructure":"by-name","params":[{"name":"isOn","re\#
        quired":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Do\#
        ne"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exam\#
        ples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name\#
        ":"home.add","summary":"Makes a home","description":"The first one becomes the primary home.","paramStructure"\#
        :"by-name","params":[{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"name","value":"Kitchen"}],"r\#
        esult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home with everything in it","para\#
        mStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"r\#
        esult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/error\#
        s/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"h\#
        ome","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.rename\#
        ","summary":"Gives a home another name","paramStructure":"by-name","params":[{"name":"home","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result"\#
        :{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inva\#
        lidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","\#
        value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","v\#
        alue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}}}]},{"name":"home.setPrimary","summary":"Makes a home the primary one","paramStructure":"by-name","params"\#
        :[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schem\#
        a":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":\#
        "#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"identity.export","summary":"Asks for this h\#
        ub's identity and pairings as a file that a passphrase opens","description":"Whoever has both can use all it\#
        s accessories.","paramStructure":"by-name","params":[{"name":"passphrase","required":true,"summary":"At least 8 c\#
        haracters.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/E\#
        xportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Ref\#
        used"}],"examples":[{"name":"whole","params":[{"name":"passphrase","value":"eight or more"}],"result":{"name":\#
        "result","value":{"document":"{\"format\":\"hearth-controller-identity\"}","pairings":3}}}]},{"name":"identity\#
        .import","summary":"Gives this hub the identity and pairings of an exported file, from its next start on; unti\#
        l then it pairs with nothing","description":"Fails with `accessDenied` for a wrong passphrase, `invalidDataFor\#
        matSpecified` for a damaged or foreign file, and `alreadyExists` if this hub has pairings under an identity of i\#
        ts own and `replacesPaired` is false.","paramStructure":"by-name","params":[{"name":"document","required":tr\#
        ue,"summary":"The content of the file.","schema":{"type":"string"}},{"name":"passphrase","required":true,"sche\#
        ma":{"type":"string"}},{"name":"replacesPaired","required":true,"summary":"Whether an identity may be replaced u\#
        nder which accessories know this hub.","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/ImportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"document","value":"{\"format\#
        \":\"hearth-controller-identity\"}"},{"name":"passphrase","value":"eight or more"},{"name":"replacesPaired","v\#
        alue":true}],"result":{"name":"result","value":{"controller":{"identifier":"gregorian","publicKey":"2bc8ad2251\#
        86f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},"pairings":3,"needsRestart":true}}}]},{"name":"identi\#
        ty.show","summary":"Asks who this hub is towards accessories","description":"Nothing of it is secret: it is wh\#
        at another hub needs to invite this one.","paramStructure":"by-name","params":[],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/ControllerDescription"}},"errors":[{"$ref":"#/components/errors/InvalidPar\#
        ameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[],"result":{"name":"re\#
        sult","value":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1\#
        b628d0c"}}}]},{"name":"pairing.add","summary":"Lets another controller use an accessory, or changes whether it m\#
        ay manage pairings","description":"Fails with `insufficientPrivileges` if this hub is no administrator, `acc\#
        essoryOutOfResources` if the accessory cannot store more pairings, `alreadyExists` if it knows the identifier w\#
        ith another key.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"identifier","required":true,"summary":"The other controller's pairing ident\#
        ifier, as its `identity.show` tells.","schema":{"type":"string"}},{"name":"publicKey","required":true,"summary\#
        ":"Its long-term public key, 32 bytes in hex.","schema":{"type":"string"}},{"name":"isAdmin","required":true,"\#
        summary":"Whether it may manage pairings too.","schema":{"type":"boolean"}}],"result":{"name":"result","schema\#
        ":{"$ref":"#/components/schemas/AccessoryInvitation"}},"errors":[{"$ref":"#/components/errors/InvalidParameter\#
        s"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"},{"name":"publicKey","value":\#
        "2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},{"name":"isAdmin","value":true}],"result":\#
        {"name":"result","value":{"deviceID":"7A:1C:3E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f\#
        67e440ae8d25e71b1b628d0c","address":"192.0.2.7:51826"}}}]},{"name":"pairing.list","summary":"Asks an accessory w\#
        hich controllers it is paired with","description":"Only an administrator of the accessory may ask: `insuffic\#
        ientPrivileges`. For an accessory behind a bridge the bridge is asked.","paramStructure":"by-name","params":[{\#
        "name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sch\#
        ema":{"type":"array","items":{"$ref":"#/components/schemas/ControllerPairing"}}},"errors":[{"$ref":"#/componen\#
        ts/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"\#
        name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":[{"identi\#
        fier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","isAdmin":tru\#
        e,"isOwn":true}]}}]},{"name":"pairing.remove","summary":"Has an accessory forget another controller","descript\#
        ion":"Fails with `notFound` if the accessory does not know it, `insufficientPrivileges` if this hub is no admi\#
        nistrator, and `operationNotSupported` for this hub's own pairing, which ends with `accessory.remove`, and for t\#
        he last administrator.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"identifier","required":true,"schema":{"type":"string"}}],"result":{"\#
        name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidPa\#
        rameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","\#
        value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"}],"result":{"name":"re\#
        sult","value":{}}}]},{"name":"room.add","summary":"Makes a room","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"t\#
        ype":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":\#
        "#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","\#
        params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"re\#
        sult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.remove","summary":"Removes a room; it leaves its zones, and its a\#
        ccessories go to the default room","paramStructure":"by-name","params":[{"name":"home","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid\#
        "}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/component\#
        s/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"n\#
        ame":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99\#
        AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.rename","summary":"Gives a room another name",\#
        "paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}\#
        },{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"s\#
        chema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors"\#
        :[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name"\#
        :"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0\#
        981A-90CA-5C9F-A116-99AFE0116E11"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revi\#
        sion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"na\#
        me":"service.rename","summary":"Gives a service another name; the device never hears of it","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"accesso\#
        ry","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"t\#
        ype":"integer"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema\#
        ":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"\#
        #/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","v\#
        alue":1},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary\#
        ":"Adds a trigger, disabled; its identifier and action sets come with it","paramStructure":"by-name","params":\#
        [{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,\#
        "schema":{"$ref":"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref":"#/components/sc\#
        hemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refuse\#
        d"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"na\#
        me":"trigger","value":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule\#
        ":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hou\#
        rs":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Euro\#
        pe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":180000000\#
        0,"nextFireDate":1800000000}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"hom\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"A\#
        dds an action set to those a trigger runs","paramStructure":"by-name","params":[{"name":"home","required":true\#
        ,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","form\#
        at":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name"\#
        :"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParam\#
        eters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"nam\#
        e":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":\#
        1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"t\#
        rigger.enable","summary":"Enables or disables a trigger","paramStructure":"by-name","params":[{"name":"home","\#
        required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":\#
        "string","format":"uuid"}},{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name\#
        ":"isEnabled","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"Removes a t\#
        rigger","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamete\#
        rs"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result\#
        ":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes an action set from those a tri\#
        gger runs","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","form\#
        at":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet"\#
        ,"required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/co\#
        mponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/er\#
        rors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5\#
        -57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a t\#
        rigger another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components\#
        /schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Ref\#
        used"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{\#
        "name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{\#
        "name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        ,"name":"Kitchen"}}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"schedule","required\#
        ":true,"schema":{"$ref":"#/components/schemas/TimerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDa\#
        te":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"min\#
        utes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"\#
        }}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.add","summary":"Makes a zone","paramStructure":"by-name\#
        ","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","require\#
        d":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","va\#
        lue":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a zone\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,\#
        "schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/\#
        Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"z\#
        one","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116\#
        E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remove","summary":"Removes a zone; its rooms stay","p\#
        aramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema"\#
        :{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#\#
        /components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result"\#
        ,"value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}}]}}}]},{"name":"zone.removeRoom","summary":"Takes a room out of a zone","paramStructure":"by-name","params\#
        ":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"\#
        uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compo\#
        nents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":\#
        [{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88F\#
        B-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","va\#
        lue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}\#
        ]}}}]},{"name":"zone.rename","summary":"Gives a zone another name","paramStructure":"by-name","params":[{"name\#
        ":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{\#
        "type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name"\#
        :"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParam\#
        eters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":\#
        "name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.committed\#
        ","summary":"Somebody else changed the database","description":"Never sent to the connection that asked for th\#
        e change.","paramStructure":"by-name","params":[{"name":"revision","required":true,"schema":{"type":"integer"}\#
        },{"name":"changes","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}]\#
        ,"examples":[{"name":"whole","params":[{"name":"revision","value":1},{"name":"changes","value":[{"homeRenamed"\#
        :{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","sum\#
        mary":"Accessories became reachable or unreachable","paramStructure":"by-name","params":[{"name":"accessories"\#
        ,"required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examples"\#
        :[{"name":"whole","params":[{"name":"accessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        ,"isReachable":true}]}]}]},{"name":"characteristic.valuesChanged","summary":"Values changed by a device or by a\#
        nother client, for those subscribed to","paramStructure":"by-name","params":[{"name":"values","required":true\#
        ,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"}}}],"examples":[{"name":"\#
        whole","params":[{"name":"values","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","iid":9},"value":40}]}]}]},{"name":"actionSet.executing","summary":"An action set started or ended running"\#
        ,"paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"\#
        }},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isExecuting","requ\#
        ired":true,"schema":{"type":"boolean"}}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"i\#
        sExecuting","value":true}]}]},{"name":"discovery.appeared","summary":"An accessory was seen, or something abou\#
        t it changed","paramStructure":"by-name","params":[{"name":"accessory","required":true,"summary":"The identifi\#
        er its first accessory will have once it is added.","schema":{"type":"string","format":"uuid"}},{"name":"devic\#
        eID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,"schema":{"type":"string"}},{"\#
        name":"model","required":true,"schema":{"type":"string"}},{"name":"category","required":true,"summary":"HAP's c\#
        ategory number.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"summary":"Whether some cont\#
        roller has paired with it already.","schema":{"type":"boolean"}},{"name":"addresses","required":true,"summary"\#
        :"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"\#
        whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value\#
        ":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","v\#
        alue":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discov\#
        ery.vanished","summary":"It is gone from the network, or has been added to a home","paramStructure":"by-name",\#
        "params":[{"name":"accessory","required":true,"summary":"The identifier its first accessory will have once it i\#
        s added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"st\#
        ring"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"\#
        type":"string"}},{"name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"integ\#
        er"}},{"name":"isPaired","required":true,"summary":"Whether some controller has paired with it already.","sche\#
        ma":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schem\#
        a":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","val\#
        ue":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","va\#
        lue":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true}\#
        ,{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a q\#
        uestion that it asked this client","paramStructure":"by-name","params":[{"name":"id","required":true,"schem\#
        a":{"type":["integer","string"]}}],"examples":[{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-clien\#
        t-methods":[{"name":"agent.setupCode","summary":"The hub's question to a setup agent","description":"The first a\#
        gent's answer wins; `setupCode` nil means the person gave up.","paramStructure":"by-name","params":[{"name":\#
        "accessory","required":true,"schema":{"$ref":"#/components/schemas/DiscoveredAccessory"}},{"name":"problem","r\#
        equired":false,"summary":"Why it is asked again, in words; nil the first time.","schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2"\#
        ,"name":"Kitchen","model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"probl\#
        em","value":"no answer"}],"result":{"name":"result","value":{"setupCode":"031-45-154"}}},{"name":"short","para\#
        ms":[{"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:9\#
        0:D2","name":"Kitchen","model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result"\#
        :{"name":"result","value":{}}}]}],"components":{"schemas":{"Accessory":{"type":"object","description":"One acc\#
        essory of a home: a stand-alone device, a bridge, or a device behind a bridge.\n\n`(deviceID, aid)` is its ide\#
        ntity at the device; name, model, serial number and address never are (quirk Q45).","properties":{"id":{"type"\#
        :"string","format":"uuid"},"deviceID":{"type":"string","description":"The accessory server it belongs to, as t\#
        he device spells it (`7A:1C:3E:55:90:D2`)."},"aid":{"type":"integer","description":"Its number within the acce\#
        ssory server; 1 for a stand-alone device and for a bridge itself."},"name":{"type":"string"},"room":{"type":"s\#
        tring","format":"uuid"},"bridge":{"type":"string","format":"uuid","description":"The bridge it stands behind; n\#
        il for a bridge and for a stand-alone device."},"category":{"type":"integer","description":"HAP's category nu\#
        mber, as announced."},"manufacturer":{"type":"string"},"model":{"type":"string"},"serialNumber":{"type":"strin\#
        g"},"firmwareVersion":{"type":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/Servi\#
        ce"}},"goneSince":{"type":"number","x-unit":"seconds since 1970","description":"Since when the bridge that it s\#
        tands behind no longer mentions it; nil if it does. It stays until it is removed."}},"required":["id","device\#
        ID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"object","properties":{"commit":{"$re\#
        f":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"uuid","description":"The accessory th\#
        at was paired: the bridge itself, or the stand-alone device."}},"required":["commit","accessory"]},"AccessoryI\#
        nvitation":{"type":"object","description":"What a controller that was let in needs to know of the accessory se\#
        rver. None of it is secret.","properties":{"deviceID":{"type":"string"},"publicKey":{"type":"string","descript\#
        ion":"The accessory server's long-term public key, 32 bytes in hex."},"address":{"type":"string","description"\#
        :"`HOST:PORT`, where it answers this hub; nil if it does not now."}},"required":["deviceID","publicKey"]},"Acc\#
        essoryServerStatus":{"type":"object","description":"One link of the hub: which accessory server, where, and ho\#
        w it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"string","description":"`HOST:POR\#
        T`, if known."},"state":{"type":"string","description":"`reachable`, `connecting`, `unreachable`, `pairing los\#
        t`."},"accessories":{"type":"integer"},"problem":{"type":"string","description":"Why it is not reachable, in w\#
        ords."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"type":"object","description":"Wheth\#
        er an accessory answers. Live state: it has no revision and is not part of the database.","properties":{"acces\#
        sory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"required":["accessory","isReachable\#
        "]},"Action":{"type":"object","description":"One write of an action set.","properties":{"id":{"type":"string",\#
        "format":"uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"targetValue":{"$ref\#
        ":"#/components/schemas/CharacteristicValue"}},"required":["id","characteristic","targetValue"]},"ActionSet":{\#
        "type":"object","description":"A scene: writes that are done together, in no particular order.","properties":{\#
        "id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/ActionSet\#
        Kind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"type":"\#
        number","x-unit":"seconds since 1970"}},"required":["id","name","kind","actions"]},"ActionSetExecuted":{"type"\#
        :"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Records when it ran; nil i\#
        f nothing was committed."},"results":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicRes\#
        ult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if every action succeeded."}},"requi\#
        red":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeDeparture","hom\#
        eArrival"],"description":"Where a set comes from. Raw values travel and are stored."},"CalendarDescription":{"\#
        type":"object","description":"A calendar as it travels: which one, and in which time zone it counts.","propert\#
        ies":{"identifier":{"type":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chinese` …\#
        "},"timeZone":{"type":"string","description":"IANA name."}},"required":["identifier"]},"Change":{"oneOf":[{"ty\#
        pe":"object","properties":{"homeAdded":{"type":"object","properties":{"home":{"$ref":"#/components/schemas/Hom\#
        e"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object","properties":{"homeRemoved":{"type":"obj\#
        ect","properties":{"home":{"type":"string","format":"uuid"}},"required":["home"]}},"required":["homeRemoved"]}\#
        ,{"type":"object","properties":{"homeRenamed":{"type":"object","properties":{"home":{"type":"string","format":\#
        "uuid"},"name":{"type":"string"}},"required":["home","name"]}},"required":["homeRenamed"]},{"type":"object","p\#
        roperties":{"primaryHomeChanged":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}}}},"r\#
        equired":["primaryHomeChanged"]},{"type":"object","properties":{"roomAdded":{"type":"object","properties":{"ro\#
        om":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}\#
        },"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":"object","properties":{"room"\#
        :{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}},"req\#
        uired":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"object","properties":{"room":{"t\#
        ype":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":[\#
        "room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties":{"zoneAdded":{"type":"object\#
        ","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"string","format":"uuid"}},"require\#
        d":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved":{"type":"object","\#
        properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["z\#
        one","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"type":"object","prop\#
        erties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"str\#
        ing"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"object","properties":{"roomAdd\#
        edToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","for\#
        mat":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomAd\#
        dedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object","properties":{"room":{"type\#
        ":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}}\#
        ,"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":"object","properties":{"acces\#
        soryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type"\#
        :"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryAdded"]},{"type":"object",\#
        "properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},\#
        "home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryRemoved"]},{\#
        "type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"accessory":{"type":"string","\#
        format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["accessory","ho\#
        me","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"accessoryMoved":{"type":"object\#
        ","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"room":\#
        {"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"required":["accessoryMoved"]},{"t\#
        ype":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"accessory":{"$ref":"#/compone\#
        nts/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required"\#
        :["accessoryDescribed"],"description":"What the device says of itself is different: its services, or the texts o\#
        f its accessory information."},{"type":"object","properties":{"accessoryGone":{"type":"object","properties":\#
        {"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"numbe\#
        r","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["accessoryGone"],"description\#
        ":"A bridge no longer mentions an accessory, or mentions it again (`since` nil)."},{"type":"object","propertie\#
        s":{"serviceRenamed":{"type":"object","properties":{"service":{"type":"integer"},"accessory":{"type":"string",\#
        "format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["service","acc\#
        essory","home","name"]}},"required":["serviceRenamed"]},{"type":"object","properties":{"actionSetAdded":{"type\#
        ":"object","properties":{"actionSet":{"$ref":"#/components/schemas/ActionSet"},"home":{"type":"string","format\#
        ":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetAdded"]},{"type":"object","properties":{"ac\#
        tionSetRemoved":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"s\#
        tring","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetRemoved"]},{"type":"object","\#
        properties":{"actionSetRenamed":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"\#
        home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["actionSet","home","name"]}},"re\#
        quired":["actionSetRenamed"]},{"type":"object","properties":{"actionsChanged":{"type":"object","properties":{"\#
        actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"actions":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Action"}}},"required":["actionSet","home","actions"]}},"required":["ac\#
        tionsChanged"]},{"type":"object","properties":{"actionSetExecuted":{"type":"object","properties":{"actionSet":\#
        {"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"date":{"type":"number","x-unit":"s\#
        econds since 1970"}},"required":["actionSet","home","date"]}},"required":["actionSetExecuted"]},{"type":"objec\#
        t","properties":{"triggerAdded":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger\#
        "},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerAdded"]},{"ty\#
        pe":"object","properties":{"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"string","format"\#
        :"uuid"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerRemoved\#
        "]},{"type":"object","properties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"type":"string",\#
        "format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["trigger","hom\#
        e","name"]}},"required":["triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"type":"object","\#
        properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"requ\#
        ired":["trigger","home"]}},"required":["triggerUpdated"],"description":"Anything else about a trigger: enabled\#
        , fired, moved on, its action sets or its schedule replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","rooms":\#
        [{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86\#
        D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-03\#
        72-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-\#
        A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":\#
        "LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0\#
        026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type"\#
        :"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"per\#
        centage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manuf\#
        acturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000}],"actionSets":[{"id":"C1E2CCE5-57E9-\#
        5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-446754\#
        3879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"last\#
        ExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{\#
        "timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"week\#
        s":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian\#
        ","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastF\#
        ireDate":1800000000,"nextFireDate":1800000000}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E1\#
        1","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9\#
        F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9\#
        F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"i\#
        d":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F\#
        -A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        "}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E8\#
        6D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A11\#
        6-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB\#
        -1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026\#
        BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"0\#
        0000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percen\#
        tage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufact\#
        urerDescription":"manufacturerDescription"}]}],"goneSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751\#
        0499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}},{"accessor\#
        yDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"\#
        name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":\#
        [{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"lin\#
        ked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","e\#
        v"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"max\#
        imumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":18000\#
        00000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-\#
        DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"serviceRenamed":{"service":\#
        1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kit\#
        chen"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"u\#
        serDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-03\#
        72-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000},"home":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"actionSet":"C1E2CCE5-57E9-5A\#
        E5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC70-556C-B6CE-\#
        4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}]\#
        }},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD","date":1800000000}},{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name"\#
        :"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years"\#
        :1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"ide\#
        ntifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E6\#
        6AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        "}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","na\#
        me":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"yea\#
        rs":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"\#
        identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954\#
        -E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"}}],"description":"One thing that became different in the database.\n\nThe hub commits changes, sends them t\#
        o its clients, and both apply them to their `HomeDatabase` by the same code. The JSON form is one key, the c\#
        ase's name, over its labelled parts."},"Characteristic":{"type":"object","description":"One property of a serv\#
        ice: brightness, lock state. Its value is live state and kept apart (`CharacteristicState`).","properties":{"i\#
        id":{"type":"integer","description":"Its number within the accessory; unique among services and characteristic\#
        s."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/Charact\#
        eristicPermissions"},"metadata":{"$ref":"#/components/schemas/CharacteristicMetadata"},"manufacturerDescriptio\#
        n":{"type":"string","description":"What the manufacturer says it is."}},"required":["iid","type","permissions"\#
        ,"metadata"]},"CharacteristicFormat":{"type":"string","enum":["bool","uint8","uint16","uint32","uint64","int",\#
        "float","string","tlv8","data","array","dict"],"description":"How a characteristic's value is written. Raw val\#
        ues are HAP's own words."},"CharacteristicMetadata":{"type":"object","description":"Format, unit and limits of a c\#
        haracteristic, as a device declares them or the catalogue gives them.","properties":{"format":{"$ref":"#/c\#
        omponents/schemas/CharacteristicFormat"},"unit":{"type":"string","description":"HAP's word (`celsius`, `percen\#
        tage`, `arcdegrees`, `lux`, `seconds`) or whatever the device says."},"minimum":{"$ref":"#/components/schemas/\#
        CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"},"step":{"$ref":"#/componen\#
        ts/schemas/CharacteristicValue"},"maximumLength":{"type":"integer","description":"Longest string in bytes of U\#
        TF-8; HAP's default is 64."},"maximumDataLength":{"type":"integer","description":"Longest data in bytes; HAP's d\#
        efault is 2,097,152."},"validValues":{"type":"array","items":{"type":"integer"},"description":"The only valu\#
        es allowed, if the device names them."}},"required":["format"]},"CharacteristicPermissions":{"type":"array","i\#
        tems":{"type":"string"},"description":"What may be done, as HAP's words: pr (read), pw (write), ev (notify), a\#
        a (additional authorization), tw (timed write), wr (write response), hd (hidden)."},"CharacteristicReference":\#
        {"type":"object","description":"Where a characteristic is found: the accessory and the number within it.","pro\#
        perties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid\#
        "]},"CharacteristicResult":{"type":"object","description":"What became of one read or write: a value or an err\#
        or.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#\#
        /components/schemas/CharacteristicValue","description":"The value read, or the value that the device was given\#
        ; of a characteristic that answers a write (permission `wr`), the answer. Nil on failure, or if the device sai\#
        d null."},"error":{"$ref":"#/components/schemas/HubError"}},"required":["characteristic"]},"CharacteristicStat\#
        e":{"type":"object","description":"The last known value of a characteristic. Live state: it has no revision an\#
        d is not part of the database.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicRef\#
        erence"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil when the device has not t\#
        old it or told null."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"\#
        type":"number"},{"type":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"ba\#
        se64"}},"required":["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary data is mar\#
        ked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":"#\#
        /components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"aut\#
        horizationData":{"type":"string","description":"Base64 of what the accessory's maker has the user's app send a\#
        long, for characteristics with the permission `aa`; others are written without it."}},"required":["characteris\#
        tic","value"]},"Commit":{"type":"object","description":"The changes of one committed transaction.","properties\#
        ":{"revision":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"r\#
        equired":["revision","changes"]},"ControllerDescription":{"type":"object","description":"A controller as other\#
        s may know it.","properties":{"identifier":{"type":"string","description":"The pairing identifier, mostly a UU\#
        ID in upper case."},"publicKey":{"type":"string","description":"The long-term public key, 32 bytes in hex."}},\#
        "required":["identifier","publicKey"]},"ControllerPairing":{"type":"object","description":"A controller that a\#
        n accessory is paired with.","properties":{"identifier":{"type":"string","description":"The controller's pairi\#
        ng identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-term public k\#
        ey, 32 bytes in hex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."},"isOwn":\#
        {"type":"boolean","description":"Whether it is this hub."}},"required":["identifier","publicKey","isAdmin","is\#
        Own"]},"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/com\#
        ponents/schemas/HomeDatabase","description":"The whole database; nil if `missed` tells all there is to know."}\#
        ,"missed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits after the r\#
        evision asked for, oldest first; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref":\#
        "#/components/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/Charact\#
        eristicState"},"description":"Last known values."}},"required":["revision","accessories","values"]},"Discovere\#
        dAccessory":{"type":"object","description":"An accessory server seen on the network.","properties":{"accessory\#
        ":{"type":"string","format":"uuid","description":"The identifier its first accessory will have once it is adde\#
        d."},"deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integ\#
        er","description":"HAP's category number."},"isPaired":{"type":"boolean","description":"Whether some controlle\#
        r has paired with it already."},"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HO\#
        ST:PORT` it announces."}},"required":["accessory","deviceID","name","model","category","isPaired","addresses"]\#
        },"Done":{"type":"object","description":"The answer of a request that has nothing to tell but its success.","p\#
        roperties":{}},"ExportedIdentity":{"type":"object","properties":{"document":{"type":"string","description":"Th\#
        e content of the file."},"pairings":{"type":"integer","description":"How many accessory servers are in it."}},\#
        "required":["document","pairings"]},"Home":{"type":"object","description":"A home and everything in it.","prop\#
        erties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","forma\#
        t":"uuid","description":"The room of everything not assigned elsewhere: HomeKit's \"room for entire home\". Ne\#
        ver listed in `rooms`; its name is the home's."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas\#
        /Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Accessory"}},"actionSets":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/ActionSet"}},"triggers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}}},"required":["\#
        id","name","defaultRoom","rooms","zones","accessories","actionSets","triggers"]},"HomeDatabase":{"type":"objec\#
        t","description":"All homes, as one value. The hub's is the truth; every client keeps a replica.","properties"\#
        :{"homes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","format\#
        ":"uuid"}},"required":["homes"]},"HubError":{"type":"object","description":"A refusal or failure as every clie\#
        nt of the hub sees it.\n\nEquality looks at the code alone; the message is for people.","properties":{"code":{\#
        "$ref":"#/components/schemas/HubErrorCode"},"message":{"type":"string","description":"What went wrong and what t\#
        he reader can do about it. Never holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type":"s\#
        tring","description":"The stable word for an error, named as the cases of HMError.Code.","x-known-values":["un\#
        expectedError","alreadyExists","notFound","invalidParameter","accessoryNotReachable","readOnlyCharacteristic",\#
        "writeOnlyCharacteristic","notificationNotSupported","operationTimedOut","accessDenied","objectAssociatedToAno\#
        therHome","objectNotAssociatedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInProgres\#
        s","accessoryOutOfResources","insufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified","o\#
        perationCancelled","roomForHomeCannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateInPast\#
        ","roomForHomeCannotBeUpdated","actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSimilar\#
        NameExists","renameWithSimilarName","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","nameD\#
        oesNotStartWithValidCharacters","nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLarge",\#
        "invalidValueType","valueLowerThanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessNotAu\#
        thorized","operationNotSupported","accessorySentInvalidResponse","stringShorterThanMinimum","genericError","se\#
        curityFailure","communicationFailure","accessoryDiscoveryFailed","actionSetExecutionFailed","actionSetExecutio\#
        nPartialSuccess","actionSetExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecified\#
        Boundaries","cannotActivateTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","noHomeH\#
        ub","invalidOrMissingAuthorizationData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumO\#
        bjectLimitReached","readWritePartialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"\#
        version":{"type":"string"},"processID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 1\#
        970"},"revision":{"type":"integer"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAc\#
        cessories":{"type":"integer"},"accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/Accesso\#
        ryServerStatus"}},"clients":{"type":"array","items":{"type":"string"},"description":"The programs that are con\#
        nected, by the names they gave."},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit\#
        ":"seconds since 1970","description":"When the next trigger is due."},"residentBytes":{"type":"integer","descr\#
        iption":"The hub's memory in bytes (resident set)."}},"required":["version","processID","startedAt","revision"\#
        ,"homes","accessories","reachableAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]}\#
        ,"ImportedIdentity":{"type":"object","properties":{"controller":{"$ref":"#/components/schemas/ControllerDescri\#
        ption"},"pairings":{"type":"integer","description":"How many accessory servers came with it."},"needsRestart":\#
        {"type":"boolean","description":"Whether the hub runs under another identity until it is started again."}},"re\#
        quired":["controller","pairings","needsRestart"]},"Recurrence":{"type":"object","description":"An interval in c\#
        alendar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hours\" does not.","properties":\#
        {"years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"\#
        hours":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"int\#
        eger"}}},"Room":{"type":"object","description":"A room of a home. Which accessories stand in it, the accessori\#
        es say.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name\#
        "]},"Service":{"type":"object","description":"Something an accessory can do: a light, an outlet, a lock.","pro\#
        perties":{"iid":{"type":"integer","description":"Its number within the accessory; unique among services and ch\#
        aracteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string","description":"\#
        The name the device or, later, the user gave it; nil if neither did."},"isPrimary":{"type":"boolean"},"isHidde\#
        n":{"type":"boolean"},"linked":{"type":"array","items":{"type":"integer"},"description":"The services it belon\#
        gs together with, by iid."},"characteristics":{"type":"array","items":{"$ref":"#/components/schemas/Characteri\#
        stic"}}},"required":["iid","type","isPrimary","isHidden","linked","characteristics"]},"SetupCodeAnswer":{"type\#
        ":"object","properties":{"setupCode":{"type":"string"}}},"Snapshot":{"type":"object","description":"A still pi\#
        cture.","properties":{"contentType":{"type":"string","description":"`image/jpeg`, as HAP has it."},"image":{"t\#
        ype":"string","description":"The bytes of the picture in base64."}},"required":["contentType","image"]},"Timer\#
        Schedule":{"type":"object","description":"When a timer trigger fires: a first date, and perhaps an interval af\#
        ter which it fires again and again.\n\nSource: behaviour section 12.","properties":{"fireDate":{"type":"number\#
        ","x-unit":"seconds since 1970","description":"The first date; a whole minute."},"timeZone":{"type":"string","\#
        description":"IANA name (`Europe/Berlin`); nil is the hub's own zone."},"recurrence":{"$ref":"#/components/sch\#
        emas/Recurrence","description":"Nil fires once."},"recurrenceCalendar":{"$ref":"#/components/schemas/CalendarD\#
        escription","description":"The calendar the interval is counted in; nil is the hub's own."}},"required":["fire\#
        Date"]},"Trigger":{"type":"object","description":"What makes the hub run action sets by itself.","properties":\#
        {"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/TriggerK\#
        ind"},"isEnabled":{"type":"boolean"},"actionSets":{"type":"array","items":{"type":"string","format":"uuid"}},"\#
        lastFireDate":{"type":"number","x-unit":"seconds since 1970"},"nextFireDate":{"type":"number","x-unit":"second\#
        s since 1970","description":"When it is due next; set while enabled. Moved on in the transaction that records a f\#
        iring, so it fires once."}},"required":["id","name","kind","isEnabled","actionSets"]},"TriggerKind":{"oneOf\#
        ":[{"type":"object","properties":{"timer":{"type":"object","properties":{"schedule":{"$ref":"#/components/sche\#
        mas/TimerSchedule"}},"required":["schedule"]}},"required":["timer"]}],"examples":[{"timer":{"schedule":{"fireD\#
        ate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"mi\#
        nutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin\#
        "}}}}],"description":"What it waits for. Event triggers will be a second case."},"TypeIdentifier":{"type":"str\#
        ing","format":"uuid","description":"The UUID of a kind of service or characteristic."},"Welcome":{"type":"obje\#
        ct","properties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protocolVe\#
        rsion","hubVersion"]},"Zone":{"type":"object","description":"A group of rooms of one home; a room may be in se\#
        veral.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array",\#
        "items":{"type":"string","format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":\#
        -32700,"message":"The line, or a value in it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"\#
        InvalidRequest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello sa\#
        id twice.","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub d\#
        oes not know the method.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-3260\#
        2,"message":"The parameters do not fit; the message names the field, as params.writes[2].value.","data":{"$ref\#
        ":"#/components/schemas/HubError"}},"InternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$\#
        ref":"#/components/schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"Something else was asked befo\#
        re hub.hello.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Anoth\#
        er protocol version, or a user who may not use the hub. The hub hangs up.","data":{"$ref":"#/components/schema\#
        s/HubError"}},"Refused":{"code":1000,"message":"The hub understood, and refuses or failed; data.code tells why\#
        .","data":{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
