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
        1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}}],"result":{"name":"result","value":{"\#
        revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},\#
        {"name":"actionSet.execute","summary":"Runs an action set","description":"Fails with `actionSetExecutionFailed\#
        `, `actionSetExecutionPartialSuccess`, `noActionsInActionSet` or `actionSetExecutionInProgress`; the answer te\#
        lls each action's result.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type\#
        ":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],\#
        "result":{"name":"result","schema":{"$ref":"#/components/schemas/ActionSetExecuted"}},"errors":[{"$ref":"#/com\#
        ponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params\#
        ":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5\#
        AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"commit":{"revision":1,"changes":[{"homeRenamed":{\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]},"results":[{"characteristic":{"accessory":"\#
        5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no su\#
        ch home"}}],"error":{"code":"notFound","message":"there is no such home"}}}}]},{"name":"actionSet.remove","sum\#
        mary":"Removes an action set; triggers lose it","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string\#
        ","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$r\#
        ef":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whol\#
        e","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2C\#
        CE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.removeAction","summa\#
        ry":"Takes a write out of an action set","paramStructure":"by-name","params":[{"name":"home","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","form\#
        at":"uuid"}},{"name":"action","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamete\#
        rs"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name\#
        ":"action","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"}],"result":{"name":"result","value":{"revision":1,"c\#
        hanges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actio\#
        nSet.rename","summary":"Gives an action set another name","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"re\#
        sult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameter\#
        s"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name"\#
        :"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.updateAction","summary":"Gi\#
        ves a write of an action set another target value","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"action","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"t\#
        argetValue","required":true,"schema":{"$ref":"#/components/schemas/CharacteristicValue"}}],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamete\#
        rs"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name\#
        ":"action","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"},{"name":"targetValue","value":40}],"result":{"name"\#
        :"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name\#
        ":"Kitchen"}}]}}}]},{"name":"agent.register","summary":"Makes this connection a setup agent, or no longer: the h\#
        ub asks it for setup codes (`agent.setupCode`)","paramStructure":"by-name","params":[{"name":"isOn","require\#
        d":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}}\#
        ,"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples"\#
        :[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name":"ca\#
        mera.startStream","summary":"Starts a live stream of a camera or doorbell","description":"It ends with `camera\#
        .stopStream`, with the connection that has asked for it, or when the camera ends it (`camera.streamEnded`).\n\\#
        nFails with `operationNotSupported` for an accessory without a camera, `accessoryIsBusy` when all its streams a\#
        re in use, `operationTimedOut`, or `operationCancelled` when it is stopped meanwhile. Pictures arrive from th\#
        e moment of the answer on, at ports on which nobody but the asker is to listen.","paramStructure":"by-name","p\#
        arams":[{"name":"stream","required":true,"summary":"Chosen by the asker, so that it can stop a stream that has n\#
        ot started yet; random.","schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"width","required":true,"summary":"The largest picture wished f\#
        or, in pixels.","schema":{"type":"integer"}},{"name":"height","required":true,"summary":"Pixels.","schema":{\#
        "type":"integer"}},{"name":"videoPort","required":false,"summary":"The UDP port of this machine where pictures a\#
        re to arrive; nil to have the hub find a free one.","schema":{"type":"integer"}},{"name":"audioPort","requir\#
        ed":false,"summary":"The UDP port of this machine where sound is to arrive; nil to have the hub find a free on\#
        e.","schema":{"type":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/CameraStrea\#
        m"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examp\#
        les":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"acce\#
        ssory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"width","value":640},{"name":"height","value":3\#
        60},{"name":"videoPort","value":1},{"name":"audioPort","value":1}],"result":{"name":"result","value":{"localAd\#
        dress":"localAddress","remoteAddress":"remoteAddress","isIPv6":true,"picture":{"profile":"constrainedBaseline"\#
        ,"level":1,"width":640,"height":360,"framesPerSecond":1},"video":{"localPort":1,"remotePort":1,"payloadType":1\#
        ,"localSource":1,"remoteSource":1,"maximumBitRate":1,"incoming":{"suite":"suite","key":"key"},"outgoing":{"sui\#
        te":"suite","key":"key"}},"sound":{"codec":"pcmu","channels":1,"sampleRate":1,"packetTime":1},"audio":{"localP\#
        ort":1,"remotePort":1,"payloadType":1,"localSource":1,"remoteSource":1,"maximumBitRate":1,"incoming":{"suite":\#
        "suite","key":"key"},"outgoing":{"suite":"suite","key":"key"}}}}},{"name":"short","params":[{"name":"stream","\#
        value":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE8075104\#
        99"},{"name":"width","value":640},{"name":"height","value":360}],"result":{"name":"result","value":{"localAddr\#
        ess":"localAddress","remoteAddress":"remoteAddress","isIPv6":true,"picture":{"profile":"constrainedBaseline","\#
        level":1,"width":640,"height":360,"framesPerSecond":1},"video":{"localPort":1,"remotePort":1,"payloadType":1,"\#
        localSource":1,"remoteSource":1,"maximumBitRate":1}}}}]},{"name":"camera.stopStream","summary":"Ends a live st\#
        ream that this connection has asked for; the camera has been told when the answer comes","description":"Fails w\#
        ith `notFound` if there is none, for instance since it has ended already.","paramStructure":"by-name","params\#
        ":[{"name":"stream","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref"\#
        :"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7\#
        -5A08-9D94-041D5565B387"}],"result":{"name":"result","value":{}}}]},{"name":"characteristic.read","summary":"A\#
        sks the devices for current values","paramStructure":"by-name","params":[{"name":"characteristics","required":\#
        true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicReference"}}}],"result":{"na\#
        me":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid"\#
        :9}]}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}}]}}]},{"name":"characteris\#
        tic.subscribe","summary":"Asks to be told (`characteristic.valuesChanged`) when these change by somebody else'\#
        s hand, or no longer","description":"Subscriptions belong to the connection and end with it.","paramStructure"\#
        :"by-name","params":[{"name":"characteristics","required":true,"schema":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/CharacteristicReference"}}},{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"resu\#
        lt":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"\#
        errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[\#
        {"name":"whole","params":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","iid":9}]},{"name":"isOn","value":true}],"result":{"name":"result","value":[{"characteristic":{"accessory":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no s\#
        uch home"}}]}}]},{"name":"characteristic.write","summary":"Writes values to the devices, each accessory server\#
        's in one go","description":"Values are checked and clamped first.","paramStructure":"by-name","params":[{"nam\#
        e":"writes","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicWrite\#
        "}}}],"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicR\#
        esult"}}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"writes","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","iid":9},"value":40,"authorizationData":"AQI="}]}],"result":{"name":"result","value":[{\#
        "characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notF\#
        ound","message":"there is no such home"}}]}}]},{"name":"database.open","summary":"Asks for the database and, f\#
        rom then on, for every commit (`database.committed`) and every change of reachability (`accessory.stateChanged\#
        `), without a gap in between","paramStructure":"by-name","params":[{"name":"since","required":false,"summary":\#
        "The last revision the client has; the hub then sends only what came after, if it still knows.","schema":{"typ\#
        e":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/DatabaseOpened"}},"errors":[{\#
        "$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"w\#
        hole","params":[{"name":"since","value":1}],"result":{"name":"result","value":{"revision":1,"database":{"homes\#
        ":[{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0\#
        116E11","location":{"latitude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"\#
        Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F\#
        -A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:\#
        D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-D\#
        FE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3\#
        ","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"000000\#
        25-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"typ\#
        e":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"p\#
        ercentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"man\#
        ufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"servic\#
        eGroups":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-037\#
        2-5BE6-9ECC-DFE807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitch\#
        en","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory"\#
        :"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"\#
        pending":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"ac\#
        cessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5\#
        227-9F12-710E608C4B4B"}}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"t\#
        imer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks"\#
        :1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian",\#
        "timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFir\#
        eDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":18000\#
        00000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"le\#
        ssThan","value":40,"since":1800000000}]}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"na\#
        me":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}],"people":[{"unixID":1,"name":"Kitchen","whereabo\#
        uts":{"place":{"home":{}},"since":1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":1,"isHere":t\#
        rue}}]}],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"missed":[{"revision":1,"changes":[{"homeRename\#
        d":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6\#
        -9ECC-DFE807510499","iid":9},"value":40,"isStale":true}],"caller":{"unixID":1,"name":"Kitchen"},"owner":{"unix\#
        ID":1,"name":"Kitchen"}}}},{"name":"short","params":[],"result":{"name":"result","value":{"revision":1,"access\#
        ories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{\#
        "accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search","summary":"Start\#
        s or stops telling this connection about accessories that could be added (`discovery.appeared`, `discovery.van\#
        ished`)","description":"Starting begins with all that are known.","paramStructure":"by-name","params":[{"name"\#
        :"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components\#
        /schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}\#
        }}]},{"name":"home.add","summary":"Makes a home","description":"The first one becomes the primary home.","para\#
        mStructure":"by-name","params":[{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamet\#
        ers"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"name","value":"Ki\#
        tchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home with everything i\#
        n it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"\#
        uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compo\#
        nents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":\#
        [{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision"\#
        :1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"\#
        home.rename","summary":"Gives a home another name","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}\#
        }],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/\#
        errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"nam\#
        e":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"home.setLocation","summary":"Says where on the Earth a home is, for sunrise and su\#
        nset, or takes it back (nil)","description":"Triggers that wait for the sun are planned anew.","paramStructure\#
        ":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"loca\#
        tion","required":false,"schema":{"$ref":"#/components/schemas/HomeLocation"}}],"result":{"name":"result","sche\#
        ma":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref"\#
        :"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"},{"name":"location","value":{"latitude":1,"longitude":1}}],"result":{"name":"result","v\#
        alue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"nam\#
        e":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","na\#
        me":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"Makes a home the primary one","paramStructure":"by-\#
        name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamet\#
        ers"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed\#
        ":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"identity.export","summary":\#
        "Asks for this hub's identity and pairings as a file that a passphrase opens","description":"Whoever has both c\#
        an use all its accessories.","paramStructure":"by-name","params":[{"name":"passphrase","required":true,"summa\#
        ry":"At least 8 characters.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/compon\#
        ents/schemas/ExportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compone\#
        nts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"passphrase","value":"eight or more"}],"re\#
        sult":{"name":"result","value":{"document":"{\"format\":\"hearth-controller-identity\"}","pairings":3}}}]},{"n\#
        ame":"identity.import","summary":"Gives this hub the identity and pairings of an exported file, from its next s\#
        tart on; until then it pairs with nothing","description":"Fails with `accessDenied` for a wrong passphrase, `\#
        invalidDataFormatSpecified` for a damaged or foreign file, and `alreadyExists` if this hub has pairings under a\#
        n identity of its own and `replacesPaired` is false.","paramStructure":"by-name","params":[{"name":"document"\#
        ,"required":true,"summary":"The content of the file.","schema":{"type":"string"}},{"name":"passphrase","requir\#
        ed":true,"schema":{"type":"string"}},{"name":"replacesPaired","required":true,"summary":"Whether an identity m\#
        ay be replaced under which accessories know this hub.","schema":{"type":"boolean"}}],"result":{"name":"result"\#
        ,"schema":{"$ref":"#/components/schemas/ImportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"document","val\#
        ue":"{\"format\":\"hearth-controller-identity\"}"},{"name":"passphrase","value":"eight or more"},{"name":"repl\#
        acesPaired","value":true}],"result":{"name":"result","value":{"controller":{"identifier":"gregorian","publicKe\#
        y":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},"pairings":3,"needsRestart":true}}}]},{\#
        "name":"identity.show","summary":"Asks who this hub is towards accessories","description":"Nothing of it is se\#
        cret: it is what another hub needs to invite this one.","paramStructure":"by-name","params":[],"result":{"name\#
        ":"result","schema":{"$ref":"#/components/schemas/ControllerDescription"}},"errors":[{"$ref":"#/components/err\#
        ors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[],"resul\#
        t":{"name":"result","value":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e\#
        440ae8d25e71b1b628d0c"}}}]},{"name":"pairing.add","summary":"Lets another controller use an accessory, or chan\#
        ges whether it may manage pairings","description":"Fails with `insufficientPrivileges` if this hub is no admin\#
        istrator, `accessoryOutOfResources` if the accessory cannot store more pairings, `alreadyExists` if it knows t\#
        he identifier with another key.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"sch\#
        ema":{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"summary":"The other controller's p\#
        airing identifier, as its `identity.show` tells.","schema":{"type":"string"}},{"name":"publicKey","required"\#
        :true,"summary":"Its long-term public key, 32 bytes in hex.","schema":{"type":"string"}},{"name":"isAdmin","re\#
        quired":true,"summary":"Whether it may manage pairings too.","schema":{"type":"boolean"}}],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/AccessoryInvitation"}},"errors":[{"$ref":"#/components/errors/In\#
        validParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"acces\#
        sory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"},{"name":"publi\#
        cKey","value":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},{"name":"isAdmin","value":tr\#
        ue}],"result":{"name":"result","value":{"deviceID":"7A:1C:3E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c86\#
        089a9ee5eac95f67e440ae8d25e71b1b628d0c","address":"192.0.2.7:51826"}}}]},{"name":"pairing.list","summary":"Ask\#
        s an accessory which controllers it is paired with","description":"Only an administrator of the accessory may a\#
        sk: `insufficientPrivileges`. For an accessory behind a bridge the bridge is asked.","paramStructure":"by-nam\#
        e","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name"\#
        :"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/ControllerPairing"}}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","va\#
        lue":[{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"\#
        ,"isAdmin":true,"isOwn":true}]}}]},{"name":"pairing.remove","summary":"Has an accessory forget another control\#
        ler","description":"Fails with `notFound` if the accessory does not know it, `insufficientPrivileges` if this h\#
        ub is no administrator, and `operationNotSupported` for this hub's own pairing, which ends with `accessory.re\#
        move`, and for the last administrator.","paramStructure":"by-name","params":[{"name":"accessory","required":tr\#
        ue,"schema":{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"schema":{"type":"string"}\#
        }],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/er\#
        rors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name"\#
        :"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"}],"resul\#
        t":{"name":"result","value":{}}}]},{"name":"presence.set","summary":"Says where a person is","description":"It c\#
        ounts until something else is said, or the person's phone comes or goes.\n\nRefused with `notFound` for some\#
        body who is neither the owner of the hub nor a user of the home, and with `invalidParameter` for a position th\#
        at is not on the Earth. Everybody may say it of themselves, administrators of others too.","paramStructure":"b\#
        y-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","r\#
        equired":false,"summary":"The user of this machine; nil for whoever asks.","schema":{"type":"integer"}},{"name\#
        ":"place","required":false,"summary":"Nil takes back what was said.","schema":{"$ref":"#/components/schemas/Wh\#
        ereaboutsPlace"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref\#
        ":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole"\#
        ,"params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":1},{"name":"p\#
        lace","value":{"home":{}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRen\#
        amed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"presence.watchPhone","s\#
        ummary":"Says which phone is a person's, to be looked for on the network of the home; nil looks no more","desc\#
        ription":"Refused with `notFound` and as `PhoneRule` says. Everybody may do so for themselves, administrators f\#
        or others too.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"user","required":false,"summary":"The user of this machine; nil for whoever asks."\#
        ,"schema":{"type":"integer"}},{"name":"phone","required":false,"schema":{"$ref":"#/components/schemas/Phone"}}\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":1},{"name":"phone","value":{"h\#
        ost":"host","leaveDelay":1,"isHere":true}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name\#
        ":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"cha\#
        nges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.ad\#
        d","summary":"Makes a room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"re\#
        sult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameter\#
        s"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revi\#
        sion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"na\#
        me":"room.remove","summary":"Removes a room; it leaves its zones, and its accessories go to the default room",\#
        "paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}\#
        },{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schem\#
        a":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":\#
        "#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"resul\#
        t","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitc\#
        hen"}}]}}}]},{"name":"room.rename","summary":"Gives a room another name","paramStructure":"by-name","params":[\#
        {"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"sch\#
        ema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","va\#
        lue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"},{"\#
        name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.associate","summary":"Sa\#
        ys what kind of thing a service works: a lamp on an outlet, a window with a contact sensor","description":"A n\#
        il `type` takes it back.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"service","required":true,"schema":{"type":"integer"}},{"name":"type","required":false,"schema":{"$ref":\#
        "#/components/schemas/TypeIdentifier"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Comm\#
        it"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exam\#
        ples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"acces\#
        sory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"type","value":"000\#
        00025-0000-1000-8000-0026BB765291"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed"\#
        :{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home\#
        ","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499"},{"name":"service","value":1}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed\#
        ":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.rename","summary":"\#
        Gives a service another name; the device never hears of it","paramStructure":"by-name","params":[{"name":"home\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"name",\#
        "required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/\#
        Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"a\#
        ccessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"name","value":\#
        "Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.add","summary":"Makes an empty service g\#
        roup","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"\#
        uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref"\#
        :"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compone\#
        nts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"h\#
        omeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.addS\#
        ervice","summary":"Puts a service of the same home into a service group","paramStructure":"by-name","params":[\#
        {"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"$ref":"#/components/sche\#
        mas/ServiceReference"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[\#
        {"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"\#
        whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4\#
        608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","iid":9}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.remove","summary":"Removes a service gr\#
        oup; its services stay","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home",\#
        "value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"\#
        }],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.removeService","summary":"Takes a service out of a s\#
        ervice group","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"servic\#
        e","required":true,"schema":{"$ref":"#/components/schemas/ServiceReference"}}],"result":{"name":"result","sche\#
        ma":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref"\#
        :"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","val\#
        ue":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"result","value":{"revisio\#
        n":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name"\#
        :"serviceGroup.rename","summary":"Gives a service group another name","paramStructure":"by-name","params":[{"n\#
        ame":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"n\#
        ame":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidP\#
        arameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","valu\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"n\#
        ame":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary":"Adds a tr\#
        igger, disabled; its identifier and action sets come with it","paramStructure":"by-name","params":[{"name":"ho\#
        me","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"$\#
        ref":"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit\#
        "}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exampl\#
        es":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger\#
        ","value":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate\#
        ":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minut\#
        es":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}\#
        }},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireD\#
        ate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        ,"iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteris\#
        tic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":1\#
        800000000}]}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"Adds an action se\#
        t to those a trigger runs","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type\#
        ":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"n\#
        ame":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schem\#
        a":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":\#
        "#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","\#
        value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"h\#
        omeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addEvent"\#
        ,"summary":"Adds an event to those that make a trigger run","paramStructure":"by-name","params":[{"name":"home\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"event","required":true,"schema":{"$ref":"#/components/schemas/TriggerEv\#
        ent"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32"},{"name":"event","value":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"t\#
        ime":{"month":1,"day":1,"hour":1,"minute":1}}}}}],"result":{"name":"result","value":{"revision":1,"changes":[{\#
        "homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addOwne\#
        dActionSet","summary":"Gives a trigger an empty action set that belongs to it alone","description":"It has the t\#
        rigger's name, is not among the home's action sets, and is not run, renamed or given to another trigger. Sou\#
        rce: behaviour section 11.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9A\#
        B2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.agenda","summary":"Tells what the hub will do w\#
        hen time comes to it, if nothing is changed until then","description":"By the hub's own clock and zone.","par\#
        amStructure":"by-name","params":[{"name":"from","required":false,"summary":"From then on; now if it is not giv\#
        en.","schema":{"type":"number","x-unit":"seconds since 1970"}},{"name":"span","required":true,"summary":"How f\#
        ar it goes, in seconds; 366 days at the most.","schema":{"type":"number"}},{"name":"limit","required":false,"s\#
        ummary":"How many dates of each trigger at most; 1,000 if it is not given, 10,000 at the most.","schema":{"typ\#
        e":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Agenda"}},"errors":[{"$ref":"\#
        #/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","p\#
        arams":[{"name":"from","value":1800000000},{"name":"span","value":1},{"name":"limit","value":1}],"result":{"na\#
        me":"result","value":{"entries":[{"date":1800000000,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","deed":"trig\#
        ger","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}]}}},\#
        {"name":"short","params":[{"name":"span","value":1}],"result":{"name":"result","value":{"entries":[{"date":180\#
        0000000,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","deed":"trigger"}]}}}]},{"name":"trigger.enable","summar\#
        y":"Enables or disables a trigger","description":"One that is disabled puts nothing back any more.","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isEnabled","required":true,"sch\#
        ema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A\#
        4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true}],"result":{"name":"result","value":{"re\#
        vision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"\#
        name":"trigger.remove","summary":"Removes a trigger, and with it the action set that belongs to it alone","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema\#
        ":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"\#
        #/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes an action set from those a trigger runs","de\#
        scription":"One that belongs to the trigger alone is removed.","paramStructure":"by-name","params":[{"name":"h\#
        ome","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"\#
        }}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components\#
        /errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"na\#
        me":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-\#
        CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result",\#
        "value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen\#
        "}}]}}}]},{"name":"trigger.removeEvent","summary":"Takes an event from those that make a trigger run","descrip\#
        tion":"The last one stays: `invalidParameter`.","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"event","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name\#
        ":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"na\#
        me":"event","value":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF"}],"result":{"name":"result","value":{"revision":1,"\#
        changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trig\#
        ger.rename","summary":"Gives a trigger another name","paramStructure":"by-name","params":[{"name":"home","requ\#
        ired":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","\#
        value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.test","summary":"Tries a trigger out, e\#
        nabled or not: asks its condition, and runs its scenes if it holds","description":"Its dates stay as they are\#
        . Answered when all but the delayed actions are over.","paramStructure":"by-name","params":[{"name":"home","re\#
        quired":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"isRehearsal","required":true,"summary":"Only tells what would be done: nothi\#
        ng is written, and no trace is kept.","schema":{"type":"boolean"}},{"name":"isForced","required":true,"summary\#
        ":"Runs even if the condition does not hold.","schema":{"type":"boolean"}}],"result":{"name":"result","schema"\#
        :{"$ref":"#/components/schemas/TriggerTested"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isRehea\#
        rsal","value":true},{"name":"isForced","value":true}],"result":{"name":"result","value":{"trace":{"id":"DAC651\#
        29-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{"due":1800000000}},"condition":{"predicat\#
        e":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"verdict\#
        s":["holds"],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":\#
        40}]},"outcome":"running","actions":[{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","characteristic":{"ac\#
        cessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay":1,"succeeded":true,"error":{"code"\#
        :"notFound","message":"there is no such home"},"seconds":1}],"finishedAt":1800000000,"note":"note"}}}}]},{"nam\#
        e":"trigger.traces","summary":"Lists what triggers have done and why, the newest first","paramStructure":"by-n\#
        ame","params":[{"name":"trigger","required":false,"summary":"Of this trigger alone, which may have been remove\#
        d meanwhile.","schema":{"type":"string","format":"uuid"}},{"name":"home","required":false,"summary":"Of this h\#
        ome alone.","schema":{"type":"string","format":"uuid"}},{"name":"limit","required":false,"summary":"How many a\#
        t most; 100 if it is not given, 10,000 at the most.","schema":{"type":"integer"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Traces"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"trigger","value":"7A4712F7\#
        -474F-573A-83D6-CAC9AB2BCF32"},{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"limit",\#
        "value":1}],"result":{"name":"result","value":{"traces":[{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B","trigger\#
        ":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","date"\#
        :1800000000,"cause":{"date":{"due":1800000000}},"condition":{"predicate":{"time":{"relation":"before","moment"\#
        :{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"verdicts":["holds"],"values":[{"characteristic"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}]},"outcome":"running","actions":[{"a\#
        ctionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807\#
        510499","iid":9},"value":40,"delay":1,"succeeded":true,"error":{"code":"notFound","message":"there is no such h\#
        ome"},"seconds":1}],"finishedAt":1800000000,"note":"note"}]}}},{"name":"short","params":[],"result":{"name":"\#
        result","value":{"traces":[{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC\#
        9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{"\#
        due":1800000000}},"outcome":"running","actions":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80\#
        7510499","iid":9},"value":40,"delay":1}]}]}}}]},{"name":"trigger.updateEndEvents","summary":"Replaces the even\#
        ts that put back what a trigger's run has changed","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"endEvents","required":true,"schema":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors\#
        ":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name\#
        ":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"\#
        7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763D\#
        F","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":\#
        {"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]\#
        },{"name":"trigger.updateEvents","summary":"Replaces the events that make a trigger run","paramStructure":"by-\#
        name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","\#
        required":true,"schema":{"type":"string","format":"uuid"}},{"name":"events","required":true,"schema":{"type":"\#
        array","items":{"$ref":"#/components/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events","value":[{"id":"7E3\#
        FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"r\#
        esult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateExecuteOnce","summary":"Says whether a trigger is dis\#
        abled after it has run once","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"ty\#
        pe":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{\#
        "name":"executeOnce","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":\#
        "#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/componen\#
        ts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"executeOnce","value":tr\#
        ue}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updatePredicate","summary":"Replaces the condition o\#
        f a trigger; nil always holds","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"predicate","required":false,"schema":{"$ref":"#/components/schemas/TriggerPredicate"}}],"result":{"n\#
        ame":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidP\#
        arameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","valu\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{\#
        "name":"predicate","value":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,\#
        "minute":1}}}}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"n\#
        ame":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger",\#
        "description":"Refused with `operationNotSupported` for others.","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/T\#
        imerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":\#
        "#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","\#
        params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-47\#
        4F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recu\#
        rrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenc\#
        eCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revisi\#
        on":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name\#
        ":"trigger.updateWeekdays","summary":"Replaces the days of the week on which a trigger may run, 1 for Sunday t\#
        o 7 for Saturday; nil for all","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"weekdays","required":false,"schema":{"type":"array","items":{"type":"integer"}}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamet\#
        ers"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name"\#
        :"weekdays","value":[1]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"res\#
        ult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD","name":"Kitchen"}}]}}}]},{"name":"user.add","summary":"Invites a user of this machine to a home","param\#
        Structure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"unixID","required":true,"summary":"The user's number on this machine.","schema":{"type":"integer"}},{"nam\#
        e":"name","required":true,"schema":{"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"typ\#
        e":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"}\#
        ,{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdmin\#
        istrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision"\#
        :1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"\#
        user.remove","summary":"Takes a user's access to a home away, and forgets where the user is","description":"Us\#
        ers who are no administrators may do so for themselves.","paramStructure":"by-name","params":[{"name":"home","\#
        required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[\#
        {"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"\#
        whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE\#
        2E-1ABC-5B03-903C-D157DC6FC419"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.update","summary":"Gives a u\#
        ser other rights in a home","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}},{"n\#
        ame":"isAdministrator","required":true,"schema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,\#
        "schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"erro\#
        rs":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"na\#
        me":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E\#
        393BE2E-1ABC-5B03-903C-D157DC6FC419"},{"name":"isAdministrator","value":true},{"name":"hasRemoteAccess","value\#
        ":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.add","summary":"Makes a zone","paramStructure":"by-\#
        name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","req\#
        uired":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Comm\#
        it"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exam\#
        ples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name"\#
        ,"value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a z\#
        one","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"\#
        uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/sche\#
        mas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"\#
        }],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name\#
        ":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE\#
        0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remove","summary":"Removes a zone; its rooms stay\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sch\#
        ema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref\#
        ":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"zone.removeRoom","summary":"Takes a room out of a zone","paramStructure":"by-name","pa\#
        rams":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":tr\#
        ue,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A\#
        -88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result"\#
        ,"value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}}]}}}]},{"name":"zone.rename","summary":"Gives a zone another name","paramStructure":"by-name","params":[{"\#
        name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"n\#
        ame":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidP\#
        arameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","valu\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"na\#
        me":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"hom\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.commi\#
        tted","summary":"Somebody else changed the database","description":"Never sent to the connection that asked fo\#
        r the change.","paramStructure":"by-name","params":[{"name":"revision","required":true,"schema":{"type":"integ\#
        er"}},{"name":"changes","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Change"\#
        }}}],"examples":[{"name":"whole","params":[{"name":"revision","value":1},{"name":"changes","value":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged",\#
        "summary":"Accessories became reachable or unreachable","paramStructure":"by-name","params":[{"name":"accessor\#
        ies","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examp\#
        les":[{"name":"whole","params":[{"name":"accessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510\#
        499","isReachable":true}]}]}]},{"name":"characteristic.valuesChanged","summary":"Values changed by a device or b\#
        y another client, for those subscribed to","paramStructure":"by-name","params":[{"name":"values","required":\#
        true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"}}}],"examples":[{"nam\#
        e":"whole","params":[{"name":"values","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499","iid":9},"value":40,"isStale":true}]}]}]},{"name":"actionSet.executing","summary":"An action set starte\#
        d or ended running","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "isExecuting","required":true,"schema":{"type":"boolean"}}],"examples":[{"name":"whole","params":[{"name":"hom\#
        e","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD8\#
        61AA83"},{"name":"isExecuting","value":true}]}]},{"name":"accessory.snapshotTaken","summary":"A program has ha\#
        d a camera take a picture","description":"Never sent to the connection that asked.","paramStructure":"by-name"\#
        ,"params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"examples":[{"name\#
        ":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}]}]},{"name":"camera.st\#
        reamEnded","summary":"A stream that this connection has asked for has ended, unasked","paramStructure":"by-nam\#
        e","params":[{"name":"stream","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"error","req\#
        uired":true,"schema":{"$ref":"#/components/schemas/HubError"}}],"examples":[{"name":"whole","params":[{"name":\#
        "stream","value":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"error","value":{"code":"notFound","message":\#
        "there is no such home"}}]}]},{"name":"discovery.appeared","summary":"An accessory was seen, or something abou\#
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
        tands behind no longer mentions it; nil if it does. It stays until it is removed."},"blockedSince":{"type":"n\#
        umber","x-unit":"seconds since 1970","description":"Since when the hub does not talk to it any more, as it mis\#
        behaved; nil if it does. Only a user ends that."}},"required":["id","deviceID","aid","name","room","category",\#
        "services"]},"AccessoryAdded":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit"},"\#
        accessory":{"type":"string","format":"uuid","description":"The accessory that was paired: the bridge itself, o\#
        r the stand-alone device."}},"required":["commit","accessory"]},"AccessoryFound":{"type":"object","properties"\#
        :{"accessory":{"type":"string","format":"uuid","description":"The accessory server itself, the bridge or the s\#
        tand-alone device; nil if there is none."}}},"AccessoryInvitation":{"type":"object","description":"What a cont\#
        roller that was let in needs to know of the accessory server. None of it is secret.","properties":{"deviceID":\#
        {"type":"string"},"publicKey":{"type":"string","description":"The accessory server's long-term public key, 32 b\#
        ytes in hex."},"address":{"type":"string","description":"`HOST:PORT`, where it answers this hub; nil if it do\#
        es not now."}},"required":["deviceID","publicKey"]},"AccessoryServerStatus":{"type":"object","description":"On\#
        e link of the hub: which accessory server, where, and how it is doing.","properties":{"deviceID":{"type":"stri\#
        ng"},"address":{"type":"string","description":"`HOST:PORT`, if known."},"state":{"type":"string","description"\#
        :"`reachable`, `connecting`, `unreachable`, `pairing lost`."},"accessories":{"type":"integer"},"problem":{"typ\#
        e":"string","description":"Why it is not reachable, in words."}},"required":["deviceID","state","accessories"]\#
        },"AccessoryState":{"type":"object","description":"Whether an accessory answers. Live state: it has no revisio\#
        n and is not part of the database.","properties":{"accessory":{"type":"string","format":"uuid"},"isReachable":\#
        {"type":"boolean"}},"required":["accessory","isReachable"]},"Action":{"type":"object","description":"One write o\#
        f an action set.","properties":{"id":{"type":"string","format":"uuid"},"characteristic":{"$ref":"#/component\#
        s/schemas/CharacteristicReference"},"targetValue":{"$ref":"#/components/schemas/CharacteristicValue"},"delay":\#
        {"type":"number","description":"Seconds after the start of a run at which it is written; 0 is at once. Apple's s\#
        cenes know no delays."}},"required":["id","characteristic","targetValue","delay"]},"ActionSet":{"type":"obje\#
        ct","description":"A scene: writes that are done together, in no particular order.","properties":{"id":{"type"\#
        :"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/ActionSetKind"},"acti\#
        ons":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"type":"number","x-u\#
        nit":"seconds since 1970"},"pending":{"$ref":"#/components/schemas/PendingActions","description":"What is stil\#
        l to come of its last run; nil if nothing is."}},"required":["id","name","kind","actions"]},"ActionSetExecuted\#
        ":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Records when it r\#
        an; nil if nothing was committed."},"results":{"type":"array","items":{"$ref":"#/components/schemas/Characte\#
        risticResult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if every action succeeded."\#
        }},"required":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeDepart\#
        ure","homeArrival","triggerOwned"],"description":"Where a set comes from. Raw values travel and are stored."},\#
        "ActionTrace":{"type":"object","description":"One write of a run.","properties":{"actionSet":{"type":"string",\#
        "format":"uuid","description":"The scene it belongs to; nil for the values that the trigger sets itself, and f\#
        or what is put back."},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref\#
        ":"#/components/schemas/CharacteristicValue"},"delay":{"type":"number","description":"Seconds after the start a\#
        t which it is written; 0 is at once."},"succeeded":{"type":"boolean","description":"Whether its device has ta\#
        ken it; nil until that is known."},"error":{"$ref":"#/components/schemas/HubError","description":"What went wr\#
        ong."},"seconds":{"type":"number","description":"Seconds from the write to its result."}},"required":["charact\#
        eristic","value","delay"]},"Agenda":{"type":"object","properties":{"entries":{"type":"array","items":{"$ref":"\#
        #/components/schemas/AgendaEntry"},"description":"In the order of dates."}},"required":["entries"]},"AgendaEnt\#
        ry":{"type":"object","description":"Something that the hub will do when time comes to it.","properties":{"date\#
        ":{"type":"number","x-unit":"seconds since 1970"},"home":{"type":"string","format":"uuid"},"deed":{"$ref":"#/c\#
        omponents/schemas/AgendaEntryDeed"},"trigger":{"type":"string","format":"uuid","description":"The trigger that r\#
        uns, or whose changes are put back."},"actionSet":{"type":"string","format":"uuid","description":"The scene w\#
        hose actions wait."}},"required":["date","home","deed"]},"AgendaEntryDeed":{"type":"string","enum":["trigger"\#
        ,"end","delayedActions"],"description":"What it does then. Raw values travel."},"CalendarDescription":{"type":\#
        "object","description":"A calendar as it travels: which one, and in which time zone it counts.","properties":{\#
        "identifier":{"type":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chinese` …"},"ti\#
        meZone":{"type":"string","description":"IANA name."}},"required":["identifier"]},"CalendarTime":{"type":"objec\#
        t","description":"A time as a calendar and a clock on the wall show it; absent parts match all. Source: behavi\#
        our section 13.","properties":{"month":{"type":"integer","description":"1 to 12, in some calendars 13."},"day"\#
        :{"type":"integer","description":"1 to 31."},"hour":{"type":"integer","description":"0 to 23."},"minute":{"typ\#
        e":"integer","description":"0 to 59."}}},"CameraPicture":{"type":"object","description":"How pictures are code\#
        d: always as H.264.","properties":{"profile":{"$ref":"#/components/schemas/CameraPictureProfile"},"level":{"ty\#
        pe":"integer","description":"H.264's level times ten: 31, 32 or 40."},"width":{"type":"integer","description":\#
        "Pixels."},"height":{"type":"integer","description":"Pixels."},"framesPerSecond":{"type":"integer"}},"required\#
        ":["profile","level","width","height","framesPerSecond"]},"CameraPictureProfile":{"type":"string","enum":["con\#
        strainedBaseline","main","high"]},"CameraSound":{"type":"object","description":"How sound is coded.","properti\#
        es":{"codec":{"$ref":"#/components/schemas/CameraSoundCodec"},"channels":{"type":"integer"},"sampleRate":{"typ\#
        e":"integer","description":"Hertz."},"packetTime":{"type":"integer","description":"How much sound is in one pa\#
        cket, in milliseconds."}},"required":["codec","channels","sampleRate","packetTime"]},"CameraSoundCodec":{"type\#
        ":"string","enum":["pcmu","pcma","aacELD","opus","mSBC","amr","amrWideband"]},"CameraStream":{"type":"object",\#
        "description":"A running stream of a camera: where pictures and sound arrive, how they are coded and how they a\#
        re protected.\n\nIt holds the keys of the stream, so it is for whoever has asked for it alone, and never for a l\#
        og.","properties":{"localAddress":{"type":"string","description":"The address of this machine that the came\#
        ra sends to."},"remoteAddress":{"type":"string","description":"The camera's address."},"isIPv6":{"type":"boole\#
        an"},"picture":{"$ref":"#/components/schemas/CameraPicture"},"video":{"$ref":"#/components/schemas/CameraTrack\#
        "},"sound":{"$ref":"#/components/schemas/CameraSound","description":"Nil for a camera without sound."},"audio"\#
        :{"$ref":"#/components/schemas/CameraTrack"}},"required":["localAddress","remoteAddress","isIPv6","picture","v\#
        ideo"]},"CameraTrack":{"type":"object","description":"How the packets of one medium travel: RTP over UDP, with R\#
        TCP on the same ports.","properties":{"localPort":{"type":"integer","description":"The port of this machine t\#
        hat the camera sends to."},"remotePort":{"type":"integer","description":"The port of the camera that it sends f\#
        rom and receives at."},"payloadType":{"type":"integer","description":"RTP's number for the format."},"localS\#
        ource":{"type":"integer","description":"The synchronisation source (SSRC) to be used by what is sent to the ca\#
        mera."},"remoteSource":{"type":"integer","description":"The synchronisation source (SSRC) of what the camera s\#
        ends."},"maximumBitRate":{"type":"integer","description":"Kilobits per second."},"incoming":{"$ref":"#/compone\#
        nts/schemas/SRTPProtection","description":"How what the camera sends is protected; nil if it is not."},"outgoi\#
        ng":{"$ref":"#/components/schemas/SRTPProtection","description":"How what is sent to the camera has to be prot\#
        ected; nil if not at all."}},"required":["localPort","remotePort","payloadType","localSource","remoteSource","\#
        maximumBitRate"]},"CatchUp":{"oneOf":[{"type":"object","properties":{"skip":{"type":"object","properties":{}}}\#
        ,"required":["skip"],"description":"Nothing; the next date counts."},{"type":"object","properties":{"once":{"t\#
        ype":"object","properties":{"within":{"type":"number"}},"required":["within"]}},"required":["once"],"descripti\#
        on":"It runs once, for the last date missed, if that was less than so many seconds ago; at most 7 days."},{"ty\#
        pe":"object","properties":{"all":{"type":"object","properties":{}}},"required":["all"],"description":"It runs f\#
        or each date missed, one after the other; those of more than 30 days ago are passed over."}],"examples":[{"sk\#
        ip":{}},{"once":{"within":1}},{"all":{}}],"description":"What becomes of a trigger's dates that were missed wh\#
        ile the hub was off or asleep, or when the clock was put forward.\n\nApple's triggers pass over them (behaviou\#
        r section 12); the other two are Hearth's own. Only dates can be made up for: what devices did meanwhile nobod\#
        y knows."},"Cause":{"oneOf":[{"type":"object","properties":{"date":{"type":"object","properties":{"due":{"type\#
        ":"number","x-unit":"seconds since 1970"}},"required":["due"]}},"required":["date"],"description":"A date of i\#
        t has come: the one it was due at."},{"type":"object","properties":{"missed":{"type":"object","properties":{"d\#
        ue":{"type":"number","x-unit":"seconds since 1970"},"last":{"type":"number","x-unit":"seconds since 1970"}},"r\#
        equired":["due"]}},"required":["missed"],"description":"Dates of it were missed, the first of them at `due`; t\#
        he last one at `last`, if it is made up for."},{"type":"object","properties":{"event":{"type":"object","proper\#
        ties":{"event":{"$ref":"#/components/schemas/TriggerEvent"},"change":{"$ref":"#/components/schemas/ValueChange\#
        "}},"required":["event","change"]}},"required":["event"],"description":"A device has told something that is on\#
        e of its events."},{"type":"object","properties":{"happened":{"type":"object","properties":{"event":{"$ref":"#\#
        /components/schemas/TriggerEvent"}},"required":["event"]}},"required":["happened"],"description":"Anything els\#
        e that is one of its events, such as people who come or leave, or a value that has lasted."},{"type":"object",\#
        "properties":{"end":{"type":"object","properties":{"event":{"$ref":"#/components/schemas/TriggerEvent"}}}},"re\#
        quired":["end"],"description":"An end event: what its run has changed is put back. Nil for time alone."},{"typ\#
        e":"object","properties":{"test":{"type":"object","properties":{}}},"required":["test"],"description":"Somebod\#
        y tries it out."}],"examples":[{"date":{"due":1800000000}},{"missed":{"due":1800000000,"last":1800000000}},{"e\#
        vent":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hou\#
        r":1,"minute":1}}}},"change":{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"o\#
        ld":40,"new":40}}},{"happened":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time\#
        ":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"end":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","k\#
        ind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"test":{}}],"description":"What made th\#
        e hub look at a trigger."},"Change":{"oneOf":[{"type":"object","properties":{"homeAdded":{"type":"object","pro\#
        perties":{"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type"\#
        :"object","properties":{"homeRemoved":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}}\#
        ,"required":["home"]}},"required":["homeRemoved"]},{"type":"object","properties":{"homeRenamed":{"type":"objec\#
        t","properties":{"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["home","name"]\#
        }},"required":["homeRenamed"]},{"type":"object","properties":{"primaryHomeChanged":{"type":"object","propertie\#
        s":{"home":{"type":"string","format":"uuid"}}}},"required":["primaryHomeChanged"]},{"type":"object","propertie\#
        s":{"homeLocated":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"location":{"$ref":"\#
        #/components/schemas/HomeLocation"}},"required":["home"]}},"required":["homeLocated"],"description":"Somebody h\#
        as said where a home is, or takes it back (nil)."},{"type":"object","properties":{"roomAdded":{"type":"object\#
        ","properties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}},"require\#
        d":["room","home"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":"object","\#
        properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["r\#
        oom","home"]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"object","prop\#
        erties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"str\#
        ing"}},"required":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties":{"zoneAdd\#
        ed":{"type":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"string","format\#
        ":"uuid"}},"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved"\#
        :{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uui\#
        d"}},"required":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"t\#
        ype":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},\#
        "name":{"type":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"object","pr\#
        operties":{"roomAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"\#
        type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},\#
        "required":["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object","propert\#
        ies":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string\#
        ","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":"object","\#
        properties":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accesso\#
        ry"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryAdded"]\#
        },{"type":"object","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"type":"string\#
        ","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["ac\#
        cessoryRemoved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"accessory"\#
        :{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"require\#
        d":["accessory","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"accessoryMov\#
        ed":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","form\#
        at":"uuid"},"room":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"required":["ac\#
        cessoryMoved"]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"accessory"\#
        :{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","\#
        home"]}},"required":["accessoryDescribed"],"description":"What the device says of itself is different: its ser\#
        vices, or the texts of its accessory information."},{"type":"object","properties":{"accessoryGone":{"type":"ob\#
        ject","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"si\#
        nce":{"type":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["accessory\#
        Gone"],"description":"A bridge no longer mentions an accessory, or mentions it again (`since` nil)."},{"type":\#
        "object","properties":{"accessoryBlocked":{"type":"object","properties":{"accessory":{"type":"string","format"\#
        :"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"re\#
        quired":["accessory","home"]}},"required":["accessoryBlocked"],"description":"The hub no longer talks to an ac\#
        cessory, or does so again (`since` nil)."},{"type":"object","properties":{"serviceRenamed":{"type":"object","p\#
        roperties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string"\#
        ,"format":"uuid"},"name":{"type":"string"}},"required":["service","accessory","home","name"]}},"required":["se\#
        rviceRenamed"]},{"type":"object","properties":{"serviceAssociated":{"type":"object","properties":{"service":{"\#
        type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"type"\#
        :{"$ref":"#/components/schemas/TypeIdentifier"}},"required":["service","accessory","home"]}},"required":["serv\#
        iceAssociated"]},{"type":"object","properties":{"serviceGroupAdded":{"type":"object","properties":{"group":{"$\#
        ref":"#/components/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid"}},"required":["group","home"\#
        ]}},"required":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGroupRemoved":{"type":"object","p\#
        roperties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["g\#
        roup","home"]}},"required":["serviceGroupRemoved"]},{"type":"object","properties":{"serviceGroupRenamed":{"typ\#
        e":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"\#
        name":{"type":"string"}},"required":["group","home","name"]}},"required":["serviceGroupRenamed"]},{"type":"obj\#
        ect","properties":{"serviceAddedToGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schema\#
        s/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"requ\#
        ired":["service","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"object","properties":{"service\#
        RemovedFromGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceReference"},"g\#
        roup":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["service","group\#
        ","home"]}},"required":["serviceRemovedFromGroup"]},{"type":"object","properties":{"userAdded":{"type":"object\#
        ","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"require\#
        d":["user","home"]}},"required":["userAdded"]},{"type":"object","properties":{"userRemoved":{"type":"object","\#
        properties":{"user":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["u\#
        ser","home"]}},"required":["userRemoved"]},{"type":"object","properties":{"userUpdated":{"type":"object","prop\#
        erties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["us\#
        er","home"]}},"required":["userUpdated"],"description":"A user has other rights."},{"type":"object","propertie\#
        s":{"personUpdated":{"type":"object","properties":{"person":{"$ref":"#/components/schemas/Person"},"home":{"ty\#
        pe":"string","format":"uuid"}},"required":["person","home"]}},"required":["personUpdated"],"description":"Wher\#
        e a person is or which phone is the person's is known now, or is another."},{"type":"object","properties":{"pe\#
        rsonRemoved":{"type":"object","properties":{"person":{"type":"integer"},"home":{"type":"string","format":"uuid\#
        "}},"required":["person","home"]}},"required":["personRemoved"],"description":"Nothing is known of a person an\#
        y more."},{"type":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"\#
        #/components/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"\#
        required":["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties":\#
        {"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSe\#
        t","home"]}},"required":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"objec\#
        t","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name"\#
        :{"type":"string"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object"\#
        ,"properties":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"\#
        home":{"type":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action\#
        "}}},"required":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":\#
        {"actionSetExecuted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"typ\#
        e":"string","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","\#
        home","date"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"actionSetPending":{"type":"o\#
        bject","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"p\#
        ending":{"$ref":"#/components/schemas/PendingActions"}},"required":["actionSet","home"]}},"required":["actionS\#
        etPending"],"description":"Actions of a run wait for their delay; nil when none does any more."},{"type":"obje\#
        ct","properties":{"triggerAdded":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigge\#
        r"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerAdded"]},{"t\#
        ype":"object","properties":{"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"string","format\#
        ":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerRemove\#
        d"]},{"type":"object","properties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"type":"string"\#
        ,"format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["trigger","ho\#
        me","name"]}},"required":["triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"type":"object",\#
        "properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["trigger","home"]}},"required":["triggerUpdated"],"description":"Anything else about a trigger: enable\#
        d, fired, moved on, its action sets, its schedule or its plan replaced."}],"examples":[{"homeAdded":{"home":{"\#
        id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E1\#
        1","location":{"latitude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitch\#
        en"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116\#
        -99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","\#
        aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807\#
        510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","se\#
        rvices":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-00\#
        00-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"0\#
        0000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percen\#
        tage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufact\#
        urerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGrou\#
        ps":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE\#
        6-9ECC-DFE807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","\#
        kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pendi\#
        ng":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accesso\#
        ry":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9\#
        F12-710E608C4B4B"}}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer"\#
        :{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"d\#
        ays":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","time\#
        Zone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate\#
        ":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000\#
        ,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessTha\#
        n","value":40,"since":1800000000}]}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"\#
        Kitchen","isAdministrator":true,"hasRemoteAccess":true}],"people":[{"unixID":1,"name":"Kitchen","whereabouts":\#
        {"place":{"home":{}},"since":1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":1,"isHere":true}}\#
        ]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}\#
        ,{"homeLocated":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","location":{"latitude":1,"longitude":1}}},{"roo\#
        mAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Ki\#
        tchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zon\#
        eRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zon\#
        eRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":\#
        "Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-\#
        94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C\#
        9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D\#
        2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DF\#
        E807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3"\#
        ,"services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"0000002\#
        5-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type\#
        ":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"pe\#
        rcentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manu\#
        facturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000},"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        ,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE\#
        807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5B\#
        B1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A\#
        116-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID"\#
        :"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB\#
        -0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwa\#
        reVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associ\#
        atedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristic\#
        s":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format"\#
        :"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"valid\#
        Values":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":180\#
        0000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372-5BE6-9EC\#
        C-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"accessoryBlocked":{"acces\#
        sory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}\#
        },{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-\#
        DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025-0000-1000-8000-0026BB765291"}},{"\#
        serviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"access\#
        ory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"servi\#
        ceGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}\#
        },{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075104\#
        99","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"\#
        serviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB\#
        4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userAdded":{"user":{"id":"\#
        E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":tru\#
        e},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E393BE2E-1ABC-5B03-903C-D157DC6FC41\#
        9","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157D\#
        C6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD"}},{"personUpdated":{"person":{"unixID":1,"name":"Kitchen","whereabouts":{"place":{"home":{\#
        }},"since":1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":1,"isHere":true}},"home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD"}},{"personRemoved":{"person":1,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"\#
        actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined\#
        ","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9E\#
        CC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pending":{"startedAt":1\#
        800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}\#
        },"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E6\#
        6AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5A\#
        E5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"act\#
        ionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":\#
        "0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","i\#
        id":9},"targetValue":40,"delay":1}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"\#
        ,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"actionSetPending":{"actionSet":"C1E2CCE5-\#
        57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","pending":{"startedAt":1800000000,"\#
        actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-\#
        DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}}},{"trigge\#
        rAdded":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{\#
        "fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours"\#
        :1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/\#
        Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"\#
        nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8\#
        07510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"ch\#
        aracteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,\#
        "since":1800000000}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-4\#
        74F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A47\#
        12F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUp\#
        dated":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"\#
        fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":\#
        1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/B\#
        erlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"n\#
        extFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80\#
        7510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"cha\#
        racteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"\#
        since":1800000000}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that became dif\#
        ferent in the database.\n\nThe hub commits changes, sends them to its clients, and both apply them to their `H\#
        omeDatabase` by the same code. The JSON form is one key, the case's name, over its labelled parts."},"Characte\#
        ristic":{"type":"object","description":"One property of a service: brightness, lock state. Its value is live s\#
        tate and kept apart (`CharacteristicState`).","properties":{"iid":{"type":"integer","description":"Its number w\#
        ithin the accessory; unique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeId\#
        entifier"},"permissions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"#/compo\#
        nents/schemas/CharacteristicMetadata"},"manufacturerDescription":{"type":"string","description":"What the manu\#
        facturer says it is."}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"type":"st\#
        ring","enum":["bool","uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array","dict"],"\#
        description":"How a characteristic's value is written. Raw values are HAP's own words."},"CharacteristicMetada\#
        ta":{"type":"object","description":"Format, unit and limits of a characteristic, as a device declares them or t\#
        he catalogue gives them.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},"unit":\#
        {"type":"string","description":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whatev\#
        er the device says."},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/compo\#
        nents/schemas/CharacteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximumLength"\#
        :{"type":"integer","description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDataLength"\#
        :{"type":"integer","description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"type":"\#
        array","items":{"type":"integer"},"description":"The only values allowed, if the device names them."}},"requir\#
        ed":["format"]},"CharacteristicPermissions":{"type":"array","items":{"type":"string"},"description":"What may b\#
        e done, as HAP's words: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed write), w\#
        r (write response), hd (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a characte\#
        ristic is found: the accessory and the number within it.","properties":{"accessory":{"type":"string","format":\#
        "uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"object","des\#
        cription":"What became of one read or write: a value or an error.","properties":{"characteristic":{"$ref":"#/c\#
        omponents/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","descri\#
        ption":"The value read, or the value that the device was given; of a characteristic that answers a write (perm\#
        ission `wr`), the answer. Nil on failure, or if the device said null."},"error":{"$ref":"#/components/schemas/\#
        HubError"}},"required":["characteristic"]},"CharacteristicState":{"type":"object","description":"The last know\#
        n value of a characteristic. Live state: it has no revision and is not part of the database.","properties":{"c\#
        haracteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/C\#
        haracteristicValue","description":"Nil when the device has not told it or told null."},"isStale":{"type":"bool\#
        ean","description":"True if the device has not told the value since the hub's start or since it came back, or h\#
        as said meanwhile that it does not know; absent otherwise. Values of an accessory that does not answer are st\#
        ale whatever this says."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{\#
        "type":"number"},{"type":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"b\#
        ase64"}},"required":["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary data is ma\#
        rked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":"\#
        #/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"au\#
        thorizationData":{"type":"string","description":"Base64 of what the accessory's maker has the user's app send a\#
        long, for characteristics with the permission `aa`; others are written without it."}},"required":["characteri\#
        stic","value"]},"Commit":{"type":"object","description":"The changes of one committed transaction.","propertie\#
        s":{"revision":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"\#
        required":["revision","changes"]},"ControllerDescription":{"type":"object","description":"A controller as othe\#
        rs may know it.","properties":{"identifier":{"type":"string","description":"The pairing identifier, mostly a U\#
        UID in upper case."},"publicKey":{"type":"string","description":"The long-term public key, 32 bytes in hex."}}\#
        ,"required":["identifier","publicKey"]},"ControllerPairing":{"type":"object","description":"A controller that a\#
        n accessory is paired with.","properties":{"identifier":{"type":"string","description":"The controller's pair\#
        ing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-term publi\#
        c key, 32 bytes in hex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."},"isOwn"\#
        :{"type":"boolean","description":"Whether it is this hub."}},"required":["identifier","publicKey","isAdmin","i\#
        sOwn"]},"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/co\#
        mponents/schemas/HomeDatabase","description":"The whole database; nil if `missed` tells all there is to know."\#
        },"missed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits after the r\#
        evision asked for, oldest first; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/Charac\#
        teristicState"},"description":"Last known values."},"caller":{"$ref":"#/components/schemas/MachineUser","descr\#
        iption":"Who is asking, as the kernel says. Guests see the homes that they were invited to."},"owner":{"$ref":\#
        "#/components/schemas/MachineUser","description":"To whom the hub belongs."}},"required":["revision","accessor\#
        ies","values"]},"DayMoment":{"oneOf":[{"type":"object","properties":{"clock":{"type":"object","properties":{"t\#
        ime":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["clock"],"description":"W\#
        hat calendar and clock show; absent parts do not count."},{"type":"object","properties":{"sun":{"type":"object\#
        ","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"required":["time"]}},"required":["sun\#
        "],"description":"What the sun does on this day."}],"examples":[{"clock":{"time":{"month":1,"day":1,"hour":1,"\#
        minute":1}}},{"sun":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"mi\#
        nutes":1,"seconds":1,"nanoseconds":1}}}}],"description":"A moment of the day."},"DiscoveredAccessory":{"type":\#
        "object","description":"An accessory server seen on the network.","properties":{"accessory":{"type":"string","\#
        format":"uuid","description":"The identifier its first accessory will have once it is added."},"deviceID":{"ty\#
        pe":"string"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","description":"H\#
        AP's category number."},"isPaired":{"type":"boolean","description":"Whether some controller has paired with it a\#
        lready."},"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:PORT` it announce\#
        s."}},"required":["accessory","deviceID","name","model","category","isPaired","addresses"]},"Done":{"type":"ob\#
        ject","description":"The answer of a request that has nothing to tell but its success.","properties":{}},"Even\#
        tPlan":{"type":"object","description":"What an event trigger waits for, and on which conditions it runs. Sourc\#
        e: behaviour section 13.","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Trigger\#
        Event"},"description":"Any one of them makes the hub look at the conditions. At least one when it is made; acc\#
        essories that leave take theirs along."},"endEvents":{"type":"array","items":{"$ref":"#/components/schemas/Tri\#
        ggerEvent"},"description":"When one of them happens after a run, the values that the run has changed are put b\#
        ack."},"predicate":{"$ref":"#/components/schemas/TriggerPredicate","description":"What has to hold for it to r\#
        un; nil always does."},"weekdays":{"type":"array","items":{"type":"integer"},"description":"The days of the we\#
        ek on which it may run, 1 for Sunday to 7 for Saturday, in order; nil for all."},"executeOnce":{"type":"boolea\#
        n","description":"Whether it is disabled after it has run once."}},"required":["events","endEvents","executeOn\#
        ce"]},"ExportedIdentity":{"type":"object","properties":{"document":{"type":"string","description":"The content o\#
        f the file."},"pairings":{"type":"integer","description":"How many accessory servers are in it."}},"required\#
        ":["document","pairings"]},"Hold":{"type":"object","description":"Since when a characteristic has had a value f\#
        or which a trigger waits to last. On disk, so that a restart of the hub does not begin to count anew.","prope\#
        rties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"comparison":{"$ref":"#/compo\#
        nents/schemas/ValueComparison"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"since":{"type":"n\#
        umber","x-unit":"seconds since 1970","description":"When it came to be so."}},"required":["characteristic","co\#
        mparison","value","since"]},"Home":{"type":"object","description":"A home and everything in it.","properties":\#
        {"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","format":"uuid\#
        ","description":"The room of everything not assigned elsewhere: HomeKit's \"room for entire home\". Never list\#
        ed in `rooms`; its name is the home's."},"location":{"$ref":"#/components/schemas/HomeLocation","description":\#
        "Where it is; nil if nobody has said."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas/Room"}},\#
        "zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","items":{"\#
        $ref":"#/components/schemas/Accessory"}},"serviceGroups":{"type":"array","items":{"$ref":"#/components/schemas\#
        /ServiceGroup"}},"actionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}},"triggers":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Trigger"}},"users":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/User"},"description":"Those who were invited; not the owner of the hub."},"people":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Person"},"description":"The owner of the hub and users of whom somet\#
        hing is known: where they are, or which phone is theirs."}},"required":["id","name","defaultRoom","rooms","zon\#
        es","accessories","serviceGroups","actionSets","triggers","users","people"]},"HomeDatabase":{"type":"object","\#
        description":"All homes, as one value. The hub's is the truth; every client keeps a replica.","properties":{"h\#
        omes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","format":"u\#
        uid"}},"required":["homes"]},"HomeLocation":{"type":"object","description":"Where on the Earth a home or a per\#
        son is.","properties":{"latitude":{"type":"number","description":"Degrees north of the equator, -90 to 90."},"\#
        longitude":{"type":"number","description":"Degrees east of Greenwich, -180 to 180."}},"required":["latitude","\#
        longitude"]},"HubError":{"type":"object","description":"A refusal or failure as every client of the hub sees i\#
        t.\n\nEquality looks at the code alone; the message is for people.","properties":{"code":{"$ref":"#/components\#
        /schemas/HubErrorCode"},"message":{"type":"string","description":"What went wrong and what the reader can do a\#
        bout it. Never holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type":"string","description"\#
        :"The stable word for an error, named as the cases of HMError.Code.","x-known-values":["unexpectedError","alre\#
        adyExists","notFound","invalidParameter","accessoryNotReachable","readOnlyCharacteristic","writeOnlyCharacteri\#
        stic","notificationNotSupported","operationTimedOut","accessDenied","objectAssociatedToAnotherHome","objectNot\#
        AssociatedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInProgress","accessoryOutOfRe\#
        sources","insufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified","operationCancelled","\#
        roomForHomeCannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateInPast","roomForHomeCannot\#
        BeUpdated","actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSimilarNameExists","renameW\#
        ithSimilarName","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","nameDoesNotStartWithValid\#
        Characters","nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLarge","invalidValueType","\#
        valueLowerThanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessNotAuthorized","operation\#
        NotSupported","accessorySentInvalidResponse","stringShorterThanMinimum","genericError","securityFailure","comm\#
        unicationFailure","accessoryDiscoveryFailed","invalidAssociatedServiceType","accessoryIsSuspended","accessoryI\#
        sBlocked","actionSetExecutionFailed","actionSetExecutionPartialSuccess","actionSetExecutionInProgress","recurr\#
        enceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","cannotActivateTriggerTooFarInFuture","addA\#
        ccessoryFailed","cannotRemoveBuiltinActionSet","locationForHomeDisabled","notAuthorizedForLocationServices","c\#
        annotUnblockNonBridgeAccessory","noHomeHub","invalidOrMissingAuthorizationData","bridgedAccessoryNotReachable"\#
        ,"objectWithSimilarNameExists","maximumObjectLimitReached","readWritePartialSuccess","readWriteFailure"]},"Hub\#
        Status":{"type":"object","properties":{"version":{"type":"string"},"processID":{"type":"integer"},"startedAt":\#
        {"type":"number","x-unit":"seconds since 1970"},"revision":{"type":"integer"},"homes":{"type":"integer"},"acce\#
        ssories":{"type":"integer"},"reachableAccessories":{"type":"integer"},"accessoryServers":{"type":"array","item\#
        s":{"$ref":"#/components/schemas/AccessoryServerStatus"}},"clients":{"type":"array","items":{"type":"string"},\#
        "description":"The programs that are connected, by the names they gave."},"enabledTriggers":{"type":"integer"}\#
        ,"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":"When the next trigger is due."},\#
        "residentBytes":{"type":"integer","description":"The hub's memory in bytes (resident set)."}},"required":["ver\#
        sion","processID","startedAt","revision","homes","accessories","reachableAccessories","accessoryServers","clie\#
        nts","enabledTriggers","residentBytes"]},"ImportedIdentity":{"type":"object","properties":{"controller":{"$ref\#
        ":"#/components/schemas/ControllerDescription"},"pairings":{"type":"integer","description":"How many accessory s\#
        ervers came with it."},"needsRestart":{"type":"boolean","description":"Whether the hub runs under another id\#
        entity until it is started again."}},"required":["controller","pairings","needsRestart"]},"Judgement":{"type":\#
        "object","description":"What a condition came to, part by part.","properties":{"predicate":{"$ref":"#/componen\#
        ts/schemas/TriggerPredicate"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/JudgementVerdic\#
        t"},"description":"One for each of `predicate.everything`, in its order: the first is the whole."},"values":{"\#
        type":"array","items":{"$ref":"#/components/schemas/JudgementValue"},"description":"What the devices have told\#
        ."}},"required":["predicate","verdicts","values"]},"JudgementValue":{"type":"object","description":"A value th\#
        at a condition has asked for.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicRefe\#
        rence"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil if the device did not te\#
        ll it in time."}},"required":["characteristic"]},"JudgementVerdict":{"type":"string","enum":["holds","doesNotH\#
        old","unknown"],"description":"Whether a part of a condition holds. Raw values travel and are stored."},"Machi\#
        neUser":{"type":"object","description":"A user of the machine that the hub runs on.","properties":{"unixID":{"\#
        type":"integer"},"name":{"type":"string"}},"required":["unixID","name"]},"Outcome":{"type":"string","enum":["r\#
        unning","ran","partlyFailed","failed","conditionNotMet","conditionUnknown","missed","changed","interrupted","r\#
        ehearsed"],"description":"How it went. Raw values travel and are stored."},"PendingActions":{"type":"object","\#
        description":"The actions of a running action set whose delay is not over. On disk, so that a restart of the h\#
        ub loses none.\n\nThey are as they were when the run began; a change of the set does not touch them. The set's n\#
        ext run takes their place.","properties":{"startedAt":{"type":"number","x-unit":"seconds since 1970","descri\#
        ption":"When the run began; each action is due its delay after that."},"actions":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Action"},"description":"Those not written yet."},"trace":{"type":"string","format":"u\#
        uid","description":"Where their results are noted; nil for a run that no trigger has started."}},"required":["\#
        startedAt","actions"]},"Person":{"type":"object","description":"Somebody who may be at home: the owner of the h\#
        ub or a user of the home, of whom something is known.\n\nKept in each home of its own, since a phone that one h\#
        ome's network knows says nothing of another home.","properties":{"unixID":{"type":"integer","description":"T\#
        he user of this machine, as the kernel names whoever calls."},"name":{"type":"string","description":"The login n\#
        ame."},"whereabouts":{"$ref":"#/components/schemas/Whereabouts","description":"Where the person is; nil if n\#
        obody has said."},"phone":{"$ref":"#/components/schemas/Phone","description":"What tells the hub of coming and g\#
        oing; nil if nothing does."}},"required":["unixID","name"]},"Phone":{"type":"object","description":"A person\#
        's phone, which the hub looks for on the network of the home.","properties":{"host":{"type":"string","descript\#
        ion":"Its address (`192.0.2.7`) or its name in multicast DNS (`anna-phone.local`)."},"leaveDelay":{"type":"num\#
        ber","description":"In seconds, see `usualLeaveDelay`."},"isHere":{"type":"boolean","description":"Whether it i\#
        s on the network, as the hub has found last; nil if it has not yet."}},"required":["host","leaveDelay"]},"Pre\#
        sence":{"type":"object","description":"Who of the people in question comes or goes; in a condition, whether an\#
        ybody or nobody is at home. Source: behaviour section 13.","properties":{"kind":{"$ref":"#/components/schemas/\#
        PresenceKind"},"users":{"$ref":"#/components/schemas/PresenceUsers"},"people":{"type":"array","items":{"type":\#
        "integer"},"description":"The users of this machine who are meant: for `customUsers` those named, for `current\#
        User` the one who has made the event (the hub fills in who asks, if it is left out); nil for `homeUsers`."}},"\#
        required":["kind","users"]},"PresenceKind":{"type":"string","enum":["everyEntry","everyExit","firstEntry","las\#
        tExit"],"description":"Raw values travel and are stored."},"PresenceUsers":{"type":"string","enum":["currentUs\#
        er","homeUsers","customUsers"],"description":"Whose presence counts. Raw values travel and are stored."},"Rece\#
        ntSnapshot":{"type":"object","properties":{"snapshot":{"$ref":"#/components/schemas/Snapshot","description":"N\#
        il if there is none."}}},"Recurrence":{"type":"object","description":"An interval in calendar units: \"1 day\" k\#
        eeps the time on the wall when clocks change, \"24 hours\" does not.","properties":{"years":{"type":"integer\#
        "},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"hours":{"type":"integer"}\#
        ,"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integer"}}},"Region":{"type"\#
        :"object","description":"A circle on the Earth, and whether entering or leaving it counts.","properties":{"ide\#
        ntifier":{"type":"string","description":"The program's name for it."},"latitude":{"type":"number","description\#
        ":"Degrees north of the equator."},"longitude":{"type":"number","description":"Degrees east of Greenwich."},"r\#
        adius":{"type":"number","description":"Metres."},"notifyOnEntry":{"type":"boolean"},"notifyOnExit":{"type":"bo\#
        olean"}},"required":["identifier","latitude","longitude","radius","notifyOnEntry","notifyOnExit"]},"Restoratio\#
        n":{"type":"object","description":"What is to be put back after a run of a trigger with end events. Source: be\#
        haviour section 13.","properties":{"values":{"type":"array","items":{"$ref":"#/components/schemas/RestorationV\#
        alue"},"description":"Those that were known and had to change."},"dueDate":{"type":"number","x-unit":"seconds s\#
        ince 1970","description":"When time ends it at the latest; nil if only another event does."}},"required":["va\#
        lues"]},"RestorationValue":{"type":"object","description":"One value as it was before.","properties":{"charact\#
        eristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/Charact\#
        eristicValue"}},"required":["characteristic","value"]},"Room":{"type":"object","description":"A room of a home\#
        . Which accessories stand in it, the accessories say.","properties":{"id":{"type":"string","format":"uuid"},"n\#
        ame":{"type":"string"}},"required":["id","name"]},"SRTPProtection":{"type":"object","description":"Keys of SRT\#
        P.","properties":{"suite":{"type":"string","description":"As session descriptions call it: `AES_CM_128_HMAC_SH\#
        A1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: RFC 4568."},"key":{"type":"string","description":"The master key a\#
        nd the master salt after it, in base64."}},"required":["suite","key"]},"Service":{"type":"object","descriptio\#
        n":"Something an accessory can do: a light, an outlet, a lock.","properties":{"iid":{"type":"integer","descrip\#
        tion":"Its number within the accessory; unique among services and characteristics."},"type":{"$ref":"#/compone\#
        nts/schemas/TypeIdentifier"},"name":{"type":"string","description":"The name the device or, later, the user ga\#
        ve it; nil if neither did."},"associatedType":{"$ref":"#/components/schemas/TypeIdentifier","description":"Wha\#
        t the user says hangs on it: a lamp on an outlet, a window with a contact sensor. Nil if nothing is said."},"i\#
        sPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":{"type":"array","items":{"type":"integer"}\#
        ,"description":"The services it belongs together with, by iid."},"characteristics":{"type":"array","items":{"$\#
        ref":"#/components/schemas/Characteristic"}}},"required":["iid","type","isPrimary","isHidden","linked","charac\#
        teristics"]},"ServiceGroup":{"type":"object","description":"Services of any accessories of one home that a per\#
        son names together: \"the reading lights\". A service may be in several. Source: behaviour section 5.","proper\#
        ties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"services":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/ServiceReference"}}},"required":["id","name","services"]},"ServiceReference":{"type"\#
        :"object","description":"Where a service is found: the accessory and the number within it.","properties":{"acc\#
        essory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"SetupCode\#
        Answer":{"type":"object","properties":{"setupCode":{"type":"string"}}},"SignificantTime":{"type":"object","des\#
        cription":"Sunrise or sunset at the home, or a while before or after. Source: behaviour section 13.","properti\#
        es":{"event":{"$ref":"#/components/schemas/SignificantTimeEvent"},"offset":{"$ref":"#/components/schemas/Recur\#
        rence","description":"How much later; its parts may be negative, for earlier. Nil is none."}},"required":["eve\#
        nt"]},"SignificantTimeEvent":{"type":"string","enum":["sunrise","sunset"],"description":"What the sun does. Ra\#
        w values travel and are stored."},"Snapshot":{"type":"object","description":"A still picture.","properties":{"\#
        contentType":{"type":"string","description":"`image/jpeg`, as HAP has it."},"image":{"type":"string","descript\#
        ion":"The bytes of the picture in base64."},"takenAt":{"type":"number","x-unit":"seconds since 1970","descript\#
        ion":"When it was asked for."}},"required":["contentType","image"]},"TimeRelation":{"type":"string","enum":["b\#
        efore","at","after"],"description":"How a time stands to another. Raw values travel and are stored."},"TimerSc\#
        hedule":{"type":"object","description":"When a timer trigger fires: a first date, and perhaps an interval afte\#
        r which it fires again and again.\n\nSource: behaviour section 12.","properties":{"fireDate":{"type":"number",\#
        "x-unit":"seconds since 1970","description":"The first date; a whole minute."},"timeZone":{"type":"string","de\#
        scription":"IANA name (`Europe/Berlin`); nil is the hub's own zone."},"recurrence":{"$ref":"#/components/schem\#
        as/Recurrence","description":"Nil fires once."},"recurrenceCalendar":{"$ref":"#/components/schemas/CalendarDes\#
        cription","description":"The calendar the interval is counted in; nil is the hub's own."}},"required":["fireDa\#
        te"]},"Trace":{"type":"object","description":"What the hub has done about a trigger at one time, and why: kept f\#
        or 30 days, the last 10,000 of all.","properties":{"id":{"type":"string","format":"uuid"},"trigger":{"type":\#
        "string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string","description":"The t\#
        rigger's name then."},"date":{"type":"number","x-unit":"seconds since 1970","description":"When the hub looke\#
        d at the trigger."},"cause":{"$ref":"#/components/schemas/Cause","description":"What made it look."},"conditio\#
        n":{"$ref":"#/components/schemas/Judgement","description":"What its condition came to; nil if it has none or w\#
        as not asked."},"outcome":{"$ref":"#/components/schemas/Outcome"},"actions":{"type":"array","items":{"$ref":"#\#
        /components/schemas/ActionTrace"},"description":"What was written, or tried, or is to come."},"finishedAt":{"t\#
        ype":"number","x-unit":"seconds since 1970","description":"When the last of the actions was over; nil while th\#
        ey last."},"note":{"type":"string","description":"What else there is to say, in words for a person."}},"requir\#
        ed":["id","trigger","home","name","date","cause","outcome","actions"]},"Traces":{"type":"object","properties":\#
        {"traces":{"type":"array","items":{"$ref":"#/components/schemas/Trace"}}},"required":["traces"]},"Trigger":{"t\#
        ype":"object","description":"What makes the hub run action sets by itself.","properties":{"id":{"type":"string\#
        ","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":{"t\#
        ype":"boolean"},"actionSets":{"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"type"\#
        :"number","x-unit":"seconds since 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","descri\#
        ption":"When it is due next; set while enabled, unless it is an event trigger for which no time comes. Moved o\#
        n in the transaction that records a firing, so it fires once."},"restoration":{"$ref":"#/components/schemas/Re\#
        storation","description":"What its last run has changed and one of its end events will put back; nil if there i\#
        s nothing."},"catchUp":{"$ref":"#/components/schemas/CatchUp","description":"What becomes of dates that were m\#
        issed."},"endDate":{"type":"number","x-unit":"seconds since 1970","description":"After this it does not run a\#
        ny more, and is disabled; nil never ends."},"holds":{"type":"array","items":{"$ref":"#/components/schemas/Hold\#
        "},"description":"Since when the values that its plan wants to last for a while have lasted."}},"required":["i\#
        d","name","kind","isEnabled","actionSets","catchUp","holds"]},"TriggerEvent":{"type":"object","description":"S\#
        omething that happens and makes a trigger run, or ends what a run has done. Source: behaviour section 13.","pr\#
        operties":{"id":{"type":"string","format":"uuid"},"kind":{"$ref":"#/components/schemas/TriggerEventKind"}},"re\#
        quired":["id","kind"]},"TriggerEventKind":{"oneOf":[{"type":"object","properties":{"calendar":{"type":"object"\#
        ,"properties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["calenda\#
        r"],"description":"The time of the hub comes to this; what is absent matches all."},{"type":"object","properti\#
        es":{"significantTime":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},\#
        "required":["time"]}},"required":["significantTime"],"description":"Sunrise or sunset at the home, or a while b\#
        efore or after."},{"type":"object","properties":{"duration":{"type":"object","properties":{"seconds":{"type":\#
        "number"}},"required":["seconds"]}},"required":["duration"],"description":"So many seconds after the run; as a\#
        n end event only."},{"type":"object","properties":{"characteristic":{"type":"object","properties":{"of":{"$ref\#
        ":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}}\#
        ,"required":["of"]}},"required":["characteristic"],"description":"A characteristic takes a value, or any other t\#
        han before."},{"type":"object","properties":{"threshold":{"type":"object","properties":{"of":{"$ref":"#/comp\#
        onents/schemas/CharacteristicReference"},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximu\#
        m":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of"]}},"required":["threshold"],"descript\#
        ion":"A characteristic's number comes into a range, its ends included; one of them may be absent."},{"type":"o\#
        bject","properties":{"location":{"type":"object","properties":{"region":{"$ref":"#/components/schemas/Region"}\#
        ,"user":{"type":"integer"}},"required":["region"]}},"required":["location"],"description":"A user of this mach\#
        ine enters or leaves a region: the one who has made the event (the hub fills in who asks, if it is left out)."\#
        },{"type":"object","properties":{"presence":{"type":"object","properties":{"presence":{"$ref":"#/components/sc\#
        hemas/Presence"}},"required":["presence"]}},"required":["presence"],"description":"People come home or leave."\#
        }],"examples":[{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"significantTime":{"time":{"even\#
        t":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds"\#
        :1}}}},{"duration":{"seconds":1}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "iid":9},"value":40}},{"threshold":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"minimum\#
        ":40,"maximum":40}},{"location":{"region":{"identifier":"gregorian","latitude":1,"longitude":1,"radius":1,"not\#
        ifyOnEntry":true,"notifyOnExit":true},"user":1}},{"presence":{"presence":{"kind":"everyEntry","users":"current\#
        User","people":[1]}}}]},"TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type":"object","prope\#
        rties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"required":["schedule"]}},"required":["timer\#
        "]},{"type":"object","properties":{"event":{"type":"object","properties":{"plan":{"$ref":"#/components/schemas\#
        /EventPlan"}},"required":["plan"]}},"required":["event"]}],"examples":[{"timer":{"schedule":{"fireDate":180000\#
        0000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"s\#
        econds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},{"eve\#
        nt":{"plan":{"events":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day\#
        ":1,"hour":1,"minute":1}}}}],"endEvents":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"ti\#
        me":{"month":1,"day":1,"hour":1,"minute":1}}}}],"predicate":{"time":{"relation":"before","moment":{"clock":{"t\#
        ime":{"month":1,"day":1,"hour":1,"minute":1}}}}},"weekdays":[1],"executeOnce":true}}}],"description":"What it w\#
        aits for."},"TriggerPredicate":{"oneOf":[{"type":"object","properties":{"time":{"type":"object","properties":\#
        {"relation":{"$ref":"#/components/schemas/TimeRelation"},"moment":{"$ref":"#/components/schemas/DayMoment"}},"\#
        required":["relation","moment"]}},"required":["time"],"description":"It is before, at or after this moment of t\#
        he day."},{"type":"object","properties":{"between":{"type":"object","properties":{"first":{"$ref":"#/componen\#
        ts/schemas/DayMoment"},"second":{"$ref":"#/components/schemas/DayMoment"}},"required":["first","second"]}},"re\#
        quired":["between"],"description":"It is the first moment or later, and before the second; over midnight if th\#
        e second one is the earlier."},{"type":"object","properties":{"characteristic":{"type":"object","properties":{\#
        "of":{"$ref":"#/components/schemas/CharacteristicReference"},"comparison":{"$ref":"#/components/schemas/ValueC\#
        omparison"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of","comparison","value"\#
        ]}},"required":["characteristic"],"description":"A value compares so with another. Read from the device when i\#
        t is asked for."},{"type":"object","properties":{"presence":{"type":"object","properties":{"presence":{"$ref":\#
        "#/components/schemas/Presence"}},"required":["presence"]}},"required":["presence"],"description":"Somebody or n\#
        obody is at home."},{"type":"object","properties":{"all":{"type":"object","properties":{"of":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"required":["all"],"descriptio\#
        n":"All of them hold; of none, that is so."},{"type":"object","properties":{"any":{"type":"object","properties\#
        ":{"of":{"type":"array","items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"requir\#
        ed":["any"],"description":"One of them holds at least; of none, that is not so."},{"type":"object","properties\#
        ":{"not":{"type":"object","properties":{"predicate":{"$ref":"#/components/schemas/TriggerPredicate"}},"require\#
        d":["predicate"]}},"required":["not"],"description":"The other does not hold."}],"examples":[{"time":{"relatio\#
        n":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"between":{"first":{"clock"\#
        :{"time":{"month":1,"day":1,"hour":1,"minute":1}}},"second":{"clock":{"time":{"month":1,"day":1,"hour":1,"minu\#
        te":1}}}}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"\#
        lessThan","value":40}},{"presence":{"presence":{"kind":"everyEntry","users":"currentUser","people":[1]}}},{"al\#
        l":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}\#
        },{"any":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}\#
        }}}}]}},{"not":{"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1\#
        ,"minute":1}}}}}}}],"description":"A condition of an event trigger; conditions nest. Source: behaviour section 1\#
        3, \"Predicates\"."},"TriggerTested":{"type":"object","properties":{"trace":{"$ref":"#/components/schemas/Tr\#
        ace"}},"required":["trace"]},"TypeIdentifier":{"type":"string","format":"uuid","description":"The UUID of a ki\#
        nd of service or characteristic."},"User":{"type":"object","description":"Somebody who was invited to a home. T\#
        he owner of the hub is in no list: to that user all homes belong.\n\nEverybody may control the accessories of t\#
        he home; what else, the rights say. Source: behaviour section 14.","properties":{"id":{"type":"string","form\#
        at":"uuid"},"unixID":{"type":"integer","description":"The user of this machine, as the kernel names whoever ca\#
        lls."},"name":{"type":"string"},"isAdministrator":{"type":"boolean","description":"Whether the user may change t\#
        he home and manage its users."},"hasRemoteAccess":{"type":"boolean","description":"Whether the user may cont\#
        rol the home from elsewhere."}},"required":["id","unixID","name","isAdministrator","hasRemoteAccess"]},"ValueC\#
        hange":{"type":"object","description":"What a device has told that was not so before.","properties":{"characte\#
        ristic":{"$ref":"#/components/schemas/CharacteristicReference"},"old":{"$ref":"#/components/schemas/Characteri\#
        sticValue","description":"Nil if it was not known; also for the press of a button, which is no value that stay\#
        s."},"new":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characteristic","new"]},"ValueCom\#
        parison":{"type":"string","enum":["lessThan","lessThanOrEqualTo","greaterThan","greaterThanOrEqualTo","equalTo\#
        ","notEqualTo"],"description":"How a value compares with another. Raw values travel and are stored."},"Welcome\#
        ":{"type":"object","properties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"require\#
        d":["protocolVersion","hubVersion"]},"Whereabouts":{"type":"object","description":"Where a person is, since wh\#
        en, and how the hub knows.","properties":{"place":{"$ref":"#/components/schemas/WhereaboutsPlace"},"since":{"t\#
        ype":"number","x-unit":"seconds since 1970","description":"When it came to be so."},"source":{"$ref":"#/compon\#
        ents/schemas/WhereaboutsSource"}},"required":["place","since","source"]},"WhereaboutsPlace":{"oneOf":[{"type":\#
        "object","properties":{"home":{"type":"object","properties":{}}},"required":["home"]},{"type":"object","proper\#
        ties":{"away":{"type":"object","properties":{}}},"required":["away"],"description":"Not at home; where, nobody h\#
        as said."},{"type":"object","properties":{"position":{"type":"object","properties":{"location":{"$ref":"#/co\#
        mponents/schemas/HomeLocation"}},"required":["location"]}},"required":["position"],"description":"Somewhere on t\#
        he Earth. Near the home that is at home."}],"examples":[{"home":{}},{"away":{}},{"position":{"location":{"la\#
        titude":1,"longitude":1}}}]},"WhereaboutsSource":{"type":"string","enum":["said","phone"],"description":"How t\#
        he hub knows. Raw values travel and are stored."},"Zone":{"type":"object","description":"A group of rooms of o\#
        ne home; a room may be in several.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"strin\#
        g"},"rooms":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["id","name","rooms"]}},"er\#
        rors":{"ParseError":{"code":-32700,"message":"The line, or a value in it, is not JSON.","data":{"$ref":"#/comp\#
        onents/schemas/HubError"}},"InvalidRequest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; al\#
        so batches, and hub.hello said twice.","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"cod\#
        e":-32601,"message":"The hub does not know the method.","data":{"$ref":"#/components/schemas/HubError"}},"Inva\#
        lidParameters":{"code":-32602,"message":"The parameters do not fit; the message names the field, as params.wri\#
        tes[2].value.","data":{"$ref":"#/components/schemas/HubError"}},"InternalError":{"code":-32603,"message":"The h\#
        ub is at fault.","data":{"$ref":"#/components/schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"S\#
        omething else was asked before hub.hello.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"c\#
        ode":-32001,"message":"Another protocol version, or a user who may not use the hub. The hub hangs up.","data":\#
        {"$ref":"#/components/schemas/HubError"}},"Refused":{"code":1000,"message":"The hub understood, and refuses or f\#
        ailed; data.code tells why.","data":{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
