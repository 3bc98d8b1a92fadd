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
        [{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enabl\#
        e","summary":"Enables or disables a trigger","description":"One that is disabled puts nothing back any more.",\#
        "paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}\#
        },{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isEnabled","required"\#
        :true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}}\#
        ,"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples"\#
        :[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","\#
        value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true}],"result":{"name":"result","v\#
        alue":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        }]}}}]},{"name":"trigger.remove","summary":"Removes a trigger, and with it the action set that belongs to it a\#
        lone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"\#
        uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"}\#
        ,{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"\#
        name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD",\#
        "name":"Kitchen"}}]}}}]},{"name":"trigger.removeActionSet","summary":"Takes an action set from those a trigger r\#
        uns","description":"One that belongs to the trigger alone is removed.","paramStructure":"by-name","params":[\#
        {"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","form\#
        at":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-\#
        573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name"\#
        :"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name\#
        ":"Kitchen"}}]}}}]},{"name":"trigger.removeEvent","summary":"Takes an event from those that make a trigger run\#
        ","description":"The last one stays: `invalidParameter`.","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"event","required":true,"schema":{"type":"string","format":"uuid"}}],"resu\#
        lt":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/I\#
        nvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home\#
        ","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BC\#
        F32"},{"name":"event","value":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF"}],"result":{"name":"result","value":{"rev\#
        ision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"n\#
        ame":"trigger.rename","summary":"Gives a trigger another name","paramStructure":"by-name","params":[{"name":"h\#
        ome","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name\#
        ":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.test","summary":"Tries a tri\#
        gger out, enabled or not: asks its condition, and runs its scenes if it holds","description":"Its dates stay a\#
        s they are. Answered when all but the delayed actions are over.","paramStructure":"by-name","params":[{"name":\#
        "home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":\#
        {"type":"string","format":"uuid"}},{"name":"isRehearsal","required":true,"summary":"Only tells what would be d\#
        one: nothing is written, and no trace is kept.","schema":{"type":"boolean"}},{"name":"isForced","required":tru\#
        e,"summary":"Runs even if the condition does not hold.","schema":{"type":"boolean"}}],"result":{"name":"result\#
        ","schema":{"$ref":"#/components/schemas/TriggerTested"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name\#
        ":"isRehearsal","value":true},{"name":"isForced","value":true}],"result":{"name":"result","value":{"trace":{"i\#
        d":"DAC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":{"date":{"due":1800000000}},"condition":\#
        {"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}\#
        },"verdicts":["holds"],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9\#
        },"value":40}]},"outcome":"running","actions":[{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","characteri\#
        stic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"delay":1,"succeeded":true,"erro\#
        r":{"code":"notFound","message":"there is no such home"},"seconds":1}],"finishedAt":1800000000,"note":"note"}}\#
        }}]},{"name":"trigger.traces","summary":"Lists what triggers have done and why, the newest first","paramStruct\#
        ure":"by-name","params":[{"name":"trigger","required":false,"summary":"Of this trigger alone, which may have b\#
        een removed meanwhile.","schema":{"type":"string","format":"uuid"}},{"name":"home","required":false,"summary":\#
        "Of this home alone.","schema":{"type":"string","format":"uuid"}},{"name":"limit","required":false,"summary":"\#
        How many at most; 100 if it is not given, 10,000 at the most.","schema":{"type":"integer"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Traces"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"trigger","value"\#
        :"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name\#
        ":"limit","value":1}],"result":{"name":"result","value":{"traces":[{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B\#
        ","trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitch\#
        en","date":1800000000,"cause":{"date":{"due":1800000000}},"condition":{"predicate":{"time":{"relation":"before\#
        ","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},"verdicts":["holds"],"values":[{"chara\#
        cteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}]},"outcome":"running","act\#
        ions":[{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9\#
        ECC-DFE807510499","iid":9},"value":40,"delay":1,"succeeded":true,"error":{"code":"notFound","message":"there i\#
        s no such home"},"seconds":1}],"finishedAt":1800000000,"note":"note"}]}}},{"name":"short","params":[],"result"\#
        :{"name":"result","value":{"traces":[{"id":"DAC65129-AF8E-5227-9F12-710E608C4B4B","trigger":"7A4712F7-474F-573\#
        A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","date":1800000000,"cause":\#
        {"date":{"due":1800000000}},"outcome":"running","actions":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-\#
        9ECC-DFE807510499","iid":9},"value":40,"delay":1}]}]}}}]},{"name":"trigger.updateCatchUp","summary":"Says what b\#
        ecomes of a trigger's dates that were missed","description":"`invalidParameter` for less than a minute or mo\#
        re than 7 days.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"catc\#
        hUp","required":true,"schema":{"$ref":"#/components/schemas/CatchUp"}}],"result":{"name":"result","schema":{"$\#
        ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/com\#
        ponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"catchUp","value":{\#
        "skip":{}}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEndDate","summary":"Says when a trigge\#
        r ends: after that it does not run any more, and is disabled","description":"Nil takes the end away.\n\nRefuse\#
        d with `fireDateInPast` for an end that is over, and for one before the next date of an enabled trigger that w\#
        aits for dates alone.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"endDate","required":false,"schema":{"type":"number","x-unit":"seconds since 1970"}}],"result":{"name":"resul\#
        t","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"}\#
        ,{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"end\#
        Date","value":1800000000}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"re\#
        sult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.updateEndEvents","summary":"Replaces the events that put bac\#
        k what a trigger's run has changed","paramStructure":"by-name","params":[{"name":"home","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uu\#
        id"}},{"name":"endEvents","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/Trigg\#
        erEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-5\#
        73A-83D6-CAC9AB2BCF32"},{"name":"endEvents","value":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"cal\#
        endar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":"result","value":{"revision":1,"\#
        changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trig\#
        ger.updateEvents","summary":"Replaces the events that make a trigger run","paramStructure":"by-name","params":\#
        [{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,\#
        "schema":{"type":"string","format":"uuid"}},{"name":"events","required":true,"schema":{"type":"array","items":\#
        {"$ref":"#/components/schemas/TriggerEvent"}}}],"result":{"name":"result","schema":{"$ref":"#/components/schem\#
        as/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}\#
        ],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name"\#
        :"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"events","value":[{"id":"7E3FB088-5A3B-59D8\#
        -B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}]}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"trigger.updateExecuteOnce","summary":"Says whether a trigger is disabled after it h\#
        as run once","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","f\#
        ormat":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"execute\#
        Once","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"n\#
        ame":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"executeOnce","value":true}],"result":{\#
        "name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        ,"name":"Kitchen"}}]}}}]},{"name":"trigger.updatePredicate","summary":"Replaces the condition of a trigger; ni\#
        l always holds","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"predi\#
        cate","required":false,"schema":{"$ref":"#/components/schemas/TriggerPredicate"}}],"result":{"name":"result","\#
        schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$\#
        ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84\#
        D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"predica\#
        te","value":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}\#
        }],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","\#
        value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"\#
        }}]}}}]},{"name":"trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger","description":"\#
        Refused with `operationNotSupported` for others.","paramStructure":"by-name","params":[{"name":"home","require\#
        d":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/TimerSchedule"}}\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CA\#
        C9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years\#
        ":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"id\#
        entifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revision":1,"changes"\#
        :[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.upda\#
        teWeekdays","summary":"Replaces the days of the week on which a trigger may run, 1 for Sunday to 7 for Saturda\#
        y; nil for all","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"weekd\#
        ays","required":false,"schema":{"type":"array","items":{"type":"integer"}}}],"result":{"name":"result","schema\#
        ":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"\#
        #/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"weekdays","va\#
        lue":[1]}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}},{"name":"short","params":[{"name":"home","value":"0565D2A9-84D4-5\#
        C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"r\#
        esult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"\#
        Kitchen"}}]}}}]},{"name":"user.add","summary":"Invites a user of this machine to a home","paramStructure":"by-\#
        name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"unixID","r\#
        equired":true,"summary":"The user's number on this machine.","schema":{"type":"integer"}},{"name":"name","requ\#
        ired":true,"schema":{"type":"string"}},{"name":"isAdministrator","required":true,"schema":{"type":"boolean"}},\#
        {"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$\#
        ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/com\#
        ponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD"},{"name":"unixID","value":1},{"name":"name","value":"Kitchen"},{"name":"isAdministrator","valu\#
        e":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"revision":1,"changes":[{\#
        "homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"user.remove","s\#
        ummary":"Takes a user's access to a home away","description":"Users who are no administrators may do so for th\#
        emselves.","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","form\#
        at":"uuid"}},{"name":"user","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"res\#
        ult","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters\#
        "},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D\#
        2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"}],"result":{"n\#
        ame":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}}]}}}]},{"name":"user.update","summary":"Gives a user other rights in a home","paramStructure"\#
        :"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"user"\#
        ,"required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isAdministrator","required":true,"schema\#
        ":{"type":"boolean"}},{"name":"hasRemoteAccess","required":true,"schema":{"type":"boolean"}}],"result":{"name"\#
        :"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParam\#
        eters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"user","value":"E393BE2E-1ABC-5B03-903C-D157DC6FC419"},{"name":\#
        "isAdministrator","value":true},{"name":"hasRemoteAccess","value":true}],"result":{"name":"result","value":{"r\#
        evision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{\#
        "name":"zone.add","summary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","required":true\#
        ,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"resu\#
        lt":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/I\#
        nvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home\#
        ","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result"\#
        ,"value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitche\#
        n"}}]}}}]},{"name":"zone.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","params":[{"n\#
        ame":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema\#
        ":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}\#
        }],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/\#
        errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"nam\#
        e":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E8\#
        6D8710AC"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{\#
        "revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}\#
        ,{"name":"zone.remove","summary":"Removes a zone; its rooms stay","paramStructure":"by-name","params":[{"name"\#
        :"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"\#
        type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"\#
        errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[\#
        {"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value\#
        ":"761A4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRe\#
        named":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","summ\#
        ary":"Takes a room out of a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema"\#
        :{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}}\#
        ,{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema\#
        ":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"\#
        #/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"6\#
        8C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRename\#
        d":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summary":"Gi\#
        ves a zone another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":\#
        "string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/s\#
        chemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refus\#
        ed"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"n\#
        ame":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result":{"name\#
        ":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","nam\#
        e":"Kitchen"}}]}}}]}],"x-notifications":[{"name":"database.committed","summary":"Somebody else changed the dat\#
        abase","description":"Never sent to the connection that asked for the change.","paramStructure":"by-name","par\#
        ams":[{"name":"revision","required":true,"schema":{"type":"integer"}},{"name":"changes","required":true,"schem\#
        a":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","params":[{"n\#
        ame":"revision","value":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reachable or unr\#
        eachable","paramStructure":"by-name","params":[{"name":"accessories","required":true,"schema":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"name":"acces\#
        sories","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name":"charac\#
        teristic.valuesChanged","summary":"Values changed by a device or by another client, for those subscribed to","\#
        paramStructure":"by-name","params":[{"name":"values","required":true,"schema":{"type":"array","items":{"$ref":\#
        "#/components/schemas/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"values","value":\#
        [{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"isStale":true}]}]}\#
        ]},{"name":"actionSet.executing","summary":"An action set started or ended running","paramStructure":"by-name"\#
        ,"params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}},{"name":"isExecuting","required":true,"schema":{"type"\#
        :"boolean"}}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"isExecuting","value":true}]}\#
        ]},{"name":"accessory.snapshotTaken","summary":"A program has had a camera take a picture","description":"Neve\#
        r sent to the connection that asked.","paramStructure":"by-name","params":[{"name":"accessory","required":true\#
        ,"schema":{"type":"string","format":"uuid"}}],"examples":[{"name":"whole","params":[{"name":"accessory","value\#
        ":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}]}]},{"name":"camera.streamEnded","summary":"A stream that this conne\#
        ction has asked for has ended, unasked","paramStructure":"by-name","params":[{"name":"stream","required":true,\#
        "schema":{"type":"string","format":"uuid"}},{"name":"error","required":true,"schema":{"$ref":"#/components/sch\#
        emas/HubError"}}],"examples":[{"name":"whole","params":[{"name":"stream","value":"312CD8B0-56E7-5A08-9D94-041D\#
        5565B387"},{"name":"error","value":{"code":"notFound","message":"there is no such home"}}]}]},{"name":"discove\#
        ry.appeared","summary":"An accessory was seen, or something about it changed","paramStructure":"by-name","para\#
        ms":[{"name":"accessory","required":true,"summary":"The identifier its first accessory will have once it is ad\#
        ded.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"\#
        }},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type"\#
        :"string"}},{"name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"integer"}}\#
        ,{"name":"isPaired","required":true,"summary":"Whether some controller has paired with it already.","schema":{\#
        "type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"\#
        type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"\#
        5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":\#
        "Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"na\#
        me":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summary":"It is gone from the n\#
        etwork, or has been added to a home","paramStructure":"by-name","params":[{"name":"accessory","required":true,\#
        "summary":"The identifier its first accessory will have once it is added.","schema":{"type":"string","format":\#
        "uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"name","required":true,"schema\#
        ":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"name":"category","required"\#
        :true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPaired","required":true,"summ\#
        ary":"Whether some controller has paired with it already.","schema":{"type":"boolean"}},{"name":"addresses","r\#
        equired":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array","items":{"type":"string"}}}\#
        ],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"\#
        name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"\#
        },{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826\#
        "]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that it asked this client","paramSt\#
        ructure":"by-name","params":[{"name":"id","required":true,"schema":{"type":["integer","string"]}}],"examples":\#
        [{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name":"agent.setupCode","summary\#
        ":"The hub's question to a setup agent","description":"The first agent's answer wins; `setupCode` nil means th\#
        e person gave up.","paramStructure":"by-name","params":[{"name":"accessory","required":true,"schema":{"$ref":"\#
        #/components/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,"summary":"Why it is asked agai\#
        n, in words; nil the first time.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/c\#
        omponents/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/com\#
        ponents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory","value":{"accessory":"5BB1\#
        F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","category":5,\#
        "isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no answer"}],"result":{"name":"re\#
        sult","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"accessory","value":{"accessory":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","model":"LB-1","categor\#
        y":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","value":{}}}]}],"components"\#
        :{"schemas":{"Accessory":{"type":"object","description":"One accessory of a home: a stand-alone device, a brid\#
        ge, or a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the device; name, model, serial numbe\#
        r and address never are (quirk Q45).","properties":{"id":{"type":"string","format":"uuid"},"deviceID":{"type":\#
        "string","description":"The accessory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D2`)."},"\#
        aid":{"type":"integer","description":"Its number within the accessory server; 1 for a stand-alone device and f\#
        or a bridge itself."},"name":{"type":"string"},"room":{"type":"string","format":"uuid"},"bridge":{"type":"stri\#
        ng","format":"uuid","description":"The bridge it stands behind; nil for a bridge and for a stand-alone device.\#
        "},"category":{"type":"integer","description":"HAP's category number, as announced."},"manufacturer":{"type":"\#
        string"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVersion":{"type":"string"},"servi\#
        ces":{"type":"array","items":{"$ref":"#/components/schemas/Service"}},"goneSince":{"type":"number","x-unit":"s\#
        econds since 1970","description":"Since when the bridge that it stands behind no longer mentions it; nil if it d\#
        oes. It stays until it is removed."},"blockedSince":{"type":"number","x-unit":"seconds since 1970","descript\#
        ion":"Since when the hub does not talk to it any more, as it misbehaved; nil if it does. Only a user ends that\#
        ."}},"required":["id","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"object"\#
        ,"properties":{"commit":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"uuid","d\#
        escription":"The accessory that was paired: the bridge itself, or the stand-alone device."}},"required":["comm\#
        it","accessory"]},"AccessoryFound":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"\#
        ,"description":"The accessory server itself, the bridge or the stand-alone device; nil if there is none."}}},"\#
        AccessoryInvitation":{"type":"object","description":"What a controller that was let in needs to know of the ac\#
        cessory server. None of it is secret.","properties":{"deviceID":{"type":"string"},"publicKey":{"type":"string"\#
        ,"description":"The accessory server's long-term public key, 32 bytes in hex."},"address":{"type":"string","de\#
        scription":"`HOST:PORT`, where it answers this hub; nil if it does not now."}},"required":["deviceID","publicK\#
        ey"]},"AccessoryServerStatus":{"type":"object","description":"One link of the hub: which accessory server, whe\#
        re, and how it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"string","description":\#
        "`HOST:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `connecting`, `unreachable`, `p\#
        airing lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","description":"Why it is not reach\#
        able, in words."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"type":"object","descripti\#
        on":"Whether an accessory answers. Live state: it has no revision and is not part of the database.","propertie\#
        s":{"accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"required":["accessory","i\#
        sReachable"]},"Action":{"type":"object","description":"One write of an action set.","properties":{"id":{"type"\#
        :"string","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"targetVal\#
        ue":{"$ref":"#/components/schemas/CharacteristicValue"},"delay":{"type":"number","description":"Seconds after t\#
        he start of a run at which it is written; 0 is at once. Apple's scenes know no delays."}},"required":["id","c\#
        haracteristic","targetValue","delay"]},"ActionSet":{"type":"object","description":"A scene: writes that are do\#
        ne together, in no particular order but that of their delays.","properties":{"id":{"type":"string","format":"u\#
        uid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/ActionSetKind"},"actions":{"type":"array",\#
        "items":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"type":"number","x-unit":"seconds since 1\#
        970"},"pending":{"$ref":"#/components/schemas/PendingActions","description":"What is still to come of its last r\#
        un; nil if nothing is."}},"required":["id","name","kind","actions"]},"ActionSetExecuted":{"type":"object","p\#
        roperties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Records when it ran; nil if nothing w\#
        as committed."},"results":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}},"erro\#
        r":{"$ref":"#/components/schemas/HubError","description":"Nil if every action succeeded."}},"required":["resul\#
        ts"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeDeparture","homeArrival","t\#
        riggerOwned"],"description":"Where a set comes from. Raw values travel and are stored."},"ActionTrace":{"type"\#
        :"object","description":"One write of a run.","properties":{"actionSet":{"type":"string","format":"uuid","desc\#
        ription":"The scene it belongs to; nil for the values that the trigger sets itself, and for what is put back."\#
        },"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schem\#
        as/CharacteristicValue"},"delay":{"type":"number","description":"Seconds after the start at which it is writte\#
        n; 0 is at once."},"succeeded":{"type":"boolean","description":"Whether its device has taken it; nil until tha\#
        t is known."},"error":{"$ref":"#/components/schemas/HubError","description":"What went wrong."},"seconds":{"ty\#
        pe":"number","description":"Seconds from the write to its result."}},"required":["characteristic","value","del\#
        ay"]},"CalendarDescription":{"type":"object","description":"A calendar as it travels: which one, and in which t\#
        ime zone it counts.","properties":{"identifier":{"type":"string","description":"Unicode's calendar name: `gre\#
        gorian`, `hebrew`, `chinese` …"},"timeZone":{"type":"string","description":"IANA name."}},"required":["identif\#
        ier"]},"CalendarTime":{"type":"object","description":"A time as a calendar and a clock on the wall show it; ab\#
        sent parts match all. Source: behaviour section 13.","properties":{"month":{"type":"integer","description":"1 t\#
        o 12, in some calendars 13."},"day":{"type":"integer","description":"1 to 31."},"hour":{"type":"integer","des\#
        cription":"0 to 23."},"minute":{"type":"integer","description":"0 to 59."}}},"CameraPicture":{"type":"object",\#
        "description":"How pictures are coded: always as H.264.","properties":{"profile":{"$ref":"#/components/schemas\#
        /CameraPictureProfile"},"level":{"type":"integer","description":"H.264's level times ten: 31, 32 or 40."},"wid\#
        th":{"type":"integer","description":"Pixels."},"height":{"type":"integer","description":"Pixels."},"framesPerS\#
        econd":{"type":"integer"}},"required":["profile","level","width","height","framesPerSecond"]},"CameraPicturePr\#
        ofile":{"type":"string","enum":["constrainedBaseline","main","high"]},"CameraSound":{"type":"object","descript\#
        ion":"How sound is coded.","properties":{"codec":{"$ref":"#/components/schemas/CameraSoundCodec"},"channels":{\#
        "type":"integer"},"sampleRate":{"type":"integer","description":"Hertz."},"packetTime":{"type":"integer","descr\#
        iption":"How much sound is in one packet, in milliseconds."}},"required":["codec","channels","sampleRate","pac\#
        ketTime"]},"CameraSoundCodec":{"type":"string","enum":["pcmu","pcma","aacELD","opus","mSBC","amr","amrWideband\#
        "]},"CameraStream":{"type":"object","description":"A running stream of a camera: where pictures and sound arri\#
        ve, how they are coded and how they are protected.\n\nIt holds the keys of the stream, so it is for whoever ha\#
        s asked for it alone, and never for a log.","properties":{"localAddress":{"type":"string","description":"The a\#
        ddress of this machine that the camera sends to."},"remoteAddress":{"type":"string","description":"The camera'\#
        s address."},"isIPv6":{"type":"boolean"},"picture":{"$ref":"#/components/schemas/CameraPicture"},"video":{"$re\#
        f":"#/components/schemas/CameraTrack"},"sound":{"$ref":"#/components/schemas/CameraSound","description":"Nil f\#
        or a camera without sound."},"audio":{"$ref":"#/components/schemas/CameraTrack"}},"required":["localAddress","\#
        remoteAddress","isIPv6","picture","video"]},"CameraTrack":{"type":"object","description":"How the packets of o\#
        ne medium travel: RTP over UDP, with RTCP on the same ports.","properties":{"localPort":{"type":"integer","des\#
        cription":"The port of this machine that the camera sends to."},"remotePort":{"type":"integer","description":"\#
        The port of the camera that it sends from and receives at."},"payloadType":{"type":"integer","description":"RT\#
        P's number for the format."},"localSource":{"type":"integer","description":"The synchronisation source (SSRC) t\#
        o be used by what is sent to the camera."},"remoteSource":{"type":"integer","description":"The synchronisatio\#
        n source (SSRC) of what the camera sends."},"maximumBitRate":{"type":"integer","description":"Kilobits per sec\#
        ond."},"incoming":{"$ref":"#/components/schemas/SRTPProtection","description":"How what the camera sends is pr\#
        otected; nil if it is not."},"outgoing":{"$ref":"#/components/schemas/SRTPProtection","description":"How what i\#
        s sent to the camera has to be protected; nil if not at all."}},"required":["localPort","remotePort","payload\#
        Type","localSource","remoteSource","maximumBitRate"]},"CatchUp":{"oneOf":[{"type":"object","properties":{"skip\#
        ":{"type":"object","properties":{}}},"required":["skip"],"description":"Nothing; the next date counts."},{"typ\#
        e":"object","properties":{"once":{"type":"object","properties":{"within":{"type":"number"}},"required":["withi\#
        n"]}},"required":["once"],"description":"It runs once, for the last date missed, if that was less than so many s\#
        econds ago; at most 7 days."},{"type":"object","properties":{"all":{"type":"object","properties":{}}},"requi\#
        red":["all"],"description":"It runs for each date missed, one after the other; those of more than 30 days ago a\#
        re passed over."}],"examples":[{"skip":{}},{"once":{"within":1}},{"all":{}}],"description":"What becomes of a t\#
        rigger's dates that were missed while the hub was off or asleep, or when the clock was put forward.\n\nApple\#
        's triggers pass over them (behaviour section 12); the other two are Hearth's own. Only dates can be made up f\#
        or: what devices did meanwhile nobody knows."},"Cause":{"oneOf":[{"type":"object","properties":{"date":{"type"\#
        :"object","properties":{"due":{"type":"number","x-unit":"seconds since 1970"}},"required":["due"]}},"required"\#
        :["date"],"description":"A date of it has come: the one it was due at."},{"type":"object","properties":{"misse\#
        d":{"type":"object","properties":{"due":{"type":"number","x-unit":"seconds since 1970"},"last":{"type":"number\#
        ","x-unit":"seconds since 1970"}},"required":["due"]}},"required":["missed"],"description":"Dates of it were m\#
        issed, the first of them at `due`; the last one at `last`, if it is made up for."},{"type":"object","propertie\#
        s":{"event":{"type":"object","properties":{"event":{"$ref":"#/components/schemas/TriggerEvent"},"change":{"$re\#
        f":"#/components/schemas/ValueChange"}},"required":["event","change"]}},"required":["event"],"description":"A d\#
        evice has told something that is one of its events."},{"type":"object","properties":{"happened":{"type":"obje\#
        ct","properties":{"event":{"$ref":"#/components/schemas/TriggerEvent"}},"required":["event"]}},"required":["ha\#
        ppened"],"description":"Anything else that is one of its events, such as people who come or leave, or a value t\#
        hat has lasted."},{"type":"object","properties":{"end":{"type":"object","properties":{"event":{"$ref":"#/comp\#
        onents/schemas/TriggerEvent"}}}},"required":["end"],"description":"An end event: what its run has changed is p\#
        ut back. Nil for time alone."},{"type":"object","properties":{"test":{"type":"object","properties":{}}},"requi\#
        red":["test"],"description":"Somebody tries it out."}],"examples":[{"date":{"due":1800000000}},{"missed":{"due\#
        ":1800000000,"last":1800000000}},{"event":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calen\#
        dar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}},"change":{"characteristic":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","iid":9},"old":40,"new":40}}},{"happened":{"event":{"id":"7E3FB088-5A3B-59D8-B64D-7BF\#
        BF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"end":{"event":{"id":"7E3F\#
        B088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}},{"te\#
        st":{}}],"description":"What made the hub look at a trigger."},"Change":{"oneOf":[{"type":"object","properties\#
        ":{"homeAdded":{"type":"object","properties":{"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]\#
        }},"required":["homeAdded"]},{"type":"object","properties":{"homeRemoved":{"type":"object","properties":{"home\#
        ":{"type":"string","format":"uuid"}},"required":["home"]}},"required":["homeRemoved"]},{"type":"object","prope\#
        rties":{"homeRenamed":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"name":{"type":"\#
        string"}},"required":["home","name"]}},"required":["homeRenamed"]},{"type":"object","properties":{"primaryHome\#
        Changed":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}}}},"required":["primaryHomeCh\#
        anged"]},{"type":"object","properties":{"homeLocated":{"type":"object","properties":{"home":{"type":"string","\#
        format":"uuid"},"location":{"$ref":"#/components/schemas/HomeLocation"}},"required":["home"]}},"required":["ho\#
        meLocated"],"description":"Somebody has said where a home is, or takes it back (nil)."},{"type":"object","prop\#
        erties":{"roomAdded":{"type":"object","properties":{"room":{"$ref":"#/components/schemas/Room"},"home":{"type"\#
        :"string","format":"uuid"}},"required":["room","home"]}},"required":["roomAdded"]},{"type":"object","propertie\#
        s":{"roomRemoved":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"stri\#
        ng","format":"uuid"}},"required":["room","home"]}},"required":["roomRemoved"]},{"type":"object","properties":{\#
        "roomRenamed":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"home":{"type":"string",\#
        "format":"uuid"},"name":{"type":"string"}},"required":["room","home","name"]}},"required":["roomRenamed"]},{"t\#
        ype":"object","properties":{"zoneAdded":{"type":"object","properties":{"zone":{"$ref":"#/components/schemas/Zo\#
        ne"},"home":{"type":"string","format":"uuid"}},"required":["zone","home"]}},"required":["zoneAdded"]},{"type":\#
        "object","properties":{"zoneRemoved":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"\#
        home":{"type":"string","format":"uuid"}},"required":["zone","home"]}},"required":["zoneRemoved"]},{"type":"obj\#
        ect","properties":{"zoneRenamed":{"type":"object","properties":{"zone":{"type":"string","format":"uuid"},"home\#
        ":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["zone","home","name"]}},"required":[\#
        "zoneRenamed"]},{"type":"object","properties":{"roomAddedToZone":{"type":"object","properties":{"room":{"type"\#
        :"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},\#
        "required":["room","zone","home"]}},"required":["roomAddedToZone"]},{"type":"object","properties":{"roomRemove\#
        dFromZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","fo\#
        rmat":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomR\#
        emovedFromZone"]},{"type":"object","properties":{"accessoryAdded":{"type":"object","properties":{"accessory":{\#
        "$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","ho\#
        me"]}},"required":["accessoryAdded"]},{"type":"object","properties":{"accessoryRemoved":{"type":"object","prop\#
        erties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["\#
        accessory","home"]}},"required":["accessoryRemoved"]},{"type":"object","properties":{"accessoryRenamed":{"type\#
        ":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"\#
        },"name":{"type":"string"}},"required":["accessory","home","name"]}},"required":["accessoryRenamed"]},{"type":\#
        "object","properties":{"accessoryMoved":{"type":"object","properties":{"accessory":{"type":"string","format":"\#
        uuid"},"home":{"type":"string","format":"uuid"},"room":{"type":"string","format":"uuid"}},"required":["accesso\#
        ry","home","room"]}},"required":["accessoryMoved"]},{"type":"object","properties":{"accessoryDescribed":{"type\#
        ":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format\#
        ":"uuid"}},"required":["accessory","home"]}},"required":["accessoryDescribed"],"description":"What the device s\#
        ays of itself is different: its services, or the texts of its accessory information."},{"type":"object","prop\#
        erties":{"accessoryGone":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{\#
        "type":"string","format":"uuid"},"since":{"type":"number","x-unit":"seconds since 1970"}},"required":["accesso\#
        ry","home"]}},"required":["accessoryGone"],"description":"A bridge no longer mentions an accessory, or mention\#
        s it again (`since` nil)."},{"type":"object","properties":{"accessoryBlocked":{"type":"object","properties":{"\#
        accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"since":{"type":"number"\#
        ,"x-unit":"seconds since 1970"}},"required":["accessory","home"]}},"required":["accessoryBlocked"],"descriptio\#
        n":"The hub no longer talks to an accessory, or does so again (`since` nil)."},{"type":"object","properties":{\#
        "serviceRenamed":{"type":"object","properties":{"service":{"type":"integer"},"accessory":{"type":"string","for\#
        mat":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["service","accesso\#
        ry","home","name"]}},"required":["serviceRenamed"]},{"type":"object","properties":{"serviceAssociated":{"type"\#
        :"object","properties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"ty\#
        pe":"string","format":"uuid"},"type":{"$ref":"#/components/schemas/TypeIdentifier"}},"required":["service","ac\#
        cessory","home"]}},"required":["serviceAssociated"]},{"type":"object","properties":{"serviceGroupAdded":{"type\#
        ":"object","properties":{"group":{"$ref":"#/components/schemas/ServiceGroup"},"home":{"type":"string","format"\#
        :"uuid"}},"required":["group","home"]}},"required":["serviceGroupAdded"]},{"type":"object","properties":{"serv\#
        iceGroupRemoved":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home":{"type":"stri\#
        ng","format":"uuid"}},"required":["group","home"]}},"required":["serviceGroupRemoved"]},{"type":"object","prop\#
        erties":{"serviceGroupRenamed":{"type":"object","properties":{"group":{"type":"string","format":"uuid"},"home"\#
        :{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["group","home","name"]}},"required":[\#
        "serviceGroupRenamed"]},{"type":"object","properties":{"serviceAddedToGroup":{"type":"object","properties":{"s\#
        ervice":{"$ref":"#/components/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"ty\#
        pe":"string","format":"uuid"}},"required":["service","group","home"]}},"required":["serviceAddedToGroup"]},{"t\#
        ype":"object","properties":{"serviceRemovedFromGroup":{"type":"object","properties":{"service":{"$ref":"#/comp\#
        onents/schemas/ServiceReference"},"group":{"type":"string","format":"uuid"},"home":{"type":"string","format":"\#
        uuid"}},"required":["service","group","home"]}},"required":["serviceRemovedFromGroup"]},{"type":"object","prop\#
        erties":{"userAdded":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type"\#
        :"string","format":"uuid"}},"required":["user","home"]}},"required":["userAdded"]},{"type":"object","propertie\#
        s":{"userRemoved":{"type":"object","properties":{"user":{"type":"string","format":"uuid"},"home":{"type":"stri\#
        ng","format":"uuid"}},"required":["user","home"]}},"required":["userRemoved"]},{"type":"object","properties":{\#
        "userUpdated":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"home":{"type":"strin\#
        g","format":"uuid"}},"required":["user","home"]}},"required":["userUpdated"],"description":"A user has other r\#
        ights."},{"type":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#\#
        /components/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"r\#
        equired":["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties":{\#
        "actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSet\#
        ","home"]}},"required":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"object\#
        ","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":\#
        {"type":"string"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object",\#
        "properties":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"h\#
        ome":{"type":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"\#
        }}},"required":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":{\#
        "actionSetExecuted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type\#
        ":"string","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","h\#
        ome","date"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"actionSetPending":{"type":"ob\#
        ject","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"pe\#
        nding":{"$ref":"#/components/schemas/PendingActions"}},"required":["actionSet","home"]}},"required":["actionSe\#
        tPending"],"description":"Actions of a run wait for their delay; nil when none does any more."},{"type":"objec\#
        t","properties":{"triggerAdded":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger\#
        "},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerAdded"]},{"ty\#
        pe":"object","properties":{"triggerRemoved":{"type":"object","properties":{"trigger":{"type":"string","format"\#
        :"uuid"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerRemoved\#
        "]},{"type":"object","properties":{"triggerRenamed":{"type":"object","properties":{"trigger":{"type":"string",\#
        "format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["trigger","hom\#
        e","name"]}},"required":["triggerRenamed"]},{"type":"object","properties":{"triggerUpdated":{"type":"object","\#
        properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"requ\#
        ired":["trigger","home"]}},"required":["triggerUpdated"],"description":"Anything else about a trigger: enabled\#
        , fired, moved on, its action sets, its schedule or its plan replaced."}],"examples":[{"homeAdded":{"home":{"i\#
        d":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11\#
        ","location":{"latitude":1,"longitude":1},"rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitche\#
        n"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-\#
        99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","a\#
        id":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE8075\#
        10499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","ser\#
        vices":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-000\#
        0-1000-8000-0026BB765291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00\#
        000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percent\#
        age","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufactu\#
        rerDescription":"manufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000}],"serviceGroup\#
        s":[{"id":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6\#
        -9ECC-DFE807510499","iid":9}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","k\#
        ind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1\#
        F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pendin\#
        g":{"startedAt":1800000000,"actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessor\#
        y":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F\#
        12-710E608C4B4B"}}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":\#
        {"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"da\#
        ys":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZ\#
        one":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate"\#
        :1800000000,"nextFireDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,\#
        "holds":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan\#
        ","value":40,"since":1800000000,"happened":1}]}],"users":[{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID\#
        ":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-\#
        5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"p\#
        rimaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeLocated":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","location":{"latitude":1,"longitude":1}}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A\#
        116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68\#
        C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68\#
        C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdd\#
        ed":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99\#
        AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-\#
        94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-\#
        94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C\#
        0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B\#
        -597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":\#
        "5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981\#
        A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Ac\#
        me","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000\#
        -1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB765291","isPrimary":\#
        true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","p\#
        ermissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":\#
        40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescripti\#
        on"}]}],"goneSince":1800000000,"blockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"ac\#
        cessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}},{"accessoryDescribed":{\#
        "accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitche\#
        n","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,\#
        "manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"ty\#
        pe":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","associatedType":"00000025-0000-1000-8000-0026BB76\#
        5291","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-800\#
        0-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"m\#
        aximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"man\#
        ufacturerDescription"}]}],"goneSince":1800000000,"blockedSince":1800000000},"home":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD"}},{"accessoryGone":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD","since":1800000000}},{"accessoryBlocked":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","since":1800000000}},{"serviceRenamed":{"service":1,"accessory\#
        ":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"se\#
        rviceAssociated":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B8\#
        62-7BE4AEAFDDCD","type":"00000025-0000-1000-8000-0026BB765291"}},{"serviceGroupAdded":{"group":{"id":"20AB4608\#
        -10F8-54EB-B2CF-04C546FB87CC","name":"Kitchen","services":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"\#
        ,"iid":9}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRemoved":{"group":"20AB4608-10F8-54E\#
        B-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceGroupRenamed":{"group":"20AB4608\#
        -10F8-54EB-B2CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"serviceAddedT\#
        oGroup":{"service":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2\#
        CF-04C546FB87CC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceRemovedFromGroup":{"service":{"acces\#
        sory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"group":"20AB4608-10F8-54EB-B2CF-04C546FB87CC","home":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"userAdded":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unix\#
        ID":1,"name":"Kitchen","isAdministrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD"}},{"userRemoved":{"user":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD"}},{"userUpdated":{"user":{"id":"E393BE2E-1ABC-5B03-903C-D157DC6FC419","unixID":1,"name":"Kitchen","isAdm\#
        inistrator":true,"hasRemoteAccess":true},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetAdded":{"a\#
        ctionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":\#
        "0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","i\#
        id":9},"targetValue":40,"delay":1}],"lastExecutionDate":1800000000,"pending":{"startedAt":1800000000,"actions"\#
        :[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751\#
        0499","iid":9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}},"home":"0565D2A9-\#
        84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA8\#
        3","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"actionSet":"C1E2CCE5-5\#
        7E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC70-556C\#
        -B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue\#
        ":40,"delay":1}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"actionSetPending":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66A\#
        D861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","pending":{"startedAt":1800000000,"actions":[{"id":"0A\#
        15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid"\#
        :9},"targetValue":40,"delay":1}],"trace":"DAC65129-AF8E-5227-9F12-710E608C4B4B"}}},{"triggerAdded":{"trigger":\#
        {"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":18000000\#
        00,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"sec\#
        onds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnab\#
        led":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":18000\#
        00000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},\#
        "value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"characteristic":{"acc\#
        essory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since":1800000000,\#
        "happened":1}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-57\#
        3A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-4\#
        74F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated"\#
        :{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDa\#
        te":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"min\#
        utes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"\#
        }}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFir\#
        eDate":1800000000,"restoration":{"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","iid":9},"value":40}],"dueDate":1800000000},"catchUp":{"skip":{}},"endDate":1800000000,"holds":[{"character\#
        istic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"lessThan","value":40,"since"\#
        :1800000000,"happened":1}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that bec\#
        ame different in the database.\n\nThe hub commits changes, sends them to its clients, and both apply them to t\#
        heir `HomeDatabase` by the same code. The JSON form is one key, the case's name, over its labelled parts."},"C\#
        haracteristic":{"type":"object","description":"One property of a service: brightness, lock state. Its value is l\#
        ive state and kept apart (`CharacteristicState`).","properties":{"iid":{"type":"integer","description":"Its n\#
        umber within the accessory; unique among services and characteristics."},"type":{"$ref":"#/components/schemas\#
        /TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"\#
        #/components/schemas/CharacteristicMetadata"},"manufacturerDescription":{"type":"string","description":"What t\#
        he manufacturer says it is."}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"ty\#
        pe":"string","enum":["bool","uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array","d\#
        ict"],"description":"How a characteristic's value is written. Raw values are HAP's own words."},"Characteristi\#
        cMetadata":{"type":"object","description":"Format, unit and limits of a characteristic, as a device declares t\#
        hem or the catalogue gives them.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},\#
        "unit":{"type":"string","description":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or w\#
        hatever the device says."},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"\#
        #/components/schemas/CharacteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum\#
        Length":{"type":"integer","description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumData\#
        Length":{"type":"integer","description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"\#
        type":"array","items":{"type":"integer"},"description":"The only values allowed, if the device names them."}},\#
        "required":["format"]},"CharacteristicPermissions":{"type":"array","items":{"type":"string"},"description":"Wh\#
        at may be done, as HAP's words: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed w\#
        rite), wr (write response), hd (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a c\#
        haracteristic is found: the accessory and the number within it.","properties":{"accessory":{"type":"string","f\#
        ormat":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"objec\#
        t","description":"What became of one read or write: a value or an error.","properties":{"characteristic":{"$re\#
        f":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue",\#
        "description":"The value read, or the value that the device was given; of a characteristic that answers a writ\#
        e (permission `wr`), the answer. Nil on failure, or if the device said null."},"error":{"$ref":"#/components/s\#
        chemas/HubError"}},"required":["characteristic"]},"CharacteristicState":{"type":"object","description":"The la\#
        st known value of a characteristic. Live state: it has no revision and is not part of the database.","properti\#
        es":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/sc\#
        hemas/CharacteristicValue","description":"Nil when the device has not told it or told null."},"isStale":{"type\#
        ":"boolean","description":"True if the device has not told the value since the hub's start or since it came ba\#
        ck, or has said meanwhile that it does not know; absent otherwise. Values of an accessory that does not answer a\#
        re stale whatever this says."}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"bool\#
        ean"},{"type":"number"},{"type":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncod\#
        ing":"base64"}},"required":["data"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary dat\#
        a is marked, as {\"data\": base64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"\#
        $ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValu\#
        e"},"authorizationData":{"type":"string","description":"Base64 of what the accessory's maker has the user's ap\#
        p send along, for characteristics with the permission `aa`; others are written without it."}},"required":["cha\#
        racteristic","value"]},"Commit":{"type":"object","description":"The changes of one committed transaction.","pr\#
        operties":{"revision":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Chang\#
        e"}}},"required":["revision","changes"]},"ControllerDescription":{"type":"object","description":"A controller a\#
        s others may know it.","properties":{"identifier":{"type":"string","description":"The pairing identifier, mos\#
        tly a UUID in upper case."},"publicKey":{"type":"string","description":"The long-term public key, 32 bytes in h\#
        ex."}},"required":["identifier","publicKey"]},"ControllerPairing":{"type":"object","description":"A controlle\#
        r that an accessory is paired with.","properties":{"identifier":{"type":"string","description":"The controller\#
        's pairing identifier, mostly a UUID in upper case."},"publicKey":{"type":"string","description":"Its long-ter\#
        m public key, 32 bytes in hex."},"isAdmin":{"type":"boolean","description":"Whether it may manage pairings."},\#
        "isOwn":{"type":"boolean","description":"Whether it is this hub."}},"required":["identifier","publicKey","isAd\#
        min","isOwn"]},"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref\#
        ":"#/components/schemas/HomeDatabase","description":"The whole database; nil if `missed` tells all there is to k\#
        now."},"missed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits af\#
        ter the revision asked for, oldest first; nil if `database` is given."},"accessories":{"type":"array","items":\#
        {"$ref":"#/components/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas\#
        /CharacteristicState"},"description":"Last known values."},"caller":{"$ref":"#/components/schemas/MachineUser"\#
        ,"description":"Who is asking, as the kernel says. Guests see the homes that they were invited to."},"owner":{\#
        "$ref":"#/components/schemas/MachineUser","description":"To whom the hub belongs."}},"required":["revision","a\#
        ccessories","values"]},"DayMoment":{"oneOf":[{"type":"object","properties":{"clock":{"type":"object","properti\#
        es":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["time"]}},"required":["clock"],"descript\#
        ion":"What calendar and clock show; absent parts do not count."},{"type":"object","properties":{"sun":{"type":\#
        "object","properties":{"time":{"$ref":"#/components/schemas/SignificantTime"}},"required":["time"]}},"required\#
        ":["sun"],"description":"What the sun does on this day."}],"examples":[{"clock":{"time":{"month":1,"day":1,"ho\#
        ur":1,"minute":1}}},{"sun":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours\#
        ":1,"minutes":1,"seconds":1,"nanoseconds":1}}}}],"description":"A moment of the day."},"DiscoveredAccessory":{\#
        "type":"object","description":"An accessory server seen on the network.","properties":{"accessory":{"type":"st\#
        ring","format":"uuid","description":"The identifier its first accessory will have once it is added."},"deviceI\#
        D":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","descript\#
        ion":"HAP's category number."},"isPaired":{"type":"boolean","description":"Whether some controller has paired w\#
        ith it already."},"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:PORT` it a\#
        nnounces."}},"required":["accessory","deviceID","name","model","category","isPaired","addresses"]},"Done":{"ty\#
        pe":"object","description":"The answer of a request that has nothing to tell but its success.","properties":{}\#
        },"EventPlan":{"type":"object","description":"What an event trigger waits for, and on which conditions it runs\#
        . Source: behaviour section 13.","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/\#
        TriggerEvent"},"description":"Any one of them makes the hub look at the conditions. At least one when it is ma\#
        de; accessories that leave take theirs along."},"endEvents":{"type":"array","items":{"$ref":"#/components/sche\#
        mas/TriggerEvent"},"description":"When one of them happens after a run, the values that the run has changed ar\#
        e put back."},"predicate":{"$ref":"#/components/schemas/TriggerPredicate","description":"What has to hold for i\#
        t to run; nil always does."},"weekdays":{"type":"array","items":{"type":"integer"},"description":"The days of t\#
        he week on which it may run, 1 for Sunday to 7 for Saturday, in order; nil for all."},"executeOnce":{"type":\#
        "boolean","description":"Whether it is disabled after it has run once."}},"required":["events","endEvents","ex\#
        ecuteOnce"]},"ExportedIdentity":{"type":"object","properties":{"document":{"type":"string","description":"The c\#
        ontent of the file."},"pairings":{"type":"integer","description":"How many accessory servers are in it."}},"r\#
        equired":["document","pairings"]},"Hold":{"type":"object","description":"Since when a characteristic has had a v\#
        alue for which a trigger waits to last. On disk, so that a restart of the hub does not begin to count anew.\\#
        n\nIt begins when the device tells such a value, or, if it has it already, when the trigger is enabled. It end\#
        s when the device tells another. While a device is away nobody knows better: what it says when it is back deci\#
        des whether the hold goes on from where it began.","properties":{"characteristic":{"$ref":"#/components/schema\#
        s/CharacteristicReference"},"comparison":{"$ref":"#/components/schemas/ValueComparison"},"value":{"$ref":"#/co\#
        mponents/schemas/CharacteristicValue"},"since":{"type":"number","x-unit":"seconds since 1970","description":"W\#
        hen it came to be so."},"happened":{"type":"number","description":"Events of up to so many seconds have happen\#
        ed since then, and do not happen again before the hold ends; 0 is none."}},"required":["characteristic","compa\#
        rison","value","since","happened"]},"Home":{"type":"object","description":"A home and everything in it.","prop\#
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
        gs","needsRestart"]},"Judgement":{"type":"object","description":"What a condition came to, part by part.","pro\#
        perties":{"predicate":{"$ref":"#/components/schemas/TriggerPredicate"},"verdicts":{"type":"array","items":{"$r\#
        ef":"#/components/schemas/JudgementVerdict"},"description":"One for each of `predicate.everything`, in its ord\#
        er: the first is the whole."},"values":{"type":"array","items":{"$ref":"#/components/schemas/JudgementValue"},\#
        "description":"What the devices have told."}},"required":["predicate","verdicts","values"]},"JudgementValue":{\#
        "type":"object","description":"A value that a condition has asked for.","properties":{"characteristic":{"$ref"\#
        :"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","d\#
        escription":"Nil if the device did not tell it in time."}},"required":["characteristic"]},"JudgementVerdict":{\#
        "type":"string","enum":["holds","doesNotHold","unknown"],"description":"Whether a part of a condition holds. R\#
        aw values travel and are stored."},"MachineUser":{"type":"object","description":"A user of the machine that th\#
        e hub runs on.","properties":{"unixID":{"type":"integer"},"name":{"type":"string"}},"required":["unixID","name\#
        "]},"Outcome":{"type":"string","enum":["running","ran","partlyFailed","failed","conditionNotMet","conditionUnk\#
        nown","missed","changed","interrupted","rehearsed"],"description":"How it went. Raw values travel and are stor\#
        ed."},"PendingActions":{"type":"object","description":"The actions of a running action set whose delay is not o\#
        ver. On disk, so that a restart of the hub loses none.\n\nThey are as they were when the run began; a change o\#
        f the set does not touch them. The set's next run takes their place.","properties":{"startedAt":{"type":"numb\#
        er","x-unit":"seconds since 1970","description":"When the run began; each action is due its delay after that."\#
        },"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"},"description":"Those not written ye\#
        t."},"trace":{"type":"string","format":"uuid","description":"Where their results are noted; nil for a run that n\#
        o trigger has started."}},"required":["startedAt","actions"]},"Presence":{"type":"object","description":"Who o\#
        f the people in question comes or goes; in a condition, whether anybody or nobody is at home. Source: behavi\#
        our section 13.","properties":{"kind":{"$ref":"#/components/schemas/PresenceKind"},"users":{"$ref":"#/componen\#
        ts/schemas/PresenceUsers"}},"required":["kind","users"]},"PresenceKind":{"type":"string","enum":["everyEntry",\#
        "everyExit","firstEntry","lastExit"],"description":"Raw values travel and are stored."},"PresenceUsers":{"type\#
        ":"string","enum":["currentUser","homeUsers","customUsers"],"description":"Whose presence counts. Raw values t\#
        ravel and are stored."},"RecentSnapshot":{"type":"object","properties":{"snapshot":{"$ref":"#/components/schem\#
        as/Snapshot","description":"Nil if there is none."}}},"Recurrence":{"type":"object","description":"An interval i\#
        n calendar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hours\" does not.","properti\#
        es":{"years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer\#
        "},"hours":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":\#
        "integer"}}},"Region":{"type":"object","description":"A circle on the Earth, and whether entering or leaving i\#
        t counts.","properties":{"identifier":{"type":"string","description":"The program's name for it."},"latitude":\#
        {"type":"number","description":"Degrees north of the equator."},"longitude":{"type":"number","description":"De\#
        grees east of Greenwich."},"radius":{"type":"number","description":"Metres."},"notifyOnEntry":{"type":"boolean\#
        "},"notifyOnExit":{"type":"boolean"}},"required":["identifier","latitude","longitude","radius","notifyOnEntry"\#
        ,"notifyOnExit"]},"Restoration":{"type":"object","description":"What is to be put back after a run of a trigge\#
        r with end events. Source: behaviour section 13.","properties":{"values":{"type":"array","items":{"$ref":"#/co\#
        mponents/schemas/RestorationValue"},"description":"Those that were known and had to change."},"dueDate":{"type\#
        ":"number","x-unit":"seconds since 1970","description":"When time ends it at the latest; nil if only another e\#
        vent does."}},"required":["values"]},"RestorationValue":{"type":"object","description":"One value as it was be\#
        fore.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":\#
        "#/components/schemas/CharacteristicValue"}},"required":["characteristic","value"]},"Room":{"type":"object","d\#
        escription":"A room of a home. Which accessories stand in it, the accessories say.","properties":{"id":{"type"\#
        :"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]},"SRTPProtection":{"type":"objec\#
        t","description":"Keys of SRTP.","properties":{"suite":{"type":"string","description":"As session descriptions c\#
        all it: `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: RFC 4568."},"key":{"type":"string","\#
        description":"The master key and the master salt after it, in base64."}},"required":["suite","key"]},"Service"\#
        :{"type":"object","description":"Something an accessory can do: a light, an outlet, a lock.","properties":{"ii\#
        d":{"type":"integer","description":"Its number within the accessory; unique among services and characteristics\#
        ."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string","description":"The name the d\#
        evice or, later, the user gave it; nil if neither did."},"associatedType":{"$ref":"#/components/schemas/TypeI\#
        dentifier","description":"What the user says hangs on it: a lamp on an outlet, a window with a contact sensor. N\#
        il if nothing is said."},"isPrimary":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":{"type":"arra\#
        y","items":{"type":"integer"},"description":"The services it belongs together with, by iid."},"characteristics\#
        ":{"type":"array","items":{"$ref":"#/components/schemas/Characteristic"}}},"required":["iid","type","isPrimary\#
        ","isHidden","linked","characteristics"]},"ServiceGroup":{"type":"object","description":"Services of any acces\#
        sories of one home that a person names together: \"the reading lights\". A service may be in several. Source: b\#
        ehaviour section 5.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"services"\#
        :{"type":"array","items":{"$ref":"#/components/schemas/ServiceReference"}}},"required":["id","name","services"\#
        ]},"ServiceReference":{"type":"object","description":"Where a service is found: the accessory and the number w\#
        ithin it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid":{"type":"integer"}},"required":["\#
        accessory","iid"]},"SetupCodeAnswer":{"type":"object","properties":{"setupCode":{"type":"string"}}},"Significa\#
        ntTime":{"type":"object","description":"Sunrise or sunset at the home, or a while before or after. Source: beh\#
        aviour section 13.","properties":{"event":{"$ref":"#/components/schemas/SignificantTimeEvent"},"offset":{"$ref\#
        ":"#/components/schemas/Recurrence","description":"How much later; its parts may be negative, for earlier. Nil i\#
        s none."}},"required":["event"]},"SignificantTimeEvent":{"type":"string","enum":["sunrise","sunset"],"descri\#
        ption":"What the sun does. Raw values travel and are stored."},"Snapshot":{"type":"object","description":"A st\#
        ill picture.","properties":{"contentType":{"type":"string","description":"`image/jpeg`, as HAP has it."},"imag\#
        e":{"type":"string","description":"The bytes of the picture in base64."},"takenAt":{"type":"number","x-unit":"\#
        seconds since 1970","description":"When it was asked for."}},"required":["contentType","image"]},"TimeRelation\#
        ":{"type":"string","enum":["before","at","after"],"description":"How a time stands to another. Raw values trav\#
        el and are stored."},"TimerSchedule":{"type":"object","description":"When a timer trigger fires: a first date, a\#
        nd perhaps an interval after which it fires again and again.\n\nSource: behaviour section 12.","properties":\#
        {"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"The first date; a whole minute."},"t\#
        imeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is the hub's own zone."},"recurrence\#
        ":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once."},"recurrenceCalendar":{"$ref":"#/c\#
        omponents/schemas/CalendarDescription","description":"The calendar the interval is counted in; nil is the hub'\#
        s own."}},"required":["fireDate"]},"Trace":{"type":"object","description":"What the hub has done about a trigg\#
        er at one time, and why: kept for 30 days, the last 10,000 of all.","properties":{"id":{"type":"string","forma\#
        t":"uuid"},"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type"\#
        :"string","description":"The trigger's name then."},"date":{"type":"number","x-unit":"seconds since 1970","des\#
        cription":"When the hub looked at the trigger."},"cause":{"$ref":"#/components/schemas/Cause","description":"W\#
        hat made it look."},"condition":{"$ref":"#/components/schemas/Judgement","description":"What its condition cam\#
        e to; nil if it has none or was not asked."},"outcome":{"$ref":"#/components/schemas/Outcome"},"actions":{"typ\#
        e":"array","items":{"$ref":"#/components/schemas/ActionTrace"},"description":"What was written, or tried, or i\#
        s to come."},"finishedAt":{"type":"number","x-unit":"seconds since 1970","description":"When the last of the a\#
        ctions was over; nil while they last."},"note":{"type":"string","description":"What else there is to say, in w\#
        ords for a person."}},"required":["id","trigger","home","name","date","cause","outcome","actions"]},"Traces":{\#
        "type":"object","properties":{"traces":{"type":"array","items":{"$ref":"#/components/schemas/Trace"}}},"requir\#
        ed":["traces"]},"Trigger":{"type":"object","description":"What makes the hub run action sets by itself.","prop\#
        erties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/\#
        TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets":{"type":"array","items":{"type":"string","format":"u\#
        uid"}},"lastFireDate":{"type":"number","x-unit":"seconds since 1970"},"nextFireDate":{"type":"number","x-unit"\#
        :"seconds since 1970","description":"When it is due next; set while enabled, unless it is an event trigger for w\#
        hich no time comes. Moved on in the transaction that records a firing, so it fires once."},"restoration":{"$\#
        ref":"#/components/schemas/Restoration","description":"What its last run has changed and one of its end events w\#
        ill put back; nil if there is nothing."},"catchUp":{"$ref":"#/components/schemas/CatchUp","description":"Wha\#
        t becomes of dates that were missed."},"endDate":{"type":"number","x-unit":"seconds since 1970","description":\#
        "After this it does not run any more, and is disabled; nil never ends."},"holds":{"type":"array","items":{"$re\#
        f":"#/components/schemas/Hold"},"description":"Since when the values that its plan wants to last for a while h\#
        ave lasted."}},"required":["id","name","kind","isEnabled","actionSets","catchUp","holds"]},"TriggerEvent":{"ty\#
        pe":"object","description":"Something that happens and makes a trigger run, or ends what a run has done. Sourc\#
        e: behaviour section 13.","properties":{"id":{"type":"string","format":"uuid"},"kind":{"$ref":"#/components/sc\#
        hemas/TriggerEventKind"}},"required":["id","kind"]},"TriggerEventKind":{"oneOf":[{"type":"object","properties"\#
        :{"calendar":{"type":"object","properties":{"time":{"$ref":"#/components/schemas/CalendarTime"}},"required":["\#
        time"]}},"required":["calendar"],"description":"The time of the hub comes to this; what is absent matches all.\#
        "},{"type":"object","properties":{"significantTime":{"type":"object","properties":{"time":{"$ref":"#/component\#
        s/schemas/SignificantTime"}},"required":["time"]}},"required":["significantTime"],"description":"Sunrise or su\#
        nset at the home, or a while before or after."},{"type":"object","properties":{"duration":{"type":"object","pr\#
        operties":{"seconds":{"type":"number"}},"required":["seconds"]}},"required":["duration"],"description":"So man\#
        y seconds after the run; as an end event only."},{"type":"object","properties":{"characteristic":{"type":"obje\#
        ct","properties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/s\#
        chemas/CharacteristicValue"}},"required":["of"]}},"required":["characteristic"],"description":"A characteristi\#
        c takes a value, or any other than before."},{"type":"object","properties":{"threshold":{"type":"object","prop\#
        erties":{"of":{"$ref":"#/components/schemas/CharacteristicReference"},"minimum":{"$ref":"#/components/schemas/\#
        CharacteristicValue"},"maximum":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of"]}},"requ\#
        ired":["threshold"],"description":"A characteristic's number comes into a range, its ends included; one of the\#
        m may be absent."},{"type":"object","properties":{"location":{"type":"object","properties":{"region":{"$ref":"\#
        #/components/schemas/Region"}},"required":["region"]}},"required":["location"],"description":"The user enters o\#
        r leaves a region."},{"type":"object","properties":{"presence":{"type":"object","properties":{"presence":{"$r\#
        ef":"#/components/schemas/Presence"}},"required":["presence"]}},"required":["presence"],"description":"People c\#
        ome home or leave."}],"examples":[{"calendar":{"time":{"month":1,"day":1,"hour":1,"minute":1}}},{"significant\#
        Time":{"time":{"event":"sunrise","offset":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seco\#
        nds":1,"nanoseconds":1}}}},{"duration":{"seconds":1}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6\#
        -9ECC-DFE807510499","iid":9},"value":40}},{"threshold":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80751049\#
        9","iid":9},"minimum":40,"maximum":40}},{"location":{"region":{"identifier":"gregorian","latitude":1,"longitud\#
        e":1,"radius":1,"notifyOnEntry":true,"notifyOnExit":true}}},{"presence":{"presence":{"kind":"everyEntry","user\#
        s":"currentUser"}}}]},"TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type":"object","propert\#
        ies":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"required":["schedule"]}},"required":["timer"]\#
        },{"type":"object","properties":{"event":{"type":"object","properties":{"plan":{"$ref":"#/components/schemas/E\#
        ventPlan"}},"required":["plan"]}},"required":["event"]}],"examples":[{"timer":{"schedule":{"fireDate":18000000\#
        00,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"sec\#
        onds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},{"event\#
        ":{"plan":{"events":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time":{"month":1,"day":\#
        1,"hour":1,"minute":1}}}}],"endEvents":[{"id":"7E3FB088-5A3B-59D8-B64D-7BFBF58763DF","kind":{"calendar":{"time\#
        ":{"month":1,"day":1,"hour":1,"minute":1}}}}],"predicate":{"time":{"relation":"before","moment":{"clock":{"tim\#
        e":{"month":1,"day":1,"hour":1,"minute":1}}}}},"weekdays":[1],"executeOnce":true}}}],"description":"What it wa\#
        its for."},"TriggerPredicate":{"oneOf":[{"type":"object","properties":{"time":{"type":"object","properties":{"\#
        relation":{"$ref":"#/components/schemas/TimeRelation"},"moment":{"$ref":"#/components/schemas/DayMoment"}},"re\#
        quired":["relation","moment"]}},"required":["time"],"description":"It is before, at or after this moment of th\#
        e day."},{"type":"object","properties":{"between":{"type":"object","properties":{"first":{"$ref":"#/components\#
        /schemas/DayMoment"},"second":{"$ref":"#/components/schemas/DayMoment"}},"required":["first","second"]}},"requ\#
        ired":["between"],"description":"It is the first moment or later, and before the second; over midnight if the s\#
        econd one is the earlier."},{"type":"object","properties":{"characteristic":{"type":"object","properties":{"o\#
        f":{"$ref":"#/components/schemas/CharacteristicReference"},"comparison":{"$ref":"#/components/schemas/ValueCom\#
        parison"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["of","comparison","value"]}\#
        },"required":["characteristic"],"description":"A value compares so with another. Read from the device when it i\#
        s asked for."},{"type":"object","properties":{"presence":{"type":"object","properties":{"presence":{"$ref":"#\#
        /components/schemas/Presence"}},"required":["presence"]}},"required":["presence"],"description":"Somebody or n\#
        obody is at home."},{"type":"object","properties":{"all":{"type":"object","properties":{"of":{"type":"array","\#
        items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"required":["all"],"description"\#
        :"All of them hold; of none, that is so."},{"type":"object","properties":{"any":{"type":"object","properties":\#
        {"of":{"type":"array","items":{"$ref":"#/components/schemas/TriggerPredicate"}}},"required":["of"]}},"required\#
        ":["any"],"description":"One of them holds at least; of none, that is not so."},{"type":"object","properties":\#
        {"not":{"type":"object","properties":{"predicate":{"$ref":"#/components/schemas/TriggerPredicate"}},"required"\#
        :["predicate"]}},"required":["not"],"description":"The other does not hold."}],"examples":[{"time":{"relation"\#
        :"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}},{"between":{"first":{"clock":{\#
        "time":{"month":1,"day":1,"hour":1,"minute":1}}},"second":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute\#
        ":1}}}}},{"characteristic":{"of":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"comparison":"le\#
        ssThan","value":40}},{"presence":{"presence":{"kind":"everyEntry","users":"currentUser"}}},{"all":{"of":[{"tim\#
        e":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"any":{"of":\#
        [{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}}]}},{"not":\#
        {"predicate":{"time":{"relation":"before","moment":{"clock":{"time":{"month":1,"day":1,"hour":1,"minute":1}}}}\#
        }}}],"description":"A condition of an event trigger; conditions nest. Source: behaviour section 13, \"Predicat\#
        es\"."},"TriggerTested":{"type":"object","properties":{"trace":{"$ref":"#/components/schemas/Trace"}},"require\#
        d":["trace"]},"TypeIdentifier":{"type":"string","format":"uuid","description":"The UUID of a kind of service o\#
        r characteristic."},"User":{"type":"object","description":"Somebody who was invited to a home. The owner of th\#
        e hub is in no list: to that user all homes belong.\n\nEverybody may control the accessories of the home; what e\#
        lse, the rights say. Source: behaviour section 14.","properties":{"id":{"type":"string","format":"uuid"},"un\#
        ixID":{"type":"integer","description":"The user of this machine, as the kernel names whoever calls."},"name":{\#
        "type":"string"},"isAdministrator":{"type":"boolean","description":"Whether the user may change the home and m\#
        anage its users."},"hasRemoteAccess":{"type":"boolean","description":"Whether the user may control the home fr\#
        om elsewhere."}},"required":["id","unixID","name","isAdministrator","hasRemoteAccess"]},"ValueChange":{"type":\#
        "object","description":"What a device has told that was not so before.","properties":{"characteristic":{"$ref"\#
        :"#/components/schemas/CharacteristicReference"},"old":{"$ref":"#/components/schemas/CharacteristicValue","des\#
        cription":"Nil if it was not known; also for the press of a button, which is no value that stays."},"new":{"$r\#
        ef":"#/components/schemas/CharacteristicValue"}},"required":["characteristic","new"]},"ValueComparison":{"type\#
        ":"string","enum":["lessThan","lessThanOrEqualTo","greaterThan","greaterThanOrEqualTo","equalTo","notEqualTo"]\#
        ,"description":"How a value compares with another. Raw values travel and are stored."},"Welcome":{"type":"obje\#
        ct","properties":{"protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protocolVe\#
        rsion","hubVersion"]},"Zone":{"type":"object","description":"A group of rooms of one home; a room may be in se\#
        veral.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array",\#
        "items":{"type":"string","format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":\#
        -32700,"message":"The line, or a value in it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"\#
        InvalidRequest":{"code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello sa\#
        id twice.","data":{"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub d\#
        oes not know the method.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-3260\#
        2,"message":"The parameters do not fit; the message names the field, as params.writes[2].value.","data":{"$ref\#
        ":"#/components/schemas/HubError"}},"InternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$\#
        ref":"#/components/schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"Something else was asked befo\#
        re hub.hello.","data":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Anoth\#
        er protocol version, or a user who may not use the hub. The hub hangs up.","data":{"$ref":"#/components/schema\#
        s/HubError"}},"Refused":{"code":1000,"message":"The hub understood, and refuses or failed; data.code tells why\#
        .","data":{"$ref":"#/components/schemas/HubError"}}}}}
        """#)
}
