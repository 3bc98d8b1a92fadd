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
        tion","summary":"Adds a write to an action set","description":"It may have a delay of up to 24 hours, and a se\#
        t may have several for one characteristic if their delays differ.","paramStructure":"by-name","params":[{"name\#
        ":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}},{"name":"action","required":true,"schema":{"$ref":"#/components/schemas\#
        /Action"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-\#
        5AE5-A954-E66AD861AA83"},{"name":"action","value":{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic\#
        ":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"actionSet.execute","summary":"Runs an action set","description":"Fails with `actio\#
        nSetExecutionFailed`, `actionSetExecutionPartialSuccess`, `noActionsInActionSet` or `actionSetExecutionInProgr\#
        ess`; the answer tells each action's result.","paramStructure":"by-name","params":[{"name":"home","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string",\#
        "format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ActionSetExecuted"}},"erro\#
        rs":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"na\#
        me":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","valu\#
        e":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"commit":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]},"results":[{"characteris\#
        tic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","messa\#
        ge":"there is no such home"}}],"error":{"code":"notFound","message":"there is no such home"}}}}]},{"name":"act\#
        ionSet.remove","summary":"Removes an action set; triggers lose it","paramStructure":"by-name","params":[{"name\#
        ":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commi\#
        t"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examp\#
        les":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"action\#
        Set","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.r\#
        emoveAction","summary":"Takes a write out of an action set","paramStructure":"by-name","params":[{"name":"home\#
        ","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"action","required":true,"schema":{"type":"string","format":"uuid"}}],\#
        "result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/err\#
        ors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":\#
        "home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E6\#
        6AD861AA83"},{"name":"action","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"}],"result":{"name":"result","valu\#
        e":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}\#
        }}]},{"name":"actionSet.rename","summary":"Gives an action set another name","paramStructure":"by-name","param\#
        s":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66\#
        AD861AA83"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"ho\#
        meRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.updateAc\#
        tion","summary":"Gives a write of an action set another target value","paramStructure":"by-name","params":[{"n\#
        ame":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"action","required":true,"schema":{"type":"string","format":\#
        "uuid"}},{"name":"targetValue","required":true,"schema":{"$ref":"#/components/schemas/CharacteristicValue"}}],\#
        "result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/err\#
        ors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":\#
        "home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E6\#
        6AD861AA83"},{"name":"action","value":"0A15E95E-EC70-556C-B6CE-4467543879B3"},{"name":"targetValue","value":40\#
        }],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.updateActionDelay","summary":"Makes a write of an ac\#
        tion set come so many seconds after the start of a run: 0, at once, to 24 hours","paramStructure":"by-name","p\#
        arams":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"action","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"delay","required":true,"schema":{"type":"number"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action"\#
        ,"value":"0A15E95E-EC70-556C-B6CE-4467543879B3"},{"name":"delay","value":1}],"result":{"name":"result","value"\#
        :{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}\#
        ]},{"name":"agent.register","summary":"Makes this connection a setup agent, or no longer: the hub asks it for s\#
        etup codes (`agent.setupCode`)","paramStructure":"by-name","params":[{"name":"isOn","required":true,"schema":\#
        {"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref\#
        ":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole"\#
        ,"params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]},{"name":"camera.startStream"\#
        ,"summary":"Starts a live stream of a camera or doorbell","description":"It ends with `camera.stopStream`, wit\#
        h the connection that has asked for it, or when the camera ends it (`camera.streamEnded`).\n\nFails with `oper\#
        ationNotSupported` for an accessory without a camera, `accessoryIsBusy` when all its streams are in use, `oper\#
        ationTimedOut`, or `operationCancelled` when it is stopped meanwhile. Pictures arrive from the moment of the a\#
        nswer on, at ports on which nobody but the asker is to listen.","paramStructure":"by-name","params":[{"name":"\#
        stream","required":true,"summary":"Chosen by the asker, so that it can stop a stream that has not started yet; r\#
        andom.","schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"width","required":true,"summary":"The largest picture wished for, in pixels."\#
        ,"schema":{"type":"integer"}},{"name":"height","required":true,"summary":"Pixels.","schema":{"type":"integer"}\#
        },{"name":"videoPort","required":false,"summary":"The UDP port of this machine where pictures are to arrive; n\#
        il to have the hub find a free one.","schema":{"type":"integer"}},{"name":"audioPort","required":false,"summar\#
        y":"The UDP port of this machine where sound is to arrive; nil to have the hub find a free one.","schema":{"ty\#
        pe":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/CameraStream"}},"errors":[{"\#
        $ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"wh\#
        ole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"accessory","value":"5\#
        BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"width","value":640},{"name":"height","value":360},{"name":"vide\#
        oPort","value":1},{"name":"audioPort","value":1}],"result":{"name":"result","value":{"localAddress":"localAddr\#
        ess","remoteAddress":"remoteAddress","isIPv6":true,"picture":{"profile":"constrainedBaseline","level":1,"width\#
        ":640,"height":360,"framesPerSecond":1},"video":{"localPort":1,"remotePort":1,"payloadType":1,"localSource":1,\#
        "remoteSource":1,"maximumBitRate":1,"incoming":{"suite":"suite","key":"key"},"outgoing":{"suite":"suite","key"\#
        :"key"}},"sound":{"codec":"pcmu","channels":1,"sampleRate":1,"packetTime":1},"audio":{"localPort":1,"remotePor\#
        t":1,"payloadType":1,"localSource":1,"remoteSource":1,"maximumBitRate":1,"incoming":{"suite":"suite","key":"ke\#
        y"},"outgoing":{"suite":"suite","key":"key"}}}}},{"name":"short","params":[{"name":"stream","value":"312CD8B0-\#
        56E7-5A08-9D94-041D5565B387"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"wid\#
        th","value":640},{"name":"height","value":360}],"result":{"name":"result","value":{"localAddress":"localAddres\#
        s","remoteAddress":"remoteAddress","isIPv6":true,"picture":{"profile":"constrainedBaseline","level":1,"width":\#
        640,"height":360,"framesPerSecond":1},"video":{"localPort":1,"remotePort":1,"payloadType":1,"localSource":1,"r\#
        emoteSource":1,"maximumBitRate":1}}}}]},{"name":"camera.stopStream","summary":"Ends a live stream that this co\#
        nnection has asked for; the camera has been told when the answer comes","description":"Fails with `notFound` i\#
        f there is none, for instance since it has ended already.","paramStructure":"by-name","params":[{"name":"strea\#
        m","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/\#
        components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/er\#
        rors/Refused"}],"examples":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-041D55\#
        65B387"}],"result":{"name":"result","value":{}}}]},{"name":"characteristic.read","summary":"Asks the devices f\#
        or current values","paramStructure":"by-name","params":[{"name":"characteristics","required":true,"schema":{"t\#
        ype":"array","items":{"$ref":"#/components/schemas/CharacteristicReference"}}}],"result":{"name":"result","sch\#
        ema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$ref":"#/compo\#
        nents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":\#
        [{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"result":{\#
        "name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value\#
        ":40,"error":{"code":"notFound","message":"there is no such home"}}]}}]},{"name":"characteristic.subscribe","s\#
        ummary":"Asks to be told (`characteristic.valuesChanged`) when these change by somebody else's hand, or no lon\#
        ger","description":"Subscriptions belong to the connection and end with it.","paramStructure":"by-name","param\#
        s":[{"name":"characteristics","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/C\#
        haracteristicReference"}}},{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"resu\#
        lt","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$ref":\#
        "#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","\#
        params":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},{"n\#
        ame":"isOn","value":true}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5B\#
        E6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}}]}}]},\#
        {"name":"characteristic.write","summary":"Writes values to the devices, each accessory server's in one go","de\#
        scription":"Values are checked and clamped first.","paramStructure":"by-name","params":[{"name":"writes","requ\#
        ired":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicWrite"}}}],"result":{"\#
        name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors\#
        ":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name\#
        ":"whole","params":[{"name":"writes","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751\#
        0499","iid":9},"value":40,"authorizationData":"AQI="}]}],"result":{"name":"result","value":[{"characteristic":\#
        {"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"\#
        there is no such home"}}]}}]},{"name":"database.open","summary":"Asks for the database and, from then on, for e\#
        very commit (`database.committed`) and every change of reachability (`accessory.stateChanged`), without a gap i\#
        n between","paramStructure":"by-name","params":[{"name":"since","required":false,"summary":"The last revisio\#
        n the client has; the hub then sends only what came after, if it still knows.","schema":{"type":"integer"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/DatabaseOpened"}},"errors":[{"$ref":"#/compone\#
        nts/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{\#
        "name":"since","value":1}],"result":{"name":"result","value":{"revision":1,"database":{"homes":[{"id":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","location\#
        ":{"latitude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones\#
        ":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E1\#
        1"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name\#
        ":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","cat\#
        egory":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"i\#
        id":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000\#
        -0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000\#
        -1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minim\#
        um":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescript\#
        ion":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"\#
        20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80\#
        7510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userD\#
        efined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pending":{"starte\#
        dAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C\#
        4B4B"}}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule"\#
        :{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hour\#
        s":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europ\#
        e/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000\#
        ,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DF\#
        E807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"\#
        characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":4\#
        0,"since":1800000000,"happened":1}]}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":\#
        "Kitchen","isAdministrator":true,"hasRemoteAccess":true}]}],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"},"missed":[{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"K\#
        itchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":\#
        [{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}],"c\#
        aller":{"unixID":1,"name":"Kitchen"},"owner":{"unixID":1,"name":"Kitchen"}}}},{"name":"short","params":[],"res\#
        ult":{"name":"result","value":{"revision":1,"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        ,"isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}\#
        }]}}}]},{"name":"discovery.search","summary":"Starts or stops telling this connection about accessories that c\#
        ould be added (`discovery.appeared`, `discovery.vanished`)","description":"Starting begins with all that are k\#
        nown.","paramStructure":"by-name","params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"resu\#
        lt":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"isOn",\#
        "value":true}],"result":{"name":"result","value":{}}}]},{"name":"home.add","summary":"Makes a home","descripti\#
        on":"The first one becomes the primary home.","paramStructure":"by-name","params":[{"name":"name","required":t\#
        rue,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"e\#
        rrors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{\#
        "name":"whole","params":[{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"c\#
        hanges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.\#
        remove","summary":"Removes a home with everything in it","paramStructure":"by-name","params":[{"name":"home","\#
        required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/erro\#
        rs/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.rename","summary":"Gives a home another name","paramSt\#
        ructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components\#
        /schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Ref\#
        used"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{\#
        "name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setLocation","summary":"Sa\#
        ys where on the Earth a home is, for sunrise and sunset, or takes it back (nil)","description":"Triggers that w\#
        ait for the sun are planned anew.","paramStructure":"by-name","params":[{"name":"home","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"location","required":false,"schema":{"$ref":"#/components/schem\#
        as/HomeLocation"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"location","value":{"latitu\#
        de":1,"longitude":1}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed"\#
        :{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"\#
        Makes a home the primary one","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"e\#
        rrors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{\#
        "name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"identity.export","summary":"Asks for this hub's identity and pairings as a file that a p\#
        assphrase opens","description":"Whoever has both can use all its accessories.","paramStructure":"by-name","p\#
        arams":[{"name":"passphrase","required":true,"summary":"At least 8 characters.","schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/ExportedIdentity"}},"errors":[{"$ref":"#/compo\#
        nents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":\#
        [{"name":"passphrase","value":"eight or more"}],"result":{"name":"result","value":{"document":"{\"format\":\"h\#
        earth-controller-identity\"}","pairings":3}}}]},{"name":"identity.import","summary":"Gives this hub the identi\#
        ty and pairings of an exported file, from its next start on; until then it pairs with nothing","description":"\#
        Fails with `accessDenied` for a wrong passphrase, `invalidDataFormatSpecified` for a damaged or foreign file, a\#
        nd `alreadyExists` if this hub has pairings under an identity of its own and `replacesPaired` is false.","par\#
        amStructure":"by-name","params":[{"name":"document","required":true,"summary":"The content of the file.","sche\#
        ma":{"type":"string"}},{"name":"passphrase","required":true,"schema":{"type":"string"}},{"name":"replacesPaire\#
        d","required":true,"summary":"Whether an identity may be replaced under which accessories know this hub.","sch\#
        ema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/ImportedIdentity"}}\#
        ,"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples"\#
        :[{"name":"whole","params":[{"name":"document","value":"{\"format\":\"hearth-controller-identity\"}"},{"name":\#
        "passphrase","value":"eight or more"},{"name":"replacesPaired","value":true}],"result":{"name":"result","value\#
        ":{"controller":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71\#
        b1b628d0c"},"pairings":3,"needsRestart":true}}}]},{"name":"identity.show","summary":"Asks who this hub is towa\#
        rds accessories","description":"Nothing of it is secret: it is what another hub needs to invite this one.","pa\#
        ramStructure":"by-name","params":[],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Controlle\#
        rDescription"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refuse\#
        d"}],"examples":[{"name":"whole","params":[],"result":{"name":"result","value":{"identifier":"gregorian","publ\#
        icKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"}}}]},{"name":"pairing.add","summary"\#
        :"Lets another controller use an accessory, or changes whether it may manage pairings","description":"Fails wi\#
        th `insufficientPrivileges` if this hub is no administrator, `accessoryOutOfResources` if the accessory cannot s\#
        tore more pairings, `alreadyExists` if it knows the identifier with another key.","paramStructure":"by-name"\#
        ,"params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"identifier\#
        ","required":true,"summary":"The other controller's pairing identifier, as its `identity.show` tells.","schema\#
        ":{"type":"string"}},{"name":"publicKey","required":true,"summary":"Its long-term public key, 32 bytes in hex.\#
        ","schema":{"type":"string"}},{"name":"isAdmin","required":true,"summary":"Whether it may manage pairings too.\#
        ","schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/AccessoryInvi\#
        tation"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"nam\#
        e":"identifier","value":"gregorian"},{"name":"publicKey","value":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e4\#
        40ae8d25e71b1b628d0c"},{"name":"isAdmin","value":true}],"result":{"name":"result","value":{"deviceID":"7A:1C:3\#
        E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","address":"192.0.2.\#
        7:51826"}}}]},{"name":"pairing.list","summary":"Asks an accessory which controllers it is paired with","descri\#
        ption":"Only an administrator of the accessory may ask: `insufficientPrivileges`. For an accessory behind a br\#
        idge the bridge is asked.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{\#
        "type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"type":"array","items":{"$ref":"#/compo\#
        nents/schemas/ControllerPairing"}}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/comp\#
        onents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6\#
        -9ECC-DFE807510499"}],"result":{"name":"result","value":[{"identifier":"gregorian","publicKey":"2bc8ad225186f5\#
        009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","isAdmin":true,"isOwn":true}]}}]},{"name":"pairing.remove"\#
        ,"summary":"Has an accessory forget another controller","description":"Fails with `notFound` if the accessory d\#
        oes not know it, `insufficientPrivileges` if this hub is no administrator, and `operationNotSupported` for th\#
        is hub's own pairing, which ends with `accessory.remove`, and for the last administrator.","paramStructure":"b\#
        y-name","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"ide\#
        ntifier","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components\#
        /schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        },{"name":"identifier","value":"gregorian"}],"result":{"name":"result","value":{}}}]},{"name":"room.add","summ\#
        ary":"Makes a room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","s\#
        chema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$r\#
        ef":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,\#
        "changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"roo\#
        m.remove","summary":"Removes a room; it leaves its zones, and its accessories go to the default room","paramSt\#
        ructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$re\#
        f":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compo\#
        nents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","valu\#
        e":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}\#
        }}]},{"name":"room.rename","summary":"Gives a room another name","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"\#
        result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParamet\#
        ers"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"},{"name":"n\#
        ame","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.associate","summary":"Says what k\#
        ind of thing a service works: a lamp on an outlet, a window with a contact sensor","description":"A nil `type\#
        ` takes it back.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"s\#
        ervice","required":true,"schema":{"type":"integer"}},{"name":"type","required":false,"schema":{"$ref":"#/compo\#
        nents/schemas/TypeIdentifier"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"e\#
        rrors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{\#
        "name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","v\#
        alue":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"type","value":"00000025-00\#
        00-1000-8000-0026BB765291"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},\#
        {"name":"service","value":1}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.rename","summary":"Gives a s\#
        ervice another name; the device never hears of it","paramStructure":"by-name","params":[{"name":"home","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"name","require\#
        d":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory\#
        ","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"name","value":"Kitchen\#
        "}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.add","summary":"Makes an empty service group","p\#
        aramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/erro\#
        rs/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenam\#
        ed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.addService",\#
        "summary":"Puts a service of the same home into a service group","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"$ref":"#/components/schemas/Serv\#
        iceReference"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":\#
        "#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","\#
        params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8\#
        -54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":\#
        9}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.remove","summary":"Removes a service group; its s\#
        ervices stay","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name\#
        ":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidPara\#
        meters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"}],"resu\#
        lt":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","name":"Kitchen"}}]}}}]},{"name":"serviceGroup.removeService","summary":"Takes a service out of a servic\#
        e group","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format\#
        ":"uuid"}},{"name":"group","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"service","requ\#
        ired":true,"schema":{"$ref":"#/components/schemas/ServiceReference"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/comp\#
        onents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"service","value":{"ac\#
        cessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}],"result":{"name":"result","value":{"revision":1,"ch\#
        anges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"servic\#
        eGroup.rename","summary":"Gives a service group another name","paramStructure":"by-name","params":[{"name":"ho\#
        me","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"group","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"re\#
        sult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameter\#
        s"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"group","value":"20AB4608-10F8-54EB-B2CF-04C546FB87CC"},{"name":"na\#
        me","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary":"Adds a trigger, d\#
        isabled; its identifier and action sets come with it, its catch-up rule and its end date","paramStructure":"by\#
        -name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger",\#
        "required":true,"schema":{"$ref":"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$ref":\#
        "#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/componen\#
        ts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD"},{"name":"trigger","value":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"t\#
        imer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks"\#
        :1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian",\#
        "timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFir\#
        eDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":18000\#
        00000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"le\#
        ssThan","value":40,"since":1800000000,"happened":1}]}}],"result":{"name":"result","value":{"revision":1,"chang\#
        es":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.a\#
        ddActionSet","summary":"Adds an action set to those a trigger runs","paramStructure":"by-name","params":[{"nam\#
        e":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"\#
        uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compo\#
        nents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":\#
        [{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-\#
        83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"trigger.addEvent","summary":"Adds an event to those that make a trigger run","paramStr\#
        ucture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"event","required":true,"schema\#
        ":{"$ref":"#/components/schemas/TriggerEvent"}}],"result":{"name":"result","schema":{"$ref":"#/components/sche\#
        mas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"\#
        }],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name\#
        ":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":{"id":"7E3FB088-5A3B-59D8-\#
        B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}],"result":{"name":"r\#
        esult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"\#
        Kitchen"}}]}}}]},{"name":"trigger.addOwnedActionSet","summary":"Gives a trigger an empty action set that belon\#
        gs to it alone","description":"It has the trigger's name, is not among the home's action sets, and is not run, r\#
        enamed or given to another trigger. Source: behaviour section 11.","paramStructure":"by-name","params":[{"na\#
        me":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commi\#
        t"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examp\#
        les":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigge\#
        r","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":\#
        [{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.agend\#
        a","summary":"Tells what the hub will do when time comes to it, if nothing is changed until then","description\#
        ":"By the hub's own clock and zone.","paramStructure":"by-name","params":[{"name":"from","required":false,"sum\#
        mary":"From then on; now if it is not given.","schema":{"type":"number","x-unit":"seconds since 1970"}},{"name\#
        ":"span","required":true,"summary":"How far it goes, in seconds; 366 days at the most.","schema":{"type":"numb\#
        er"}},{"name":"limit","required":false,"summary":"How many dates of each trigger at most; 1,000 if it is not g\#
        iven, 10,000 at the most.","schema":{"type":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/compone\#
        nts/schemas/Agenda"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/\#
        Refused"}],"examples":[{"name":"whole","params":[{"name":"from","value":1800000000},{"name":"span","value":1},\#
        {"name":"limit","value":1}],"result":{"name":"result","value":{"entries":[{"date":1800000000,"home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD","deed":"trigger","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","actionSet":"C1\#
        E2CCE5-57E9-5AE5-A954-E66AD861AA83"}]}}},{"name":"short","params":[{"name":"span","value":1}],"result":{"name"\#
        :"result","value":{"entries":[{"date":1800000000,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","deed":"trigger\#
        "}]}}}]},{"name":"trigger.enable","summary":"Enables or disables a trigger","description":"One that is disable\#
        d puts nothing back any more.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":\#
        "#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/componen\#
        ts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true\#
        }],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"Removes a trigger, and with it the a\#
        ction set that belongs to it alone","paramStructure":"by-name","params":[{"name":"home","required":true,"sche\#
        ma":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"u\#
        uid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes an a\#
        ction set from those a trigger runs","description":"One that belongs to the trigger alone is removed.","param\#
        Structure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,\#
        "schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/\#
        Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"t\#
        rigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E\#
        66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeEvent","summary":"Takes an event fro\#
        m those that make a trigger run","description":"The last one stays: `invalidParameter`.","paramStructure":"by-\#
        name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","\#
        required":true,"schema":{"type":"string","format":"uuid"}},{"name":"event","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A\#
        4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF"}],"result"\#
        :{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger another name","paramStructure"\#
        :"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigg\#
        er","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type\#
        ":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-\#
        573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"c\#
        hanges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigg\#
        er.test","summary":"Tries a trigger out, enabled or not: asks its condition, and runs its scenes if it holds",\#
        "description":"Its dates stay as they are. Answered when all but the delayed actions are over.","paramStructur\#
        e":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"tri\#
        gger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isRehearsal","required":true,"summa\#
        ry":"Only tells what would be done: nothing is written, and no trace is kept.","schema":{"type":"boolean"}},{"\#
        name":"isForced","required":true,"summary":"Runs even if the condition does not hold.","schema":{"type":"boole\#
        an"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/TriggerTested"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-\#
        573A-83D6-CAC9AB2BCF32"},{"name":"isRehearsal","value":true},{"name":"isForced","value":true}],"result":{"name\#
        ":"result","value":{"trace":{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CA\#
        C9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{\#
        "due":1800000000}},"condition":{"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,\#
        "day":1,"hour":1,"minute":1}}}}},"verdicts":["holds"],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499","iid":9},"value":40}]},"outcome":"running","actions":[{"actionSet":"C1E2CCE5-57E9-5AE5\#
        -A954-E66AD861AA83","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"\#
        delay":1,"succeeded":true,"error":{"code":"notFound","message":"there is no such home"},"seconds":1}],"finishe\#
        dAt":1800000000,"note":"note"}}}}]},{"name":"trigger.traces","summary":"Lists what triggers have done and why, t\#
        he newest first","paramStructure":"by-name","params":[{"name":"trigger","required":false,"summary":"Of this t\#
        rigger alone, which may have been removed meanwhile.","schema":{"type":"string","format":"uuid"}},{"name":"ho\#
        me","required":false,"summary":"Of this home alone.","schema":{"type":"string","format":"uuid"}},{"name":"limi\#
        t","required":false,"summary":"How many at most; 100 if it is not given, 10,000 at the most.","schema":{"type"\#
        :"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Traces"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"home","value":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"},{"name":"limit","value":1}],"result":{"name":"result","value":{"traces":[{"id":"DAC65\#
        129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{"due":1800000000}},"condition":{"predica\#
        te":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"verdic\#
        ts":["holds"],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value"\#
        :40}]},"outcome":"running","actions":[{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","characteristic":{"a\#
        ccessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay":1,"succeeded":true,"error":{"code\#
        ":"notFound","message":"there is no such home"},"seconds":1}],"finishedAt":1800000000,"note":"note"}]}}},{"nam\#
        e":"short","params":[],"result":{"name":"result","value":{"traces":[{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4\#
        B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitc\#
        hen","date":1800000000,"cause":{"date":{"due":1800000000}},"outcome":"running","actions":[{"characteristic":{"\#
        accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay":1}]}]}}}]},{"name":"trigger.upda\#
        teCatchUp","summary":"Says what becomes of a trigger's dates that were missed","description":"`invalidParamete\#
        r` for less than a minute or more than 7 days.","paramStructure":"by-name","params":[{"name":"home","required"\#
        :true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"catchUp","required":true,"schema":{"$ref":"#/components/schemas/CatchUp"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home",\#
        "value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF3\#
        2"},{"name":"catchUp","value":{"skip":{}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeR\#
        enamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEndDate\#
        ","summary":"Says when a trigger ends: after that it does not run any more, and is disabled","description":"Ni\#
        l takes the end away.\n\nRefused with `fireDateInPast` for an end that is over, and for one before the next da\#
        te of an enabled trigger that waits for dates alone.","paramStructure":"by-name","params":[{"name":"home","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"endDate","required":false,"schema":{"type":"number","x-unit":"seconds since 1\#
        970"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32"},{"name":"endDate","value":1800000000}],"result":{"name":"result","value":{"revision":1,"cha\#
        nges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","p\#
        arams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474\#
        F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEndEvents","summary":"R\#
        eplaces the events that put back what a trigger's run has changed","paramStructure":"by-name","params":[{"name\#
        ":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema\#
        ":{"type":"string","format":"uuid"}},{"name":"endEvents","required":true,"schema":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/C\#
        ommit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"e\#
        xamples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"tr\#
        igger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-59D8-\#
        B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"\#
        result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":\#
        "Kitchen"}}]}}}]},{"name":"trigger.updateEvents","summary":"Replaces the events that make a trigger run","para\#
        mStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"n\#
        ame":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"events","required":true,"s\#
        chema":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"}}}],"result":{"name":"result","sche\#
        ma":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref"\#
        :"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events","va\#
        lue":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"min\#
        ute":1}}}}]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateExecuteOnce","summary":"Says whether a t\#
        rigger is disabled after it has run once","paramStructure":"by-name","params":[{"name":"home","required":tr\#
        ue,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"executeOnce","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"execute\#
        Once","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updatePredicate","summary":"Replaces t\#
        he condition of a trigger; nil always holds","paramStructure":"by-name","params":[{"name":"home","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"predicate","required":false,"schema":{"$ref":"#/components/schemas/TriggerPredicate"\#
        }}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components\#
        /errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"na\#
        me":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-\#
        CAC9AB2BCF32"},{"name":"predicate","value":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"\#
        day":1,"hour":1,"minute":1}}}}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","\#
        value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32\#
        "}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a t\#
        imer trigger","description":"Refused with `operationNotSupported` for others.","paramStructure":"by-name","p\#
        arams":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required\#
        ":true,"schema":{"type":"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/comp\#
        onents/schemas/TimerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"e\#
        rrors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{\#
        "name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","val\#
        ue":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Euro\#
        pe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanosecond\#
        s":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result",\#
        "value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen\#
        "}}]}}}]},{"name":"trigger.updateWeekdays","summary":"Replaces the days of the week on which a trigger may run\#
        , 1 for Sunday to 7 for Saturday; nil for all","paramStructure":"by-name","params":[{"name":"home","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"weekdays","required":false,"schema":{"type":"array","items":{"type":"integer"}}}],"r\#
        esult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/error\#
        s/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"h\#
        ome","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB\#
        2BCF32"},{"name":"weekdays","value":[1]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRen\#
        amed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":\#
        "home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9\#
        AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.add","summary":"Invites a user of this machine t\#
        o a home","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}},{"name":"unixID","required":true,"summary":"The user's number on this machine.","schema":{"type":"\#
        integer"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"isAdministrator","required":tru\#
        e,"schema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home",\#
        "value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitchen"},\#
        {"name":"isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","va\#
        lue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}\#
        ]}}}]},{"name":"user.remove","summary":"Takes a user's access to a home away","description":"Users who are no a\#
        dministrators may do so for themselves.","paramStructure":"by-name","params":[{"name":"home","required":true,\#
        "schema":{"type":"string","format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":\#
        "uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/comp\#
        onents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params"\#
        :[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-90\#
        3C-D157DC6FC419"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.update","summary":"Gives a user other rig\#
        hts in a home","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isAdminis\#
        trator","required":true,"schema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type\#
        ":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#\#
        /components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","pa\#
        rams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B\#
        03-903C-D157DC6FC419"},{"name":"isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"resul\#
        t":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD","name":"Kitchen"}}]}}}]},{"name":"zone.add","summary":"Makes a zone","paramStructure":"by-name","params":\#
        [{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"sc\#
        hema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":\#
        [{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":\#
        "whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitch\#
        en"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a zone","paramStr\#
        ucture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"\#
        type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"\#
        errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[\#
        {"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value\#
        ":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"res\#
        ult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remove","summary":"Removes a zone; its rooms stay","paramStructu\#
        re":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zo\#
        ne","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#\#
        /components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components\#
        /errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"\#
        revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},\#
        {"name":"zone.removeRoom","summary":"Takes a room out of a zone","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"r\#
        esult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/error\#
        s/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"h\#
        ome","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D871\#
        0AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revi\#
        sion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"na\#
        me":"zone.rename","summary":"Gives a zone another name","paramStructure":"by-name","params":[{"name":"home","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"str\#
        ing","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","val\#
        ue":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.committed","summary"\#
        :"Somebody else changed the database","description":"Never sent to the connection that asked for the change.",\#
        "paramStructure":"by-name","params":[{"name":"revision","required":true,"schema":{"type":"integer"}},{"name":"\#
        changes","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}],"examples"\#
        :[{"name":"whole","params":[{"name":"revision","value":1},{"name":"changes","value":[{"homeRenamed":{"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Acce\#
        ssories became reachable or unreachable","paramStructure":"by-name","params":[{"name":"accessories","required"\#
        :true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examples":[{"name":"\#
        whole","params":[{"name":"accessories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachab\#
        le":true}]}]}]},{"name":"characteristic.valuesChanged","summary":"Values changed by a device or by another cli\#
        ent, for those subscribed to","paramStructure":"by-name","params":[{"name":"values","required":true,"schema":{\#
        "type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"}}}],"examples":[{"name":"whole","par\#
        ams":[{"name":"values","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}\#
        ,"value":40,"isStale":true}]}]}]},{"name":"actionSet.executing","summary":"An action set started or ended runn\#
        ing","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"u\#
        uid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isExecuting","\#
        required":true,"schema":{"type":"boolean"}}],"examples":[{"name":"whole","params":[{"name":"home","value":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name\#
        ":"isExecuting","value":true}]}]},{"name":"accessory.snapshotTaken","summary":"A program has had a camera take a p\#
        icture","description":"Never sent to the connection that asked.","paramStructure":"by-name","params":[{"na\#
        me":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"examples":[{"name":"whole","para\#
        ms":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}]}]},{"name":"camera.streamEnded","sum\#
        mary":"A stream that this connection has asked for has ended, unasked","paramStructure":"by-name","params":[{"\#
        name":"stream","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"error","required":true,"sc\#
        hema":{"$ref":"#/components/schemas/HubError"}}],"examples":[{"name":"whole","params":[{"name":"stream","value\#
        ":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"error","value":{"code":"notFound","message":"there is no su\#
        ch home"}}]}]},{"name":"discovery.appeared","summary":"An accessory was seen, or something about it changed","\#
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
        o longer mentions it; nil if it does. It stays until it is removed."},"blockedSince":{"type":"number","x-unit"\#
        :"seconds since 1970","description":"Since when the hub does not talk to it any more, as it misbehaved; nil if i\#
        t does. Only a user ends that."}},"required":["id","deviceID","aid","name","room","category","services"]},"A\#
        ccessoryAdded":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit"},"accessory":{"ty\#
        pe":"string","format":"uuid","description":"The accessory that was paired: the bridge itself, or the stand-alo\#
        ne device."}},"required":["commit","accessory"]},"AccessoryFound":{"type":"object","properties":{"accessory":{\#
        "type":"string","format":"uuid","description":"The accessory server itself, the bridge or the stand-alone devi\#
        ce; nil if there is none."}}},"AccessoryInvitation":{"type":"object","description":"What a controller that was l\#
        et in needs to know of the accessory server. None of it is secret.","properties":{"deviceID":{"type":"string\#
        "},"publicKey":{"type":"string","description":"The accessory server's long-term public key, 32 bytes in hex."}\#
        ,"address":{"type":"string","description":"`HOST:PORT`, where it answers this hub; nil if it does not now."}},\#
        "required":["deviceID","publicKey"]},"AccessoryServerStatus":{"type":"object","description":"One link of the h\#
        ub: which accessory server, where, and how it is doing.","properties":{"deviceID":{"type":"string"},"address":\#
        {"type":"string","description":"`HOST:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `\#
        connecting`, `unreachable`, `pairing lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","de\#
        scription":"Why it is not reachable, in words."}},"required":["deviceID","state","accessories"]},"AccessorySta\#
        te":{"type":"object","description":"Whether an accessory answers. Live state: it has no revision and is not pa\#
        rt of the database.","properties":{"accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolea\#
        n"}},"required":["accessory","isReachable"]},"Action":{"type":"object","description":"One write of an action s\#
        et.","properties":{"id":{"type":"string","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/Chara\#
        cteristicReference"},"targetValue":{"$ref":"#/components/schemas/CharacteristicValue"},"delay":{"type":"number\#
        ","description":"Seconds after the start of a run at which it is written; 0 is at once. Apple's scenes know no d\#
        elays."}},"required":["id","characteristic","targetValue","delay"]},"ActionSet":{"type":"object","descriptio\#
        n":"A scene: writes that are done together, in no particular order but that of their delays.","properties":{"i\#
        d":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/ActionSetKi\#
        nd"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"type":"nu\#
        mber","x-unit":"seconds since 1970"},"pending":{"$ref":"#/components/schemas/PendingActions","description":"Wh\#
        at is still to come of its last run; nil if nothing is."}},"required":["id","name","kind","actions"]},"ActionS\#
        etExecuted":{"type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Recor\#
        ds when it ran; nil if nothing was committed."},"results":{"type":"array","items":{"$ref":"#/components/schema\#
        s/CharacteristicResult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if every action s\#
        ucceeded."}},"required":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","\#
        homeDeparture","homeArrival","triggerOwned"],"description":"Where a set comes from. Raw values travel and are s\#
        tored."},"ActionTrace":{"type":"object","description":"One write of a run.","properties":{"actionSet":{"type"\#
        :"string","format":"uuid","description":"The scene it belongs to; nil for the values that the trigger sets its\#
        elf, and for what is put back."},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"val\#
        ue":{"$ref":"#/components/schemas/CharacteristicValue"},"delay":{"type":"number","description":"Seconds after t\#
        he start at which it is written; 0 is at once."},"succeeded":{"type":"boolean","description":"Whether its dev\#
        ice has taken it; nil until that is known."},"error":{"$ref":"#/components/schemas/HubError","description":"Wh\#
        at went wrong."},"seconds":{"type":"number","description":"Seconds from the write to its result."}},"required"\#
        :["characteristic","value","delay"]},"Agenda":{"type":"object","properties":{"entries":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/AgendaEntry"},"description":"In the order of dates."}},"required":["entries"]},\#
        "AgendaEntry":{"type":"object","description":"Something that the hub will do when time comes to it.","properti\#
        es":{"date":{"type":"number","x-unit":"seconds since 1970"},"home":{"type":"string","format":"uuid"},"deed":{"\#
        $ref":"#/components/schemas/AgendaEntryDeed"},"trigger":{"type":"string","format":"uuid","description":"The tr\#
        igger that runs, or whose changes are put back."},"actionSet":{"type":"string","format":"uuid","description":"\#
        The scene whose actions wait."}},"required":["date","home","deed"]},"AgendaEntryDeed":{"type":"string","enum":\#
        ["trigger","end","delayedActions"],"description":"What it does then. Raw values travel."},"CalendarDescription\#
        ":{"type":"object","description":"A calendar as it travels: which one, and in which time zone it counts.","pro\#
        perties":{"identifier":{"type":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chines\#
        e` …"},"timeZone":{"type":"string","description":"IANA name."}},"required":["identifier"]},"CalendarTime":{"ty\#
        pe":"object","description":"A time as a calendar and a clock on the wall show it; absent parts match all. Sour\#
        ce: behaviour section 13.","properties":{"month":{"type":"integer","description":"1 to 12, in some calendars 1\#
        3."},"day":{"type":"integer","description":"1 to 31."},"hour":{"type":"integer","description":"0 to 23."},"min\#
        ute":{"type":"integer","description":"0 to 59."}}},"CameraPicture":{"type":"object","description":"How picture\#
        s are coded: always as H.264.","properties":{"profile":{"$ref":"#/components/schemas/CameraPictureProfile"},"l\#
        evel":{"type":"integer","description":"H.264's level times ten: 31, 32 or 40."},"width":{"type":"integer","des\#
        cription":"Pixels."},"height":{"type":"integer","description":"Pixels."},"framesPerSecond":{"type":"integer"}}\#
        ,"required":["profile","level","width","height","framesPerSecond"]},"CameraPictureProfile":{"type":"string","e\#
        num":["constrainedBaseline","main","high"]},"CameraSound":{"type":"object","description":"How sound is coded."\#
        ,"properties":{"codec":{"$ref":"#/components/schemas/CameraSoundCodec"},"channels":{"type":"integer"},"sampleR\#
        ate":{"type":"integer","description":"Hertz."},"packetTime":{"type":"integer","description":"How much sound is i\#
        n one packet, in milliseconds."}},"required":["codec","channels","sampleRate","packetTime"]},"CameraSoundCod\#
        ec":{"type":"string","enum":["pcmu","pcma","aacELD","opus","mSBC","amr","amrWideband"]},"CameraStream":{"type"\#
        :"object","description":"A running stream of a camera: where pictures and sound arrive, how they are coded and h\#
        ow they are protected.\n\nIt holds the keys of the stream, so it is for whoever has asked for it alone, and n\#
        ever for a log.","properties":{"localAddress":{"type":"string","description":"The address of this machine tha\#
        t the camera sends to."},"remoteAddress":{"type":"string","description":"The camera's address."},"isIPv6":{"ty\#
        pe":"boolean"},"picture":{"$ref":"#/components/schemas/CameraPicture"},"video":{"$ref":"#/components/schemas/C\#
        ameraTrack"},"sound":{"$ref":"#/components/schemas/CameraSound","description":"Nil for a camera without sound.\#
        "},"audio":{"$ref":"#/components/schemas/CameraTrack"}},"required":["localAddress","remoteAddress","isIPv6","p\#
        icture","video"]},"CameraTrack":{"type":"object","description":"How the packets of one medium travel: RTP over U\#
        DP, with RTCP on the same ports.","properties":{"localPort":{"type":"integer","description":"The port of thi\#
        s machine that the camera sends to."},"remotePort":{"type":"integer","description":"The port of the camera tha\#
        t it sends from and receives at."},"payloadType":{"type":"integer","description":"RTP's number for the format.\#
        "},"localSource":{"type":"integer","description":"The synchronisation source (SSRC) to be used by what is sent t\#
        o the camera."},"remoteSource":{"type":"integer","description":"The synchronisation source (SSRC) of what th\#
        e camera sends."},"maximumBitRate":{"type":"integer","description":"Kilobits per second."},"incoming":{"$ref":\#
        "#/components/schemas/SRTPProtection","description":"How what the camera sends is protected; nil if it is not.\#
        "},"outgoing":{"$ref":"#/components/schemas/SRTPProtection","description":"How what is sent to the camera has t\#
        o be protected; nil if not at all."}},"required":["localPort","remotePort","payloadType","localSource","remot\#
        eSource","maximumBitRate"]},"CatchUp":{"oneOf":[{"type":"object","properties":{"skip":{"type":"object","proper\#
        ties":{}}},"required":["skip"],"description":"Nothing; the next date counts."},{"type":"object","properties":{\#
        "once":{"type":"object","properties":{"within":{"type":"number"}},"required":["within"]}},"required":["once"],\#
        "description":"It runs once, for the last date missed, if that was less than so many seconds ago; at most 7 da\#
        ys."},{"type":"object","properties":{"all":{"type":"object","properties":{}}},"required":["all"],"description"\#
        :"It runs for each date missed, one after the other; those of more than 30 days ago are passed over."}],"examp\#
        les":[{"skip":{}},{"once":{"within":1}},{"all":{}}],"description":"What becomes of a trigger's dates that were m\#
        issed while the hub was off or asleep, or when the clock was put forward.\n\nApple's triggers pass over them (\#
        behaviour section 12); the other two are Hearth's own. Only dates can be made up for: what devices did meanw\#
        hile nobody knows."},"Cause":{"oneOf":[{"type":"object","properties":{"date":{"type":"object","properties":{"d\#
        ue":{"type":"number","x-unit":"seconds since 1970"}},"required":["due"]}},"required":["date"],"description":"A d\#
        ate of it has come: the one it was due at."},{"type":"object","properties":{"missed":{"type":"object","prope\#
        rties":{"due":{"type":"number","x-unit":"seconds since 1970"},"last":{"type":"number","x-unit":"seconds since 1\#
        970"}},"required":["due"]}},"required":["missed"],"description":"Dates of it were missed, the first of them a\#
        t `due`; the last one at `last`, if it is made up for."},{"type":"object","properties":{"event":{"type":"objec\#
        t","properties":{"event":{"$ref":"#/components/schemas/TriggerEvent"},"change":{"$ref":"#/components/schemas/V\#
        alueChange"}},"required":["event","change"]}},"required":["event"],"description":"A device has told something t\#
        hat is one of its events."},{"type":"object","properties":{"happened":{"type":"object","properties":{"event":\#
        {"$ref":"#/components/schemas/TriggerEvent"}},"required":["event"]}},"required":["happened"],"description":"An\#
        ything else that is one of its events, such as people who come or leave, or a value that has lasted."},{"type"\#
        :"object","properties":{"end":{"type":"object","properties":{"event":{"$ref":"#/components/schemas/TriggerEven\#
        t"}}}},"required":["end"],"description":"An end event: what its run has changed is put back. Nil for time alon\#
        e."},{"type":"object","properties":{"test":{"type":"object","properties":{}}},"required":["test"],"description\#
        ":"Somebody tries it out."}],"examples":[{"date":{"due":1800000000}},{"missed":{"due":1800000000,"last":180000\#
        0000}},{"event":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"d\#
        ay":1,"hour":1,"minute":1}}}},"change":{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","\#
        iid":9},"old":40,"new":40}}},{"happened":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calend\#
        ar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"end":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF5\#
        8763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"test":{}}],"description":"Wh\#
        at made the hub look at a trigger."},"Change":{"oneOf":[{"type":"object","properties":{"homeAdded":{"type":"ob\#
        ject","properties":{"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}},"required":["homeAdded"\#
        ]},{"type":"object","properties":{"homeRemoved":{"type":"object","properties":{"home":{"type":"string","format\#
        ":"uuid"}},"required":["home"]}},"required":["homeRemoved"]},{"type":"object","properties":{"homeRenamed":{"ty\#
        pe":"object","properties":{"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["hom\#
        e","name"]}},"required":["homeRenamed"]},{"type":"object","properties":{"primaryHomeChanged":{"type":"object",\#
        "properties":{"home":{"type":"string","format":"uuid"}}}},"required":["primaryHomeChanged"]},{"type":"object",\#
        "properties":{"homeLocated":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"location"\#
        :{"$ref":"#/components/schemas/HomeLocation"}},"required":["home"]}},"required":["homeLocated"],"description":\#
        "Somebody has said where a home is, or takes it back (nil)."},{"type":"object","properties":{"roomAdded":{"typ\#
        e":"object","properties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}\#
        },"required":["room","home"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":\#
        "object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["room","home"]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"obj\#
        ect","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"\#
        type":"string"}},"required":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties"\#
        :{"zoneAdded":{"type":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"strin\#
        g","format":"uuid"}},"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zo\#
        neRemoved":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","fo\#
        rmat":"uuid"}},"required":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRe\#
        named":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format\#
        ":"uuid"},"name":{"type":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"o\#
        bject","properties":{"roomAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"}\#
        ,"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone",\#
        "home"]}},"required":["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object\#
        ","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"typ\#
        e":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":\#
        "object","properties":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schem\#
        as/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["access\#
        oryAdded"]},{"type":"object","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"typ\#
        e":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"requ\#
        ired":["accessoryRemoved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"\#
        accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}\#
        },"required":["accessory","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"ac\#
        cessoryMoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"str\#
        ing","format":"uuid"},"room":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"requ\#
        ired":["accessoryMoved"]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"\#
        accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["ac\#
        cessory","home"]}},"required":["accessoryDescribed"],"description":"What the device says of itself is differen\#
        t: its services, or the texts of its accessory information."},{"type":"object","properties":{"accessoryGone":{\#
        "type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"\#
        uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":[\#
        "accessoryGone"],"description":"A bridge no longer mentions an accessory, or mentions it again (`since` nil)."\#
        },{"type":"object","properties":{"accessoryBlocked":{"type":"object","properties":{"accessory":{"type":"string\#
        ","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1\#
        970"}},"required":["accessory","home"]}},"required":["accessoryBlocked"],"description":"The hub no longer talk\#
        s to an accessory, or does so again (`since` nil)."},{"type":"object","properties":{"serviceRenamed":{"type":"\#
        object","properties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type\#
        ":"string","format":"uuid"},"name":{"type":"string"}},"required":["service","accessory","home","name"]}},"requ\#
        ired":["serviceRenamed"]},{"type":"object","properties":{"serviceAssociated":{"type":"object","properties":{"s\#
        ervice":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uui\#
        d"},"type":{"$ref":"#/components/schemas/TypeIdentifier"}},"required":["service","accessory","home"]}},"requir\#
        ed":["serviceAssociated"]},{"type":"object","properties":{"serviceGroupAdded":{"type":"object","properties":{"\#
        group":{"$ref":"#/components/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid"}},"required":["gro\#
        up","home"]}},"required":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGroupRemoved":{"type":"\#
        object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["group","home"]}},"required":["serviceGroupRemoved"]},{"type":"object","properties":{"serviceGroupRena\#
        med":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format"\#
        :"uuid"},"name":{"type":"string"}},"required":["group","home","name"]}},"required":["serviceGroupRenamed"]},{"\#
        type":"object","properties":{"serviceAddedToGroup":{"type":"object","properties":{"service":{"$ref":"#/compone\#
        nts/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uui\#
        d"}},"required":["service","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"object","properties"\#
        :{"serviceRemovedFromGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceRefe\#
        rence"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["servi\#
        ce","group","home"]}},"required":["serviceRemovedFromGroup"]},{"type":"object","properties":{"userAdded":{"typ\#
        e":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}\#
        },"required":["user","home"]}},"required":["userAdded"]},{"type":"object","properties":{"userRemoved":{"type":\#
        "object","properties":{"user":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["user","home"]}},"required":["userRemoved"]},{"type":"object","properties":{"userUpdated":{"type":"obj\#
        ect","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"requ\#
        ired":["user","home"]}},"required":["userUpdated"],"description":"A user has other rights."},{"type":"object",\#
        "properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/components/schemas/Action\#
        Set"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetAdded"\#
        ]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties":{"actionSet":{"type":"strin\#
        g","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["a\#
        ctionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"object","properties":{"actionSet\#
        ":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"requir\#
        ed":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object","properties":{"actionsChan\#
        ged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","for\#
        mat":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"required":["actionSet\#
        ","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":{"actionSetExecuted":{"type\#
        ":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"\#
        },"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","home","date"]}},"required":\#
        ["actionSetExecuted"]},{"type":"object","properties":{"actionSetPending":{"type":"object","properties":{"actio\#
        nSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"pending":{"$ref":"#/componen\#
        ts/schemas/PendingActions"}},"required":["actionSet","home"]}},"required":["actionSetPending"],"description":"\#
        Actions of a run wait for their delay; nil when none does any more."},{"type":"object","properties":{"triggerA\#
        dded":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string"\#
        ,"format":"uuid"}},"required":["trigger","home"]}},"required":["triggerAdded"]},{"type":"object","properties":\#
        {"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"s\#
        tring","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerRemoved"]},{"type":"object","prop\#
        erties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"\#
        type":"string","format":"uuid"},"name":{"type":"string"}},"required":["trigger","home","name"]}},"required":["\#
        triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"type":"object","properties":{"trigger":{"$\#
        ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}}\#
        ,"required":["triggerUpdated"],"description":"Anything else about a trigger: enabled, fired, moved on, its act\#
        ion sets, its schedule or its plan replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","location":{"latitude":1\#
        ,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4\#
        FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessor\#
        ies":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","ro\#
        om":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manuf\#
        acturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"0\#
        0000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291",\#
        "isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026\#
        BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum\#
        ":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufactu\#
        rerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroups":[{"id":"20AB4608-10F8-5\#
        4EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":\#
        9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","action\#
        s":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807\#
        510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pending":{"startedAt":1800000000\#
        ,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9EC\#
        C-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}}],"trigg\#
        ers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":18\#
        00000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":\#
        1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"\#
        isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate"\#
        :1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","ii\#
        d":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteristic"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":18000\#
        00000,"happened":1}]}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAd\#
        ministrator":true,"hasRemoteAccess":true}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},\#
        {"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeLocated":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","locat\#
        ion":{"latitude":1,"longitude":1}}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"\#
        Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AF\#
        E0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AF\#
        E0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FB\#
        C-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565\#
        D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE\#
        0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomR\#
        emovedFromZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-D\#
        FE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116\#
        E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serial\#
        Number":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","\#
        name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"link\#
        ed":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev\#
        "],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maxi\#
        mumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":180000\#
        0000,"blockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":\#
        {"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitc\#
        hen"}},{"accessoryMoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5\#
        C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","mod\#
        el":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-80\#
        00-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"is\#
        Hidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissio\#
        ns":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maxi\#
        mumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],\#
        "goneSince":1800000000,"blockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryG\#
        one":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since"\#
        :1800000000}},{"accessoryBlocked":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","since":1800000000}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC\#
        -DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service\#
        ":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"0\#
        0000025-0000-1000-8000-0026BB765291"}},{"serviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87\#
        CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87\#
        CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"acces\#
        sory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-\#
        9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE\#
        4AEAFDDCD"}},{"userAdded":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","is\#
        Administrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"u\#
        ser":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"u\#
        ser":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemot\#
        eAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-\#
        57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4\#
        467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"d\#
        elay":1}],"lastExecutionDate":1800000000,"pending":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556\#
        C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValu\#
        e":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83\#
        ","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","chara\#
        cteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}]}},{"actio\#
        nSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD\#
        ","date":1800000000}},{"actionSetPending":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","pending":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467\#
        543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"dela\#
        y":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}}},{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-573A-\#
        83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berl\#
        in","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"\#
        recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C\#
        1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"valu\#
        es":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":180\#
        0000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE\#
        6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":1800000000,"happened":1}]},"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","hom\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32\#
        ","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":"7A4712F\#
        7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":\#
        "Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanos\#
        econds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"act\#
        ionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000,"restora\#
        tion":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"\#
        dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteristic":{"accessory":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":1800000000,"happened":1}]\#
        },"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that became different in the datab\#
        ase.\n\nThe hub commits changes, sends them to its clients, and both apply them to their `HomeDatabase` by the s\#
        ame code. The JSON form is one key, the case's name, over its labelled parts."},"Characteristic":{"type":"ob\#
        ject","description":"One property of a service: brightness, lock state. Its value is live state and kept apart (\#
        `CharacteristicState`).","properties":{"iid":{"type":"integer","description":"Its number within the accessor\#
        y; unique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"permiss\#
        ions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"#/components/schemas/Chara\#
        cteristicMetadata"},"manufacturerDescription":{"type":"string","description":"What the manufacturer says it is\#
        ."}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"type":"string","enum":["bool\#
        ","uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array","dict"],"description":"How a c\#
        haracteristic's value is written. Raw values are HAP's own words."},"CharacteristicMetadata":{"type":"object\#
        ","description":"Format, unit and limits of a characteristic, as a device declares them or the catalogue gives t\#
        hem.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},"unit":{"type":"string","d\#
        escription":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whatever the device says.\#
        "},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/Chara\#
        cteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximumLength":{"type":"integer",\#
        "description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDataLength":{"type":"integer",\#
        "description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"type":"array","items":{"ty\#
        pe":"integer"},"description":"The only values allowed, if the device names them."}},"required":["format"]},"Ch\#
        aracteristicPermissions":{"type":"array","items":{"type":"string"},"description":"What may be done, as HAP's w\#
        ords: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed write), wr (write response)\#
        , hd (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a characteristic is found: th\#
        e accessory and the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"typ\#
        e":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"object","description":"What bec\#
        ame of one read or write: a value or an error.","properties":{"characteristic":{"$ref":"#/components/schemas/C\#
        haracteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"The value r\#
        ead, or the value that the device was given; of a characteristic that answers a write (permission `wr`), the a\#
        nswer. Nil on failure, or if the device said null."},"error":{"$ref":"#/components/schemas/HubError"}},"requir\#
        ed":["characteristic"]},"CharacteristicState":{"type":"object","description":"The last known value of a charac\#
        teristic. Live state: it has no revision and is not part of the database.","properties":{"characteristic":{"$r\#
        ef":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"\#
        ,"description":"Nil when the device has not told it or told null."},"isStale":{"type":"boolean","description":\#
        "True if the device has not told the value since the hub's start or since it came back, or has said meanwhile t\#
        hat it does not know; absent otherwise. Values of an accessory that does not answer are stale whatever this s\#
        ays."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"\#
        type":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"base64"}},"required"\#
        :["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary data is marked, as {\"data\": b\#
        ase64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":"#/components/schema\#
        s/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"authorizationData":{"\#
        type":"string","description":"Base64 of what the accessory's maker has the user's app send along, for characte\#
        ristics with the permission `aa`; others are written without it."}},"required":["characteristic","value"]},"Co\#
        mmit":{"type":"object","description":"The changes of one committed transaction.","properties":{"revision":{"ty\#
        pe":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"required":["revisio\#
        n","changes"]},"ControllerDescription":{"type":"object","description":"A controller as others may know it.","p\#
        roperties":{"identifier":{"type":"string","description":"The pairing identifier, mostly a UUID in upper case."\#
        },"publicKey":{"type":"string","description":"The long-term public key, 32 bytes in hex."}},"required":["ident\#
        ifier","publicKey"]},"ControllerPairing":{"type":"object","description":"A controller that an accessory is pai\#
        red with.","properties":{"identifier":{"type":"string","description":"The controller's pairing identifier, mos\#
        tly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-term public key, 32 bytes in h\#
        ex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."},"isOwn":{"type":"boolean",\#
        "description":"Whether it is this hub."}},"required":["identifier","publicKey","isAdmin","isOwn"]},"DatabaseOp\#
        ened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/components/schemas/Ho\#
        meDatabase","description":"The whole database; nil if `missed` tells all there is to know."},"missed":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits after the revision asked for\#
        , oldest first; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"},"de\#
        scription":"Last known values."},"caller":{"$ref":"#/components/schemas/MachineUser","description":"Who is ask\#
        ing, as the kernel says. Guests see the homes that they were invited to."},"owner":{"$ref":"#/components/schem\#
        as/MachineUser","description":"To whom the hub belongs."}},"required":["revision","accessories","values"]},"Da\#
        yMoment":{"oneOf":[{"type":"object","properties":{"clock":{"type":"object","properties":{"time":{"$ref":"#/com\#
        ponents/schemas/CalendarTime"}},"required":["time"]}},"required":["clock"],"description":"What calendar and cl\#
        ock show; absent parts do not count."},{"type":"object","properties":{"sun":{"type":"object","properties":{"ti\#
        me":{"$ref":"#/components/schemas/SignificantTime"}},"required":["time"]}},"required":["sun"],"description":"W\#
        hat the sun does on this day."}],"examples":[{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"sun"\#
        :{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":\#
        1,"nanoseconds":1}}}}],"description":"A moment of the day."},"DiscoveredAccessory":{"type":"object","descripti\#
        on":"An accessory server seen on the network.","properties":{"accessory":{"type":"string","format":"uuid","des\#
        cription":"The identifier its first accessory will have once it is added."},"deviceID":{"type":"string"},"name\#
        ":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","description":"HAP's category numbe\#
        r."},"isPaired":{"type":"boolean","description":"Whether some controller has paired with it already."},"addres\#
        ses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:PORT` it announces."}},"required":["\#
        accessory","deviceID","name","model","category","isPaired","addresses"]},"Done":{"type":"object","description"\#
        :"The answer of a request that has nothing to tell but its success.","properties":{}},"EventPlan":{"type":"obj\#
        ect","description":"What an event trigger waits for, and on which conditions it runs. Source: behaviour sectio\#
        n 13.","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"},"descriptio\#
        n":"Any one of them makes the hub look at the conditions. At least one when it is made; accessories that leave t\#
        ake theirs along."},"endEvents":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"},"descri\#
        ption":"When one of them happens after a run, the values that the run has changed are put back."},"predicate":\#
        {"$ref":"#/components/schemas/TriggerPredicate","description":"What has to hold for it to run; nil always does\#
        ."},"weekdays":{"type":"array","items":{"type":"integer"},"description":"The days of the week on which it may r\#
        un, 1 for Sunday to 7 for Saturday, in order; nil for all."},"executeOnce":{"type":"boolean","description":"W\#
        hether it is disabled after it has run once."}},"required":["events","endEvents","executeOnce"]},"ExportedIden\#
        tity":{"type":"object","properties":{"document":{"type":"string","description":"The content of the file."},"pa\#
        irings":{"type":"integer","description":"How many accessory servers are in it."}},"required":["document","pair\#
        ings"]},"Hold":{"type":"object","description":"Since when a characteristic has had a value for which a trigger w\#
        aits to last. On disk, so that a restart of the hub does not begin to count anew.\n\nIt begins when the devi\#
        ce tells such a value, or, if it has it already, when the trigger is enabled. It ends when the device tells an\#
        other. While a device is away nobody knows better: what it says when it is back decides whether the hold goes o\#
        n from where it began.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"\#
        },"comparison":{"$ref":"#/components/schemas/ValueComparison"},"value":{"$ref":"#/components/schemas/Character\#
        isticValue"},"since":{"type":"number","x-unit":"seconds since 1970","description":"When it came to be so."},"h\#
        appened":{"type":"number","description":"Events of up to so many seconds have happened since then, and do not h\#
        appen again before the hold ends; 0 is none."}},"required":["characteristic","comparison","value","since","ha\#
        ppened"]},"Home":{"type":"object","description":"A home and everything in it.","properties":{"id":{"type":"str\#
        ing","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","format":"uuid","description":"T\#
        he room of everything not assigned elsewhere: HomeKit's \"room for entire home\". Never listed in `rooms`; its n\#
        ame is the home's."},"location":{"$ref":"#/components/schemas/HomeLocation","description":"Where it is; nil i\#
        f nobody has said."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas/Room"}},"zones":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Accessory"}},"serviceGroups":{"type":"array","items":{"$ref":"#/components/schemas/ServiceGroup"}},"\#
        actionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}},"triggers":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/Trigger"}},"users":{"type":"array","items":{"$ref":"#/components/schemas/Use\#
        r"},"description":"Those who were invited; not the owner of the hub."}},"required":["id","name","defaultRoom",\#
        "rooms","zones","accessories","serviceGroups","actionSets","triggers","users"]},"HomeDatabase":{"type":"object\#
        ","description":"All homes, as one value. The hub's is the truth; every client keeps a replica.","properties":\#
        {"homes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","format"\#
        :"uuid"}},"required":["homes"]},"HomeLocation":{"type":"object","description":"Where on the Earth a home is, f\#
        or sunrise and sunset.","properties":{"latitude":{"type":"number","description":"Degrees north of the equator, -\#
        90 to 90."},"longitude":{"type":"number","description":"Degrees east of Greenwich, -180 to 180."}},"required\#
        ":["latitude","longitude"]},"HubError":{"type":"object","description":"A refusal or failure as every client of t\#
        he hub sees it.\n\nEquality looks at the code alone; the message is for people.","properties":{"code":{"$ref\#
        ":"#/components/schemas/HubErrorCode"},"message":{"type":"string","description":"What went wrong and what the r\#
        eader can do about it. Never holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type":"string\#
        ","description":"The stable word for an error, named as the cases of HMError.Code.","x-known-values":["unexpec\#
        tedError","alreadyExists","notFound","invalidParameter","accessoryNotReachable","readOnlyCharacteristic","writ\#
        eOnlyCharacteristic","notificationNotSupported","operationTimedOut","accessDenied","objectAssociatedToAnotherH\#
        ome","objectNotAssociatedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInProgress","a\#
        ccessoryOutOfResources","insufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified","operat\#
        ionCancelled","roomForHomeCannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateInPast","ro\#
        omForHomeCannotBeUpdated","actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSimilarNameE\#
        xists","renameWithSimilarName","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","nameDoesNo\#
        tStartWithValidCharacters","nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLarge","inva\#
        lidValueType","valueLowerThanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessNotAuthori\#
        zed","operationNotSupported","accessorySentInvalidResponse","stringShorterThanMinimum","genericError","securit\#
        yFailure","communicationFailure","accessoryDiscoveryFailed","invalidAssociatedServiceType","accessoryIsSuspend\#
        ed","accessoryIsBlocked","actionSetExecutionFailed","actionSetExecutionPartialSuccess","actionSetExecutionInPr\#
        ogress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","cannotActivateTriggerTooFar\#
        InFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","locationForHomeDisabled","notAuthorizedForLocat\#
        ionServices","cannotUnblockNonBridgeAccessory","noHomeHub","invalidOrMissingAuthorizationData","bridgedAccesso\#
        ryNotReachable","objectWithSimilarNameExists","maximumObjectLimitReached","readWritePartialSuccess","readWrite\#
        Failure"]},"HubStatus":{"type":"object","properties":{"version":{"type":"string"},"processID":{"type":"integer\#
        "},"startedAt":{"type":"number","x-unit":"seconds since 1970"},"revision":{"type":"integer"},"homes":{"type":"\#
        integer"},"accessories":{"type":"integer"},"reachableAccessories":{"type":"integer"},"accessoryServers":{"type\#
        ":"array","items":{"$ref":"#/components/schemas/AccessoryServerStatus"}},"clients":{"type":"array","items":{"t\#
        ype":"string"},"description":"The programs that are connected, by the names they gave."},"enabledTriggers":{"t\#
        ype":"integer"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":"When the next tri\#
        gger is due."},"residentBytes":{"type":"integer","description":"The hub's memory in bytes (resident set)."}},"\#
        required":["version","processID","startedAt","revision","homes","accessories","reachableAccessories","accessor\#
        yServers","clients","enabledTriggers","residentBytes"]},"ImportedIdentity":{"type":"object","properties":{"con\#
        troller":{"$ref":"#/components/schemas/ControllerDescription"},"pairings":{"type":"integer","description":"How m\#
        any accessory servers came with it."},"needsRestart":{"type":"boolean","description":"Whether the hub runs u\#
        nder another identity until it is started again."}},"required":["controller","pairings","needsRestart"]},"Judg\#
        ement":{"type":"object","description":"What a condition came to, part by part.","properties":{"predicate":{"$r\#
        ef":"#/components/schemas/TriggerPredicate"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/\#
        JudgementVerdict"},"description":"One for each of `predicate.everything`, in its order: the first is the whole\#
        ."},"values":{"type":"array","items":{"$ref":"#/components/schemas/JudgementValue"},"description":"What the de\#
        vices have told."}},"required":["predicate","verdicts","values"]},"JudgementValue":{"type":"object","descripti\#
        on":"A value that a condition has asked for.","properties":{"characteristic":{"$ref":"#/components/schemas/Cha\#
        racteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil if the de\#
        vice did not tell it in time."}},"required":["characteristic"]},"JudgementVerdict":{"type":"string","enum":["h\#
        olds","doesNotHold","unknown"],"description":"Whether a part of a condition holds. Raw values travel and are s\#
        tored."},"MachineUser":{"type":"object","description":"A user of the machine that the hub runs on.","propertie\#
        s":{"unixID":{"type":"integer"},"name":{"type":"string"}},"required":["unixID","name"]},"Outcome":{"type":"str\#
        ing","enum":["running","ran","partlyFailed","failed","conditionNotMet","conditionUnknown","missed","changed","\#
        interrupted","rehearsed"],"description":"How it went. Raw values travel and are stored."},"PendingActions":{"t\#
        ype":"object","description":"The actions of a running action set whose delay is not over. On disk, so that a r\#
        estart of the hub loses none.\n\nThey are as they were when the run began; a change of the set does not touch t\#
        hem. The set's next run takes their place.","properties":{"startedAt":{"type":"number","x-unit":"seconds sinc\#
        e 1970","description":"When the run began; each action is due its delay after that."},"actions":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Action"},"description":"Those not written yet."},"trace":{"type":"stri\#
        ng","format":"uuid","description":"Where their results are noted; nil for a run that no trigger has started."}\#
        },"required":["startedAt","actions"]},"Presence":{"type":"object","description":"Who of the people in question c\#
        omes or goes; in a condition, whether anybody or nobody is at home. Source: behaviour section 13.","properti\#
        es":{"kind":{"$ref":"#/components/schemas/PresenceKind"},"users":{"$ref":"#/components/schemas/PresenceUsers"}\#
        },"required":["kind","users"]},"PresenceKind":{"type":"string","enum":["everyEntry","everyExit","firstEntry","\#
        lastExit"],"description":"Raw values travel and are stored."},"PresenceUsers":{"type":"string","enum":["curren\#
        tUser","homeUsers","customUsers"],"description":"Whose presence counts. Raw values travel and are stored."},"R\#
        ecentSnapshot":{"type":"object","properties":{"snapshot":{"$ref":"#/components/schemas/Snapshot","description"\#
        :"Nil if there is none."}}},"Recurrence":{"type":"object","description":"An interval in calendar units: \"1 da\#
        y\" keeps the time on the wall when clocks change, \"24 hours\" does not.","properties":{"years":{"type":"inte\#
        ger"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"hours":{"type":"intege\#
        r"},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integer"}}},"Region":{"ty\#
        pe":"object","description":"A circle on the Earth, and whether entering or leaving it counts.","properties":{"\#
        identifier":{"type":"string","description":"The program's name for it."},"latitude":{"type":"number","descript\#
        ion":"Degrees north of the equator."},"longitude":{"type":"number","description":"Degrees east of Greenwich."}\#
        ,"radius":{"type":"number","description":"Metres."},"notifyOnEntry":{"type":"boolean"},"notifyOnExit":{"type":\#
        "boolean"}},"required":["identifier","latitude","longitude","radius","notifyOnEntry","notifyOnExit"]},"Restora\#
        tion":{"type":"object","description":"What is to be put back after a run of a trigger with end events. Source: b\#
        ehaviour section 13.","properties":{"values":{"type":"array","items":{"$ref":"#/components/schemas/Restorati\#
        onValue"},"description":"Those that were known and had to change."},"dueDate":{"type":"number","x-unit":"secon\#
        ds since 1970","description":"When time ends it at the latest; nil if only another event does."}},"required":[\#
        "values"]},"RestorationValue":{"type":"object","description":"One value as it was before.","properties":{"char\#
        acteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/Char\#
        acteristicValue"}},"required":["characteristic","value"]},"Room":{"type":"object","description":"A room of a h\#
        ome. Which accessories stand in it, the accessories say.","properties":{"id":{"type":"string","format":"uuid"}\#
        ,"name":{"type":"string"}},"required":["id","name"]},"SRTPProtection":{"type":"object","description":"Keys of S\#
        RTP.","properties":{"suite":{"type":"string","description":"As session descriptions call it: `AES_CM_128_HMAC\#
        _SHA1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: RFC 4568."},"key":{"type":"string","description":"The master k\#
        ey and the master salt after it, in base64."}},"required":["suite","key"]},"Service":{"type":"object","descrip\#
        tion":"Something an accessory can do: a light, an outlet, a lock.","properties":{"iid":{"type":"integer","desc\#
        ription":"Its number within the accessory; unique among services and characteristics."},"type":{"$ref":"#/comp\#
        onents/schemas/TypeIdentifier"},"name":{"type":"string","description":"The name the device or, later, the user g\#
        ave it; nil if neither did."},"associatedType":{"$ref":"#/components/schemas/TypeIdentifier","description":"\#
        What the user says hangs on it: a lamp on an outlet, a window with a contact sensor. Nil if nothing is said."}\#
        ,"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":{"type":"array","items":{"type":"intege\#
        r"},"description":"The services it belongs together with, by iid."},"characteristics":{"type":"array","items":\#
        {"$ref":"#/components/schemas/Characteristic"}}},"required":["iid","type","isPrimary","isHidden","linked","cha\#
        racteristics"]},"ServiceGroup":{"type":"object","description":"Services of any accessories of one home that a p\#
        erson names together: \"the reading lights\". A service may be in several. Source: behaviour section 5.","pro\#
        perties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"services":{"type":"array","items":{\#
        "$ref":"#/components/schemas/ServiceReference"}}},"required":["id","name","services"]},"ServiceReference":{"ty\#
        pe":"object","description":"Where a service is found: the accessory and the number within it.","properties":{"\#
        accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"SetupC\#
        odeAnswer":{"type":"object","properties":{"setupCode":{"type":"string"}}},"SignificantTime":{"type":"object","\#
        description":"Sunrise or sunset at the home, or a while before or after. Source: behaviour section 13.","prope\#
        rties":{"event":{"$ref":"#/components/schemas/SignificantTimeEvent"},"offset":{"$ref":"#/components/schemas/Re\#
        currence","description":"How much later; its parts may be negative, for earlier. Nil is none."}},"required":["\#
        event"]},"SignificantTimeEvent":{"type":"string","enum":["sunrise","sunset"],"description":"What the sun does. R\#
        aw values travel and are stored."},"Snapshot":{"type":"object","description":"A still picture.","properties"\#
        :{"contentType":{"type":"string","description":"`image/jpeg`, as HAP has it."},"image":{"type":"string","descr\#
        iption":"The bytes of the picture in base64."},"takenAt":{"type":"number","x-unit":"seconds since 1970","descr\#
        iption":"When it was asked for."}},"required":["contentType","image"]},"TimeRelation":{"type":"string","enum":\#
        ["before","at","after"],"description":"How a time stands to another. Raw values travel and are stored."},"Time\#
        rSchedule":{"type":"object","description":"When a timer trigger fires: a first date, and perhaps an interval a\#
        fter which it fires again and again.\n\nSource: behaviour section 12.","properties":{"fireDate":{"type":"numbe\#
        r","x-unit":"seconds since 1970","description":"The first date; a whole minute."},"timeZone":{"type":"string",\#
        "description":"IANA name (`Europe/Berlin`); nil is the hub's own zone."},"recurrence":{"$ref":"#/components/sc\#
        hemas/Recurrence","description":"Nil fires once."},"recurrenceCalendar":{"$ref":"#/components/schemas/Calendar\#
        Description","description":"The calendar the interval is counted in; nil is the hub's own."}},"required":["fir\#
        eDate"]},"Trace":{"type":"object","description":"What the hub has done about a trigger at one time, and why: k\#
        ept for 30 days, the last 10,000 of all.","properties":{"id":{"type":"string","format":"uuid"},"trigger":{"typ\#
        e":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string","description":"T\#
        he trigger's name then."},"date":{"type":"number","x-unit":"seconds since 1970","description":"When the hub lo\#
        oked at the trigger."},"cause":{"$ref":"#/components/schemas/Cause","description":"What made it look."},"condi\#
        tion":{"$ref":"#/components/schemas/Judgement","description":"What its condition came to; nil if it has none o\#
        r was not asked."},"outcome":{"$ref":"#/components/schemas/Outcome"},"actions":{"type":"array","items":{"$ref"\#
        :"#/components/schemas/ActionTrace"},"description":"What was written, or tried, or is to come."},"finishedAt":\#
        {"type":"number","x-unit":"seconds since 1970","description":"When the last of the actions was over; nil while t\#
        hey last."},"note":{"type":"string","description":"What else there is to say, in words for a person."}},"req\#
        uired":["id","trigger","home","name","date","cause","outcome","actions"]},"Traces":{"type":"object","propertie\#
        s":{"traces":{"type":"array","items":{"$ref":"#/components/schemas/Trace"}}},"required":["traces"]},"Trigger":\#
        {"type":"object","description":"What makes the hub run action sets by itself.","properties":{"id":{"type":"str\#
        ing","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":\#
        {"type":"boolean"},"actionSets":{"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"ty\#
        pe":"number","x-unit":"seconds since 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","des\#
        cription":"When it is due next; set while enabled, unless it is an event trigger for which no time comes. Move\#
        d on in the transaction that records a firing, so it fires once."},"restoration":{"$ref":"#/components/schemas\#
        /Restoration","description":"What its last run has changed and one of its end events will put back; nil if the\#
        re is nothing."},"catchUp":{"$ref":"#/components/schemas/CatchUp","description":"What becomes of dates that we\#
        re missed."},"endDate":{"type":"number","x-unit":"seconds since 1970","description":"After this it does not ru\#
        n any more, and is disabled; nil never ends."},"holds":{"type":"array","items":{"$ref":"#/components/schemas/H\#
        old"},"description":"Since when the values that its plan wants to last for a while have lasted."}},"required":\#
        ["id","name","kind","isEnabled","actionSets","catchUp","holds"]},"TriggerEvent":{"type":"object","description"\#
        :"Something that happens and makes a trigger run, or ends what a run has done. Source: behaviour section 13.",\#
        "properties":{"id":{"type":"string","format":"uuid"},"kind":{"$ref":"#/components/schemas/TriggerEventKind"}},\#
        "required":["id","kind"]},"TriggerEventKind":{"oneOf":[{"type":"object","properties":{"calendar":{"type":"obje\#
        ct","properties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["cale\#
        ndar"],"description":"The time of the hub comes to this; what is absent matches all."},{"type":"object","prope\#
        rties":{"significantTime":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"\#
        }},"required":["time"]}},"required":["significantTime"],"description":"Sunrise or sunset at the home, or a whi\#
        le before or after."},{"type":"object","properties":{"duration":{"type":"object","properties":{"seconds":{"typ\#
        e":"number"}},"required":["seconds"]}},"required":["duration"],"description":"So many seconds after the run; a\#
        s an end event only."},{"type":"object","properties":{"characteristic":{"type":"object","properties":{"of":{"$\#
        ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue\#
        "}},"required":["of"]}},"required":["characteristic"],"description":"A characteristic takes a value, or any ot\#
        her than before."},{"type":"object","properties":{"threshold":{"type":"object","properties":{"of":{"$ref":"#/c\#
        omponents/schemas/CharacteristicReference"},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"max\#
        imum":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of"]}},"required":["threshold"],"descr\#
        iption":"A characteristic's number comes into a range, its ends included; one of them may be absent."},{"type"\#
        :"object","properties":{"location":{"type":"object","properties":{"region":{"$ref":"#/components/schemas/Regio\#
        n"}},"required":["region"]}},"required":["location"],"description":"The user enters or leaves a region."},{"ty\#
        pe":"object","properties":{"presence":{"type":"object","properties":{"presence":{"$ref":"#/components/schemas/\#
        Presence"}},"required":["presence"]}},"required":["presence"],"description":"People come home or leave."}],"ex\#
        amples":[{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"significantTime":{"time":{"event":"su\#
        nrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}}\#
        ,{"duration":{"seconds":1}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":\#
        9},"value":40}},{"threshold":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"minimum":40,"\#
        maximum":40}},{"location":{"region":{"identifier":"gregorian","latitude":1,"longitude":1,"radius":1,"notifyOnE\#
        ntry":true,"notifyOnExit":true}}},{"presence":{"presence":{"kind":"everyEntry","users":"currentUser"}}}]},"Tri\#
        ggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type":"object","properties":{"schedule":{"$ref":"\#
        #/components/schemas/TimerSchedule"}},"required":["schedule"]}},"required":["timer"]},{"type":"object","proper\#
        ties":{"event":{"type":"object","properties":{"plan":{"$ref":"#/components/schemas/EventPlan"}},"required":["p\#
        lan"]}},"required":["event"]}],"examples":[{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berl\#
        in","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"\#
        recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},{"event":{"plan":{"events":[{"id"\#
        :"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]\#
        ,"endEvents":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour\#
        ":1,"minute":1}}}}],"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hou\#
        r":1,"minute":1}}}}},"weekdays":[1],"executeOnce":true}}}],"description":"What it waits for."},"TriggerPredica\#
        te":{"oneOf":[{"type":"object","properties":{"time":{"type":"object","properties":{"relation":{"$ref":"#/compo\#
        nents/schemas/TimeRelation"},"moment":{"$ref":"#/components/schemas/DayMoment"}},"required":["relation","momen\#
        t"]}},"required":["time"],"description":"It is before, at or after this moment of the day."},{"type":"object",\#
        "properties":{"between":{"type":"object","properties":{"first":{"$ref":"#/components/schemas/DayMoment"},"seco\#
        nd":{"$ref":"#/components/schemas/DayMoment"}},"required":["first","second"]}},"required":["between"],"descrip\#
        tion":"It is the first moment or later, and before the second; over midnight if the second one is the earlier.\#
        "},{"type":"object","properties":{"characteristic":{"type":"object","properties":{"of":{"$ref":"#/components/s\#
        chemas/CharacteristicReference"},"comparison":{"$ref":"#/components/schemas/ValueComparison"},"value":{"$ref":\#
        "#/components/schemas/CharacteristicValue"}},"required":["of","comparison","value"]}},"required":["characteris\#
        tic"],"description":"A value compares so with another. Read from the device when it is asked for."},{"type":"o\#
        bject","properties":{"presence":{"type":"object","properties":{"presence":{"$ref":"#/components/schemas/Presen\#
        ce"}},"required":["presence"]}},"required":["presence"],"description":"Somebody or nobody is at home."},{"type\#
        ":"object","properties":{"all":{"type":"object","properties":{"of":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/TriggerPredicate"}}},"required":["of"]}},"required":["all"],"description":"All of them hold; of non\#
        e, that is so."},{"type":"object","properties":{"any":{"type":"object","properties":{"of":{"type":"array","ite\#
        ms":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"required":["any"],"description":"O\#
        ne of them holds at least; of none, that is not so."},{"type":"object","properties":{"not":{"type":"object","p\#
        roperties":{"predicate":{"$ref":"#/components/schemas/TriggerPredicate"}},"required":["predicate"]}},"required\#
        ":["not"],"description":"The other does not hold."}],"examples":[{"time":{"relation":"before","moment":{"clock\#
        ":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"between":{"first":{"clock":{"time":{"month":1,"day":1,\#
        "hour":1,"minute":1}}},"second":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"characteristic"\#
        :{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40}},{"pre\#
        sence":{"presence":{"kind":"everyEntry","users":"currentUser"}}},{"all":{"of":[{"time":{"relation":"before","m\#
        oment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"any":{"of":[{"time":{"relation":"befo\#
        re","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"not":{"predicate":{"time":{"rel\#
        ation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}}}],"description":"A cond\#
        ition of an event trigger; conditions nest. Source: behaviour section 13, \"Predicates\"."},"TriggerTested":{"\#
        type":"object","properties":{"trace":{"$ref":"#/components/schemas/Trace"}},"required":["trace"]},"TypeIdentif\#
        ier":{"type":"string","format":"uuid","description":"The UUID of a kind of service or characteristic."},"User"\#
        :{"type":"object","description":"Somebody who was invited to a home. The owner of the hub is in no list: to th\#
        at user all homes belong.\n\nEverybody may control the accessories of the home; what else, the rights say. Sou\#
        rce: behaviour section 14.","properties":{"id":{"type":"string","format":"uuid"},"unixID":{"type":"integer","d\#
        escription":"The user of this machine, as the kernel names whoever calls."},"name":{"type":"string"},"isAdmini\#
        strator":{"type":"boolean","description":"Whether the user may change the home and manage its users."},"hasRem\#
        oteAccess":{"type":"boolean","description":"Whether the user may control the home from elsewhere."}},"required\#
        ":["id","unixID","name","isAdministrator","hasRemoteAccess"]},"ValueChange":{"type":"object","description":"Wh\#
        at a device has told that was not so before.","properties":{"characteristic":{"$ref":"#/components/schemas/Cha\#
        racteristicReference"},"old":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil if it was n\#
        ot known; also for the press of a button, which is no value that stays."},"new":{"$ref":"#/components/schemas/\#
        CharacteristicValue"}},"required":["characteristic","new"]},"ValueComparison":{"type":"string","enum":["lessTh\#
        an","lessThanOrEqualTo","greaterThan","greaterThanOrEqualTo","equalTo","notEqualTo"],"description":"How a valu\#
        e compares with another. Raw values travel and are stored."},"Welcome":{"type":"object","properties":{"protoco\#
        lVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protocolVersion","hubVersion"]},"Zon\#
        e":{"type":"object","description":"A group of rooms of one home; a room may be in several.","properties":{"id"\#
        :{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{"type":"string","\#
        format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"message":"The line\#
        , or a value in it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRequest":{"code":-3\#
        2600,"message":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello said twice.","data":{"$ref":\#
        "#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not know the method.\#
        ","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-32602,"message":"The parameter\#
        s do not fit; the message names the field, as params.writes[2].value.","data":{"$ref":"#/components/schemas/Hu\#
        bError"}},"InternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/components/schemas\#
        /HubError"}},"HelloExpected":{"code":-32000,"message":"Something else was asked before hub.hello.","data":{"$r\#
        ef":"#/components/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protocol version, or a u\#
        ser who may not use the hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubError"}},"Refused":{"\#
        code":1000,"message":"The hub understood, and refuses or failed; data.code tells why.","data":{"$ref":"#/compo\#
        nents/schemas/HubError"}}}}}
        """#)
}
