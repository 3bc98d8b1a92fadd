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
        me":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}]}],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},"missed":[{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name\#
        ":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"valu\#
        es":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}\#
        ],"caller":{"unixID":1,"name":"Kitchen"},"owner":{"unixID":1,"name":"Kitchen"}}}},{"name":"short","params":[],\#
        "result":{"name":"result","value":{"revision":1,"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510\#
        499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid\#
        ":9}}]}}}]},{"name":"discovery.search","summary":"Starts or stops telling this connection about accessories th\#
        at could be added (`discovery.appeared`, `discovery.vanished`)","description":"Starting begins with all that a\#
        re known.","paramStructure":"by-name","params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors\#
        /InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"is\#
        On","value":true}],"result":{"name":"result","value":{}}}]},{"name":"home.add","summary":"Makes a home","descr\#
        iption":"The first one becomes the primary home.","paramStructure":"by-name","params":[{"name":"name","require\#
        d":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":\#
        1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"h\#
        ome.remove","summary":"Removes a home with everything in it","paramStructure":"by-name","params":[{"name":"hom\#
        e","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.rename","summary":"Gives a home another name","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/compon\#
        ents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors\#
        /Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        "},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed\#
        ":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setLocation","summary"\#
        :"Says where on the Earth a home is, for sunrise and sunset, or takes it back (nil)","description":"Triggers t\#
        hat wait for the sun are planned anew.","paramStructure":"by-name","params":[{"name":"home","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"location","required":false,"schema":{"$ref":"#/components/s\#
        chemas/HomeLocation"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{\#
        "$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"w\#
        hole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"location","value":{"la\#
        titude":1,"longitude":1}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
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
        :1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","ii\#
        d":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteristic"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":18000\#
        00000}]}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"Adds an action set to t\#
        hose a trigger runs","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","valu\#
        e":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addEvent","su\#
        mmary":"Adds an event to those that make a trigger run","paramStructure":"by-name","params":[{"name":"home","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"event","required":true,"schema":{"$ref":"#/components/schemas/TriggerEvent"\#
        }}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components\#
        /errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"na\#
        me":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-\#
        CAC9AB2BCF32"},{"name":"event","value":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time"\#
        :{"month":1,"day":1,"hour":1,"minute":1}}}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"hom\#
        eRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addOwnedAct\#
        ionSet","summary":"Gives a trigger an empty action set that belongs to it alone","description":"It has the tri\#
        gger's name, is not among the home's action sets, and is not run, renamed or given to another trigger. Source: b\#
        ehaviour section 11.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"\#
        string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"resu\#
        lt":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/I\#
        nvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home\#
        ","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BC\#
        F32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Enables or disables a trigger",\#
        "description":"One that is disabled puts nothing back any more.","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":\#
        {"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inval\#
        idParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","v\#
        alue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"\#
        },{"name":"isEnabled","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed"\#
        :{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"R\#
        emoves a trigger, and with it the action set that belongs to it alone","paramStructure":"by-name","params":[{"\#
        name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Com\#
        mit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exa\#
        mples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trig\#
        ger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rem\#
        oveActionSet","summary":"Takes an action set from those a trigger runs","description":"One that belongs to the t\#
        rigger alone is removed.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sche\#
        ma":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref"\#
        :"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet",\#
        "value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"\#
        homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeEv\#
        ent","summary":"Takes an event from those that make a trigger run","description":"The last one stays: `invalid\#
        Parameter`.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"event","\#
        required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/erro\#
        rs/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":"7E3FB088-5A3B-\#
        59D8-B64D-7BFBF58763DF"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trig\#
        ger another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"nam\#
        e","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schem\#
        as/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name"\#
        :"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name"\#
        :"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name\#
        ":"Kitchen"}}]}}}]},{"name":"trigger.test","summary":"Tries a trigger out, enabled or not: asks its condition, a\#
        nd runs its scenes if it holds","description":"Its dates stay as they are. Answered when all but the delayed a\#
        ctions are over.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"i\#
        sRehearsal","required":true,"summary":"Only tells what would be done: nothing is written, and no trace is kept\#
        .","schema":{"type":"boolean"}},{"name":"isForced","required":true,"summary":"Runs even if the condition does n\#
        ot hold.","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Trig\#
        gerTested"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name"\#
        :"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isRehearsal","value":true},{"name":"isForc\#
        ed","value":true}],"result":{"name":"result","value":{"trace":{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B","tr\#
        igger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","\#
        date":1800000000,"cause":{"date":{"due":1800000000}},"condition":{"predicate":{"time":{"relation":"before","mo\#
        ment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"verdicts":["holds"],"values":[{"characteri\#
        stic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}]},"outcome":"running","actions"\#
        :[{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-D\#
        FE807510499","iid":9},"value":40,"delay":1,"succeeded":true,"error":{"code":"notFound","message":"there is no s\#
        uch home"},"seconds":1}],"finishedAt":1800000000,"note":"note"}}}}]},{"name":"trigger.traces","summary":"List\#
        s what triggers have done and why, the newest first","paramStructure":"by-name","params":[{"name":"trigger","r\#
        equired":false,"summary":"Of this trigger alone, which may have been removed meanwhile.","schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"home","required":false,"summary":"Of this home alone.","schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"limit","required":false,"summary":"How many at most; 100 if it is not given, 10,\#
        000 at the most.","schema":{"type":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schem\#
        as/Traces"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"na\#
        me":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"limit","value":1}],"result":{"name":"resul\#
        t","value":{"traces":[{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2B\#
        CF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{"due":\#
        1800000000}},"condition":{"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":\#
        1,"hour":1,"minute":1}}}}},"verdicts":["holds"],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9\#
        ECC-DFE807510499","iid":9},"value":40}]},"outcome":"running","actions":[{"actionSet":"C1E2CCE5-57E9-5AE5-A954-\#
        E66AD861AA83","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay"\#
        :1,"succeeded":true,"error":{"code":"notFound","message":"there is no such home"},"seconds":1}],"finishedAt":1\#
        800000000,"note":"note"}]}}},{"name":"short","params":[],"result":{"name":"result","value":{"traces":[{"id":"D\#
        AC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{"due":1800000000}},"outcome":"runnin\#
        g","actions":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay\#
        ":1}]}]}}}]},{"name":"trigger.updateEndEvents","summary":"Replaces the events that put back what a trigger's r\#
        un has changed","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"endEv\#
        ents","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"}}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home",\#
        "value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF3\#
        2"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"mon\#
        th":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEvents","s\#
        ummary":"Replaces the events that make a trigger run","paramStructure":"by-name","params":[{"name":"home","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"events","required":true,"schema":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors\#
        ":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name\#
        ":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"\#
        7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF",\#
        "kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":{"r\#
        evision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{\#
        "name":"trigger.updateExecuteOnce","summary":"Says whether a trigger is disabled after it has run once","param\#
        Structure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"executeOnce","required":tru\#
        e,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"er\#
        rors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"\#
        name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","valu\#
        e":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"executeOnce","value":true}],"result":{"name":"result","val\#
        ue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]\#
        }}}]},{"name":"trigger.updatePredicate","summary":"Replaces the condition of a trigger; nil always holds","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"predicate","required":fal\#
        se,"schema":{"$ref":"#/components/schemas/TriggerPredicate"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"predicate","value":{"time":\#
        {"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"na\#
        me":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1\#
        ,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"tr\#
        igger.updateSchedule","summary":"Replaces the schedule of a timer trigger","description":"Refused with `operat\#
        ionNotSupported` for others.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/TimerSchedule"}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamet\#
        ers"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name"\#
        :"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"week\#
        s":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian\#
        ","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateWeekdays","summary\#
        ":"Replaces the days of the week on which a trigger may run, 1 for Sunday to 7 for Saturday; nil for all","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"weekdays","required":fals\#
        e,"schema":{"type":"array","items":{"type":"integer"}}}],"result":{"name":"result","schema":{"$ref":"#/compone\#
        nts/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/\#
        Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        },{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"weekdays","value":[1]}],"result":\#
        {"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"rev\#
        ision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"n\#
        ame":"user.add","summary":"Invites a user of this machine to a home","paramStructure":"by-name","params":[{"na\#
        me":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"unixID","required":true,"summa\#
        ry":"The user's number on this machine.","schema":{"type":"integer"}},{"name":"name","required":true,"schema":\#
        {"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}},{"name":"hasRemoteAc\#
        cess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"n\#
        ame":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdministrator","value":true},{"name":"ha\#
        sRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.remove","summary":"Takes a use\#
        r's access to a home away","description":"Users who are no administrators may do so for themselves.","paramStr\#
        ucture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"user","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref\#
        ":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],"result":{"name":"result","value\#
        ":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}\#
        }]},{"name":"user.update","summary":"Gives a user other rights in a home","paramStructure":"by-name","params":\#
        [{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}\#
        },{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"},{"name":"isAdministrator","v\#
        alue":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes"\#
        :[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.add","s\#
        ummary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result"\#
        ,"schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{\#
        "$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision"\#
        :1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"\#
        zone.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","params":[{"name":"home","require\#
        d":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"\#
        room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"change\#
        s":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remov\#
        e","summary":"Removes a zone; its rooms stay","paramStructure":"by-name","params":[{"name":"home","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","form\#
        at":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597\#
        A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","summary":"Takes a room o\#
        ut of a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","f\#
        ormat":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/compone\#
        nts/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/\#
        Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        },{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A1\#
        16-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summary":"Gives a zone another n\#
        ame","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"u\#
        uid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":tr\#
        ue,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"er\#
        rors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"\#
        name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":\#
        "761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{\#
        "revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}\#
        ],"x-notifications":[{"name":"database.committed","summary":"Somebody else changed the database","description"\#
        :"Never sent to the connection that asked for the change.","paramStructure":"by-name","params":[{"name":"revis\#
        ion","required":true,"schema":{"type":"integer"}},{"name":"changes","required":true,"schema":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","params":[{"name":"revision","val\#
        ue":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reachable or unreachable","paramStru\#
        cture":"by-name","params":[{"name":"accessories","required":true,"schema":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"name":"accessories","value":[{"a\#
        ccessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name":"characteristic.valuesChang\#
        ed","summary":"Values changed by a device or by another client, for those subscribed to","paramStructure":"by-\#
        name","params":[{"name":"values","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schema\#
        s/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"values","value":[{"characteristic":{\#
        "accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}]}]}]},{"name":"actionSe\#
        t.executing","summary":"An action set started or ended running","paramStructure":"by-name","params":[{"name":"\#
        home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"isExecuting","required":true,"schema":{"type":"boolean"}}],"examp\#
        les":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"action\#
        Set","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","value":true}]}]},{"name":"accessor\#
        y.snapshotTaken","summary":"A program has had a camera take a picture","description":"Never sent to the connec\#
        tion that asked.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE\#
        6-9ECC-DFE807510499"}]}]},{"name":"camera.streamEnded","summary":"A stream that this connection has asked for h\#
        as ended, unasked","paramStructure":"by-name","params":[{"name":"stream","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"error","required":true,"schema":{"$ref":"#/components/schemas/HubError"}}],"e\#
        xamples":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"\#
        error","value":{"code":"notFound","message":"there is no such home"}}]}]},{"name":"discovery.appeared","summar\#
        y":"An accessory was seen, or something about it changed","paramStructure":"by-name","params":[{"name":"access\#
        ory","required":true,"summary":"The identifier its first accessory will have once it is added.","schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","r\#
        equired":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":\#
        "category","required":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired",\#
        "required":true,"summary":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{\#
        "name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items\#
        ":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9\#
        ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"\#
        model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","val\#
        ue":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summary":"It is gone from the network, or has been a\#
        dded to a home","paramStructure":"by-name","params":[{"name":"accessory","required":true,"summary":"The ident\#
        ifier its first accessory will have once it is added.","schema":{"type":"string","format":"uuid"}},{"name":"de\#
        viceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,"schema":{"type":"string"}}\#
        ,{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","required":true,"summary":"HAP\#
        's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"summary":"Whether some c\#
        ontroller has paired with it already.","schema":{"type":"boolean"}},{"name":"addresses","required":true,"summa\#
        ry":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name\#
        ":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","va\#
        lue":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category"\#
        ,"value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"$/c\#
        ancelRequest","summary":"The hub takes back a question that it asked this client","paramStructure":"by-name","\#
        params":[{"name":"id","required":true,"schema":{"type":["integer","string"]}}],"examples":[{"name":"whole","pa\#
        rams":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name":"agent.setupCode","summary":"The hub's questio\#
        n to a setup agent","description":"The first agent's answer wins; `setupCode` nil means the person gave up.","\#
        paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"$ref":"#/components/schemas\#
        /DiscoveredAccessory"}},{"name":"problem","required":false,"summary":"Why it is asked again, in words; nil the f\#
        irst time.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Se\#
        tupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-\#
        DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,"isPaired":true,"add\#
        resses":["192.0.2.7:51826"]}},{"name":"problem","value":"no answer"}],"result":{"name":"result","value":{"setu\#
        pCode":"031-45-154"}}},{"name":"short","params":[{"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-\#
        9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,"isPaired":true\#
        ,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","value":{}}}]}],"components":{"schemas":{"Access\#
        ory":{"type":"object","description":"One accessory of a home: a stand-alone device, a bridge, or a device behi\#
        nd a bridge.\n\n`(deviceID, aid)` is its identity at the device; name, model, serial number and address never a\#
        re (quirk Q45).","properties":{"id":{"type":"string","format":"uuid"},"deviceID":{"type":"string","descriptio\#
        n":"The accessory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D2`)."},"aid":{"type":"intege\#
        r","description":"Its number within the accessory server; 1 for a stand-alone device and for a bridge itself."\#
        },"name":{"type":"string"},"room":{"type":"string","format":"uuid"},"bridge":{"type":"string","format":"uuid",\#
        "description":"The bridge it stands behind; nil for a bridge and for a stand-alone device."},"category":{"type\#
        ":"integer","description":"HAP's category number, as announced."},"manufacturer":{"type":"string"},"model":{"t\#
        ype":"string"},"serialNumber":{"type":"string"},"firmwareVersion":{"type":"string"},"services":{"type":"array"\#
        ,"items":{"$ref":"#/components/schemas/Service"}},"goneSince":{"type":"number","x-unit":"seconds since 1970","\#
        description":"Since when the bridge that it stands behind no longer mentions it; nil if it does. It stays unti\#
        l it is removed."},"blockedSince":{"type":"number","x-unit":"seconds since 1970","description":"Since when the h\#
        ub does not talk to it any more, as it misbehaved; nil if it does. Only a user ends that."}},"required":["id\#
        ","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"object","properties":{"comm\#
        it":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"uuid","description":"The acc\#
        essory that was paired: the bridge itself, or the stand-alone device."}},"required":["commit","accessory"]},"A\#
        ccessoryFound":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid","description":"The a\#
        ccessory server itself, the bridge or the stand-alone device; nil if there is none."}}},"AccessoryInvitation"\#
        :{"type":"object","description":"What a controller that was let in needs to know of the accessory server. None o\#
        f it is secret.","properties":{"deviceID":{"type":"string"},"publicKey":{"type":"string","description":"The a\#
        ccessory server's long-term public key, 32 bytes in hex."},"address":{"type":"string","description":"`HOST:PO\#
        RT`, where it answers this hub; nil if it does not now."}},"required":["deviceID","publicKey"]},"AccessoryServ\#
        erStatus":{"type":"object","description":"One link of the hub: which accessory server, where, and how it is do\#
        ing.","properties":{"deviceID":{"type":"string"},"address":{"type":"string","description":"`HOST:PORT`, if kno\#
        wn."},"state":{"type":"string","description":"`reachable`, `connecting`, `unreachable`, `pairing lost`."},"acc\#
        essories":{"type":"integer"},"problem":{"type":"string","description":"Why it is not reachable, in words."}},"\#
        required":["deviceID","state","accessories"]},"AccessoryState":{"type":"object","description":"Whether an acce\#
        ssory answers. Live state: it has no revision and is not part of the database.","properties":{"accessory":{"ty\#
        pe":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"required":["accessory","isReachable"]},"Actio\#
        n":{"type":"object","description":"One write of an action set.","properties":{"id":{"type":"string","format":"\#
        uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"targetValue":{"$ref":"#/compo\#
        nents/schemas/CharacteristicValue"},"delay":{"type":"number","description":"Seconds after the start of a run a\#
        t which it is written; 0 is at once. Apple's scenes know no delays."}},"required":["id","characteristic","targ\#
        etValue","delay"]},"ActionSet":{"type":"object","description":"A scene: writes that are done together, in no p\#
        articular order.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref"\#
        :"#/components/schemas/ActionSetKind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"\#
        }},"lastExecutionDate":{"type":"number","x-unit":"seconds since 1970"},"pending":{"$ref":"#/components/schemas\#
        /PendingActions","description":"What is still to come of its last run; nil if nothing is."}},"required":["id",\#
        "name","kind","actions"]},"ActionSetExecuted":{"type":"object","properties":{"commit":{"$ref":"#/components/sc\#
        hemas/Commit","description":"Records when it ran; nil if nothing was committed."},"results":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/CharacteristicResult"}},"error":{"$ref":"#/components/schemas/HubError","d\#
        escription":"Nil if every action succeeded."}},"required":["results"]},"ActionSetKind":{"type":"string","enum"\#
        :["userDefined","wakeUp","sleep","homeDeparture","homeArrival","triggerOwned"],"description":"Where a set come\#
        s from. Raw values travel and are stored."},"ActionTrace":{"type":"object","description":"One write of a run."\#
        ,"properties":{"actionSet":{"type":"string","format":"uuid","description":"The scene it belongs to; nil for th\#
        e values that the trigger sets itself, and for what is put back."},"characteristic":{"$ref":"#/components/sche\#
        mas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"delay":{"type":"num\#
        ber","description":"Seconds after the start at which it is written; 0 is at once."},"succeeded":{"type":"boole\#
        an","description":"Whether its device has taken it; nil until that is known."},"error":{"$ref":"#/components/s\#
        chemas/HubError","description":"What went wrong."},"seconds":{"type":"number","description":"Seconds from the w\#
        rite to its result."}},"required":["characteristic","value","delay"]},"CalendarDescription":{"type":"object",\#
        "description":"A calendar as it travels: which one, and in which time zone it counts.","properties":{"identifi\#
        er":{"type":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chinese` …"},"timeZone":{\#
        "type":"string","description":"IANA name."}},"required":["identifier"]},"CalendarTime":{"type":"object","descr\#
        iption":"A time as a calendar and a clock on the wall show it; absent parts match all. Source: behaviour secti\#
        on 13.","properties":{"month":{"type":"integer","description":"1 to 12, in some calendars 13."},"day":{"type":\#
        "integer","description":"1 to 31."},"hour":{"type":"integer","description":"0 to 23."},"minute":{"type":"integ\#
        er","description":"0 to 59."}}},"CameraPicture":{"type":"object","description":"How pictures are coded: always a\#
        s H.264.","properties":{"profile":{"$ref":"#/components/schemas/CameraPictureProfile"},"level":{"type":"inte\#
        ger","description":"H.264's level times ten: 31, 32 or 40."},"width":{"type":"integer","description":"Pixels."\#
        },"height":{"type":"integer","description":"Pixels."},"framesPerSecond":{"type":"integer"}},"required":["profi\#
        le","level","width","height","framesPerSecond"]},"CameraPictureProfile":{"type":"string","enum":["constrainedB\#
        aseline","main","high"]},"CameraSound":{"type":"object","description":"How sound is coded.","properties":{"cod\#
        ec":{"$ref":"#/components/schemas/CameraSoundCodec"},"channels":{"type":"integer"},"sampleRate":{"type":"integ\#
        er","description":"Hertz."},"packetTime":{"type":"integer","description":"How much sound is in one packet, in m\#
        illiseconds."}},"required":["codec","channels","sampleRate","packetTime"]},"CameraSoundCodec":{"type":"string\#
        ","enum":["pcmu","pcma","aacELD","opus","mSBC","amr","amrWideband"]},"CameraStream":{"type":"object","descript\#
        ion":"A running stream of a camera: where pictures and sound arrive, how they are coded and how they are prote\#
        cted.\n\nIt holds the keys of the stream, so it is for whoever has asked for it alone, and never for a log.","\#
        properties":{"localAddress":{"type":"string","description":"The address of this machine that the camera sends t\#
        o."},"remoteAddress":{"type":"string","description":"The camera's address."},"isIPv6":{"type":"boolean"},"pic\#
        ture":{"$ref":"#/components/schemas/CameraPicture"},"video":{"$ref":"#/components/schemas/CameraTrack"},"sound\#
        ":{"$ref":"#/components/schemas/CameraSound","description":"Nil for a camera without sound."},"audio":{"$ref":\#
        "#/components/schemas/CameraTrack"}},"required":["localAddress","remoteAddress","isIPv6","picture","video"]},"\#
        CameraTrack":{"type":"object","description":"How the packets of one medium travel: RTP over UDP, with RTCP on t\#
        he same ports.","properties":{"localPort":{"type":"integer","description":"The port of this machine that the c\#
        amera sends to."},"remotePort":{"type":"integer","description":"The port of the camera that it sends from and r\#
        eceives at."},"payloadType":{"type":"integer","description":"RTP's number for the format."},"localSource":{"\#
        type":"integer","description":"The synchronisation source (SSRC) to be used by what is sent to the camera."},"\#
        remoteSource":{"type":"integer","description":"The synchronisation source (SSRC) of what the camera sends."},"\#
        maximumBitRate":{"type":"integer","description":"Kilobits per second."},"incoming":{"$ref":"#/components/schem\#
        as/SRTPProtection","description":"How what the camera sends is protected; nil if it is not."},"outgoing":{"$re\#
        f":"#/components/schemas/SRTPProtection","description":"How what is sent to the camera has to be protected; ni\#
        l if not at all."}},"required":["localPort","remotePort","payloadType","localSource","remoteSource","maximumBi\#
        tRate"]},"CatchUp":{"oneOf":[{"type":"object","properties":{"skip":{"type":"object","properties":{}}},"require\#
        d":["skip"],"description":"Nothing; the next date counts."},{"type":"object","properties":{"once":{"type":"obj\#
        ect","properties":{"within":{"type":"number"}},"required":["within"]}},"required":["once"],"description":"It r\#
        uns once, for the last date missed, if that was less than so many seconds ago; at most 7 days."},{"type":"obje\#
        ct","properties":{"all":{"type":"object","properties":{}}},"required":["all"],"description":"It runs for each d\#
        ate missed, one after the other; those of more than 30 days ago are passed over."}],"examples":[{"skip":{}},{\#
        "once":{"within":1}},{"all":{}}],"description":"What becomes of a trigger's dates that were missed while the h\#
        ub was off or asleep, or when the clock was put forward.\n\nApple's triggers pass over them (behaviour section 1\#
        2); the other two are Hearth's own. Only dates can be made up for: what devices did meanwhile nobody knows."\#
        },"Cause":{"oneOf":[{"type":"object","properties":{"date":{"type":"object","properties":{"due":{"type":"number\#
        ","x-unit":"seconds since 1970"}},"required":["due"]}},"required":["date"],"description":"A date of it has com\#
        e: the one it was due at."},{"type":"object","properties":{"missed":{"type":"object","properties":{"due":{"typ\#
        e":"number","x-unit":"seconds since 1970"},"last":{"type":"number","x-unit":"seconds since 1970"}},"required":\#
        ["due"]}},"required":["missed"],"description":"Dates of it were missed, the first of them at `due`; the last o\#
        ne at `last`, if it is made up for."},{"type":"object","properties":{"event":{"type":"object","properties":{"e\#
        vent":{"$ref":"#/components/schemas/TriggerEvent"},"change":{"$ref":"#/components/schemas/ValueChange"}},"requ\#
        ired":["event","change"]}},"required":["event"],"description":"A device has told something that is one of its e\#
        vents."},{"type":"object","properties":{"happened":{"type":"object","properties":{"event":{"$ref":"#/componen\#
        ts/schemas/TriggerEvent"}},"required":["event"]}},"required":["happened"],"description":"Anything else that is o\#
        ne of its events, such as people who come or leave, or a value that has lasted."},{"type":"object","properti\#
        es":{"end":{"type":"object","properties":{"event":{"$ref":"#/components/schemas/TriggerEvent"}}}},"required":[\#
        "end"],"description":"An end event: what its run has changed is put back. Nil for time alone."},{"type":"objec\#
        t","properties":{"test":{"type":"object","properties":{}}},"required":["test"],"description":"Somebody tries i\#
        t out."}],"examples":[{"date":{"due":1800000000}},{"missed":{"due":1800000000,"last":1800000000}},{"event":{"e\#
        vent":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"min\#
        ute":1}}}},"change":{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"old":40,"n\#
        ew":40}}},{"happened":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month\#
        ":1,"day":1,"hour":1,"minute":1}}}}}},{"end":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"ca\#
        lendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"test":{}}],"description":"What made the hub loo\#
        k at a trigger."},"Change":{"oneOf":[{"type":"object","properties":{"homeAdded":{"type":"object","properties":\#
        {"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object"\#
        ,"properties":{"homeRemoved":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}},"require\#
        d":["home"]}},"required":["homeRemoved"]},{"type":"object","properties":{"homeRenamed":{"type":"object","prope\#
        rties":{"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["home","name"]}},"requi\#
        red":["homeRenamed"]},{"type":"object","properties":{"primaryHomeChanged":{"type":"object","properties":{"home\#
        ":{"type":"string","format":"uuid"}}}},"required":["primaryHomeChanged"]},{"type":"object","properties":{"home\#
        Located":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"location":{"$ref":"#/compone\#
        nts/schemas/HomeLocation"}},"required":["home"]}},"required":["homeLocated"],"description":"Somebody has said w\#
        here a home is, or takes it back (nil)."},{"type":"object","properties":{"roomAdded":{"type":"object","proper\#
        ties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}},"required":["room\#
        ","home"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":"object","propertie\#
        s":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","hom\#
        e"]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"object","properties":{\#
        "room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"r\#
        equired":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties":{"zoneAdded":{"typ\#
        e":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"string","format":"uuid"}\#
        },"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved":{"type":\#
        "object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"type":"obj\#
        ect","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"\#
        type":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"object","properties"\#
        :{"roomAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"st\#
        ring","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required\#
        ":["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object","properties":{"ro\#
        om":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format\#
        ":"uuid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":"object","propertie\#
        s":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"hom\#
        e":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryAdded"]},{"type"\#
        :"object","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"type":"string","format\#
        ":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryRe\#
        moved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"accessory":{"type":\#
        "string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["acce\#
        ssory","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"accessoryMoved":{"typ\#
        e":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid\#
        "},"room":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"required":["accessoryMo\#
        ved"]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"accessory":{"$ref":\#
        "#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},\#
        "required":["accessoryDescribed"],"description":"What the device says of itself is different: its services, or t\#
        he texts of its accessory information."},{"type":"object","properties":{"accessoryGone":{"type":"object","pr\#
        operties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"ty\#
        pe":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["accessoryGone"],"d\#
        escription":"A bridge no longer mentions an accessory, or mentions it again (`since` nil)."},{"type":"object",\#
        "properties":{"accessoryBlocked":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},\#
        "home":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":[\#
        "accessory","home"]}},"required":["accessoryBlocked"],"description":"The hub no longer talks to an accessory, o\#
        r does so again (`since` nil)."},{"type":"object","properties":{"serviceRenamed":{"type":"object","properties\#
        ":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format"\#
        :"uuid"},"name":{"type":"string"}},"required":["service","accessory","home","name"]}},"required":["serviceRena\#
        med"]},{"type":"object","properties":{"serviceAssociated":{"type":"object","properties":{"service":{"type":"in\#
        teger"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"type":{"$ref":\#
        "#/components/schemas/TypeIdentifier"}},"required":["service","accessory","home"]}},"required":["serviceAssoci\#
        ated"]},{"type":"object","properties":{"serviceGroupAdded":{"type":"object","properties":{"group":{"$ref":"#/c\#
        omponents/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid"}},"required":["group","home"]}},"requ\#
        ired":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGroupRemoved":{"type":"object","properties\#
        ":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["group","ho\#
        me"]}},"required":["serviceGroupRemoved"]},{"type":"object","properties":{"serviceGroupRenamed":{"type":"objec\#
        t","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"t\#
        ype":"string"}},"required":["group","home","name"]}},"required":["serviceGroupRenamed"]},{"type":"object","pro\#
        perties":{"serviceAddedToGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/Service\#
        Reference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["s\#
        ervice","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"object","properties":{"serviceRemovedFr\#
        omGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceReference"},"group":{"t\#
        ype":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["service","group","home"]\#
        }},"required":["serviceRemovedFromGroup"]},{"type":"object","properties":{"userAdded":{"type":"object","proper\#
        ties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["user\#
        ","home"]}},"required":["userAdded"]},{"type":"object","properties":{"userRemoved":{"type":"object","propertie\#
        s":{"user":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["user","hom\#
        e"]}},"required":["userRemoved"]},{"type":"object","properties":{"userUpdated":{"type":"object","properties":{\#
        "user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["user","home\#
        "]}},"required":["userUpdated"],"description":"A user has other rights."},{"type":"object","properties":{"acti\#
        onSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/components/schemas/ActionSet"},"home":{"type\#
        ":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetAdded"]},{"type":"object"\#
        ,"properties":{"actionSetRemoved":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"}\#
        ,"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetRemoved"]},\#
        {"type":"object","properties":{"actionSetRenamed":{"type":"object","properties":{"actionSet":{"type":"string",\#
        "format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["actionSet","h\#
        ome","name"]}},"required":["actionSetRenamed"]},{"type":"object","properties":{"actionsChanged":{"type":"objec\#
        t","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"actio\#
        ns":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"required":["actionSet","home","actions"]\#
        }},"required":["actionsChanged"]},{"type":"object","properties":{"actionSetExecuted":{"type":"object","propert\#
        ies":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"date":{"type":"n\#
        umber","x-unit":"seconds since 1970"}},"required":["actionSet","home","date"]}},"required":["actionSetExecuted\#
        "]},{"type":"object","properties":{"actionSetPending":{"type":"object","properties":{"actionSet":{"type":"stri\#
        ng","format":"uuid"},"home":{"type":"string","format":"uuid"},"pending":{"$ref":"#/components/schemas/PendingA\#
        ctions"}},"required":["actionSet","home"]}},"required":["actionSetPending"],"description":"Actions of a run wa\#
        it for their delay; nil when none does any more."},{"type":"object","properties":{"triggerAdded":{"type":"obje\#
        ct","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},\#
        "required":["trigger","home"]}},"required":["triggerAdded"]},{"type":"object","properties":{"triggerRemoved":{\#
        "type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uu\#
        id"}},"required":["trigger","home"]}},"required":["triggerRemoved"]},{"type":"object","properties":{"triggerRe\#
        named":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","for\#
        mat":"uuid"},"name":{"type":"string"}},"required":["trigger","home","name"]}},"required":["triggerRenamed"]},{\#
        "type":"object","properties":{"triggerUpdated":{"type":"object","properties":{"trigger":{"$ref":"#/components/\#
        schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["trigg\#
        erUpdated"],"description":"Anything else about a trigger: enabled, fired, moved on, its action sets, its sched\#
        ule or its plan replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","na\#
        me":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","location":{"latitude":1,"longitude":1},"ro\#
        oms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-\#
        94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4\#
        EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-\#
        5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","mo\#
        del":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8\#
        000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"i\#
        sHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissi\#
        ons":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"max\#
        imumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}]\#
        ,"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87\#
        CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"actionSets":\#
        [{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E\#
        -EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"t\#
        argetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pending":{"startedAt":1800000000,"actions":[{"id":"\#
        0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","ii\#
        d":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}}],"triggers":[{"id":"7A4712\#
        F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone"\#
        :"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nano\#
        seconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"ac\#
        tionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restor\#
        ation":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],\#
        "dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteristic":{"accessory":"5BB1\#
        F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":1800000000}]}],"users":[\#
        {"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAcce\#
        ss":true}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"}},{"homeLocated":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","location":{"latitude":1,"longitude":1\#
        }}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","\#
        name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        "}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        "}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-5\#
        97A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981\#
        A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3\#
        E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE\#
        6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion\#
        ":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType"\#
        :"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid\#
        ":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","\#
        unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[\#
        1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000},\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8\#
        07510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6\#
        -9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"acces\#
        sory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90\#
        CA-5C9F-A116-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","\#
        deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234\#
        ","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen\#
        ","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"chara\#
        cteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":\#
        {"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength"\#
        :1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedS\#
        ince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"accessoryBlocked\#
        ":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":18\#
        00000000}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"accessory":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025-0000-1000-8000-0026BB765\#
        291"}},{"serviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":\#
        [{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}\#
        },{"serviceGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD"}},{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-D\#
        FE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"}},{"serviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"gro\#
        up":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userAdded":{"user\#
        ":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAc\#
        cess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E393BE2E-1ABC-5B03-903C-D1\#
        57DC6FC419","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"id":"E393BE2E-1ABC-5B03-9\#
        03C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","na\#
        me":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"\#
        accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":18\#
        00000000,"pending":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteri\#
        stic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65\#
        129-AF8E-5227-9F12-710E608C4B4B"}},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actio\#
        nSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRename\#
        d":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"K\#
        itchen"}},{"actionsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}]}},{"actionSetExecuted":{"actionSet":"C1E2\#
        CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"actionSe\#
        tPending":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","p\#
        ending":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"acc\#
        essory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-52\#
        27-9F12-710E608C4B4B"}}},{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitch\#
        en","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"mon\#
        ths":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier\#
        ":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861A\#
        A83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accesso\#
        ry":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"\#
        endDate":1800000000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"c\#
        omparison":"lessThan","value":40,"since":1800000000}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"trigg\#
        erRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{\#
        "triggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D","name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitche\#
        n","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"mont\#
        hs":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier"\#
        :"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA\#
        83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"e\#
        ndDate":1800000000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"co\#
        mparison":"lessThan","value":40,"since":1800000000}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"descri\#
        ption":"One thing that became different in the database.\n\nThe hub commits changes, sends them to its clients\#
        , and both apply them to their `HomeDatabase` by the same code. The JSON form is one key, the case's name, ove\#
        r its labelled parts."},"Characteristic":{"type":"object","description":"One property of a service: brightness\#
        , lock state. Its value is live state and kept apart (`CharacteristicState`).","properties":{"iid":{"type":"in\#
        teger","description":"Its number within the accessory; unique among services and characteristics."},"type":{"$\#
        ref":"#/components/schemas/TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/CharacteristicPermissi\#
        ons"},"metadata":{"$ref":"#/components/schemas/CharacteristicMetadata"},"manufacturerDescription":{"type":"str\#
        ing","description":"What the manufacturer says it is."}},"required":["iid","type","permissions","metadata"]},"\#
        CharacteristicFormat":{"type":"string","enum":["bool","uint8","uint16","uint32","uint64","int","float","string\#
        ","tlv8","data","array","dict"],"description":"How a characteristic's value is written. Raw values are HAP's o\#
        wn words."},"CharacteristicMetadata":{"type":"object","description":"Format, unit and limits of a characterist\#
        ic, as a device declares them or the catalogue gives them.","properties":{"format":{"$ref":"#/components/schem\#
        as/CharacteristicFormat"},"unit":{"type":"string","description":"HAP's word (`celsius`, `percentage`, `arcdegr\#
        ees`, `lux`, `seconds`) or whatever the device says."},"minimum":{"$ref":"#/components/schemas/CharacteristicV\#
        alue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"},"step":{"$ref":"#/components/schemas/Char\#
        acteristicValue"},"maximumLength":{"type":"integer","description":"Longest string in bytes of UTF-8; HAP's def\#
        ault is 64."},"maximumDataLength":{"type":"integer","description":"Longest data in bytes; HAP's default is 2,0\#
        97,152."},"validValues":{"type":"array","items":{"type":"integer"},"description":"The only values allowed, if t\#
        he device names them."}},"required":["format"]},"CharacteristicPermissions":{"type":"array","items":{"type":"\#
        string"},"description":"What may be done, as HAP's words: pr (read), pw (write), ev (notify), aa (additional a\#
        uthorization), tw (timed write), wr (write response), hd (hidden)."},"CharacteristicReference":{"type":"object\#
        ","description":"Where a characteristic is found: the accessory and the number within it.","properties":{"acce\#
        ssory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"Characteri\#
        sticResult":{"type":"object","description":"What became of one read or write: a value or an error.","propertie\#
        s":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/sch\#
        emas/CharacteristicValue","description":"The value read, or the value that the device was given; of a characte\#
        ristic that answers a write (permission `wr`), the answer. Nil on failure, or if the device said null."},"erro\#
        r":{"$ref":"#/components/schemas/HubError"}},"required":["characteristic"]},"CharacteristicState":{"type":"obj\#
        ect","description":"The last known value of a characteristic. Live state: it has no revision and is not part o\#
        f the database.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value\#
        ":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil when the device has not told it or tol\#
        d null."},"isStale":{"type":"boolean","description":"True if the device has not told the value since the hub's s\#
        tart or since it came back, or has said meanwhile that it does not know; absent otherwise. Values of an acce\#
        ssory that does not answer are stale whatever this says."}},"required":["characteristic"]},"CharacteristicValu\#
        e":{"oneOf":[{"type":"boolean"},{"type":"number"},{"type":"string"},{"type":"object","properties":{"data":{"ty\#
        pe":"string","contentEncoding":"base64"}},"required":["data"]}],"description":"A value as plain JSON; integers u\#
        p to 64 bits. Binary data is marked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"object","proper\#
        ties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/\#
        schemas/CharacteristicValue"},"authorizationData":{"type":"string","description":"Base64 of what the accessory\#
        's maker has the user's app send along, for characteristics with the permission `aa`; others are written witho\#
        ut it."}},"required":["characteristic","value"]},"Commit":{"type":"object","description":"The changes of one c\#
        ommitted transaction.","properties":{"revision":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"\#
        #/components/schemas/Change"}}},"required":["revision","changes"]},"ControllerDescription":{"type":"object","d\#
        escription":"A controller as others may know it.","properties":{"identifier":{"type":"string","description":"T\#
        he pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"The long-ter\#
        m public key, 32 bytes in hex."}},"required":["identifier","publicKey"]},"ControllerPairing":{"type":"object",\#
        "description":"A controller that an accessory is paired with.","properties":{"identifier":{"type":"string","de\#
        scription":"The controller's pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","\#
        description":"Its long-term public key, 32 bytes in hex."},"isAdmin":{"type":"boolean","description":"Whether i\#
        t may manage pairings."},"isOwn":{"type":"boolean","description":"Whether it is this hub."}},"required":["ide\#
        ntifier","publicKey","isAdmin","isOwn"]},"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"i\#
        nteger"},"database":{"$ref":"#/components/schemas/HomeDatabase","description":"The whole database; nil if `mis\#
        sed` tells all there is to know."},"missed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"de\#
        scription":"The commits after the revision asked for, oldest first; nil if `database` is given."},"accessories\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}},"values":{"type":"array","items":{"$\#
        ref":"#/components/schemas/CharacteristicState"},"description":"Last known values."},"caller":{"$ref":"#/compo\#
        nents/schemas/MachineUser","description":"Who is asking, as the kernel says. Guests see the homes that they we\#
        re invited to."},"owner":{"$ref":"#/components/schemas/MachineUser","description":"To whom the hub belongs."}}\#
        ,"required":["revision","accessories","values"]},"DayMoment":{"oneOf":[{"type":"object","properties":{"clock":\#
        {"type":"object","properties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"req\#
        uired":["clock"],"description":"What calendar and clock show; absent parts do not count."},{"type":"object","p\#
        roperties":{"sun":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"requ\#
        ired":["time"]}},"required":["sun"],"description":"What the sun does on this day."}],"examples":[{"clock":{"ti\#
        me":{"month":1,"day":1,"hour":1,"minute":1}}},{"sun":{"time":{"event":"sunrise","offset":{"years":1,"months":1\#
        ,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}}],"description":"A moment of the day.\#
        "},"DiscoveredAccessory":{"type":"object","description":"An accessory server seen on the network.","properties\#
        ":{"accessory":{"type":"string","format":"uuid","description":"The identifier its first accessory will have on\#
        ce it is added."},"deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"category":{\#
        "type":"integer","description":"HAP's category number."},"isPaired":{"type":"boolean","description":"Whether s\#
        ome controller has paired with it already."},"addresses":{"type":"array","items":{"type":"string"},"descriptio\#
        n":"Every `HOST:PORT` it announces."}},"required":["accessory","deviceID","name","model","category","isPaired"\#
        ,"addresses"]},"Done":{"type":"object","description":"The answer of a request that has nothing to tell but its s\#
        uccess.","properties":{}},"EventPlan":{"type":"object","description":"What an event trigger waits for, and o\#
        n which conditions it runs. Source: behaviour section 13.","properties":{"events":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/TriggerEvent"},"description":"Any one of them makes the hub look at the conditions. A\#
        t least one when it is made; accessories that leave take theirs along."},"endEvents":{"type":"array","items":\#
        {"$ref":"#/components/schemas/TriggerEvent"},"description":"When one of them happens after a run, the values t\#
        hat the run has changed are put back."},"predicate":{"$ref":"#/components/schemas/TriggerPredicate","descripti\#
        on":"What has to hold for it to run; nil always does."},"weekdays":{"type":"array","items":{"type":"integer"},\#
        "description":"The days of the week on which it may run, 1 for Sunday to 7 for Saturday, in order; nil for all\#
        ."},"executeOnce":{"type":"boolean","description":"Whether it is disabled after it has run once."}},"required"\#
        :["events","endEvents","executeOnce"]},"ExportedIdentity":{"type":"object","properties":{"document":{"type":"s\#
        tring","description":"The content of the file."},"pairings":{"type":"integer","description":"How many accessor\#
        y servers are in it."}},"required":["document","pairings"]},"Hold":{"type":"object","description":"Since when a c\#
        haracteristic has had a value for which a trigger waits to last. On disk, so that a restart of the hub does n\#
        ot begin to count anew.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReferenc\#
        e"},"comparison":{"$ref":"#/components/schemas/ValueComparison"},"value":{"$ref":"#/components/schemas/Charact\#
        eristicValue"},"since":{"type":"number","x-unit":"seconds since 1970","description":"When it came to be so."}}\#
        ,"required":["characteristic","comparison","value","since"]},"Home":{"type":"object","description":"A home and e\#
        verything in it.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"defaultRoom\#
        ":{"type":"string","format":"uuid","description":"The room of everything not assigned elsewhere: HomeKit's \"r\#
        oom for entire home\". Never listed in `rooms`; its name is the home's."},"location":{"$ref":"#/components/sch\#
        emas/HomeLocation","description":"Where it is; nil if nobody has said."},"rooms":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"}},"access\#
        ories":{"type":"array","items":{"$ref":"#/components/schemas/Accessory"}},"serviceGroups":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/ServiceGroup"}},"actionSets":{"type":"array","items":{"$ref":"#/components/s\#
        chemas/ActionSet"}},"triggers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}},"users":{"type\#
        ":"array","items":{"$ref":"#/components/schemas/User"},"description":"Those who were invited; not the owner of t\#
        he hub."}},"required":["id","name","defaultRoom","rooms","zones","accessories","serviceGroups","actionSets",\#
        "triggers","users"]},"HomeDatabase":{"type":"object","description":"All homes, as one value. The hub's is the t\#
        ruth; every client keeps a replica.","properties":{"homes":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/Home"}},"primaryHome":{"type":"string","format":"uuid"}},"required":["homes"]},"HomeLocation":{"type":"obj\#
        ect","description":"Where on the Earth a home is, for sunrise and sunset.","properties":{"latitude":{"type":"n\#
        umber","description":"Degrees north of the equator, -90 to 90."},"longitude":{"type":"number","description":"D\#
        egrees east of Greenwich, -180 to 180."}},"required":["latitude","longitude"]},"HubError":{"type":"object","de\#
        scription":"A refusal or failure as every client of the hub sees it.\n\nEquality looks at the code alone; the m\#
        essage is for people.","properties":{"code":{"$ref":"#/components/schemas/HubErrorCode"},"message":{"type":"s\#
        tring","description":"What went wrong and what the reader can do about it. Never holds a secret."}},"required"\#
        :["code","message"]},"HubErrorCode":{"type":"string","description":"The stable word for an error, named as the c\#
        ases of HMError.Code.","x-known-values":["unexpectedError","alreadyExists","notFound","invalidParameter","ac\#
        cessoryNotReachable","readOnlyCharacteristic","writeOnlyCharacteristic","notificationNotSupported","operationT\#
        imedOut","accessDenied","objectAssociatedToAnotherHome","objectNotAssociatedToAnyHome","objectAlreadyAssociate\#
        dToHome","accessoryIsBusy","operationInProgress","accessoryOutOfResources","insufficientPrivileges","accessory\#
        PairingFailed","invalidDataFormatSpecified","operationCancelled","roomForHomeCannotBeInZone","noActionsInActio\#
        nSet","noRegisteredActionSets","fireDateInPast","roomForHomeCannotBeUpdated","actionInAnotherActionSet","objec\#
        tWithSimilarNameExistsInHome","homeWithSimilarNameExists","renameWithSimilarName","cannotRemoveNonBridgeAccess\#
        ory","nameContainsProhibitedCharacters","nameDoesNotStartWithValidCharacters","nameDoesNotEndWithValidCharacte\#
        rs","recurrenceTooSmall","recurrenceTooLarge","invalidValueType","valueLowerThanMinimum","valueHigherThanMaxim\#
        um","stringLongerThanMaximum","homeAccessNotAuthorized","operationNotSupported","accessorySentInvalidResponse"\#
        ,"stringShorterThanMinimum","genericError","securityFailure","communicationFailure","accessoryDiscoveryFailed"\#
        ,"invalidAssociatedServiceType","accessoryIsSuspended","accessoryIsBlocked","actionSetExecutionFailed","action\#
        SetExecutionPartialSuccess","actionSetExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBe\#
        OnSpecifiedBoundaries","cannotActivateTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSe\#
        t","locationForHomeDisabled","notAuthorizedForLocationServices","cannotUnblockNonBridgeAccessory","noHomeHub",\#
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
        ed":["controller","pairings","needsRestart"]},"Judgement":{"type":"object","description":"What a condition cam\#
        e to, part by part.","properties":{"predicate":{"$ref":"#/components/schemas/TriggerPredicate"},"verdicts":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/JudgementVerdict"},"description":"One for each of `predicat\#
        e.everything`, in its order: the first is the whole."},"values":{"type":"array","items":{"$ref":"#/components/\#
        schemas/JudgementValue"},"description":"What the devices have told."}},"required":["predicate","verdicts","val\#
        ues"]},"JudgementValue":{"type":"object","description":"A value that a condition has asked for.","properties":\#
        {"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schema\#
        s/CharacteristicValue","description":"Nil if the device did not tell it in time."}},"required":["characteristi\#
        c"]},"JudgementVerdict":{"type":"string","enum":["holds","doesNotHold","unknown"],"description":"Whether a par\#
        t of a condition holds. Raw values travel and are stored."},"MachineUser":{"type":"object","description":"A us\#
        er of the machine that the hub runs on.","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"\#
        required":["unixID","name"]},"Outcome":{"type":"string","enum":["running","ran","partlyFailed","failed","condi\#
        tionNotMet","conditionUnknown","missed","changed","interrupted","rehearsed"],"description":"How it went. Raw v\#
        alues travel and are stored."},"PendingActions":{"type":"object","description":"The actions of a running actio\#
        n set whose delay is not over. On disk, so that a restart of the hub loses none.\n\nThey are as they were when t\#
        he run began; a change of the set does not touch them. The set's next run takes their place.","properties":{\#
        "startedAt":{"type":"number","x-unit":"seconds since 1970","description":"When the run began; each action is d\#
        ue its delay after that."},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"},"descripti\#
        on":"Those not written yet."},"trace":{"type":"string","format":"uuid","description":"Where their results are n\#
        oted; nil for a run that no trigger has started."}},"required":["startedAt","actions"]},"Presence":{"type":"o\#
        bject","description":"Who of the people in question comes or goes; in a condition, whether anybody or nobody i\#
        s at home. Source: behaviour section 13.","properties":{"kind":{"$ref":"#/components/schemas/PresenceKind"},"u\#
        sers":{"$ref":"#/components/schemas/PresenceUsers"}},"required":["kind","users"]},"PresenceKind":{"type":"stri\#
        ng","enum":["everyEntry","everyExit","firstEntry","lastExit"],"description":"Raw values travel and are stored.\#
        "},"PresenceUsers":{"type":"string","enum":["currentUser","homeUsers","customUsers"],"description":"Whose pres\#
        ence counts. Raw values travel and are stored."},"RecentSnapshot":{"type":"object","properties":{"snapshot":{"\#
        $ref":"#/components/schemas/Snapshot","description":"Nil if there is none."}}},"Recurrence":{"type":"object","\#
        description":"An interval in calendar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hou\#
        rs\" does not.","properties":{"years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"\#
        },"days":{"type":"integer"},"hours":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer\#
        "},"nanoseconds":{"type":"integer"}}},"Region":{"type":"object","description":"A circle on the Earth, and whet\#
        her entering or leaving it counts.","properties":{"identifier":{"type":"string","description":"The program's n\#
        ame for it."},"latitude":{"type":"number","description":"Degrees north of the equator."},"longitude":{"type":"\#
        number","description":"Degrees east of Greenwich."},"radius":{"type":"number","description":"Metres."},"notify\#
        OnEntry":{"type":"boolean"},"notifyOnExit":{"type":"boolean"}},"required":["identifier","latitude","longitude"\#
        ,"radius","notifyOnEntry","notifyOnExit"]},"Restoration":{"type":"object","description":"What is to be put bac\#
        k after a run of a trigger with end events. Source: behaviour section 13.","properties":{"values":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/RestorationValue"},"description":"Those that were known and had to c\#
        hange."},"dueDate":{"type":"number","x-unit":"seconds since 1970","description":"When time ends it at the late\#
        st; nil if only another event does."}},"required":["values"]},"RestorationValue":{"type":"object","description\#
        ":"One value as it was before.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicRef\#
        erence"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characteristic","value"]},"\#
        Room":{"type":"object","description":"A room of a home. Which accessories stand in it, the accessories say.","\#
        properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"SRTPP\#
        rotection":{"type":"object","description":"Keys of SRTP.","properties":{"suite":{"type":"string","description"\#
        :"As session descriptions call it: `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: RFC 4568."}\#
        ,"key":{"type":"string","description":"The master key and the master salt after it, in base64."}},"required":[\#
        "suite","key"]},"Service":{"type":"object","description":"Something an accessory can do: a light, an outlet, a l\#
        ock.","properties":{"iid":{"type":"integer","description":"Its number within the accessory; unique among ser\#
        vices and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string","de\#
        scription":"The name the device or, later, the user gave it; nil if neither did."},"associatedType":{"$ref":"#\#
        /components/schemas/TypeIdentifier","description":"What the user says hangs on it: a lamp on an outlet, a wind\#
        ow with a contact sensor. Nil if nothing is said."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean\#
        "},"linked":{"type":"array","items":{"type":"integer"},"description":"The services it belongs together with, b\#
        y iid."},"characteristics":{"type":"array","items":{"$ref":"#/components/schemas/Characteristic"}}},"required"\#
        :["iid","type","isPrimary","isHidden","linked","characteristics"]},"ServiceGroup":{"type":"object","descriptio\#
        n":"Services of any accessories of one home that a person names together: \"the reading lights\". A service ma\#
        y be in several. Source: behaviour section 5.","properties":{"id":{"type":"string","format":"uuid"},"name":{"t\#
        ype":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/ServiceReference"}}},"required\#
        ":["id","name","services"]},"ServiceReference":{"type":"object","description":"Where a service is found: the a\#
        ccessory and the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":\#
        "integer"}},"required":["accessory","iid"]},"SetupCodeAnswer":{"type":"object","properties":{"setupCode":{"typ\#
        e":"string"}}},"SignificantTime":{"type":"object","description":"Sunrise or sunset at the home, or a while bef\#
        ore or after. Source: behaviour section 13.","properties":{"event":{"$ref":"#/components/schemas/SignificantTi\#
        meEvent"},"offset":{"$ref":"#/components/schemas/Recurrence","description":"How much later; its parts may be n\#
        egative, for earlier. Nil is none."}},"required":["event"]},"SignificantTimeEvent":{"type":"string","enum":["s\#
        unrise","sunset"],"description":"What the sun does. Raw values travel and are stored."},"Snapshot":{"type":"ob\#
        ject","description":"A still picture.","properties":{"contentType":{"type":"string","description":"`image/jpeg\#
        `, as HAP has it."},"image":{"type":"string","description":"The bytes of the picture in base64."},"takenAt":{"\#
        type":"number","x-unit":"seconds since 1970","description":"When it was asked for."}},"required":["contentType\#
        ","image"]},"TimeRelation":{"type":"string","enum":["before","at","after"],"description":"How a time stands to a\#
        nother. Raw values travel and are stored."},"TimerSchedule":{"type":"object","description":"When a timer tri\#
        gger fires: a first date, and perhaps an interval after which it fires again and again.\n\nSource: behaviour s\#
        ection 12.","properties":{"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"The first d\#
        ate; a whole minute."},"timeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is the hub'\#
        s own zone."},"recurrence":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once."},"recurre\#
        nceCalendar":{"$ref":"#/components/schemas/CalendarDescription","description":"The calendar the interval is co\#
        unted in; nil is the hub's own."}},"required":["fireDate"]},"Trace":{"type":"object","description":"What the h\#
        ub has done about a trigger at one time, and why: kept for 30 days, the last 10,000 of all.","properties":{"id\#
        ":{"type":"string","format":"uuid"},"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","forma\#
        t":"uuid"},"name":{"type":"string","description":"The trigger's name then."},"date":{"type":"number","x-unit":\#
        "seconds since 1970","description":"When the hub looked at the trigger."},"cause":{"$ref":"#/components/schema\#
        s/Cause","description":"What made it look."},"condition":{"$ref":"#/components/schemas/Judgement","description\#
        ":"What its condition came to; nil if it has none or was not asked."},"outcome":{"$ref":"#/components/schemas/\#
        Outcome"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/ActionTrace"},"description":"What wa\#
        s written, or tried, or is to come."},"finishedAt":{"type":"number","x-unit":"seconds since 1970","description\#
        ":"When the last of the actions was over; nil while they last."},"note":{"type":"string","description":"What e\#
        lse there is to say, in words for a person."}},"required":["id","trigger","home","name","date","cause","outcom\#
        e","actions"]},"Traces":{"type":"object","properties":{"traces":{"type":"array","items":{"$ref":"#/components/\#
        schemas/Trace"}}},"required":["traces"]},"Trigger":{"type":"object","description":"What makes the hub run acti\#
        on sets by itself.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$re\#
        f":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets":{"type":"array","items":{"t\#
        ype":"string","format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"seconds since 1970"},"nextFireDate":\#
        {"type":"number","x-unit":"seconds since 1970","description":"When it is due next; set while enabled, unless i\#
        t is an event trigger for which no time comes. Moved on in the transaction that records a firing, so it fires o\#
        nce."},"restoration":{"$ref":"#/components/schemas/Restoration","description":"What its last run has changed a\#
        nd one of its end events will put back; nil if there is nothing."},"catchUp":{"$ref":"#/components/schemas/Ca\#
        tchUp","description":"What becomes of dates that were missed."},"endDate":{"type":"number","x-unit":"seconds s\#
        ince 1970","description":"After this it does not run any more, and is disabled; nil never ends."},"holds":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Hold"},"description":"Since when the values that its plan wa\#
        nts to last for a while have lasted."}},"required":["id","name","kind","isEnabled","actionSets","catchUp","hol\#
        ds"]},"TriggerEvent":{"type":"object","description":"Something that happens and makes a trigger run, or ends w\#
        hat a run has done. Source: behaviour section 13.","properties":{"id":{"type":"string","format":"uuid"},"kind"\#
        :{"$ref":"#/components/schemas/TriggerEventKind"}},"required":["id","kind"]},"TriggerEventKind":{"oneOf":[{"ty\#
        pe":"object","properties":{"calendar":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/Cale\#
        ndarTime"}},"required":["time"]}},"required":["calendar"],"description":"The time of the hub comes to this; wh\#
        at is absent matches all."},{"type":"object","properties":{"significantTime":{"type":"object","properties":{"t\#
        ime":{"$ref":"#/components/schemas/SignificantTime"}},"required":["time"]}},"required":["significantTime"],"de\#
        scription":"Sunrise or sunset at the home, or a while before or after."},{"type":"object","properties":{"durat\#
        ion":{"type":"object","properties":{"seconds":{"type":"number"}},"required":["seconds"]}},"required":["duratio\#
        n"],"description":"So many seconds after the run; as an end event only."},{"type":"object","properties":{"char\#
        acteristic":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"value\#
        ":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of"]}},"required":["characteristic"],"desc\#
        ription":"A characteristic takes a value, or any other than before."},{"type":"object","properties":{"threshol\#
        d":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"minimum":{"$re\#
        f":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"}},\#
        "required":["of"]}},"required":["threshold"],"description":"A characteristic's number comes into a range, its e\#
        nds included; one of them may be absent."},{"type":"object","properties":{"location":{"type":"object","proper\#
        ties":{"region":{"$ref":"#/components/schemas/Region"}},"required":["region"]}},"required":["location"],"descr\#
        iption":"The user enters or leaves a region."},{"type":"object","properties":{"presence":{"type":"object","pro\#
        perties":{"presence":{"$ref":"#/components/schemas/Presence"}},"required":["presence"]}},"required":["presence\#
        "],"description":"People come home or leave."}],"examples":[{"calendar":{"time":{"month":1,"day":1,"hour":1,"m\#
        inute":1}}},{"significantTime":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"h\#
        ours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}},{"duration":{"seconds":1}},{"characteristic":{"of":{"acces\#
        sory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}},{"threshold":{"of":{"accessory":"5BB1F4EB-0\#
        372-5BE6-9ECC-DFE807510499","iid":9},"minimum":40,"maximum":40}},{"location":{"region":{"identifier":"gregoria\#
        n","latitude":1,"longitude":1,"radius":1,"notifyOnEntry":true,"notifyOnExit":true}}},{"presence":{"presence":{\#
        "kind":"everyEntry","users":"currentUser"}}}]},"TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":\#
        {"type":"object","properties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"required":["schedule\#
        "]}},"required":["timer"]},{"type":"object","properties":{"event":{"type":"object","properties":{"plan":{"$ref\#
        ":"#/components/schemas/EventPlan"}},"required":["plan"]}},"required":["event"]}],"examples":[{"timer":{"sched\#
        ule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"\#
        hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"E\#
        urope/Berlin"}}}},{"event":{"plan":{"events":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":\#
        {"time":{"month":1,"day":1,"hour":1,"minute":1}}}}],"endEvents":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF",\#
        "kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}],"predicate":{"time":{"relation":"before\#
        ","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"weekdays":[1],"executeOnce":true}}}],\#
        "description":"What it waits for."},"TriggerPredicate":{"oneOf":[{"type":"object","properties":{"time":{"type"\#
        :"object","properties":{"relation":{"$ref":"#/components/schemas/TimeRelation"},"moment":{"$ref":"#/components\#
        /schemas/DayMoment"}},"required":["relation","moment"]}},"required":["time"],"description":"It is before, at o\#
        r after this moment of the day."},{"type":"object","properties":{"between":{"type":"object","properties":{"fir\#
        st":{"$ref":"#/components/schemas/DayMoment"},"second":{"$ref":"#/components/schemas/DayMoment"}},"required":[\#
        "first","second"]}},"required":["between"],"description":"It is the first moment or later, and before the seco\#
        nd; over midnight if the second one is the earlier."},{"type":"object","properties":{"characteristic":{"type":\#
        "object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"comparison":{"$ref":"#/co\#
        mponents/schemas/ValueComparison"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["o\#
        f","comparison","value"]}},"required":["characteristic"],"description":"A value compares so with another. Read f\#
        rom the device when it is asked for."},{"type":"object","properties":{"presence":{"type":"object","propertie\#
        s":{"presence":{"$ref":"#/components/schemas/Presence"}},"required":["presence"]}},"required":["presence"],"de\#
        scription":"Somebody or nobody is at home."},{"type":"object","properties":{"all":{"type":"object","properties\#
        ":{"of":{"type":"array","items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"requir\#
        ed":["all"],"description":"All of them hold; of none, that is so."},{"type":"object","properties":{"any":{"typ\#
        e":"object","properties":{"of":{"type":"array","items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"req\#
        uired":["of"]}},"required":["any"],"description":"One of them holds at least; of none, that is not so."},{"typ\#
        e":"object","properties":{"not":{"type":"object","properties":{"predicate":{"$ref":"#/components/schemas/Trigg\#
        erPredicate"}},"required":["predicate"]}},"required":["not"],"description":"The other does not hold."}],"examp\#
        les":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"bet\#
        ween":{"first":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},"second":{"clock":{"time":{"month":1\#
        ,"day":1,"hour":1,"minute":1}}}}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "iid":9},"comparison":"lessThan","value":40}},{"presence":{"presence":{"kind":"everyEntry","users":"currentUse\#
        r"}}},{"all":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute\#
        ":1}}}}}]}},{"any":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"\#
        minute":1}}}}}]}},{"not":{"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":\#
        1,"hour":1,"minute":1}}}}}}}],"description":"A condition of an event trigger; conditions nest. Source: behavio\#
        ur section 13, \"Predicates\"."},"TriggerTested":{"type":"object","properties":{"trace":{"$ref":"#/components/\#
        schemas/Trace"}},"required":["trace"]},"TypeIdentifier":{"type":"string","format":"uuid","description":"The UU\#
        ID of a kind of service or characteristic."},"User":{"type":"object","description":"Somebody who was invited t\#
        o a home. The owner of the hub is in no list: to that user all homes belong.\n\nEverybody may control the acce\#
        ssories of the home; what else, the rights say. Source: behaviour section 14.","properties":{"id":{"type":"str\#
        ing","format":"uuid"},"unixID":{"type":"integer","description":"The user of this machine, as the kernel names w\#
        hoever calls."},"name":{"type":"string"},"isAdministrator":{"type":"boolean","description":"Whether the user m\#
        ay change the home and manage its users."},"hasRemoteAccess":{"type":"boolean","description":"Whether the use\#
        r may control the home from elsewhere."}},"required":["id","unixID","name","isAdministrator","hasRemoteAccess"\#
        ]},"ValueChange":{"type":"object","description":"What a device has told that was not so before.","properties":\#
        {"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"old":{"$ref":"#/components/schemas/\#
        CharacteristicValue","description":"Nil if it was not known; also for the press of a button, which is no value t\#
        hat stays."},"new":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characteristic","new"]}\#
        ,"ValueComparison":{"type":"string","enum":["lessThan","lessThanOrEqualTo","greaterThan","greaterThanOrEqualTo\#
        ","equalTo","notEqualTo"],"description":"How a value compares with another. Raw values travel and are stored."\#
        },"Welcome":{"type":"object","properties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}\#
        },"required":["protocolVersion","hubVersion"]},"Zone":{"type":"object","description":"A group of rooms of one h\#
        ome; a room may be in several.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}\#
        ,"rooms":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["id","name","rooms"]}},"error\#
        s":{"ParseError":{"code":-32700,"message":"The line, or a value in it, is not JSON.","data":{"$ref":"#/compone\#
        nts/schemas/HubError"}},"InvalidRequest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also b\#
        atches, and hub.hello said twice.","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"code":\#
        -32601,"message":"The hub does not know the method.","data":{"$ref":"#/components/schemas/HubError"}},"Invalid\#
        Parameters":{"code":-32602,"message":"The parameters do not fit; the message names the field, as params.writes\#
        [2].value.","data":{"$ref":"#/components/schemas/HubError"}},"InternalError":{"code":-32603,"message":"The hub i\#
        s at fault.","data":{"$ref":"#/components/schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"Some\#
        thing else was asked before hub.hello.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code\#
        ":-32001,"message":"Another protocol version, or a user who may not use the hub. The hub hangs up.","data":{"$\#
        ref":"#/components/schemas/HubError"}},"Refused":{"code":1000,"message":"The hub understood, and refuses or fa\#
        iled; data.code tells why.","data":{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
