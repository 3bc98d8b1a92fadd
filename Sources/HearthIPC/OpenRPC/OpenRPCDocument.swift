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
        "Kitchen","isAdministrator":true,"hasRemoteAccess":true}],"people":[{"unixID":1,"name":"Kitchen","whereabouts"\#
        :{"place":{"home":{}},"since":1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":1,"isHere":true}\#
        }]}],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"missed":[{"revision":1,"changes":[{"homeRenamed":{\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9EC\#
        C-DFE807510499","iid":9},"value":40,"isStale":true}],"caller":{"unixID":1,"name":"Kitchen"},"owner":{"unixID":\#
        1,"name":"Kitchen"}}}},{"name":"short","params":[],"result":{"name":"result","value":{"revision":1,"accessorie\#
        s":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"acc\#
        essory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search","summary":"Starts or s\#
        tops telling this connection about accessories that could be added (`discovery.appeared`, `discovery.vanishe\#
        d`)","description":"Starting begins with all that are known.","paramStructure":"by-name","params":[{"name":"is\#
        On","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/sch\#
        emas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result","value":{}}}]}\#
        ,{"name":"home.add","summary":"Makes a home","description":"The first one becomes the primary home.","paramStr\#
        ucture":"by-name","params":[{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"resu\#
        lt","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"\#
        },{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"name","value":"Kitche\#
        n"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home with everything in it\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/component\#
        s/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"n\#
        ame":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"\#
        changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home\#
        .rename","summary":"Gives a home another name","paramStructure":"by-name","params":[{"name":"home","required":\#
        true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/erro\#
        rs/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"\#
        home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"res\#
        ult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Ki\#
        tchen"}}]}}}]},{"name":"home.setLocation","summary":"Says where on the Earth a home is, for sunrise and sunset\#
        , or takes it back (nil)","description":"Triggers that wait for the sun are planned anew.","paramStructure":"b\#
        y-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"location\#
        ","required":false,"schema":{"$ref":"#/components/schemas/HomeLocation"}}],"result":{"name":"result","schema":\#
        {"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/\#
        components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"},{"name":"location","value":{"latitude":1,"longitude":1}}],"result":{"name":"result","value\#
        ":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}\#
        },{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"\#
        result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":\#
        "Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"Makes a home the primary one","paramStructure":"by-name\#
        ","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"resu\#
        lt","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"\#
        },{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"identity.export","summary":"Ask\#
        s for this hub's identity and pairings as a file that a passphrase opens","description":"Whoever has both can u\#
        se all its accessories.","paramStructure":"by-name","params":[{"name":"passphrase","required":true,"summary":\#
        "At least 8 characters.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components\#
        /schemas/ExportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/\#
        errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"passphrase","value":"eight or more"}],"result\#
        ":{"name":"result","value":{"document":"{\"format\":\"hearth-controller-identity\"}","pairings":3}}}]},{"name"\#
        :"identity.import","summary":"Gives this hub the identity and pairings of an exported file, from its next star\#
        t on; until then it pairs with nothing","description":"Fails with `accessDenied` for a wrong passphrase, `inva\#
        lidDataFormatSpecified` for a damaged or foreign file, and `alreadyExists` if this hub has pairings under an i\#
        dentity of its own and `replacesPaired` is false.","paramStructure":"by-name","params":[{"name":"document","re\#
        quired":true,"summary":"The content of the file.","schema":{"type":"string"}},{"name":"passphrase","required":\#
        true,"schema":{"type":"string"}},{"name":"replacesPaired","required":true,"summary":"Whether an identity may b\#
        e replaced under which accessories know this hub.","schema":{"type":"boolean"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/ImportedIdentity"}},"errors":[{"$ref":"#/components/errors/InvalidParamete\#
        rs"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"document","value":\#
        "{\"format\":\"hearth-controller-identity\"}"},{"name":"passphrase","value":"eight or more"},{"name":"replaces\#
        Paired","value":true}],"result":{"name":"result","value":{"controller":{"identifier":"gregorian","publicKey":"\#
        2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},"pairings":3,"needsRestart":true}}}]},{"nam\#
        e":"identity.show","summary":"Asks who this hub is towards accessories","description":"Nothing of it is secret\#
        : it is what another hub needs to invite this one.","paramStructure":"by-name","params":[],"result":{"name":"r\#
        esult","schema":{"$ref":"#/components/schemas/ControllerDescription"}},"errors":[{"$ref":"#/components/errors/\#
        InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[],"result":{\#
        "name":"result","value":{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440a\#
        e8d25e71b1b628d0c"}}}]},{"name":"pairing.add","summary":"Lets another controller use an accessory, or changes w\#
        hether it may manage pairings","description":"Fails with `insufficientPrivileges` if this hub is no administr\#
        ator, `accessoryOutOfResources` if the accessory cannot store more pairings, `alreadyExists` if it knows the i\#
        dentifier with another key.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"summary":"The other controller's pai\#
        ring identifier, as its `identity.show` tells.","schema":{"type":"string"}},{"name":"publicKey","required":tru\#
        e,"summary":"Its long-term public key, 32 bytes in hex.","schema":{"type":"string"}},{"name":"isAdmin","requir\#
        ed":true,"summary":"Whether it may manage pairings too.","schema":{"type":"boolean"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/AccessoryInvitation"}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory\#
        ","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"},{"name":"publicKey\#
        ","value":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c"},{"name":"isAdmin","value":true}]\#
        ,"result":{"name":"result","value":{"deviceID":"7A:1C:3E:55:90:D2","publicKey":"2bc8ad225186f5009a43321c86089a\#
        9ee5eac95f67e440ae8d25e71b1b628d0c","address":"192.0.2.7:51826"}}}]},{"name":"pairing.list","summary":"Asks an a\#
        ccessory which controllers it is paired with","description":"Only an administrator of the accessory may ask: `\#
        insufficientPrivileges`. For an accessory behind a bridge the bridge is asked.","paramStructure":"by-name","\#
        params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"re\#
        sult","schema":{"type":"array","items":{"$ref":"#/components/schemas/ControllerPairing"}}},"errors":[{"$ref":"\#
        #/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","p\#
        arams":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value"\#
        :[{"identifier":"gregorian","publicKey":"2bc8ad225186f5009a43321c86089a9ee5eac95f67e440ae8d25e71b1b628d0c","is\#
        Admin":true,"isOwn":true}]}}]},{"name":"pairing.remove","summary":"Has an accessory forget another controller"\#
        ,"description":"Fails with `notFound` if the accessory does not know it, `insufficientPrivileges` if this hub i\#
        s no administrator, and `operationNotSupported` for this hub's own pairing, which ends with `accessory.remove\#
        `, and for the last administrator.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"identifier","required":true,"schema":{"type":"string"}}],"\#
        result":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors\#
        /InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"ac\#
        cessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"identifier","value":"gregorian"}],"result":{\#
        "name":"result","value":{}}}]},{"name":"presence.set","summary":"Says where a person is","description":"It cou\#
        nts until something else is said, or the person's phone comes or goes.\n\nRefused with `notFound` for somebody w\#
        ho is neither the owner of the hub nor a user of the home, and with `invalidParameter` for a position that i\#
        s not on the Earth. Everybody may say it of themselves, administrators of others too.","paramStructure":"by-na\#
        me","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","requi\#
        red":false,"summary":"The user of this machine; nil for whoever asks.","schema":{"type":"integer"}},{"name":"p\#
        lace","required":false,"summary":"Nil takes back what was said.","schema":{"$ref":"#/components/schemas/Wherea\#
        boutsPlace"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#\#
        /components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","pa\#
        rams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":1},{"name":"place\#
        ","value":{"home":{}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed\#
        ":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"presence.watchPhone","summa\#
        ry":"Says which phone is a person's, to be looked for on the network of the home; nil looks no more","descript\#
        ion":"Refused with `notFound` and as `PhoneRule` says. Everybody may do so for themselves, administrators for o\#
        thers too.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"user","required":false,"summary":"The user of this machine; nil for whoever asks.","sc\#
        hema":{"type":"integer"}},{"name":"phone","required":false,"schema":{"$ref":"#/components/schemas/Phone"}}],"r\#
        esult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/error\#
        s/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"h\#
        ome","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":1},{"name":"phone","value":{"host"\#
        :"host","leaveDelay":1,"isHere":true}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenam\#
        ed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"h\#
        ome","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.add","\#
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
        r, disabled; its identifier and action sets come with it, its catch-up rule and its end date","paramStructure"\#
        :"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigg\#
        er","required":true,"schema":{"$ref":"#/components/schemas/Trigger"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/comp\#
        onents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"},{"name":"trigger","value":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind"\#
        :{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"we\#
        eks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregori\#
        an","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"las\#
        tFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1\#
        800000000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison"\#
        :"lessThan","value":40,"since":1800000000,"happened":1}]}}],"result":{"name":"result","value":{"revision":1,"c\#
        hanges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigg\#
        er.addActionSet","summary":"Adds an action set to those a trigger runs","paramStructure":"by-name","params":[{\#
        "name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-5\#
        73A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"trigger.addEvent","summary":"Adds an event to those that make a trigger run","para\#
        mStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"n\#
        ame":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"event","required":true,"sc\#
        hema":{"$ref":"#/components/schemas/TriggerEvent"}}],"result":{"name":"result","schema":{"$ref":"#/components/\#
        schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refu\#
        sed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"\#
        name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":{"id":"7E3FB088-5A3B-5\#
        9D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}],"result":{"name\#
        ":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","nam\#
        e":"Kitchen"}}]}}}]},{"name":"trigger.addOwnedActionSet","summary":"Gives a trigger an empty action set that b\#
        elongs to it alone","description":"It has the trigger's name, is not among the home's action sets, and is not r\#
        un, renamed or given to another trigger. Source: behaviour section 11.","paramStructure":"by-name","params":[\#
        {"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"\#
        schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/C\#
        ommit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"e\#
        xamples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"tr\#
        igger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"chang\#
        es":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.a\#
        genda","summary":"Tells what the hub will do when time comes to it, if nothing is changed until then","descrip\#
        tion":"By the hub's own clock and zone.","paramStructure":"by-name","params":[{"name":"from","required":false,\#
        "summary":"From then on; now if it is not given.","schema":{"type":"number","x-unit":"seconds since 1970"}},{"\#
        name":"span","required":true,"summary":"How far it goes, in seconds; 366 days at the most.","schema":{"type":"\#
        number"}},{"name":"limit","required":false,"summary":"How many dates of each trigger at most; 1,000 if it is n\#
        ot given, 10,000 at the most.","schema":{"type":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/com\#
        ponents/schemas/Agenda"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/err\#
        ors/Refused"}],"examples":[{"name":"whole","params":[{"name":"from","value":1800000000},{"name":"span","value"\#
        :1},{"name":"limit","value":1}],"result":{"name":"result","value":{"entries":[{"date":1800000000,"home":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD","deed":"trigger","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","actionSet"\#
        :"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}]}}},{"name":"short","params":[{"name":"span","value":1}],"result":{"n\#
        ame":"result","value":{"entries":[{"date":1800000000,"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","deed":"tri\#
        gger"}]}}}]},{"name":"trigger.enable","summary":"Enables or disables a trigger","description":"One that is dis\#
        abled puts nothing back any more.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema\#
        ":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uui\#
        d"}},{"name":"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$r\#
        ef":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/comp\#
        onents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":\#
        true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B\#
        862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"Removes a trigger, and with it t\#
        he action set that belongs to it alone","paramStructure":"by-name","params":[{"name":"home","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format\#
        ":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-57\#
        3A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"056\#
        5D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes a\#
        n action set from those a trigger runs","description":"One that belongs to the trigger alone is removed.","p\#
        aramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/sche\#
        mas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"\#
        }],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name\#
        ":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A9\#
        54-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.removeEvent","summary":"Takes an event f\#
        rom those that make a trigger run","description":"The last one stays: `invalidParameter`.","paramStructure":\#
        "by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigge\#
        r","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"event","required":true,"schema":{"type\#
        ":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"erro\#
        rs":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"na\#
        me":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value"\#
        :"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"event","value":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF"}],"res\#
        ult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger another name","paramStruct\#
        ure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"t\#
        rigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"\#
        type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref"\#
        :"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole",\#
        "params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-4\#
        74F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":\#
        1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"t\#
        rigger.test","summary":"Tries a trigger out, enabled or not: asks its condition, and runs its scenes if it hol\#
        ds","description":"Its dates stay as they are. Answered when all but the delayed actions are over.","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isRehearsal","required":true,"s\#
        ummary":"Only tells what would be done: nothing is written, and no trace is kept.","schema":{"type":"boolean"}\#
        },{"name":"isForced","required":true,"summary":"Runs even if the condition does not hold.","schema":{"type":"b\#
        oolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/TriggerTested"}},"errors":[{"$ref"\#
        :"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole",\#
        "params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-4\#
        74F-573A-83D6-CAC9AB2BCF32"},{"name":"isRehearsal","value":true},{"name":"isForced","value":true}],"result":{"\#
        name":"result","value":{"trace":{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D\#
        6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"dat\#
        e":{"due":1800000000}},"condition":{"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month\#
        ":1,"day":1,"hour":1,"minute":1}}}}},"verdicts":["holds"],"values":[{"characteristic":{"accessory":"5BB1F4EB-0\#
        372-5BE6-9ECC-DFE807510499","iid":9},"value":40}]},"outcome":"running","actions":[{"actionSet":"C1E2CCE5-57E9-\#
        5AE5-A954-E66AD861AA83","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":\#
        40,"delay":1,"succeeded":true,"error":{"code":"notFound","message":"there is no such home"},"seconds":1}],"fin\#
        ishedAt":1800000000,"note":"note"}}}}]},{"name":"trigger.traces","summary":"Lists what triggers have done and w\#
        hy, the newest first","paramStructure":"by-name","params":[{"name":"trigger","required":false,"summary":"Of t\#
        his trigger alone, which may have been removed meanwhile.","schema":{"type":"string","format":"uuid"}},{"name"\#
        :"home","required":false,"summary":"Of this home alone.","schema":{"type":"string","format":"uuid"}},{"name":"\#
        limit","required":false,"summary":"How many at most; 100 if it is not given, 10,000 at the most.","schema":{"t\#
        ype":"integer"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Traces"}},"errors":[{"$ref"\#
        :"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole",\#
        "params":[{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"home","value":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"},{"name":"limit","value":1}],"result":{"name":"result","value":{"traces":[{"id":"D\#
        AC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{"due":1800000000}},"condition":{"pre\#
        dicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"ve\#
        rdicts":["holds"],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"va\#
        lue":40}]},"outcome":"running","actions":[{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","characteristic"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay":1,"succeeded":true,"error":{"\#
        code":"notFound","message":"there is no such home"},"seconds":1}],"finishedAt":1800000000,"note":"note"}]}}},{\#
        "name":"short","params":[],"result":{"name":"result","value":{"traces":[{"id":"DAC65129-AF8E-5227-9F12-710E608\#
        C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"\#
        Kitchen","date":1800000000,"cause":{"date":{"due":1800000000}},"outcome":"running","actions":[{"characteristic\#
        ":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay":1}]}]}}}]},{"name":"trigger.\#
        updateCatchUp","summary":"Says what becomes of a trigger's dates that were missed","description":"`invalidPara\#
        meter` for less than a minute or more than 7 days.","paramStructure":"by-name","params":[{"name":"home","requi\#
        red":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"stri\#
        ng","format":"uuid"}},{"name":"catchUp","required":true,"schema":{"$ref":"#/components/schemas/CatchUp"}}],"re\#
        sult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors\#
        /InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"ho\#
        me","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2\#
        BCF32"},{"name":"catchUp","value":{"skip":{}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"h\#
        omeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEnd\#
        Date","summary":"Says when a trigger ends: after that it does not run any more, and is disabled","description"\#
        :"Nil takes the end away.\n\nRefused with `fireDateInPast` for an end that is over, and for one before the nex\#
        t date of an enabled trigger that waits for dates alone.","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"endDate","required":false,"schema":{"type":"number","x-unit":"seconds sin\#
        ce 1970"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-57\#
        3A-83D6-CAC9AB2BCF32"},{"name":"endDate","value":1800000000}],"result":{"name":"result","value":{"revision":1,\#
        "changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7\#
        -474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEndEvents","summary\#
        ":"Replaces the events that put back what a trigger's run has changed","paramStructure":"by-name","params":[{"\#
        name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}},{"name":"endEvents","required":true,"schema":{"type":"array","items":\#
        {"$ref":"#/components/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schem\#
        as/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name"\#
        :"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-5\#
        9D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"nam\#
        e":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","na\#
        me":"Kitchen"}}]}}}]},{"name":"trigger.updateEvents","summary":"Replaces the events that make a trigger run","\#
        paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"events","required":tru\#
        e,"schema":{"type":"array","items":{"$ref":"#/components/schemas/TriggerEvent"}}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events"\#
        ,"value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,\#
        "minute":1}}}}]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateExecuteOnce","summary":"Says whet\#
        her a trigger is disabled after it has run once","paramStructure":"by-name","params":[{"name":"home","required\#
        ":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"executeOnce","required":true,"schema":{"type":"boolean"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"}\#
        ,{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"exe\#
        cuteOnce","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updatePredicate","summary":"Repl\#
        aces the condition of a trigger; nil always holds","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"predicate","required":false,"schema":{"$ref":"#/components/schemas/TriggerPredic\#
        ate"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32"},{"name":"predicate","value":{"time":{"relation":"before","moment":{"clock":{"time":{"month"\#
        :1,"day":1,"hour":1,"minute":1}}}}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed\#
        ":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"hom\#
        e","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2B\#
        CF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule o\#
        f a timer trigger","description":"Refused with `operationNotSupported` for others.","paramStructure":"by-name\#
        ","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","requ\#
        ired":true,"schema":{"type":"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/\#
        components/schemas/TimerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}\#
        },"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples\#
        ":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger",\#
        "value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"\#
        Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanose\#
        conds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"resu\#
        lt","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kit\#
        chen"}}]}}}]},{"name":"trigger.updateWeekdays","summary":"Replaces the days of the week on which a trigger may r\#
        un, 1 for Sunday to 7 for Saturday; nil for all","paramStructure":"by-name","params":[{"name":"home","requir\#
        ed":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"strin\#
        g","format":"uuid"}},{"name":"weekdays","required":false,"schema":{"type":"array","items":{"type":"integer"}}}\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CA\#
        C9AB2BCF32"},{"name":"weekdays","value":[1]}],"result":{"name":"result","value":{"revision":1,"changes":[{"hom\#
        eRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"na\#
        me":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-\#
        CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.add","summary":"Invites a user of this machi\#
        ne to a home","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","f\#
        ormat":"uuid"}},{"name":"unixID","required":true,"summary":"The user's number on this machine.","schema":{"typ\#
        e":"integer"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"isAdministrator","required"\#
        :true,"schema":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"re\#
        sult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors\#
        /InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"ho\#
        me","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitche\#
        n"},{"name":"isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result"\#
        ,"value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}}]}}}]},{"name":"user.remove","summary":"Takes a user's access to a home away, and forgets where the user i\#
        s","description":"Users who are no administrators may do so for themselves.","paramStructure":"by-name","param\#
        s":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","required":true,\#
        "schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/\#
        Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"u\#
        ser","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.update\#
        ","summary":"Gives a user other rights in a home","paramStructure":"by-name","params":[{"name":"home","require\#
        d":true,"schema":{"type":"string","format":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}},{"name":"hasRemoteAcce\#
        ss","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/sch\#
        emas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused\#
        "}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"nam\#
        e":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"},{"name":"isAdministrator","value":true},{"name":"has\#
        RemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.add","summary":"Makes a zone","\#
        paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/com\#
        ponents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/err\#
        ors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRena\#
        med":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.addRoom","summary":\#
        "Puts a room into a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref\#
        ":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compon\#
        ents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-\#
        90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"hom\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.remove","summary":"Removes a z\#
        one; its rooms stay","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"st\#
        ring","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","va\#
        lue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"\#
        result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","summary":"Takes a room out of a zone","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"t\#
        ype":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"e\#
        rrors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{\#
        "name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value"\#
        :"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"resu\#
        lt":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summary":"Gives a zone another name","paramStructure":"b\#
        y-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","r\#
        equired":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"str\#
        ing"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB\#
        -94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[\#
        {"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}],"x-notifications":[{"n\#
        ame":"database.committed","summary":"Somebody else changed the database","description":"Never sent to the conn\#
        ection that asked for the change.","paramStructure":"by-name","params":[{"name":"revision","required":true,"sc\#
        hema":{"type":"integer"}},{"name":"changes","required":true,"schema":{"type":"array","items":{"$ref":"#/compon\#
        ents/schemas/Change"}}}],"examples":[{"name":"whole","params":[{"name":"revision","value":1},{"name":"changes"\#
        ,"value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}]}]},{"name":"acce\#
        ssory.stateChanged","summary":"Accessories became reachable or unreachable","paramStructure":"by-name","params\#
        ":[{"name":"accessories","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Access\#
        oryState"}}}],"examples":[{"name":"whole","params":[{"name":"accessories","value":[{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name":"characteristic.valuesChanged","summary":"Values ch\#
        anged by a device or by another client, for those subscribed to","paramStructure":"by-name","params":[{"name":\#
        "values","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicState"}}\#
        }],"examples":[{"name":"whole","params":[{"name":"values","value":[{"characteristic":{"accessory":"5BB1F4EB-03\#
        72-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}]}]}]},{"name":"actionSet.executing","summary":"\#
        An action set started or ended running","paramStructure":"by-name","params":[{"name":"home","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}},{"name":"isExecuting","required":true,"schema":{"type":"boolean"}}],"examples":[{"name":"whole","p\#
        arams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-5\#
        7E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","value":true}]}]},{"name":"accessory.snapshotTaken","summar\#
        y":"A program has had a camera take a picture","description":"Never sent to the connection that asked.","param\#
        Structure":"by-name","params":[{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}]}]\#
        },{"name":"camera.streamEnded","summary":"A stream that this connection has asked for has ended, unasked","par\#
        amStructure":"by-name","params":[{"name":"stream","required":true,"schema":{"type":"string","format":"uuid"}},\#
        {"name":"error","required":true,"schema":{"$ref":"#/components/schemas/HubError"}}],"examples":[{"name":"whole\#
        ","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-041D5565B387"},{"name":"error","value":{"code":"\#
        notFound","message":"there is no such home"}}]}]},{"name":"discovery.appeared","summary":"An accessory was see\#
        n, or something about it changed","paramStructure":"by-name","params":[{"name":"accessory","required":true,"su\#
        mmary":"The identifier its first accessory will have once it is added.","schema":{"type":"string","format":"uu\#
        id"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,"schema":{\#
        "type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","required":tr\#
        ue,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"summary\#
        ":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{"name":"addresses","requ\#
        ired":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"string"}}}],"\#
        examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"nam\#
        e":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{\#
        "name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}\#
        ]}]},{"name":"discovery.vanished","summary":"It is gone from the network, or has been added to a home","paramS\#
        tructure":"by-name","params":[{"name":"accessory","required":true,"summary":"The identifier its first accessor\#
        y will have once it is added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,\#
        "schema":{"type":"string"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","requir\#
        ed":true,"schema":{"type":"string"}},{"name":"category","required":true,"summary":"HAP's category number.","sc\#
        hema":{"type":"integer"}},{"name":"isPaired","required":true,"summary":"Whether some controller has paired wit\#
        h it already.","schema":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` i\#
        t announces.","schema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"na\#
        me":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"\#
        },{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isP\#
        aired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"$/cancelRequest","summary":\#
        "The hub takes back a question that it asked this client","paramStructure":"by-name","params":[{"name":"id","r\#
        equired":true,"schema":{"type":["integer","string"]}}],"examples":[{"name":"whole","params":[{"name":"id","val\#
        ue":1}]}]}],"x-client-methods":[{"name":"agent.setupCode","summary":"The hub's question to a setup agent","des\#
        cription":"The first agent's answer wins; `setupCode` nil means the person gave up.","paramStructure":"by-name\#
        ","params":[{"name":"accessory","required":true,"schema":{"$ref":"#/components/schemas/DiscoveredAccessory"}},\#
        {"name":"problem","required":false,"summary":"Why it is asked again, in words; nil the first time.","schema":{\#
        "type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/SetupCodeAnswer"}},"errors\#
        ":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name\#
        ":"whole","params":[{"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID"\#
        :"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:5182\#
        6"]}},{"name":"problem","value":"no answer"}],"result":{"name":"result","value":{"setupCode":"031-45-154"}}},{\#
        "name":"short","params":[{"name":"accessory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","devi\#
        ceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7\#
        :51826"]}}],"result":{"name":"result","value":{}}}]}],"components":{"schemas":{"Accessory":{"type":"object","d\#
        escription":"One accessory of a home: a stand-alone device, a bridge, or a device behind a bridge.\n\n`(device\#
        ID, aid)` is its identity at the device; name, model, serial number and address never are (quirk Q45).","prope\#
        rties":{"id":{"type":"string","format":"uuid"},"deviceID":{"type":"string","description":"The accessory server i\#
        t belongs to, as the device spells it (`7A:1C:3E:55:90:D2`)."},"aid":{"type":"integer","description":"Its nu\#
        mber within the accessory server; 1 for a stand-alone device and for a bridge itself."},"name":{"type":"string\#
        "},"room":{"type":"string","format":"uuid"},"bridge":{"type":"string","format":"uuid","description":"The bridg\#
        e it stands behind; nil for a bridge and for a stand-alone device."},"category":{"type":"integer","description\#
        ":"HAP's category number, as announced."},"manufacturer":{"type":"string"},"model":{"type":"string"},"serialNu\#
        mber":{"type":"string"},"firmwareVersion":{"type":"string"},"services":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/Service"}},"goneSince":{"type":"number","x-unit":"seconds since 1970","description":"Since when t\#
        he bridge that it stands behind no longer mentions it; nil if it does. It stays until it is removed."},"bloc\#
        kedSince":{"type":"number","x-unit":"seconds since 1970","description":"Since when the hub does not talk to it a\#
        ny more, as it misbehaved; nil if it does. Only a user ends that."}},"required":["id","deviceID","aid","name\#
        ","room","category","services"]},"AccessoryAdded":{"type":"object","properties":{"commit":{"$ref":"#/component\#
        s/schemas/Commit"},"accessory":{"type":"string","format":"uuid","description":"The accessory that was paired: t\#
        he bridge itself, or the stand-alone device."}},"required":["commit","accessory"]},"AccessoryFound":{"type":"\#
        object","properties":{"accessory":{"type":"string","format":"uuid","description":"The accessory server itself, t\#
        he bridge or the stand-alone device; nil if there is none."}}},"AccessoryInvitation":{"type":"object","descr\#
        iption":"What a controller that was let in needs to know of the accessory server. None of it is secret.","prop\#
        erties":{"deviceID":{"type":"string"},"publicKey":{"type":"string","description":"The accessory server's long-\#
        term public key, 32 bytes in hex."},"address":{"type":"string","description":"`HOST:PORT`, where it answers th\#
        is hub; nil if it does not now."}},"required":["deviceID","publicKey"]},"AccessoryServerStatus":{"type":"objec\#
        t","description":"One link of the hub: which accessory server, where, and how it is doing.","properties":{"dev\#
        iceID":{"type":"string"},"address":{"type":"string","description":"`HOST:PORT`, if known."},"state":{"type":"s\#
        tring","description":"`reachable`, `connecting`, `unreachable`, `pairing lost`."},"accessories":{"type":"integ\#
        er"},"problem":{"type":"string","description":"Why it is not reachable, in words."}},"required":["deviceID","s\#
        tate","accessories"]},"AccessoryState":{"type":"object","description":"Whether an accessory answers. Live stat\#
        e: it has no revision and is not part of the database.","properties":{"accessory":{"type":"string","format":"u\#
        uid"},"isReachable":{"type":"boolean"}},"required":["accessory","isReachable"]},"Action":{"type":"object","des\#
        cription":"One write of an action set.","properties":{"id":{"type":"string","format":"uuid"},"characteristic":\#
        {"$ref":"#/components/schemas/CharacteristicReference"},"targetValue":{"$ref":"#/components/schemas/Characteri\#
        sticValue"},"delay":{"type":"number","description":"Seconds after the start of a run at which it is written; 0 i\#
        s at once. Apple's scenes know no delays."}},"required":["id","characteristic","targetValue","delay"]},"Acti\#
        onSet":{"type":"object","description":"A scene: writes that are done together, in no particular order but that o\#
        f their delays.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref\#
        ":"#/components/schemas/ActionSetKind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action\#
        "}},"lastExecutionDate":{"type":"number","x-unit":"seconds since 1970"},"pending":{"$ref":"#/components/schema\#
        s/PendingActions","description":"What is still to come of its last run; nil if nothing is."}},"required":["id"\#
        ,"name","kind","actions"]},"ActionSetExecuted":{"type":"object","properties":{"commit":{"$ref":"#/components/s\#
        chemas/Commit","description":"Records when it ran; nil if nothing was committed."},"results":{"type":"array","\#
        items":{"$ref":"#/components/schemas/CharacteristicResult"}},"error":{"$ref":"#/components/schemas/HubError","\#
        description":"Nil if every action succeeded."}},"required":["results"]},"ActionSetKind":{"type":"string","enum\#
        ":["userDefined","wakeUp","sleep","homeDeparture","homeArrival","triggerOwned"],"description":"Where a set com\#
        es from. Raw values travel and are stored."},"ActionTrace":{"type":"object","description":"One write of a run.\#
        ","properties":{"actionSet":{"type":"string","format":"uuid","description":"The scene it belongs to; nil for t\#
        he values that the trigger sets itself, and for what is put back."},"characteristic":{"$ref":"#/components/sch\#
        emas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"delay":{"type":"nu\#
        mber","description":"Seconds after the start at which it is written; 0 is at once."},"succeeded":{"type":"bool\#
        ean","description":"Whether its device has taken it; nil until that is known, and for ever if the hub has ende\#
        d meanwhile."},"error":{"$ref":"#/components/schemas/HubError","description":"What went wrong, or why it is no\#
        t known."},"seconds":{"type":"number","description":"Seconds from the write to its result."}},"required":["cha\#
        racteristic","value","delay"]},"Agenda":{"type":"object","properties":{"entries":{"type":"array","items":{"$re\#
        f":"#/components/schemas/AgendaEntry"},"description":"In the order of dates."}},"required":["entries"]},"Agend\#
        aEntry":{"type":"object","description":"Something that the hub will do when time comes to it.","properties":{"\#
        date":{"type":"number","x-unit":"seconds since 1970"},"home":{"type":"string","format":"uuid"},"deed":{"$ref":\#
        "#/components/schemas/AgendaEntryDeed"},"trigger":{"type":"string","format":"uuid","description":"The trigger t\#
        hat runs, or whose changes are put back."},"actionSet":{"type":"string","format":"uuid","description":"The sc\#
        ene whose actions wait."}},"required":["date","home","deed"]},"AgendaEntryDeed":{"type":"string","enum":["trig\#
        ger","end","delayedActions"],"description":"What it does then. Raw values travel."},"CalendarDescription":{"ty\#
        pe":"object","description":"A calendar as it travels: which one, and in which time zone it counts.","propertie\#
        s":{"identifier":{"type":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chinese` …"}\#
        ,"timeZone":{"type":"string","description":"IANA name."}},"required":["identifier"]},"CalendarTime":{"type":"o\#
        bject","description":"A time as a calendar and a clock on the wall show it; absent parts match all. Source: be\#
        haviour section 13.","properties":{"month":{"type":"integer","description":"1 to 12, in some calendars 13."},"\#
        day":{"type":"integer","description":"1 to 31."},"hour":{"type":"integer","description":"0 to 23."},"minute":{\#
        "type":"integer","description":"0 to 59."}}},"CameraPicture":{"type":"object","description":"How pictures are c\#
        oded: always as H.264.","properties":{"profile":{"$ref":"#/components/schemas/CameraPictureProfile"},"level":\#
        {"type":"integer","description":"H.264's level times ten: 31, 32 or 40."},"width":{"type":"integer","descripti\#
        on":"Pixels."},"height":{"type":"integer","description":"Pixels."},"framesPerSecond":{"type":"integer"}},"requ\#
        ired":["profile","level","width","height","framesPerSecond"]},"CameraPictureProfile":{"type":"string","enum":[\#
        "constrainedBaseline","main","high"]},"CameraSound":{"type":"object","description":"How sound is coded.","prop\#
        erties":{"codec":{"$ref":"#/components/schemas/CameraSoundCodec"},"channels":{"type":"integer"},"sampleRate":{\#
        "type":"integer","description":"Hertz."},"packetTime":{"type":"integer","description":"How much sound is in on\#
        e packet, in milliseconds."}},"required":["codec","channels","sampleRate","packetTime"]},"CameraSoundCodec":{"\#
        type":"string","enum":["pcmu","pcma","aacELD","opus","mSBC","amr","amrWideband"]},"CameraStream":{"type":"obje\#
        ct","description":"A running stream of a camera: where pictures and sound arrive, how they are coded and how t\#
        hey are protected.\n\nIt holds the keys of the stream, so it is for whoever has asked for it alone, and never f\#
        or a log.","properties":{"localAddress":{"type":"string","description":"The address of this machine that the c\#
        amera sends to."},"remoteAddress":{"type":"string","description":"The camera's address."},"isIPv6":{"type":"b\#
        oolean"},"picture":{"$ref":"#/components/schemas/CameraPicture"},"video":{"$ref":"#/components/schemas/CameraT\#
        rack"},"sound":{"$ref":"#/components/schemas/CameraSound","description":"Nil for a camera without sound."},"au\#
        dio":{"$ref":"#/components/schemas/CameraTrack"}},"required":["localAddress","remoteAddress","isIPv6","picture\#
        ","video"]},"CameraTrack":{"type":"object","description":"How the packets of one medium travel: RTP over UDP, w\#
        ith RTCP on the same ports.","properties":{"localPort":{"type":"integer","description":"The port of this mach\#
        ine that the camera sends to."},"remotePort":{"type":"integer","description":"The port of the camera that it s\#
        ends from and receives at."},"payloadType":{"type":"integer","description":"RTP's number for the format."},"lo\#
        calSource":{"type":"integer","description":"The synchronisation source (SSRC) to be used by what is sent to th\#
        e camera."},"remoteSource":{"type":"integer","description":"The synchronisation source (SSRC) of what the came\#
        ra sends."},"maximumBitRate":{"type":"integer","description":"Kilobits per second."},"incoming":{"$ref":"#/com\#
        ponents/schemas/SRTPProtection","description":"How what the camera sends is protected; nil if it is not."},"ou\#
        tgoing":{"$ref":"#/components/schemas/SRTPProtection","description":"How what is sent to the camera has to be p\#
        rotected; nil if not at all."}},"required":["localPort","remotePort","payloadType","localSource","remoteSourc\#
        e","maximumBitRate"]},"CatchUp":{"oneOf":[{"type":"object","properties":{"skip":{"type":"object","properties":\#
        {}}},"required":["skip"],"description":"Nothing; the next date counts."},{"type":"object","properties":{"once"\#
        :{"type":"object","properties":{"within":{"type":"number"}},"required":["within"]}},"required":["once"],"descr\#
        iption":"It runs once, for the last date missed, if that was less than so many seconds ago; at most 7 days."},\#
        {"type":"object","properties":{"all":{"type":"object","properties":{}}},"required":["all"],"description":"It r\#
        uns for each date missed, one after the other; those of more than 30 days ago are passed over."}],"examples":[\#
        {"skip":{}},{"once":{"within":1}},{"all":{}}],"description":"What becomes of a trigger's dates that were misse\#
        d while the hub was off or asleep, or when the clock was put forward.\n\nApple's triggers pass over them (beha\#
        viour section 12); the other two are Hearth's own. Only dates can be made up for: what devices did meanwhile n\#
        obody knows."},"Cause":{"oneOf":[{"type":"object","properties":{"date":{"type":"object","properties":{"due":{"\#
        type":"number","x-unit":"seconds since 1970"}},"required":["due"]}},"required":["date"],"description":"A date o\#
        f it has come: the one it was due at."},{"type":"object","properties":{"missed":{"type":"object","properties"\#
        :{"due":{"type":"number","x-unit":"seconds since 1970"},"last":{"type":"number","x-unit":"seconds since 1970"}\#
        },"required":["due"]}},"required":["missed"],"description":"Dates of it were missed, the first of them at `due\#
        `; the last one at `last`, if it is made up for."},{"type":"object","properties":{"event":{"type":"object","pr\#
        operties":{"event":{"$ref":"#/components/schemas/TriggerEvent"},"change":{"$ref":"#/components/schemas/ValueCh\#
        ange"}},"required":["event","change"]}},"required":["event"],"description":"A device has told something that i\#
        s one of its events."},{"type":"object","properties":{"happened":{"type":"object","properties":{"event":{"$ref\#
        ":"#/components/schemas/TriggerEvent"}},"required":["event"]}},"required":["happened"],"description":"Anything e\#
        lse that is one of its events, such as people who come or leave, or a value that has lasted."},{"type":"obje\#
        ct","properties":{"end":{"type":"object","properties":{"event":{"$ref":"#/components/schemas/TriggerEvent"}}}}\#
        ,"required":["end"],"description":"An end event: what its run has changed is put back. Nil for time alone."},{\#
        "type":"object","properties":{"test":{"type":"object","properties":{}}},"required":["test"],"description":"Som\#
        ebody tries it out."}],"examples":[{"date":{"due":1800000000}},{"missed":{"due":1800000000,"last":1800000000}}\#
        ,{"event":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,\#
        "hour":1,"minute":1}}}},"change":{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9\#
        },"old":40,"new":40}}},{"happened":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"\#
        time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"end":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF\#
        ","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"test":{}}],"description":"What mad\#
        e the hub look at a trigger."},"Change":{"oneOf":[{"type":"object","properties":{"homeAdded":{"type":"object",\#
        "properties":{"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}},"required":["homeAdded"]},{"t\#
        ype":"object","properties":{"homeRemoved":{"type":"object","properties":{"home":{"type":"string","format":"uui\#
        d"}},"required":["home"]}},"required":["homeRemoved"]},{"type":"object","properties":{"homeRenamed":{"type":"o\#
        bject","properties":{"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["home","na\#
        me"]}},"required":["homeRenamed"]},{"type":"object","properties":{"primaryHomeChanged":{"type":"object","prope\#
        rties":{"home":{"type":"string","format":"uuid"}}}},"required":["primaryHomeChanged"]},{"type":"object","prope\#
        rties":{"homeLocated":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"location":{"$re\#
        f":"#/components/schemas/HomeLocation"}},"required":["home"]}},"required":["homeLocated"],"description":"Someb\#
        ody has said where a home is, or takes it back (nil)."},{"type":"object","properties":{"roomAdded":{"type":"ob\#
        ject","properties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["room","home"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":"objec\#
        t","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required"\#
        :["room","home"]}},"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"object","\#
        properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":\#
        "string"}},"required":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties":{"zon\#
        eAdded":{"type":"object","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"string","fo\#
        rmat":"uuid"}},"required":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zoneRemo\#
        ved":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":\#
        "uuid"}},"required":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed"\#
        :{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uui\#
        d"},"name":{"type":"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"object"\#
        ,"properties":{"roomAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone\#
        ":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"\#
        ]}},"required":["roomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object","pro\#
        perties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"st\#
        ring","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":"objec\#
        t","properties":{"accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Acc\#
        essory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryAdd\#
        ed"]},{"type":"object","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"type":"st\#
        ring","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":\#
        ["accessoryRemoved"]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"access\#
        ory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"req\#
        uired":["accessory","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"accessor\#
        yMoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","\#
        format":"uuid"},"room":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"required":\#
        ["accessoryMoved"]},{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"access\#
        ory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessor\#
        y","home"]}},"required":["accessoryDescribed"],"description":"What the device says of itself is different: its s\#
        ervices, or the texts of its accessory information."},{"type":"object","properties":{"accessoryGone":{"type"\#
        :"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}\#
        ,"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["acces\#
        soryGone"],"description":"A bridge no longer mentions an accessory, or mentions it again (`since` nil)."},{"ty\#
        pe":"object","properties":{"accessoryBlocked":{"type":"object","properties":{"accessory":{"type":"string","for\#
        mat":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}}\#
        ,"required":["accessory","home"]}},"required":["accessoryBlocked"],"description":"The hub no longer talks to a\#
        n accessory, or does so again (`since` nil)."},{"type":"object","properties":{"serviceRenamed":{"type":"object\#
        ","properties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"str\#
        ing","format":"uuid"},"name":{"type":"string"}},"required":["service","accessory","home","name"]}},"required":\#
        ["serviceRenamed"]},{"type":"object","properties":{"serviceAssociated":{"type":"object","properties":{"service\#
        ":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"t\#
        ype":{"$ref":"#/components/schemas/TypeIdentifier"}},"required":["service","accessory","home"]}},"required":["\#
        serviceAssociated"]},{"type":"object","properties":{"serviceGroupAdded":{"type":"object","properties":{"group"\#
        :{"$ref":"#/components/schemas/ServiceGroup"},"home":{"type":"string","format":"uuid"}},"required":["group","h\#
        ome"]}},"required":["serviceGroupAdded"]},{"type":"object","properties":{"serviceGroupRemoved":{"type":"object\#
        ","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required"\#
        :["group","home"]}},"required":["serviceGroupRemoved"]},{"type":"object","properties":{"serviceGroupRenamed":{\#
        "type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid\#
        "},"name":{"type":"string"}},"required":["group","home","name"]}},"required":["serviceGroupRenamed"]},{"type":\#
        "object","properties":{"serviceAddedToGroup":{"type":"object","properties":{"service":{"$ref":"#/components/sc\#
        hemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"\#
        required":["service","group","home"]}},"required":["serviceAddedToGroup"]},{"type":"object","properties":{"ser\#
        viceRemovedFromGroup":{"type":"object","properties":{"service":{"$ref":"#/components/schemas/ServiceReference"\#
        },"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["service","g\#
        roup","home"]}},"required":["serviceRemovedFromGroup"]},{"type":"object","properties":{"userAdded":{"type":"ob\#
        ject","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"req\#
        uired":["user","home"]}},"required":["userAdded"]},{"type":"object","properties":{"userRemoved":{"type":"objec\#
        t","properties":{"user":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required"\#
        :["user","home"]}},"required":["userRemoved"]},{"type":"object","properties":{"userUpdated":{"type":"object","\#
        properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"string","format":"uuid"}},"required":\#
        ["user","home"]}},"required":["userUpdated"],"description":"A user has other rights."},{"type":"object","prope\#
        rties":{"personUpdated":{"type":"object","properties":{"person":{"$ref":"#/components/schemas/Person"},"home":\#
        {"type":"string","format":"uuid"}},"required":["person","home"]}},"required":["personUpdated"],"description":"\#
        Where a person is or which phone is the person's is known now, or is another."},{"type":"object","properties":\#
        {"personRemoved":{"type":"object","properties":{"person":{"type":"integer"},"home":{"type":"string","format":"\#
        uuid"}},"required":["person","home"]}},"required":["personRemoved"],"description":"Nothing is known of a perso\#
        n any more."},{"type":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$re\#
        f":"#/components/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]\#
        }},"required":["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properti\#
        es":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["acti\#
        onSet","home"]}},"required":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"o\#
        bject","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"n\#
        ame":{"type":"string"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"obj\#
        ect","properties":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid\#
        "},"home":{"type":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Ac\#
        tion"}}},"required":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properti\#
        es":{"actionSetExecuted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{\#
        "type":"string","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSe\#
        t","home","date"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"actionSetPending":{"type\#
        ":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"\#
        },"pending":{"$ref":"#/components/schemas/PendingActions"}},"required":["actionSet","home"]}},"required":["act\#
        ionSetPending"],"description":"Actions of a run wait for their delay; nil when none does any more."},{"type":"\#
        object","properties":{"triggerAdded":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Tr\#
        igger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerAdded"]}\#
        ,{"type":"object","properties":{"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"string","fo\#
        rmat":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerRe\#
        moved"]},{"type":"object","properties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"type":"str\#
        ing","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["trigger"\#
        ,"home","name"]}},"required":["triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"type":"obje\#
        ct","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},\#
        "required":["trigger","home"]}},"required":["triggerUpdated"],"description":"Anything else about a trigger: en\#
        abled, fired, moved on, its action sets, its schedule or its plan replaced."}],"examples":[{"homeAdded":{"home\#
        ":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE01\#
        16E11","location":{"latitude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"K\#
        itchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-\#
        A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D\#
        2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DF\#
        E807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3"\#
        ,"services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"0000002\#
        5-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type\#
        ":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"pe\#
        rcentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manu\#
        facturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"service\#
        Groups":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitche\#
        n","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"p\#
        ending":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"acc\#
        essory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-52\#
        27-9F12-710E608C4B4B"}}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"ti\#
        mer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":\#
        1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","\#
        timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFire\#
        Date":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0\#
        372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":180000\#
        0000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"les\#
        sThan","value":40,"since":1800000000,"happened":1}]}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","u\#
        nixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}],"people":[{"unixID":1,"name":"Kitche\#
        n","whereabouts":{"place":{"home":{}},"since":1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":\#
        1,"isHere":true}}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD"}},{"homeLocated":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","location":{"latitude":1,"long\#
        itude":1}}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8\#
        710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FB\#
        C-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":\#
        "68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":\#
        "7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwar\#
        eVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associa\#
        tedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics\#
        ":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":\#
        "bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validV\#
        alues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800\#
        000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9\#
        ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0\#
        372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C\#
        0981A-90CA-5C9F-A116-99AFE0116E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","\#
        bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber\#
        ":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":\#
        "Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1\#
        ],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"me\#
        tadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDat\#
        aLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"\#
        blockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F\#
        4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"accessor\#
        yBlocked":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","s\#
        ince":1800000000}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAssociated":{"service":1,"accessory":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","type":"00000025-0000-1000-8000-0\#
        026BB765291"}},{"serviceGroupAdded":{"group":{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","se\#
        rvices":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD"}},{"serviceGroupRemoved":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD"}},{"serviceGroupRenamed":{"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAddedToGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE\#
        6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"serviceRemovedFromGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid"\#
        :9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userAdded\#
        ":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"has\#
        RemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userRemoved":{"user":"E393BE2E-1ABC-5B03\#
        -903C-D157DC6FC419","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userUpdated":{"user":{"id":"E393BE2E-1AB\#
        C-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"personUpdated":{"person":{"unixID":1,"name":"Kitchen","whereabouts":{\#
        "place":{"home":{}},"since":1800000000,"source":"said"},"phone":{"host":"host","leaveDelay":1,"isHere":true}},\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"personRemoved":{"person":1,"home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","k\#
        ind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1\#
        F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pendin\#
        g":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F\#
        12-710E608C4B4B"}},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-\#
        57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":\#
        "C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"acti\#
        onsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC\#
        -DFE807510499","iid":9},"targetValue":40,"delay":1}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A\#
        954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"actionSetPending":{"acti\#
        onSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","pending":{"starte\#
        dAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4E\#
        B-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C\#
        4B4B"}}},{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"tim\#
        er":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1\#
        ,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","t\#
        imeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireD\#
        ate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-03\#
        72-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000\#
        000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"less\#
        Than","value":40,"since":1800000000,"happened":1}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerR\#
        emoved":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"tr\#
        iggerRenamed":{"trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "name":"Kitchen"}},{"triggerUpdated":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen",\#
        "kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months"\#
        :1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"g\#
        regorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"\#
        ],"lastFireDate":1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endD\#
        ate":1800000000,"holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"compa\#
        rison":"lessThan","value":40,"since":1800000000,"happened":1}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}\#
        }],"description":"One thing that became different in the database.\n\nThe hub commits changes, sends them to i\#
        ts clients, and both apply them to their `HomeDatabase` by the same code. The JSON form is one key, the case's n\#
        ame, over its labelled parts."},"Characteristic":{"type":"object","description":"One property of a service: b\#
        rightness, lock state. Its value is live state and kept apart (`CharacteristicState`).","properties":{"iid":{\#
        "type":"integer","description":"Its number within the accessory; unique among services and characteristics."},\#
        "type":{"$ref":"#/components/schemas/TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/Characterist\#
        icPermissions"},"metadata":{"$ref":"#/components/schemas/CharacteristicMetadata"},"manufacturerDescription":{"\#
        type":"string","description":"What the manufacturer says it is."}},"required":["iid","type","permissions","met\#
        adata"]},"CharacteristicFormat":{"type":"string","enum":["bool","uint8","uint16","uint32","uint64","int","floa\#
        t","string","tlv8","data","array","dict"],"description":"How a characteristic's value is written. Raw values a\#
        re HAP's own words."},"CharacteristicMetadata":{"type":"object","description":"Format, unit and limits of a ch\#
        aracteristic, as a device declares them or the catalogue gives them.","properties":{"format":{"$ref":"#/compon\#
        ents/schemas/CharacteristicFormat"},"unit":{"type":"string","description":"HAP's word (`celsius`, `percentage`\#
        , `arcdegrees`, `lux`, `seconds`) or whatever the device says."},"minimum":{"$ref":"#/components/schemas/Chara\#
        cteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"},"step":{"$ref":"#/components/sc\#
        hemas/CharacteristicValue"},"maximumLength":{"type":"integer","description":"Longest string in bytes of UTF-8; H\#
        AP's default is 64."},"maximumDataLength":{"type":"integer","description":"Longest data in bytes; HAP's defa\#
        ult is 2,097,152."},"validValues":{"type":"array","items":{"type":"integer"},"description":"The only values al\#
        lowed, if the device names them."}},"required":["format"]},"CharacteristicPermissions":{"type":"array","items"\#
        :{"type":"string"},"description":"What may be done, as HAP's words: pr (read), pw (write), ev (notify), aa (ad\#
        ditional authorization), tw (timed write), wr (write response), hd (hidden)."},"CharacteristicReference":{"typ\#
        e":"object","description":"Where a characteristic is found: the accessory and the number within it.","properti\#
        es":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"\#
        CharacteristicResult":{"type":"object","description":"What became of one read or write: a value or an error.",\#
        "properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/comp\#
        onents/schemas/CharacteristicValue","description":"The value read, or the value that the device was given; of a c\#
        haracteristic that answers a write (permission `wr`), the answer. Nil on failure, or if the device said nul\#
        l."},"error":{"$ref":"#/components/schemas/HubError"}},"required":["characteristic"]},"CharacteristicState":{"\#
        type":"object","description":"The last known value of a characteristic. Live state: it has no revision and is n\#
        ot part of the database.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReferenc\#
        e"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil when the device has not told i\#
        t or told null."},"isStale":{"type":"boolean","description":"True if the device has not told the value since t\#
        he hub's start or since it came back, or has said meanwhile that it does not know; absent otherwise. Values o\#
        f an accessory that does not answer are stale whatever this says."}},"required":["characteristic"]},"Characte\#
        risticValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"type":"string"},{"type":"object","properties":{"\#
        data":{"type":"string","contentEncoding":"base64"}},"required":["data"]}],"description":"A value as plain JSON\#
        ; integers up to 64 bits. Binary data is marked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"objec\#
        t","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/c\#
        omponents/schemas/CharacteristicValue"},"authorizationData":{"type":"string","description":"Base64 of what the a\#
        ccessory's maker has the user's app send along, for characteristics with the permission `aa`; others are wri\#
        tten without it."}},"required":["characteristic","value"]},"Commit":{"type":"object","description":"The change\#
        s of one committed transaction.","properties":{"revision":{"type":"integer"},"changes":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/Change"}}},"required":["revision","changes"]},"ControllerDescription":{"type":"\#
        object","description":"A controller as others may know it.","properties":{"identifier":{"type":"string","descr\#
        iption":"The pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"Th\#
        e long-term public key, 32 bytes in hex."}},"required":["identifier","publicKey"]},"ControllerPairing":{"type"\#
        :"object","description":"A controller that an accessory is paired with.","properties":{"identifier":{"type":"s\#
        tring","description":"The controller's pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":\#
        "string","description":"Its long-term public key, 32 bytes in hex."},"isAdmin":{"type":"boolean","description"\#
        :"Whether it may manage pairings."},"isOwn":{"type":"boolean","description":"Whether it is this hub."}},"requi\#
        red":["identifier","publicKey","isAdmin","isOwn"]},"DatabaseOpened":{"type":"object","properties":{"revision":\#
        {"type":"integer"},"database":{"$ref":"#/components/schemas/HomeDatabase","description":"The whole database; n\#
        il if `missed` tells all there is to know."},"missed":{"type":"array","items":{"$ref":"#/components/schemas/Co\#
        mmit"},"description":"The commits after the revision asked for, oldest first; nil if `database` is given."},"a\#
        ccessories":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryState"}},"values":{"type":"array","\#
        items":{"$ref":"#/components/schemas/CharacteristicState"},"description":"Last known values."},"caller":{"$ref\#
        ":"#/components/schemas/MachineUser","description":"Who is asking, as the kernel says. Guests see the homes th\#
        at they were invited to."},"owner":{"$ref":"#/components/schemas/MachineUser","description":"To whom the hub b\#
        elongs."}},"required":["revision","accessories","values"]},"DayMoment":{"oneOf":[{"type":"object","properties"\#
        :{"clock":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["tim\#
        e"]}},"required":["clock"],"description":"What calendar and clock show; absent parts do not count."},{"type":"\#
        object","properties":{"sun":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/SignificantTim\#
        e"}},"required":["time"]}},"required":["sun"],"description":"What the sun does on this day."}],"examples":[{"c\#
        lock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"sun":{"time":{"event":"sunrise","offset":{"years":1,\#
        "months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1}}}}],"description":"A moment o\#
        f the day."},"DiscoveredAccessory":{"type":"object","description":"An accessory server seen on the network.","\#
        properties":{"accessory":{"type":"string","format":"uuid","description":"The identifier its first accessory wi\#
        ll have once it is added."},"deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"c\#
        ategory":{"type":"integer","description":"HAP's category number."},"isPaired":{"type":"boolean","description":\#
        "Whether some controller has paired with it already."},"addresses":{"type":"array","items":{"type":"string"},"\#
        description":"Every `HOST:PORT` it announces."}},"required":["accessory","deviceID","name","model","category",\#
        "isPaired","addresses"]},"Done":{"type":"object","description":"The answer of a request that has nothing to te\#
        ll but its success.","properties":{}},"EventPlan":{"type":"object","description":"What an event trigger waits f\#
        or, and on which conditions it runs. Source: behaviour section 13.","properties":{"events":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/TriggerEvent"},"description":"Any one of them makes the hub look at the co\#
        nditions. At least one when it is made; accessories that leave take theirs along."},"endEvents":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/TriggerEvent"},"description":"When one of them happens after a run, th\#
        e values that the run has changed are put back."},"predicate":{"$ref":"#/components/schemas/TriggerPredicate",\#
        "description":"What has to hold for it to run; nil always does."},"weekdays":{"type":"array","items":{"type":"\#
        integer"},"description":"The days of the week on which it may run, 1 for Sunday to 7 for Saturday, in order; n\#
        il for all."},"executeOnce":{"type":"boolean","description":"Whether it is disabled after it has run once."}},\#
        "required":["events","endEvents","executeOnce"]},"ExportedIdentity":{"type":"object","properties":{"document":\#
        {"type":"string","description":"The content of the file."},"pairings":{"type":"integer","description":"How man\#
        y accessory servers are in it."}},"required":["document","pairings"]},"Hold":{"type":"object","description":"S\#
        ince when a characteristic has had a value for which a trigger waits to last. On disk, so that a restart of th\#
        e hub does not begin to count anew.\n\nIt begins when the device tells such a value, or, if it has it already, w\#
        hen the trigger is enabled. It ends when the device tells another. While a device is away nobody knows bette\#
        r: what it says when it is back decides whether the hold goes on from where it began.","properties":{"characte\#
        ristic":{"$ref":"#/components/schemas/CharacteristicReference"},"comparison":{"$ref":"#/components/schemas/Val\#
        ueComparison"},"value":{"$ref":"#/components/schemas/CharacteristicValue"},"since":{"type":"number","x-unit":"\#
        seconds since 1970","description":"When it came to be so."},"happened":{"type":"number","description":"Events o\#
        f up to so many seconds have happened since then, and do not happen again before the hold ends; 0 is none."}}\#
        ,"required":["characteristic","comparison","value","since","happened"]},"Home":{"type":"object","description":\#
        "A home and everything in it.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"\#
        defaultRoom":{"type":"string","format":"uuid","description":"The room of everything not assigned elsewhere: Ho\#
        meKit's \"room for entire home\". Never listed in `rooms`; its name is the home's."},"location":{"$ref":"#/com\#
        ponents/schemas/HomeLocation","description":"Where it is; nil if nobody has said."},"rooms":{"type":"array","i\#
        tems":{"$ref":"#/components/schemas/Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone\#
        "}},"accessories":{"type":"array","items":{"$ref":"#/components/schemas/Accessory"}},"serviceGroups":{"type":"\#
        array","items":{"$ref":"#/components/schemas/ServiceGroup"}},"actionSets":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/ActionSet"}},"triggers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}},"us\#
        ers":{"type":"array","items":{"$ref":"#/components/schemas/User"},"description":"Those who were invited; not t\#
        he owner of the hub."},"people":{"type":"array","items":{"$ref":"#/components/schemas/Person"},"description":"\#
        The owner of the hub and users of whom something is known: where they are, or which phone is theirs."}},"requi\#
        red":["id","name","defaultRoom","rooms","zones","accessories","serviceGroups","actionSets","triggers","users",\#
        "people"]},"HomeDatabase":{"type":"object","description":"All homes, as one value. The hub's is the truth; eve\#
        ry client keeps a replica.","properties":{"homes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}\#
        },"primaryHome":{"type":"string","format":"uuid"}},"required":["homes"]},"HomeLocation":{"type":"object","desc\#
        ription":"Where on the Earth a home or a person is.","properties":{"latitude":{"type":"number","description":"\#
        Degrees north of the equator, -90 to 90."},"longitude":{"type":"number","description":"Degrees east of Greenwi\#
        ch, -180 to 180."}},"required":["latitude","longitude"]},"HubError":{"type":"object","description":"A refusal o\#
        r failure as every client of the hub sees it.\n\nEquality looks at the code alone; the message is for people.\#
        ","properties":{"code":{"$ref":"#/components/schemas/HubErrorCode"},"message":{"type":"string","description":"\#
        What went wrong and what the reader can do about it. Never holds a secret."}},"required":["code","message"]},"\#
        HubErrorCode":{"type":"string","description":"The stable word for an error, named as the cases of HMError.Code\#
        .","x-known-values":["unexpectedError","alreadyExists","notFound","invalidParameter","accessoryNotReachable","\#
        readOnlyCharacteristic","writeOnlyCharacteristic","notificationNotSupported","operationTimedOut","accessDenied\#
        ","objectAssociatedToAnotherHome","objectNotAssociatedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsB\#
        usy","operationInProgress","accessoryOutOfResources","insufficientPrivileges","accessoryPairingFailed","invali\#
        dDataFormatSpecified","operationCancelled","roomForHomeCannotBeInZone","noActionsInActionSet","noRegisteredAct\#
        ionSets","fireDateInPast","roomForHomeCannotBeUpdated","actionInAnotherActionSet","objectWithSimilarNameExists\#
        InHome","homeWithSimilarNameExists","renameWithSimilarName","cannotRemoveNonBridgeAccessory","nameContainsProh\#
        ibitedCharacters","nameDoesNotStartWithValidCharacters","nameDoesNotEndWithValidCharacters","recurrenceTooSmal\#
        l","recurrenceTooLarge","invalidValueType","valueLowerThanMinimum","valueHigherThanMaximum","stringLongerThanM\#
        aximum","homeAccessNotAuthorized","operationNotSupported","accessorySentInvalidResponse","stringShorterThanMin\#
        imum","genericError","securityFailure","communicationFailure","accessoryDiscoveryFailed","invalidAssociatedSer\#
        viceType","accessoryIsSuspended","accessoryIsBlocked","actionSetExecutionFailed","actionSetExecutionPartialSuc\#
        cess","actionSetExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries"\#
        ,"cannotActivateTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","locationForHomeDis\#
        abled","notAuthorizedForLocationServices","cannotUnblockNonBridgeAccessory","noHomeHub","invalidOrMissingAutho\#
        rizationData","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumObjectLimitReached","readWr\#
        itePartialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"version":{"type":"string"}\#
        ,"processID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 1970"},"revision":{"type"\#
        :"integer"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAccessories":{"type":"intege\#
        r"},"accessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryServerStatus"}},"clients\#
        ":{"type":"array","items":{"type":"string"},"description":"The programs that are connected, by the names they g\#
        ave."},"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","de\#
        scription":"When the next trigger is due."},"residentBytes":{"type":"integer","description":"The hub's memory i\#
        n bytes (resident set)."}},"required":["version","processID","startedAt","revision","homes","accessories","re\#
        achableAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]},"ImportedIdentity":{"type\#
        ":"object","properties":{"controller":{"$ref":"#/components/schemas/ControllerDescription"},"pairings":{"type"\#
        :"integer","description":"How many accessory servers came with it."},"needsRestart":{"type":"boolean","descrip\#
        tion":"Whether the hub runs under another identity until it is started again."}},"required":["controller","pai\#
        rings","needsRestart"]},"Judgement":{"type":"object","description":"What a condition came to, part by part.","\#
        properties":{"predicate":{"$ref":"#/components/schemas/TriggerPredicate"},"verdicts":{"type":"array","items":{\#
        "$ref":"#/components/schemas/JudgementVerdict"},"description":"One for each of `predicate.everything`, in its o\#
        rder: the first is the whole."},"values":{"type":"array","items":{"$ref":"#/components/schemas/JudgementValue\#
        "},"description":"What the devices have told."}},"required":["predicate","verdicts","values"]},"JudgementValue\#
        ":{"type":"object","description":"A value that a condition has asked for.","properties":{"characteristic":{"$r\#
        ef":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"\#
        ,"description":"Nil if the device did not tell it in time."}},"required":["characteristic"]},"JudgementVerdict\#
        ":{"type":"string","enum":["holds","doesNotHold","unknown"],"description":"Whether a part of a condition holds\#
        . Raw values travel and are stored."},"MachineUser":{"type":"object","description":"A user of the machine that t\#
        he hub runs on.","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"required":["unixID","n\#
        ame"]},"Outcome":{"type":"string","enum":["running","ran","partlyFailed","failed","conditionNotMet","condition\#
        Unknown","missed","changed","interrupted","rehearsed"],"description":"How it went. Raw values travel and are s\#
        tored."},"PendingActions":{"type":"object","description":"The actions of a running action set whose delay is n\#
        ot over. On disk, so that a restart of the hub loses none.\n\nThey are as they were when the run began; a chan\#
        ge of the set does not touch them. The set's next run takes their place.","properties":{"startedAt":{"type":"n\#
        umber","x-unit":"seconds since 1970","description":"When the run began; each action is due its delay after tha\#
        t."},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"},"description":"Those not written y\#
        et."},"trace":{"type":"string","format":"uuid","description":"Where their results are noted; nil for a run t\#
        hat no trigger has started."}},"required":["startedAt","actions"]},"Person":{"type":"object","description":"So\#
        mebody who may be at home: the owner of the hub or a user of the home, of whom something is known.\n\nKept in e\#
        ach home of its own, since a phone that one home's network knows says nothing of another home.","properties":\#
        {"unixID":{"type":"integer","description":"The user of this machine, as the kernel names whoever calls."},"nam\#
        e":{"type":"string","description":"The login name."},"whereabouts":{"$ref":"#/components/schemas/Whereabouts",\#
        "description":"Where the person is; nil if nobody has said."},"phone":{"$ref":"#/components/schemas/Phone","de\#
        scription":"What tells the hub of coming and going; nil if nothing does."}},"required":["unixID","name"]},"Pho\#
        ne":{"type":"object","description":"A person's phone, which the hub looks for on the network of the home.","pr\#
        operties":{"host":{"type":"string","description":"Its address (`192.0.2.7`) or its name in multicast DNS (`ann\#
        a-phone.local`)."},"leaveDelay":{"type":"number","description":"In seconds, see `usualLeaveDelay`."},"isHere":\#
        {"type":"boolean","description":"Whether it is on the network, as the hub has found last; nil if it has not ye\#
        t."}},"required":["host","leaveDelay"]},"Presence":{"type":"object","description":"Who of the people in questi\#
        on comes or goes; in a condition, whether anybody or nobody is at home. Source: behaviour section 13.","proper\#
        ties":{"kind":{"$ref":"#/components/schemas/PresenceKind"},"users":{"$ref":"#/components/schemas/PresenceUsers\#
        "},"people":{"type":"array","items":{"type":"integer"},"description":"The users of this machine who are meant: f\#
        or `customUsers` those named, for `currentUser` the one who has made the event (the hub fills in who asks, i\#
        f it is left out); nil for `homeUsers`."}},"required":["kind","users"]},"PresenceKind":{"type":"string","enum"\#
        :["everyEntry","everyExit","firstEntry","lastExit"],"description":"Raw values travel and are stored."},"Presen\#
        ceUsers":{"type":"string","enum":["currentUser","homeUsers","customUsers"],"description":"Whose presence count\#
        s. Raw values travel and are stored."},"RecentSnapshot":{"type":"object","properties":{"snapshot":{"$ref":"#/c\#
        omponents/schemas/Snapshot","description":"Nil if there is none."}}},"Recurrence":{"type":"object","descriptio\#
        n":"An interval in calendar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hours\" does n\#
        ot.","properties":{"years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{\#
        "type":"integer"},"hours":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanose\#
        conds":{"type":"integer"}}},"Region":{"type":"object","description":"A circle on the Earth, and whether enteri\#
        ng or leaving it counts.","properties":{"identifier":{"type":"string","description":"The program's name for it\#
        ."},"latitude":{"type":"number","description":"Degrees north of the equator."},"longitude":{"type":"number","d\#
        escription":"Degrees east of Greenwich."},"radius":{"type":"number","description":"Metres."},"notifyOnEntry":{\#
        "type":"boolean"},"notifyOnExit":{"type":"boolean"}},"required":["identifier","latitude","longitude","radius",\#
        "notifyOnEntry","notifyOnExit"]},"Restoration":{"type":"object","description":"What is to be put back after a r\#
        un of a trigger with end events. Source: behaviour section 13.","properties":{"values":{"type":"array","items\#
        ":{"$ref":"#/components/schemas/RestorationValue"},"description":"Those that were known and had to change."},"\#
        dueDate":{"type":"number","x-unit":"seconds since 1970","description":"When time ends it at the latest; nil if o\#
        nly another event does."}},"required":["values"]},"RestorationValue":{"type":"object","description":"One val\#
        ue as it was before.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"\#
        value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characteristic","value"]},"Room":{"ty\#
        pe":"object","description":"A room of a home. Which accessories stand in it, the accessories say.","properties\#
        ":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"SRTPProtection"\#
        :{"type":"object","description":"Keys of SRTP.","properties":{"suite":{"type":"string","description":"As sessi\#
        on descriptions call it: `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: RFC 4568."},"key":{"t\#
        ype":"string","description":"The master key and the master salt after it, in base64."}},"required":["suite","k\#
        ey"]},"Service":{"type":"object","description":"Something an accessory can do: a light, an outlet, a lock.","p\#
        roperties":{"iid":{"type":"integer","description":"Its number within the accessory; unique among services and c\#
        haracteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string","description"\#
        :"The name the device or, later, the user gave it; nil if neither did."},"associatedType":{"$ref":"#/component\#
        s/schemas/TypeIdentifier","description":"What the user says hangs on it: a lamp on an outlet, a window with a c\#
        ontact sensor. Nil if nothing is said."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked\#
        ":{"type":"array","items":{"type":"integer"},"description":"The services it belongs together with, by iid."},"\#
        characteristics":{"type":"array","items":{"$ref":"#/components/schemas/Characteristic"}}},"required":["iid","t\#
        ype","isPrimary","isHidden","linked","characteristics"]},"ServiceGroup":{"type":"object","description":"Servic\#
        es of any accessories of one home that a person names together: \"the reading lights\". A service may be in se\#
        veral. Source: behaviour section 5.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"stri\#
        ng"},"services":{"type":"array","items":{"$ref":"#/components/schemas/ServiceReference"}}},"required":["id","n\#
        ame","services"]},"ServiceReference":{"type":"object","description":"Where a service is found: the accessory a\#
        nd the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}\#
        },"required":["accessory","iid"]},"SetupCodeAnswer":{"type":"object","properties":{"setupCode":{"type":"string\#
        "}}},"SignificantTime":{"type":"object","description":"Sunrise or sunset at the home, or a while before or aft\#
        er. Source: behaviour section 13.","properties":{"event":{"$ref":"#/components/schemas/SignificantTimeEvent"},\#
        "offset":{"$ref":"#/components/schemas/Recurrence","description":"How much later; its parts may be negative, f\#
        or earlier. Nil is none."}},"required":["event"]},"SignificantTimeEvent":{"type":"string","enum":["sunrise","s\#
        unset"],"description":"What the sun does. Raw values travel and are stored."},"Snapshot":{"type":"object","des\#
        cription":"A still picture.","properties":{"contentType":{"type":"string","description":"`image/jpeg`, as HAP h\#
        as it."},"image":{"type":"string","description":"The bytes of the picture in base64."},"takenAt":{"type":"num\#
        ber","x-unit":"seconds since 1970","description":"When it was asked for."}},"required":["contentType","image"]\#
        },"TimeRelation":{"type":"string","enum":["before","at","after"],"description":"How a time stands to another. R\#
        aw values travel and are stored."},"TimerSchedule":{"type":"object","description":"When a timer trigger fires\#
        : a first date, and perhaps an interval after which it fires again and again.\n\nSource: behaviour section 12.\#
        ","properties":{"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"The first date; a who\#
        le minute."},"timeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is the hub's own zone\#
        ."},"recurrence":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once."},"recurrenceCalenda\#
        r":{"$ref":"#/components/schemas/CalendarDescription","description":"The calendar the interval is counted in; n\#
        il is the hub's own."}},"required":["fireDate"]},"Trace":{"type":"object","description":"What the hub has don\#
        e about a trigger at one time, and why: kept for 30 days, the last 10,000 of all.","properties":{"id":{"type":\#
        "string","format":"uuid"},"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}\#
        ,"name":{"type":"string","description":"The trigger's name then."},"date":{"type":"number","x-unit":"seconds s\#
        ince 1970","description":"When the hub looked at the trigger."},"cause":{"$ref":"#/components/schemas/Cause","\#
        description":"What made it look."},"condition":{"$ref":"#/components/schemas/Judgement","description":"What it\#
        s condition came to; nil if it has none or was not asked."},"outcome":{"$ref":"#/components/schemas/Outcome"},\#
        "actions":{"type":"array","items":{"$ref":"#/components/schemas/ActionTrace"},"description":"What was written, o\#
        r tried, or is to come."},"finishedAt":{"type":"number","x-unit":"seconds since 1970","description":"When th\#
        e last of the actions was over; nil while they last."},"note":{"type":"string","description":"What else there i\#
        s to say, in words for a person."}},"required":["id","trigger","home","name","date","cause","outcome","action\#
        s"]},"Traces":{"type":"object","properties":{"traces":{"type":"array","items":{"$ref":"#/components/schemas/Tr\#
        ace"}}},"required":["traces"]},"Trigger":{"type":"object","description":"What makes the hub run action sets by i\#
        tself.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/comp\#
        onents/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets":{"type":"array","items":{"type":"stri\#
        ng","format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"seconds since 1970"},"nextFireDate":{"type":"n\#
        umber","x-unit":"seconds since 1970","description":"When it is due next; set while enabled, unless it is an ev\#
        ent trigger for which no time comes. Moved on in the transaction that records a firing, so it fires once."},"r\#
        estoration":{"$ref":"#/components/schemas/Restoration","description":"What its last run has changed and one of i\#
        ts end events will put back; nil if there is nothing."},"catchUp":{"$ref":"#/components/schemas/CatchUp","de\#
        scription":"What becomes of dates that were missed."},"endDate":{"type":"number","x-unit":"seconds since 1970"\#
        ,"description":"After this it does not run any more, and is disabled; nil never ends."},"holds":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/Hold"},"description":"Since when the values that its plan wants to las\#
        t for a while have lasted."}},"required":["id","name","kind","isEnabled","actionSets","catchUp","holds"]},"Tri\#
        ggerEvent":{"type":"object","description":"Something that happens and makes a trigger run, or ends what a run h\#
        as done. Source: behaviour section 13.","properties":{"id":{"type":"string","format":"uuid"},"kind":{"$ref":"\#
        #/components/schemas/TriggerEventKind"}},"required":["id","kind"]},"TriggerEventKind":{"oneOf":[{"type":"objec\#
        t","properties":{"calendar":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/CalendarTime"}\#
        },"required":["time"]}},"required":["calendar"],"description":"The time of the hub comes to this; what is abse\#
        nt matches all."},{"type":"object","properties":{"significantTime":{"type":"object","properties":{"time":{"$re\#
        f":"#/components/schemas/SignificantTime"}},"required":["time"]}},"required":["significantTime"],"description"\#
        :"Sunrise or sunset at the home, or a while before or after."},{"type":"object","properties":{"duration":{"typ\#
        e":"object","properties":{"seconds":{"type":"number"}},"required":["seconds"]}},"required":["duration"],"descr\#
        iption":"So many seconds after the run; as an end event only."},{"type":"object","properties":{"characteristic\#
        ":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":\#
        "#/components/schemas/CharacteristicValue"}},"required":["of"]}},"required":["characteristic"],"description":"\#
        A characteristic takes a value, or any other than before."},{"type":"object","properties":{"threshold":{"type"\#
        :"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"minimum":{"$ref":"#/comp\#
        onents/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"}},"required"\#
        :["of"]}},"required":["threshold"],"description":"A characteristic's number comes into a range, its ends inclu\#
        ded; one of them may be absent."},{"type":"object","properties":{"location":{"type":"object","properties":{"re\#
        gion":{"$ref":"#/components/schemas/Region"},"user":{"type":"integer"}},"required":["region"]}},"required":["l\#
        ocation"],"description":"A user of this machine enters or leaves a region: the one who has made the event (the h\#
        ub fills in who asks, if it is left out)."},{"type":"object","properties":{"presence":{"type":"object","prop\#
        erties":{"presence":{"$ref":"#/components/schemas/Presence"}},"required":["presence"]}},"required":["presence"\#
        ],"description":"People come home or leave."}],"examples":[{"calendar":{"time":{"month":1,"day":1,"hour":1,"mi\#
        nute":1}}},{"significantTime":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"ho\#
        urs":1,"minutes":1,"seconds":1,"nanoseconds":1}}}},{"duration":{"seconds":1}},{"characteristic":{"of":{"access\#
        ory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}},{"threshold":{"of":{"accessory":"5BB1F4EB-03\#
        72-5BE6-9ECC-DFE807510499","iid":9},"minimum":40,"maximum":40}},{"location":{"region":{"identifier":"gregorian\#
        ","latitude":1,"longitude":1,"radius":1,"notifyOnEntry":true,"notifyOnExit":true},"user":1}},{"presence":{"pre\#
        sence":{"kind":"everyEntry","users":"currentUser","people":[1]}}}]},"TriggerKind":{"oneOf":[{"type":"object","\#
        properties":{"timer":{"type":"object","properties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},\#
        "required":["schedule"]}},"required":["timer"]},{"type":"object","properties":{"event":{"type":"object","prope\#
        rties":{"plan":{"$ref":"#/components/schemas/EventPlan"}},"required":["plan"]}},"required":["event"]}],"exampl\#
        es":[{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1\#
        ,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gre\#
        gorian","timeZone":"Europe/Berlin"}}}},{"event":{"plan":{"events":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF\#
        ","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}],"endEvents":[{"id":"7E3FB088-5A3B-59D\#
        8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}],"predicate":{"time\#
        ":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"weekdays":[1],"e\#
        xecuteOnce":true}}}],"description":"What it waits for."},"TriggerPredicate":{"oneOf":[{"type":"object","proper\#
        ties":{"time":{"type":"object","properties":{"relation":{"$ref":"#/components/schemas/TimeRelation"},"moment":\#
        {"$ref":"#/components/schemas/DayMoment"}},"required":["relation","moment"]}},"required":["time"],"description\#
        ":"It is before, at or after this moment of the day."},{"type":"object","properties":{"between":{"type":"objec\#
        t","properties":{"first":{"$ref":"#/components/schemas/DayMoment"},"second":{"$ref":"#/components/schemas/DayM\#
        oment"}},"required":["first","second"]}},"required":["between"],"description":"It is the first moment or later\#
        , and before the second; over midnight if the second one is the earlier."},{"type":"object","properties":{"cha\#
        racteristic":{"type":"object","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"comp\#
        arison":{"$ref":"#/components/schemas/ValueComparison"},"value":{"$ref":"#/components/schemas/CharacteristicVa\#
        lue"}},"required":["of","comparison","value"]}},"required":["characteristic"],"description":"A value compares s\#
        o with another. Read from the device when it is asked for."},{"type":"object","properties":{"presence":{"type\#
        ":"object","properties":{"presence":{"$ref":"#/components/schemas/Presence"}},"required":["presence"]}},"requi\#
        red":["presence"],"description":"Somebody or nobody is at home."},{"type":"object","properties":{"all":{"type"\#
        :"object","properties":{"of":{"type":"array","items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"requi\#
        red":["of"]}},"required":["all"],"description":"All of them hold; of none, that is so."},{"type":"object","pro\#
        perties":{"any":{"type":"object","properties":{"of":{"type":"array","items":{"$ref":"#/components/schemas/Trig\#
        gerPredicate"}}},"required":["of"]}},"required":["any"],"description":"One of them holds at least; of none, th\#
        at is not so."},{"type":"object","properties":{"not":{"type":"object","properties":{"predicate":{"$ref":"#/com\#
        ponents/schemas/TriggerPredicate"}},"required":["predicate"]}},"required":["not"],"description":"The other doe\#
        s not hold."}],"examples":[{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,\#
        "minute":1}}}}},{"between":{"first":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},"second":{"cloc\#
        k":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE\#
        6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40}},{"presence":{"presence":{"kind":"everyEntry\#
        ","users":"currentUser","people":[1]}}},{"all":{"of":[{"time":{"relation":"before","moment":{"clock":{"time":{\#
        "month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"any":{"of":[{"time":{"relation":"before","moment":{"clock":{"t\#
        ime":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"not":{"predicate":{"time":{"relation":"before","moment":\#
        {"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}}}],"description":"A condition of an event trigger\#
        ; conditions nest. Source: behaviour section 13, \"Predicates\"."},"TriggerTested":{"type":"object","propertie\#
        s":{"trace":{"$ref":"#/components/schemas/Trace"}},"required":["trace"]},"TypeIdentifier":{"type":"string","fo\#
        rmat":"uuid","description":"The UUID of a kind of service or characteristic."},"User":{"type":"object","descri\#
        ption":"Somebody who was invited to a home. The owner of the hub is in no list: to that user all homes belong.\#
        \n\nEverybody may control the accessories of the home; what else, the rights say. Source: behaviour section 14\#
        .","properties":{"id":{"type":"string","format":"uuid"},"unixID":{"type":"integer","description":"The user of t\#
        his machine, as the kernel names whoever calls."},"name":{"type":"string"},"isAdministrator":{"type":"boolean\#
        ","description":"Whether the user may change the home and manage its users."},"hasRemoteAccess":{"type":"boole\#
        an","description":"Whether the user may control the home from elsewhere."}},"required":["id","unixID","name","\#
        isAdministrator","hasRemoteAccess"]},"ValueChange":{"type":"object","description":"What a device has told that w\#
        as not so before.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"o\#
        ld":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil if it was not known; also for the pr\#
        ess of a button, which is no value that stays."},"new":{"$ref":"#/components/schemas/CharacteristicValue"}},"r\#
        equired":["characteristic","new"]},"ValueComparison":{"type":"string","enum":["lessThan","lessThanOrEqualTo","\#
        greaterThan","greaterThanOrEqualTo","equalTo","notEqualTo"],"description":"How a value compares with another. R\#
        aw values travel and are stored."},"Welcome":{"type":"object","properties":{"protocolVersion":{"type":"intege\#
        r"},"hubVersion":{"type":"string"}},"required":["protocolVersion","hubVersion"]},"Whereabouts":{"type":"object\#
        ","description":"Where a person is, since when, and how the hub knows.","properties":{"place":{"$ref":"#/compo\#
        nents/schemas/WhereaboutsPlace"},"since":{"type":"number","x-unit":"seconds since 1970","description":"When it c\#
        ame to be so."},"source":{"$ref":"#/components/schemas/WhereaboutsSource"}},"required":["place","since","sou\#
        rce"]},"WhereaboutsPlace":{"oneOf":[{"type":"object","properties":{"home":{"type":"object","properties":{}}},"\#
        required":["home"]},{"type":"object","properties":{"away":{"type":"object","properties":{}}},"required":["away\#
        "],"description":"Not at home; where, nobody has said."},{"type":"object","properties":{"position":{"type":"ob\#
        ject","properties":{"location":{"$ref":"#/components/schemas/HomeLocation"}},"required":["location"]}},"requir\#
        ed":["position"],"description":"Somewhere on the Earth. Near the home that is at home."}],"examples":[{"home":\#
        {}},{"away":{}},{"position":{"location":{"latitude":1,"longitude":1}}}]},"WhereaboutsSource":{"type":"string",\#
        "enum":["said","phone"],"description":"How the hub knows. Raw values travel and are stored."},"Zone":{"type":"\#
        object","description":"A group of rooms of one home; a room may be in several.","properties":{"id":{"type":"st\#
        ring","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{"type":"string","format":"uui\#
        d"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"message":"The line, or a value i\#
        n it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRequest":{"code":-32600,"messag\#
        e":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello said twice.","data":{"$ref":"#/component\#
        s/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not know the method.","data":{"$\#
        ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-32602,"message":"The parameters do not fit\#
        ; the message names the field, as params.writes[2].value.","data":{"$ref":"#/components/schemas/HubError"}},"I\#
        nternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/components/schemas/HubError"}}\#
        ,"HelloExpected":{"code":-32000,"message":"Something else was asked before hub.hello.","data":{"$ref":"#/compo\#
        nents/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protocol version, or a user who may n\#
        ot use the hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubError"}},"Refused":{"code":1000,"\#
        message":"The hub understood, and refuses or failed; data.code tells why.","data":{"$ref":"#/components/schema\#
        s/HubError"}}}}}
        """#)
}
