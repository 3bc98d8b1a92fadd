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
        t","value":{"contentType":"image/jpeg","image":"/9j/"}}}]},{"name":"accessory.unblock","summary":"Has the hub t\#
        alk again to an accessory that it has blocked, and with a bridge to those behind it","paramStructure":"by-nam\#
        e","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/compo\#
        nents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/error\#
        s/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":{"r\#
        evision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{\#
        "name":"actionSet.add","summary":"Makes an empty action set","paramStructure":"by-name","params":[{"name":"hom\#
        e","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type"\#
        :"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result\#
        ":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD","name":"Kitchen"}}]}}}]},{"name":"actionSet.addAction","summary":"Adds a write to an action set","paramStr\#
        ucture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"action","required":true,"sch\#
        ema":{"$ref":"#/components/schemas/Action"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas\#
        /Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],\#
        "examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"\#
        actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action","value":{"id":"0A15E95E-EC70-556C-\#
        B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue"\#
        :40}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.execute","summary":"Runs an action set","descrip\#
        tion":"Fails with `actionSetExecutionFailed`, `actionSetExecutionPartialSuccess`, `noActionsInActionSet` or `a\#
        ctionSetExecutionInProgress`; the answer tells each action's result.","paramStructure":"by-name","params":[{"n\#
        ame":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"s\#
        chema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Ac\#
        tionSetExecuted"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Ref\#
        used"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{\#
        "name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"commit\#
        ":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]},\#
        "results":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{\#
        "code":"notFound","message":"there is no such home"}}],"error":{"code":"notFound","message":"there is no such h\#
        ome"}}}}]},{"name":"actionSet.remove","summary":"Removes an action set; triggers lose it","paramStructure":"b\#
        y-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSe\#
        t","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value\#
        ":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}\#
        }]},{"name":"actionSet.removeAction","summary":"Takes a write out of an action set","paramStructure":"by-name"\#
        ,"params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}},{"name":"action","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{\#
        "$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"w\#
        hole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1\#
        E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"}],"result\#
        ":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD","name":"Kitchen"}}]}}}]},{"name":"actionSet.rename","summary":"Gives an action set another name","paramStr\#
        ucture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schem\#
        a":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"\#
        $ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"wh\#
        ole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E\#
        2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"rev\#
        ision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"n\#
        ame":"actionSet.updateAction","summary":"Gives a write of an action set another target value","paramStructure"\#
        :"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actio\#
        nSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"action","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"targetValue","required":true,"schema":{"$ref":"#/components/schemas/\#
        CharacteristicValue"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{\#
        "$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"w\#
        hole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1\#
        E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"},{"name":\#
        "targetValue","value":40}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"agent.register","summary":"Makes this c\#
        onnection a setup agent, or no longer: the hub asks it for setup codes (`agent.setupCode`)","paramStructure":\#
        "by-name","params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref"\#
        :"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":\#
        {"name":"result","value":{}}}]},{"name":"characteristic.read","summary":"Asks the devices for current values",\#
        "paramStructure":"by-name","params":[{"name":"characteristics","required":true,"schema":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/CharacteristicReference"}}}],"result":{"name":"result","schema":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"character\#
        istics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"result":{"name":"result","va\#
        lue":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code\#
        ":"notFound","message":"there is no such home"}}]}}]},{"name":"characteristic.subscribe","summary":"Asks to be t\#
        old (`characteristic.valuesChanged`) when these change by somebody else's hand, or no longer","description":\#
        "Subscriptions belong to the connection and end with it.","paramStructure":"by-name","params":[{"name":"charac\#
        teristics","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicRefere\#
        nce"}}},{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"type\#
        ":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$ref":"#/components/error\#
        s/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"c\#
        haracteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},{"name":"isOn","value"\#
        :true}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}}]}}]},{"name":"characteri\#
        stic.write","summary":"Writes values to the devices, each accessory server's in one go","description":"Values a\#
        re checked and clamped first.","paramStructure":"by-name","params":[{"name":"writes","required":true,"schema"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicWrite"}}}],"result":{"name":"result","sch\#
        ema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$ref":"#/compo\#
        nents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":\#
        [{"name":"writes","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"val\#
        ue":40,"authorizationData":"AQI="}]}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such ho\#
        me"}}]}}]},{"name":"database.open","summary":"Asks for the database and, from then on, for every commit (`data\#
        base.committed`) and every change of reachability (`accessory.stateChanged`), without a gap in between","param\#
        Structure":"by-name","params":[{"name":"since","required":false,"summary":"The last revision the client has; t\#
        he hub then sends only what came after, if it still knows.","schema":{"type":"integer"}}],"result":{"name":"re\#
        sult","schema":{"$ref":"#/components/schemas/DatabaseOpened"}},"errors":[{"$ref":"#/components/errors/InvalidP\#
        arameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"since","val\#
        ue":1}],"result":{"name":"result","value":{"revision":1,"database":{"homes":[{"id":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","location":{"latitude":1,"lo\#
        ngitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-\#
        903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories"\#
        :[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":\#
        "68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufactu\#
        rer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000\#
        025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isP\#
        rimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB76\#
        5291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40\#
        ,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerD\#
        escription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-54EB-\#
        B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}\#
        ],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[\#
        {"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075104\#
        99","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CA\#
        C9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","re\#
        currence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurre\#
        nceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5\#
        -57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"\#
        characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000\#
        }}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"\#
        hasRemoteAccess":true}]}],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"missed":[{"revision":1,"chang\#
        es":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}],"accessories":[{"acce\#
        ssory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5\#
        BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}],"caller":{"unixID":1,"name":"Kitchen\#
        "},"owner":{"unixID":1,"name":"Kitchen"}}}},{"name":"short","params":[],"result":{"name":"result","value":{"re\#
        vision":1,"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"\#
        characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search"\#
        ,"summary":"Starts or stops telling this connection about accessories that could be added (`discovery.appeared\#
        `, `discovery.vanished`)","description":"Starting begins with all that are known.","paramStructure":"by-name",\#
        "params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"r\#
        esult","value":{}}}]},{"name":"home.add","summary":"Makes a home","description":"The first one becomes the pri\#
        mary home.","paramStructure":"by-name","params":[{"name":"name","required":true,"schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home w\#
        ith everything in it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","v\#
        alue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}}}]},{"name":"home.rename","summary":"Gives a home another name","paramStructure":"by-name","params":[{"nam\#
        e":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":\#
        {"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],\#
        "result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setLocation","summary":"Says where on the Earth a home is, f\#
        or sunrise and sunset, or takes it back (nil)","description":"Triggers that wait for the sun are planned anew.\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"location","required":false,"schema":{"$ref":"#/components/schemas/HomeLocation"}}],"result":{"nam\#
        e":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPar\#
        ameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"location","value":{"latitude":1,"longitude":1}}],"result":{"\#
        name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        }],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"Makes a home the primary one","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"change\#
        s":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"identity.e\#
        xport","summary":"Asks for this hub's identity and pairings as a file that a passphrase opens","description":"\#
        Whoever has both can use all its accessories.","paramStructure":"by-name","params":[{"name":"passphrase","requ\#
        ired":true,"summary":"At least 8 characters.","schema":{"type":"string"}}],"result":{"name":"result","schema":\#
        {"$ref":"#/components/schemas/ExportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{\#
        "$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"passphrase","value":"eig\#
        ht or more"}],"result":{"name":"result","value":{"document":"{\"format\":\"hearth-controller-identity\"}","pai\#
        rings":3}}}]},{"name":"identity.import","summary":"Gives this hub the identity and pairings of an exported fil\#
        e, from its next start on; until then it pairs with nothing","description":"Fails with `accessDenied` for a wr\#
        ong passphrase, `invalidDataFormatSpecified` for a damaged or foreign file, and `alreadyExists` if this hub ha\#
        s pairings under an identity of its own and `replacesPaired` is false.","paramStructure":"by-name","params":[{\#
        "name":"document","required":true,"summary":"The content of the file.","schema":{"type":"string"}},{"name":"pa\#
        ssphrase","required":true,"schema":{"type":"string"}},{"name":"replacesPaired","required":true,"summary":"Whet\#
        her an identity may be replaced under which accessories know this hub.","schema":{"type":"boolean"}}],"result"\#
        :{"name":"result","schema":{"$ref":"#/components/schemas/ImportedIdentity"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"document","value":"{\"format\":\"hearth-controller-identity\"}"},{"name":"passphrase","value":"eight or mor\#
        e"},{"name":"replacesPaired","value":true}],"result":{"name":"result","value":{"controller":{"identifier":"gre\#
        gorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},"pairings":3,"needsRes\#
        tart":true}}}]},{"name":"identity.show","summary":"Asks who this hub is towards accessories","description":"No\#
        thing of it is secret: it is what another hub needs to invite this one.","paramStructure":"by-name","params":[\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ControllerDescription"}},"errors":[{"$ref":\#
        "#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","\#
        params":[],"result":{"name":"result","value":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86\#
        089a9ee5eac95f67e440ae8d25e71b1b628d0c"}}}]},{"name":"pairing.add","summary":"Lets another controller use an a\#
        ccessory, or changes whether it may manage pairings","description":"Fails with `insufficientPrivileges` if thi\#
        s hub is no administrator, `accessoryOutOfResources` if the accessory cannot store more pairings, `alreadyExis\#
        ts` if it knows the identifier with another key.","paramStructure":"by-name","params":[{"name":"accessory","re\#
        quired":true,"schema":{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"summary":"The o\#
        ther controller's pairing identifier, as its `identity.show` tells.","schema":{"type":"string"}},{"name":"publ\#
        icKey","required":true,"summary":"Its long-term public key, 32 bytes in hex.","schema":{"type":"string"}},{"na\#
        me":"isAdmin","required":true,"summary":"Whether it may manage pairings too.","schema":{"type":"boolean"}}],"r\#
        esult":{"name":"result","schema":{"$ref":"#/components/schemas/AccessoryInvitation"}},"errors":[{"$ref":"#/com\#
        ponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params\#
        ":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian\#
        "},{"name":"publicKey","value":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},{"name":"is\#
        Admin","value":true}],"result":{"name":"result","value":{"deviceID":"7A:1C:3E:55:90:D2","publicKey":"2bc8ad225\#
        186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","address":"192.0.2.7:51826"}}}]},{"name":"pairing.lis\#
        t","summary":"Asks an accessory which controllers it is paired with","description":"Only an administrator of t\#
        he accessory may ask: `insufficientPrivileges`. For an accessory behind a bridge the bridge is asked.","paramS\#
        tructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}]\#
        ,"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/ControllerPairing"}}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"n\#
        ame":"result","value":[{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae\#
        8d25e71b1b628d0c","isAdmin":true,"isOwn":true}]}}]},{"name":"pairing.remove","summary":"Has an accessory forge\#
        t another controller","description":"Fails with `notFound` if the accessory does not know it, `insufficientPri\#
        vileges` if this hub is no administrator, and `operationNotSupported` for this hub's own pairing, which ends w\#
        ith `accessory.remove`, and for the last administrator.","paramStructure":"by-name","params":[{"name":"accesso\#
        ry","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"schema":\#
        {"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref"\#
        :"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole",\#
        "params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gr\#
        egorian"}],"result":{"name":"result","value":{}}}]},{"name":"room.add","summary":"Makes a room","paramStructur\#
        e":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"nam\#
        e","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schem\#
        as/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name"\#
        :"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.remove","summary":"Removes a roo\#
        m; it leaves its zones, and its accessories go to the default room","paramStructure":"by-name","params":[{"nam\#
        e":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":\#
        {"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}}\#
        ,"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples"\#
        :[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","val\#
        ue":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"home\#
        Renamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.rename","summar\#
        y":"Gives a room another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/compon\#
        ents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors\#
        /Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        "},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"},{"name":"name","value":"Kitchen"}],"result":\#
        {"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","name":"Kitchen"}}]}}}]},{"name":"service.associate","summary":"Says what kind of thing a service works: a l\#
        amp on an outlet, a window with a contact sensor","description":"A nil `type` takes it back.","paramStructure"\#
        :"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"acces\#
        sory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{\#
        "type":"integer"}},{"name":"type","required":false,"schema":{"$ref":"#/components/schemas/TypeIdentifier"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE\#
        807510499"},{"name":"service","value":1},{"name":"type","value":"00000025-0000-1000-8000-0026BB765291"}],"resu\#
        lt":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1}],"res\#
        ult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD","name":"Kitchen"}}]}}}]},{"name":"service.rename","summary":"Gives a service another name; the device n\#
        ever hears of it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"s\#
        ervice","required":true,"schema":{"type":"integer"}},{"name":"name","required":true,"schema":{"type":"string"}\#
        }],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/\#
        errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"nam\#
        e":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC\#
        -DFE807510499"},{"name":"service","value":1},{"name":"name","value":"Kitchen"}],"result":{"name":"result","val\#
        ue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]\#
        }}}]},{"name":"serviceGroup.add","summary":"Makes an empty service group","paramStructure":"by-name","params":\#
        [{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"sc\#
        hema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitch\#
        en"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.addService","summary":"Puts a service of the s\#
        ame home into a service group","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}},{\#
        "name":"service","required":true,"schema":{"$ref":"#/components/schemas/ServiceReference"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":\#
        "service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"result","va\#
        lue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}\#
        ]}}}]},{"name":"serviceGroup.remove","summary":"Removes a service group; its services stay","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group",\#
        "required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/com\#
        ponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/err\#
        ors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"}],"result":{"name":"result","value":{"rev\#
        ision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"n\#
        ame":"serviceGroup.removeService","summary":"Takes a service out of a service group","paramStructure":"by-name\#
        ","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"$ref":"#/com\#
        ponents/schemas/ServiceReference"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","v\#
        alue":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-\#
        DFE807510499","iid":9}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.rename","summary":"Gives a s\#
        ervice group another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/componen\#
        ts/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/R\#
        efused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}\#
        ,{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"name","value":"Kitchen"}],"result":{\#
        "name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        ,"name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary":"Adds a trigger, disabled; its identifier and action s\#
        ets come with it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"trigger","required":true,"schema":{"$ref":"#/components/schemas/Trigger"}}],"re\#
        sult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors\#
        /InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"ho\#
        me","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":{"id":"7A4712F7-474F-573A-83D6-C\#
        AC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","r\#
        ecurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurr\#
        enceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE\#
        5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{\#
        "characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":180000000\#
        0}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"Adds an action set to thos\#
        e a trigger runs","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"act\#
        ionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref\#
        ":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C\#
        1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRename\#
        d":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addEvent","summary\#
        ":"Adds an event to those that make a trigger run","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"event","required":true,"schema":{"$ref":"#/components/schemas/TriggerEvent"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9A\#
        B2BCF32"},{"name":"event","value":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"mo\#
        nth":1,"day":1,"hour":1,"minute":1}}}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addOwnedActionSe\#
        t","summary":"Gives a trigger an empty action set that belongs to it alone","description":"It has the trigger'\#
        s name, is not among the home's action sets, and is not run, renamed or given to another trigger. Source: beha\#
        viour section 11.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","va\#
        lue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}\#
        ],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Enables or disables a trigger","desc\#
        ription":"One that is disabled puts nothing back any more.","paramStructure":"by-name","params":[{"name":"home\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":{"nam\#
        e":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPar\#
        ameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"n\#
        ame":"isEnabled","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"Remove\#
        s a trigger, and with it the action set that belongs to it alone","paramStructure":"by-name","params":[{"name"\#
        :"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema"\#
        :{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger",\#
        "value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"\#
        homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeAc\#
        tionSet","summary":"Takes an action set from those a trigger runs","description":"One that belongs to the trig\#
        ger alone is removed.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","valu\#
        e":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeEvent",\#
        "summary":"Takes an event from those that make a trigger run","description":"The last one stays: `invalidParam\#
        eter`.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format"\#
        :"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"event","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/component\#
        s/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Re\#
        fused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},\#
        {"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":"7E3FB088-5A3B-59D8-\#
        B64D-7BFBF58763DF"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger a\#
        nother name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","r\#
        equired":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Co\#
        mmit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"ex\#
        amples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"tri\#
        gger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"trigger.updateEndEvents","summary":"Replaces the events that put back what a trigger's r\#
        un has changed","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"end\#
        Events","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"}}}],"resu\#
        lt":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/I\#
        nvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home\#
        ","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BC\#
        F32"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"m\#
        onth":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRe\#
        named":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEvents",\#
        "summary":"Replaces the events that make a trigger run","paramStructure":"by-name","params":[{"name":"home","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"events","required":true,"schema":{"type":"array","items":{"$ref":"#/compone\#
        nts/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"erro\#
        rs":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"na\#
        me":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value"\#
        :"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF\#
        ","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":{\#
        "revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}\#
        ,{"name":"trigger.updateExecuteOnce","summary":"Says whether a trigger is disabled after it has run once","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"executeOnce","required":t\#
        rue,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"\#
        errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[\#
        {"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","va\#
        lue":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"executeOnce","value":true}],"result":{"name":"result","v\#
        alue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}}}]},{"name":"trigger.updatePredicate","summary":"Replaces the condition of a trigger; nil always holds","p\#
        aramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"predicate","required":f\#
        alse,"schema":{"$ref":"#/components/schemas/TriggerPredicate"}}],"result":{"name":"result","schema":{"$ref":"#\#
        /components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components\#
        /errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"predicate","value":{"time\#
        ":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}}],"result":{"name\#
        ":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","nam\#
        e":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"\#
        name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision"\#
        :1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"\#
        trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger","description":"Refused with `oper\#
        ationNotSupported` for others.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{\#
        "type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}\#
        },{"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/TimerSchedule"}}],"result":{"name"\#
        :"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParam\#
        eters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"nam\#
        e":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"we\#
        eks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregori\#
        an","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateWeekdays","summa\#
        ry":"Replaces the days of the week on which a trigger may run, 1 for Sunday to 7 for Saturday; nil for all","p\#
        aramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"weekdays","required":fa\#
        lse,"schema":{"type":"array","items":{"type":"integer"}}}],"result":{"name":"result","schema":{"$ref":"#/compo\#
        nents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/error\#
        s/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"weekdays","value":[1]}],"result\#
        ":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"r\#
        evision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{\#
        "name":"user.add","summary":"Invites a user of this machine to a home","paramStructure":"by-name","params":[{"\#
        name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"unixID","required":true,"sum\#
        mary":"The user's number on this machine.","schema":{"type":"integer"}},{"name":"name","required":true,"schema\#
        ":{"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}},{"name":"hasRemote\#
        Access","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components\#
        /schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Ref\#
        used"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{\#
        "name":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdministrator","value":true},{"name":"\#
        hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.remove","summary":"Takes a u\#
        ser's access to a home away","description":"Users who are no administrators may do so for themselves.","paramS\#
        tructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"nam\#
        e":"user","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/comp\#
        onents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],"result":{"name":"result","val\#
        ue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]\#
        }}}]},{"name":"user.update","summary":"Gives a user other rights in a home","paramStructure":"by-name","params\#
        ":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean\#
        "}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema"\#
        :{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#\#
        /components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"},{"name":"isAdministrator",\#
        "value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"change\#
        s":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.add",\#
        "summary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":\#
        "string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"}\#
        ,{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revisio\#
        n":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name"\#
        :"zone.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","params":[{"name":"home","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name\#
        ":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name"\#
        :"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"chan\#
        ges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rem\#
        ove","summary":"Removes a zone; its rooms stay","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"\#
        #/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","p\#
        arams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-5\#
        97A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","summary":"Takes a room o\#
        ut of a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/compo\#
        nents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/error\#
        s/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-\#
        A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summary":"Gives a zone another n\#
        ame","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":\#
        "uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":\#
        true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"\#
        errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[\#
        {"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value\#
        ":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value"\#
        :{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}\#
        ]}],"x-notifications":[{"name":"database.committed","summary":"Somebody else changed the database","descriptio\#
        n":"Never sent to the connection that asked for the change.","paramStructure":"by-name","params":[{"name":"rev\#
        ision","required":true,"schema":{"type":"integer"}},{"name":"changes","required":true,"schema":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","params":[{"name":"revision","v\#
        alue":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitc\#
        hen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reachable or unreachable","paramSt\#
        ructure":"by-name","params":[{"name":"accessories","required":true,"schema":{"type":"array","items":{"$ref":"#\#
        /components/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"name":"accessories","value":[{\#
        "accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name":"characteristic.valuesCha\#
        nged","summary":"Values changed by a device or by another client, for those subscribed to","paramStructure":"b\#
        y-name","params":[{"name":"values","required":true,"schema":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"values","value":[{"characteristic"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}]}]}]},{"name":"action\#
        Set.executing","summary":"An action set started or ended running","paramStructure":"by-name","params":[{"name"\#
        :"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"isExecuting","required":true,"schema":{"type":"boolean"}}],"exa\#
        mples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"acti\#
        onSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","value":true}]}]},{"name":"discov\#
        ery.appeared","summary":"An accessory was seen, or something about it changed","paramStructure":"by-name","par\#
        ams":[{"name":"accessory","required":true,"summary":"The identifier its first accessory will have once it is a\#
        dded.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string\#
        "}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type\#
        ":"string"}},{"name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"integer"}\#
        },{"name":"isPaired","required":true,"summary":"Whether some controller has paired with it already.","schema":\#
        {"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{\#
        "type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value"\#
        :"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"n\#
        ame":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summary":"It is gone from the n\#
        etwork, or has been added to a home","paramStructure":"by-name","params":[{"name":"accessory","required":true\#
        ,"summary":"The identifier its first accessory will have once it is added.","schema":{"type":"string","format"\#
        :"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,"schem\#
        a":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","required\#
        ":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"sum\#
        mary":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{"name":"addresses","\#
        required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"string"}}\#
        }],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{\#
        "name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1\#
        "},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:5182\#
        6"]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that it asked this client","paramS\#
        tructure":"by-name","params":[{"name":"id","required":true,"schema":{"type":["integer","string"]}}],"examples"\#
        :[{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name":"agent.setupCode","summar\#
        y":"The hub's question to a setup agent","description":"The first agent's answer wins; `setupCode` nil means t\#
        he person gave up.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"$ref":\#
        "#/components/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,"summary":"Why it is asked aga\#
        in, in words; nil the first time.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/co\#
        mponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":{"accessory":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5\#
        ,"isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no answer"}],"result":{"name":"r\#
        esult","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"accessory","value":{"accessory"\#
        :"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","catego\#
        ry":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","value":{}}}]}],"components\#
        ":{"schemas":{"Accessory":{"type":"object","description":"One accessory of a home: a stand-alone device, a bri\#
        dge, or a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the device; name, model, serial numb\#
        er and address never are (quirk Q45).","properties":{"id":{"type":"string","format":"uuid"},"deviceID":{"type"\#
        :"string","description":"The accessory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D2`)."},\#
        "aid":{"type":"integer","description":"Its number within the accessory server; 1 for a stand-alone device and f\#
        or a bridge itself."},"name":{"type":"string"},"room":{"type":"string","format":"uuid"},"bridge":{"type":"str\#
        ing","format":"uuid","description":"The bridge it stands behind; nil for a bridge and for a stand-alone device\#
        ."},"category":{"type":"integer","description":"HAP's category number, as announced."},"manufacturer":{"type":\#
        "string"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVersion":{"type":"string"},"serv\#
        ices":{"type":"array","items":{"$ref":"#/components/schemas/Service"}},"goneSince":{"type":"number","x-unit":"\#
        seconds since 1970","description":"Since when the bridge that it stands behind no longer mentions it; nil if i\#
        t does. It stays until it is removed."},"blockedSince":{"type":"number","x-unit":"seconds since 1970","descrip\#
        tion":"Since when the hub does not talk to it any more, as it misbehaved; nil if it does. Only a user ends tha\#
        t."}},"required":["id","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"object\#
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
        ","sleep","homeDeparture","homeArrival","triggerOwned"],"description":"Where a set comes from. Raw values trav\#
        el and are stored."},"CalendarDescription":{"type":"object","description":"A calendar as it travels: which one\#
        , and in which time zone it counts.","properties":{"identifier":{"type":"string","description":"Unicode's cale\#
        ndar name: `gregorian`, `hebrew`, `chinese` …"},"timeZone":{"type":"string","description":"IANA name."}},"requ\#
        ired":["identifier"]},"CalendarTime":{"type":"object","description":"A time as a calendar and a clock on the w\#
        all show it; absent parts match all. Source: behaviour section 13.","properties":{"month":{"type":"integer","d\#
        escription":"1 to 12, in some calendars 13."},"day":{"type":"integer","description":"1 to 31."},"hour":{"type"\#
        :"integer","description":"0 to 23."},"minute":{"type":"integer","description":"0 to 59."}}},"Change":{"oneOf":\#
        [{"type":"object","properties":{"homeAdded":{"type":"object","properties":{"home":{"$ref":"#/components/schema\#
        s/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object","properties":{"homeRemoved":{"type"\#
        :"object","properties":{"home":{"type":"string","format":"uuid"}},"required":["home"]}},"required":["homeRemov\#
        ed"]},{"type":"object","properties":{"homeRenamed":{"type":"object","properties":{"home":{"type":"string","for\#
        mat":"uuid"},"name":{"type":"string"}},"required":["home","name"]}},"required":["homeRenamed"]},{"type":"objec\#
        t","properties":{"primaryHomeChanged":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}}\#
        }},"required":["primaryHomeChanged"]},{"type":"object","properties":{"homeLocated":{"type":"object","propertie\#
        s":{"home":{"type":"string","format":"uuid"},"location":{"$ref":"#/components/schemas/HomeLocation"}},"require\#
        d":["home"]}},"required":["homeLocated"],"description":"Somebody has said where a home is, or takes it back (n\#
        il)."},{"type":"object","properties":{"roomAdded":{"type":"object","properties":{"room":{"$ref":"#/components/\#
        schemas/Room"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}},"required":["roomAdded"]\#
        },{"type":"object","properties":{"roomRemoved":{"type":"object","properties":{"room":{"type":"string","format"\#
        :"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}},"required":["roomRemoved"]},{"\#
        type":"object","properties":{"roomRenamed":{"type":"object","properties":{"room":{"type":"string","format":"uu\#
        id"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["room","home","name"]}},"r\#
        equired":["roomRenamed"]},{"type":"object","properties":{"zoneAdded":{"type":"object","properties":{"zone":{"$\#
        ref":"#/components/schemas/Zone"},"home":{"type":"string","format":"uuid"}},"required":["zone","home"]}},"requ\#
        ired":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved":{"type":"object","properties":{"zone":{"type\#
        ":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["zone","home"]}},"required":\#
        ["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"type":"object","properties":{"zone":{"type":"s\#
        tring","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["zone",\#
        "home","name"]}},"required":["zoneRenamed"]},{"type":"object","properties":{"roomAddedToZone":{"type":"object"\#
        ,"properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type\#
        ":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomAddedToZone"]},{"type":"obje\#
        ct","properties":{"roomRemovedFromZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"\#
        },"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone"\#
        ,"home"]}},"required":["roomRemovedFromZone"]},{"type":"object","properties":{"accessoryAdded":{"type":"object\#
        ","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}\#
        },"required":["accessory","home"]}},"required":["accessoryAdded"]},{"type":"object","properties":{"accessoryRe\#
        moved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","f\#
        ormat":"uuid"}},"required":["accessory","home"]}},"required":["accessoryRemoved"]},{"type":"object","propertie\#
        s":{"accessoryRenamed":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"t\#
        ype":"string","format":"uuid"},"name":{"type":"string"}},"required":["accessory","home","name"]}},"required":[\#
        "accessoryRenamed"]},{"type":"object","properties":{"accessoryMoved":{"type":"object","properties":{"accessory\#
        ":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"room":{"type":"string","format":\#
        "uuid"}},"required":["accessory","home","room"]}},"required":["accessoryMoved"]},{"type":"object","properties"\#
        :{"accessoryDescribed":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"h\#
        ome":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryDescribed"],"d\#
        escription":"What the device says of itself is different: its services, or the texts of its accessory informat\#
        ion."},{"type":"object","properties":{"accessoryGone":{"type":"object","properties":{"accessory":{"type":"stri\#
        ng","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1\#
        970"}},"required":["accessory","home"]}},"required":["accessoryGone"],"description":"A bridge no longer ment\#
        ions an accessory, or mentions it again (`since` nil)."},{"type":"object","properties":{"accessoryBlocked":{"t\#
        ype":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uu\#
        id"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["a\#
        ccessoryBlocked"],"description":"The hub no longer talks to an accessory, or does so again (`since` nil)."},{"\#
        type":"object","properties":{"serviceRenamed":{"type":"object","properties":{"service":{"type":"integer"},"acc\#
        essory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"\#
        required":["service","accessory","home","name"]}},"required":["serviceRenamed"]},{"type":"object","properties"\#
        :{"serviceAssociated":{"type":"object","properties":{"service":{"type":"integer"},"accessory":{"type":"string"\#
        ,"format":"uuid"},"home":{"type":"string","format":"uuid"},"type":{"$ref":"#/components/schemas/TypeIdentifier\#
        "}},"required":["service","accessory","home"]}},"required":["serviceAssociated"]},{"type":"object","properties\#
        ":{"serviceGroupAdded":{"type":"object","properties":{"group":{"$ref":"#/components/schemas/ServiceGroup"},"ho\#
        me":{"type":"string","format":"uuid"}},"required":["group","home"]}},"required":["serviceGroupAdded"]},{"type"\#
        :"object","properties":{"serviceGroupRemoved":{"type":"object","properties":{"group":{"type":"string","format"\#
        :"uuid"},"home":{"type":"string","format":"uuid"}},"required":["group","home"]}},"required":["serviceGroupRemo\#
        ved"]},{"type":"object","properties":{"serviceGroupRenamed":{"type":"object","properties":{"group":{"type":"st\#
        ring","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["group",\#
        "home","name"]}},"required":["serviceGroupRenamed"]},{"type":"object","properties":{"serviceAddedToGroup":{"ty\#
        pe":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceReference"},"group":{"type":"string"\#
        ,"format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["service","group","home"]}},"required"\#
        :["serviceAddedToGroup"]},{"type":"object","properties":{"serviceRemovedFromGroup":{"type":"object","propertie\#
        s":{"service":{"$ref":"#/components/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home\#
        ":{"type":"string","format":"uuid"}},"required":["service","group","home"]}},"required":["serviceRemovedFromGr\#
        oup"]},{"type":"object","properties":{"userAdded":{"type":"object","properties":{"user":{"$ref":"#/components/\#
        schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["user","home"]}},"required":["userAdded"]\#
        },{"type":"object","properties":{"userRemoved":{"type":"object","properties":{"user":{"type":"string","format"\#
        :"uuid"},"home":{"type":"string","format":"uuid"}},"required":["user","home"]}},"required":["userRemoved"]},{"\#
        type":"object","properties":{"userUpdated":{"type":"object","properties":{"user":{"$ref":"#/components/schemas\#
        /User"},"home":{"type":"string","format":"uuid"}},"required":["user","home"]}},"required":["userUpdated"],"des\#
        cription":"A user has other rights."},{"type":"object","properties":{"actionSetAdded":{"type":"object","proper\#
        ties":{"actionSet":{"$ref":"#/components/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"requir\#
        ed":["actionSet","home"]}},"required":["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"\#
        type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"u\#
        uid"}},"required":["actionSet","home"]}},"required":["actionSetRemoved"]},{"type":"object","properties":{"acti\#
        onSetRenamed":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"str\#
        ing","format":"uuid"},"name":{"type":"string"}},"required":["actionSet","home","name"]}},"required":["actionSe\#
        tRenamed"]},{"type":"object","properties":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type"\#
        :"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":\#
        "#/components/schemas/Action"}}},"required":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"\#
        type":"object","properties":{"actionSetExecuted":{"type":"object","properties":{"actionSet":{"type":"string","\#
        format":"uuid"},"home":{"type":"string","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"\#
        }},"required":["actionSet","home","date"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"\#
        triggerAdded":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":\#
        "string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerAdded"]},{"type":"object","prop\#
        erties":{"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"\#
        type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerRemoved"]},{"type":"objec\#
        t","properties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"\#
        home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["trigger","home","name"]}},"requ\#
        ired":["triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"type":"object","properties":{"trig\#
        ger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","\#
        home"]}},"required":["triggerUpdated"],"description":"Anything else about a trigger: enabled, fired, moved on, i\#
        ts action sets, its schedule or its plan replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","location":{"lat\#
        itude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id\#
        ":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"\#
        accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitc\#
        hen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":\#
        5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"\#
        type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB\#
        765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8\#
        000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,\#
        "maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"m\#
        anufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"20AB460\#
        8-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined"\#
        ,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9EC\#
        C-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-\#
        573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe\#
        /Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds"\#
        :1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets\#
        ":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{\#
        "values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate\#
        ":1800000000}}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministr\#
        ator":true,"hasRemoteAccess":true}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeLocated":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","location":{"\#
        latitude":1,"longitude":1}}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen\#
        "},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E1\#
        1","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E1\#
        1","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-\#
        597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11\#
        ","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedF\#
        romZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE80751\#
        0499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","b\#
        ridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber"\#
        :"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"\#
        Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1]\#
        ,"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"met\#
        adata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumData\#
        Length":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"b\#
        lockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"acces\#
        sory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},\#
        {"accessoryMoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A11\#
        6-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB\#
        -1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026\#
        BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden"\#
        :true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["p\#
        r","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLeng\#
        th":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSi\#
        nce":1800000000,"blockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"\#
        accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":180000\#
        0000}},{"accessoryBlocked":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD","since":1800000000}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807\#
        510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"ac\#
        cessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025\#
        -0000-1000-8000-0026BB765291"}},{"serviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","na\#
        me":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"\#
        5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DF\#
        E807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"}},{"userAdded":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdminis\#
        trator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E\#
        393BE2E-1ABC-5B03-903C-D157DC6FC419","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"\#
        id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess\#
        ":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5A\#
        E5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-44675438\#
        79B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastEx\#
        ecutionDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E\#
        2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actio\#
        nSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},\#
        {"actionsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE\#
        6-9ECC-DFE807510499","iid":9},"targetValue":40}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-\#
        E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"triggerAdded":{"trigger":{"i\#
        d":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,\#
        "timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"second\#
        s":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled\#
        ":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":18000000\#
        00,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"va\#
        lue":40}],"dueDate":1800000000}},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":\#
        "7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"tri\#
        gger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},\#
        {"triggerUpdated":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"s\#
        chedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days"\#
        :1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone\#
        ":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":18\#
        00000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6\#
        -9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000}},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        }}],"description":"One thing that became different in the database.\n\nThe hub commits changes, sends them to i\#
        ts clients, and both apply them to their `HomeDatabase` by the same code. The JSON form is one key, the case'\#
        s name, over its labelled parts."},"Characteristic":{"type":"object","description":"One property of a service: b\#
        rightness, lock state. Its value is live state and kept apart (`CharacteristicState`).","properties":{"iid":\#
        {"type":"integer","description":"Its number within the accessory; unique among services and characteristics."}\#
        ,"type":{"$ref":"#/components/schemas/TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/Characteris\#
        ticPermissions"},"metadata":{"$ref":"#/components/schemas/CharacteristicMetadata"},"manufacturerDescription":{\#
        "type":"string","description":"What the manufacturer says it is."}},"required":["iid","type","permissions","me\#
        tadata"]},"CharacteristicFormat":{"type":"string","enum":["bool","uint8","uint16","uint32","uint64","int","flo\#
        at","string","tlv8","data","array","dict"],"description":"How a characteristic's value is written. Raw values a\#
        re HAP's own words."},"CharacteristicMetadata":{"type":"object","description":"Format, unit and limits of a c\#
        haracteristic, as a device declares them or the catalogue gives them.","properties":{"format":{"$ref":"#/compo\#
        nents/schemas/CharacteristicFormat"},"unit":{"type":"string","description":"HAP's word (`celsius`, `percentage\#
        `, `arcdegrees`, `lux`, `seconds`) or whatever the device says."},"minimum":{"$ref":"#/components/schemas/Char\#
        acteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"},"step":{"$ref":"#/components/s\#
        chemas/CharacteristicValue"},"maximumLength":{"type":"integer","description":"Longest string in bytes of UTF-8\#
        ; HAP's default is 64."},"maximumDataLength":{"type":"integer","description":"Longest data in bytes; HAP's def\#
        ault is 2,097,152."},"validValues":{"type":"array","items":{"type":"integer"},"description":"The only values a\#
        llowed, if the device names them."}},"required":["format"]},"CharacteristicPermissions":{"type":"array","items\#
        ":{"type":"string"},"description":"What may be done, as HAP's words: pr (read), pw (write), ev (notify), aa (a\#
        dditional authorization), tw (timed write), wr (write response), hd (hidden)."},"CharacteristicReference":{"ty\#
        pe":"object","description":"Where a characteristic is found: the accessory and the number within it.","propert\#
        ies":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},\#
        "CharacteristicResult":{"type":"object","description":"What became of one read or write: a value or an error."\#
        ,"properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/com\#
        ponents/schemas/CharacteristicValue","description":"The value read, or the value that the device was given; of a c\#
        haracteristic that answers a write (permission `wr`), the answer. Nil on failure, or if the device said nu\#
        ll."},"error":{"$ref":"#/components/schemas/HubError"}},"required":["characteristic"]},"CharacteristicState":{\#
        "type":"object","description":"The last known value of a characteristic. Live state: it has no revision and is n\#
        ot part of the database.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReferen\#
        ce"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil when the device has not tol\#
        d it or told null."},"isStale":{"type":"boolean","description":"True if the device has not told the value sinc\#
        e the hub's start or since it came back, or has said meanwhile that it does not know; absent otherwise. Values o\#
        f an accessory that does not answer are stale whatever this says."}},"required":["characteristic"]},"Charact\#
        eristicValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"type":"string"},{"type":"object","properties":{\#
        "data":{"type":"string","contentEncoding":"base64"}},"required":["data"]}],"description":"A value as plain JSO\#
        N; integers up to 64 bits. Binary data is marked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"obje\#
        ct","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/\#
        components/schemas/CharacteristicValue"},"authorizationData":{"type":"string","description":"Base64 of what th\#
        e accessory's maker has the user's app send along, for characteristics with the permission `aa`; others are wr\#
        itten without it."}},"required":["characteristic","value"]},"Commit":{"type":"object","description":"The chang\#
        es of one committed transaction.","properties":{"revision":{"type":"integer"},"changes":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Change"}}},"required":["revision","changes"]},"ControllerDescription":{"type":\#
        "object","description":"A controller as others may know it.","properties":{"identifier":{"type":"string","desc\#
        ription":"The pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"T\#
        he long-term public key, 32 bytes in hex."}},"required":["identifier","publicKey"]},"ControllerPairing":{"type\#
        ":"object","description":"A controller that an accessory is paired with.","properties":{"identifier":{"type":"\#
        string","description":"The controller's pairing identifier, mostly a UUID in upper case."},"publicKey":{"type"\#
        :"string","description":"Its long-term public key, 32 bytes in hex."},"isAdmin":{"type":"boolean","description\#
        ":"Whether it may manage pairings."},"isOwn":{"type":"boolean","description":"Whether it is this hub."}},"requ\#
        ired":["identifier","publicKey","isAdmin","isOwn"]},"DatabaseOpened":{"type":"object","properties":{"revision"\#
        :{"type":"integer"},"database":{"$ref":"#/components/schemas/HomeDatabase","description":"The whole database; n\#
        il if `missed` tells all there is to know."},"missed":{"type":"array","items":{"$ref":"#/components/schemas/C\#
        ommit"},"description":"The commits after the revision asked for, oldest first; nil if `database` is given."},"\#
        accessories":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}},"values":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/CharacteristicState"},"description":"Last known values."},"caller":{"$re\#
        f":"#/components/schemas/MachineUser","description":"Who is asking, as the kernel says. Guests see the homes t\#
        hat they were invited to."},"owner":{"$ref":"#/components/schemas/MachineUser","description":"To whom the hub b\#
        elongs."}},"required":["revision","accessories","values"]},"DayMoment":{"oneOf":[{"type":"object","properties\#
        ":{"clock":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["ti\#
        me"]}},"required":["clock"],"description":"What calendar and clock show; absent parts do not count."},{"type":\#
        "object","properties":{"sun":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTi\#
        me"}},"required":["time"]}},"required":["sun"],"description":"What the sun does on this day."}],"examples":[{"\#
        clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"sun":{"time":{"event":"sunrise","offset":{"years":1\#
        ,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}}],"description":"A moment o\#
        f the day."},"DiscoveredAccessory":{"type":"object","description":"An accessory server seen on the network.",\#
        "properties":{"accessory":{"type":"string","format":"uuid","description":"The identifier its first accessory w\#
        ill have once it is added."},"deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"\#
        category":{"type":"integer","description":"HAP's category number."},"isPaired":{"type":"boolean","description"\#
        :"Whether some controller has paired with it already."},"addresses":{"type":"array","items":{"type":"string"},\#
        "description":"Every `HOST:PORT` it announces."}},"required":["accessory","deviceID","name","model","category"\#
        ,"isPaired","addresses"]},"Done":{"type":"object","description":"The answer of a request that has nothing to t\#
        ell but its success.","properties":{}},"EventPlan":{"type":"object","description":"What an event trigger waits f\#
        or, and on which conditions it runs. Source: behaviour section 13.","properties":{"events":{"type":"array","\#
        items":{"$ref":"#/components/schemas/TriggerEvent"},"description":"Any one of them makes the hub look at the c\#
        onditions. At least one when it is made; accessories that leave take theirs along."},"endEvents":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/TriggerEvent"},"description":"When one of them happens after a run, t\#
        he values that the run has changed are put back."},"predicate":{"$ref":"#/components/schemas/TriggerPredicate"\#
        ,"description":"What has to hold for it to run; nil always does."},"weekdays":{"type":"array","items":{"type":\#
        "integer"},"description":"The days of the week on which it may run, 1 for Sunday to 7 for Saturday, in order; n\#
        il for all."},"executeOnce":{"type":"boolean","description":"Whether it is disabled after it has run once."}}\#
        ,"required":["events","endEvents","executeOnce"]},"ExportedIdentity":{"type":"object","properties":{"document"\#
        :{"type":"string","description":"The content of the file."},"pairings":{"type":"integer","description":"How ma\#
        ny accessory servers are in it."}},"required":["document","pairings"]},"Home":{"type":"object","description":"\#
        A home and everything in it.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"d\#
        efaultRoom":{"type":"string","format":"uuid","description":"The room of everything not assigned elsewhere: Hom\#
        eKit's \"room for entire home\". Never listed in `rooms`; its name is the home's."},"location":{"$ref":"#/comp\#
        onents/schemas/HomeLocation","description":"Where it is; nil if nobody has said."},"rooms":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"\#
        }},"accessories":{"type":"array","items":{"$ref":"#/components/schemas/Accessory"}},"serviceGroups":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/ServiceGroup"}},"actionSets":{"type":"array","items":{"$ref":"#/co\#
        mponents/schemas/ActionSet"}},"triggers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}},"use\#
        rs":{"type":"array","items":{"$ref":"#/components/schemas/User"},"description":"Those who were invited; not th\#
        e owner of the hub."}},"required":["id","name","defaultRoom","rooms","zones","accessories","serviceGroups","ac\#
        tionSets","triggers","users"]},"HomeDatabase":{"type":"object","description":"All homes, as one value. The hub\#
        's is the truth; every client keeps a replica.","properties":{"homes":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/Home"}},"primaryHome":{"type":"string","format":"uuid"}},"required":["homes"]},"HomeLocation":{"\#
        type":"object","description":"Where on the Earth a home is, for sunrise and sunset.","properties":{"latitude":\#
        {"type":"number","description":"Degrees north of the equator, -90 to 90."},"longitude":{"type":"number","descr\#
        iption":"Degrees east of Greenwich, -180 to 180."}},"required":["latitude","longitude"]},"HubError":{"type":"o\#
        bject","description":"A refusal or failure as every client of the hub sees it.\n\nEquality looks at the code a\#
        lone; the message is for people.","properties":{"code":{"$ref":"#/components/schemas/HubErrorCode"},"message":\#
        {"type":"string","description":"What went wrong and what the reader can do about it. Never holds a secret."}},\#
        "required":["code","message"]},"HubErrorCode":{"type":"string","description":"The stable word for an error, na\#
        med as the cases of HMError.Code.","x-known-values":["unexpectedError","alreadyExists","notFound","invalidPara\#
        meter","accessoryNotReachable","readOnlyCharacteristic","writeOnlyCharacteristic","notificationNotSupported","\#
        operationTimedOut","accessDenied","objectAssociatedToAnotherHome","objectNotAssociatedToAnyHome","objectAlread\#
        yAssociatedToHome","accessoryIsBusy","operationInProgress","accessoryOutOfResources","insufficientPrivileges",\#
        "accessoryPairingFailed","invalidDataFormatSpecified","operationCancelled","roomForHomeCannotBeInZone","noActi\#
        onsInActionSet","noRegisteredActionSets","fireDateInPast","roomForHomeCannotBeUpdated","actionInAnotherActionS\#
        et","objectWithSimilarNameExistsInHome","homeWithSimilarNameExists","renameWithSimilarName","cannotRemoveNonBr\#
        idgeAccessory","nameContainsProhibitedCharacters","nameDoesNotStartWithValidCharacters","nameDoesNotEndWithVal\#
        idCharacters","recurrenceTooSmall","recurrenceTooLarge","invalidValueType","valueLowerThanMinimum","valueHighe\#
        rThanMaximum","stringLongerThanMaximum","homeAccessNotAuthorized","operationNotSupported","accessorySentInvali\#
        dResponse","stringShorterThanMinimum","genericError","securityFailure","communicationFailure","accessoryDiscov\#
        eryFailed","invalidAssociatedServiceType","accessoryIsBlocked","actionSetExecutionFailed","actionSetExecutionP\#
        artialSuccess","actionSetExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBo\#
        undaries","cannotActivateTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","locationF\#
        orHomeDisabled","notAuthorizedForLocationServices","cannotUnblockNonBridgeAccessory","noHomeHub","invalidOrMis\#
        singAuthorizationData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumObjectLimitReached\#
        ","readWritePartialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"version":{"type":\#
        "string"},"processID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 1970"},"revision\#
        ":{"type":"integer"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAccessories":{"type\#
        ":"integer"},"accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryServerStatus"}}\#
        ,"clients":{"type":"array","items":{"type":"string"},"description":"The programs that are connected, by the na\#
        mes they gave."},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit":"seconds since 1\#
        970","description":"When the next trigger is due."},"residentBytes":{"type":"integer","description":"The hub'\#
        s memory in bytes (resident set)."}},"required":["version","processID","startedAt","revision","homes","accesso\#
        ries","reachableAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]},"ImportedIdentit\#
        y":{"type":"object","properties":{"controller":{"$ref":"#/components/schemas/ControllerDescription"},"pairings\#
        ":{"type":"integer","description":"How many accessory servers came with it."},"needsRestart":{"type":"boolean"\#
        ,"description":"Whether the hub runs under another identity until it is started again."}},"required":["control\#
        ler","pairings","needsRestart"]},"MachineUser":{"type":"object","description":"A user of the machine that the h\#
        ub runs on.","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"required":["unixID","name"]\#
        },"Presence":{"type":"object","description":"Who of the people in question comes or goes; in a condition, whet\#
        her anybody or nobody is at home. Source: behaviour section 13.","properties":{"kind":{"$ref":"#/components/sc\#
        hemas/PresenceKind"},"users":{"$ref":"#/components/schemas/PresenceUsers"}},"required":["kind","users"]},"Pres\#
        enceKind":{"type":"string","enum":["everyEntry","everyExit","firstEntry","lastExit"],"description":"Raw values t\#
        ravel and are stored."},"PresenceUsers":{"type":"string","enum":["currentUser","homeUsers","customUsers"],"d\#
        escription":"Whose presence counts. Raw values travel and are stored."},"Recurrence":{"type":"object","descrip\#
        tion":"An interval in calendar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hours\" do\#
        es not.","properties":{"years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days\#
        ":{"type":"integer"},"hours":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nan\#
        oseconds":{"type":"integer"}}},"Region":{"type":"object","description":"A circle on the Earth, and whether ent\#
        ering or leaving it counts.","properties":{"identifier":{"type":"string","description":"The program's name for i\#
        t."},"latitude":{"type":"number","description":"Degrees north of the equator."},"longitude":{"type":"number"\#
        ,"description":"Degrees east of Greenwich."},"radius":{"type":"number","description":"Metres."},"notifyOnEntry\#
        ":{"type":"boolean"},"notifyOnExit":{"type":"boolean"}},"required":["identifier","latitude","longitude","radiu\#
        s","notifyOnEntry","notifyOnExit"]},"Restoration":{"type":"object","description":"What is to be put back after a r\#
        un of a trigger with end events. Source: behaviour section 13.","properties":{"values":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/RestorationValue"},"description":"Those that were known and had to change."\#
        },"dueDate":{"type":"number","x-unit":"seconds since 1970","description":"When time ends it at the latest; nil i\#
        f only another event does."}},"required":["values"]},"RestorationValue":{"type":"object","description":"One v\#
        alue as it was before.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"\#
        },"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characteristic","value"]},"Room":{\#
        "type":"object","description":"A room of a home. Which accessories stand in it, the accessories say.","propert\#
        ies":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"Service":{"t\#
        ype":"object","description":"Something an accessory can do: a light, an outlet, a lock.","properties":{"iid":{\#
        "type":"integer","description":"Its number within the accessory; unique among services and characteristics."},\#
        "type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string","description":"The name the devi\#
        ce or, later, the user gave it; nil if neither did."},"associatedType":{"$ref":"#/components/schemas/TypeIdent\#
        ifier","description":"What the user says hangs on it: a lamp on an outlet, a window with a contact sensor. Nil i\#
        f nothing is said."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":{"type":"array","\#
        items":{"type":"integer"},"description":"The services it belongs together with, by iid."},"characteristics":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Characteristic"}}},"required":["iid","type","isPrimary","i\#
        sHidden","linked","characteristics"]},"ServiceGroup":{"type":"object","description":"Services of any accessori\#
        es of one home that a person names together: \"the reading lights\". A service may be in several. Source: beha\#
        viour section 5.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"services":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/ServiceReference"}}},"required":["id","name","services"]},"\#
        ServiceReference":{"type":"object","description":"Where a service is found: the accessory and the number withi\#
        n it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["acce\#
        ssory","iid"]},"SetupCodeAnswer":{"type":"object","properties":{"setupCode":{"type":"string"}}},"SignificantTi\#
        me":{"type":"object","description":"Sunrise or sunset at the home, or a while before or after. Source: behavio\#
        ur section 13.","properties":{"event":{"$ref":"#/components/schemas/SignificantTimeEvent"},"offset":{"$ref":"#\#
        /components/schemas/Recurrence","description":"How much later; its parts may be negative, for earlier. Nil is n\#
        one."}},"required":["event"]},"SignificantTimeEvent":{"type":"string","enum":["sunrise","sunset"],"descriptio\#
        n":"What the sun does. Raw values travel and are stored."},"Snapshot":{"type":"object","description":"A still p\#
        icture.","properties":{"contentType":{"type":"string","description":"`image/jpeg`, as HAP has it."},"image":{\#
        "type":"string","description":"The bytes of the picture in base64."}},"required":["contentType","image"]},"Tim\#
        eRelation":{"type":"string","enum":["before","at","after"],"description":"How a time stands to another. Raw va\#
        lues travel and are stored."},"TimerSchedule":{"type":"object","description":"When a timer trigger fires: a fi\#
        rst date, and perhaps an interval after which it fires again and again.\n\nSource: behaviour section 12.","pro\#
        perties":{"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"The first date; a whole min\#
        ute."},"timeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is the hub's own zone."},"r\#
        ecurrence":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once."},"recurrenceCalendar":{"$\#
        ref":"#/components/schemas/CalendarDescription","description":"The calendar the interval is counted in; nil is t\#
        he hub's own."}},"required":["fireDate"]},"Trigger":{"type":"object","description":"What makes the hub run a\#
        ction sets by itself.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"\#
        $ref":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets":{"type":"array","items":\#
        {"type":"string","format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"seconds since 1970"},"nextFireDat\#
        e":{"type":"number","x-unit":"seconds since 1970","description":"When it is due next; set while enabled, unles\#
        s it is an event trigger for which no time comes. Moved on in the transaction that records a firing, so it fir\#
        es once."},"restoration":{"$ref":"#/components/schemas/Restoration","description":"What its last run has chang\#
        ed and one of its end events will put back; nil if there is nothing."}},"required":["id","name","kind","isEnab\#
        led","actionSets"]},"TriggerEvent":{"type":"object","description":"Something that happens and makes a trigger r\#
        un, or ends what a run has done. Source: behaviour section 13.","properties":{"id":{"type":"string","format":\#
        "uuid"},"kind":{"$ref":"#/components/schemas/TriggerEventKind"}},"required":["id","kind"]},"TriggerEventKind":\#
        {"oneOf":[{"type":"object","properties":{"calendar":{"type":"object","properties":{"time":{"$ref":"#/component\#
        s/schemas/CalendarTime"}},"required":["time"]}},"required":["calendar"],"description":"The time of the hub com\#
        es to this; what is absent matches all."},{"type":"object","properties":{"significantTime":{"type":"object","p\#
        roperties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"required":["time"]}},"required":["signifi\#
        cantTime"],"description":"Sunrise or sunset at the home, or a while before or after."},{"type":"object","prope\#
        rties":{"duration":{"type":"object","properties":{"seconds":{"type":"number"}},"required":["seconds"]}},"requi\#
        red":["duration"],"description":"So many seconds after the run; as an end event only."},{"type":"object","prop\#
        erties":{"characteristic":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicRefe\#
        rence"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of"]}},"required":["characte\#
        ristic"],"description":"A characteristic takes a value, or any other than before."},{"type":"object","properti\#
        es":{"threshold":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"\#
        minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/Character\#
        isticValue"}},"required":["of"]}},"required":["threshold"],"description":"A characteristic's number comes into a r\#
        ange, its ends included; one of them may be absent."},{"type":"object","properties":{"location":{"type":"o\#
        bject","properties":{"region":{"$ref":"#/components/schemas/Region"}},"required":["region"]}},"required":["loc\#
        ation"],"description":"The user enters or leaves a region."},{"type":"object","properties":{"presence":{"type"\#
        :"object","properties":{"presence":{"$ref":"#/components/schemas/Presence"}},"required":["presence"]}},"requir\#
        ed":["presence"],"description":"People come home or leave."}],"examples":[{"calendar":{"time":{"month":1,"day"\#
        :1,"hour":1,"minute":1}}},{"significantTime":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks"\#
        :1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}},{"duration":{"seconds":1}},{"characteristic"\#
        :{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}},{"threshold":{"of":{"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"minimum":40,"maximum":40}},{"location":{"region":{"identif\#
        ier":"gregorian","latitude":1,"longitude":1,"radius":1,"notifyOnEntry":true,"notifyOnExit":true}}},{"presence"\#
        :{"presence":{"kind":"everyEntry","users":"currentUser"}}}]},"TriggerKind":{"oneOf":[{"type":"object","propert\#
        ies":{"timer":{"type":"object","properties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"requir\#
        ed":["schedule"]}},"required":["timer"]},{"type":"object","properties":{"event":{"type":"object","properties":\#
        {"plan":{"$ref":"#/components/schemas/EventPlan"}},"required":["plan"]}},"required":["event"]}],"examples":[{"\#
        timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks\#
        ":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian"\#
        ,"timeZone":"Europe/Berlin"}}}},{"event":{"plan":{"events":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind\#
        ":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}],"endEvents":[{"id":"7E3FB088-5A3B-59D8-B64D-\#
        7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}],"predicate":{"time":{"rel\#
        ation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"weekdays":[1],"executeO\#
        nce":true}}}],"description":"What it waits for."},"TriggerPredicate":{"oneOf":[{"type":"object","properties":{\#
        "time":{"type":"object","properties":{"relation":{"$ref":"#/components/schemas/TimeRelation"},"moment":{"$ref"\#
        :"#/components/schemas/DayMoment"}},"required":["relation","moment"]}},"required":["time"],"description":"It i\#
        s before, at or after this moment of the day."},{"type":"object","properties":{"between":{"type":"object","pro\#
        perties":{"first":{"$ref":"#/components/schemas/DayMoment"},"second":{"$ref":"#/components/schemas/DayMoment"}\#
        },"required":["first","second"]}},"required":["between"],"description":"It is the first moment or later, and b\#
        efore the second; over midnight if the second one is the earlier."},{"type":"object","properties":{"characteri\#
        stic":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"comparison"\#
        :{"$ref":"#/components/schemas/ValueComparison"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},\#
        "required":["of","comparison","value"]}},"required":["characteristic"],"description":"A value compares so with a\#
        nother. Read from the device when it is asked for."},{"type":"object","properties":{"presence":{"type":"obje\#
        ct","properties":{"presence":{"$ref":"#/components/schemas/Presence"}},"required":["presence"]}},"required":["\#
        presence"],"description":"Somebody or nobody is at home."},{"type":"object","properties":{"all":{"type":"objec\#
        t","properties":{"of":{"type":"array","items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["\#
        of"]}},"required":["all"],"description":"All of them hold; of none, that is so."},{"type":"object","properties\#
        ":{"any":{"type":"object","properties":{"of":{"type":"array","items":{"$ref":"#/components/schemas/TriggerPred\#
        icate"}}},"required":["of"]}},"required":["any"],"description":"One of them holds at least; of none, that is n\#
        ot so."},{"type":"object","properties":{"not":{"type":"object","properties":{"predicate":{"$ref":"#/components\#
        /schemas/TriggerPredicate"}},"required":["predicate"]}},"required":["not"],"description":"The other does not h\#
        old."}],"examples":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute\#
        ":1}}}}},{"between":{"first":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},"second":{"clock":{"ti\#
        me":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-\#
        DFE807510499","iid":9},"comparison":"lessThan","value":40}},{"presence":{"presence":{"kind":"everyEntry","user\#
        s":"currentUser"}}},{"all":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"h\#
        our":1,"minute":1}}}}}]}},{"any":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day\#
        ":1,"hour":1,"minute":1}}}}}]}},{"not":{"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"m\#
        onth":1,"day":1,"hour":1,"minute":1}}}}}}}],"description":"A condition of an event trigger; conditions nest. S\#
        ource: behaviour section 13, \"Predicates\"."},"TypeIdentifier":{"type":"string","format":"uuid","description"\#
        :"The UUID of a kind of service or characteristic."},"User":{"type":"object","description":"Somebody who was i\#
        nvited to a home. The owner of the hub is in no list: to that user all homes belong.\n\nEverybody may control t\#
        he accessories of the home; what else, the rights say. Source: behaviour section 14.","properties":{"id":{"ty\#
        pe":"string","format":"uuid"},"unixID":{"type":"integer","description":"The user of this machine, as the kerne\#
        l names whoever calls."},"name":{"type":"string"},"isAdministrator":{"type":"boolean","description":"Whether t\#
        he user may change the home and manage its users."},"hasRemoteAccess":{"type":"boolean","description":"Whether t\#
        he user may control the home from elsewhere."}},"required":["id","unixID","name","isAdministrator","hasRemot\#
        eAccess"]},"ValueComparison":{"type":"string","enum":["lessThan","lessThanOrEqualTo","greaterThan","greaterTha\#
        nOrEqualTo","equalTo","notEqualTo"],"description":"How a value compares with another. Raw values travel and ar\#
        e stored."},"Welcome":{"type":"object","properties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type"\#
        :"string"}},"required":["protocolVersion","hubVersion"]},"Zone":{"type":"object","description":"A group of roo\#
        ms of one home; a room may be in several.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type"\#
        :"string"},"rooms":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["id","name","rooms"\#
        ]}},"errors":{"ParseError":{"code":-32700,"message":"The line, or a value in it, is not JSON.","data":{"$ref":\#
        "#/components/schemas/HubError"}},"InvalidRequest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2\#
        .0; also batches, and hub.hello said twice.","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound\#
        ":{"code":-32601,"message":"The hub does not know the method.","data":{"$ref":"#/components/schemas/HubError"}\#
        },"InvalidParameters":{"code":-32602,"message":"The parameters do not fit; the message names the field, as par\#
        ams.writes[2].value.","data":{"$ref":"#/components/schemas/HubError"}},"InternalError":{"code":-32603,"message\#
        ":"The hub is at fault.","data":{"$ref":"#/components/schemas/HubError"}},"HelloExpected":{"code":-32000,"mess\#
        age":"Something else was asked before hub.hello.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefus\#
        ed":{"code":-32001,"message":"Another protocol version, or a user who may not use the hub. The hub hangs up.",\#
        "data":{"$ref":"#/components/schemas/HubError"}},"Refused":{"code":1000,"message":"The hub understood, and ref\#
        uses or failed; data.code tells why.","data":{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
