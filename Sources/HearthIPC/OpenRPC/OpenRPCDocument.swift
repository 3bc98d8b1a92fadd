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
        E4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90C\#
        A-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kit\#
        chen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","\#
        bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber\#
        ":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":\#
        "Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1\#
        ],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"me\#
        tadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDat\#
        aLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"\#
        blockedSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","ser\#
        vices":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE\#
        5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-446754387\#
        9B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExe\#
        cutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"ti\#
        mer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":\#
        1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","\#
        timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFire\#
        Date":1800000000,"nextFireDate":1800000000}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,\#
        "name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}]}],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD"},"missed":[{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","n\#
        ame":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"v\#
        alues":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":tr\#
        ue}],"caller":{"unixID":1,"name":"Kitchen"},"owner":{"unixID":1,"name":"Kitchen"}}}},{"name":"short","params":\#
        [],"result":{"name":"result","value":{"revision":1,"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807\#
        510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","\#
        iid":9}}]}}}]},{"name":"discovery.search","summary":"Starts or stops telling this connection about accessories t\#
        hat could be added (`discovery.appeared`, `discovery.vanished`)","description":"Starting begins with all tha\#
        t are known.","paramStructure":"by-name","params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/err\#
        ors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":\#
        "isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name":"home.add","summary":"Makes a home","de\#
        scription":"The first one becomes the primary home.","paramStructure":"by-name","params":[{"name":"name","requ\#
        ired":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commi\#
        t"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examp\#
        les":[{"name":"whole","params":[{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revisio\#
        n":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name"\#
        :"home.remove","summary":"Removes a home with everything in it","paramStructure":"by-name","params":[{"name":"\#
        home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":\#
        "#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/componen\#
        ts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.rename","summary":"Gives a home another name","\#
        paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/com\#
        ponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/err\#
        ors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summar\#
        y":"Makes a home the primary one","paramStructure":"by-name","params":[{"name":"home","required":true,"schema"\#
        :{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"identity.export","summary":"Asks for this hub's identity and pairings as a file th\#
        at a passphrase opens","description":"Whoever has both can use all its accessories.","paramStructure":"by-name\#
        ","params":[{"name":"passphrase","required":true,"summary":"At least 8 characters.","schema":{"type":"string"}\#
        }],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ExportedIdentity"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"passphrase","value":"eight or more"}],"result":{"name":"result","value":{"document":"{\"format\"\#
        :\"hearth-controller-identity\"}","pairings":3}}}]},{"name":"identity.import","summary":"Gives this hub the id\#
        entity and pairings of an exported file, from its next start on; until then it pairs with nothing","descriptio\#
        n":"Fails with `accessDenied` for a wrong passphrase, `invalidDataFormatSpecified` for a damaged or foreign fi\#
        le, and `alreadyExists` if this hub has pairings under an identity of its own and `replacesPaired` is false.",\#
        "paramStructure":"by-name","params":[{"name":"document","required":true,"summary":"The content of the file.","\#
        schema":{"type":"string"}},{"name":"passphrase","required":true,"schema":{"type":"string"}},{"name":"replacesP\#
        aired","required":true,"summary":"Whether an identity may be replaced under which accessories know this hub.",\#
        "schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ImportedIdentit\#
        y"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examp\#
        les":[{"name":"whole","params":[{"name":"document","value":"{\"format\":\"hearth-controller-identity\"}"},{"na\#
        me":"passphrase","value":"eight or more"},{"name":"replacesPaired","value":true}],"result":{"name":"result","v\#
        alue":{"controller":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d2\#
        5e71b1b628d0c"},"pairings":3,"needsRestart":true}}}]},{"name":"identity.show","summary":"Asks who this hub is t\#
        owards accessories","description":"Nothing of it is secret: it is what another hub needs to invite this one."\#
        ,"paramStructure":"by-name","params":[],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Contr\#
        ollerDescription"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Re\#
        fused"}],"examples":[{"name":"whole","params":[],"result":{"name":"result","value":{"identifier":"gregorian","\#
        publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"}}}]},{"name":"pairing.add","summ\#
        ary":"Lets another controller use an accessory, or changes whether it may manage pairings","description":"Fail\#
        s with `insufficientPrivileges` if this hub is no administrator, `accessoryOutOfResources` if the accessory ca\#
        nnot store more pairings, `alreadyExists` if it knows the identifier with another key.","paramStructure":"by-n\#
        ame","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"identi\#
        fier","required":true,"summary":"The other controller's pairing identifier, as its `identity.show` tells.","sc\#
        hema":{"type":"string"}},{"name":"publicKey","required":true,"summary":"Its long-term public key, 32 bytes in h\#
        ex.","schema":{"type":"string"}},{"name":"isAdmin","required":true,"summary":"Whether it may manage pairings t\#
        oo.","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Accessory\#
        Invitation"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"\#
        }],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{\#
        "name":"identifier","value":"gregorian"},{"name":"publicKey","value":"2bc8ad225186f5009a43321c86089a9ee5eac95f\#
        67e440ae8d25e71b1b628d0c"},{"name":"isAdmin","value":true}],"result":{"name":"result","value":{"deviceID":"7A:\#
        1C:3E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","address":"192.\#
        0.2.7:51826"}}}]},{"name":"pairing.list","summary":"Asks an accessory which controllers it is paired with","de\#
        scription":"Only an administrator of the accessory may ask: `insufficientPrivileges`. For an accessory behind a b\#
        ridge the bridge is asked.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schem\#
        a":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/ControllerPairing"}}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/\#
        components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":[{"identifier":"gregorian","publicKey":"2bc8ad2251\#
        86f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","isAdmin":true,"isOwn":true}]}}]},{"name":"pairing.rem\#
        ove","summary":"Has an accessory forget another controller","description":"Fails with `notFound` if the access\#
        ory does not know it, `insufficientPrivileges` if this hub is no administrator, and `operationNotSupported` fo\#
        r this hub's own pairing, which ends with `accessory.remove`, and for the last administrator.","paramStructure\#
        ":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "identifier","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/compon\#
        ents/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/R\#
        efused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510\#
        499"},{"name":"identifier","value":"gregorian"}],"result":{"name":"result","value":{}}}]},{"name":"room.add","\#
        summary":"Makes a room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result\#
        ","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},\#
        {"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision\#
        ":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":\#
        "room.remove","summary":"Removes a room; it leaves its zones, and its accessories go to the default room","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","\#
        value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"\#
        }}]}}}]},{"name":"room.rename","summary":"Gives a room another name","paramStructure":"by-name","params":[{"na\#
        me":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"nam\#
        e":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPar\#
        ameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"},{"name\#
        ":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.associate","summary":"Says w\#
        hat kind of thing a service works: a lamp on an outlet, a window with a contact sensor","description":"A nil `\#
        type` takes it back.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"service","required":true,"schema":{"type":"integer"}},{"name":"type","required":false,"schema":{"$ref":"#/c\#
        omponents/schemas/TypeIdentifier"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory\#
        ","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"type","value":"0000002\#
        5-0000-1000-8000-0026BB765291"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","v\#
        alue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9"},{"name":"service","value":1}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.rename","summary":"Give\#
        s a service another name; the device never hears of it","paramStructure":"by-name","params":[{"name":"home","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"name","req\#
        uired":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Comm\#
        it"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exam\#
        ples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"acces\#
        sory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"name","value":"Kit\#
        chen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.add","summary":"Makes an empty service group\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.addServi\#
        ce","summary":"Puts a service of the same home into a service group","paramStructure":"by-name","params":[{"na\#
        me":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema\#
        ":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"$ref":"#/components/schemas/\#
        ServiceReference"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$r\#
        ef":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whol\#
        e","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-\#
        10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","i\#
        id":9}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.remove","summary":"Removes a service group; i\#
        ts services stay","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"\#
        name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invalid\#
        Parameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","val\#
        ue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"}],"\#
        result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.removeService","summary":"Takes a service out of a se\#
        rvice group","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","\#
        required":true,"schema":{"$ref":"#/components/schemas/ServiceReference"}}],"result":{"name":"result","schema":\#
        {"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/\#
        components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":\#
        {"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"result","value":{"revision":1\#
        ,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"se\#
        rviceGroup.rename","summary":"Gives a service group another name","paramStructure":"by-name","params":[{"name"\#
        :"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{\#
        "type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name"\#
        :"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParam\#
        eters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name"\#
        :"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary":"Adds a trigge\#
        r, disabled; its identifier and action sets come with it","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"$ref"\#
        :"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},\#
        "errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":\#
        [{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","v\#
        alue":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":18\#
        00000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":\#
        1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"\#
        isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate"\#
        :1800000000}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"Adds an action se\#
        t to those a trigger runs","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type\#
        ":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"n\#
        ame":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schem\#
        a":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":\#
        "#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","\#
        value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"h\#
        omeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addOwnedA\#
        ctionSet","summary":"Gives a trigger an empty action set that belongs to it alone","description":"It has the t\#
        rigger's name, is not among the home's action sets, and is not run, renamed or given to another trigger. Sourc\#
        e: behaviour section 11.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"re\#
        sult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors\#
        /InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"ho\#
        me","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2\#
        BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Enables or disables a trigger\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isEnabled","require\#
        d":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"\#
        }},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"example\#
        s":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger"\#
        ,"value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true}],"result":{"name":"result",\#
        "value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen\#
        "}}]}}}]},{"name":"trigger.remove","summary":"Removes a trigger, and with it the action set that belongs to it a\#
        lone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format"\#
        :"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"res\#
        ult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters\#
        "},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":\#
        {"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes an action set from those a trigg\#
        er runs","description":"One that belongs to the trigger alone is removed.","paramStructure":"by-name","params"\#
        :[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true\#
        ,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"\#
        #/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","p\#
        arams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474\#
        F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"nam\#
        e":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","na\#
        me":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger another name","paramStructure":"by-n\#
        ame","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"str\#
        ing"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.upd\#
        ateSchedule","summary":"Replaces the schedule of a timer trigger","paramStructure":"by-name","params":[{"name"\#
        :"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/\#
        TimerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref"\#
        :"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole",\#
        "params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-4\#
        74F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","rec\#
        urrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurren\#
        ceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revis\#
        ion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"nam\#
        e":"user.add","summary":"Invites a user of this machine to a home","paramStructure":"by-name","params":[{"name\#
        ":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"unixID","required":true,"summary\#
        ":"The user's number on this machine.","schema":{"type":"integer"}},{"name":"name","required":true,"schema":{"\#
        type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}},{"name":"hasRemoteAcce\#
        ss","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/sch\#
        emas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused\#
        "}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"nam\#
        e":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdministrator","value":true},{"name":"hasR\#
        emoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.remove","summary":"Takes a user'\#
        s access to a home away","description":"Users who are no administrators may do so for themselves.","paramStruc\#
        ture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"\#
        user","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":\#
        "#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/componen\#
        ts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],"result":{"name":"result","value":\#
        {"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]\#
        },{"name":"user.update","summary":"Gives a user other rights in a home","paramStructure":"by-name","params":[{\#
        "name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}},\#
        {"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$\#
        ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/com\#
        ponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"},{"name":"isAdministrator","val\#
        ue":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[\#
        {"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.add","sum\#
        mary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1\#
        ,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zo\#
        ne.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamete\#
        rs"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"ro\#
        om","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes"\#
        :[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remove"\#
        ,"summary":"Removes a zone; its rooms stay","paramStructure":"by-name","params":[{"name":"home","required":tru\#
        e,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format\#
        ":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-\#
        88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","summary":"Takes a room out o\#
        f a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/component\#
        s/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Re\#
        fused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},\#
        {"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116\#
        -99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summary":"Gives a zone another nam\#
        e","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uui\#
        d"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true\#
        ,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"erro\#
        rs":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"na\#
        me":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"7\#
        61A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"r\#
        evision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}],\#
        "x-notifications":[{"name":"database.committed","summary":"Somebody else changed the database","description":"\#
        Never sent to the connection that asked for the change.","paramStructure":"by-name","params":[{"name":"revisio\#
        n","required":true,"schema":{"type":"integer"}},{"name":"changes","required":true,"schema":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","params":[{"name":"revision","value\#
        ":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"\#
        }}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reachable or unreachable","paramStruct\#
        ure":"by-name","params":[{"name":"accessories","required":true,"schema":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"name":"accessories","value":[{"acc\#
        essory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name":"characteristic.valuesChanged\#
        ","summary":"Values changed by a device or by another client, for those subscribed to","paramStructure":"by-na\#
        me","params":[{"name":"values","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/\#
        CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"values","value":[{"characteristic":{"a\#
        ccessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}]}]}]},{"name":"actionSet.\#
        executing","summary":"An action set started or ended running","paramStructure":"by-name","params":[{"name":"ho\#
        me","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{\#
        "type":"string","format":"uuid"}},{"name":"isExecuting","required":true,"schema":{"type":"boolean"}}],"example\#
        s":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSe\#
        t","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","value":true}]}]},{"name":"discovery.\#
        appeared","summary":"An accessory was seen, or something about it changed","paramStructure":"by-name","params"\#
        :[{"name":"accessory","required":true,"summary":"The identifier its first accessory will have once it is added\#
        .","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},\#
        {"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"s\#
        tring"}},{"name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"\#
        name":"isPaired","required":true,"summary":"Whether some controller has paired with it already.","schema":{"ty\#
        pe":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"typ\#
        e":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Ki\#
        tchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name"\#
        :"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summary":"It is gone from the netw\#
        ork, or has been added to a home","paramStructure":"by-name","params":[{"name":"accessory","required":true,"su\#
        mmary":"The identifier its first accessory will have once it is added.","schema":{"type":"string","format":"uu\#
        id"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,"schema":{\#
        "type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","required":tr\#
        ue,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"summary\#
        ":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{"name":"addresses","requ\#
        ired":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"string"}}}],"\#
        examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"nam\#
        e":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{\#
        "name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}\#
        ]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that it asked this client","paramStruc\#
        ture":"by-name","params":[{"name":"id","required":true,"schema":{"type":["integer","string"]}}],"examples":[{"\#
        name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name":"agent.setupCode","summary":"\#
        The hub's question to a setup agent","description":"The first agent's answer wins; `setupCode` nil means the p\#
        erson gave up.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"$ref":"#/c\#
        omponents/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,"summary":"Why it is asked again, i\#
        n words; nil the first time.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":{"accessory":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,"is\#
        Paired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no answer"}],"result":{"name":"resul\#
        t","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"accessory","value":{"accessory":"5B\#
        B1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":\#
        5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","value":{}}}]}],"components":{"\#
        schemas":{"Accessory":{"type":"object","description":"One accessory of a home: a stand-alone device, a bridge, o\#
        r a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the device; name, model, serial number a\#
        nd address never are (quirk Q45).","properties":{"id":{"type":"string","format":"uuid"},"deviceID":{"type":"st\#
        ring","description":"The accessory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D2`)."},"aid\#
        ":{"type":"integer","description":"Its number within the accessory server; 1 for a stand-alone device and for a b\#
        ridge itself."},"name":{"type":"string"},"room":{"type":"string","format":"uuid"},"bridge":{"type":"string"\#
        ,"format":"uuid","description":"The bridge it stands behind; nil for a bridge and for a stand-alone device."},\#
        "category":{"type":"integer","description":"HAP's category number, as announced."},"manufacturer":{"type":"str\#
        ing"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVersion":{"type":"string"},"services\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Service"}},"goneSince":{"type":"number","x-unit":"seco\#
        nds since 1970","description":"Since when the bridge that it stands behind no longer mentions it; nil if it do\#
        es. It stays until it is removed."},"blockedSince":{"type":"number","x-unit":"seconds since 1970","description\#
        ":"Since when the hub does not talk to it any more, as it misbehaved; nil if it does. Only a user ends that."}\#
        },"required":["id","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"object","p\#
        roperties":{"commit":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"uuid","desc\#
        ription":"The accessory that was paired: the bridge itself, or the stand-alone device."}},"required":["commit"\#
        ,"accessory"]},"AccessoryInvitation":{"type":"object","description":"What a controller that was let in needs t\#
        o know of the accessory server. None of it is secret.","properties":{"deviceID":{"type":"string"},"publicKey":\#
        {"type":"string","description":"The accessory server's long-term public key, 32 bytes in hex."},"address":{"ty\#
        pe":"string","description":"`HOST:PORT`, where it answers this hub; nil if it does not now."}},"required":["de\#
        viceID","publicKey"]},"AccessoryServerStatus":{"type":"object","description":"One link of the hub: which acces\#
        sory server, where, and how it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"string\#
        ","description":"`HOST:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `connecting`, `\#
        unreachable`, `pairing lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","description":"Why i\#
        t is not reachable, in words."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"type":"ob\#
        ject","description":"Whether an accessory answers. Live state: it has no revision and is not part of the datab\#
        ase.","properties":{"accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"required"\#
        :["accessory","isReachable"]},"Action":{"type":"object","description":"One write of an action set.","propertie\#
        s":{"id":{"type":"string","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicRefere\#
        nce"},"targetValue":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["id","characteristic","ta\#
        rgetValue"]},"ActionSet":{"type":"object","description":"A scene: writes that are done together, in no particu\#
        lar order.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/co\#
        mponents/schemas/ActionSetKind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"la\#
        stExecutionDate":{"type":"number","x-unit":"seconds since 1970"}},"required":["id","name","kind","actions"]},"\#
        ActionSetExecuted":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","description"\#
        :"Records when it ran; nil if nothing was committed."},"results":{"type":"array","items":{"$ref":"#/components\#
        /schemas/CharacteristicResult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if every a\#
        ction succeeded."}},"required":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","s\#
        leep","homeDeparture","homeArrival","triggerOwned"],"description":"Where a set comes from. Raw values travel a\#
        nd are stored."},"CalendarDescription":{"type":"object","description":"A calendar as it travels: which one, an\#
        d in which time zone it counts.","properties":{"identifier":{"type":"string","description":"Unicode's calendar n\#
        ame: `gregorian`, `hebrew`, `chinese` …"},"timeZone":{"type":"string","description":"IANA name."}},"required\#
        ":["identifier"]},"Change":{"oneOf":[{"type":"object","properties":{"homeAdded":{"type":"object","properties":\#
        {"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object"\#
        ,"properties":{"homeRemoved":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}},"require\#
        d":["home"]}},"required":["homeRemoved"]},{"type":"object","properties":{"homeRenamed":{"type":"object","prope\#
        rties":{"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["home","name"]}},"requi\#
        red":["homeRenamed"]},{"type":"object","properties":{"primaryHomeChanged":{"type":"object","properties":{"home\#
        ":{"type":"string","format":"uuid"}}}},"required":["primaryHomeChanged"]},{"type":"object","properties":{"room\#
        Added":{"type":"object","properties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","for\#
        mat":"uuid"}},"required":["room","home"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemov\#
        ed":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"\#
        uuid"}},"required":["room","home"]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":\#
        {"type":"object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid\#
        "},"name":{"type":"string"}},"required":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object",\#
        "properties":{"zoneAdded":{"type":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"\#
        type":"string","format":"uuid"}},"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","prop\#
        erties":{"zoneRemoved":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":\#
        "string","format":"uuid"}},"required":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properti\#
        es":{"zoneRenamed":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"str\#
        ing","format":"uuid"},"name":{"type":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]\#
        },{"type":"object","properties":{"roomAddedToZone":{"type":"object","properties":{"room":{"type":"string","for\#
        mat":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["r\#
        oom","zone","home"]}},"required":["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"t\#
        ype":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},\#
        "home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone\#
        "]},{"type":"object","properties":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/comp\#
        onents/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"requir\#
        ed":["accessoryAdded"]},{"type":"object","properties":{"accessoryRemoved":{"type":"object","properties":{"acce\#
        ssory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","ho\#
        me"]}},"required":["accessoryRemoved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","pr\#
        operties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"typ\#
        e":"string"}},"required":["accessory","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","prop\#
        erties":{"accessoryMoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":\#
        {"type":"string","format":"uuid"},"room":{"type":"string","format":"uuid"}},"required":["accessory","home","ro\#
        om"]}},"required":["accessoryMoved"]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","pr\#
        operties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"re\#
        quired":["accessory","home"]}},"required":["accessoryDescribed"],"description":"What the device says of itself i\#
        s different: its services, or the texts of its accessory information."},{"type":"object","properties":{"acce\#
        ssoryGone":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string\#
        ","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},\#
        "required":["accessoryGone"],"description":"A bridge no longer mentions an accessory, or mentions it again (`s\#
        ince` nil)."},{"type":"object","properties":{"accessoryBlocked":{"type":"object","properties":{"accessory":{"t\#
        ype":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"sec\#
        onds since 1970"}},"required":["accessory","home"]}},"required":["accessoryBlocked"],"description":"The hub no l\#
        onger talks to an accessory, or does so again (`since` nil)."},{"type":"object","properties":{"serviceRename\#
        d":{"type":"object","properties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"\#
        home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["service","accessory","home","na\#
        me"]}},"required":["serviceRenamed"]},{"type":"object","properties":{"serviceAssociated":{"type":"object","pro\#
        perties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","\#
        format":"uuid"},"type":{"$ref":"#/components/schemas/TypeIdentifier"}},"required":["service","accessory","home\#
        "]}},"required":["serviceAssociated"]},{"type":"object","properties":{"serviceGroupAdded":{"type":"object","pr\#
        operties":{"group":{"$ref":"#/components/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["group","home"]}},"required":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGroupRemove\#
        d":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"\#
        uuid"}},"required":["group","home"]}},"required":["serviceGroupRemoved"]},{"type":"object","properties":{"serv\#
        iceGroupRenamed":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"stri\#
        ng","format":"uuid"},"name":{"type":"string"}},"required":["group","home","name"]}},"required":["serviceGroupR\#
        enamed"]},{"type":"object","properties":{"serviceAddedToGroup":{"type":"object","properties":{"service":{"$ref\#
        ":"#/components/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","\#
        format":"uuid"}},"required":["service","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"object",\#
        "properties":{"serviceRemovedFromGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas\#
        /ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"requi\#
        red":["service","group","home"]}},"required":["serviceRemovedFromGroup"]},{"type":"object","properties":{"user\#
        Added":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","for\#
        mat":"uuid"}},"required":["user","home"]}},"required":["userAdded"]},{"type":"object","properties":{"userRemov\#
        ed":{"type":"object","properties":{"user":{"type":"string","format":"uuid"},"home":{"type":"string","format":"\#
        uuid"}},"required":["user","home"]}},"required":["userRemoved"]},{"type":"object","properties":{"userUpdated":\#
        {"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"u\#
        uid"}},"required":["user","home"]}},"required":["userUpdated"],"description":"A user has other rights."},{"typ\#
        e":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/components/sc\#
        hemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["act\#
        ionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties":{"actionSet":{"\#
        type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"r\#
        equired":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"object","properties"\#
        :{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"strin\#
        g"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object","properties":{\#
        "actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"\#
        string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"required"\#
        :["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":{"actionSetExec\#
        uted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","fo\#
        rmat":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","home","date"]}}\#
        ,"required":["actionSetExecuted"]},{"type":"object","properties":{"triggerAdded":{"type":"object","properties"\#
        :{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["tri\#
        gger","home"]}},"required":["triggerAdded"]},{"type":"object","properties":{"triggerRemoved":{"type":"object",\#
        "properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required"\#
        :["trigger","home"]}},"required":["triggerRemoved"]},{"type":"object","properties":{"triggerRenamed":{"type":"\#
        object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"na\#
        me":{"type":"string"}},"required":["trigger","home","name"]}},"required":["triggerRenamed"]},{"type":"object",\#
        "properties":{"triggerUpdated":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"\#
        },"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerUpdated"],"des\#
        cription":"Anything else about a trigger: enabled, fired, moved on, its action sets or its schedule replaced."\#
        }],"examples":[{"homeAdded":{"home":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom\#
        ":"68C0981A-90CA-5C9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen\#
        "}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-9\#
        9AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","ai\#
        d":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE80751\#
        0499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","serv\#
        ices":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000\#
        -1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"000\#
        00025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percenta\#
        ge","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufactur\#
        erDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups\#
        ":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-\#
        9ECC-DFE807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","ki\#
        nd":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id\#
        ":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"\#
        timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds\#
        ":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled"\#
        :true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":180000000\#
        0}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"\#
        hasRemoteAccess":true}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-8\#
        8FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zon\#
        e":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZon\#
        e":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge"\#
        :"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A123\#
        4","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitche\#
        n","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"char\#
        acteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata"\#
        :{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength\#
        ":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blocked\#
        Since":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"acce\#
        ssoryMoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "room":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9\#
        ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AF\#
        E0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","s\#
        erialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB7652\#
        91","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,\#
        "linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw\#
        ","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,\#
        "maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1\#
        800000000,"blockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"access\#
        ory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}}\#
        ,{"accessoryBlocked":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","since":1800000000}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025-0000-\#
        1000-8000-0026BB765291"}},{"serviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"K\#
        itchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"}},{"serviceGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"5BB1F4\#
        EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"}},{"serviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751\#
        0499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},\#
        {"userAdded":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator\#
        ":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E393BE2\#
        E-1ABC-5B03-903C-D157DC6FC419","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"id":"E\#
        393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true\#
        },"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A95\#
        4-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3",\#
        "characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutio\#
        nDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-\#
        57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":\#
        "C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"acti\#
        onsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC\#
        -DFE807510499","iid":9},"targetValue":40}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD8\#
        61AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"triggerAdded":{"trigger":{"id":"7A\#
        4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZ\#
        one":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"\#
        nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true\#
        ,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000},"h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF\#
        32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9\#
        AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":\#
        "7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"ti\#
        meZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":\#
        1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":t\#
        rue,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}\#
        ,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that became different in the databa\#
        se.\n\nThe hub commits changes, sends them to its clients, and both apply them to their `HomeDatabase` by the s\#
        ame code. The JSON form is one key, the case's name, over its labelled parts."},"Characteristic":{"type":"obj\#
        ect","description":"One property of a service: brightness, lock state. Its value is live state and kept apart (\#
        `CharacteristicState`).","properties":{"iid":{"type":"integer","description":"Its number within the accessory\#
        ; unique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"permissi\#
        ons":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"#/components/schemas/Charac\#
        teristicMetadata"},"manufacturerDescription":{"type":"string","description":"What the manufacturer says it is.\#
        "}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"type":"string","enum":["bool"\#
        ,"uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array","dict"],"description":"How a c\#
        haracteristic's value is written. Raw values are HAP's own words."},"CharacteristicMetadata":{"type":"object"\#
        ,"description":"Format, unit and limits of a characteristic, as a device declares them or the catalogue gives t\#
        hem.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},"unit":{"type":"string","de\#
        scription":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whatever the device says."\#
        },"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/Charac\#
        teristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximumLength":{"type":"integer","\#
        description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDataLength":{"type":"integer","\#
        description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"type":"array","items":{"typ\#
        e":"integer"},"description":"The only values allowed, if the device names them."}},"required":["format"]},"Cha\#
        racteristicPermissions":{"type":"array","items":{"type":"string"},"description":"What may be done, as HAP's wo\#
        rds: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed write), wr (write response), h\#
        d (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a characteristic is found: the a\#
        ccessory and the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type\#
        ":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"object","description":"What beca\#
        me of one read or write: a value or an error.","properties":{"characteristic":{"$ref":"#/components/schemas/Ch\#
        aracteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"The value re\#
        ad, or the value that the device was given; of a characteristic that answers a write (permission `wr`), the an\#
        swer. Nil on failure, or if the device said null."},"error":{"$ref":"#/components/schemas/HubError"}},"require\#
        d":["characteristic"]},"CharacteristicState":{"type":"object","description":"The last known value of a charact\#
        eristic. Live state: it has no revision and is not part of the database.","properties":{"characteristic":{"$re\#
        f":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue",\#
        "description":"Nil when the device has not told it or told null."},"isStale":{"type":"boolean","description":"\#
        True if the device has not told the value since the hub's start or since it came back, or has said meanwhile t\#
        hat it does not know; absent otherwise. Values of an accessory that does not answer are stale whatever this sa\#
        ys."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"t\#
        ype":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"base64"}},"required":\#
        ["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary data is marked, as {\"data\": b\#
        ase64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":"#/components/schemas\#
        /CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"authorizationData":{"t\#
        ype":"string","description":"Base64 of what the accessory's maker has the user's app send along, for character\#
        istics with the permission `aa`; others are written without it."}},"required":["characteristic","value"]},"Com\#
        mit":{"type":"object","description":"The changes of one committed transaction.","properties":{"revision":{"typ\#
        e":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"required":["revision\#
        ","changes"]},"ControllerDescription":{"type":"object","description":"A controller as others may know it.","pr\#
        operties":{"identifier":{"type":"string","description":"The pairing identifier, mostly a UUID in upper case."}\#
        ,"publicKey":{"type":"string","description":"The long-term public key, 32 bytes in hex."}},"required":["identi\#
        fier","publicKey"]},"ControllerPairing":{"type":"object","description":"A controller that an accessory is pair\#
        ed with.","properties":{"identifier":{"type":"string","description":"The controller's pairing identifier, most\#
        ly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-term public key, 32 bytes in h\#
        ex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."},"isOwn":{"type":"boolean","\#
        description":"Whether it is this hub."}},"required":["identifier","publicKey","isAdmin","isOwn"]},"DatabaseOpe\#
        ned":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/components/schemas/Hom\#
        eDatabase","description":"The whole database; nil if `missed` tells all there is to know."},"missed":{"type":"\#
        array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits after the revision asked for, o\#
        ldest first; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref":"#/components/schem\#
        as/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"},"des\#
        cription":"Last known values."},"caller":{"$ref":"#/components/schemas/MachineUser","description":"Who is aski\#
        ng, as the kernel says. Guests see the homes that they were invited to."},"owner":{"$ref":"#/components/schema\#
        s/MachineUser","description":"To whom the hub belongs."}},"required":["revision","accessories","values"]},"Dis\#
        coveredAccessory":{"type":"object","description":"An accessory server seen on the network.","properties":{"acc\#
        essory":{"type":"string","format":"uuid","description":"The identifier its first accessory will have once it i\#
        s added."},"deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":\#
        "integer","description":"HAP's category number."},"isPaired":{"type":"boolean","description":"Whether some con\#
        troller has paired with it already."},"addresses":{"type":"array","items":{"type":"string"},"description":"Eve\#
        ry `HOST:PORT` it announces."}},"required":["accessory","deviceID","name","model","category","isPaired","addre\#
        sses"]},"Done":{"type":"object","description":"The answer of a request that has nothing to tell but its succes\#
        s.","properties":{}},"ExportedIdentity":{"type":"object","properties":{"document":{"type":"string","descriptio\#
        n":"The content of the file."},"pairings":{"type":"integer","description":"How many accessory servers are in i\#
        t."}},"required":["document","pairings"]},"Home":{"type":"object","description":"A home and everything in it."\#
        ,"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string",\#
        "format":"uuid","description":"The room of everything not assigned elsewhere: HomeKit's \"room for entire home\#
        \". Never listed in `rooms`; its name is the home's."},"rooms":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Accessory"}},"serviceGroups":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/ServiceGroup"}},"actionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}\#
        },"triggers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}},"users":{"type":"array","items":\#
        {"$ref":"#/components/schemas/User"},"description":"Those who were invited; not the owner of the hub."}},"requ\#
        ired":["id","name","defaultRoom","rooms","zones","accessories","serviceGroups","actionSets","triggers","users"\#
        ]},"HomeDatabase":{"type":"object","description":"All homes, as one value. The hub's is the truth; every clien\#
        t keeps a replica.","properties":{"homes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}},"prima\#
        ryHome":{"type":"string","format":"uuid"}},"required":["homes"]},"HubError":{"type":"object","description":"A r\#
        efusal or failure as every client of the hub sees it.\n\nEquality looks at the code alone; the message is for p\#
        eople.","properties":{"code":{"$ref":"#/components/schemas/HubErrorCode"},"message":{"type":"string","descri\#
        ption":"What went wrong and what the reader can do about it. Never holds a secret."}},"required":["code","mess\#
        age"]},"HubErrorCode":{"type":"string","description":"The stable word for an error, named as the cases of HMEr\#
        ror.Code.","x-known-values":["unexpectedError","alreadyExists","notFound","invalidParameter","accessoryNotReac\#
        hable","readOnlyCharacteristic","writeOnlyCharacteristic","notificationNotSupported","operationTimedOut","acce\#
        ssDenied","objectAssociatedToAnotherHome","objectNotAssociatedToAnyHome","objectAlreadyAssociatedToHome","acce\#
        ssoryIsBusy","operationInProgress","accessoryOutOfResources","insufficientPrivileges","accessoryPairingFailed"\#
        ,"invalidDataFormatSpecified","operationCancelled","roomForHomeCannotBeInZone","noActionsInActionSet","noRegis\#
        teredActionSets","fireDateInPast","roomForHomeCannotBeUpdated","actionInAnotherActionSet","objectWithSimilarNa\#
        meExistsInHome","homeWithSimilarNameExists","renameWithSimilarName","cannotRemoveNonBridgeAccessory","nameCont\#
        ainsProhibitedCharacters","nameDoesNotStartWithValidCharacters","nameDoesNotEndWithValidCharacters","recurrenc\#
        eTooSmall","recurrenceTooLarge","invalidValueType","valueLowerThanMinimum","valueHigherThanMaximum","stringLon\#
        gerThanMaximum","homeAccessNotAuthorized","operationNotSupported","accessorySentInvalidResponse","stringShorte\#
        rThanMinimum","genericError","securityFailure","communicationFailure","accessoryDiscoveryFailed","invalidAssoc\#
        iatedServiceType","accessoryIsBlocked","actionSetExecutionFailed","actionSetExecutionPartialSuccess","actionSe\#
        tExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","cannotActivat\#
        eTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","cannotUnblockNonBridgeAccessory",\#
        "noHomeHub","invalidOrMissingAuthorizationData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","\#
        maximumObjectLimitReached","readWritePartialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","proper\#
        ties":{"version":{"type":"string"},"processID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"secon\#
        ds since 1970"},"revision":{"type":"integer"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"rea\#
        chableAccessories":{"type":"integer"},"accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas\#
        /AccessoryServerStatus"}},"clients":{"type":"array","items":{"type":"string"},"description":"The programs that a\#
        re connected, by the names they gave."},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number"\#
        ,"x-unit":"seconds since 1970","description":"When the next trigger is due."},"residentBytes":{"type":"integer\#
        ","description":"The hub's memory in bytes (resident set)."}},"required":["version","processID","startedAt","r\#
        evision","homes","accessories","reachableAccessories","accessoryServers","clients","enabledTriggers","resident\#
        Bytes"]},"ImportedIdentity":{"type":"object","properties":{"controller":{"$ref":"#/components/schemas/Controll\#
        erDescription"},"pairings":{"type":"integer","description":"How many accessory servers came with it."},"needsR\#
        estart":{"type":"boolean","description":"Whether the hub runs under another identity until it is started again\#
        ."}},"required":["controller","pairings","needsRestart"]},"MachineUser":{"type":"object","description":"A user o\#
        f the machine that the hub runs on.","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"re\#
        quired":["unixID","name"]},"Recurrence":{"type":"object","description":"An interval in calendar units: \"1 day\#
        \" keeps the time on the wall when clocks change, \"24 hours\" does not.","properties":{"years":{"type":"integ\#
        er"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"hours":{"type":"integer\#
        "},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integer"}}},"Room":{"type"\#
        :"object","description":"A room of a home. Which accessories stand in it, the accessories say.","properties":{\#
        "id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"Service":{"type":"\#
        object","description":"Something an accessory can do: a light, an outlet, a lock.","properties":{"iid":{"type"\#
        :"integer","description":"Its number within the accessory; unique among services and characteristics."},"type"\#
        :{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string","description":"The name the device or, l\#
        ater, the user gave it; nil if neither did."},"associatedType":{"$ref":"#/components/schemas/TypeIdentifier"\#
        ,"description":"What the user says hangs on it: a lamp on an outlet, a window with a contact sensor. Nil if no\#
        thing is said."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":{"type":"array","items"\#
        :{"type":"integer"},"description":"The services it belongs together with, by iid."},"characteristics":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Characteristic"}}},"required":["iid","type","isPrimary","isHidde\#
        n","linked","characteristics"]},"ServiceGroup":{"type":"object","description":"Services of any accessories of o\#
        ne home that a person names together: \"the reading lights\". A service may be in several. Source: behaviour s\#
        ection 5.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"services":{"type":"\#
        array","items":{"$ref":"#/components/schemas/ServiceReference"}}},"required":["id","name","services"]},"Servic\#
        eReference":{"type":"object","description":"Where a service is found: the accessory and the number within it."\#
        ,"properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory"\#
        ,"iid"]},"SetupCodeAnswer":{"type":"object","properties":{"setupCode":{"type":"string"}}},"Snapshot":{"type":"\#
        object","description":"A still picture.","properties":{"contentType":{"type":"string","description":"`image/jp\#
        eg`, as HAP has it."},"image":{"type":"string","description":"The bytes of the picture in base64."}},"required\#
        ":["contentType","image"]},"TimerSchedule":{"type":"object","description":"When a timer trigger fires: a first d\#
        ate, and perhaps an interval after which it fires again and again.\n\nSource: behaviour section 12.","proper\#
        ties":{"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"The first date; a whole minute\#
        ."},"timeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is the hub's own zone."},"recu\#
        rrence":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once."},"recurrenceCalendar":{"$ref\#
        ":"#/components/schemas/CalendarDescription","description":"The calendar the interval is counted in; nil is th\#
        e hub's own."}},"required":["fireDate"]},"Trigger":{"type":"object","description":"What makes the hub run acti\#
        on sets by itself.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$re\#
        f":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets":{"type":"array","items":{"t\#
        ype":"string","format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"seconds since 1970"},"nextFireDate":\#
        {"type":"number","x-unit":"seconds since 1970","description":"When it is due next; set while enabled. Moved on i\#
        n the transaction that records a firing, so it fires once."}},"required":["id","name","kind","isEnabled","ac\#
        tionSets"]},"TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type":"object","properties":{"sch\#
        edule":{"$ref":"#/components/schemas/TimerSchedule"}},"required":["schedule"]}},"required":["timer"]}],"exampl\#
        es":[{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1\#
        ,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gre\#
        gorian","timeZone":"Europe/Berlin"}}}}],"description":"What it waits for. Event triggers will be a second case\#
        ."},"TypeIdentifier":{"type":"string","format":"uuid","description":"The UUID of a kind of service or characte\#
        ristic."},"User":{"type":"object","description":"Somebody who was invited to a home. The owner of the hub is i\#
        n no list: to that user all homes belong.\n\nEverybody may control the accessories of the home; what else, the r\#
        ights say. Source: behaviour section 14.","properties":{"id":{"type":"string","format":"uuid"},"unixID":{"ty\#
        pe":"integer","description":"The user of this machine, as the kernel names whoever calls."},"name":{"type":"st\#
        ring"},"isAdministrator":{"type":"boolean","description":"Whether the user may change the home and manage its u\#
        sers."},"hasRemoteAccess":{"type":"boolean","description":"Whether the user may control the home from elsewhe\#
        re."}},"required":["id","unixID","name","isAdministrator","hasRemoteAccess"]},"Welcome":{"type":"object","prop\#
        erties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protocolVersion","h\#
        ubVersion"]},"Zone":{"type":"object","description":"A group of rooms of one home; a room may be in several.","\#
        properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{\#
        "type":"string","format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"m\#
        essage":"The line, or a value in it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRe\#
        quest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello said twice.\#
        ","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not k\#
        now the method.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-32602,"messag\#
        e":"The parameters do not fit; the message names the field, as params.writes[2].value.","data":{"$ref":"#/comp\#
        onents/schemas/HubError"}},"InternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/c\#
        omponents/schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"Something else was asked before hub.he\#
        llo.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protoc\#
        ol version, or a user who may not use the hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubErro\#
        r"}},"Refused":{"code":1000,"message":"The hub understood, and refuses or failed; data.code tells why.","data"\#
        :{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
