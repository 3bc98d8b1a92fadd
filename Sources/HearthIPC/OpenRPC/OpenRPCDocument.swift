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
        79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Enables or disables a trigg\#
        er","description":"One that is disabled puts nothing back any more.","paramStructure":"by-name","params":[{"na\#
        me":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}},{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"resu\#
        lt":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/I\#
        nvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home\#
        ","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BC\#
        F32"},{"name":"isEnabled","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary\#
        ":"Removes a trigger, and with it the action set that belongs to it alone","paramStructure":"by-name","params"\#
        :[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true\#
        ,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas\#
        /Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],\#
        "examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"\#
        trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"cha\#
        nges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger\#
        .removeActionSet","summary":"Takes an action set from those a trigger runs","description":"One that belongs to t\#
        he trigger alone is removed.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{\#
        "type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}\#
        },{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionS\#
        et","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes"\#
        :[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remo\#
        veEvent","summary":"Takes an event from those that make a trigger run","description":"The last one stays: `inv\#
        alidParameter`.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"even\#
        t","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":"7E3FB088-5\#
        A3B-59D8-B64D-7BFBF58763DF"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a t\#
        rigger another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"n\#
        ame":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"n\#
        ame":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}}]}}}]},{"name":"trigger.updateEndEvents","summary":"Replaces the events that put back what a t\#
        rigger's run has changed","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type\#
        ":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"n\#
        ame":"endEvents","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"}\#
        }}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components\#
        /errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"na\#
        me":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-\#
        CAC9AB2BCF32"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"\#
        time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":{"revision":1,"changes":\#
        [{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updat\#
        eEvents","summary":"Replaces the events that make a trigger run","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"events","required":true,"schema":{"type":"array","items":{"$ref":"\#
        #/components/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit\#
        "}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exampl\#
        es":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger\#
        ","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BF\#
        BF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result",\#
        "value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen\#
        "}}]}}}]},{"name":"trigger.updateExecuteOnce","summary":"Says whether a trigger is disabled after it has run o\#
        nce","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"u\#
        uid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"executeOnce","re\#
        quired":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Co\#
        mmit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"ex\#
        amples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"tri\#
        gger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"executeOnce","value":true}],"result":{"name":"r\#
        esult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"\#
        Kitchen"}}]}}}]},{"name":"trigger.updatePredicate","summary":"Replaces the condition of a trigger; nil always h\#
        olds","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":\#
        "uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"predicate","re\#
        quired":false,"schema":{"$ref":"#/components/schemas/TriggerPredicate"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"predicate","valu\#
        e":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}}],"resul\#
        t":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"\#
        revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},\#
        {"name":"trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger","description":"Refused w\#
        ith `operationNotSupported` for others.","paramStructure":"by-name","params":[{"name":"home","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format\#
        ":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/TimerSchedule"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home",\#
        "value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF3\#
        2"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"mont\#
        hs":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier"\#
        :"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateWeekday\#
        s","summary":"Replaces the days of the week on which a trigger may run, 1 for Sunday to 7 for Saturday; nil fo\#
        r all","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":\#
        "uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"weekdays","req\#
        uired":false,"schema":{"type":"array","items":{"type":"integer"}}}],"result":{"name":"result","schema":{"$ref"\#
        :"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compone\#
        nts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"weekdays","value":[1]}\#
        ],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","v\#
        alue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}}}]},{"name":"user.add","summary":"Invites a user of this machine to a home","paramStructure":"by-name","pa\#
        rams":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"unixID","required":\#
        true,"summary":"The user's number on this machine.","schema":{"type":"integer"}},{"name":"name","required":tru\#
        e,"schema":{"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}},{"name":"\#
        hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdministrator","value":true},\#
        {"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.remove","summary":"\#
        Takes a user's access to a home away, and forgets where the user is","description":"Users who are no administr\#
        ators may do so for themselves.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}}]\#
        ,"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/er\#
        rors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name"\#
        :"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC\#
        6FC419"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.update","summary":"Gives a user other rights in a h\#
        ome","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"\#
        uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isAdministrator","\#
        required":true,"schema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolea\#
        n"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/componen\#
        ts/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"\#
        name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D\#
        157DC6FC419"},{"name":"isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name\#
        ":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","nam\#
        e":"Kitchen"}}]}}}]},{"name":"zone.add","summary":"Makes a zone","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"t\#
        ype":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":\#
        "#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","\#
        params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"re\#
        sult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a zone","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","\#
        required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[\#
        {"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"\#
        whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4F\#
        BC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"na\#
        me":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","n\#
        ame":"Kitchen"}}]}}}]},{"name":"zone.remove","summary":"Removes a zone; its rooms stay","paramStructure":"by-n\#
        ame","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","requ\#
        ired":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/componen\#
        ts/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/R\#
        efused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}\#
        ,{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision"\#
        :1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"\#
        zone.removeRoom","summary":"Takes a room out of a zone","paramStructure":"by-name","params":[{"name":"home","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"\#
        name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invalid\#
        Parameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","val\#
        ue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"n\#
        ame":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"\#
        changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone\#
        .rename","summary":"Gives a zone another name","paramStructure":"by-name","params":[{"name":"home","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","for\#
        mat":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{\#
        "$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/c\#
        omponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitc\#
        hen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.committed","summary":"Somebod\#
        y else changed the database","description":"Never sent to the connection that asked for the change.","paramStr\#
        ucture":"by-name","params":[{"name":"revision","required":true,"schema":{"type":"integer"}},{"name":"changes",\#
        "required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name"\#
        :"whole","params":[{"name":"revision","value":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories b\#
        ecame reachable or unreachable","paramStructure":"by-name","params":[{"name":"accessories","required":true,"sc\#
        hema":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examples":[{"name":"whole","p\#
        arams":[{"name":"accessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}\#
        ]}]}]},{"name":"characteristic.valuesChanged","summary":"Values changed by a device or by another client, for t\#
        hose subscribed to","paramStructure":"by-name","params":[{"name":"values","required":true,"schema":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"n\#
        ame":"values","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":\#
        40,"isStale":true}]}]}]},{"name":"actionSet.executing","summary":"An action set started or ended running","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isExecuting","required"\#
        :true,"schema":{"type":"boolean"}}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExec\#
        uting","value":true}]}]},{"name":"accessory.snapshotTaken","summary":"A program has had a camera take a pictur\#
        e","description":"Never sent to the connection that asked.","paramStructure":"by-name","params":[{"name":"acce\#
        ssory","required":true,"schema":{"type":"string","format":"uuid"}}],"examples":[{"name":"whole","params":[{"na\#
        me":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}]}]},{"name":"camera.streamEnded","summary":"A s\#
        tream that this connection has asked for has ended, unasked","paramStructure":"by-name","params":[{"name":"st\#
        ream","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"error","required":true,"schema":{"$\#
        ref":"#/components/schemas/HubError"}}],"examples":[{"name":"whole","params":[{"name":"stream","value":"312CD8\#
        B0-56E7-5A08-9D94-041D5565B387"},{"name":"error","value":{"code":"notFound","message":"there is no such home"}\#
        }]}]},{"name":"discovery.appeared","summary":"An accessory was seen, or something about it changed","paramStru\#
        cture":"by-name","params":[{"name":"accessory","required":true,"summary":"The identifier its first accessory w\#
        ill have once it is added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"sc\#
        hema":{"type":"string"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","required"\#
        :true,"schema":{"type":"string"}},{"name":"category","required":true,"summary":"HAP's category number.","schem\#
        a":{"type":"integer"}},{"name":"isPaired","required":true,"summary":"Whether some controller has paired with i\#
        t already.","schema":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it a\#
        nnounces.","schema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name"\#
        :"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{\#
        "name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPair\#
        ed","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summary":\#
        "It is gone from the network, or has been added to a home","paramStructure":"by-name","params":[{"name":"acces\#
        sory","required":true,"summary":"The identifier its first accessory will have once it is added.","schema":{"ty\#
        pe":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","\#
        required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name"\#
        :"category","required":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired"\#
        ,"required":true,"summary":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},\#
        {"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","item\#
        s":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-\#
        9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":\#
        "model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","va\#
        lue":["192.0.2.7:51826"]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that it asked t\#
        his client","paramStructure":"by-name","params":[{"name":"id","required":true,"schema":{"type":["integer","s\#
        tring"]}}],"examples":[{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name":"age\#
        nt.setupCode","summary":"The hub's question to a setup agent","description":"The first agent's answer wins; `s\#
        etupCode` nil means the person gave up.","paramStructure":"by-name","params":[{"name":"accessory","required":t\#
        rue,"schema":{"$ref":"#/components/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,"summary"\#
        :"Why it is asked again, in words; nil the first time.","schema":{"type":"string"}}],"result":{"name":"result"\#
        ,"schema":{"$ref":"#/components/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/InvalidParam\#
        eters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","val\#
        ue":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model\#
        ":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no answer"}\#
        ],"result":{"name":"result","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"accessory"\#
        ,"value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","\#
        model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","value\#
        ":{}}}]}],"components":{"schemas":{"Accessory":{"type":"object","description":"One accessory of a home: a stan\#
        d-alone device, a bridge, or a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the device; nam\#
        e, model, serial number and address never are (quirk Q45).","properties":{"id":{"type":"string","format":"uuid\#
        "},"deviceID":{"type":"string","description":"The accessory server it belongs to, as the device spells it (`7A\#
        :1C:3E:55:90:D2`)."},"aid":{"type":"integer","description":"Its number within the accessory server; 1 for a st\#
        and-alone device and for a bridge itself."},"name":{"type":"string"},"room":{"type":"string","format":"uuid"},\#
        "bridge":{"type":"string","format":"uuid","description":"The bridge it stands behind; nil for a bridge and for a s\#
        tand-alone device."},"category":{"type":"integer","description":"HAP's category number, as announced."},"m\#
        anufacturer":{"type":"string"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVersion":{"\#
        type":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/Service"}},"goneSince":{"type\#
        ":"number","x-unit":"seconds since 1970","description":"Since when the bridge that it stands behind no longer m\#
        entions it; nil if it does. It stays until it is removed."},"blockedSince":{"type":"number","x-unit":"seconds s\#
        ince 1970","description":"Since when the hub does not talk to it any more, as it misbehaved; nil if it does. O\#
        nly a user ends that."}},"required":["id","deviceID","aid","name","room","category","services"]},"AccessoryA\#
        dded":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"stri\#
        ng","format":"uuid","description":"The accessory that was paired: the bridge itself, or the stand-alone device\#
        ."}},"required":["commit","accessory"]},"AccessoryFound":{"type":"object","properties":{"accessory":{"type":"s\#
        tring","format":"uuid","description":"The accessory server itself, the bridge or the stand-alone device; nil i\#
        f there is none."}}},"AccessoryInvitation":{"type":"object","description":"What a controller that was let in n\#
        eeds to know of the accessory server. None of it is secret.","properties":{"deviceID":{"type":"string"},"publi\#
        cKey":{"type":"string","description":"The accessory server's long-term public key, 32 bytes in hex."},"address\#
        ":{"type":"string","description":"`HOST:PORT`, where it answers this hub; nil if it does not now."}},"required\#
        ":["deviceID","publicKey"]},"AccessoryServerStatus":{"type":"object","description":"One link of the hub: which a\#
        ccessory server, where, and how it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"\#
        string","description":"`HOST:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `connecti\#
        ng`, `unreachable`, `pairing lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","description\#
        ":"Why it is not reachable, in words."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"typ\#
        e":"object","description":"Whether an accessory answers. Live state: it has no revision and is not part of the d\#
        atabase.","properties":{"accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"req\#
        uired":["accessory","isReachable"]},"Action":{"type":"object","description":"One write of an action set.","pro\#
        perties":{"id":{"type":"string","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/Characteristic\#
        Reference"},"targetValue":{"$ref":"#/components/schemas/CharacteristicValue"},"delay":{"type":"number","descri\#
        ption":"Seconds after the start of a run at which it is written; 0 is at once. Apple's scenes know no delays."\#
        }},"required":["id","characteristic","targetValue","delay"]},"ActionSet":{"type":"object","description":"A sce\#
        ne: writes that are done together, in no particular order.","properties":{"id":{"type":"string","format":"uuid\#
        "},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/ActionSetKind"},"actions":{"type":"array","it\#
        ems":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"type":"number","x-unit":"seconds since 1970\#
        "},"pending":{"$ref":"#/components/schemas/PendingActions","description":"What is still to come of its last ru\#
        n; nil if nothing is."}},"required":["id","name","kind","actions"]},"ActionSetExecuted":{"type":"object","prop\#
        erties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Records when it ran; nil if nothing was c\#
        ommitted."},"results":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}},"error":\#
        {"$ref":"#/components/schemas/HubError","description":"Nil if every action succeeded."}},"required":["results"\#
        ]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeDeparture","homeArrival","trig\#
        gerOwned"],"description":"Where a set comes from. Raw values travel and are stored."},"CalendarDescription":{"\#
        type":"object","description":"A calendar as it travels: which one, and in which time zone it counts.","propert\#
        ies":{"identifier":{"type":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chinese` …\#
        "},"timeZone":{"type":"string","description":"IANA name."}},"required":["identifier"]},"CalendarTime":{"type":\#
        "object","description":"A time as a calendar and a clock on the wall show it; absent parts match all. Source: b\#
        ehaviour section 13.","properties":{"month":{"type":"integer","description":"1 to 12, in some calendars 13."}\#
        ,"day":{"type":"integer","description":"1 to 31."},"hour":{"type":"integer","description":"0 to 23."},"minute"\#
        :{"type":"integer","description":"0 to 59."}}},"CameraPicture":{"type":"object","description":"How pictures ar\#
        e coded: always as H.264.","properties":{"profile":{"$ref":"#/components/schemas/CameraPictureProfile"},"level\#
        ":{"type":"integer","description":"H.264's level times ten: 31, 32 or 40."},"width":{"type":"integer","descrip\#
        tion":"Pixels."},"height":{"type":"integer","description":"Pixels."},"framesPerSecond":{"type":"integer"}},"re\#
        quired":["profile","level","width","height","framesPerSecond"]},"CameraPictureProfile":{"type":"string","enum"\#
        :["constrainedBaseline","main","high"]},"CameraSound":{"type":"object","description":"How sound is coded.","pr\#
        operties":{"codec":{"$ref":"#/components/schemas/CameraSoundCodec"},"channels":{"type":"integer"},"sampleRate"\#
        :{"type":"integer","description":"Hertz."},"packetTime":{"type":"integer","description":"How much sound is in o\#
        ne packet, in milliseconds."}},"required":["codec","channels","sampleRate","packetTime"]},"CameraSoundCodec":\#
        {"type":"string","enum":["pcmu","pcma","aacELD","opus","mSBC","amr","amrWideband"]},"CameraStream":{"type":"ob\#
        ject","description":"A running stream of a camera: where pictures and sound arrive, how they are coded and how t\#
        hey are protected.\n\nIt holds the keys of the stream, so it is for whoever has asked for it alone, and neve\#
        r for a log.","properties":{"localAddress":{"type":"string","description":"The address of this machine that th\#
        e camera sends to."},"remoteAddress":{"type":"string","description":"The camera's address."},"isIPv6":{"type":\#
        "boolean"},"picture":{"$ref":"#/components/schemas/CameraPicture"},"video":{"$ref":"#/components/schemas/Camer\#
        aTrack"},"sound":{"$ref":"#/components/schemas/CameraSound","description":"Nil for a camera without sound."},"\#
        audio":{"$ref":"#/components/schemas/CameraTrack"}},"required":["localAddress","remoteAddress","isIPv6","pictu\#
        re","video"]},"CameraTrack":{"type":"object","description":"How the packets of one medium travel: RTP over UDP\#
        , with RTCP on the same ports.","properties":{"localPort":{"type":"integer","description":"The port of this ma\#
        chine that the camera sends to."},"remotePort":{"type":"integer","description":"The port of the camera that it s\#
        ends from and receives at."},"payloadType":{"type":"integer","description":"RTP's number for the format."},"\#
        localSource":{"type":"integer","description":"The synchronisation source (SSRC) to be used by what is sent to t\#
        he camera."},"remoteSource":{"type":"integer","description":"The synchronisation source (SSRC) of what the ca\#
        mera sends."},"maximumBitRate":{"type":"integer","description":"Kilobits per second."},"incoming":{"$ref":"#/c\#
        omponents/schemas/SRTPProtection","description":"How what the camera sends is protected; nil if it is not."},"\#
        outgoing":{"$ref":"#/components/schemas/SRTPProtection","description":"How what is sent to the camera has to b\#
        e protected; nil if not at all."}},"required":["localPort","remotePort","payloadType","localSource","remoteSou\#
        rce","maximumBitRate"]},"CatchUp":{"oneOf":[{"type":"object","properties":{"skip":{"type":"object","properties\#
        ":{}}},"required":["skip"],"description":"Nothing; the next date counts."},{"type":"object","properties":{"onc\#
        e":{"type":"object","properties":{"within":{"type":"number"}},"required":["within"]}},"required":["once"],"des\#
        cription":"It runs once, for the last date missed, if that was less than so many seconds ago; at most 7 days."\#
        },{"type":"object","properties":{"all":{"type":"object","properties":{}}},"required":["all"],"description":"It r\#
        uns for each date missed, one after the other; those of more than 30 days ago are passed over."}],"examples"\#
        :[{"skip":{}},{"once":{"within":1}},{"all":{}}],"description":"What becomes of a trigger's dates that were mis\#
        sed while the hub was off or asleep, or when the clock was put forward.\n\nApple's triggers pass over them (be\#
        haviour section 12); the other two are Hearth's own. Only dates can be made up for: what devices did meanwhile n\#
        obody knows."},"Change":{"oneOf":[{"type":"object","properties":{"homeAdded":{"type":"object","properties":{\#
        "home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object",\#
        "properties":{"homeRemoved":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}},"required\#
        ":["home"]}},"required":["homeRemoved"]},{"type":"object","properties":{"homeRenamed":{"type":"object","proper\#
        ties":{"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["home","name"]}},"requir\#
        ed":["homeRenamed"]},{"type":"object","properties":{"primaryHomeChanged":{"type":"object","properties":{"home"\#
        :{"type":"string","format":"uuid"}}}},"required":["primaryHomeChanged"]},{"type":"object","properties":{"homeL\#
        ocated":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"location":{"$ref":"#/componen\#
        ts/schemas/HomeLocation"}},"required":["home"]}},"required":["homeLocated"],"description":"Somebody has said w\#
        here a home is, or takes it back (nil)."},{"type":"object","properties":{"roomAdded":{"type":"object","propert\#
        ies":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}},"required":["room"\#
        ,"home"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":"object","properties\#
        ":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","home\#
        "]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"object","properties":{"\#
        room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"re\#
        quired":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties":{"zoneAdded":{"type\#
        ":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"string","format":"uuid"}}\#
        ,"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved":{"type":"\#
        object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"requ\#
        ired":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"type":"obje\#
        ct","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"t\#
        ype":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"object","properties":\#
        {"roomAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"str\#
        ing","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required"\#
        :["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object","properties":{"roo\#
        m":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format"\#
        :"uuid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":"object","properties\#
        ":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home\#
        ":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryAdded"]},{"type":\#
        "object","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"type":"string","format"\#
        :"uuid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryRem\#
        oved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"accessory":{"type":"\#
        string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["acces\#
        sory","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"accessoryMoved":{"type\#
        ":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"\#
        },"room":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"required":["accessoryMov\#
        ed"]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"accessory":{"$ref":"\#
        #/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"\#
        required":["accessoryDescribed"],"description":"What the device says of itself is different: its services, or t\#
        he texts of its accessory information."},{"type":"object","properties":{"accessoryGone":{"type":"object","pro\#
        perties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"typ\#
        e":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["accessoryGone"],"de\#
        scription":"A bridge no longer mentions an accessory, or mentions it again (`since` nil)."},{"type":"object","\#
        properties":{"accessoryBlocked":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"\#
        home":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["\#
        accessory","home"]}},"required":["accessoryBlocked"],"description":"The hub no longer talks to an accessory, o\#
        r does so again (`since` nil)."},{"type":"object","properties":{"serviceRenamed":{"type":"object","properties"\#
        :{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":\#
        "uuid"},"name":{"type":"string"}},"required":["service","accessory","home","name"]}},"required":["serviceRenam\#
        ed"]},{"type":"object","properties":{"serviceAssociated":{"type":"object","properties":{"service":{"type":"int\#
        eger"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"type":{"$ref":"\#
        #/components/schemas/TypeIdentifier"}},"required":["service","accessory","home"]}},"required":["serviceAssocia\#
        ted"]},{"type":"object","properties":{"serviceGroupAdded":{"type":"object","properties":{"group":{"$ref":"#/co\#
        mponents/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid"}},"required":["group","home"]}},"requi\#
        red":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGroupRemoved":{"type":"object","properties"\#
        :{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["group","hom\#
        e"]}},"required":["serviceGroupRemoved"]},{"type":"object","properties":{"serviceGroupRenamed":{"type":"object\#
        ","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"ty\#
        pe":"string"}},"required":["group","home","name"]}},"required":["serviceGroupRenamed"]},{"type":"object","prop\#
        erties":{"serviceAddedToGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceR\#
        eference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["se\#
        rvice","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"object","properties":{"serviceRemovedFro\#
        mGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceReference"},"group":{"ty\#
        pe":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["service","group","home"]}\#
        },"required":["serviceRemovedFromGroup"]},{"type":"object","properties":{"userAdded":{"type":"object","propert\#
        ies":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["user"\#
        ,"home"]}},"required":["userAdded"]},{"type":"object","properties":{"userRemoved":{"type":"object","properties\#
        ":{"user":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["user","home\#
        "]}},"required":["userRemoved"]},{"type":"object","properties":{"userUpdated":{"type":"object","properties":{"\#
        user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":["user","home"\#
        ]}},"required":["userUpdated"],"description":"A user has other rights."},{"type":"object","properties":{"perso\#
        nUpdated":{"type":"object","properties":{"person":{"$ref":"#/components/schemas/Person"},"home":{"type":"strin\#
        g","format":"uuid"}},"required":["person","home"]}},"required":["personUpdated"],"description":"Where a person i\#
        s or which phone is the person's is known now, or is another."},{"type":"object","properties":{"personRemove\#
        d":{"type":"object","properties":{"person":{"type":"integer"},"home":{"type":"string","format":"uuid"}},"requi\#
        red":["person","home"]}},"required":["personRemoved"],"description":"Nothing is known of a person any more."},\#
        {"type":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/componen\#
        ts/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":\#
        ["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties":{"actionSe\#
        t":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]\#
        }},"required":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"object","proper\#
        ties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"\#
        string"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object","properti\#
        es":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"ty\#
        pe":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"requ\#
        ired":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":{"actionSe\#
        tExecuted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string\#
        ","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","home","dat\#
        e"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"actionSetPending":{"type":"object","pr\#
        operties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"pending":{"\#
        $ref":"#/components/schemas/PendingActions"}},"required":["actionSet","home"]}},"required":["actionSetPending"\#
        ],"description":"Actions of a run wait for their delay; nil when none does any more."},{"type":"object","prope\#
        rties":{"triggerAdded":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home"\#
        :{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerAdded"]},{"type":"obje\#
        ct","properties":{"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},\#
        "home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerRemoved"]},{"typ\#
        e":"object","properties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"type":"string","format":\#
        "uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["trigger","home","name"\#
        ]}},"required":["triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"type":"object","propertie\#
        s":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["t\#
        rigger","home"]}},"required":["triggerUpdated"],"description":"Anything else about a trigger: enabled, fired, m\#
        oved on, its action sets, its schedule or its plan replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","locati\#
        on":{"latitude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zon\#
        es":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116\#
        E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"na\#
        me":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","c\#
        ategory":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{\#
        "iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-80\#
        00-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-00\#
        00-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","min\#
        imum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescri\#
        ption":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id"\#
        :"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE\#
        807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"use\#
        rDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pending":{"star\#
        tedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E60\#
        8C4B4B"}}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedul\#
        e":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"ho\#
        urs":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Eur\#
        ope/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":18000000\#
        00,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-\#
        DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[\#
        {"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value"\#
        :40,"since":1800000000}]}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","\#
        isAdministrator":true,"hasRemoteAccess":true}],"people":[{"unixID":1,"name":"Kitchen","whereabouts":{"place":{\#
        "home":{}},"since":1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":1,"isHere":true}}]}}},{"hom\#
        eRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeLoc\#
        ated":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","location":{"latitude":1,"longitude":1}}},{"roomAdded":{"\#
        room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","ro\#
        oms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":\#
        {"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":\#
        {"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        },{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710\#
        AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9F-A116-99\#
        AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"ac\#
        cessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1\#
        ,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services\#
        ":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-100\#
        0-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"0000002\#
        5-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage",\#
        "minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDe\#
        scription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000},"home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        ,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB1F4EB-037\#
        2-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99AFE0\#
        116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E\#
        :55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6\#
        -9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion"\#
        :"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":\#
        "00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid"\#
        :9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","u\#
        nit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1\#
        ]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000},"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751\#
        0499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"accessoryBlocked":{"accessory":"5BB\#
        1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"servic\#
        eRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075104\#
        99","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025-0000-1000-8000-0026BB765291"}},{"serviceGro\#
        upAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1\#
        F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRem\#
        oved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"servic\#
        eGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":\#
        9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceRem\#
        ovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-\#
        54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userAdded":{"user":{"id":"E393BE2E-1\#
        ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","\#
        unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD"}},{"personUpdated":{"person":{"unixID":1,"name":"Kitchen","whereabouts":{"place":{"home":{}},"since"\#
        :1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":1,"isHere":true}},"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"}},{"personRemoved":{"person":1,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetA\#
        dded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions\#
        ":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pending":{"startedAt":1800000000,\#
        "actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC\#
        -DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}},"home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83\#
        ","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E6\#
        6AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"actionSet":"C\#
        1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-\#
        EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"ta\#
        rgetValue":40,"delay":1}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"actionSetPending":{"actionSet":"C1E2CCE5-57E9-5AE5-\#
        A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","pending":{"startedAt":1800000000,"actions":[\#
        {"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE8075104\#
        99","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}}},{"triggerAdded":{"\#
        trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate"\#
        :1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minute\#
        s":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}\#
        },"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDa\#
        te":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characterist\#
        ic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":18\#
        00000000}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-\#
        573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"t\#
        rigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":\#
        1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes\#
        ":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}}\#
        ,"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDat\#
        e":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","\#
        iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteristi\#
        c":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":180\#
        0000000}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that became different in t\#
        he database.\n\nThe hub commits changes, sends them to its clients, and both apply them to their `HomeDatabas\#
        e` by the same code. The JSON form is one key, the case's name, over its labelled parts."},"Characteristic":{"\#
        type":"object","description":"One property of a service: brightness, lock state. Its value is live state and k\#
        ept apart (`CharacteristicState`).","properties":{"iid":{"type":"integer","description":"Its number within the a\#
        ccessory; unique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"}\#
        ,"permissions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"#/components/sche\#
        mas/CharacteristicMetadata"},"manufacturerDescription":{"type":"string","description":"What the manufacturer s\#
        ays it is."}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"type":"string","enu\#
        m":["bool","uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array","dict"],"descriptio\#
        n":"How a characteristic's value is written. Raw values are HAP's own words."},"CharacteristicMetadata":{"type\#
        ":"object","description":"Format, unit and limits of a characteristic, as a device declares them or the catalo\#
        gue gives them.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},"unit":{"type":"s\#
        tring","description":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whatever the dev\#
        ice says."},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/sche\#
        mas/CharacteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximumLength":{"type":"\#
        integer","description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDataLength":{"type":"\#
        integer","description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"type":"array","it\#
        ems":{"type":"integer"},"description":"The only values allowed, if the device names them."}},"required":["form\#
        at"]},"CharacteristicPermissions":{"type":"array","items":{"type":"string"},"description":"What may be done, a\#
        s HAP's words: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed write), wr (write r\#
        esponse), hd (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a characteristic is f\#
        ound: the accessory and the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"i\#
        id":{"type":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"object","description":\#
        "What became of one read or write: a value or an error.","properties":{"characteristic":{"$ref":"#/components/\#
        schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Th\#
        e value read, or the value that the device was given; of a characteristic that answers a write (permission `wr\#
        `), the answer. Nil on failure, or if the device said null."},"error":{"$ref":"#/components/schemas/HubError"}\#
        },"required":["characteristic"]},"CharacteristicState":{"type":"object","description":"The last known value of a c\#
        haracteristic. Live state: it has no revision and is not part of the database.","properties":{"characteris\#
        tic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/Characteris\#
        ticValue","description":"Nil when the device has not told it or told null."},"isStale":{"type":"boolean","desc\#
        ription":"True if the device has not told the value since the hub's start or since it came back, or has said m\#
        eanwhile that it does not know; absent otherwise. Values of an accessory that does not answer are stale whatev\#
        er this says."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"type":"nu\#
        mber"},{"type":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"base64"}},"\#
        required":["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary data is marked, as {\#
        \"data\": base64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":"#/componen\#
        ts/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"authorizatio\#
        nData":{"type":"string","description":"Base64 of what the accessory's maker has the user's app send along, for c\#
        haracteristics with the permission `aa`; others are written without it."}},"required":["characteristic","val\#
        ue"]},"Commit":{"type":"object","description":"The changes of one committed transaction.","properties":{"revis\#
        ion":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"required":\#
        ["revision","changes"]},"ControllerDescription":{"type":"object","description":"A controller as others may kno\#
        w it.","properties":{"identifier":{"type":"string","description":"The pairing identifier, mostly a UUID in upp\#
        er case."},"publicKey":{"type":"string","description":"The long-term public key, 32 bytes in hex."}},"required\#
        ":["identifier","publicKey"]},"ControllerPairing":{"type":"object","description":"A controller that an accesso\#
        ry is paired with.","properties":{"identifier":{"type":"string","description":"The controller's pairing identi\#
        fier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-term public key, 32 b\#
        ytes in hex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."},"isOwn":{"type":"\#
        boolean","description":"Whether it is this hub."}},"required":["identifier","publicKey","isAdmin","isOwn"]},"D\#
        atabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/components/s\#
        chemas/HomeDatabase","description":"The whole database; nil if `missed` tells all there is to know."},"missed"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits after the revision a\#
        sked for, oldest first; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref":"#/compon\#
        ents/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicSt\#
        ate"},"description":"Last known values."},"caller":{"$ref":"#/components/schemas/MachineUser","description":"W\#
        ho is asking, as the kernel says. Guests see the homes that they were invited to."},"owner":{"$ref":"#/compone\#
        nts/schemas/MachineUser","description":"To whom the hub belongs."}},"required":["revision","accessories","valu\#
        es"]},"DayMoment":{"oneOf":[{"type":"object","properties":{"clock":{"type":"object","properties":{"time":{"$re\#
        f":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["clock"],"description":"What calend\#
        ar and clock show; absent parts do not count."},{"type":"object","properties":{"sun":{"type":"object","propert\#
        ies":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"required":["time"]}},"required":["sun"],"descri\#
        ption":"What the sun does on this day."}],"examples":[{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}\#
        }},{"sun":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"\#
        seconds":1,"nanoseconds":1}}}}],"description":"A moment of the day."},"DiscoveredAccessory":{"type":"object","\#
        description":"An accessory server seen on the network.","properties":{"accessory":{"type":"string","format":"u\#
        uid","description":"The identifier its first accessory will have once it is added."},"deviceID":{"type":"strin\#
        g"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","description":"HAP's categ\#
        ory number."},"isPaired":{"type":"boolean","description":"Whether some controller has paired with it already."\#
        },"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:PORT` it announces."}},"req\#
        uired":["accessory","deviceID","name","model","category","isPaired","addresses"]},"Done":{"type":"object","des\#
        cription":"The answer of a request that has nothing to tell but its success.","properties":{}},"EventPlan":{"t\#
        ype":"object","description":"What an event trigger waits for, and on which conditions it runs. Source: behavio\#
        ur section 13.","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"},"d\#
        escription":"Any one of them makes the hub look at the conditions. At least one when it is made; accessories t\#
        hat leave take theirs along."},"endEvents":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"\#
        },"description":"When one of them happens after a run, the values that the run has changed are put back."},"pr\#
        edicate":{"$ref":"#/components/schemas/TriggerPredicate","description":"What has to hold for it to run; nil al\#
        ways does."},"weekdays":{"type":"array","items":{"type":"integer"},"description":"The days of the week on whic\#
        h it may run, 1 for Sunday to 7 for Saturday, in order; nil for all."},"executeOnce":{"type":"boolean","descri\#
        ption":"Whether it is disabled after it has run once."}},"required":["events","endEvents","executeOnce"]},"Exp\#
        ortedIdentity":{"type":"object","properties":{"document":{"type":"string","description":"The content of the fi\#
        le."},"pairings":{"type":"integer","description":"How many accessory servers are in it."}},"required":["docume\#
        nt","pairings"]},"Hold":{"type":"object","description":"Since when a characteristic has had a value for which a t\#
        rigger waits to last. On disk, so that a restart of the hub does not begin to count anew.","properties":{"c\#
        haracteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"comparison":{"$ref":"#/components/sche\#
        mas/ValueComparison"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"since":{"type":"number","x-\#
        unit":"seconds since 1970","description":"When it came to be so."}},"required":["characteristic","comparison",\#
        "value","since"]},"Home":{"type":"object","description":"A home and everything in it.","properties":{"id":{"ty\#
        pe":"string","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","format":"uuid","descrip\#
        tion":"The room of everything not assigned elsewhere: HomeKit's \"room for entire home\". Never listed in `roo\#
        ms`; its name is the home's."},"location":{"$ref":"#/components/schemas/HomeLocation","description":"Where it i\#
        s; nil if nobody has said."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas/Room"}},"zones":{"\#
        type":"array","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/Accessory"}},"serviceGroups":{"type":"array","items":{"$ref":"#/components/schemas/ServiceGr\#
        oup"}},"actionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}},"triggers":{"type":"arr\#
        ay","items":{"$ref":"#/components/schemas/Trigger"}},"users":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/User"},"description":"Those who were invited; not the owner of the hub."},"people":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/Person"},"description":"The owner of the hub and users of whom something is kn\#
        own: where they are, or which phone is theirs."}},"required":["id","name","defaultRoom","rooms","zones","acces\#
        sories","serviceGroups","actionSets","triggers","users","people"]},"HomeDatabase":{"type":"object","descriptio\#
        n":"All homes, as one value. The hub's is the truth; every client keeps a replica.","properties":{"homes":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","format":"uuid"}},"re\#
        quired":["homes"]},"HomeLocation":{"type":"object","description":"Where on the Earth a home or a person is.","\#
        properties":{"latitude":{"type":"number","description":"Degrees north of the equator, -90 to 90."},"longitude"\#
        :{"type":"number","description":"Degrees east of Greenwich, -180 to 180."}},"required":["latitude","longitude"\#
        ]},"HubError":{"type":"object","description":"A refusal or failure as every client of the hub sees it.\n\nEqua\#
        lity looks at the code alone; the message is for people.","properties":{"code":{"$ref":"#/components/schemas/H\#
        ubErrorCode"},"message":{"type":"string","description":"What went wrong and what the reader can do about it. N\#
        ever holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type":"string","description":"The stab\#
        le word for an error, named as the cases of HMError.Code.","x-known-values":["unexpectedError","alreadyExists"\#
        ,"notFound","invalidParameter","accessoryNotReachable","readOnlyCharacteristic","writeOnlyCharacteristic","not\#
        ificationNotSupported","operationTimedOut","accessDenied","objectAssociatedToAnotherHome","objectNotAssociated\#
        ToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInProgress","accessoryOutOfResources","\#
        insufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified","operationCancelled","roomForHom\#
        eCannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateInPast","roomForHomeCannotBeUpdated"\#
        ,"actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSimilarNameExists","renameWithSimilar\#
        Name","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","nameDoesNotStartWithValidCharacters\#
        ","nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLarge","invalidValueType","valueLower\#
        ThanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessNotAuthorized","operationNotSupport\#
        ed","accessorySentInvalidResponse","stringShorterThanMinimum","genericError","securityFailure","communicationF\#
        ailure","accessoryDiscoveryFailed","invalidAssociatedServiceType","accessoryIsSuspended","accessoryIsBlocked",\#
        "actionSetExecutionFailed","actionSetExecutionPartialSuccess","actionSetExecutionInProgress","recurrenceMustBe\#
        OnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","cannotActivateTriggerTooFarInFuture","addAccessoryFa\#
        iled","cannotRemoveBuiltinActionSet","locationForHomeDisabled","notAuthorizedForLocationServices","cannotUnblo\#
        ckNonBridgeAccessory","noHomeHub","invalidOrMissingAuthorizationData","bridgedAccessoryNotReachable","objectWi\#
        thSimilarNameExists","maximumObjectLimitReached","readWritePartialSuccess","readWriteFailure"]},"HubStatus":{"\#
        type":"object","properties":{"version":{"type":"string"},"processID":{"type":"integer"},"startedAt":{"type":"n\#
        umber","x-unit":"seconds since 1970"},"revision":{"type":"integer"},"homes":{"type":"integer"},"accessories":{\#
        "type":"integer"},"reachableAccessories":{"type":"integer"},"accessoryServers":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/AccessoryServerStatus"}},"clients":{"type":"array","items":{"type":"string"},"descripti\#
        on":"The programs that are connected, by the names they gave."},"enabledTriggers":{"type":"integer"},"nextFire\#
        Date":{"type":"number","x-unit":"seconds since 1970","description":"When the next trigger is due."},"residentB\#
        ytes":{"type":"integer","description":"The hub's memory in bytes (resident set)."}},"required":["version","pro\#
        cessID","startedAt","revision","homes","accessories","reachableAccessories","accessoryServers","clients","enab\#
        ledTriggers","residentBytes"]},"ImportedIdentity":{"type":"object","properties":{"controller":{"$ref":"#/compo\#
        nents/schemas/ControllerDescription"},"pairings":{"type":"integer","description":"How many accessory servers c\#
        ame with it."},"needsRestart":{"type":"boolean","description":"Whether the hub runs under another identity unt\#
        il it is started again."}},"required":["controller","pairings","needsRestart"]},"MachineUser":{"type":"object"\#
        ,"description":"A user of the machine that the hub runs on.","properties":{"unixID":{"type":"integer"},"name":\#
        {"type":"string"}},"required":["unixID","name"]},"PendingActions":{"type":"object","description":"The actions o\#
        f a running action set whose delay is not over. On disk, so that a restart of the hub loses none.\n\nThey are a\#
        s they were when the run began; a change of the set does not touch them. The set's next run takes their plac\#
        e.","properties":{"startedAt":{"type":"number","x-unit":"seconds since 1970","description":"When the run began\#
        ; each action is due its delay after that."},"actions":{"type":"array","items":{"$ref":"#/components/schemas/A\#
        ction"},"description":"Those not written yet."},"trace":{"type":"string","format":"uuid","description":"Where t\#
        heir results are noted; nil for a run that no trigger has started."}},"required":["startedAt","actions"]},"Pe\#
        rson":{"type":"object","description":"Somebody who may be at home: the owner of the hub or a user of the home, o\#
        f whom something is known.\n\nKept in each home of its own, since a phone that one home's network knows says n\#
        othing of another home.","properties":{"unixID":{"type":"integer","description":"The user of this machine, a\#
        s the kernel names whoever calls."},"name":{"type":"string","description":"The login name."},"whereabouts":{"$\#
        ref":"#/components/schemas/Whereabouts","description":"Where the person is; nil if nobody has said."},"phone":\#
        {"$ref":"#/components/schemas/Phone","description":"What tells the hub of coming and going; nil if nothing doe\#
        s."}},"required":["unixID","name"]},"Phone":{"type":"object","description":"A person's phone, which the hub lo\#
        oks for on the network of the home.","properties":{"host":{"type":"string","description":"Its address (`192.0.\#
        2.7`) or its name in multicast DNS (`anna-phone.local`)."},"leaveDelay":{"type":"number","description":"In sec\#
        onds, see `usualLeaveDelay`."},"isHere":{"type":"boolean","description":"Whether it is on the network, as the h\#
        ub has found last; nil if it has not yet."}},"required":["host","leaveDelay"]},"Presence":{"type":"object","d\#
        escription":"Who of the people in question comes or goes; in a condition, whether anybody or nobody is at home\#
        . Source: behaviour section 13.","properties":{"kind":{"$ref":"#/components/schemas/PresenceKind"},"users":{"$\#
        ref":"#/components/schemas/PresenceUsers"},"people":{"type":"array","items":{"type":"integer"},"description":"\#
        The users of this machine who are meant: for `customUsers` those named, for `currentUser` the one who has made t\#
        he event (the hub fills in who asks, if it is left out); nil for `homeUsers`."}},"required":["kind","users"]\#
        },"PresenceKind":{"type":"string","enum":["everyEntry","everyExit","firstEntry","lastExit"],"description":"Raw v\#
        alues travel and are stored."},"PresenceUsers":{"type":"string","enum":["currentUser","homeUsers","customUse\#
        rs"],"description":"Whose presence counts. Raw values travel and are stored."},"RecentSnapshot":{"type":"objec\#
        t","properties":{"snapshot":{"$ref":"#/components/schemas/Snapshot","description":"Nil if there is none."}}},"\#
        Recurrence":{"type":"object","description":"An interval in calendar units: \"1 day\" keeps the time on the wal\#
        l when clocks change, \"24 hours\" does not.","properties":{"years":{"type":"integer"},"months":{"type":"integ\#
        er"},"weeks":{"type":"integer"},"days":{"type":"integer"},"hours":{"type":"integer"},"minutes":{"type":"intege\#
        r"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integer"}}},"Region":{"type":"object","description":"A c\#
        ircle on the Earth, and whether entering or leaving it counts.","properties":{"identifier":{"type":"string",\#
        "description":"The program's name for it."},"latitude":{"type":"number","description":"Degrees north of the eq\#
        uator."},"longitude":{"type":"number","description":"Degrees east of Greenwich."},"radius":{"type":"number","d\#
        escription":"Metres."},"notifyOnEntry":{"type":"boolean"},"notifyOnExit":{"type":"boolean"}},"required":["iden\#
        tifier","latitude","longitude","radius","notifyOnEntry","notifyOnExit"]},"Restoration":{"type":"object","descr\#
        iption":"What is to be put back after a run of a trigger with end events. Source: behaviour section 13.","prop\#
        erties":{"values":{"type":"array","items":{"$ref":"#/components/schemas/RestorationValue"},"description":"Thos\#
        e that were known and had to change."},"dueDate":{"type":"number","x-unit":"seconds since 1970","description":\#
        "When time ends it at the latest; nil if only another event does."}},"required":["values"]},"RestorationValue"\#
        :{"type":"object","description":"One value as it was before.","properties":{"characteristic":{"$ref":"#/compon\#
        ents/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required"\#
        :["characteristic","value"]},"Room":{"type":"object","description":"A room of a home. Which accessories stand i\#
        n it, the accessories say.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"r\#
        equired":["id","name"]},"SRTPProtection":{"type":"object","description":"Keys of SRTP.","properties":{"suite":\#
        {"type":"string","description":"As session descriptions call it: `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC\#
        _SHA1_80`. Source: RFC 4568."},"key":{"type":"string","description":"The master key and the master salt after i\#
        t, in base64."}},"required":["suite","key"]},"Service":{"type":"object","description":"Something an accessory c\#
        an do: a light, an outlet, a lock.","properties":{"iid":{"type":"integer","description":"Its number within t\#
        he accessory; unique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier\#
        "},"name":{"type":"string","description":"The name the device or, later, the user gave it; nil if neither did.\#
        "},"associatedType":{"$ref":"#/components/schemas/TypeIdentifier","description":"What the user says hangs on i\#
        t: a lamp on an outlet, a window with a contact sensor. Nil if nothing is said."},"isPrimary":{"type":"boolean\#
        "},"isHidden":{"type":"boolean"},"linked":{"type":"array","items":{"type":"integer"},"description":"The servic\#
        es it belongs together with, by iid."},"characteristics":{"type":"array","items":{"$ref":"#/components/schemas\#
        /Characteristic"}}},"required":["iid","type","isPrimary","isHidden","linked","characteristics"]},"ServiceGroup\#
        ":{"type":"object","description":"Services of any accessories of one home that a person names together: \"the r\#
        eading lights\". A service may be in several. Source: behaviour section 5.","properties":{"id":{"type":"strin\#
        g","format":"uuid"},"name":{"type":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/\#
        ServiceReference"}}},"required":["id","name","services"]},"ServiceReference":{"type":"object","description":"W\#
        here a service is found: the accessory and the number within it.","properties":{"accessory":{"type":"string","\#
        format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"SetupCodeAnswer":{"type":"object","\#
        properties":{"setupCode":{"type":"string"}}},"SignificantTime":{"type":"object","description":"Sunrise or suns\#
        et at the home, or a while before or after. Source: behaviour section 13.","properties":{"event":{"$ref":"#/co\#
        mponents/schemas/SignificantTimeEvent"},"offset":{"$ref":"#/components/schemas/Recurrence","description":"How m\#
        uch later; its parts may be negative, for earlier. Nil is none."}},"required":["event"]},"SignificantTimeEven\#
        t":{"type":"string","enum":["sunrise","sunset"],"description":"What the sun does. Raw values travel and are st\#
        ored."},"Snapshot":{"type":"object","description":"A still picture.","properties":{"contentType":{"type":"stri\#
        ng","description":"`image/jpeg`, as HAP has it."},"image":{"type":"string","description":"The bytes of the pic\#
        ture in base64."},"takenAt":{"type":"number","x-unit":"seconds since 1970","description":"When it was asked fo\#
        r."}},"required":["contentType","image"]},"TimeRelation":{"type":"string","enum":["before","at","after"],"desc\#
        ription":"How a time stands to another. Raw values travel and are stored."},"TimerSchedule":{"type":"object","\#
        description":"When a timer trigger fires: a first date, and perhaps an interval after which it fires again and a\#
        gain.\n\nSource: behaviour section 12.","properties":{"fireDate":{"type":"number","x-unit":"seconds since 19\#
        70","description":"The first date; a whole minute."},"timeZone":{"type":"string","description":"IANA name (`Eu\#
        rope/Berlin`); nil is the hub's own zone."},"recurrence":{"$ref":"#/components/schemas/Recurrence","descriptio\#
        n":"Nil fires once."},"recurrenceCalendar":{"$ref":"#/components/schemas/CalendarDescription","description":"T\#
        he calendar the interval is counted in; nil is the hub's own."}},"required":["fireDate"]},"Trigger":{"type":"o\#
        bject","description":"What makes the hub run action sets by itself.","properties":{"id":{"type":"string","form\#
        at":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"b\#
        oolean"},"actionSets":{"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"type":"numbe\#
        r","x-unit":"seconds since 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":\#
        "When it is due next; set while enabled, unless it is an event trigger for which no time comes. Moved on in th\#
        e transaction that records a firing, so it fires once."},"restoration":{"$ref":"#/components/schemas/Restorati\#
        on","description":"What its last run has changed and one of its end events will put back; nil if there is noth\#
        ing."},"catchUp":{"$ref":"#/components/schemas/CatchUp","description":"What becomes of dates that were missed.\#
        "},"endDate":{"type":"number","x-unit":"seconds since 1970","description":"After this it does not run any more\#
        , and is disabled; nil never ends."},"holds":{"type":"array","items":{"$ref":"#/components/schemas/Hold"},"des\#
        cription":"Since when the values that its plan wants to last for a while have lasted."}},"required":["id","nam\#
        e","kind","isEnabled","actionSets","catchUp","holds"]},"TriggerEvent":{"type":"object","description":"Somethin\#
        g that happens and makes a trigger run, or ends what a run has done. Source: behaviour section 13.","propertie\#
        s":{"id":{"type":"string","format":"uuid"},"kind":{"$ref":"#/components/schemas/TriggerEventKind"}},"required"\#
        :["id","kind"]},"TriggerEventKind":{"oneOf":[{"type":"object","properties":{"calendar":{"type":"object","prope\#
        rties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["calendar"],"de\#
        scription":"The time of the hub comes to this; what is absent matches all."},{"type":"object","properties":{"s\#
        ignificantTime":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"requir\#
        ed":["time"]}},"required":["significantTime"],"description":"Sunrise or sunset at the home, or a while before o\#
        r after."},{"type":"object","properties":{"duration":{"type":"object","properties":{"seconds":{"type":"number\#
        "}},"required":["seconds"]}},"required":["duration"],"description":"So many seconds after the run; as an end e\#
        vent only."},{"type":"object","properties":{"characteristic":{"type":"object","properties":{"of":{"$ref":"#/co\#
        mponents/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"requi\#
        red":["of"]}},"required":["characteristic"],"description":"A characteristic takes a value, or any other than b\#
        efore."},{"type":"object","properties":{"threshold":{"type":"object","properties":{"of":{"$ref":"#/components/\#
        schemas/CharacteristicReference"},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$r\#
        ef":"#/components/schemas/CharacteristicValue"}},"required":["of"]}},"required":["threshold"],"description":"A c\#
        haracteristic's number comes into a range, its ends included; one of them may be absent."},{"type":"object",\#
        "properties":{"location":{"type":"object","properties":{"region":{"$ref":"#/components/schemas/Region"},"user"\#
        :{"type":"integer"}},"required":["region"]}},"required":["location"],"description":"A user of this machine ent\#
        ers or leaves a region: the one who has made the event (the hub fills in who asks, if it is left out)."},{"typ\#
        e":"object","properties":{"presence":{"type":"object","properties":{"presence":{"$ref":"#/components/schemas/P\#
        resence"}},"required":["presence"]}},"required":["presence"],"description":"People come home or leave."}],"exa\#
        mples":[{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"significantTime":{"time":{"event":"sun\#
        rise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}},\#
        {"duration":{"seconds":1}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9\#
        },"value":40}},{"threshold":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"minimum":40,"m\#
        aximum":40}},{"location":{"region":{"identifier":"gregorian","latitude":1,"longitude":1,"radius":1,"notifyOnEn\#
        try":true,"notifyOnExit":true},"user":1}},{"presence":{"presence":{"kind":"everyEntry","users":"currentUser","\#
        people":[1]}}}]},"TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type":"object","properties":\#
        {"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"required":["schedule"]}},"required":["timer"]},{"t\#
        ype":"object","properties":{"event":{"type":"object","properties":{"plan":{"$ref":"#/components/schemas/EventP\#
        lan"}},"required":["plan"]}},"required":["event"]}],"examples":[{"timer":{"schedule":{"fireDate":1800000000,"t\#
        imeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds"\#
        :1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},{"event":{"p\#
        lan":{"events":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"ho\#
        ur":1,"minute":1}}}}],"endEvents":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"m\#
        onth":1,"day":1,"hour":1,"minute":1}}}}],"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"\#
        month":1,"day":1,"hour":1,"minute":1}}}}},"weekdays":[1],"executeOnce":true}}}],"description":"What it waits f\#
        or."},"TriggerPredicate":{"oneOf":[{"type":"object","properties":{"time":{"type":"object","properties":{"relat\#
        ion":{"$ref":"#/components/schemas/TimeRelation"},"moment":{"$ref":"#/components/schemas/DayMoment"}},"require\#
        d":["relation","moment"]}},"required":["time"],"description":"It is before, at or after this moment of the day\#
        ."},{"type":"object","properties":{"between":{"type":"object","properties":{"first":{"$ref":"#/components/sche\#
        mas/DayMoment"},"second":{"$ref":"#/components/schemas/DayMoment"}},"required":["first","second"]}},"required"\#
        :["between"],"description":"It is the first moment or later, and before the second; over midnight if the secon\#
        d one is the earlier."},{"type":"object","properties":{"characteristic":{"type":"object","properties":{"of":{"\#
        $ref":"#/components/schemas/CharacteristicReference"},"comparison":{"$ref":"#/components/schemas/ValueComparis\#
        on"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of","comparison","value"]}},"re\#
        quired":["characteristic"],"description":"A value compares so with another. Read from the device when it is as\#
        ked for."},{"type":"object","properties":{"presence":{"type":"object","properties":{"presence":{"$ref":"#/comp\#
        onents/schemas/Presence"}},"required":["presence"]}},"required":["presence"],"description":"Somebody or nobody i\#
        s at home."},{"type":"object","properties":{"all":{"type":"object","properties":{"of":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"required":["all"],"description":"All o\#
        f them hold; of none, that is so."},{"type":"object","properties":{"any":{"type":"object","properties":{"of"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"required":["a\#
        ny"],"description":"One of them holds at least; of none, that is not so."},{"type":"object","properties":{"not\#
        ":{"type":"object","properties":{"predicate":{"$ref":"#/components/schemas/TriggerPredicate"}},"required":["pr\#
        edicate"]}},"required":["not"],"description":"The other does not hold."}],"examples":[{"time":{"relation":"bef\#
        ore","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"between":{"first":{"clock":{"time\#
        ":{"month":1,"day":1,"hour":1,"minute":1}}},"second":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}\#
        }}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessTha\#
        n","value":40}},{"presence":{"presence":{"kind":"everyEntry","users":"currentUser","people":[1]}}},{"all":{"of\#
        ":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"any\#
        ":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}}\#
        ,{"not":{"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minut\#
        e":1}}}}}}}],"description":"A condition of an event trigger; conditions nest. Source: behaviour section 13, \"\#
        Predicates\"."},"TypeIdentifier":{"type":"string","format":"uuid","description":"The UUID of a kind of service o\#
        r characteristic."},"User":{"type":"object","description":"Somebody who was invited to a home. The owner of t\#
        he hub is in no list: to that user all homes belong.\n\nEverybody may control the accessories of the home; wh\#
        at else, the rights say. Source: behaviour section 14.","properties":{"id":{"type":"string","format":"uuid"},"\#
        unixID":{"type":"integer","description":"The user of this machine, as the kernel names whoever calls."},"name"\#
        :{"type":"string"},"isAdministrator":{"type":"boolean","description":"Whether the user may change the home and m\#
        anage its users."},"hasRemoteAccess":{"type":"boolean","description":"Whether the user may control the home f\#
        rom elsewhere."}},"required":["id","unixID","name","isAdministrator","hasRemoteAccess"]},"ValueComparison":{"\#
        type":"string","enum":["lessThan","lessThanOrEqualTo","greaterThan","greaterThanOrEqualTo","equalTo","notEqual\#
        To"],"description":"How a value compares with another. Raw values travel and are stored."},"Welcome":{"type":"\#
        object","properties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protoc\#
        olVersion","hubVersion"]},"Whereabouts":{"type":"object","description":"Where a person is, since when, and how t\#
        he hub knows.","properties":{"place":{"$ref":"#/components/schemas/WhereaboutsPlace"},"since":{"type":"numbe\#
        r","x-unit":"seconds since 1970","description":"When it came to be so."},"source":{"$ref":"#/components/schema\#
        s/WhereaboutsSource"}},"required":["place","since","source"]},"WhereaboutsPlace":{"oneOf":[{"type":"object","p\#
        roperties":{"home":{"type":"object","properties":{}}},"required":["home"]},{"type":"object","properties":{"awa\#
        y":{"type":"object","properties":{}}},"required":["away"],"description":"Not at home; where, nobody has said."\#
        },{"type":"object","properties":{"position":{"type":"object","properties":{"location":{"$ref":"#/components/sc\#
        hemas/HomeLocation"}},"required":["location"]}},"required":["position"],"description":"Somewhere on the Earth. N\#
        ear the home that is at home."}],"examples":[{"home":{}},{"away":{}},{"position":{"location":{"latitude":1,"\#
        longitude":1}}}]},"WhereaboutsSource":{"type":"string","enum":["said","phone"],"description":"How the hub know\#
        s. Raw values travel and are stored."},"Zone":{"type":"object","description":"A group of rooms of one home; a r\#
        oom may be in several.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms"\#
        :{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"Par\#
        seError":{"code":-32700,"message":"The line, or a value in it, is not JSON.","data":{"$ref":"#/components/sche\#
        mas/HubError"}},"InvalidRequest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also batches, a\#
        nd hub.hello said twice.","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,"\#
        message":"The hub does not know the method.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParamete\#
        rs":{"code":-32602,"message":"The parameters do not fit; the message names the field, as params.writes[2].valu\#
        e.","data":{"$ref":"#/components/schemas/HubError"}},"InternalError":{"code":-32603,"message":"The hub is at f\#
        ault.","data":{"$ref":"#/components/schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"Something el\#
        se was asked before hub.hello.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code":-32001\#
        ,"message":"Another protocol version, or a user who may not use the hub. The hub hangs up.","data":{"$ref":"#/\#
        components/schemas/HubError"}},"Refused":{"code":1000,"message":"The hub understood, and refuses or failed; da\#
        ta.code tells why.","data":{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
