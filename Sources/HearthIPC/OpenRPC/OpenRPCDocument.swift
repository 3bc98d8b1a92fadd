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
        iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-800\#
        0-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-000\#
        0-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","mini\#
        mum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescrip\#
        tion":"manufacturerDescription"}]}],"goneSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-54EB-B2CF-0\#
        4C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"act\#
        ionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":\#
        "0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","i\#
        id":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2B\#
        CF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurren\#
        ce":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCal\#
        endar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-\#
        5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}],"users":[{"id":"E393BE2E-1ABC-5\#
        B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}]}],"primaryH\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"missed":[{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE\#
        807510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","iid":9},"value":40,"isStale":true}],"caller":{"unixID":1,"name":"Kitchen"},"owner":{"unixID":1,"name":"Kitc\#
        hen"}}}},{"name":"short","params":[],"result":{"name":"result","value":{"revision":1,"accessories":[{"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search","summary":"Starts or stops telling t\#
        his connection about accessories that could be added (`discovery.appeared`, `discovery.vanished`)","descript\#
        ion":"Starting begins with all that are known.","paramStructure":"by-name","params":[{"name":"isOn","required"\#
        :true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"\#
        errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[\#
        {"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name":"home\#
        .add","summary":"Makes a home","description":"The first one becomes the primary home.","paramStructure":"by-na\#
        me","params":[{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"name","value":"Kitchen"}],"result":\#
        {"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home with everything in it","paramStruct\#
        ure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":\#
        {"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inval\#
        idParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","v\#
        alue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"ho\#
        meRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.rename","summ\#
        ary":"Gives a home another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name\#
        ":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{\#
        "revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}\#
        ,{"name":"home.setPrimary","summary":"Makes a home the primary one","paramStructure":"by-name","params":[{"nam\#
        e":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/comp\#
        onents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"identity.export","summary":"Asks for this hub's i\#
        dentity and pairings as a file that a passphrase opens","description":"Whoever has both can use all its acces\#
        sories.","paramStructure":"by-name","params":[{"name":"passphrase","required":true,"summary":"At least 8 chara\#
        cters.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Exported\#
        Identity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}]\#
        ,"examples":[{"name":"whole","params":[{"name":"passphrase","value":"eight or more"}],"result":{"name":"result\#
        ","value":{"document":"{\"format\":\"hearth-controller-identity\"}","pairings":3}}}]},{"name":"identity.import\#
        ","summary":"Gives this hub the identity and pairings of an exported file, from its next start on; until then i\#
        t pairs with nothing","description":"Fails with `accessDenied` for a wrong passphrase, `invalidDataFormatSpec\#
        ified` for a damaged or foreign file, and `alreadyExists` if this hub has pairings under an identity of its ow\#
        n and `replacesPaired` is false.","paramStructure":"by-name","params":[{"name":"document","required":true,"sum\#
        mary":"The content of the file.","schema":{"type":"string"}},{"name":"passphrase","required":true,"schema":{"t\#
        ype":"string"}},{"name":"replacesPaired","required":true,"summary":"Whether an identity may be replaced under w\#
        hich accessories know this hub.","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/ImportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"document","value":"{\"format\":\"he\#
        arth-controller-identity\"}"},{"name":"passphrase","value":"eight or more"},{"name":"replacesPaired","value":t\#
        rue}],"result":{"name":"result","value":{"controller":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009\#
        a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},"pairings":3,"needsRestart":true}}}]},{"name":"identity.show\#
        ","summary":"Asks who this hub is towards accessories","description":"Nothing of it is secret: it is what anot\#
        her hub needs to invite this one.","paramStructure":"by-name","params":[],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/ControllerDescription"}},"errors":[{"$ref":"#/components/errors/InvalidParameters\#
        "},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[],"result":{"name":"result","\#
        value":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c\#
        "}}}]},{"name":"pairing.add","summary":"Lets another controller use an accessory, or changes whether it may ma\#
        nage pairings","description":"Fails with `insufficientPrivileges` if this hub is no administrator, `accessoryO\#
        utOfResources` if the accessory cannot store more pairings, `alreadyExists` if it knows the identifier with an\#
        other key.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"identifier","required":true,"summary":"The other controller's pairing identifier, a\#
        s its `identity.show` tells.","schema":{"type":"string"}},{"name":"publicKey","required":true,"summary":"Its l\#
        ong-term public key, 32 bytes in hex.","schema":{"type":"string"}},{"name":"isAdmin","required":true,"summary\#
        ":"Whether it may manage pairings too.","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$re\#
        f":"#/components/schemas/AccessoryInvitation"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4\#
        EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"},{"name":"publicKey","value":"2bc8ad\#
        225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},{"name":"isAdmin","value":true}],"result":{"name"\#
        :"result","value":{"deviceID":"7A:1C:3E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440a\#
        e8d25e71b1b628d0c","address":"192.0.2.7:51826"}}}]},{"name":"pairing.list","summary":"Asks an accessory which c\#
        ontrollers it is paired with","description":"Only an administrator of the accessory may ask: `insufficientPri\#
        vileges`. For an accessory behind a bridge the bridge is asked.","paramStructure":"by-name","params":[{"name":\#
        "accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"\#
        type":"array","items":{"$ref":"#/components/schemas/ControllerPairing"}}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":[{"identifier":"\#
        gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","isAdmin":true,"isOw\#
        n":true}]}}]},{"name":"pairing.remove","summary":"Has an accessory forget another controller","description":"F\#
        ails with `notFound` if the accessory does not know it, `insufficientPrivileges` if this hub is no administrat\#
        or, and `operationNotSupported` for this hub's own pairing, which ends with `accessory.remove`, and for the la\#
        st administrator.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"identifier","required":true,"schema":{"type":"string"}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameter\#
        s"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"}],"result":{"name":"result","\#
        value":{}}}]},{"name":"room.add","summary":"Makes a room","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"s\#
        tring"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/comp\#
        onents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params"\#
        :[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{\#
        "name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        ,"name":"Kitchen"}}]}}}]},{"name":"room.remove","summary":"Removes a room; it leaves its zones, and its access\#
        ories go to the default room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"r\#
        esult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/error\#
        s/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"h\#
        ome","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116\#
        E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.rename","summary":"Gives a room another name","paramS\#
        tructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"nam\#
        e":"room","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":\#
        {"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90\#
        CA-5C9F-A116-99AFE0116E11"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1\#
        ,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"se\#
        rvice.associate","summary":"Says what kind of thing a service works: a lamp on an outlet, a window with a cont\#
        act sensor","description":"A nil `type` takes it back.","paramStructure":"by-name","params":[{"name":"home","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"type","req\#
        uired":false,"schema":{"$ref":"#/components/schemas/TypeIdentifier"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/comp\#
        onents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":\#
        1},{"name":"type","value":"00000025-0000-1000-8000-0026BB765291"}],"result":{"name":"result","value":{"revisio\#
        n":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"\#
        short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5\#
        BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1}],"result":{"name":"result","value":{"revisi\#
        on":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name\#
        ":"service.rename","summary":"Gives a service another name; the device never hears of it","paramStructure":"by\#
        -name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"typ\#
        e":"integer"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":\#
        {"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/\#
        components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","val\#
        ue":1},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRen\#
        amed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.add","summ\#
        ary":"Makes an empty service group","paramStructure":"by-name","params":[{"name":"home","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"n\#
        ame":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidP\#
        arameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","valu\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value\#
        ":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}\#
        }]},{"name":"serviceGroup.addService","summary":"Puts a service of the same home into a service group","paramS\#
        tructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"nam\#
        e":"group","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"sche\#
        ma":{"$ref":"#/components/schemas/ServiceReference"}}],"result":{"name":"result","schema":{"$ref":"#/component\#
        s/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Re\#
        fused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},\#
        {"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"accessory":"5BB1F4\#
        EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRe\#
        named":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.remove","\#
        summary":"Removes a service group; its services stay","paramStructure":"by-name","params":[{"name":"home","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"\#
        $ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"wh\#
        ole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB460\#
        8-10F8-54EB-B2CF-04C546FB87CC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.removeService","sum\#
        mary":"Takes a service out of a service group","paramStructure":"by-name","params":[{"name":"home","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"service","required":true,"schema":{"$ref":"#/components/schemas/ServiceReference"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546F\#
        B87CC"},{"name":"service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"na\#
        me":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","n\#
        ame":"Kitchen"}}]}}}]},{"name":"serviceGroup.rename","summary":"Gives a service group another name","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "group","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"\#
        type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref"\#
        :"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole",\#
        "params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F\#
        8-54EB-B2CF-04C546FB87CC"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,\#
        "changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"tri\#
        gger.add","summary":"Adds a trigger, disabled; its identifier and action sets come with it","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger\#
        ","required":true,"schema":{"$ref":"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref\#
        ":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"},{"name":"trigger","value":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{\#
        "timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"week\#
        s":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian\#
        ","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastF\#
        ireDate":1800000000,"nextFireDate":1800000000}}],"result":{"name":"result","value":{"revision":1,"changes":[{"\#
        homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActio\#
        nSet","summary":"Adds an action set to those a trigger runs","paramStructure":"by-name","params":[{"name":"hom\#
        e","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"ty\#
        pe":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CA\#
        C9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","v\#
        alue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}}}]},{"name":"trigger.addOwnedActionSet","summary":"Gives a trigger an empty action set that belongs to it a\#
        lone","description":"It has the trigger's name, is not among the home's action sets, and is not run, renamed o\#
        r given to another trigger. Source: behaviour section 11.","paramStructure":"by-name","params":[{"name":"home\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"err\#
        ors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"n\#
        ame":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value\#
        ":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRe\#
        named":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summa\#
        ry":"Enables or disables a trigger","paramStructure":"by-name","params":[{"name":"home","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uu\#
        id"}},{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$\#
        ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/com\#
        ponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value"\#
        :true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"Removes a trigger, and with it t\#
        he action set that belongs to it alone","paramStructure":"by-name","params":[{"name":"home","required":true,\#
        "schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-5\#
        73A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Take\#
        s an action set from those a trigger runs","description":"One that belongs to the trigger alone is removed.","\#
        paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":\#
        true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/sch\#
        emas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused\#
        "}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"nam\#
        e":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A\#
        954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger an\#
        other name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","re\#
        quired":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Com\#
        mit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exa\#
        mples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trig\#
        ger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"resu\#
        lt","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kit\#
        chen"}}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"schedule","required":true,"sche\#
        ma":{"$ref":"#/components/schemas/TimerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"n\#
        ame":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":18000000\#
        00,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"sec\#
        onds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result\#
        ":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD","name":"Kitchen"}}]}}}]},{"name":"user.add","summary":"Invites a user of this machine to a home","paramStr\#
        ucture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"unixID","required":true,"summary":"The user's number on this machine.","schema":{"type":"integer"}},{"name":\#
        "name","required":true,"schema":{"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":\#
        "boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result",\#
        "schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"\#
        $ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdminist\#
        rator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,\#
        "changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"use\#
        r.remove","summary":"Takes a user's access to a home away","description":"Users who are no administrators may d\#
        o so for themselves.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}}],"result":\#
        {"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inval\#
        idParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","v\#
        alue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],\#
        "result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.update","summary":"Gives a user other rights in a home","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"user","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isAdministrator","required":\#
        true,"schema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"res\#
        ult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/\#
        InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"hom\#
        e","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC41\#
        9"},{"name":"isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result"\#
        ,"value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}}]}}}]},{"name":"zone.add","summary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","re\#
        quired":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"stri\#
        ng"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compone\#
        nts/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{\#
        "name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"na\#
        me":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","n\#
        ame":"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","\#
        params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#\#
        /components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","pa\#
        rams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-59\#
        7A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"resul\#
        t","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitc\#
        hen"}}]}}}]},{"name":"zone.remove","summary":"Removes a zone; its rooms stay","paramStructure":"by-name","para\#
        ms":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true\#
        ,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas\#
        /Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],\#
        "examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"\#
        zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"change\#
        s":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remov\#
        eRoom","summary":"Takes a room out of a zone","paramStructure":"by-name","params":[{"name":"home","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","form\#
        at":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"res\#
        ult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters\#
        "},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room\#
        ","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[\#
        {"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","\#
        summary":"Gives a zone another name","paramStructure":"by-name","params":[{"name":"home","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"re\#
        sult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.committed","summary":"Somebody else cha\#
        nged the database","description":"Never sent to the connection that asked for the change.","paramStructure":"b\#
        y-name","params":[{"name":"revision","required":true,"schema":{"type":"integer"}},{"name":"changes","required"\#
        :true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","\#
        params":[{"name":"revision","value":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reac\#
        hable or unreachable","paramStructure":"by-name","params":[{"name":"accessories","required":true,"schema":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"\#
        name":"accessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"n\#
        ame":"characteristic.valuesChanged","summary":"Values changed by a device or by another client, for those subs\#
        cribed to","paramStructure":"by-name","params":[{"name":"values","required":true,"schema":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"valu\#
        es","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStal\#
        e":true}]}]}]},{"name":"actionSet.executing","summary":"An action set started or ended running","paramStructur\#
        e":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"act\#
        ionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isExecuting","required":true,"sch\#
        ema":{"type":"boolean"}}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","va\#
        lue":true}]}]},{"name":"discovery.appeared","summary":"An accessory was seen, or something about it changed","\#
        paramStructure":"by-name","params":[{"name":"accessory","required":true,"summary":"The identifier its first ac\#
        cessory will have once it is added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required"\#
        :true,"schema":{"type":"string"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","\#
        required":true,"schema":{"type":"string"}},{"name":"category","required":true,"summary":"HAP's category number\#
        .","schema":{"type":"integer"}},{"name":"isPaired","required":true,"summary":"Whether some controller has pair\#
        ed with it already.","schema":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:P\#
        ORT` it announces.","schema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params"\#
        :[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:\#
        90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name\#
        ":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","\#
        summary":"It is gone from the network, or has been added to a home","paramStructure":"by-name","params":[{"nam\#
        e":"accessory","required":true,"summary":"The identifier its first accessory will have once it is added.","sch\#
        ema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name"\#
        :"name","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}\#
        },{"name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"\#
        isPaired","required":true,"summary":"Whether some controller has paired with it already.","schema":{"type":"bo\#
        olean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"arr\#
        ay","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0\#
        372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"}\#
        ,{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addre\#
        sses","value":["192.0.2.7:51826"]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that i\#
        t asked this client","paramStructure":"by-name","params":[{"name":"id","required":true,"schema":{"type":["in\#
        teger","string"]}}],"examples":[{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"n\#
        ame":"agent.setupCode","summary":"The hub's question to a setup agent","description":"The first agent's answer w\#
        ins; `setupCode` nil means the person gave up.","paramStructure":"by-name","params":[{"name":"accessory","re\#
        quired":true,"schema":{"$ref":"#/components/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,\#
        "summary":"Why it is asked again, in words; nil the first time.","schema":{"type":"string"}}],"result":{"name"\#
        :"result","schema":{"$ref":"#/components/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"access\#
        ory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitche\#
        n","model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no a\#
        nswer"}],"result":{"name":"result","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"a\#
        ccessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"K\#
        itchen","model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"resul\#
        t","value":{}}}]}],"components":{"schemas":{"Accessory":{"type":"object","description":"One accessory of a hom\#
        e: a stand-alone device, a bridge, or a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the de\#
        vice; name, model, serial number and address never are (quirk Q45).","properties":{"id":{"type":"string","form\#
        at":"uuid"},"deviceID":{"type":"string","description":"The accessory server it belongs to, as the device spell\#
        s it (`7A:1C:3E:55:90:D2`)."},"aid":{"type":"integer","description":"Its number within the accessory server; 1 f\#
        or a stand-alone device and for a bridge itself."},"name":{"type":"string"},"room":{"type":"string","format"\#
        :"uuid"},"bridge":{"type":"string","format":"uuid","description":"The bridge it stands behind; nil for a bridg\#
        e and for a stand-alone device."},"category":{"type":"integer","description":"HAP's category number, as announ\#
        ced."},"manufacturer":{"type":"string"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVe\#
        rsion":{"type":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/Service"}},"goneSinc\#
        e":{"type":"number","x-unit":"seconds since 1970","description":"Since when the bridge that it stands behind n\#
        o longer mentions it; nil if it does. It stays until it is removed."}},"required":["id","deviceID","aid","name\#
        ","room","category","services"]},"AccessoryAdded":{"type":"object","properties":{"commit":{"$ref":"#/component\#
        s/schemas/Commit"},"accessory":{"type":"string","format":"uuid","description":"The accessory that was paired: t\#
        he bridge itself, or the stand-alone device."}},"required":["commit","accessory"]},"AccessoryInvitation":{"ty\#
        pe":"object","description":"What a controller that was let in needs to know of the accessory server. None of i\#
        t is secret.","properties":{"deviceID":{"type":"string"},"publicKey":{"type":"string","description":"The acces\#
        sory server's long-term public key, 32 bytes in hex."},"address":{"type":"string","description":"`HOST:PORT`, w\#
        here it answers this hub; nil if it does not now."}},"required":["deviceID","publicKey"]},"AccessoryServerSta\#
        tus":{"type":"object","description":"One link of the hub: which accessory server, where, and how it is doing."\#
        ,"properties":{"deviceID":{"type":"string"},"address":{"type":"string","description":"`HOST:PORT`, if known."}\#
        ,"state":{"type":"string","description":"`reachable`, `connecting`, `unreachable`, `pairing lost`."},"accessor\#
        ies":{"type":"integer"},"problem":{"type":"string","description":"Why it is not reachable, in words."}},"requi\#
        red":["deviceID","state","accessories"]},"AccessoryState":{"type":"object","description":"Whether an accessory a\#
        nswers. Live state: it has no revision and is not part of the database.","properties":{"accessory":{"type":"\#
        string","format":"uuid"},"isReachable":{"type":"boolean"}},"required":["accessory","isReachable"]},"Action":{"\#
        type":"object","description":"One write of an action set.","properties":{"id":{"type":"string","format":"uuid"\#
        },"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"targetValue":{"$ref":"#/components\#
        /schemas/CharacteristicValue"}},"required":["id","characteristic","targetValue"]},"ActionSet":{"type":"object"\#
        ,"description":"A scene: writes that are done together, in no particular order.","properties":{"id":{"type":"s\#
        tring","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/ActionSetKind"},"actions\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"type":"number","x-unit\#
        ":"seconds since 1970"}},"required":["id","name","kind","actions"]},"ActionSetExecuted":{"type":"object","prop\#
        erties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Records when it ran; nil if nothing was c\#
        ommitted."},"results":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}},"error":\#
        {"$ref":"#/components/schemas/HubError","description":"Nil if every action succeeded."}},"required":["results"\#
        ]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeDeparture","homeArrival","trig\#
        gerOwned"],"description":"Where a set comes from. Raw values travel and are stored."},"CalendarDescription":{"\#
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
        essory","home","name"]}},"required":["serviceRenamed"]},{"type":"object","properties":{"serviceAssociated":{"t\#
        ype":"object","properties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":\#
        {"type":"string","format":"uuid"},"type":{"$ref":"#/components/schemas/TypeIdentifier"}},"required":["service"\#
        ,"accessory","home"]}},"required":["serviceAssociated"]},{"type":"object","properties":{"serviceGroupAdded":{"\#
        type":"object","properties":{"group":{"$ref":"#/components/schemas/ServiceGroup"},"home":{"type":"string","for\#
        mat":"uuid"}},"required":["group","home"]}},"required":["serviceGroupAdded"]},{"type":"object","properties":{"\#
        serviceGroupRemoved":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"\#
        string","format":"uuid"}},"required":["group","home"]}},"required":["serviceGroupRemoved"]},{"type":"object","\#
        properties":{"serviceGroupRenamed":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"h\#
        ome":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["group","home","name"]}},"require\#
        d":["serviceGroupRenamed"]},{"type":"object","properties":{"serviceAddedToGroup":{"type":"object","properties"\#
        :{"service":{"$ref":"#/components/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":\#
        {"type":"string","format":"uuid"}},"required":["service","group","home"]}},"required":["serviceAddedToGroup"]}\#
        ,{"type":"object","properties":{"serviceRemovedFromGroup":{"type":"object","properties":{"service":{"$ref":"#/\#
        components/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","forma\#
        t":"uuid"}},"required":["service","group","home"]}},"required":["serviceRemovedFromGroup"]},{"type":"object","\#
        properties":{"userAdded":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"t\#
        ype":"string","format":"uuid"}},"required":["user","home"]}},"required":["userAdded"]},{"type":"object","prope\#
        rties":{"userRemoved":{"type":"object","properties":{"user":{"type":"string","format":"uuid"},"home":{"type":"\#
        string","format":"uuid"}},"required":["user","home"]}},"required":["userRemoved"]},{"type":"object","propertie\#
        s":{"userUpdated":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"s\#
        tring","format":"uuid"}},"required":["user","home"]}},"required":["userUpdated"],"description":"A user has oth\#
        er rights."},{"type":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref\#
        ":"#/components/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}\#
        },"required":["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","propertie\#
        s":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actio\#
        nSet","home"]}},"required":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"ob\#
        ject","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"na\#
        me":{"type":"string"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"obje\#
        ct","properties":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"\#
        },"home":{"type":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Act\#
        ion"}}},"required":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","propertie\#
        s":{"actionSetExecuted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"\#
        type":"string","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet\#
        ","home","date"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"triggerAdded":{"type":"ob\#
        ject","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}\#
        },"required":["trigger","home"]}},"required":["triggerAdded"]},{"type":"object","properties":{"triggerRemoved"\#
        :{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"\#
        uuid"}},"required":["trigger","home"]}},"required":["triggerRemoved"]},{"type":"object","properties":{"trigger\#
        Renamed":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","f\#
        ormat":"uuid"},"name":{"type":"string"}},"required":["trigger","home","name"]}},"required":["triggerRenamed"]}\#
        ,{"type":"object","properties":{"triggerUpdated":{"type":"object","properties":{"trigger":{"$ref":"#/component\#
        s/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["tri\#
        ggerUpdated"],"description":"Anything else about a trigger: enabled, fired, moved on, its action sets or its s\#
        chedule replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kit\#
        chen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E1\#
        1","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981\#
        A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1\#
        C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVers\#
        ion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedTy\#
        pe":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"\#
        iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool\#
        ","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues\#
        ":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000}],"serviceGroups":[{"id"\#
        :"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE\#
        807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"use\#
        rDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A471\#
        2F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone\#
        ":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nan\#
        oseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"a\#
        ctionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}],"use\#
        rs":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemot\#
        eAccess":true}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E8\#
        6D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A\#
        4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"roo\#
        m":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceI\#
        D":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4\#
        EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firm\#
        wareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","asso\#
        ciatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characterist\#
        ics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"forma\#
        t":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"val\#
        idValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000},"home":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510\#
        499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB1F4EB\#
        -0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99\#
        AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1\#
        C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVers\#
        ion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedTy\#
        pe":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"\#
        iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool\#
        ","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues\#
        ":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000},"home":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{\#
        "service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        type":"00000025-0000-1000-8000-0026BB765291"}},{"serviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04\#
        C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87C\#
        C","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04\#
        C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-03\#
        72-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"}},{"userAdded":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitc\#
        hen","isAdministrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemo\#
        ved":{"user":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpda\#
        ted":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"\#
        hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C\#
        1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556\#
        C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValu\#
        e":40}],"lastExecutionDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"\#
        actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetR\#
        enamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","nam\#
        e":"Kitchen"}},{"actionsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5B\#
        B1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-\#
        57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"triggerAdded"\#
        :{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDa\#
        te":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"min\#
        utes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"\#
        }}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFir\#
        eDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F\#
        -573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F\#
        7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdat\#
        ed":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fir\#
        eDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"\#
        minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berl\#
        in"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"next\#
        FireDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that became di\#
        fferent in the database.\n\nThe hub commits changes, sends them to its clients, and both apply them to their `\#
        HomeDatabase` by the same code. The JSON form is one key, the case's name, over its labelled parts."},"Charact\#
        eristic":{"type":"object","description":"One property of a service: brightness, lock state. Its value is live s\#
        tate and kept apart (`CharacteristicState`).","properties":{"iid":{"type":"integer","description":"Its number w\#
        ithin the accessory; unique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeI\#
        dentifier"},"permissions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"#/comp\#
        onents/schemas/CharacteristicMetadata"},"manufacturerDescription":{"type":"string","description":"What the man\#
        ufacturer says it is."}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"type":"s\#
        tring","enum":["bool","uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array","dict"],\#
        "description":"How a characteristic's value is written. Raw values are HAP's own words."},"CharacteristicMetad\#
        ata":{"type":"object","description":"Format, unit and limits of a characteristic, as a device declares them or t\#
        he catalogue gives them.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},"unit"\#
        :{"type":"string","description":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whate\#
        ver the device says."},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/comp\#
        onents/schemas/CharacteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximumLength\#
        ":{"type":"integer","description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDataLength\#
        ":{"type":"integer","description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"type":\#
        "array","items":{"type":"integer"},"description":"The only values allowed, if the device names them."}},"requi\#
        red":["format"]},"CharacteristicPermissions":{"type":"array","items":{"type":"string"},"description":"What may b\#
        e done, as HAP's words: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed write), w\#
        r (write response), hd (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a charact\#
        eristic is found: the accessory and the number within it.","properties":{"accessory":{"type":"string","format"\#
        :"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"object","de\#
        scription":"What became of one read or write: a value or an error.","properties":{"characteristic":{"$ref":"#/\#
        components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","descr\#
        iption":"The value read, or the value that the device was given; of a characteristic that answers a write (per\#
        mission `wr`), the answer. Nil on failure, or if the device said null."},"error":{"$ref":"#/components/schemas\#
        /HubError"}},"required":["characteristic"]},"CharacteristicState":{"type":"object","description":"The last kno\#
        wn value of a characteristic. Live state: it has no revision and is not part of the database.","properties":{"\#
        characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/\#
        CharacteristicValue","description":"Nil when the device has not told it or told null."},"isStale":{"type":"boo\#
        lean","description":"True if the device has not told the value since the hub's start or since it came back, or h\#
        as said meanwhile that it does not know; absent otherwise. Values of an accessory that does not answer are s\#
        tale whatever this says."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},\#
        {"type":"number"},{"type":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"\#
        base64"}},"required":["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary data is m\#
        arked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":\#
        "#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"a\#
        uthorizationData":{"type":"string","description":"Base64 of what the accessory's maker has the user's app send a\#
        long, for characteristics with the permission `aa`; others are written without it."}},"required":["character\#
        istic","value"]},"Commit":{"type":"object","description":"The changes of one committed transaction.","properti\#
        es":{"revision":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},\#
        "required":["revision","changes"]},"ControllerDescription":{"type":"object","description":"A controller as oth\#
        ers may know it.","properties":{"identifier":{"type":"string","description":"The pairing identifier, mostly a U\#
        UID in upper case."},"publicKey":{"type":"string","description":"The long-term public key, 32 bytes in hex."}\#
        },"required":["identifier","publicKey"]},"ControllerPairing":{"type":"object","description":"A controller that a\#
        n accessory is paired with.","properties":{"identifier":{"type":"string","description":"The controller's pai\#
        ring identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-term publ\#
        ic key, 32 bytes in hex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."},"isOwn\#
        ":{"type":"boolean","description":"Whether it is this hub."}},"required":["identifier","publicKey","isAdmin","\#
        isOwn"]},"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/c\#
        omponents/schemas/HomeDatabase","description":"The whole database; nil if `missed` tells all there is to know.\#
        "},"missed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits after th\#
        e revision asked for, oldest first; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref\#
        ":"#/components/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/Chara\#
        cteristicState"},"description":"Last known values."},"caller":{"$ref":"#/components/schemas/MachineUser","desc\#
        ription":"Who is asking, as the kernel says. Guests see the homes that they were invited to."},"owner":{"$ref"\#
        :"#/components/schemas/MachineUser","description":"To whom the hub belongs."}},"required":["revision","accesso\#
        ries","values"]},"DiscoveredAccessory":{"type":"object","description":"An accessory server seen on the network\#
        .","properties":{"accessory":{"type":"string","format":"uuid","description":"The identifier its first accessor\#
        y will have once it is added."},"deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"\#
        },"category":{"type":"integer","description":"HAP's category number."},"isPaired":{"type":"boolean","descripti\#
        on":"Whether some controller has paired with it already."},"addresses":{"type":"array","items":{"type":"string\#
        "},"description":"Every `HOST:PORT` it announces."}},"required":["accessory","deviceID","name","model","catego\#
        ry","isPaired","addresses"]},"Done":{"type":"object","description":"The answer of a request that has nothing t\#
        o tell but its success.","properties":{}},"ExportedIdentity":{"type":"object","properties":{"document":{"type"\#
        :"string","description":"The content of the file."},"pairings":{"type":"integer","description":"How many acces\#
        sory servers are in it."}},"required":["document","pairings"]},"Home":{"type":"object","description":"A home a\#
        nd everything in it.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"defaultRo\#
        om":{"type":"string","format":"uuid","description":"The room of everything not assigned elsewhere: HomeKit's \\#
        "room for entire home\". Never listed in `rooms`; its name is the home's."},"rooms":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"}},"acc\#
        essories":{"type":"array","items":{"$ref":"#/components/schemas/Accessory"}},"serviceGroups":{"type":"array","\#
        items":{"$ref":"#/components/schemas/ServiceGroup"}},"actionSets":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/ActionSet"}},"triggers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}},"users":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/User"},"description":"Those who were invited; not the owner o\#
        f the hub."}},"required":["id","name","defaultRoom","rooms","zones","accessories","serviceGroups","actionSet\#
        s","triggers","users"]},"HomeDatabase":{"type":"object","description":"All homes, as one value. The hub's is t\#
        he truth; every client keeps a replica.","properties":{"homes":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/Home"}},"primaryHome":{"type":"string","format":"uuid"}},"required":["homes"]},"HubError":{"type":"obje\#
        ct","description":"A refusal or failure as every client of the hub sees it.\n\nEquality looks at the code alon\#
        e; the message is for people.","properties":{"code":{"$ref":"#/components/schemas/HubErrorCode"},"message":{"t\#
        ype":"string","description":"What went wrong and what the reader can do about it. Never holds a secret."}},"re\#
        quired":["code","message"]},"HubErrorCode":{"type":"string","description":"The stable word for an error, named a\#
        s the cases of HMError.Code.","x-known-values":["unexpectedError","alreadyExists","notFound","invalidParamet\#
        er","accessoryNotReachable","readOnlyCharacteristic","writeOnlyCharacteristic","notificationNotSupported","ope\#
        rationTimedOut","accessDenied","objectAssociatedToAnotherHome","objectNotAssociatedToAnyHome","objectAlreadyAs\#
        sociatedToHome","accessoryIsBusy","operationInProgress","accessoryOutOfResources","insufficientPrivileges","ac\#
        cessoryPairingFailed","invalidDataFormatSpecified","operationCancelled","roomForHomeCannotBeInZone","noActions\#
        InActionSet","noRegisteredActionSets","fireDateInPast","roomForHomeCannotBeUpdated","actionInAnotherActionSet"\#
        ,"objectWithSimilarNameExistsInHome","homeWithSimilarNameExists","renameWithSimilarName","cannotRemoveNonBridg\#
        eAccessory","nameContainsProhibitedCharacters","nameDoesNotStartWithValidCharacters","nameDoesNotEndWithValidC\#
        haracters","recurrenceTooSmall","recurrenceTooLarge","invalidValueType","valueLowerThanMinimum","valueHigherTh\#
        anMaximum","stringLongerThanMaximum","homeAccessNotAuthorized","operationNotSupported","accessorySentInvalidRe\#
        sponse","stringShorterThanMinimum","genericError","securityFailure","communicationFailure","accessoryDiscovery\#
        Failed","invalidAssociatedServiceType","accessoryIsBlocked","actionSetExecutionFailed","actionSetExecutionPart\#
        ialSuccess","actionSetExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBound\#
        aries","cannotActivateTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","noHomeHub","\#
        invalidOrMissingAuthorizationData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumObject\#
        LimitReached","readWritePartialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"versi\#
        on":{"type":"string"},"processID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 1970\#
        "},"revision":{"type":"integer"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAccesso\#
        ries":{"type":"integer"},"accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/AccessorySer\#
        verStatus"}},"clients":{"type":"array","items":{"type":"string"},"description":"The programs that are connecte\#
        d, by the names they gave."},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit":"se\#
        conds since 1970","description":"When the next trigger is due."},"residentBytes":{"type":"integer","descriptio\#
        n":"The hub's memory in bytes (resident set)."}},"required":["version","processID","startedAt","revision","hom\#
        es","accessories","reachableAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]},"Imp\#
        ortedIdentity":{"type":"object","properties":{"controller":{"$ref":"#/components/schemas/ControllerDescription\#
        "},"pairings":{"type":"integer","description":"How many accessory servers came with it."},"needsRestart":{"typ\#
        e":"boolean","description":"Whether the hub runs under another identity until it is started again."}},"require\#
        d":["controller","pairings","needsRestart"]},"MachineUser":{"type":"object","description":"A user of the machi\#
        ne that the hub runs on.","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"required":["uni\#
        xID","name"]},"Recurrence":{"type":"object","description":"An interval in calendar units: \"1 day\" keeps the t\#
        ime on the wall when clocks change, \"24 hours\" does not.","properties":{"years":{"type":"integer"},"months"\#
        :{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"hours":{"type":"integer"},"minutes":\#
        {"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integer"}}},"Room":{"type":"object","de\#
        scription":"A room of a home. Which accessories stand in it, the accessories say.","properties":{"id":{"type":\#
        "string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"Service":{"type":"object","desc\#
        ription":"Something an accessory can do: a light, an outlet, a lock.","properties":{"iid":{"type":"integer","d\#
        escription":"Its number within the accessory; unique among services and characteristics."},"type":{"$ref":"#/c\#
        omponents/schemas/TypeIdentifier"},"name":{"type":"string","description":"The name the device or, later, the u\#
        ser gave it; nil if neither did."},"associatedType":{"$ref":"#/components/schemas/TypeIdentifier","description\#
        ":"What the user says hangs on it: a lamp on an outlet, a window with a contact sensor. Nil if nothing is said\#
        ."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":{"type":"array","items":{"type":"int\#
        eger"},"description":"The services it belongs together with, by iid."},"characteristics":{"type":"array","item\#
        s":{"$ref":"#/components/schemas/Characteristic"}}},"required":["iid","type","isPrimary","isHidden","linked","\#
        characteristics"]},"ServiceGroup":{"type":"object","description":"Services of any accessories of one home that a p\#
        erson names together: \"the reading lights\". A service may be in several. Source: behaviour section 5.","\#
        properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"services":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/ServiceReference"}}},"required":["id","name","services"]},"ServiceReference":{\#
        "type":"object","description":"Where a service is found: the accessory and the number within it.","properties"\#
        :{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"Set\#
        upCodeAnswer":{"type":"object","properties":{"setupCode":{"type":"string"}}},"Snapshot":{"type":"object","desc\#
        ription":"A still picture.","properties":{"contentType":{"type":"string","description":"`image/jpeg`, as HAP h\#
        as it."},"image":{"type":"string","description":"The bytes of the picture in base64."}},"required":["contentTy\#
        pe","image"]},"TimerSchedule":{"type":"object","description":"When a timer trigger fires: a first date, and pe\#
        rhaps an interval after which it fires again and again.\n\nSource: behaviour section 12.","properties":{"fireD\#
        ate":{"type":"number","x-unit":"seconds since 1970","description":"The first date; a whole minute."},"timeZone\#
        ":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is the hub's own zone."},"recurrence":{"$re\#
        f":"#/components/schemas/Recurrence","description":"Nil fires once."},"recurrenceCalendar":{"$ref":"#/componen\#
        ts/schemas/CalendarDescription","description":"The calendar the interval is counted in; nil is the hub's own."\#
        }},"required":["fireDate"]},"Trigger":{"type":"object","description":"What makes the hub run action sets by it\#
        self.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/compone\#
        nts/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets":{"type":"array","items":{"type":"string"\#
        ,"format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"seconds since 1970"},"nextFireDate":{"type":"numb\#
        er","x-unit":"seconds since 1970","description":"When it is due next; set while enabled. Moved on in the trans\#
        action that records a firing, so it fires once."}},"required":["id","name","kind","isEnabled","actionSets"]},"\#
        TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type":"object","properties":{"schedule":{"$ref\#
        ":"#/components/schemas/TimerSchedule"}},"required":["schedule"]}},"required":["timer"]}],"examples":[{"timer"\#
        :{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"d\#
        ays":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","time\#
        Zone":"Europe/Berlin"}}}}],"description":"What it waits for. Event triggers will be a second case."},"TypeIden\#
        tifier":{"type":"string","format":"uuid","description":"The UUID of a kind of service or characteristic."},"Us\#
        er":{"type":"object","description":"Somebody who was invited to a home. The owner of the hub is in no list: to t\#
        hat user all homes belong.\n\nEverybody may control the accessories of the home; what else, the rights say. S\#
        ource: behaviour section 14.","properties":{"id":{"type":"string","format":"uuid"},"unixID":{"type":"integer"\#
        ,"description":"The user of this machine, as the kernel names whoever calls."},"name":{"type":"string"},"isAdm\#
        inistrator":{"type":"boolean","description":"Whether the user may change the home and manage its users."},"has\#
        RemoteAccess":{"type":"boolean","description":"Whether the user may control the home from elsewhere."}},"requi\#
        red":["id","unixID","name","isAdministrator","hasRemoteAccess"]},"Welcome":{"type":"object","properties":{"pro\#
        tocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protocolVersion","hubVersion"]},\#
        "Zone":{"type":"object","description":"A group of rooms of one home; a room may be in several.","properties":{\#
        "id":{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{"type":"strin\#
        g","format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"message":"The l\#
        ine, or a value in it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRequest":{"code\#
        ":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello said twice.","data":{"$r\#
        ef":"#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not know the met\#
        hod.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-32602,"message":"The param\#
        eters do not fit; the message names the field, as params.writes[2].value.","data":{"$ref":"#/components/schema\#
        s/HubError"}},"InternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/components/sch\#
        emas/HubError"}},"HelloExpected":{"code":-32000,"message":"Something else was asked before hub.hello.","data":\#
        {"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protocol version, o\#
        r a user who may not use the hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubError"}},"Refused\#
        ":{"code":1000,"message":"The hub understood, and refuses or failed; data.code tells why.","data":{"$ref":"#/c\#
        omponents/schemas/HubError"}}}}}
        """#)
}
