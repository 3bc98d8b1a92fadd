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
        "value":40,"isStale":true}]}}},{"name":"short","params":[],"result":{"name":"result","value":{"revision":1,"ac\#
        cessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristi\#
        c":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search","summary":"S\#
        tarts or stops telling this connection about accessories that could be added (`discovery.appeared`, `discovery\#
        .vanished`)","description":"Starting begins with all that are known.","paramStructure":"by-name","params":[{"n\#
        ame":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/compon\#
        ents/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/R\#
        efused"}],"examples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value\#
        ":{}}}]},{"name":"home.add","summary":"Makes a home","description":"The first one becomes the primary home.","\#
        paramStructure":"by-name","params":[{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"nam\#
        e":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPar\#
        ameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"name","value"\#
        :"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home with everythi\#
        ng in it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revis\#
        ion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"nam\#
        e":"home.rename","summary":"Gives a home another name","paramStructure":"by-name","params":[{"name":"home","re\#
        quired":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"stri\#
        ng"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compone\#
        nts/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{\#
        "name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"na\#
        me":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","n\#
        ame":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"Makes a home the primary one","paramStructure":"by\#
        -name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRename\#
        d":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"identity.export","summary"\#
        :"Asks for this hub's identity and pairings as a file that a passphrase opens","description":"Whoever has both c\#
        an use all its accessories.","paramStructure":"by-name","params":[{"name":"passphrase","required":true,"summ\#
        ary":"At least 8 characters.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/compo\#
        nents/schemas/ExportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"passphrase","value":"eight or more"}],"r\#
        esult":{"name":"result","value":{"document":"{\"format\":\"hearth-controller-identity\"}","pairings":3}}}]},{"\#
        name":"identity.import","summary":"Gives this hub the identity and pairings of an exported file, from its next s\#
        tart on; until then it pairs with nothing","description":"Fails with `accessDenied` for a wrong passphrase, `\#
        invalidDataFormatSpecified` for a damaged or foreign file, and `alreadyExists` if this hub has pairings under a\#
        n identity of its own and `replacesPaired` is false.","paramStructure":"by-name","params":[{"name":"document\#
        ","required":true,"summary":"The content of the file.","schema":{"type":"string"}},{"name":"passphrase","requi\#
        red":true,"schema":{"type":"string"}},{"name":"replacesPaired","required":true,"summary":"Whether an identity m\#
        ay be replaced under which accessories know this hub.","schema":{"type":"boolean"}}],"result":{"name":"result\#
        ","schema":{"$ref":"#/components/schemas/ImportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidPar\#
        ameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"document","va\#
        lue":"{\"format\":\"hearth-controller-identity\"}"},{"name":"passphrase","value":"eight or more"},{"name":"rep\#
        lacesPaired","value":true}],"result":{"name":"result","value":{"controller":{"identifier":"gregorian","publicK\#
        ey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},"pairings":3,"needsRestart":true}}}]},\#
        {"name":"identity.show","summary":"Asks who this hub is towards accessories","description":"Nothing of it is s\#
        ecret: it is what another hub needs to invite this one.","paramStructure":"by-name","params":[],"result":{"nam\#
        e":"result","schema":{"$ref":"#/components/schemas/ControllerDescription"}},"errors":[{"$ref":"#/components/er\#
        rors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[],"resu\#
        lt":{"name":"result","value":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67\#
        e440ae8d25e71b1b628d0c"}}}]},{"name":"pairing.add","summary":"Lets another controller use an accessory, or cha\#
        nges whether it may manage pairings","description":"Fails with `insufficientPrivileges` if this hub is no admi\#
        nistrator, `accessoryOutOfResources` if the accessory cannot store more pairings, `alreadyExists` if it knows t\#
        he identifier with another key.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"summary":"The other controller'\#
        s pairing identifier, as its `identity.show` tells.","schema":{"type":"string"}},{"name":"publicKey","required\#
        ":true,"summary":"Its long-term public key, 32 bytes in hex.","schema":{"type":"string"}},{"name":"isAdmin","r\#
        equired":true,"summary":"Whether it may manage pairings too.","schema":{"type":"boolean"}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/AccessoryInvitation"}},"errors":[{"$ref":"#/components/errors/I\#
        nvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"acce\#
        ssory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"},{"name":"publ\#
        icKey","value":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},{"name":"isAdmin","value":t\#
        rue}],"result":{"name":"result","value":{"deviceID":"7A:1C:3E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c8\#
        6089a9ee5eac95f67e440ae8d25e71b1b628d0c","address":"192.0.2.7:51826"}}}]},{"name":"pairing.list","summary":"As\#
        ks an accessory which controllers it is paired with","description":"Only an administrator of the accessory may a\#
        sk: `insufficientPrivileges`. For an accessory behind a bridge the bridge is asked.","paramStructure":"by-na\#
        me","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name\#
        ":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/ControllerPairing"}}},"errors":[{"$r\#
        ef":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whol\#
        e","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","v\#
        alue":[{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c\#
        ","isAdmin":true,"isOwn":true}]}}]},{"name":"pairing.remove","summary":"Has an accessory forget another contro\#
        ller","description":"Fails with `notFound` if the accessory does not know it, `insufficientPrivileges` if this h\#
        ub is no administrator, and `operationNotSupported` for this hub's own pairing, which ends with `accessory.r\#
        emove`, and for the last administrator.","paramStructure":"by-name","params":[{"name":"accessory","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"schema":{"type":"string"\#
        }}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"}],"resu\#
        lt":{"name":"result","value":{}}}]},{"name":"room.add","summary":"Makes a room","paramStructure":"by-name","pa\#
        rams":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":tr\#
        ue,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"er\#
        rors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"\#
        name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":\#
        "Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.remove","summary":"Removes a room; it leaves its z\#
        ones, and its accessories go to the default room","paramStructure":"by-name","params":[{"name":"home","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90\#
        CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.rename","summary":"Gives a room a\#
        nother name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","re\#
        quired":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Com\#
        mit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exa\#
        mples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room\#
        ","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"},{"name":"name","value":"Kitchen"}],"result":{"name":"result"\#
        ,"value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}}]}}}]},{"name":"service.rename","summary":"Gives a service another name; the device never hears of it","pa\#
        ramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{\#
        "name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":tr\#
        ue,"schema":{"type":"integer"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamet\#
        ers"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"nam\#
        e":"service","value":1},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"ch\#
        anges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigge\#
        r.add","summary":"Adds a trigger, disabled; its identifier and action sets come with it","paramStructure":"by-\#
        name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","\#
        required":true,"schema":{"$ref":"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref":"\#
        #/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/component\#
        s/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD"},{"name":"trigger","value":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"ti\#
        mer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":\#
        1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","\#
        timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFire\#
        Date":1800000000,"nextFireDate":1800000000}}],"result":{"name":"result","value":{"revision":1,"changes":[{"hom\#
        eRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSe\#
        t","summary":"Adds an action set to those a trigger runs","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9A\#
        B2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","valu\#
        e":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}\#
        }}]},{"name":"trigger.enable","summary":"Enables or disables a trigger","paramStructure":"by-name","params":[{\#
        "name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"r\#
        esult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/error\#
        s/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"h\#
        ome","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB\#
        2BCF32"},{"name":"isEnabled","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summ\#
        ary":"Removes a trigger","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":\#
        "string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"res\#
        ult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/\#
        InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"hom\#
        e","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2B\#
        CF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes an action set f\#
        rom those a trigger runs","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema\#
        ":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"\#
        #/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","v\#
        alue":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"ho\#
        meRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","s\#
        ummary":"Gives a trigger another name","paramStructure":"by-name","params":[{"name":"home","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":\#
        "uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref\#
        ":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitche\#
        n"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a t\#
        imer trigger","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"sche\#
        dule","required":true,"schema":{"$ref":"#/components/schemas/TimerSchedule"}}],"result":{"name":"result","sche\#
        ma":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref"\#
        :"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","\#
        value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1\#
        ,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":\#
        "Europe/Berlin"}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.add","summary":"Makes a zone","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"n\#
        ame":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a r\#
        oom into a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","\#
        required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/erro\#
        rs/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F\#
        -A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remove","summary":"Removes a zone; its r\#
        ooms stay","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamete\#
        rs"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{\#
        "name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        ,"name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","summary":"Takes a room out of a zone","paramStructure":"b\#
        y-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{\#
        "$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"w\#
        hole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FB\#
        C-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"nam\#
        e":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","na\#
        me":"Kitchen"}}]}}}]},{"name":"zone.rename","summary":"Gives a zone another name","paramStructure":"by-name","\#
        params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D87\#
        10AC"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRen\#
        amed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"dat\#
        abase.committed","summary":"Somebody else changed the database","description":"Never sent to the connection th\#
        at asked for the change.","paramStructure":"by-name","params":[{"name":"revision","required":true,"schema":{"t\#
        ype":"integer"}},{"name":"changes","required":true,"schema":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/Change"}}}],"examples":[{"name":"whole","params":[{"name":"revision","value":1},{"name":"changes","value":\#
        [{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.sta\#
        teChanged","summary":"Accessories became reachable or unreachable","paramStructure":"by-name","params":[{"name\#
        ":"accessories","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"\#
        }}}],"examples":[{"name":"whole","params":[{"name":"accessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9EC\#
        C-DFE807510499","isReachable":true}]}]}]},{"name":"characteristic.valuesChanged","summary":"Values changed by a d\#
        evice or by another client, for those subscribed to","paramStructure":"by-name","params":[{"name":"values",\#
        "required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"}}}],"examp\#
        les":[{"name":"whole","params":[{"name":"values","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9\#
        ECC-DFE807510499","iid":9},"value":40,"isStale":true}]}]}]},{"name":"actionSet.executing","summary":"An action s\#
        et started or ended running","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"\#
        }},{"name":"isExecuting","required":true,"schema":{"type":"boolean"}}],"examples":[{"name":"whole","params":[{\#
        "name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-\#
        A954-E66AD861AA83"},{"name":"isExecuting","value":true}]}]},{"name":"discovery.appeared","summary":"An accesso\#
        ry was seen, or something about it changed","paramStructure":"by-name","params":[{"name":"accessory","required\#
        ":true,"summary":"The identifier its first accessory will have once it is added.","schema":{"type":"string","f\#
        ormat":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,\#
        "schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","re\#
        quired":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":tru\#
        e,"summary":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{"name":"addres\#
        ses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"str\#
        ing"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE8075104\#
        99"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value"\#
        :"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.\#
        7:51826"]}]}]},{"name":"discovery.vanished","summary":"It is gone from the network, or has been added to a hom\#
        e","paramStructure":"by-name","params":[{"name":"accessory","required":true,"summary":"The identifier its firs\#
        t accessory will have once it is added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","requi\#
        red":true,"schema":{"type":"string"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"mode\#
        l","required":true,"schema":{"type":"string"}},{"name":"category","required":true,"summary":"HAP's category nu\#
        mber.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"summary":"Whether some controller has p\#
        aired with it already.","schema":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HO\#
        ST:PORT` it announces.","schema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","par\#
        ams":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E\#
        :55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"\#
        name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"$/cancelRequest",\#
        "summary":"The hub takes back a question that it asked this client","paramStructure":"by-name","params":[{"nam\#
        e":"id","required":true,"schema":{"type":["integer","string"]}}],"examples":[{"name":"whole","params":[{"name"\#
        :"id","value":1}]}]}],"x-client-methods":[{"name":"agent.setupCode","summary":"The hub's question to a setup a\#
        gent","description":"The first agent's answer wins; `setupCode` nil means the person gave up.","paramStructure\#
        ":"by-name","params":[{"name":"accessory","required":true,"schema":{"$ref":"#/components/schemas/DiscoveredAcc\#
        essory"}},{"name":"problem","required":false,"summary":"Why it is asked again, in words; nil the first time.",\#
        "schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/SetupCodeAnswer"\#
        }},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"example\#
        s":[{"name":"whole","params":[{"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,"isPaired":true,"addresses":["192.\#
        0.2.7:51826"]}},{"name":"problem","value":"no answer"}],"result":{"name":"result","value":{"setupCode":"031-45\#
        -154"}}},{"name":"short","params":[{"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510\#
        499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,"isPaired":true,"addresses":[\#
        "192.0.2.7:51826"]}}],"result":{"name":"result","value":{}}}]}],"components":{"schemas":{"Accessory":{"type":"\#
        object","description":"One accessory of a home: a stand-alone device, a bridge, or a device behind a bridge.\n\#
        \n`(deviceID, aid)` is its identity at the device; name, model, serial number and address never are (quirk Q45\#
        ).","properties":{"id":{"type":"string","format":"uuid"},"deviceID":{"type":"string","description":"The access\#
        ory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D2`)."},"aid":{"type":"integer","descriptio\#
        n":"Its number within the accessory server; 1 for a stand-alone device and for a bridge itself."},"name":{"typ\#
        e":"string"},"room":{"type":"string","format":"uuid"},"bridge":{"type":"string","format":"uuid","description":\#
        "The bridge it stands behind; nil for a bridge and for a stand-alone device."},"category":{"type":"integer","d\#
        escription":"HAP's category number, as announced."},"manufacturer":{"type":"string"},"model":{"type":"string"}\#
        ,"serialNumber":{"type":"string"},"firmwareVersion":{"type":"string"},"services":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Service"}},"goneSince":{"type":"number","x-unit":"seconds since 1970","description":"\#
        Since when the bridge that it stands behind no longer mentions it; nil if it does. It stays until it is remove\#
        d."}},"required":["id","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"object\#
        ","properties":{"commit":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"uuid","\#
        description":"The accessory that was paired: the bridge itself, or the stand-alone device."}},"required":["com\#
        mit","accessory"]},"AccessoryInvitation":{"type":"object","description":"What a controller that was let in nee\#
        ds to know of the accessory server. None of it is secret.","properties":{"deviceID":{"type":"string"},"publicK\#
        ey":{"type":"string","description":"The accessory server's long-term public key, 32 bytes in hex."},"address":\#
        {"type":"string","description":"`HOST:PORT`, where it answers this hub; nil if it does not now."}},"required":\#
        ["deviceID","publicKey"]},"AccessoryServerStatus":{"type":"object","description":"One link of the hub: which a\#
        ccessory server, where, and how it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"st\#
        ring","description":"`HOST:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `connecting\#
        `, `unreachable`, `pairing lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","description":\#
        "Why it is not reachable, in words."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"type"\#
        :"object","description":"Whether an accessory answers. Live state: it has no revision and is not part of the d\#
        atabase.","properties":{"accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"requi\#
        red":["accessory","isReachable"]},"Action":{"type":"object","description":"One write of an action set.","prope\#
        rties":{"id":{"type":"string","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicRe\#
        ference"},"targetValue":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["id","characteristic"\#
        ,"targetValue"]},"ActionSet":{"type":"object","description":"A scene: writes that are done together, in no par\#
        ticular order.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"\#
        #/components/schemas/ActionSetKind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}\#
        ,"lastExecutionDate":{"type":"number","x-unit":"seconds since 1970"}},"required":["id","name","kind","actions"\#
        ]},"ActionSetExecuted":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","descript\#
        ion":"Records when it ran; nil if nothing was committed."},"results":{"type":"array","items":{"$ref":"#/compon\#
        ents/schemas/CharacteristicResult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if eve\#
        ry action succeeded."}},"required":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp\#
        ","sleep","homeDeparture","homeArrival"],"description":"Where a set comes from. Raw values travel and are stor\#
        ed."},"CalendarDescription":{"type":"object","description":"A calendar as it travels: which one, and in which t\#
        ime zone it counts.","properties":{"identifier":{"type":"string","description":"Unicode's calendar name: `gre\#
        gorian`, `hebrew`, `chinese` …"},"timeZone":{"type":"string","description":"IANA name."}},"required":["identif\#
        ier"]},"Change":{"oneOf":[{"type":"object","properties":{"homeAdded":{"type":"object","properties":{"home":{"$\#
        ref":"#/components/schemas/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object","propertie\#
        s":{"homeRemoved":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}},"required":["home"]\#
        }},"required":["homeRemoved"]},{"type":"object","properties":{"homeRenamed":{"type":"object","properties":{"ho\#
        me":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["home","name"]}},"required":["home\#
        Renamed"]},{"type":"object","properties":{"primaryHomeChanged":{"type":"object","properties":{"home":{"type":"\#
        string","format":"uuid"}}}},"required":["primaryHomeChanged"]},{"type":"object","properties":{"roomAdded":{"ty\#
        pe":"object","properties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"\#
        }},"required":["room","home"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type"\#
        :"object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"re\#
        quired":["room","home"]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"ob\#
        ject","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{\#
        "type":"string"}},"required":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties\#
        ":{"zoneAdded":{"type":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"stri\#
        ng","format":"uuid"}},"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"z\#
        oneRemoved":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","f\#
        ormat":"uuid"}},"required":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneR\#
        enamed":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","forma\#
        t":"uuid"},"name":{"type":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"\#
        object","properties":{"roomAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"\#
        },"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone"\#
        ,"home"]}},"required":["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"objec\#
        t","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"ty\#
        pe":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type"\#
        :"object","properties":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/sche\#
        mas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["acces\#
        soryAdded"]},{"type":"object","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"ty\#
        pe":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"req\#
        uired":["accessoryRemoved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{\#
        "accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"\#
        }},"required":["accessory","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"a\#
        ccessoryMoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"st\#
        ring","format":"uuid"},"room":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"req\#
        uired":["accessoryMoved"]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{\#
        "accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["a\#
        ccessory","home"]}},"required":["accessoryDescribed"],"description":"What the device says of itself is differe\#
        nt: its services, or the texts of its accessory information."},{"type":"object","properties":{"accessoryGone":\#
        {"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":\#
        "uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":\#
        ["accessoryGone"],"description":"A bridge no longer mentions an accessory, or mentions it again (`since` nil).\#
        "},{"type":"object","properties":{"serviceRenamed":{"type":"object","properties":{"service":{"type":"integer"}\#
        ,"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string\#
        "}},"required":["service","accessory","home","name"]}},"required":["serviceRenamed"]},{"type":"object","proper\#
        ties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/components/schemas/ActionSet"},"\#
        home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetAdded"]},{"ty\#
        pe":"object","properties":{"actionSetRemoved":{"type":"object","properties":{"actionSet":{"type":"string","for\#
        mat":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSe\#
        tRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"object","properties":{"actionSet":{"typ\#
        e":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["a\#
        ctionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object","properties":{"actionsChanged":{"\#
        type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"u\#
        uid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"required":["actionSet","home\#
        ","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":{"actionSetExecuted":{"type":"obje\#
        ct","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"date\#
        ":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","home","date"]}},"required":["actio\#
        nSetExecuted"]},{"type":"object","properties":{"triggerAdded":{"type":"object","properties":{"trigger":{"$ref"\#
        :"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"re\#
        quired":["triggerAdded"]},{"type":"object","properties":{"triggerRemoved":{"type":"object","properties":{"trig\#
        ger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]\#
        }},"required":["triggerRemoved"]},{"type":"object","properties":{"triggerRenamed":{"type":"object","properties\#
        ":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string\#
        "}},"required":["trigger","home","name"]}},"required":["triggerRenamed"]},{"type":"object","properties":{"trig\#
        gerUpdated":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"s\#
        tring","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerUpdated"],"description":"Anything e\#
        lse about a trigger: enabled, fired, moved on, its action sets or its schedule replaced."}],"examples":[{"ho\#
        meAdded":{"home":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C\#
        9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":\#
        "761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"ac\#
        cessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitche\#
        n","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,\#
        "manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"ty\#
        pe":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked":[1],"cha\#
        racteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata\#
        ":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLengt\#
        h":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000}],"acti\#
        onSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"\#
        0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","ii\#
        d":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BC\#
        F32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrenc\#
        e":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCale\#
        ndar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5\#
        AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}]}}},{"homeRemoved":{"home":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitch\#
        en"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomAdded":{"room":{"id":"68C09\#
        81A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemov\#
        ed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenam\#
        ed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitch\#
        en"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90\#
        CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-\#
        903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-\#
        903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZon\#
        e":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone"\#
        :"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"ac\#
        cessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen",\#
        "room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"ma\#
        nufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type"\#
        :"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked":[1],"charac\#
        teristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{\#
        "format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":\#
        1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000},"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        ,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE\#
        807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5B\#
        B1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A\#
        116-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID"\#
        :"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB\#
        -0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwa\#
        reVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrim\#
        ary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB76529\#
        1","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"s\#
        tep":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDesc\#
        ription"}]}],"goneSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"access\#
        ory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}}\#
        ,{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA\#
        83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteris\#
        tic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":18000\#
        00000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A9\#
        54-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57\#
        E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":\#
        {"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{\#
        "id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","iid":9},"targetValue":40}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","hom\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-\#
        573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe\#
        /Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds"\#
        :1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets\#
        ":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000},"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":"7A4712F7-47\#
        4F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Eur\#
        ope/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanosecon\#
        ds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionS\#
        ets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000},"home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that became different in the database.\n\nThe h\#
        ub commits changes, sends them to its clients, and both apply them to their `HomeDatabase` by the same code. T\#
        he JSON form is one key, the case's name, over its labelled parts."},"Characteristic":{"type":"object","descri\#
        ption":"One property of a service: brightness, lock state. Its value is live state and kept apart (`Characteri\#
        sticState`).","properties":{"iid":{"type":"integer","description":"Its number within the accessory; unique amo\#
        ng services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"permissions":{"$ref"\#
        :"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"#/components/schemas/CharacteristicMeta\#
        data"},"manufacturerDescription":{"type":"string","description":"What the manufacturer says it is."}},"require\#
        d":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"type":"string","enum":["bool","uint8","ui\#
        nt16","uint32","uint64","int","float","string","tlv8","data","array","dict"],"description":"How a characterist\#
        ic's value is written. Raw values are HAP's own words."},"CharacteristicMetadata":{"type":"object","descriptio\#
        n":"Format, unit and limits of a characteristic, as a device declares them or the catalogue gives them.","prop\#
        erties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},"unit":{"type":"string","description":"\#
        HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whatever the device says."},"minimum":\#
        {"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValu\#
        e"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximumLength":{"type":"integer","description"\#
        :"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDataLength":{"type":"integer","description"\#
        :"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"type":"array","items":{"type":"integer"\#
        },"description":"The only values allowed, if the device names them."}},"required":["format"]},"CharacteristicP\#
        ermissions":{"type":"array","items":{"type":"string"},"description":"What may be done, as HAP's words: pr (rea\#
        d), pw (write), ev (notify), aa (additional authorization), tw (timed write), wr (write response), hd (hidden)\#
        ."},"CharacteristicReference":{"type":"object","description":"Where a characteristic is found: the accessory a\#
        nd the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}\#
        },"required":["accessory","iid"]},"CharacteristicResult":{"type":"object","description":"What became of one re\#
        ad or write: a value or an error.","properties":{"characteristic":{"$ref":"#/components/schemas/Characteristic\#
        Reference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"The value read, or the v\#
        alue that the device was given; of a characteristic that answers a write (permission `wr`), the answer. Nil on f\#
        ailure, or if the device said null."},"error":{"$ref":"#/components/schemas/HubError"}},"required":["charact\#
        eristic"]},"CharacteristicState":{"type":"object","description":"The last known value of a characteristic. Liv\#
        e state: it has no revision and is not part of the database.","properties":{"characteristic":{"$ref":"#/compon\#
        ents/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description\#
        ":"Nil when the device has not told it or told null."},"isStale":{"type":"boolean","description":"True if the d\#
        evice has not told the value since the hub's start or since it came back, or has said meanwhile that it does n\#
        ot know; absent otherwise. Values of an accessory that does not answer are stale whatever this says."}},"requ\#
        ired":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"type":"string\#
        "},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"base64"}},"required":["data"]}],"\#
        description":"A value as plain JSON; integers up to 64 bits. Binary data is marked, as {\"data\": base64}."},"\#
        CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":"#/components/schemas/Characteris\#
        ticReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"authorizationData":{"type":"string\#
        ","description":"Base64 of what the accessory's maker has the user's app send along, for characteristics with t\#
        he permission `aa`; others are written without it."}},"required":["characteristic","value"]},"Commit":{"type"\#
        :"object","description":"The changes of one committed transaction.","properties":{"revision":{"type":"integer"\#
        },"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"required":["revision","changes"]\#
        },"ControllerDescription":{"type":"object","description":"A controller as others may know it.","properties":{"\#
        identifier":{"type":"string","description":"The pairing identifier, mostly a UUID in upper case."},"publicKey"\#
        :{"type":"string","description":"The long-term public key, 32 bytes in hex."}},"required":["identifier","publi\#
        cKey"]},"ControllerPairing":{"type":"object","description":"A controller that an accessory is paired with.","p\#
        roperties":{"identifier":{"type":"string","description":"The controller's pairing identifier, mostly a UUID in u\#
        pper case."},"publicKey":{"type":"string","description":"Its long-term public key, 32 bytes in hex."},"isAdm\#
        in":{"type":"boolean","description":"Whether it may manage pairings."},"isOwn":{"type":"boolean","description"\#
        :"Whether it is this hub."}},"required":["identifier","publicKey","isAdmin","isOwn"]},"DatabaseOpened":{"type"\#
        :"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/components/schemas/HomeDatabase","\#
        description":"The whole database; nil if `missed` tells all there is to know."},"missed":{"type":"array","item\#
        s":{"$ref":"#/components/schemas/Commit"},"description":"The commits after the revision asked for, oldest firs\#
        t; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref":"#/components/schemas/Accessory\#
        State"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"},"description":"L\#
        ast known values."}},"required":["revision","accessories","values"]},"DiscoveredAccessory":{"type":"object","d\#
        escription":"An accessory server seen on the network.","properties":{"accessory":{"type":"string","format":"uu\#
        id","description":"The identifier its first accessory will have once it is added."},"deviceID":{"type":"string\#
        "},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","description":"HAP's catego\#
        ry number."},"isPaired":{"type":"boolean","description":"Whether some controller has paired with it already."}\#
        ,"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:PORT` it announces."}},"requ\#
        ired":["accessory","deviceID","name","model","category","isPaired","addresses"]},"Done":{"type":"object","desc\#
        ription":"The answer of a request that has nothing to tell but its success.","properties":{}},"ExportedIdentit\#
        y":{"type":"object","properties":{"document":{"type":"string","description":"The content of the file."},"pairi\#
        ngs":{"type":"integer","description":"How many accessory servers are in it."}},"required":["document","pairing\#
        s"]},"Home":{"type":"object","description":"A home and everything in it.","properties":{"id":{"type":"string",\#
        "format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","format":"uuid","description":"The ro\#
        om of everything not assigned elsewhere: HomeKit's \"room for entire home\". Never listed in `rooms`; its name i\#
        s the home's."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas/Room"}},"zones":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/Accessory"}},"actionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}},"triggers":\#
        {"type":"array","items":{"$ref":"#/components/schemas/Trigger"}}},"required":["id","name","defaultRoom","rooms\#
        ","zones","accessories","actionSets","triggers"]},"HomeDatabase":{"type":"object","description":"All homes, as o\#
        ne value. The hub's is the truth; every client keeps a replica.","properties":{"homes":{"type":"array","item\#
        s":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","format":"uuid"}},"required":["homes"]\#
        },"HubError":{"type":"object","description":"A refusal or failure as every client of the hub sees it.\n\nEqual\#
        ity looks at the code alone; the message is for people.","properties":{"code":{"$ref":"#/components/schemas/Hu\#
        bErrorCode"},"message":{"type":"string","description":"What went wrong and what the reader can do about it. Ne\#
        ver holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type":"string","description":"The stabl\#
        e word for an error, named as the cases of HMError.Code.","x-known-values":["unexpectedError","alreadyExists",\#
        "notFound","invalidParameter","accessoryNotReachable","readOnlyCharacteristic","writeOnlyCharacteristic","noti\#
        ficationNotSupported","operationTimedOut","accessDenied","objectAssociatedToAnotherHome","objectNotAssociatedT\#
        oAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInProgress","accessoryOutOfResources","i\#
        nsufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified","operationCancelled","roomForHome\#
        CannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateInPast","roomForHomeCannotBeUpdated",\#
        "actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSimilarNameExists","renameWithSimilarN\#
        ame","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","nameDoesNotStartWithValidCharacters"\#
        ,"nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLarge","invalidValueType","valueLowerT\#
        hanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessNotAuthorized","operationNotSupporte\#
        d","accessorySentInvalidResponse","stringShorterThanMinimum","genericError","securityFailure","communicationFa\#
        ilure","accessoryDiscoveryFailed","actionSetExecutionFailed","actionSetExecutionPartialSuccess","actionSetExec\#
        utionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","cannotActivateTrig\#
        gerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","noHomeHub","invalidOrMissingAuthorizat\#
        ionData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumObjectLimitReached","readWritePa\#
        rtialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"version":{"type":"string"},"pro\#
        cessID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 1970"},"revision":{"type":"int\#
        eger"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAccessories":{"type":"integer"},"\#
        accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryServerStatus"}},"clients":{"t\#
        ype":"array","items":{"type":"string"},"description":"The programs that are connected, by the names they gave.\#
        "},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","descrip\#
        tion":"When the next trigger is due."},"residentBytes":{"type":"integer","description":"The hub's memory in by\#
        tes (resident set)."}},"required":["version","processID","startedAt","revision","homes","accessories","reachab\#
        leAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]},"ImportedIdentity":{"type":"ob\#
        ject","properties":{"controller":{"$ref":"#/components/schemas/ControllerDescription"},"pairings":{"type":"int\#
        eger","description":"How many accessory servers came with it."},"needsRestart":{"type":"boolean","description"\#
        :"Whether the hub runs under another identity until it is started again."}},"required":["controller","pairings\#
        ","needsRestart"]},"Recurrence":{"type":"object","description":"An interval in calendar units: \"1 day\" keeps t\#
        he time on the wall when clocks change, \"24 hours\" does not.","properties":{"years":{"type":"integer"},"mo\#
        nths":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"hours":{"type":"integer"},"minu\#
        tes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integer"}}},"Room":{"type":"object\#
        ","description":"A room of a home. Which accessories stand in it, the accessories say.","properties":{"id":{"t\#
        ype":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"Service":{"type":"object",\#
        "description":"Something an accessory can do: a light, an outlet, a lock.","properties":{"iid":{"type":"intege\#
        r","description":"Its number within the accessory; unique among services and characteristics."},"type":{"$ref"\#
        :"#/components/schemas/TypeIdentifier"},"name":{"type":"string","description":"The name the device or, later, t\#
        he user gave it; nil if neither did."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":\#
        {"type":"array","items":{"type":"integer"},"description":"The services it belongs together with, by iid."},"ch\#
        aracteristics":{"type":"array","items":{"$ref":"#/components/schemas/Characteristic"}}},"required":["iid","typ\#
        e","isPrimary","isHidden","linked","characteristics"]},"SetupCodeAnswer":{"type":"object","properties":{"setup\#
        Code":{"type":"string"}}},"Snapshot":{"type":"object","description":"A still picture.","properties":{"contentT\#
        ype":{"type":"string","description":"`image/jpeg`, as HAP has it."},"image":{"type":"string","description":"Th\#
        e bytes of the picture in base64."}},"required":["contentType","image"]},"TimerSchedule":{"type":"object","des\#
        cription":"When a timer trigger fires: a first date, and perhaps an interval after which it fires again and ag\#
        ain.\n\nSource: behaviour section 12.","properties":{"fireDate":{"type":"number","x-unit":"seconds since 1970"\#
        ,"description":"The first date; a whole minute."},"timeZone":{"type":"string","description":"IANA name (`Europ\#
        e/Berlin`); nil is the hub's own zone."},"recurrence":{"$ref":"#/components/schemas/Recurrence","description":\#
        "Nil fires once."},"recurrenceCalendar":{"$ref":"#/components/schemas/CalendarDescription","description":"The c\#
        alendar the interval is counted in; nil is the hub's own."}},"required":["fireDate"]},"Trigger":{"type":"obje\#
        ct","description":"What makes the hub run action sets by itself.","properties":{"id":{"type":"string","format"\#
        :"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"bool\#
        ean"},"actionSets":{"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"type":"number",\#
        "x-unit":"seconds since 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":"Wh\#
        en it is due next; set while enabled. Moved on in the transaction that records a firing, so it fires once."}},\#
        "required":["id","name","kind","isEnabled","actionSets"]},"TriggerKind":{"oneOf":[{"type":"object","properties\#
        ":{"timer":{"type":"object","properties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"required"\#
        :["schedule"]}},"required":["timer"]}],"examples":[{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Eur\#
        ope/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanosecon\#
        ds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}}],"description":"What it w\#
        aits for. Event triggers will be a second case."},"TypeIdentifier":{"type":"string","format":"uuid","descripti\#
        on":"The UUID of a kind of service or characteristic."},"Welcome":{"type":"object","properties":{"protocolVers\#
        ion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protocolVersion","hubVersion"]},"Zone":{"\#
        type":"object","description":"A group of rooms of one home; a room may be in several.","properties":{"id":{"ty\#
        pe":"string","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{"type":"string","forma\#
        t":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"message":"The line, or a v\#
        alue in it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRequest":{"code":-32600,\#
        "message":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello said twice.","data":{"$ref":"#/co\#
        mponents/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not know the method.","da\#
        ta":{"$ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-32602,"message":"The parameters do n\#
        ot fit; the message names the field, as params.writes[2].value.","data":{"$ref":"#/components/schemas/HubErro\#
        r"}},"InternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/components/schemas/HubE\#
        rror"}},"HelloExpected":{"code":-32000,"message":"Something else was asked before hub.hello.","data":{"$ref":"\#
        #/components/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protocol version, or a user w\#
        ho may not use the hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubError"}},"Refused":{"code"\#
        :1000,"message":"The hub understood, and refuses or failed; data.code tells why.","data":{"$ref":"#/components\#
        /schemas/HubError"}}}}}
        """#)
}
