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
        EAFDDCD","name":"Kitchen"}}]}}}]},{"name":"accessory.find","summary":"Asks which accessory has a long-term pub\#
        lic key","description":"Answers with none if the hub is paired with none such, or if it is in no home that the a\#
        sker sees.","paramStructure":"by-name","params":[{"name":"publicKey","required":true,"summary":"The accessor\#
        y server's long-term public key, 32 bytes in hex.","schema":{"type":"string"}}],"result":{"name":"result","sch\#
        ema":{"$ref":"#/components/schemas/AccessoryFound"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"\#
        },{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"publicKey","value":"2\#
        bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"}],"result":{"name":"result","value":{"accesso\#
        ry":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}}}]},{"name":"accessory.identify","summary":"Makes an accessory sho\#
        w itself: paired through its Identify characteristic, unpaired through HAP's unpaired identify","paramStructur\#
        e":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"resul\#
        t":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/Inva\#
        lidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accesso\#
        ry","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":{}}}]},{"name":"accesso\#
        ry.recentSnapshot","summary":"Asks for the last picture that any program has had a camera take since the hub's s\#
        tart; the camera is not asked","paramStructure":"by-name","params":[{"name":"accessory","required":true,"sch\#
        ema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Rece\#
        ntSnapshot"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"\#
        }],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],\#
        "result":{"name":"result","value":{"snapshot":{"contentType":"image/jpeg","image":"/9j/","takenAt":1800000000}\#
        }}}]},{"name":"accessory.refresh","summary":"Has the hub read an accessory's services again, and with a bridge t\#
        hose behind it: some change without saying so","description":"Differences are committed before the answer co\#
        mes.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string","form\#
        at":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":{}}\#
        }]},{"name":"accessory.remove","summary":"Removes an accessory, and with a bridge those behind it; scenes and t\#
        riggers lose what refers to them","description":"One behind a bridge leaves alone only if the bridge no longe\#
        r mentions it.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"\#
        name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invalid\#
        Parameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","val\#
        ue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        }],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"accessory.rename","summary":"Gives an accessory another name; t\#
        he device never hears of it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}\#
        },{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/co\#
        mponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/er\#
        rors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"name","value":"Kitchen"}],\#
        "result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"accessory.snapshot","summary":"Asks a camera or doorbell for a st\#
        ill picture","description":"The camera may give another size than the one wished for.\n\nFails with `operation\#
        NotSupported` for an accessory without a camera.","paramStructure":"by-name","params":[{"name":"accessory","re\#
        quired":true,"schema":{"type":"string","format":"uuid"}},{"name":"width","required":true,"summary":"Pixels.","\#
        schema":{"type":"integer"}},{"name":"height","required":true,"summary":"Pixels.","schema":{"type":"integer"}}]\#
        ,"result":{"name":"result","schema":{"$ref":"#/components/schemas/Snapshot"}},"errors":[{"$ref":"#/components/\#
        errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"nam\#
        e":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"width","value":640},{"name":"height","\#
        value":360}],"result":{"name":"result","value":{"contentType":"image/jpeg","image":"/9j/","takenAt":1800000000\#
        }}}]},{"name":"accessory.unblock","summary":"Has the hub talk again to an accessory that it has blocked, and w\#
        ith a bridge to those behind it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uui\#
        d"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/componen\#
        ts/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"\#
        name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9\#
        ECC-DFE807510499"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.add","summary":"Makes an empty acti\#
        on set","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format"\#
        :"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$re\#
        f":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compo\#
        nents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{\#
        "homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.addAc\#
        tion","summary":"Adds a write to an action set","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"action","required":true,"schema":{"$ref":"#/components/schemas/Action"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home",\#
        "value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861A\#
        A83"},{"name":"action","value":{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}}],"result":{"name":"result","value":{"revision":\#
        1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"a\#
        ctionSet.execute","summary":"Runs an action set","description":"Fails with `actionSetExecutionFailed`, `action\#
        SetExecutionPartialSuccess`, `noActionsInActionSet` or `actionSetExecutionInProgress`; the answer tells each a\#
        ction's result.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/ActionSetExecuted"}},"errors":[{"$ref":"#/components/er\#
        rors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name"\#
        :"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E\#
        66AD861AA83"}],"result":{"name":"result","value":{"commit":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]},"results":[{"characteristic":{"accessory":"5BB1F4EB-0\#
        372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}}\#
        ],"error":{"code":"notFound","message":"there is no such home"}}}}]},{"name":"actionSet.remove","summary":"Rem\#
        oves an action set; triggers lose it","paramStructure":"by-name","params":[{"name":"home","required":true,"sch\#
        ema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format"\#
        :"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/com\#
        ponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params\#
        ":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5\#
        AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.removeAction","summary":"Takes a w\#
        rite out of an action set","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"\#
        }},{"name":"action","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action"\#
        ,"value":"0A15E95E-EC70-556C-B6CE-4467543879B3"}],"result":{"name":"result","value":{"revision":1,"changes":[{\#
        "homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.renam\#
        e","summary":"Gives an action set another name","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","sch\#
        ema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref\#
        ":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"name","v\#
        alue":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.updateAction","summary":"Gives a writ\#
        e of an action set another target value","paramStructure":"by-name","params":[{"name":"home","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","form\#
        at":"uuid"}},{"name":"action","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"targetValue\#
        ","required":true,"schema":{"$ref":"#/components/schemas/CharacteristicValue"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action"\#
        ,"value":"0A15E95E-EC70-556C-B6CE-4467543879B3"},{"name":"targetValue","value":40}],"result":{"name":"result",\#
        "value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen\#
        "}}]}}}]},{"name":"agent.register","summary":"Makes this connection a setup agent, or no longer: the hub asks i\#
        t for setup codes (`agent.setupCode`)","paramStructure":"by-name","params":[{"name":"isOn","required":true,"s\#
        chema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name":"camera.start\#
        Stream","summary":"Starts a live stream of a camera or doorbell","description":"It ends with `camera.stopStrea\#
        m`, with the connection that has asked for it, or when the camera ends it (`camera.streamEnded`).\n\nFails wit\#
        h `operationNotSupported` for an accessory without a camera, `accessoryIsBusy` when all its streams are in use\#
        , `operationTimedOut`, or `operationCancelled` when it is stopped meanwhile. Pictures arrive from the moment o\#
        f the answer on, at ports on which nobody but the asker is to listen.","paramStructure":"by-name","params":[{"\#
        name":"stream","required":true,"summary":"Chosen by the asker, so that it can stop a stream that has not start\#
        ed yet; random.","schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"ty\#
        pe":"string","format":"uuid"}},{"name":"width","required":true,"summary":"The largest picture wished for, in p\#
        ixels.","schema":{"type":"integer"}},{"name":"height","required":true,"summary":"Pixels.","schema":{"type":"in\#
        teger"}},{"name":"videoPort","required":false,"summary":"The UDP port of this machine where pictures are to ar\#
        rive; nil to have the hub find a free one.","schema":{"type":"integer"}},{"name":"audioPort","required":false,\#
        "summary":"The UDP port of this machine where sound is to arrive; nil to have the hub find a free one.","schem\#
        a":{"type":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/CameraStream"}},"erro\#
        rs":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"na\#
        me":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"accessory","va\#
        lue":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"width","value":640},{"name":"height","value":360},{"name\#
        ":"videoPort","value":1},{"name":"audioPort","value":1}],"result":{"name":"result","value":{"localAddress":"lo\#
        calAddress","remoteAddress":"remoteAddress","isIPv6":true,"picture":{"profile":"constrainedBaseline","level":1\#
        ,"width":640,"height":360,"framesPerSecond":1},"video":{"localPort":1,"remotePort":1,"payloadType":1,"localSou\#
        rce":1,"remoteSource":1,"maximumBitRate":1,"incoming":{"suite":"suite","key":"key"},"outgoing":{"suite":"suite\#
        ","key":"key"}},"sound":{"codec":"pcmu","channels":1,"sampleRate":1,"packetTime":1},"audio":{"localPort":1,"re\#
        motePort":1,"payloadType":1,"localSource":1,"remoteSource":1,"maximumBitRate":1,"incoming":{"suite":"suite","k\#
        ey":"key"},"outgoing":{"suite":"suite","key":"key"}}}}},{"name":"short","params":[{"name":"stream","value":"31\#
        2CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"nam\#
        e":"width","value":640},{"name":"height","value":360}],"result":{"name":"result","value":{"localAddress":"loca\#
        lAddress","remoteAddress":"remoteAddress","isIPv6":true,"picture":{"profile":"constrainedBaseline","level":1,"\#
        width":640,"height":360,"framesPerSecond":1},"video":{"localPort":1,"remotePort":1,"payloadType":1,"localSourc\#
        e":1,"remoteSource":1,"maximumBitRate":1}}}}]},{"name":"camera.stopStream","summary":"Ends a live stream that t\#
        his connection has asked for; the camera has been told when the answer comes","description":"Fails with `notF\#
        ound` if there is none, for instance since it has ended already.","paramStructure":"by-name","params":[{"name"\#
        :"stream","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94\#
        -041D5565B387"}],"result":{"name":"result","value":{}}}]},{"name":"characteristic.read","summary":"Asks the de\#
        vices for current values","paramStructure":"by-name","params":[{"name":"characteristics","required":true,"sche\#
        ma":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicReference"}}}],"result":{"name":"resul\#
        t","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$ref":"\#
        #/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","p\#
        arams":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"re\#
        sult":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}\#
        ,"value":40,"error":{"code":"notFound","message":"there is no such home"}}]}}]},{"name":"characteristic.subscr\#
        ibe","summary":"Asks to be told (`characteristic.valuesChanged`) when these change by somebody else's hand, or n\#
        o longer","description":"Subscriptions belong to the connection and end with it.","paramStructure":"by-name"\#
        ,"params":[{"name":"characteristics","required":true,"schema":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/CharacteristicReference"}}},{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name\#
        ":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{\#
        "$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"w\#
        hole","params":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9\#
        }]},{"name":"isOn","value":true}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}\#
        }]}}]},{"name":"characteristic.write","summary":"Writes values to the devices, each accessory server's in one g\#
        o","description":"Values are checked and clamped first.","paramStructure":"by-name","params":[{"name":"writes\#
        ","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicWrite"}}}],"res\#
        ult":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},\#
        "errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":\#
        [{"name":"whole","params":[{"name":"writes","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-D\#
        FE807510499","iid":9},"value":40,"authorizationData":"AQI="}]}],"result":{"name":"result","value":[{"character\#
        istic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","mes\#
        sage":"there is no such home"}}]}}]},{"name":"database.open","summary":"Asks for the database and, from then o\#
        n, for every commit (`database.committed`) and every change of reachability (`accessory.stateChanged`), withou\#
        t a gap in between","paramStructure":"by-name","params":[{"name":"since","required":false,"summary":"The last r\#
        evision the client has; the hub then sends only what came after, if it still knows.","schema":{"type":"intege\#
        r"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/DatabaseOpened"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"since","value":1}],"result":{"name":"result","value":{"revision":1,"database":{"homes":[{"id":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","r\#
        ooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB\#
        -94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA\#
        -5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","m\#
        odel":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-\#
        8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"\#
        isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permiss\#
        ions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"ma\#
        ximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}\#
        ],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB8\#
        7CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"actionSets"\#
        :[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95\#
        E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"\#
        targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","n\#
        ame":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"ye\#
        ars":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{\#
        "identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A95\#
        4-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}],"users":[{"id":"E393BE2E-1ABC-5B03-903C\#
        -D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}]}],"primaryHome":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"missed":[{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":\#
        9},"value":40,"isStale":true}],"caller":{"unixID":1,"name":"Kitchen"},"owner":{"unixID":1,"name":"Kitchen"}}}}\#
        ,{"name":"short","params":[],"result":{"name":"result","value":{"revision":1,"accessories":[{"accessory":"5BB1\#
        F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search","summary":"Starts or stops telling this co\#
        nnection about accessories that could be added (`discovery.appeared`, `discovery.vanished`)","description":"St\#
        arting begins with all that are known.","paramStructure":"by-name","params":[{"name":"isOn","required":true,"s\#
        chema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name":"home.add","s\#
        ummary":"Makes a home","description":"The first one becomes the primary home.","paramStructure":"by-name","par\#
        ams":[{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"\#
        #/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/component\#
        s/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"name","value":"Kitchen"}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home with everything in it","paramStructure":"by\#
        -name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRename\#
        d":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.rename","summary":"Gi\#
        ves a home another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":\#
        "string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"}\#
        ,{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revisio\#
        n":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name"\#
        :"home.setPrimary","summary":"Makes a home the primary one","paramStructure":"by-name","params":[{"name":"home\#
        ","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"identity.export","summary":"Asks for this hub's identity a\#
        nd pairings as a file that a passphrase opens","description":"Whoever has both can use all its accessories."\#
        ,"paramStructure":"by-name","params":[{"name":"passphrase","required":true,"summary":"At least 8 characters.",\#
        "schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ExportedIdentity\#
        "}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exampl\#
        es":[{"name":"whole","params":[{"name":"passphrase","value":"eight or more"}],"result":{"name":"result","value\#
        ":{"document":"{\"format\":\"hearth-controller-identity\"}","pairings":3}}}]},{"name":"identity.import","summa\#
        ry":"Gives this hub the identity and pairings of an exported file, from its next start on; until then it pairs w\#
        ith nothing","description":"Fails with `accessDenied` for a wrong passphrase, `invalidDataFormatSpecified` f\#
        or a damaged or foreign file, and `alreadyExists` if this hub has pairings under an identity of its own and `r\#
        eplacesPaired` is false.","paramStructure":"by-name","params":[{"name":"document","required":true,"summary":"T\#
        he content of the file.","schema":{"type":"string"}},{"name":"passphrase","required":true,"schema":{"type":"st\#
        ring"}},{"name":"replacesPaired","required":true,"summary":"Whether an identity may be replaced under which ac\#
        cessories know this hub.","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/componen\#
        ts/schemas/ImportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/component\#
        s/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"document","value":"{\"format\":\"hearth-con\#
        troller-identity\"}"},{"name":"passphrase","value":"eight or more"},{"name":"replacesPaired","value":true}],"r\#
        esult":{"name":"result","value":{"controller":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c8\#
        6089a9ee5eac95f67e440ae8d25e71b1b628d0c"},"pairings":3,"needsRestart":true}}}]},{"name":"identity.show","summa\#
        ry":"Asks who this hub is towards accessories","description":"Nothing of it is secret: it is what another hub n\#
        eeds to invite this one.","paramStructure":"by-name","params":[],"result":{"name":"result","schema":{"$ref":"\#
        #/components/schemas/ControllerDescription"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[],"result":{"name":"result","value":{\#
        "identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"}}}]},{\#
        "name":"pairing.add","summary":"Lets another controller use an accessory, or changes whether it may manage pai\#
        rings","description":"Fails with `insufficientPrivileges` if this hub is no administrator, `accessoryOutOfReso\#
        urces` if the accessory cannot store more pairings, `alreadyExists` if it knows the identifier with another ke\#
        y.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string","format\#
        ":"uuid"}},{"name":"identifier","required":true,"summary":"The other controller's pairing identifier, as its `\#
        identity.show` tells.","schema":{"type":"string"}},{"name":"publicKey","required":true,"summary":"Its long-ter\#
        m public key, 32 bytes in hex.","schema":{"type":"string"}},{"name":"isAdmin","required":true,"summary":"Wheth\#
        er it may manage pairings too.","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/co\#
        mponents/schemas/AccessoryInvitation"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/\#
        components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"},{"name":"publicKey","value":"2bc8ad225186f5\#
        009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},{"name":"isAdmin","value":true}],"result":{"name":"result\#
        ","value":{"deviceID":"7A:1C:3E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71\#
        b1b628d0c","address":"192.0.2.7:51826"}}}]},{"name":"pairing.list","summary":"Asks an accessory which controll\#
        ers it is paired with","description":"Only an administrator of the accessory may ask: `insufficientPrivileges`\#
        . For an accessory behind a bridge the bridge is asked.","paramStructure":"by-name","params":[{"name":"accesso\#
        ry","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/ControllerPairing"}}},"errors":[{"$ref":"#/components/errors/Inval\#
        idParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessor\#
        y","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":[{"identifier":"gregoria\#
        n","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","isAdmin":true,"isOwn":true}\#
        ]}}]},{"name":"pairing.remove","summary":"Has an accessory forget another controller","description":"Fails wit\#
        h `notFound` if the accessory does not know it, `insufficientPrivileges` if this hub is no administrator, and `\#
        operationNotSupported` for this hub's own pairing, which ends with `accessory.remove`, and for the last admin\#
        istrator.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"identifier","required":true,"schema":{"type":"string"}}],"result":{"name":"result",\#
        "schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$r\#
        ef":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"}],"result":{"name":"result","value":{\#
        }}}]},{"name":"room.add","summary":"Makes a room","paramStructure":"by-name","params":[{"name":"home","require\#
        d":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"\#
        result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":\#
        "Kitchen"}}]}}}]},{"name":"room.remove","summary":"Removes a room; it leaves its zones, and its accessories go t\#
        o the default room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","va\#
        lue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"\#
        result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.rename","summary":"Gives a room another name","paramStructure\#
        ":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":\#
        "string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-\#
        A116-99AFE0116E11"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"change\#
        s":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.as\#
        sociate","summary":"Says what kind of thing a service works: a lamp on an outlet, a window with a contact sens\#
        or","description":"A nil `type` takes it back.","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"type","required":f\#
        alse,"schema":{"$ref":"#/components/schemas/TypeIdentifier"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"nam\#
        e":"type","value":"00000025-0000-1000-8000-0026BB765291"}],"result":{"name":"result","value":{"revision":1,"ch\#
        anges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","\#
        params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1}],"result":{"name":"result","value":{"revision":1,"c\#
        hanges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"servi\#
        ce.rename","summary":"Gives a service another name; the device never hears of it","paramStructure":"by-name","\#
        params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"type":"inte\#
        ger"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":\#
        "#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/componen\#
        ts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{\#
        "name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.add","summary":"Ma\#
        kes an empty service group","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"re\#
        sult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameter\#
        s"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revi\#
        sion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"na\#
        me":"serviceGroup.addService","summary":"Puts a service of the same home into a service group","paramStructure\#
        ":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"grou\#
        p","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"$r\#
        ef":"#/components/schemas/ServiceReference"}}],"result":{"name":"result","schema":{"$ref":"#/components/schema\#
        s/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}]\#
        ,"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":\#
        "group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"accessory":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.remove","summary"\#
        :"Removes a service group; its services stay","paramStructure":"by-name","params":[{"name":"home","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#\#
        /components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","pa\#
        rams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-5\#
        4EB-B2CF-04C546FB87CC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.removeService","summary":"T\#
        akes a service out of a service group","paramStructure":"by-name","params":[{"name":"home","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"u\#
        uid"}},{"name":"service","required":true,"schema":{"$ref":"#/components/schemas/ServiceReference"}}],"result":\#
        {"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inval\#
        idParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","v\#
        alue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},\#
        {"name":"service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"serviceGroup.rename","summary":"Gives a service group another name","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"s\#
        tring"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/comp\#
        onents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params"\#
        :[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B\#
        2CF-04C546FB87CC"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add\#
        ","summary":"Adds a trigger, disabled; its identifier and action sets come with it","paramStructure":"by-name"\#
        ,"params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","requi\#
        red":true,"schema":{"$ref":"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref":"#/com\#
        ponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/err\#
        ors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"},{"name":"trigger","value":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":\#
        {"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"da\#
        ys":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZ\#
        one":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate"\#
        :1800000000,"nextFireDate":1800000000}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","s\#
        ummary":"Adds an action set to those a trigger runs","paramStructure":"by-name","params":[{"name":"home","requ\#
        ired":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"resul\#
        t":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/In\#
        validParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home"\#
        ,"value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF\#
        32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"\#
        revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},\#
        {"name":"trigger.addOwnedActionSet","summary":"Gives a trigger an empty action set that belongs to it alone","\#
        description":"It has the trigger's name, is not among the home's action sets, and is not run, renamed or given t\#
        o another trigger. Source: behaviour section 11.","paramStructure":"by-name","params":[{"name":"home","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"\#
        $ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"wh\#
        ole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A471\#
        2F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Ena\#
        bles or disables a trigger","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true}],\#
        "result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"Removes a trigger, and with it the act\#
        ion set that belongs to it alone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid\#
        "}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/component\#
        s/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"n\#
        ame":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6\#
        -CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes an act\#
        ion set from those a trigger runs","description":"One that belongs to the trigger alone is removed.","paramStr\#
        ucture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Com\#
        mit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exa\#
        mples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trig\#
        ger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66A\#
        D861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger another na\#
        me","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uu\#
        id"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":\#
        true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"\#
        errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[\#
        {"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","va\#
        lue":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","val\#
        ue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]\#
        }}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$r\#
        ef":"#/components/schemas/TimerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/C\#
        ommit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"e\#
        xamples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"tr\#
        igger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"time\#
        Zone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,\#
        "nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name\#
        ":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","nam\#
        e":"Kitchen"}}]}}}]},{"name":"user.add","summary":"Invites a user of this machine to a home","paramStructure":\#
        "by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"unixID\#
        ","required":true,"summary":"The user's number on this machine.","schema":{"type":"integer"}},{"name":"name","\#
        required":true,"schema":{"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean\#
        "}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema"\#
        :{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#\#
        /components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdministrator","\#
        value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.remove\#
        ","summary":"Takes a user's access to a home away","description":"Users who are no administrators may do so fo\#
        r themselves.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],"result"\#
        :{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D","name":"Kitchen"}}]}}}]},{"name":"user.update","summary":"Gives a user other rights in a home","paramStruct\#
        ure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"u\#
        ser","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isAdministrator","required":true,"sc\#
        hema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"n\#
        ame":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidP\#
        arameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","valu\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"},{"na\#
        me":"isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value"\#
        :{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}\#
        ]},{"name":"zone.add","summary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","params":\#
        [{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uu\#
        id"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compone\#
        nts/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{\#
        "name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-\#
        94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","valu\#
        e":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}\#
        }}]},{"name":"zone.remove","summary":"Removes a zone; its rooms stay","paramStructure":"by-name","params":[{"n\#
        ame":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema\#
        ":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"\#
        }},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"example\#
        s":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","v\#
        alue":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"ho\#
        meRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","\#
        summary":"Takes a room out of a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"sch\#
        ema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uui\#
        d"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value\#
        ":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRe\#
        named":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summary"\#
        :"Gives a zone another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"ty\#
        pe":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/componen\#
        ts/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/R\#
        efused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}\#
        ,{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result":{"\#
        name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.committed","summary":"Somebody else changed the d\#
        atabase","description":"Never sent to the connection that asked for the change.","paramStructure":"by-name",\#
        "params":[{"name":"revision","required":true,"schema":{"type":"integer"}},{"name":"changes","required":true,"s\#
        chema":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","params":\#
        [{"name":"revision","value":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reachable or u\#
        nreachable","paramStructure":"by-name","params":[{"name":"accessories","required":true,"schema":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"name":"a\#
        ccessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name":"ch\#
        aracteristic.valuesChanged","summary":"Values changed by a device or by another client, for those subscribed t\#
        o","paramStructure":"by-name","params":[{"name":"values","required":true,"schema":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"values","val\#
        ue":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}\#
        ]}]}]},{"name":"actionSet.executing","summary":"An action set started or ended running","paramStructure":"by-n\#
        ame","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isExecuting","required":true,"schema":{"t\#
        ype":"boolean"}}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","value":tru\#
        e}]}]},{"name":"accessory.snapshotTaken","summary":"A program has had a camera take a picture","description":"\#
        Never sent to the connection that asked.","paramStructure":"by-name","params":[{"name":"accessory","required":\#
        true,"schema":{"type":"string","format":"uuid"}}],"examples":[{"name":"whole","params":[{"name":"accessory","v\#
        alue":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}]}]},{"name":"camera.streamEnded","summary":"A stream that this c\#
        onnection has asked for has ended, unasked","paramStructure":"by-name","params":[{"name":"stream","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"error","required":true,"schema":{"$ref":"#/components\#
        /schemas/HubError"}}],"examples":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-\#
        041D5565B387"},{"name":"error","value":{"code":"notFound","message":"there is no such home"}}]}]},{"name":"dis\#
        covery.appeared","summary":"An accessory was seen, or something about it changed","paramStructure":"by-name","\#
        params":[{"name":"accessory","required":true,"summary":"The identifier its first accessory will have once it i\#
        s added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"str\#
        ing"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"t\#
        ype":"string"}},{"name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"intege\#
        r"}},{"name":"isPaired","required":true,"summary":"Whether some controller has paired with it already.","schem\#
        a":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema\#
        ":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","valu\#
        e":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","val\#
        ue":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},\#
        {"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summary":"It is gone from t\#
        he network, or has been added to a home","paramStructure":"by-name","params":[{"name":"accessory","required":t\#
        rue,"summary":"The identifier its first accessory will have once it is added.","schema":{"type":"string","form\#
        at":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,"sc\#
        hema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","requi\#
        red":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"\#
        summary":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{"name":"addresses\#
        ","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"string\#
        "}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        },{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"L\#
        B-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:5\#
        1826"]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that it asked this client","par\#
        amStructure":"by-name","params":[{"name":"id","required":true,"schema":{"type":["integer","string"]}}],"exampl\#
        es":[{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name":"agent.setupCode","sum\#
        mary":"The hub's question to a setup agent","description":"The first agent's answer wins; `setupCode` nil mean\#
        s the person gave up.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"$re\#
        f":"#/components/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,"summary":"Why it is asked a\#
        gain, in words; nil the first time.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":\#
        "#/components/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#\#
        /components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":{"accessory":"\#
        5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category\#
        ":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no answer"}],"result":{"name"\#
        :"result","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"accessory","value":{"accesso\#
        ry":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","cat\#
        egory":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","value":{}}}]}],"compone\#
        nts":{"schemas":{"Accessory":{"type":"object","description":"One accessory of a home: a stand-alone device, a b\#
        ridge, or a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the device; name, model, serial n\#
        umber and address never are (quirk Q45).","properties":{"id":{"type":"string","format":"uuid"},"deviceID":{"ty\#
        pe":"string","description":"The accessory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D2`).\#
        "},"aid":{"type":"integer","description":"Its number within the accessory server; 1 for a stand-alone device a\#
        nd for a bridge itself."},"name":{"type":"string"},"room":{"type":"string","format":"uuid"},"bridge":{"type":"\#
        string","format":"uuid","description":"The bridge it stands behind; nil for a bridge and for a stand-alone dev\#
        ice."},"category":{"type":"integer","description":"HAP's category number, as announced."},"manufacturer":{"typ\#
        e":"string"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVersion":{"type":"string"},"s\#
        ervices":{"type":"array","items":{"$ref":"#/components/schemas/Service"}},"goneSince":{"type":"number","x-unit\#
        ":"seconds since 1970","description":"Since when the bridge that it stands behind no longer mentions it; nil i\#
        f it does. It stays until it is removed."},"blockedSince":{"type":"number","x-unit":"seconds since 1970","desc\#
        ription":"Since when the hub does not talk to it any more, as it misbehaved; nil if it does. Only a user ends t\#
        hat."}},"required":["id","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"obj\#
        ect","properties":{"commit":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"uuid\#
        ","description":"The accessory that was paired: the bridge itself, or the stand-alone device."}},"required":["\#
        commit","accessory"]},"AccessoryFound":{"type":"object","properties":{"accessory":{"type":"string","format":"u\#
        uid","description":"The accessory server itself, the bridge or the stand-alone device; nil if there is none."}\#
        }},"AccessoryInvitation":{"type":"object","description":"What a controller that was let in needs to know of th\#
        e accessory server. None of it is secret.","properties":{"deviceID":{"type":"string"},"publicKey":{"type":"str\#
        ing","description":"The accessory server's long-term public key, 32 bytes in hex."},"address":{"type":"string"\#
        ,"description":"`HOST:PORT`, where it answers this hub; nil if it does not now."}},"required":["deviceID","pub\#
        licKey"]},"AccessoryServerStatus":{"type":"object","description":"One link of the hub: which accessory server, w\#
        here, and how it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"string","descripti\#
        on":"`HOST:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `connecting`, `unreachable`\#
        , `pairing lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","description":"Why it is not r\#
        eachable, in words."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"type":"object","descr\#
        iption":"Whether an accessory answers. Live state: it has no revision and is not part of the database.","prope\#
        rties":{"accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"required":["accessory\#
        ","isReachable"]},"Action":{"type":"object","description":"One write of an action set.","properties":{"id":{"t\#
        ype":"string","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"targe\#
        tValue":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["id","characteristic","targetValue"]}\#
        ,"ActionSet":{"type":"object","description":"A scene: writes that are done together, in no particular order.",\#
        "properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/sch\#
        emas/ActionSetKind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"lastExecutionD\#
        ate":{"type":"number","x-unit":"seconds since 1970"}},"required":["id","name","kind","actions"]},"ActionSetExe\#
        cuted":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Records wh\#
        en it ran; nil if nothing was committed."},"results":{"type":"array","items":{"$ref":"#/components/schemas/Cha\#
        racteristicResult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if every action succee\#
        ded."}},"required":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeD\#
        eparture","homeArrival","triggerOwned"],"description":"Where a set comes from. Raw values travel and are store\#
        d."},"CalendarDescription":{"type":"object","description":"A calendar as it travels: which one, and in which t\#
        ime zone it counts.","properties":{"identifier":{"type":"string","description":"Unicode's calendar name: `greg\#
        orian`, `hebrew`, `chinese` …"},"timeZone":{"type":"string","description":"IANA name."}},"required":["identifi\#
        er"]},"CameraPicture":{"type":"object","description":"How pictures are coded: always as H.264.","properties":{\#
        "profile":{"$ref":"#/components/schemas/CameraPictureProfile"},"level":{"type":"integer","description":"H.264'\#
        s level times ten: 31, 32 or 40."},"width":{"type":"integer","description":"Pixels."},"height":{"type":"intege\#
        r","description":"Pixels."},"framesPerSecond":{"type":"integer"}},"required":["profile","level","width","heigh\#
        t","framesPerSecond"]},"CameraPictureProfile":{"type":"string","enum":["constrainedBaseline","main","high"]},"\#
        CameraSound":{"type":"object","description":"How sound is coded.","properties":{"codec":{"$ref":"#/components/\#
        schemas/CameraSoundCodec"},"channels":{"type":"integer"},"sampleRate":{"type":"integer","description":"Hertz."\#
        },"packetTime":{"type":"integer","description":"How much sound is in one packet, in milliseconds."}},"required\#
        ":["codec","channels","sampleRate","packetTime"]},"CameraSoundCodec":{"type":"string","enum":["pcmu","pcma","a\#
        acELD","opus","mSBC","amr","amrWideband"]},"CameraStream":{"type":"object","description":"A running stream of a c\#
        amera: where pictures and sound arrive, how they are coded and how they are protected.\n\nIt holds the keys o\#
        f the stream, so it is for whoever has asked for it alone, and never for a log.","properties":{"localAddress\#
        ":{"type":"string","description":"The address of this machine that the camera sends to."},"remoteAddress":{"ty\#
        pe":"string","description":"The camera's address."},"isIPv6":{"type":"boolean"},"picture":{"$ref":"#/component\#
        s/schemas/CameraPicture"},"video":{"$ref":"#/components/schemas/CameraTrack"},"sound":{"$ref":"#/components/sc\#
        hemas/CameraSound","description":"Nil for a camera without sound."},"audio":{"$ref":"#/components/schemas/Came\#
        raTrack"}},"required":["localAddress","remoteAddress","isIPv6","picture","video"]},"CameraTrack":{"type":"obje\#
        ct","description":"How the packets of one medium travel: RTP over UDP, with RTCP on the same ports.","properti\#
        es":{"localPort":{"type":"integer","description":"The port of this machine that the camera sends to."},"remote\#
        Port":{"type":"integer","description":"The port of the camera that it sends from and receives at."},"payloadTy\#
        pe":{"type":"integer","description":"RTP's number for the format."},"localSource":{"type":"integer","descripti\#
        on":"The synchronisation source (SSRC) to be used by what is sent to the camera."},"remoteSource":{"type":"int\#
        eger","description":"The synchronisation source (SSRC) of what the camera sends."},"maximumBitRate":{"type":"i\#
        nteger","description":"Kilobits per second."},"incoming":{"$ref":"#/components/schemas/SRTPProtection","descri\#
        ption":"How what the camera sends is protected; nil if it is not."},"outgoing":{"$ref":"#/components/schemas/S\#
        RTPProtection","description":"How what is sent to the camera has to be protected; nil if not at all."}},"requi\#
        red":["localPort","remotePort","payloadType","localSource","remoteSource","maximumBitRate"]},"Change":{"oneOf"\#
        :[{"type":"object","properties":{"homeAdded":{"type":"object","properties":{"home":{"$ref":"#/components/schem\#
        as/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object","properties":{"homeRemoved":{"type\#
        ":"object","properties":{"home":{"type":"string","format":"uuid"}},"required":["home"]}},"required":["homeRemo\#
        ved"]},{"type":"object","properties":{"homeRenamed":{"type":"object","properties":{"home":{"type":"string","fo\#
        rmat":"uuid"},"name":{"type":"string"}},"required":["home","name"]}},"required":["homeRenamed"]},{"type":"obje\#
        ct","properties":{"primaryHomeChanged":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}\#
        }}},"required":["primaryHomeChanged"]},{"type":"object","properties":{"roomAdded":{"type":"object","properties\#
        ":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}},"required":["room","h\#
        ome"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":"object","properties":{\#
        "room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}\#
        },"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"object","properties":{"roo\#
        m":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"requi\#
        red":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties":{"zoneAdded":{"type":"\#
        object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"string","format":"uuid"}},"r\#
        equired":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved":{"type":"obj\#
        ect","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"require\#
        d":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"type":"object"\#
        ,"properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type\#
        ":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"object","properties":{"r\#
        oomAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string\#
        ","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["\#
        roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object","properties":{"room":\#
        {"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"u\#
        uid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":"object","properties":{\#
        "accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{\#
        "type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryAdded"]},{"type":"ob\#
        ject","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"type":"string","format":"u\#
        uid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryRemove\#
        d"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"accessory":{"type":"str\#
        ing","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["accessor\#
        y","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"accessoryMoved":{"type":"\#
        object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"\#
        room":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"required":["accessoryMoved"\#
        ]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"accessory":{"$ref":"#/c\#
        omponents/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"req\#
        uired":["accessoryDescribed"],"description":"What the device says of itself is different: its services, or the t\#
        exts of its accessory information."},{"type":"object","properties":{"accessoryGone":{"type":"object","proper\#
        ties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":\#
        "number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["accessoryGone"],"descr\#
        iption":"A bridge no longer mentions an accessory, or mentions it again (`since` nil)."},{"type":"object","pro\#
        perties":{"accessoryBlocked":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"hom\#
        e":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["acc\#
        essory","home"]}},"required":["accessoryBlocked"],"description":"The hub no longer talks to an accessory, or d\#
        oes so again (`since` nil)."},{"type":"object","properties":{"serviceRenamed":{"type":"object","properties":{"\#
        service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uu\#
        id"},"name":{"type":"string"}},"required":["service","accessory","home","name"]}},"required":["serviceRenamed"\#
        ]},{"type":"object","properties":{"serviceAssociated":{"type":"object","properties":{"service":{"type":"intege\#
        r"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"type":{"$ref":"#/c\#
        omponents/schemas/TypeIdentifier"}},"required":["service","accessory","home"]}},"required":["serviceAssociated\#
        "]},{"type":"object","properties":{"serviceGroupAdded":{"type":"object","properties":{"group":{"$ref":"#/compo\#
        nents/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid"}},"required":["group","home"]}},"required\#
        ":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGroupRemoved":{"type":"object","properties":{"\#
        group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["group","home"]\#
        }},"required":["serviceGroupRemoved"]},{"type":"object","properties":{"serviceGroupRenamed":{"type":"object","\#
        properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type"\#
        :"string"}},"required":["group","home","name"]}},"required":["serviceGroupRenamed"]},{"type":"object","propert\#
        ies":{"serviceAddedToGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceRefe\#
        rence"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["servi\#
        ce","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"object","properties":{"serviceRemovedFromGr\#
        oup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceReference"},"group":{"type"\#
        :"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["service","group","home"]}},"\#
        required":["serviceRemovedFromGroup"]},{"type":"object","properties":{"userAdded":{"type":"object","properties\#
        ":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["user","h\#
        ome"]}},"required":["userAdded"]},{"type":"object","properties":{"userRemoved":{"type":"object","properties":{\#
        "user":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["user","home"]}\#
        },"required":["userRemoved"]},{"type":"object","properties":{"userUpdated":{"type":"object","properties":{"use\#
        r":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["user","home"]}}\#
        ,"required":["userUpdated"],"description":"A user has other rights."},{"type":"object","properties":{"actionSe\#
        tAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/components/schemas/ActionSet"},"home":{"type":"s\#
        tring","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetAdded"]},{"type":"object","pr\#
        operties":{"actionSetRemoved":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"ho\#
        me":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetRemoved"]},{"ty\#
        pe":"object","properties":{"actionSetRenamed":{"type":"object","properties":{"actionSet":{"type":"string","for\#
        mat":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["actionSet","home"\#
        ,"name"]}},"required":["actionSetRenamed"]},{"type":"object","properties":{"actionsChanged":{"type":"object","\#
        properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"actions":\#
        {"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"required":["actionSet","home","actions"]}},"\#
        required":["actionsChanged"]},{"type":"object","properties":{"actionSetExecuted":{"type":"object","properties"\#
        :{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"date":{"type":"numbe\#
        r","x-unit":"seconds since 1970"}},"required":["actionSet","home","date"]}},"required":["actionSetExecuted"]},\#
        {"type":"object","properties":{"triggerAdded":{"type":"object","properties":{"trigger":{"$ref":"#/components/s\#
        chemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["trigge\#
        rAdded"]},{"type":"object","properties":{"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"st\#
        ring","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["\#
        triggerRemoved"]},{"type":"object","properties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"t\#
        ype":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":[\#
        "trigger","home","name"]}},"required":["triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"ty\#
        pe":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":\#
        "uuid"}},"required":["trigger","home"]}},"required":["triggerUpdated"],"description":"Anything else about a tr\#
        igger: enabled, fired, moved on, its action sets or its schedule replaced."}],"examples":[{"homeAdded":{"home"\#
        :{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE011\#
        6E11","rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-5\#
        97A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id\#
        ":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C09\#
        81A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"\#
        Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-00\#
        00-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary\#
        ":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291",\#
        "permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step\#
        ":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescrip\#
        tion"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-54EB-B2CF-0\#
        4C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"act\#
        ionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":\#
        "0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","i\#
        id":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2B\#
        CF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurren\#
        ce":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCal\#
        endar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-\#
        5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}],"users":[{"id":"E393BE2E-1ABC-5\#
        B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}]}}},{"homeRe\#
        moved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomAdded"\#
        :{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen",\#
        "rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemove\#
        d":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRename\#
        d":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8\#
        710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9F-A116\#
        -99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{\#
        "accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid\#
        ":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510\#
        499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","servi\#
        ces":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-\#
        1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"0000\#
        0025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentag\#
        e","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacture\#
        rDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000},"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075104\#
        99","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99A\#
        FE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C\#
        :3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersi\#
        on":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedTyp\#
        e":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"i\#
        id":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool"\#
        ,"unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues"\#
        :[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000\#
        },"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80\#
        7510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"accessoryBlocked":{"accessory":"\#
        5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"ser\#
        viceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025-0000-1000-8000-0026BB765291"}},{"service\#
        GroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5\#
        BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroup\#
        Removed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"ser\#
        viceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","ii\#
        d":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"service\#
        RemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10\#
        F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userAdded":{"user":{"id":"E393BE2\#
        E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"hom\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","hom\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419\#
        ","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","k\#
        ind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1\#
        F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000},"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA\#
        83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"actionSet":"C1E2CCE5-\#
        57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC70-556\#
        C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValu\#
        e":40}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","date":1800000000}},{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"\#
        ,"name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{\#
        "years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar\#
        ":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-\#
        A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF\#
        32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence\#
        ":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalen\#
        dar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5A\#
        E5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD"}}],"description":"One thing that became different in the database.\n\nThe hub commits changes, sen\#
        ds them to its clients, and both apply them to their `HomeDatabase` by the same code. The JSON form is one key\#
        , the case's name, over its labelled parts."},"Characteristic":{"type":"object","description":"One property of a s\#
        ervice: brightness, lock state. Its value is live state and kept apart (`CharacteristicState`).","properti\#
        es":{"iid":{"type":"integer","description":"Its number within the accessory; unique among services and charact\#
        eristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/\#
        CharacteristicPermissions"},"metadata":{"$ref":"#/components/schemas/CharacteristicMetadata"},"manufacturerDes\#
        cription":{"type":"string","description":"What the manufacturer says it is."}},"required":["iid","type","permi\#
        ssions","metadata"]},"CharacteristicFormat":{"type":"string","enum":["bool","uint8","uint16","uint32","uint64"\#
        ,"int","float","string","tlv8","data","array","dict"],"description":"How a characteristic's value is written. R\#
        aw values are HAP's own words."},"CharacteristicMetadata":{"type":"object","description":"Format, unit and li\#
        mits of a characteristic, as a device declares them or the catalogue gives them.","properties":{"format":{"$re\#
        f":"#/components/schemas/CharacteristicFormat"},"unit":{"type":"string","description":"HAP's word (`celsius`, `\#
        percentage`, `arcdegrees`, `lux`, `seconds`) or whatever the device says."},"minimum":{"$ref":"#/components/s\#
        chemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"},"step":{"$ref":"#/c\#
        omponents/schemas/CharacteristicValue"},"maximumLength":{"type":"integer","description":"Longest string in byt\#
        es of UTF-8; HAP's default is 64."},"maximumDataLength":{"type":"integer","description":"Longest data in bytes\#
        ; HAP's default is 2,097,152."},"validValues":{"type":"array","items":{"type":"integer"},"description":"The on\#
        ly values allowed, if the device names them."}},"required":["format"]},"CharacteristicPermissions":{"type":"ar\#
        ray","items":{"type":"string"},"description":"What may be done, as HAP's words: pr (read), pw (write), ev (not\#
        ify), aa (additional authorization), tw (timed write), wr (write response), hd (hidden)."},"CharacteristicRefe\#
        rence":{"type":"object","description":"Where a characteristic is found: the accessory and the number within it\#
        .","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessor\#
        y","iid"]},"CharacteristicResult":{"type":"object","description":"What became of one read or write: a value or a\#
        n error.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$\#
        ref":"#/components/schemas/CharacteristicValue","description":"The value read, or the value that the device wa\#
        s given; of a characteristic that answers a write (permission `wr`), the answer. Nil on failure, or if the dev\#
        ice said null."},"error":{"$ref":"#/components/schemas/HubError"}},"required":["characteristic"]},"Characteris\#
        ticState":{"type":"object","description":"The last known value of a characteristic. Live state: it has no revi\#
        sion and is not part of the database.","properties":{"characteristic":{"$ref":"#/components/schemas/Characteri\#
        sticReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil when the device h\#
        as not told it or told null."},"isStale":{"type":"boolean","description":"True if the device has not told the v\#
        alue since the hub's start or since it came back, or has said meanwhile that it does not know; absent otherw\#
        ise. Values of an accessory that does not answer are stale whatever this says."}},"required":["characteristic"\#
        ]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"type":"string"},{"type":"object","pr\#
        operties":{"data":{"type":"string","contentEncoding":"base64"}},"required":["data"]}],"description":"A value a\#
        s plain JSON; integers up to 64 bits. Binary data is marked, as {\"data\": base64}."},"CharacteristicWrite":{"\#
        type":"object","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":\#
        {"$ref":"#/components/schemas/CharacteristicValue"},"authorizationData":{"type":"string","description":"Base64 o\#
        f what the accessory's maker has the user's app send along, for characteristics with the permission `aa`; ot\#
        hers are written without it."}},"required":["characteristic","value"]},"Commit":{"type":"object","description"\#
        :"The changes of one committed transaction.","properties":{"revision":{"type":"integer"},"changes":{"type":"ar\#
        ray","items":{"$ref":"#/components/schemas/Change"}}},"required":["revision","changes"]},"ControllerDescriptio\#
        n":{"type":"object","description":"A controller as others may know it.","properties":{"identifier":{"type":"st\#
        ring","description":"The pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","desc\#
        ription":"The long-term public key, 32 bytes in hex."}},"required":["identifier","publicKey"]},"ControllerPair\#
        ing":{"type":"object","description":"A controller that an accessory is paired with.","properties":{"identifier\#
        ":{"type":"string","description":"The controller's pairing identifier, mostly a UUID in upper case."},"publicK\#
        ey":{"type":"string","description":"Its long-term public key, 32 bytes in hex."},"isAdmin":{"type":"boolean","\#
        description":"Whether it may manage pairings."},"isOwn":{"type":"boolean","description":"Whether it is this hu\#
        b."}},"required":["identifier","publicKey","isAdmin","isOwn"]},"DatabaseOpened":{"type":"object","properties":\#
        {"revision":{"type":"integer"},"database":{"$ref":"#/components/schemas/HomeDatabase","description":"The whole d\#
        atabase; nil if `missed` tells all there is to know."},"missed":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Commit"},"description":"The commits after the revision asked for, oldest first; nil if `database` is g\#
        iven."},"accessories":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}},"values":{"typ\#
        e":"array","items":{"$ref":"#/components/schemas/CharacteristicState"},"description":"Last known values."},"ca\#
        ller":{"$ref":"#/components/schemas/MachineUser","description":"Who is asking, as the kernel says. Guests see t\#
        he homes that they were invited to."},"owner":{"$ref":"#/components/schemas/MachineUser","description":"To wh\#
        om the hub belongs."}},"required":["revision","accessories","values"]},"DiscoveredAccessory":{"type":"object",\#
        "description":"An accessory server seen on the network.","properties":{"accessory":{"type":"string","format":"\#
        uuid","description":"The identifier its first accessory will have once it is added."},"deviceID":{"type":"stri\#
        ng"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","description":"HAP's cate\#
        gory number."},"isPaired":{"type":"boolean","description":"Whether some controller has paired with it already.\#
        "},"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:PORT` it announces."}},"re\#
        quired":["accessory","deviceID","name","model","category","isPaired","addresses"]},"Done":{"type":"object","de\#
        scription":"The answer of a request that has nothing to tell but its success.","properties":{}},"ExportedIdent\#
        ity":{"type":"object","properties":{"document":{"type":"string","description":"The content of the file."},"pai\#
        rings":{"type":"integer","description":"How many accessory servers are in it."}},"required":["document","pairi\#
        ngs"]},"Home":{"type":"object","description":"A home and everything in it.","properties":{"id":{"type":"string\#
        ","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","format":"uuid","description":"The r\#
        oom of everything not assigned elsewhere: HomeKit's \"room for entire home\". Never listed in `rooms`; its na\#
        me is the home's."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas/Room"}},"zones":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Accessory"}},"serviceGroups":{"type":"array","items":{"$ref":"#/components/schemas/ServiceGroup"}},"ac\#
        tionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}},"triggers":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Trigger"}},"users":{"type":"array","items":{"$ref":"#/components/schemas/User"\#
        },"description":"Those who were invited; not the owner of the hub."}},"required":["id","name","defaultRoom","r\#
        ooms","zones","accessories","serviceGroups","actionSets","triggers","users"]},"HomeDatabase":{"type":"object",\#
        "description":"All homes, as one value. The hub's is the truth; every client keeps a replica.","properties":{"\#
        homes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","format":"\#
        uuid"}},"required":["homes"]},"HubError":{"type":"object","description":"A refusal or failure as every client o\#
        f the hub sees it.\n\nEquality looks at the code alone; the message is for people.","properties":{"code":{"$r\#
        ef":"#/components/schemas/HubErrorCode"},"message":{"type":"string","description":"What went wrong and what th\#
        e reader can do about it. Never holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type":"stri\#
        ng","description":"The stable word for an error, named as the cases of HMError.Code.","x-known-values":["unexp\#
        ectedError","alreadyExists","notFound","invalidParameter","accessoryNotReachable","readOnlyCharacteristic","wr\#
        iteOnlyCharacteristic","notificationNotSupported","operationTimedOut","accessDenied","objectAssociatedToAnothe\#
        rHome","objectNotAssociatedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInProgress",\#
        "accessoryOutOfResources","insufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified","oper\#
        ationCancelled","roomForHomeCannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateInPast","\#
        roomForHomeCannotBeUpdated","actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSimilarNam\#
        eExists","renameWithSimilarName","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","nameDoes\#
        NotStartWithValidCharacters","nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLarge","in\#
        validValueType","valueLowerThanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessNotAutho\#
        rized","operationNotSupported","accessorySentInvalidResponse","stringShorterThanMinimum","genericError","secur\#
        ityFailure","communicationFailure","accessoryDiscoveryFailed","invalidAssociatedServiceType","accessoryIsSuspe\#
        nded","accessoryIsBlocked","actionSetExecutionFailed","actionSetExecutionPartialSuccess","actionSetExecutionIn\#
        Progress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","cannotActivateTriggerTooF\#
        arInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","cannotUnblockNonBridgeAccessory","noHomeHub",\#
        "invalidOrMissingAuthorizationData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumObjec\#
        tLimitReached","readWritePartialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"vers\#
        ion":{"type":"string"},"processID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 197\#
        0"},"revision":{"type":"integer"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAccess\#
        ories":{"type":"integer"},"accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/AccessorySe\#
        rverStatus"}},"clients":{"type":"array","items":{"type":"string"},"description":"The programs that are connect\#
        ed, by the names they gave."},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit":"s\#
        econds since 1970","description":"When the next trigger is due."},"residentBytes":{"type":"integer","descripti\#
        on":"The hub's memory in bytes (resident set)."}},"required":["version","processID","startedAt","revision","ho\#
        mes","accessories","reachableAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]},"Im\#
        portedIdentity":{"type":"object","properties":{"controller":{"$ref":"#/components/schemas/ControllerDescriptio\#
        n"},"pairings":{"type":"integer","description":"How many accessory servers came with it."},"needsRestart":{"ty\#
        pe":"boolean","description":"Whether the hub runs under another identity until it is started again."}},"requir\#
        ed":["controller","pairings","needsRestart"]},"MachineUser":{"type":"object","description":"A user of the mach\#
        ine that the hub runs on.","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"required":["un\#
        ixID","name"]},"RecentSnapshot":{"type":"object","properties":{"snapshot":{"$ref":"#/components/schemas/Snapsh\#
        ot","description":"Nil if there is none."}}},"Recurrence":{"type":"object","description":"An interval in calen\#
        dar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hours\" does not.","properties":{"yea\#
        rs":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"hours\#
        ":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integer"\#
        }}},"Room":{"type":"object","description":"A room of a home. Which accessories stand in it, the accessories sa\#
        y.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"\#
        SRTPProtection":{"type":"object","description":"Keys of SRTP.","properties":{"suite":{"type":"string","descrip\#
        tion":"As session descriptions call it: `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: RFC 45\#
        68."},"key":{"type":"string","description":"The master key and the master salt after it, in base64."}},"requir\#
        ed":["suite","key"]},"Service":{"type":"object","description":"Something an accessory can do: a light, an outl\#
        et, a lock.","properties":{"iid":{"type":"integer","description":"Its number within the accessory; unique amon\#
        g services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string\#
        ","description":"The name the device or, later, the user gave it; nil if neither did."},"associatedType":{"$re\#
        f":"#/components/schemas/TypeIdentifier","description":"What the user says hangs on it: a lamp on an outlet, a w\#
        indow with a contact sensor. Nil if nothing is said."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"bo\#
        olean"},"linked":{"type":"array","items":{"type":"integer"},"description":"The services it belongs together wi\#
        th, by iid."},"characteristics":{"type":"array","items":{"$ref":"#/components/schemas/Characteristic"}}},"requ\#
        ired":["iid","type","isPrimary","isHidden","linked","characteristics"]},"ServiceGroup":{"type":"object","descr\#
        iption":"Services of any accessories of one home that a person names together: \"the reading lights\". A servi\#
        ce may be in several. Source: behaviour section 5.","properties":{"id":{"type":"string","format":"uuid"},"name\#
        ":{"type":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/ServiceReference"}}},"req\#
        uired":["id","name","services"]},"ServiceReference":{"type":"object","description":"Where a service is found: t\#
        he accessory and the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"t\#
        ype":"integer"}},"required":["accessory","iid"]},"SetupCodeAnswer":{"type":"object","properties":{"setupCode":\#
        {"type":"string"}}},"Snapshot":{"type":"object","description":"A still picture.","properties":{"contentType":{\#
        "type":"string","description":"`image/jpeg`, as HAP has it."},"image":{"type":"string","description":"The byte\#
        s of the picture in base64."},"takenAt":{"type":"number","x-unit":"seconds since 1970","description":"When it w\#
        as asked for."}},"required":["contentType","image"]},"TimerSchedule":{"type":"object","description":"When a t\#
        imer trigger fires: a first date, and perhaps an interval after which it fires again and again.\n\nSource: beh\#
        aviour section 12.","properties":{"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"The f\#
        irst date; a whole minute."},"timeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is t\#
        he hub's own zone."},"recurrence":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once."},\#
        "recurrenceCalendar":{"$ref":"#/components/schemas/CalendarDescription","description":"The calendar the interv\#
        al is counted in; nil is the hub's own."}},"required":["fireDate"]},"Trigger":{"type":"object","description":"\#
        What makes the hub run action sets by itself.","properties":{"id":{"type":"string","format":"uuid"},"name":{"t\#
        ype":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets":\#
        {"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"seconds s\#
        ince 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":"When it is due next; s\#
        et while enabled. Moved on in the transaction that records a firing, so it fires once."}},"required":["id","n\#
        ame","kind","isEnabled","actionSets"]},"TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type":\#
        "object","properties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"required":["schedule"]}},"re\#
        quired":["timer"]}],"examples":[{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurr\#
        ence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceC\#
        alendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}}],"description":"What it waits for. Event tri\#
        ggers will be a second case."},"TypeIdentifier":{"type":"string","format":"uuid","description":"The UUID of a k\#
        ind of service or characteristic."},"User":{"type":"object","description":"Somebody who was invited to a home\#
        . The owner of the hub is in no list: to that user all homes belong.\n\nEverybody may control the accessories o\#
        f the home; what else, the rights say. Source: behaviour section 14.","properties":{"id":{"type":"string","fo\#
        rmat":"uuid"},"unixID":{"type":"integer","description":"The user of this machine, as the kernel names whoever c\#
        alls."},"name":{"type":"string"},"isAdministrator":{"type":"boolean","description":"Whether the user may chan\#
        ge the home and manage its users."},"hasRemoteAccess":{"type":"boolean","description":"Whether the user may co\#
        ntrol the home from elsewhere."}},"required":["id","unixID","name","isAdministrator","hasRemoteAccess"]},"Welc\#
        ome":{"type":"object","properties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"requ\#
        ired":["protocolVersion","hubVersion"]},"Zone":{"type":"object","description":"A group of rooms of one home; a r\#
        oom may be in several.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms\#
        ":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"Pa\#
        rseError":{"code":-32700,"message":"The line, or a value in it, is not JSON.","data":{"$ref":"#/components/sch\#
        emas/HubError"}},"InvalidRequest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also batches\#
        , and hub.hello said twice.","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,\#
        "message":"The hub does not know the method.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParamet\#
        ers":{"code":-32602,"message":"The parameters do not fit; the message names the field, as params.writes[2].val\#
        ue.","data":{"$ref":"#/components/schemas/HubError"}},"InternalError":{"code":-32603,"message":"The hub is at f\#
        ault.","data":{"$ref":"#/components/schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"Something e\#
        lse was asked before hub.hello.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code":-3200\#
        1,"message":"Another protocol version, or a user who may not use the hub. The hub hangs up.","data":{"$ref":"#\#
        /components/schemas/HubError"}},"Refused":{"code":1000,"message":"The hub understood, and refuses or failed; d\#
        ata.code tells why.","data":{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
