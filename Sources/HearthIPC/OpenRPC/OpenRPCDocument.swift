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
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","l\#
        ocation":{"latitude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}]\#
        ,"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AF\#
        E0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":\#
        1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","service\#
        s":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-10\#
        00-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"000000\#
        25-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage"\#
        ,"minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerD\#
        escription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[\#
        {"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9EC\#
        C-DFE807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind"\#
        :"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB\#
        -0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"\#
        7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"tim\#
        eZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1\#
        ,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":tr\#
        ue,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"\#
        restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value"\#
        :40}],"dueDate":1800000000}}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen\#
        ","isAdministrator":true,"hasRemoteAccess":true}]}],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"mis\#
        sed":[{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}],"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"chara\#
        cteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}],"caller":{\#
        "unixID":1,"name":"Kitchen"},"owner":{"unixID":1,"name":"Kitchen"}}}},{"name":"short","params":[],"result":{"n\#
        ame":"result","value":{"revision":1,"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReac\#
        hable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},\#
        {"name":"discovery.search","summary":"Starts or stops telling this connection about accessories that could be a\#
        dded (`discovery.appeared`, `discovery.vanished`)","description":"Starting begins with all that are known.","\#
        paramStructure":"by-name","params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"na\#
        me":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"isOn","value":\#
        true}],"result":{"name":"result","value":{}}}]},{"name":"home.add","summary":"Makes a home","description":"The f\#
        irst one becomes the primary home.","paramStructure":"by-name","params":[{"name":"name","required":true,"sch\#
        ema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[\#
        {"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"\#
        whole","params":[{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":\#
        [{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove",\#
        "summary":"Removes a home with everything in it","paramStructure":"by-name","params":[{"name":"home","required\#
        ":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"r\#
        esult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.rename","summary":"Gives a home another name","paramStructure"\#
        :"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name"\#
        ,"required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas\#
        /Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],\#
        "examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"\#
        name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setLocation","summary":"Says where o\#
        n the Earth a home is, for sunrise and sunset, or takes it back (nil)","description":"Triggers that wait for t\#
        he sun are planned anew.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"location","required":false,"schema":{"$ref":"#/components/schemas/HomeL\#
        ocation"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"location","value":{"latitude":1,"l\#
        ongitude":1}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"Makes a h\#
        ome the primary one","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[\#
        {"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"\#
        whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","va\#
        lue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}\#
        ]}}}]},{"name":"identity.export","summary":"Asks for this hub's identity and pairings as a file that a passphr\#
        ase opens","description":"Whoever has both can use all its accessories.","paramStructure":"by-name","params":[\#
        {"name":"passphrase","required":true,"summary":"At least 8 characters.","schema":{"type":"string"}}],"result":\#
        {"name":"result","schema":{"$ref":"#/components/schemas/ExportedIdentity"}},"errors":[{"$ref":"#/components/er\#
        rors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name"\#
        :"passphrase","value":"eight or more"}],"result":{"name":"result","value":{"document":"{\"format\":\"hearth-co\#
        ntroller-identity\"}","pairings":3}}}]},{"name":"identity.import","summary":"Gives this hub the identity and p\#
        airings of an exported file, from its next start on; until then it pairs with nothing","description":"Fails wi\#
        th `accessDenied` for a wrong passphrase, `invalidDataFormatSpecified` for a damaged or foreign file, and `alr\#
        eadyExists` if this hub has pairings under an identity of its own and `replacesPaired` is false.","paramStruct\#
        ure":"by-name","params":[{"name":"document","required":true,"summary":"The content of the file.","schema":{"ty\#
        pe":"string"}},{"name":"passphrase","required":true,"schema":{"type":"string"}},{"name":"replacesPaired","requ\#
        ired":true,"summary":"Whether an identity may be replaced under which accessories know this hub.","schema":{"t\#
        ype":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ImportedIdentity"}},"errors\#
        ":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name\#
        ":"whole","params":[{"name":"document","value":"{\"format\":\"hearth-controller-identity\"}"},{"name":"passphr\#
        ase","value":"eight or more"},{"name":"replacesPaired","value":true}],"result":{"name":"result","value":{"cont\#
        roller":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0\#
        c"},"pairings":3,"needsRestart":true}}}]},{"name":"identity.show","summary":"Asks who this hub is towards acce\#
        ssories","description":"Nothing of it is secret: it is what another hub needs to invite this one.","paramStruc\#
        ture":"by-name","params":[],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ControllerDescrip\#
        tion"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"ex\#
        amples":[{"name":"whole","params":[],"result":{"name":"result","value":{"identifier":"gregorian","publicKey":"\#
        2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"}}}]},{"name":"pairing.add","summary":"Lets a\#
        nother controller use an accessory, or changes whether it may manage pairings","description":"Fails with `insu\#
        fficientPrivileges` if this hub is no administrator, `accessoryOutOfResources` if the accessory cannot store m\#
        ore pairings, `alreadyExists` if it knows the identifier with another key.","paramStructure":"by-name","params\#
        ":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"identifier","requi\#
        red":true,"summary":"The other controller's pairing identifier, as its `identity.show` tells.","schema":{"type\#
        ":"string"}},{"name":"publicKey","required":true,"summary":"Its long-term public key, 32 bytes in hex.","schem\#
        a":{"type":"string"}},{"name":"isAdmin","required":true,"summary":"Whether it may manage pairings too.","schem\#
        a":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/AccessoryInvitation"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"iden\#
        tifier","value":"gregorian"},{"name":"publicKey","value":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25\#
        e71b1b628d0c"},{"name":"isAdmin","value":true}],"result":{"name":"result","value":{"deviceID":"7A:1C:3E:55:90:\#
        D2","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","address":"192.0.2.7:51826"\#
        }}}]},{"name":"pairing.list","summary":"Asks an accessory which controllers it is paired with","description":"\#
        Only an administrator of the accessory may ask: `insufficientPrivileges`. For an accessory behind a bridge the b\#
        ridge is asked.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"\#
        string","format":"uuid"}}],"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/ControllerPairing"}}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DF\#
        E807510499"}],"result":{"name":"result","value":[{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a4332\#
        1c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","isAdmin":true,"isOwn":true}]}}]},{"name":"pairing.remove","summar\#
        y":"Has an accessory forget another controller","description":"Fails with `notFound` if the accessory does not k\#
        now it, `insufficientPrivileges` if this hub is no administrator, and `operationNotSupported` for this hub's o\#
        wn pairing, which ends with `accessory.remove`, and for the last administrator.","paramStructure":"by-name",\#
        "params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"identifier"\#
        ,"required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas\#
        /Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"e\#
        xamples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name\#
        ":"identifier","value":"gregorian"}],"result":{"name":"result","value":{}}}]},{"name":"room.add","summary":"Ma\#
        kes a room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.remove\#
        ","summary":"Removes a room; it leaves its zones, and its accessories go to the default room","paramStructure"\#
        :"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room"\#
        ,"required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/co\#
        mponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/er\#
        rors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"rev\#
        ision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"n\#
        ame":"room.rename","summary":"Gives a room another name","paramStructure":"by-name","params":[{"name":"home","\#
        required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result",\#
        "schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"\#
        $ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"},{"name":"name","va\#
        lue":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.associate","summary":"Says what kind of t\#
        hing a service works: a lamp on an outlet, a window with a contact sensor","description":"A nil `type` takes i\#
        t back.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service",\#
        "required":true,"schema":{"type":"integer"}},{"name":"type","required":false,"schema":{"$ref":"#/components/sc\#
        hemas/TypeIdentifier"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[\#
        {"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"\#
        whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5\#
        BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"type","value":"00000025-0000-1000-\#
        8000-0026BB765291"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":\#
        "service","value":1}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.rename","summary":"Gives a service a\#
        nother name; the device never hears of it","paramStructure":"by-name","params":[{"name":"home","required":tru\#
        e,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","f\#
        ormat":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"name","required":true,\#
        "schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"error\#
        s":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"nam\#
        e":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value\#
        ":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"name","value":"Kitchen"}],"res\#
        ult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.add","summary":"Makes an empty service group","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"n\#
        ame":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.addService","summary\#
        ":"Puts a service of the same home into a service group","paramStructure":"by-name","params":[{"name":"home","\#
        required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"service","required":true,"schema":{"$ref":"#/components/schemas/ServiceRefer\#
        ence"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compo\#
        nents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":\#
        [{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2\#
        CF-04C546FB87CC"},{"name":"service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"re\#
        sult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.remove","summary":"Removes a service group; its service\#
        s stay","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format"\#
        :"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"}\#
        ,{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"}],"result":{"na\#
        me":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","n\#
        ame":"Kitchen"}}]}}}]},{"name":"serviceGroup.removeService","summary":"Takes a service out of a service group"\#
        ,"paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"\#
        }},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","required":tr\#
        ue,"schema":{"$ref":"#/components/schemas/ServiceReference"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"accessory"\#
        :"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"result","value":{"revision":1,"changes":[\#
        {"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.r\#
        ename","summary":"Gives a service group another name","paramStructure":"by-name","params":[{"name":"home","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","s\#
        chema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$r\#
        ef":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"name","val\#
        ue":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary":"Adds a trigger, disabled; i\#
        ts identifier and action sets come with it","paramStructure":"by-name","params":[{"name":"home","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"$ref":"#/componen\#
        ts/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"\#
        $ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"wh\#
        ole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":{"id":\#
        "7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"ti\#
        meZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":\#
        1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":t\#
        rue,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,\#
        "restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value\#
        ":40}],"dueDate":1800000000}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"\#
        Adds an action set to those a trigger runs","paramStructure":"by-name","params":[{"name":"home","required":tru\#
        e,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name\#
        ":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"na\#
        me":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision"\#
        :1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"\#
        trigger.addEvent","summary":"Adds an event to those that make a trigger run","paramStructure":"by-name","param\#
        s":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":tr\#
        ue,"schema":{"type":"string","format":"uuid"}},{"name":"event","required":true,"schema":{"$ref":"#/components/\#
        schemas/TriggerEvent"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[\#
        {"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"\#
        whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4\#
        712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind\#
        ":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}],"result":{"name":"result","value":{"revisio\#
        n":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name"\#
        :"trigger.addOwnedActionSet","summary":"Gives a trigger an empty action set that belongs to it alone","descrip\#
        tion":"It has the trigger's name, is not among the home's action sets, and is not run, renamed or given to ano\#
        ther trigger. Source: behaviour section 11.","paramStructure":"by-name","params":[{"name":"home","required":tr\#
        ue,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"\#
        #/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","p\#
        arams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474\#
        F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Enables or d\#
        isables a trigger","description":"One that is disabled puts nothing back any more.","paramStructure":"by-nam\#
        e","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}},{"name":"isEnabled","required":true,"schema":{"type":"\#
        boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-57\#
        3A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true}],"result":{"name":"result","value":{"revision":1,"cha\#
        nges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger\#
        .remove","summary":"Removes a trigger, and with it the action set that belongs to it alone","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger\#
        ","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{\#
        "revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}\#
        ,{"name":"trigger.removeActionSet","summary":"Takes an action set from those a trigger runs","description":"On\#
        e that belongs to the trigger alone is removed.","paramStructure":"by-name","params":[{"name":"home","required\#
        ":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","va\#
        lue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}\#
        ,{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revi\#
        sion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"na\#
        me":"trigger.removeEvent","summary":"Takes an event from those that make a trigger run","description":"The las\#
        t one stays: `invalidParameter`.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"event","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","v\#
        alue":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF"}],"result":{"name":"result","value":{"revision":1,"changes":[{"ho\#
        meRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","s\#
        ummary":"Gives a trigger another name","paramStructure":"by-name","params":[{"name":"home","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":\#
        "uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref\#
        ":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitche\#
        n"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEndEvents","summary":"Replaces the events that p\#
        ut back what a trigger's run has changed","paramStructure":"by-name","params":[{"name":"home","required":tru\#
        e,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}},{"name":"endEvents","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schem\#
        as/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$r\#
        ef":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whol\#
        e","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F\#
        7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kin\#
        d":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":{"revis\#
        ion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"nam\#
        e":"trigger.updateEvents","summary":"Replaces the events that make a trigger run","paramStructure":"by-name","\#
        params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","require\#
        d":true,"schema":{"type":"string","format":"uuid"}},{"name":"events","required":true,"schema":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/componen\#
        ts/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/R\#
        efused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}\#
        ,{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events","value":[{"id":"7E3FB088-5\#
        A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":\#
        {"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","name":"Kitchen"}}]}}}]},{"name":"trigger.updateExecuteOnce","summary":"Says whether a trigger is disabled a\#
        fter it has run once","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "executeOnce","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/erro\#
        rs/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"executeOnce","value":true}],"r\#
        esult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updatePredicate","summary":"Replaces the condition of a tri\#
        gger; nil always holds","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"predicate","required":false,"schema":{"$ref":"#/components/schemas/TriggerPredicate"}}],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamete\#
        rs"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":\#
        "predicate","value":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute\#
        ":1}}}}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"r\#
        esult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"\#
        Kitchen"}}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger","descri\#
        ption":"Refused with `operationNotSupported` for others.","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/TimerSch\#
        edule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/comp\#
        onents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params"\#
        :[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A\#
        -83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence"\#
        :{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalend\#
        ar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revision":1,"\#
        changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trig\#
        ger.updateWeekdays","summary":"Replaces the days of the week on which a trigger may run, 1 for Sunday to 7 for S\#
        aturday; nil for all","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"weekdays","required":false,"schema":{"type":"array","items":{"type":"integer"}}}],"result":{"name":"result"\#
        ,"schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{\#
        "$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"weekd\#
        ays","value":[1]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"\#
        name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "name":"Kitchen"}}]}}}]},{"name":"user.add","summary":"Invites a user of this machine to a home","paramStructu\#
        re":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"un\#
        ixID","required":true,"summary":"The user's number on this machine.","schema":{"type":"integer"}},{"name":"nam\#
        e","required":true,"schema":{"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":"boo\#
        lean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","sch\#
        ema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref\#
        ":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdministrato\#
        r","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"cha\#
        nges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.re\#
        move","summary":"Takes a user's access to a home away","description":"Users who are no administrators may do s\#
        o for themselves.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"na\#
        me":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPa\#
        rameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],"res\#
        ult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD","name":"Kitchen"}}]}}}]},{"name":"user.update","summary":"Gives a user other rights in a home","paramSt\#
        ructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"user","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isAdministrator","required":true\#
        ,"schema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result"\#
        :{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inva\#
        lidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","\#
        value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"},\#
        {"name":"isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","va\#
        lue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}\#
        ]}}}]},{"name":"zone.add","summary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}\#
        }],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/\#
        errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"nam\#
        e":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","para\#
        ms":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true\#
        ,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format"\#
        :"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/com\#
        ponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params\#
        ":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-8\#
        8FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","\#
        value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"\#
        }}]}}}]},{"name":"zone.remove","summary":"Removes a zone; its rooms stay","paramStructure":"by-name","params":\#
        [{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Com\#
        mit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exa\#
        mples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone\#
        ","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"changes":[\#
        {"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoo\#
        m","summary":"Takes a room out of a zone","paramStructure":"by-name","params":[{"name":"home","required":true,\#
        "schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":\#
        "uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result"\#
        ,"schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{\#
        "$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","v\#
        alue":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"ho\#
        meRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summ\#
        ary":"Gives a zone another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/erro\#
        rs/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result\#
        ":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.committed","summary":"Somebody else changed t\#
        he database","description":"Never sent to the connection that asked for the change.","paramStructure":"by-na\#
        me","params":[{"name":"revision","required":true,"schema":{"type":"integer"}},{"name":"changes","required":tru\#
        e,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","para\#
        ms":[{"name":"revision","value":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reachabl\#
        e or unreachable","paramStructure":"by-name","params":[{"name":"accessories","required":true,"schema":{"type":\#
        "array","items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"name\#
        ":"accessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name"\#
        :"characteristic.valuesChanged","summary":"Values changed by a device or by another client, for those subscrib\#
        ed to","paramStructure":"by-name","params":[{"name":"values","required":true,"schema":{"type":"array","items":\#
        {"$ref":"#/components/schemas/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"values",\#
        "value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":t\#
        rue}]}]}]},{"name":"actionSet.executing","summary":"An action set started or ended running","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionS\#
        et","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isExecuting","required":true,"schema"\#
        :{"type":"boolean"}}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","value"\#
        :true}]}]},{"name":"accessory.snapshotTaken","summary":"A program has had a camera take a picture","descriptio\#
        n":"Never sent to the connection that asked.","paramStructure":"by-name","params":[{"name":"accessory","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}}],"examples":[{"name":"whole","params":[{"name":"accessory\#
        ","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}]}]},{"name":"camera.streamEnded","summary":"A stream that th\#
        is connection has asked for has ended, unasked","paramStructure":"by-name","params":[{"name":"stream","require\#
        d":true,"schema":{"type":"string","format":"uuid"}},{"name":"error","required":true,"schema":{"$ref":"#/compon\#
        ents/schemas/HubError"}}],"examples":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9\#
        D94-041D5565B387"},{"name":"error","value":{"code":"notFound","message":"there is no such home"}}]}]},{"name":\#
        "discovery.appeared","summary":"An accessory was seen, or something about it changed","paramStructure":"by-nam\#
        e","params":[{"name":"accessory","required":true,"summary":"The identifier its first accessory will have once i\#
        t is added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":\#
        "string"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema"\#
        :{"type":"string"}},{"name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"in\#
        teger"}},{"name":"isPaired","required":true,"summary":"Whether some controller has paired with it already.","s\#
        chema":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","sc\#
        hema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","\#
        value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name",\#
        "value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":tr\#
        ue},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summary":"It is gone fr\#
        om the network, or has been added to a home","paramStructure":"by-name","params":[{"name":"accessory","require\#
        d":true,"summary":"The identifier its first accessory will have once it is added.","schema":{"type":"string","\#
        format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true\#
        ,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","r\#
        equired":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":tr\#
        ue,"summary":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{"name":"addre\#
        sses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"st\#
        ring"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510\#
        499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value\#
        ":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2\#
        .7:51826"]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that it asked this client",\#
        "paramStructure":"by-name","params":[{"name":"id","required":true,"schema":{"type":["integer","string"]}}],"ex\#
        amples":[{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name":"agent.setupCode",\#
        "summary":"The hub's question to a setup agent","description":"The first agent's answer wins; `setupCode` nil m\#
        eans the person gave up.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{\#
        "$ref":"#/components/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,"summary":"Why it is as\#
        ked again, in words; nil the first time.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref\#
        ":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":{"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","cate\#
        gory":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no answer"}],"result":{"n\#
        ame":"result","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"accessory","value":{"acc\#
        essory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1",\#
        "category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","value":{}}}]}],"com\#
        ponents":{"schemas":{"Accessory":{"type":"object","description":"One accessory of a home: a stand-alone device\#
        , a bridge, or a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the device; name, model, seri\#
        al number and address never are (quirk Q45).","properties":{"id":{"type":"string","format":"uuid"},"deviceID":\#
        {"type":"string","description":"The accessory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D\#
        2`)."},"aid":{"type":"integer","description":"Its number within the accessory server; 1 for a stand-alone devi\#
        ce and for a bridge itself."},"name":{"type":"string"},"room":{"type":"string","format":"uuid"},"bridge":{"typ\#
        e":"string","format":"uuid","description":"The bridge it stands behind; nil for a bridge and for a stand-alone d\#
        evice."},"category":{"type":"integer","description":"HAP's category number, as announced."},"manufacturer":{\#
        "type":"string"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVersion":{"type":"string"\#
        },"services":{"type":"array","items":{"$ref":"#/components/schemas/Service"}},"goneSince":{"type":"number","x-\#
        unit":"seconds since 1970","description":"Since when the bridge that it stands behind no longer mentions it; n\#
        il if it does. It stays until it is removed."},"blockedSince":{"type":"number","x-unit":"seconds since 1970","\#
        description":"Since when the hub does not talk to it any more, as it misbehaved; nil if it does. Only a user e\#
        nds that."}},"required":["id","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":\#
        "object","properties":{"commit":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"\#
        uuid","description":"The accessory that was paired: the bridge itself, or the stand-alone device."}},"required\#
        ":["commit","accessory"]},"AccessoryFound":{"type":"object","properties":{"accessory":{"type":"string","format\#
        ":"uuid","description":"The accessory server itself, the bridge or the stand-alone device; nil if there is non\#
        e."}}},"AccessoryInvitation":{"type":"object","description":"What a controller that was let in needs to know o\#
        f the accessory server. None of it is secret.","properties":{"deviceID":{"type":"string"},"publicKey":{"type":\#
        "string","description":"The accessory server's long-term public key, 32 bytes in hex."},"address":{"type":"str\#
        ing","description":"`HOST:PORT`, where it answers this hub; nil if it does not now."}},"required":["deviceID",\#
        "publicKey"]},"AccessoryServerStatus":{"type":"object","description":"One link of the hub: which accessory ser\#
        ver, where, and how it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"string","descr\#
        iption":"`HOST:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `connecting`, `unreacha\#
        ble`, `pairing lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","description":"Why it is n\#
        ot reachable, in words."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"type":"object","d\#
        escription":"Whether an accessory answers. Live state: it has no revision and is not part of the database.","p\#
        roperties":{"accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"required":["acces\#
        sory","isReachable"]},"Action":{"type":"object","description":"One write of an action set.","properties":{"id"\#
        :{"type":"string","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"t\#
        argetValue":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["id","characteristic","targetValu\#
        e"]},"ActionSet":{"type":"object","description":"A scene: writes that are done together, in no particular orde\#
        r.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components\#
        /schemas/ActionSetKind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"lastExecut\#
        ionDate":{"type":"number","x-unit":"seconds since 1970"}},"required":["id","name","kind","actions"]},"ActionSe\#
        tExecuted":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Record\#
        s when it ran; nil if nothing was committed."},"results":{"type":"array","items":{"$ref":"#/components/schemas\#
        /CharacteristicResult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if every action su\#
        cceeded."}},"required":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","h\#
        omeDeparture","homeArrival","triggerOwned"],"description":"Where a set comes from. Raw values travel and are s\#
        tored."},"CalendarDescription":{"type":"object","description":"A calendar as it travels: which one, and in whi\#
        ch time zone it counts.","properties":{"identifier":{"type":"string","description":"Unicode's calendar name: `\#
        gregorian`, `hebrew`, `chinese` …"},"timeZone":{"type":"string","description":"IANA name."}},"required":["iden\#
        tifier"]},"CalendarTime":{"type":"object","description":"A time as a calendar and a clock on the wall show it; a\#
        bsent parts match all. Source: behaviour section 13.","properties":{"month":{"type":"integer","description":\#
        "1 to 12, in some calendars 13."},"day":{"type":"integer","description":"1 to 31."},"hour":{"type":"integer","\#
        description":"0 to 23."},"minute":{"type":"integer","description":"0 to 59."}}},"CameraPicture":{"type":"objec\#
        t","description":"How pictures are coded: always as H.264.","properties":{"profile":{"$ref":"#/components/sche\#
        mas/CameraPictureProfile"},"level":{"type":"integer","description":"H.264's level times ten: 31, 32 or 40."},"\#
        width":{"type":"integer","description":"Pixels."},"height":{"type":"integer","description":"Pixels."},"framesP\#
        erSecond":{"type":"integer"}},"required":["profile","level","width","height","framesPerSecond"]},"CameraPictur\#
        eProfile":{"type":"string","enum":["constrainedBaseline","main","high"]},"CameraSound":{"type":"object","descr\#
        iption":"How sound is coded.","properties":{"codec":{"$ref":"#/components/schemas/CameraSoundCodec"},"channels\#
        ":{"type":"integer"},"sampleRate":{"type":"integer","description":"Hertz."},"packetTime":{"type":"integer","de\#
        scription":"How much sound is in one packet, in milliseconds."}},"required":["codec","channels","sampleRate","\#
        packetTime"]},"CameraSoundCodec":{"type":"string","enum":["pcmu","pcma","aacELD","opus","mSBC","amr","amrWideb\#
        and"]},"CameraStream":{"type":"object","description":"A running stream of a camera: where pictures and sound a\#
        rrive, how they are coded and how they are protected.\n\nIt holds the keys of the stream, so it is for whoever h\#
        as asked for it alone, and never for a log.","properties":{"localAddress":{"type":"string","description":"Th\#
        e address of this machine that the camera sends to."},"remoteAddress":{"type":"string","description":"The came\#
        ra's address."},"isIPv6":{"type":"boolean"},"picture":{"$ref":"#/components/schemas/CameraPicture"},"video":{"\#
        $ref":"#/components/schemas/CameraTrack"},"sound":{"$ref":"#/components/schemas/CameraSound","description":"Ni\#
        l for a camera without sound."},"audio":{"$ref":"#/components/schemas/CameraTrack"}},"required":["localAddress\#
        ","remoteAddress","isIPv6","picture","video"]},"CameraTrack":{"type":"object","description":"How the packets o\#
        f one medium travel: RTP over UDP, with RTCP on the same ports.","properties":{"localPort":{"type":"integer","\#
        description":"The port of this machine that the camera sends to."},"remotePort":{"type":"integer","description\#
        ":"The port of the camera that it sends from and receives at."},"payloadType":{"type":"integer","description":\#
        "RTP's number for the format."},"localSource":{"type":"integer","description":"The synchronisation source (SSR\#
        C) to be used by what is sent to the camera."},"remoteSource":{"type":"integer","description":"The synchronisa\#
        tion source (SSRC) of what the camera sends."},"maximumBitRate":{"type":"integer","description":"Kilobits per s\#
        econd."},"incoming":{"$ref":"#/components/schemas/SRTPProtection","description":"How what the camera sends is p\#
        rotected; nil if it is not."},"outgoing":{"$ref":"#/components/schemas/SRTPProtection","description":"How wh\#
        at is sent to the camera has to be protected; nil if not at all."}},"required":["localPort","remotePort","payl\#
        oadType","localSource","remoteSource","maximumBitRate"]},"Change":{"oneOf":[{"type":"object","properties":{"ho\#
        meAdded":{"type":"object","properties":{"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}},"re\#
        quired":["homeAdded"]},{"type":"object","properties":{"homeRemoved":{"type":"object","properties":{"home":{"ty\#
        pe":"string","format":"uuid"}},"required":["home"]}},"required":["homeRemoved"]},{"type":"object","properties"\#
        :{"homeRenamed":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"name":{"type":"string\#
        "}},"required":["home","name"]}},"required":["homeRenamed"]},{"type":"object","properties":{"primaryHomeChange\#
        d":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}}}},"required":["primaryHomeChanged"\#
        ]},{"type":"object","properties":{"homeLocated":{"type":"object","properties":{"home":{"type":"string","format\#
        ":"uuid"},"location":{"$ref":"#/components/schemas/HomeLocation"}},"required":["home"]}},"required":["homeLoca\#
        ted"],"description":"Somebody has said where a home is, or takes it back (nil)."},{"type":"object","properties\#
        ":{"roomAdded":{"type":"object","properties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"stri\#
        ng","format":"uuid"}},"required":["room","home"]}},"required":["roomAdded"]},{"type":"object","properties":{"r\#
        oomRemoved":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","f\#
        ormat":"uuid"}},"required":["room","home"]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomR\#
        enamed":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","forma\#
        t":"uuid"},"name":{"type":"string"}},"required":["room","home","name"]}},"required":["roomRenamed"]},{"type":"\#
        object","properties":{"zoneAdded":{"type":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"\#
        home":{"type":"string","format":"uuid"}},"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"objec\#
        t","properties":{"zoneRemoved":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":\#
        {"type":"string","format":"uuid"}},"required":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","\#
        properties":{"zoneRenamed":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"ty\#
        pe":"string","format":"uuid"},"name":{"type":"string"}},"required":["zone","home","name"]}},"required":["zoneR\#
        enamed"]},{"type":"object","properties":{"roomAddedToZone":{"type":"object","properties":{"room":{"type":"stri\#
        ng","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"requi\#
        red":["room","zone","home"]}},"required":["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZ\#
        one":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":\#
        "uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomRemoved\#
        FromZone"]},{"type":"object","properties":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref"\#
        :"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}}\#
        ,"required":["accessoryAdded"]},{"type":"object","properties":{"accessoryRemoved":{"type":"object","properties\#
        ":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["access\#
        ory","home"]}},"required":["accessoryRemoved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"obj\#
        ect","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"nam\#
        e":{"type":"string"}},"required":["accessory","home","name"]}},"required":["accessoryRenamed"]},{"type":"objec\#
        t","properties":{"accessoryMoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"}\#
        ,"home":{"type":"string","format":"uuid"},"room":{"type":"string","format":"uuid"}},"required":["accessory","h\#
        ome","room"]}},"required":["accessoryMoved"]},{"type":"object","properties":{"accessoryDescribed":{"type":"obj\#
        ect","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uui\#
        d"}},"required":["accessory","home"]}},"required":["accessoryDescribed"],"description":"What the device says o\#
        f itself is different: its services, or the texts of its accessory information."},{"type":"object","properties\#
        ":{"accessoryGone":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type"\#
        :"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["accessory","h\#
        ome"]}},"required":["accessoryGone"],"description":"A bridge no longer mentions an accessory, or mentions it a\#
        gain (`since` nil)."},{"type":"object","properties":{"accessoryBlocked":{"type":"object","properties":{"access\#
        ory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"number","x-un\#
        it":"seconds since 1970"}},"required":["accessory","home"]}},"required":["accessoryBlocked"],"description":"Th\#
        e hub no longer talks to an accessory, or does so again (`since` nil)."},{"type":"object","properties":{"servi\#
        ceRenamed":{"type":"object","properties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"\#
        uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["service","accessory","h\#
        ome","name"]}},"required":["serviceRenamed"]},{"type":"object","properties":{"serviceAssociated":{"type":"obje\#
        ct","properties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"s\#
        tring","format":"uuid"},"type":{"$ref":"#/components/schemas/TypeIdentifier"}},"required":["service","accessor\#
        y","home"]}},"required":["serviceAssociated"]},{"type":"object","properties":{"serviceGroupAdded":{"type":"obj\#
        ect","properties":{"group":{"$ref":"#/components/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid\#
        "}},"required":["group","home"]}},"required":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGro\#
        upRemoved":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","f\#
        ormat":"uuid"}},"required":["group","home"]}},"required":["serviceGroupRemoved"]},{"type":"object","properties\#
        ":{"serviceGroupRenamed":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"typ\#
        e":"string","format":"uuid"},"name":{"type":"string"}},"required":["group","home","name"]}},"required":["servi\#
        ceGroupRenamed"]},{"type":"object","properties":{"serviceAddedToGroup":{"type":"object","properties":{"service\#
        ":{"$ref":"#/components/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"s\#
        tring","format":"uuid"}},"required":["service","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"\#
        object","properties":{"serviceRemovedFromGroup":{"type":"object","properties":{"service":{"$ref":"#/components\#
        /schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}\#
        },"required":["service","group","home"]}},"required":["serviceRemovedFromGroup"]},{"type":"object","properties\#
        ":{"userAdded":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"stri\#
        ng","format":"uuid"}},"required":["user","home"]}},"required":["userAdded"]},{"type":"object","properties":{"u\#
        serRemoved":{"type":"object","properties":{"user":{"type":"string","format":"uuid"},"home":{"type":"string","f\#
        ormat":"uuid"}},"required":["user","home"]}},"required":["userRemoved"]},{"type":"object","properties":{"userU\#
        pdated":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","fo\#
        rmat":"uuid"}},"required":["user","home"]}},"required":["userUpdated"],"description":"A user has other rights.\#
        "},{"type":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/compo\#
        nents/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"require\#
        d":["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties":{"actio\#
        nSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","hom\#
        e"]}},"required":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"object","pro\#
        perties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type\#
        ":"string"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object","prope\#
        rties":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{\#
        "type":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"r\#
        equired":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":{"actio\#
        nSetExecuted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"str\#
        ing","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","home","\#
        date"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"triggerAdded":{"type":"object","pro\#
        perties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"require\#
        d":["trigger","home"]}},"required":["triggerAdded"]},{"type":"object","properties":{"triggerRemoved":{"type":"\#
        object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"r\#
        equired":["trigger","home"]}},"required":["triggerRemoved"]},{"type":"object","properties":{"triggerRenamed":{\#
        "type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uu\#
        id"},"name":{"type":"string"}},"required":["trigger","home","name"]}},"required":["triggerRenamed"]},{"type":"\#
        object","properties":{"triggerUpdated":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/\#
        Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerUpdate\#
        d"],"description":"Anything else about a trigger: enabled, fired, moved on, its action sets, its schedule or i\#
        ts plan replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kit\#
        chen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","location":{"latitude":1,"longitude":1},"rooms":[{"\#
        id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D87\#
        10AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A11\#
        6-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB\#
        -1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026\#
        BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden"\#
        :true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["p\#
        r","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLeng\#
        th":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSi\#
        nce":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","nam\#
        e":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"actionSets":[{"id":"\#
        C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-55\#
        6C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetVal\#
        ue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kit\#
        chen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"m\#
        onths":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifi\#
        er":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD86\#
        1AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"acces\#
        sory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000}}],"users":[{"id":"E39\#
        3BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}]\#
        }}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},\#
        {"homeLocated":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","location":{"latitude":1,"longitude":1}}},{"room\#
        Added":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kit\#
        chen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zone\#
        Removed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zone\#
        Renamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"\#
        Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-9\#
        4E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9\#
        F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2\#
        ","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE\#
        807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3",\#
        "services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025\#
        -0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type"\#
        :"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"per\#
        centage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manuf\#
        acturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000},"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8\#
        07510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A1\#
        16-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":\#
        "7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwar\#
        eVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associa\#
        tedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics\#
        ":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":\#
        "bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validV\#
        alues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800\#
        000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372-5BE6-9ECC\#
        -DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"accessoryBlocked":{"access\#
        ory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}}\#
        ,{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-D\#
        FE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025-0000-1000-8000-0026BB765291"}},{"s\#
        erviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accesso\#
        ry":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"servic\#
        eGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}\#
        ,{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"s\#
        erviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4\#
        608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userAdded":{"user":{"id":"E\#
        393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true\#
        },"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E393BE2E-1ABC-5B03-903C-D157DC6FC419\#
        ","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC\#
        6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitch\#
        en","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory"\#
        :"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000},"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83",\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66A\#
        D861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"actionSet":"C1E\#
        2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC\#
        70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targ\#
        etValue":40}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2\#
        BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurre\#
        nce":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCa\#
        lendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9\#
        -5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"chara\#
        cteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000}},"h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF\#
        32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9\#
        AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":\#
        "7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"ti\#
        meZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":\#
        1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":t\#
        rue,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,\#
        "restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value\#
        ":40}],"dueDate":1800000000}},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that b\#
        ecame different in the database.\n\nThe hub commits changes, sends them to its clients, and both apply them to t\#
        heir `HomeDatabase` by the same code. The JSON form is one key, the case's name, over its labelled parts."},\#
        "Characteristic":{"type":"object","description":"One property of a service: brightness, lock state. Its value i\#
        s live state and kept apart (`CharacteristicState`).","properties":{"iid":{"type":"integer","description":"It\#
        s number within the accessory; unique among services and characteristics."},"type":{"$ref":"#/components/schem\#
        as/TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref"\#
        :"#/components/schemas/CharacteristicMetadata"},"manufacturerDescription":{"type":"string","description":"What t\#
        he manufacturer says it is."}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"\#
        type":"string","enum":["bool","uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array",\#
        "dict"],"description":"How a characteristic's value is written. Raw values are HAP's own words."},"Characteris\#
        ticMetadata":{"type":"object","description":"Format, unit and limits of a characteristic, as a device declares t\#
        hem or the catalogue gives them.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"\#
        },"unit":{"type":"string","description":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) o\#
        r whatever the device says."},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref"\#
        :"#/components/schemas/CharacteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maxim\#
        umLength":{"type":"integer","description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDa\#
        taLength":{"type":"integer","description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":\#
        {"type":"array","items":{"type":"integer"},"description":"The only values allowed, if the device names them."}\#
        },"required":["format"]},"CharacteristicPermissions":{"type":"array","items":{"type":"string"},"description":"\#
        What may be done, as HAP's words: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed w\#
        rite), wr (write response), hd (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a c\#
        haracteristic is found: the accessory and the number within it.","properties":{"accessory":{"type":"string",\#
        "format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"obj\#
        ect","description":"What became of one read or write: a value or an error.","properties":{"characteristic":{"$\#
        ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue\#
        ","description":"The value read, or the value that the device was given; of a characteristic that answers a wr\#
        ite (permission `wr`), the answer. Nil on failure, or if the device said null."},"error":{"$ref":"#/components\#
        /schemas/HubError"}},"required":["characteristic"]},"CharacteristicState":{"type":"object","description":"The l\#
        ast known value of a characteristic. Live state: it has no revision and is not part of the database.","proper\#
        ties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/\#
        schemas/CharacteristicValue","description":"Nil when the device has not told it or told null."},"isStale":{"ty\#
        pe":"boolean","description":"True if the device has not told the value since the hub's start or since it came b\#
        ack, or has said meanwhile that it does not know; absent otherwise. Values of an accessory that does not answ\#
        er are stale whatever this says."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"bo\#
        olean"},{"type":"number"},{"type":"string"},{"type":"object","properties":{"data":{"type":"string","contentEnc\#
        oding":"base64"}},"required":["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary d\#
        ata is marked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":\#
        {"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicVa\#
        lue"},"authorizationData":{"type":"string","description":"Base64 of what the accessory's maker has the user's a\#
        pp send along, for characteristics with the permission `aa`; others are written without it."}},"required":["c\#
        haracteristic","value"]},"Commit":{"type":"object","description":"The changes of one committed transaction.","\#
        properties":{"revision":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Cha\#
        nge"}}},"required":["revision","changes"]},"ControllerDescription":{"type":"object","description":"A controlle\#
        r as others may know it.","properties":{"identifier":{"type":"string","description":"The pairing identifier, m\#
        ostly a UUID in upper case."},"publicKey":{"type":"string","description":"The long-term public key, 32 bytes i\#
        n hex."}},"required":["identifier","publicKey"]},"ControllerPairing":{"type":"object","description":"A control\#
        ler that an accessory is paired with.","properties":{"identifier":{"type":"string","description":"The controll\#
        er's pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-t\#
        erm public key, 32 bytes in hex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."\#
        },"isOwn":{"type":"boolean","description":"Whether it is this hub."}},"required":["identifier","publicKey","is\#
        Admin","isOwn"]},"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$r\#
        ef":"#/components/schemas/HomeDatabase","description":"The whole database; nil if `missed` tells all there is t\#
        o know."},"missed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits a\#
        fter the revision asked for, oldest first; nil if `database` is given."},"accessories":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schem\#
        as/CharacteristicState"},"description":"Last known values."},"caller":{"$ref":"#/components/schemas/MachineUse\#
        r","description":"Who is asking, as the kernel says. Guests see the homes that they were invited to."},"owner"\#
        :{"$ref":"#/components/schemas/MachineUser","description":"To whom the hub belongs."}},"required":["revision",\#
        "accessories","values"]},"DayMoment":{"oneOf":[{"type":"object","properties":{"clock":{"type":"object","proper\#
        ties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["clock"],"descri\#
        ption":"What calendar and clock show; absent parts do not count."},{"type":"object","properties":{"sun":{"type\#
        ":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"required":["time"]}},"requir\#
        ed":["sun"],"description":"What the sun does on this day."}],"examples":[{"clock":{"time":{"month":1,"day":1,"\#
        hour":1,"minute":1}}},{"sun":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hou\#
        rs":1,"minutes":1,"seconds":1,"nanoseconds":1}}}}],"description":"A moment of the day."},"DiscoveredAccessory"\#
        :{"type":"object","description":"An accessory server seen on the network.","properties":{"accessory":{"type":"\#
        string","format":"uuid","description":"The identifier its first accessory will have once it is added."},"devic\#
        eID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","descri\#
        ption":"HAP's category number."},"isPaired":{"type":"boolean","description":"Whether some controller has paire\#
        d with it already."},"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:PORT` it a\#
        nnounces."}},"required":["accessory","deviceID","name","model","category","isPaired","addresses"]},"Done":{"\#
        type":"object","description":"The answer of a request that has nothing to tell but its success.","properties":\#
        {}},"EventPlan":{"type":"object","description":"What an event trigger waits for, and on which conditions it ru\#
        ns. Source: behaviour section 13.","properties":{"events":{"type":"array","items":{"$ref":"#/components/schema\#
        s/TriggerEvent"},"description":"Any one of them makes the hub look at the conditions. At least one when it is m\#
        ade; accessories that leave take theirs along."},"endEvents":{"type":"array","items":{"$ref":"#/components/sc\#
        hemas/TriggerEvent"},"description":"When one of them happens after a run, the values that the run has changed a\#
        re put back."},"predicate":{"$ref":"#/components/schemas/TriggerPredicate","description":"What has to hold fo\#
        r it to run; nil always does."},"weekdays":{"type":"array","items":{"type":"integer"},"description":"The days o\#
        f the week on which it may run, 1 for Sunday to 7 for Saturday, in order; nil for all."},"executeOnce":{"type\#
        ":"boolean","description":"Whether it is disabled after it has run once."}},"required":["events","endEvents","\#
        executeOnce"]},"ExportedIdentity":{"type":"object","properties":{"document":{"type":"string","description":"Th\#
        e content of the file."},"pairings":{"type":"integer","description":"How many accessory servers are in it."}},\#
        "required":["document","pairings"]},"Home":{"type":"object","description":"A home and everything in it.","prop\#
        erties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","forma\#
        t":"uuid","description":"The room of everything not assigned elsewhere: HomeKit's \"room for entire home\". Ne\#
        ver listed in `rooms`; its name is the home's."},"location":{"$ref":"#/components/schemas/HomeLocation","descr\#
        iption":"Where it is; nil if nobody has said."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas/\#
        Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/Accessory"}},"serviceGroups":{"type":"array","items":{"$ref":"#/components\#
        /schemas/ServiceGroup"}},"actionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}},"trig\#
        gers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}},"users":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/User"},"description":"Those who were invited; not the owner of the hub."}},"required":[\#
        "id","name","defaultRoom","rooms","zones","accessories","serviceGroups","actionSets","triggers","users"]},"Hom\#
        eDatabase":{"type":"object","description":"All homes, as one value. The hub's is the truth; every client keeps a r\#
        eplica.","properties":{"homes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}},"primaryHome"\#
        :{"type":"string","format":"uuid"}},"required":["homes"]},"HomeLocation":{"type":"object","description":"Where o\#
        n the Earth a home is, for sunrise and sunset.","properties":{"latitude":{"type":"number","description":"Deg\#
        rees north of the equator, -90 to 90."},"longitude":{"type":"number","description":"Degrees east of Greenwich, -\#
        180 to 180."}},"required":["latitude","longitude"]},"HubError":{"type":"object","description":"A refusal or f\#
        ailure as every client of the hub sees it.\n\nEquality looks at the code alone; the message is for people.","\#
        properties":{"code":{"$ref":"#/components/schemas/HubErrorCode"},"message":{"type":"string","description":"Wha\#
        t went wrong and what the reader can do about it. Never holds a secret."}},"required":["code","message"]},"Hub\#
        ErrorCode":{"type":"string","description":"The stable word for an error, named as the cases of HMError.Code.",\#
        "x-known-values":["unexpectedError","alreadyExists","notFound","invalidParameter","accessoryNotReachable","rea\#
        dOnlyCharacteristic","writeOnlyCharacteristic","notificationNotSupported","operationTimedOut","accessDenied","\#
        objectAssociatedToAnotherHome","objectNotAssociatedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy\#
        ","operationInProgress","accessoryOutOfResources","insufficientPrivileges","accessoryPairingFailed","invalidDa\#
        taFormatSpecified","operationCancelled","roomForHomeCannotBeInZone","noActionsInActionSet","noRegisteredAction\#
        Sets","fireDateInPast","roomForHomeCannotBeUpdated","actionInAnotherActionSet","objectWithSimilarNameExistsInH\#
        ome","homeWithSimilarNameExists","renameWithSimilarName","cannotRemoveNonBridgeAccessory","nameContainsProhibi\#
        tedCharacters","nameDoesNotStartWithValidCharacters","nameDoesNotEndWithValidCharacters","recurrenceTooSmall",\#
        "recurrenceTooLarge","invalidValueType","valueLowerThanMinimum","valueHigherThanMaximum","stringLongerThanMaxi\#
        mum","homeAccessNotAuthorized","operationNotSupported","accessorySentInvalidResponse","stringShorterThanMinimu\#
        m","genericError","securityFailure","communicationFailure","accessoryDiscoveryFailed","invalidAssociatedServic\#
        eType","accessoryIsSuspended","accessoryIsBlocked","actionSetExecutionFailed","actionSetExecutionPartialSucces\#
        s","actionSetExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","c\#
        annotActivateTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","locationForHomeDisabl\#
        ed","notAuthorizedForLocationServices","cannotUnblockNonBridgeAccessory","noHomeHub","invalidOrMissingAuthoriz\#
        ationData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumObjectLimitReached","readWrite\#
        PartialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"version":{"type":"string"},"p\#
        rocessID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 1970"},"revision":{"type":"i\#
        nteger"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAccessories":{"type":"integer"}\#
        ,"accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryServerStatus"}},"clients":{\#
        "type":"array","items":{"type":"string"},"description":"The programs that are connected, by the names they gav\#
        e."},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","descr\#
        iption":"When the next trigger is due."},"residentBytes":{"type":"integer","description":"The hub's memory in b\#
        ytes (resident set)."}},"required":["version","processID","startedAt","revision","homes","accessories","reach\#
        ableAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]},"ImportedIdentity":{"type":"\#
        object","properties":{"controller":{"$ref":"#/components/schemas/ControllerDescription"},"pairings":{"type":"i\#
        nteger","description":"How many accessory servers came with it."},"needsRestart":{"type":"boolean","descriptio\#
        n":"Whether the hub runs under another identity until it is started again."}},"required":["controller","pairin\#
        gs","needsRestart"]},"MachineUser":{"type":"object","description":"A user of the machine that the hub runs on.\#
        ","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"required":["unixID","name"]},"Presence"\#
        :{"type":"object","description":"Who of the people in question comes or goes; in a condition, whether anybody o\#
        r nobody is at home. Source: behaviour section 13.","properties":{"kind":{"$ref":"#/components/schemas/Presen\#
        ceKind"},"users":{"$ref":"#/components/schemas/PresenceUsers"}},"required":["kind","users"]},"PresenceKind":{"\#
        type":"string","enum":["everyEntry","everyExit","firstEntry","lastExit"],"description":"Raw values travel and a\#
        re stored."},"PresenceUsers":{"type":"string","enum":["currentUser","homeUsers","customUsers"],"description":\#
        "Whose presence counts. Raw values travel and are stored."},"RecentSnapshot":{"type":"object","properties":{"s\#
        napshot":{"$ref":"#/components/schemas/Snapshot","description":"Nil if there is none."}}},"Recurrence":{"type"\#
        :"object","description":"An interval in calendar units: \"1 day\" keeps the time on the wall when clocks chang\#
        e, \"24 hours\" does not.","properties":{"years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type\#
        ":"integer"},"days":{"type":"integer"},"hours":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"typ\#
        e":"integer"},"nanoseconds":{"type":"integer"}}},"Region":{"type":"object","description":"A circle on the Eart\#
        h, and whether entering or leaving it counts.","properties":{"identifier":{"type":"string","description":"The p\#
        rogram's name for it."},"latitude":{"type":"number","description":"Degrees north of the equator."},"longitude\#
        ":{"type":"number","description":"Degrees east of Greenwich."},"radius":{"type":"number","description":"Metres\#
        ."},"notifyOnEntry":{"type":"boolean"},"notifyOnExit":{"type":"boolean"}},"required":["identifier","latitude",\#
        "longitude","radius","notifyOnEntry","notifyOnExit"]},"Restoration":{"type":"object","description":"What is to b\#
        e put back after a run of a trigger with end events. Source: behaviour section 13.","properties":{"values":{\#
        "type":"array","items":{"$ref":"#/components/schemas/RestorationValue"},"description":"Those that were known a\#
        nd had to change."},"dueDate":{"type":"number","x-unit":"seconds since 1970","description":"When time ends it a\#
        t the latest; nil if only another event does."}},"required":["values"]},"RestorationValue":{"type":"object","\#
        description":"One value as it was before.","properties":{"characteristic":{"$ref":"#/components/schemas/Charac\#
        teristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characteristic",\#
        "value"]},"Room":{"type":"object","description":"A room of a home. Which accessories stand in it, the accessor\#
        ies say.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","nam\#
        e"]},"SRTPProtection":{"type":"object","description":"Keys of SRTP.","properties":{"suite":{"type":"string","d\#
        escription":"As session descriptions call it: `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: R\#
        FC 4568."},"key":{"type":"string","description":"The master key and the master salt after it, in base64."}},"\#
        required":["suite","key"]},"Service":{"type":"object","description":"Something an accessory can do: a light, a\#
        n outlet, a lock.","properties":{"iid":{"type":"integer","description":"Its number within the accessory; uniqu\#
        e among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"\#
        string","description":"The name the device or, later, the user gave it; nil if neither did."},"associatedType"\#
        :{"$ref":"#/components/schemas/TypeIdentifier","description":"What the user says hangs on it: a lamp on an out\#
        let, a window with a contact sensor. Nil if nothing is said."},"isPrimary":{"type":"boolean"},"isHidden":{"typ\#
        e":"boolean"},"linked":{"type":"array","items":{"type":"integer"},"description":"The services it belongs toget\#
        her with, by iid."},"characteristics":{"type":"array","items":{"$ref":"#/components/schemas/Characteristic"}}}\#
        ,"required":["iid","type","isPrimary","isHidden","linked","characteristics"]},"ServiceGroup":{"type":"object",\#
        "description":"Services of any accessories of one home that a person names together: \"the reading lights\". A s\#
        ervice may be in several. Source: behaviour section 5.","properties":{"id":{"type":"string","format":"uuid"}\#
        ,"name":{"type":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/ServiceReference"}}\#
        },"required":["id","name","services"]},"ServiceReference":{"type":"object","description":"Where a service is f\#
        ound: the accessory and the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"ii\#
        d":{"type":"integer"}},"required":["accessory","iid"]},"SetupCodeAnswer":{"type":"object","properties":{"setup\#
        Code":{"type":"string"}}},"SignificantTime":{"type":"object","description":"Sunrise or sunset at the home, or a w\#
        hile before or after. Source: behaviour section 13.","properties":{"event":{"$ref":"#/components/schemas/Si\#
        gnificantTimeEvent"},"offset":{"$ref":"#/components/schemas/Recurrence","description":"How much later; its par\#
        ts may be negative, for earlier. Nil is none."}},"required":["event"]},"SignificantTimeEvent":{"type":"string"\#
        ,"enum":["sunrise","sunset"],"description":"What the sun does. Raw values travel and are stored."},"Snapshot":\#
        {"type":"object","description":"A still picture.","properties":{"contentType":{"type":"string","description":"\#
        `image/jpeg`, as HAP has it."},"image":{"type":"string","description":"The bytes of the picture in base64."},"\#
        takenAt":{"type":"number","x-unit":"seconds since 1970","description":"When it was asked for."}},"required":["\#
        contentType","image"]},"TimeRelation":{"type":"string","enum":["before","at","after"],"description":"How a tim\#
        e stands to another. Raw values travel and are stored."},"TimerSchedule":{"type":"object","description":"When a t\#
        imer trigger fires: a first date, and perhaps an interval after which it fires again and again.\n\nSource: b\#
        ehaviour section 12.","properties":{"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"\#
        The first date; a whole minute."},"timeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil i\#
        s the hub's own zone."},"recurrence":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once.\#
        "},"recurrenceCalendar":{"$ref":"#/components/schemas/CalendarDescription","description":"The calendar the int\#
        erval is counted in; nil is the hub's own."}},"required":["fireDate"]},"Trigger":{"type":"object","description\#
        ":"What makes the hub run action sets by itself.","properties":{"id":{"type":"string","format":"uuid"},"name":\#
        {"type":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSet\#
        s":{"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"second\#
        s since 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":"When it is due nex\#
        t; set while enabled, unless it is an event trigger for which no time comes. Moved on in the transaction that r\#
        ecords a firing, so it fires once."},"restoration":{"$ref":"#/components/schemas/Restoration","description":"\#
        What its last run has changed and one of its end events will put back; nil if there is nothing."}},"required":\#
        ["id","name","kind","isEnabled","actionSets"]},"TriggerEvent":{"type":"object","description":"Something that h\#
        appens and makes a trigger run, or ends what a run has done. Source: behaviour section 13.","properties":{"id"\#
        :{"type":"string","format":"uuid"},"kind":{"$ref":"#/components/schemas/TriggerEventKind"}},"required":["id","\#
        kind"]},"TriggerEventKind":{"oneOf":[{"type":"object","properties":{"calendar":{"type":"object","properties":{\#
        "time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["calendar"],"descriptio\#
        n":"The time of the hub comes to this; what is absent matches all."},{"type":"object","properties":{"significa\#
        ntTime":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"required":["ti\#
        me"]}},"required":["significantTime"],"description":"Sunrise or sunset at the home, or a while before or after\#
        ."},{"type":"object","properties":{"duration":{"type":"object","properties":{"seconds":{"type":"number"}},"req\#
        uired":["seconds"]}},"required":["duration"],"description":"So many seconds after the run; as an end event onl\#
        y."},{"type":"object","properties":{"characteristic":{"type":"object","properties":{"of":{"$ref":"#/components\#
        /schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["o\#
        f"]}},"required":["characteristic"],"description":"A characteristic takes a value, or any other than before."}\#
        ,{"type":"object","properties":{"threshold":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/\#
        CharacteristicReference"},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/c\#
        omponents/schemas/CharacteristicValue"}},"required":["of"]}},"required":["threshold"],"description":"A charact\#
        eristic's number comes into a range, its ends included; one of them may be absent."},{"type":"object","propert\#
        ies":{"location":{"type":"object","properties":{"region":{"$ref":"#/components/schemas/Region"}},"required":["\#
        region"]}},"required":["location"],"description":"The user enters or leaves a region."},{"type":"object","prop\#
        erties":{"presence":{"type":"object","properties":{"presence":{"$ref":"#/components/schemas/Presence"}},"requi\#
        red":["presence"]}},"required":["presence"],"description":"People come home or leave."}],"examples":[{"calenda\#
        r":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"significantTime":{"time":{"event":"sunrise","offset":{"\#
        years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}},{"duration":{"sec\#
        onds":1}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}},{"\#
        threshold":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"minimum":40,"maximum":40}},{"lo\#
        cation":{"region":{"identifier":"gregorian","latitude":1,"longitude":1,"radius":1,"notifyOnEntry":true,"notify\#
        OnExit":true}}},{"presence":{"presence":{"kind":"everyEntry","users":"currentUser"}}}]},"TriggerKind":{"oneOf"\#
        :[{"type":"object","properties":{"timer":{"type":"object","properties":{"schedule":{"$ref":"#/components/schem\#
        as/TimerSchedule"}},"required":["schedule"]}},"required":["timer"]},{"type":"object","properties":{"event":{"t\#
        ype":"object","properties":{"plan":{"$ref":"#/components/schemas/EventPlan"}},"required":["plan"]}},"required"\#
        :["event"]}],"examples":[{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{\#
        "years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar\#
        ":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},{"event":{"plan":{"events":[{"id":"7E3FB088-5A3B-59\#
        D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}],"endEvents":[{"id\#
        ":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}\#
        ],"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}\#
        }},"weekdays":[1],"executeOnce":true}}}],"description":"What it waits for."},"TriggerPredicate":{"oneOf":[{"ty\#
        pe":"object","properties":{"time":{"type":"object","properties":{"relation":{"$ref":"#/components/schemas/Time\#
        Relation"},"moment":{"$ref":"#/components/schemas/DayMoment"}},"required":["relation","moment"]}},"required":[\#
        "time"],"description":"It is before, at or after this moment of the day."},{"type":"object","properties":{"bet\#
        ween":{"type":"object","properties":{"first":{"$ref":"#/components/schemas/DayMoment"},"second":{"$ref":"#/com\#
        ponents/schemas/DayMoment"}},"required":["first","second"]}},"required":["between"],"description":"It is the f\#
        irst moment or later, and before the second; over midnight if the second one is the earlier."},{"type":"object\#
        ","properties":{"characteristic":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/Characteris\#
        ticReference"},"comparison":{"$ref":"#/components/schemas/ValueComparison"},"value":{"$ref":"#/components/sche\#
        mas/CharacteristicValue"}},"required":["of","comparison","value"]}},"required":["characteristic"],"description\#
        ":"A value compares so with another. Read from the device when it is asked for."},{"type":"object","properties\#
        ":{"presence":{"type":"object","properties":{"presence":{"$ref":"#/components/schemas/Presence"}},"required":[\#
        "presence"]}},"required":["presence"],"description":"Somebody or nobody is at home."},{"type":"object","proper\#
        ties":{"all":{"type":"object","properties":{"of":{"type":"array","items":{"$ref":"#/components/schemas/Trigger\#
        Predicate"}}},"required":["of"]}},"required":["all"],"description":"All of them hold; of none, that is so."},{\#
        "type":"object","properties":{"any":{"type":"object","properties":{"of":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/TriggerPredicate"}}},"required":["of"]}},"required":["any"],"description":"One of them holds a\#
        t least; of none, that is not so."},{"type":"object","properties":{"not":{"type":"object","properties":{"predi\#
        cate":{"$ref":"#/components/schemas/TriggerPredicate"}},"required":["predicate"]}},"required":["not"],"descrip\#
        tion":"The other does not hold."}],"examples":[{"time":{"relation":"before","moment":{"clock":{"time":{"month"\#
        :1,"day":1,"hour":1,"minute":1}}}}},{"between":{"first":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":\#
        1}}},"second":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"characteristic":{"of":{"accessory\#
        ":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40}},{"presence":{"presence"\#
        :{"kind":"everyEntry","users":"currentUser"}}},{"all":{"of":[{"time":{"relation":"before","moment":{"clock":{"\#
        time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"any":{"of":[{"time":{"relation":"before","moment":{"clo\#
        ck":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"not":{"predicate":{"time":{"relation":"before","m\#
        oment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}}}],"description":"A condition of an event t\#
        rigger; conditions nest. Source: behaviour section 13, \"Predicates\"."},"TypeIdentifier":{"type":"string","f\#
        ormat":"uuid","description":"The UUID of a kind of service or characteristic."},"User":{"type":"object","descr\#
        iption":"Somebody who was invited to a home. The owner of the hub is in no list: to that user all homes belong\#
        .\n\nEverybody may control the accessories of the home; what else, the rights say. Source: behaviour section 1\#
        4.","properties":{"id":{"type":"string","format":"uuid"},"unixID":{"type":"integer","description":"The user of t\#
        his machine, as the kernel names whoever calls."},"name":{"type":"string"},"isAdministrator":{"type":"boolea\#
        n","description":"Whether the user may change the home and manage its users."},"hasRemoteAccess":{"type":"bool\#
        ean","description":"Whether the user may control the home from elsewhere."}},"required":["id","unixID","name",\#
        "isAdministrator","hasRemoteAccess"]},"ValueComparison":{"type":"string","enum":["lessThan","lessThanOrEqualTo\#
        ","greaterThan","greaterThanOrEqualTo","equalTo","notEqualTo"],"description":"How a value compares with anothe\#
        r. Raw values travel and are stored."},"Welcome":{"type":"object","properties":{"protocolVersion":{"type":"int\#
        eger"},"hubVersion":{"type":"string"}},"required":["protocolVersion","hubVersion"]},"Zone":{"type":"object","d\#
        escription":"A group of rooms of one home; a room may be in several.","properties":{"id":{"type":"string","for\#
        mat":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{"type":"string","format":"uuid"}}},"req\#
        uired":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"message":"The line, or a value in it, is n\#
        ot JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRequest":{"code":-32600,"message":"JSON, b\#
        ut no request of JSON-RPC 2.0; also batches, and hub.hello said twice.","data":{"$ref":"#/components/schemas/\#
        HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not know the method.","data":{"$ref":"#/co\#
        mponents/schemas/HubError"}},"InvalidParameters":{"code":-32602,"message":"The parameters do not fit; the mess\#
        age names the field, as params.writes[2].value.","data":{"$ref":"#/components/schemas/HubError"}},"InternalErr\#
        or":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/components/schemas/HubError"}},"HelloExp\#
        ected":{"code":-32000,"message":"Something else was asked before hub.hello.","data":{"$ref":"#/components/sche\#
        mas/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protocol version, or a user who may not use t\#
        he hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubError"}},"Refused":{"code":1000,"message":"\#
        The hub understood, and refuses or failed; data.code tells why.","data":{"$ref":"#/components/schemas/HubError\#
        "}}}}}
        """#)
}
