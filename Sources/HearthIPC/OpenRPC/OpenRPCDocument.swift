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
        "summary":"`X-HM://…`, as a QR code holds it.","schema":{"type":"string"}}],"result":{"name":"result","schema"\#
        :{"$ref":"#/components/schemas/AccessoryAdded"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"\#
        $ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"address","value":"192.0.\#
        2.7:51826"},{"name":"setupCode","value":"031-45-154"},{"name":"setupPayload","value":"X-HM://0023ISYWY9QG2"}],\#
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
        BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"name":"result","value":{}}}]},{"name":"accessory.remove","su\#
        mmary":"Removes an accessory, and with a bridge those behind it; scenes and triggers lose what refers to them"\#
        ,"paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"\#
        }},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result",\#
        "schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"\#
        $ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-8\#
        4D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"}],"result":{"n\#
        ame":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}}]}}}]},{"name":"accessory.rename","summary":"Gives an accessory another name; the device neve\#
        r hears of it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","\#
        format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name\#
        ","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schema\#
        s/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}]\#
        ,"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":\#
        "accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"name","value":"Kitchen"}],"result":{"name\#
        ":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","nam\#
        e":"Kitchen"}}]}}}]},{"name":"actionSet.add","summary":"Makes an empty action set","paramStructure":"by-name",\#
        "params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required"\#
        :true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},\#
        "errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":\#
        [{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","valu\#
        e":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.addAction","summary":"Adds a write to an a\#
        ction set","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"action\#
        ","required":true,"schema":{"$ref":"#/components/schemas/Action"}}],"result":{"name":"result","schema":{"$ref"\#
        :"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compone\#
        nts/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7B\#
        E4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action","value":{"id\#
        ":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "iid":9},"targetValue":40}}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home"\#
        :"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.execute","summary":"Runs a\#
        n action set","description":"Fails with `actionSetExecutionFailed`, `actionSetExecutionPartialSuccess`, `noAct\#
        ionsInActionSet` or `actionSetExecutionInProgress`; the answer tells each action's result.","paramStructure":"\#
        by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionS\#
        et","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#\#
        /components/schemas/ActionSetExecuted"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#\#
        /components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"re\#
        sult","value":{"commit":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        ,"name":"Kitchen"}}]},"results":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9\#
        },"value":40,"error":{"code":"notFound","message":"there is no such home"}}],"error":{"code":"notFound","messa\#
        ge":"there is no such home"}}}}]},{"name":"actionSet.remove","summary":"Removes an action set; triggers lose i\#
        t","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uui\#
        d"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result\#
        ","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},\#
        {"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9\#
        -84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{\#
        "name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        ,"name":"Kitchen"}}]}}}]},{"name":"actionSet.removeAction","summary":"Takes a write out of an action set","par\#
        amStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"\#
        name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"action","required":true\#
        ,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas\#
        /Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],\#
        "examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"\#
        actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action","value":"0A15E95E-EC70-556C-B6CE-4\#
        467543879B3"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"actionSet.rename","summary":"Gives an action set a\#
        nother name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name",\#
        "required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/\#
        Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"a\#
        ctionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"name","value":"Kitchen"}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"actionSet.updateAction","summary":"Gives a write of an action set another target v\#
        alue","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"\#
        uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"action","requ\#
        ired":true,"schema":{"type":"string","format":"uuid"}},{"name":"targetValue","required":true,"schema":{"$ref":\#
        "#/components/schemas/CharacteristicValue"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas\#
        /Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],\#
        "examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"\#
        actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"},{"name":"action","value":"0A15E95E-EC70-556C-B6CE-4\#
        467543879B3"},{"name":"targetValue","value":40}],"result":{"name":"result","value":{"revision":1,"changes":[{"\#
        homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"agent.register",\#
        "summary":"Makes this connection a setup agent, or no longer: the hub asks it for setup codes (`agent.setupCod\#
        e`)","paramStructure":"by-name","params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/Inval\#
        idParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"isOn","v\#
        alue":true}],"result":{"name":"result","value":{}}}]},{"name":"characteristic.read","summary":"Asks the device\#
        s for current values","paramStructure":"by-name","params":[{"name":"characteristics","required":true,"schema":\#
        {"type":"array","items":{"$ref":"#/components/schemas/CharacteristicReference"}}}],"result":{"name":"result","\#
        schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$ref":"#/co\#
        mponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","param\#
        s":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]}],"result\#
        ":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"va\#
        lue":40,"error":{"code":"notFound","message":"there is no such home"}}]}}]},{"name":"characteristic.subscribe"\#
        ,"summary":"Asks to be told (`characteristic.valuesChanged`) when these change by somebody else's hand, or no l\#
        onger","description":"Subscriptions belong to the connection and end with it.","paramStructure":"by-name","pa\#
        rams":[{"name":"characteristics","required":true,"schema":{"type":"array","items":{"$ref":"#/components/schema\#
        s/CharacteristicReference"}}},{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"r\#
        esult","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"characteristics","value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}]},\#
        {"name":"isOn","value":true}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}}]}}\#
        ]},{"name":"characteristic.write","summary":"Writes values to the devices, each accessory server's in one go",\#
        "description":"Values are checked and clamped first.","paramStructure":"by-name","params":[{"name":"writes","r\#
        equired":true,"schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicWrite"}}}],"result"\#
        :{"name":"result","schema":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}}},"err\#
        ors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"n\#
        ame":"whole","params":[{"name":"writes","value":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80\#
        7510499","iid":9},"value":40}]}],"result":{"name":"result","value":[{"characteristic":{"accessory":"5BB1F4EB-0\#
        372-5BE6-9ECC-DFE807510499","iid":9},"value":40,"error":{"code":"notFound","message":"there is no such home"}}\#
        ]}}]},{"name":"database.open","summary":"Asks for the database and, from then on, for every commit (`database.\#
        committed`) and every change of reachability (`accessory.stateChanged`), without a gap in between","paramStruc\#
        ture":"by-name","params":[{"name":"since","required":false,"summary":"The last revision the client has; the hu\#
        b then sends only what came after, if it still knows.","schema":{"type":"integer"}}],"result":{"name":"result"\#
        ,"schema":{"$ref":"#/components/schemas/DatabaseOpened"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"since","value":1\#
        }],"result":{"name":"result","value":{"revision":1,"database":{"homes":[{"id":"0565D2A9-84D4-5C79-B862-7BE4AEA\#
        FDDCD","name":"Kitchen","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90CA-5C9\#
        F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen"\#
        ,"rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499\#
        ","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridg\#
        e":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1\#
        234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitc\#
        hen","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000\#
        -0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"ma\#
        ximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manu\#
        facturerDescription"}]}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":\#
        "userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-\#
        0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7\#
        A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"time\#
        Zone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,\#
        "nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":tru\#
        e,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}]}\#
        ],"primaryHome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},"missed":[{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}],"accessories":[{"accessory":"5BB1F4EB-0372-5B\#
        E6-9ECC-DFE807510499","isReachable":true}],"values":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-D\#
        FE807510499","iid":9},"value":40,"isStale":true}]}}},{"name":"short","params":[],"result":{"name":"result","va\#
        lue":{"revision":1,"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"va\#
        lues":[{"characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discover\#
        y.search","summary":"Starts or stops telling this connection about accessories that could be added (`discovery\#
        .appeared`, `discovery.vanished`)","description":"Starting begins with all that are known.","paramStructure":"\#
        by-name","params":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","sch\#
        ema":{"$ref":"#/components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":\#
        "#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{\#
        "name":"result","value":{}}}]},{"name":"home.add","summary":"Makes a home","description":"The first one become\#
        s the primary home.","paramStructure":"by-name","params":[{"name":"name","required":true,"schema":{"type":"str\#
        ing"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/compon\#
        ents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[\#
        {"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Remove\#
        s a home with everything in it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{\#
        "type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},\#
        "errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":\#
        [{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"r\#
        esult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"\#
        Kitchen"}}]}}}]},{"name":"home.rename","summary":"Gives a home another name","paramStructure":"by-name","param\#
        s":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,\#
        "schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"error\#
        s":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"nam\#
        e":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Ki\#
        tchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79\#
        -B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"Makes a home the primary one\#
        ","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid\#
        "}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/component\#
        s/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"n\#
        ame":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"\#
        changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room\#
        .add","summary":"Makes a room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":\#
        "result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParame\#
        ters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0\#
        565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"r\#
        evision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{\#
        "name":"room.remove","summary":"Removes a room; it leaves its zones, and its accessories go to the default roo\#
        m","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uui\#
        d"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","sc\#
        hema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$re\#
        f":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4\#
        -5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"re\#
        sult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"K\#
        itchen"}}]}}}]},{"name":"room.rename","summary":"Gives a room another name","paramStructure":"by-name","params\#
        ":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"\#
        schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home",\#
        "value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}\#
        ,{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":\#
        {"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.rename","summary":"Gi\#
        ves a service another name; the device never hears of it","paramStructure":"by-name","params":[{"name":"home",\#
        "required":true,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"name","r\#
        equired":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Co\#
        mmit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"ex\#
        amples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"acc\#
        essory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"name","value":"K\#
        itchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C7\#
        9-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary":"Adds a trigger, disabled; its i\#
        dentifier and action sets come with it","paramStructure":"by-name","params":[{"name":"home","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"$ref":"#/components/sch\#
        emas/Trigger"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":\#
        "#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","\#
        params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":{"id":"7A471\#
        2F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone\#
        ":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nan\#
        oseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"a\#
        ctionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}}],"re\#
        sult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"Adds an action set to those a trigg\#
        er runs","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format\#
        ":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","\#
        required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/comp\#
        onents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/erro\#
        rs/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDD\#
        CD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-5\#
        7E9-5AE5-A954-E66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Enables o\#
        r disables a trigger","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"s\#
        tring","format":"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name"\#
        :"isEnabled","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/compo\#
        nents/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/error\#
        s/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true}],"resu\#
        lt":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.remove","summary":"Removes a trigger","paramStructure":"by-nam\#
        e","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","req\#
        uired":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/compone\#
        nts/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/\#
        Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"\#
        },{"name":"trigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revis\#
        ion":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"nam\#
        e":"trigger.removeActionSet","summary":"Takes an action set from those a trigger runs","paramStructure":"by-na\#
        me","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","re\#
        quired":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":\#
        "string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors\#
        ":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name\#
        ":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"\#
        7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"r\#
        esult":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4A\#
        EAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger another name","paramStru\#
        cture":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":\#
        "trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":\#
        {"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7\#
        -474F-573A-83D6-CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision\#
        ":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":\#
        "trigger.updateSchedule","summary":"Replaces the schedule of a timer trigger","paramStructure":"by-name","para\#
        ms":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":t\#
        rue,"schema":{"type":"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/compone\#
        nts/schemas/TimerSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"erro\#
        rs":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"na\#
        me":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value"\#
        :"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/\#
        Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":\#
        1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","va\#
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
        :true}]}]},{"name":"discovery.appeared","summary":"An accessory was seen, or something about it changed","para\#
        mStructure":"by-name","params":[{"name":"accessory","required":true,"summary":"The identifier its first access\#
        ory will have once it is added.","schema":{"type":"string","format":"uuid"}},{"name":"deviceID","required":tru\#
        e,"schema":{"type":"string"}},{"name":"name","required":true,"schema":{"type":"string"}},{"name":"model","requ\#
        ired":true,"schema":{"type":"string"}},{"name":"category","required":true,"summary":"HAP's category number.","\#
        schema":{"type":"integer"}},{"name":"isPaired","required":true,"summary":"Whether some controller has paired w\#
        ith it already.","schema":{"type":"boolean"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` i\#
        t announces.","schema":{"type":"array","items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"\#
        name":"accessory","value":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D\#
        2"},{"name":"name","value":"Kitchen"},{"name":"model","value":"LB-1"},{"name":"category","value":5},{"name":"i\#
        sPaired","value":true},{"name":"addresses","value":["192.0.2.7:51826"]}]}]},{"name":"discovery.vanished","summ\#
        ary":"It is gone from the network, or has been added to a home","paramStructure":"by-name","params":[{"name":"\#
        accessory","required":true,"summary":"The identifier its first accessory will have once it is added.","schema"\#
        :{"type":"string","format":"uuid"}},{"name":"deviceID","required":true,"schema":{"type":"string"}},{"name":"na\#
        me","required":true,"schema":{"type":"string"}},{"name":"model","required":true,"schema":{"type":"string"}},{"\#
        name":"category","required":true,"summary":"HAP's category number.","schema":{"type":"integer"}},{"name":"isPa\#
        ired","required":true,"summary":"Whether some controller has paired with it already.","schema":{"type":"boolea\#
        n"}},{"name":"addresses","required":true,"summary":"Every `HOST:PORT` it announces.","schema":{"type":"array",\#
        "items":{"type":"string"}}}],"examples":[{"name":"whole","params":[{"name":"accessory","value":"5BB1F4EB-0372-\#
        5BE6-9ECC-DFE807510499"},{"name":"deviceID","value":"7A:1C:3E:55:90:D2"},{"name":"name","value":"Kitchen"},{"n\#
        ame":"model","value":"LB-1"},{"name":"category","value":5},{"name":"isPaired","value":true},{"name":"addresses\#
        ","value":["192.0.2.7:51826"]}]}]},{"name":"$/cancelRequest","summary":"The hub takes back a question that it a\#
        sked this client","paramStructure":"by-name","params":[{"name":"id","required":true,"schema":{"type":["intege\#
        r","string"]}}],"examples":[{"name":"whole","params":[{"name":"id","value":1}]}]}],"x-client-methods":[{"name"\#
        :"agent.setupCode","summary":"The hub's question to a setup agent","description":"The first agent's answer win\#
        s; `setupCode` nil means the person gave up.","paramStructure":"by-name","params":[{"name":"accessory","requir\#
        ed":true,"schema":{"$ref":"#/components/schemas/DiscoveredAccessory"}},{"name":"problem","required":false,"sum\#
        mary":"Why it is asked again, in words; nil the first time.","schema":{"type":"string"}}],"result":{"name":"re\#
        sult","schema":{"$ref":"#/components/schemas/SetupCodeAnswer"}},"errors":[{"$ref":"#/components/errors/Invalid\#
        Parameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"accessory"\#
        ,"value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitchen","\#
        model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}},{"name":"problem","value":"no ans\#
        wer"}],"result":{"name":"result","value":{"setupCode":"031-45-154"}}},{"name":"short","params":[{"name":"acces\#
        sory","value":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","name":"Kitch\#
        en","model":"LB-1","category":5,"isPaired":true,"addresses":["192.0.2.7:51826"]}}],"result":{"name":"result","\#
        value":{}}}]}],"components":{"schemas":{"Accessory":{"type":"object","description":"One accessory of a home: a s\#
        tand-alone device, a bridge, or a device behind a bridge.\n\n`(deviceID, aid)` is its identity at the device\#
        ; name, model, serial number and address never are (quirk Q45).","properties":{"id":{"type":"string","format":\#
        "uuid"},"deviceID":{"type":"string","description":"The accessory server it belongs to, as the device spells it (\#
        `7A:1C:3E:55:90:D2`)."},"aid":{"type":"integer","description":"Its number within the accessory server; 1 for a s\#
        tand-alone device and for a bridge itself."},"name":{"type":"string"},"room":{"type":"string","format":"uu\#
        id"},"bridge":{"type":"string","format":"uuid","description":"The bridge it stands behind; nil for a bridge an\#
        d for a stand-alone device."},"category":{"type":"integer","description":"HAP's category number, as announced.\#
        "},"manufacturer":{"type":"string"},"model":{"type":"string"},"serialNumber":{"type":"string"},"firmwareVersio\#
        n":{"type":"string"},"services":{"type":"array","items":{"$ref":"#/components/schemas/Service"}}},"required":[\#
        "id","deviceID","aid","name","room","category","services"]},"AccessoryAdded":{"type":"object","properties":{"c\#
        ommit":{"$ref":"#/components/schemas/Commit"},"accessory":{"type":"string","format":"uuid","description":"The a\#
        ccessory that was paired: the bridge itself, or the stand-alone device."}},"required":["commit","accessory"]}\#
        ,"AccessoryServerStatus":{"type":"object","description":"One link of the hub: which accessory server, where, a\#
        nd how it is doing.","properties":{"deviceID":{"type":"string"},"address":{"type":"string","description":"`HOS\#
        T:PORT`, if known."},"state":{"type":"string","description":"`reachable`, `connecting`, `unreachable`, `pairin\#
        g lost`."},"accessories":{"type":"integer"},"problem":{"type":"string","description":"Why it is not reachable, i\#
        n words."}},"required":["deviceID","state","accessories"]},"AccessoryState":{"type":"object","description":"\#
        Whether an accessory answers. Live state: it has no revision and is not part of the database.","properties":{"\#
        accessory":{"type":"string","format":"uuid"},"isReachable":{"type":"boolean"}},"required":["accessory","isReac\#
        hable"]},"Action":{"type":"object","description":"One write of an action set.","properties":{"id":{"type":"str\#
        ing","format":"uuid"},"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"targetValue":{\#
        "$ref":"#/components/schemas/CharacteristicValue"}},"required":["id","characteristic","targetValue"]},"ActionS\#
        et":{"type":"object","description":"A scene: writes that are done together, in no particular order.","properti\#
        es":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/Acti\#
        onSetKind"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"ty\#
        pe":"number","x-unit":"seconds since 1970"}},"required":["id","name","kind","actions"]},"ActionSetExecuted":{"\#
        type":"object","properties":{"commit":{"$ref":"#/components/schemas/Commit","description":"Records when it ran\#
        ; nil if nothing was committed."},"results":{"type":"array","items":{"$ref":"#/components/schemas/Characterist\#
        icResult"}},"error":{"$ref":"#/components/schemas/HubError","description":"Nil if every action succeeded."}},"\#
        required":["results"]},"ActionSetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeDeparture"\#
        ,"homeArrival"],"description":"Where a set comes from. Raw values travel and are stored."},"CalendarDescriptio\#
        n":{"type":"object","description":"A calendar as it travels: which one, and in which time zone it counts.","pr\#
        operties":{"identifier":{"type":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chine\#
        se` …"},"timeZone":{"type":"string","description":"IANA name."}},"required":["identifier"]},"Change":{"oneOf":\#
        [{"type":"object","properties":{"homeAdded":{"type":"object","properties":{"home":{"$ref":"#/components/schema\#
        s/Home"}},"required":["home"]}},"required":["homeAdded"]},{"type":"object","properties":{"homeRemoved":{"type"\#
        :"object","properties":{"home":{"type":"string","format":"uuid"}},"required":["home"]}},"required":["homeRemov\#
        ed"]},{"type":"object","properties":{"homeRenamed":{"type":"object","properties":{"home":{"type":"string","for\#
        mat":"uuid"},"name":{"type":"string"}},"required":["home","name"]}},"required":["homeRenamed"]},{"type":"objec\#
        t","properties":{"primaryHomeChanged":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}}\#
        }},"required":["primaryHomeChanged"]},{"type":"object","properties":{"roomAdded":{"type":"object","properties"\#
        :{"room":{"$ref":"#/components/schemas/Room"},"home":{"type":"string","format":"uuid"}},"required":["room","ho\#
        me"]}},"required":["roomAdded"]},{"type":"object","properties":{"roomRemoved":{"type":"object","properties":{"\#
        room":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}}\#
        ,"required":["roomRemoved"]},{"type":"object","properties":{"roomRenamed":{"type":"object","properties":{"room\#
        ":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"requir\#
        ed":["room","home","name"]}},"required":["roomRenamed"]},{"type":"object","properties":{"zoneAdded":{"type":"o\#
        bject","properties":{"zone":{"$ref":"#/components/schemas/Zone"},"home":{"type":"string","format":"uuid"}},"re\#
        quired":["zone","home"]}},"required":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved":{"type":"obje\#
        ct","properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required\#
        ":["zone","home"]}},"required":["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"type":"object",\#
        "properties":{"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type"\#
        :"string"}},"required":["zone","home","name"]}},"required":["zoneRenamed"]},{"type":"object","properties":{"ro\#
        omAddedToZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string"\#
        ,"format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["r\#
        oomAddedToZone"]},{"type":"object","properties":{"roomRemovedFromZone":{"type":"object","properties":{"room":{\#
        "type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uu\#
        id"}},"required":["room","zone","home"]}},"required":["roomRemovedFromZone"]},{"type":"object","properties":{"\#
        accessoryAdded":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"\#
        type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryAdded"]},{"type":"obj\#
        ect","properties":{"accessoryRemoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uu\#
        id"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryRemoved\#
        "]},{"type":"object","properties":{"accessoryRenamed":{"type":"object","properties":{"accessory":{"type":"stri\#
        ng","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["accessory\#
        ","home","name"]}},"required":["accessoryRenamed"]},{"type":"object","properties":{"accessoryMoved":{"type":"o\#
        bject","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"r\#
        oom":{"type":"string","format":"uuid"}},"required":["accessory","home","room"]}},"required":["accessoryMoved"]\#
        },{"type":"object","properties":{"accessoryDescribed":{"type":"object","properties":{"accessory":{"$ref":"#/co\#
        mponents/schemas/Accessory"},"home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"requ\#
        ired":["accessoryDescribed"],"description":"What the device says of itself is different: its services, or the t\#
        exts of its accessory information."},{"type":"object","properties":{"serviceRenamed":{"type":"object","proper\#
        ties":{"service":{"type":"integer"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","for\#
        mat":"uuid"},"name":{"type":"string"}},"required":["service","accessory","home","name"]}},"required":["service\#
        Renamed"]},{"type":"object","properties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":\#
        "#/components/schemas/ActionSet"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},\#
        "required":["actionSetAdded"]},{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties"\#
        :{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionS\#
        et","home"]}},"required":["actionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"obje\#
        ct","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name\#
        ":{"type":"string"}},"required":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object\#
        ","properties":{"actionsChanged":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},\#
        "home":{"type":"string","format":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Actio\#
        n"}}},"required":["actionSet","home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties"\#
        :{"actionSetExecuted":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"ty\#
        pe":"string","format":"uuid"},"date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet",\#
        "home","date"]}},"required":["actionSetExecuted"]},{"type":"object","properties":{"triggerAdded":{"type":"obje\#
        ct","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},\#
        "required":["trigger","home"]}},"required":["triggerAdded"]},{"type":"object","properties":{"triggerRemoved":{\#
        "type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uu\#
        id"}},"required":["trigger","home"]}},"required":["triggerRemoved"]},{"type":"object","properties":{"triggerRe\#
        named":{"type":"object","properties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","for\#
        mat":"uuid"},"name":{"type":"string"}},"required":["trigger","home","name"]}},"required":["triggerRenamed"]},{\#
        "type":"object","properties":{"triggerUpdated":{"type":"object","properties":{"trigger":{"$ref":"#/components/\#
        schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["trigg\#
        erUpdated"],"description":"Anything else about a trigger: enabled, fired, moved on, its action sets or its sch\#
        edule replaced."}],"examples":[{"homeAdded":{"home":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitch\#
        en","defaultRoom":"68C0981A-90CA-5C9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11"\#
        ,"name":"Kitchen"}],"zones":[{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-\#
        90CA-5C9F-A116-99AFE0116E11"]}],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:\#
        3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5B\#
        E6-9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersio\#
        n":"1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":tru\#
        e,"isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","perm\#
        issions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,\#
        "maximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"\#
        }]}]}],"actionSets":[{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actio\#
        ns":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE80\#
        7510499","iid":9},"targetValue":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83\#
        D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin\#
        ","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"re\#
        currenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E\#
        2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}]}}},{"homeRemoved":{"\#
        home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}},{"primaryHomeChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomAdded":{"room":\#
        {"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}\#
        ,{"roomRemoved":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}\#
        ,{"roomRenamed":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}},{"zoneAdded":{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":[\#
        "68C0981A-90CA-5C9F-A116-99AFE0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone\#
        ":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone\#
        ":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"ro\#
        omAddedToZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","h\#
        ome":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE011\#
        6E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessor\#
        yAdded":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name\#
        ":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","cat\#
        egory":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"i\#
        id":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked"\#
        :[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],\#
        "metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximum\#
        DataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}]},"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"05\#
        65D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499",\#
        "home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB1F4EB-0372\#
        -5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99AFE01\#
        16E11"}},{"accessoryDescribed":{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:\#
        55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-\#
        9ECC-DFE807510499","category":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":\#
        "1.2.3","services":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"\#
        isHidden":true,"linked":[1],"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permiss\#
        ions":["pr","pw","ev"],"metadata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"ma\#
        ximumLength":1,"maximumDataLength":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}\#
        ]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionSetAdded":{"ac\#
        tionSet":{"id":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"\#
        0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","ii\#
        d":9},"targetValue":40}],"lastExecutionDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"act\#
        ionSetRemoved":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDC\#
        D"}},{"actionSetRenamed":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7\#
        BE4AEAFDDCD","name":"Kitchen"}},{"actionsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"\#
        0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic"\#
        :{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}]}},{"actionSetExecuted":{"acti\#
        onSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}\#
        },{"triggerAdded":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"s\#
        chedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days"\#
        :1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone\#
        ":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":18\#
        00000000,"nextFireDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigge\#
        r":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"\#
        trigger":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"\#
        }},{"triggerUpdated":{"trigger":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":\#
        {"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"da\#
        ys":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZ\#
        one":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate"\#
        :1800000000,"nextFireDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thi\#
        ng that became different in the database.\n\nThe hub commits changes, sends them to its clients, and both appl\#
        y them to their `HomeDatabase` by the same code. The JSON form is one key, the case's name, over its labelled p\#
        arts."},"Characteristic":{"type":"object","description":"One property of a service: brightness, lock state. I\#
        ts value is live state and kept apart (`CharacteristicState`).","properties":{"iid":{"type":"integer","descrip\#
        tion":"Its number within the accessory; unique among services and characteristics."},"type":{"$ref":"#/compone\#
        nts/schemas/TypeIdentifier"},"permissions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata\#
        ":{"$ref":"#/components/schemas/CharacteristicMetadata"},"manufacturerDescription":{"type":"string","descripti\#
        on":"What the manufacturer says it is."}},"required":["iid","type","permissions","metadata"]},"CharacteristicF\#
        ormat":{"type":"string","enum":["bool","uint8","uint16","uint32","uint64","int","float","string","tlv8","data"\#
        ,"array","dict"],"description":"How a characteristic's value is written. Raw values are HAP's own words."},"Ch\#
        aracteristicMetadata":{"type":"object","description":"Format, unit and limits of a characteristic, as a device d\#
        eclares them or the catalogue gives them.","properties":{"format":{"$ref":"#/components/schemas/Characterist\#
        icFormat"},"unit":{"type":"string","description":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `s\#
        econds`) or whatever the device says."},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum\#
        ":{"$ref":"#/components/schemas/CharacteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue\#
        "},"maximumLength":{"type":"integer","description":"Longest string in bytes of UTF-8; HAP's default is 64."},"\#
        maximumDataLength":{"type":"integer","description":"Longest data in bytes; HAP's default is 2,097,152."},"vali\#
        dValues":{"type":"array","items":{"type":"integer"},"description":"The only values allowed, if the device name\#
        s them."}},"required":["format"]},"CharacteristicPermissions":{"type":"array","items":{"type":"string"},"descr\#
        iption":"What may be done, as HAP's words: pr (read), pw (write), ev (notify), aa (additional authorization), t\#
        w (timed write), wr (write response), hd (hidden)."},"CharacteristicReference":{"type":"object","description"\#
        :"Where a characteristic is found: the accessory and the number within it.","properties":{"accessory":{"type":\#
        "string","format":"uuid"},"iid":{"type":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"t\#
        ype":"object","description":"What became of one read or write: a value or an error.","properties":{"characteri\#
        stic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/Characteri\#
        sticValue","description":"The value read, or the value that the device was given. Nil on failure, or if the de\#
        vice said null."},"error":{"$ref":"#/components/schemas/HubError"}},"required":["characteristic"]},"Characteri\#
        sticState":{"type":"object","description":"The last known value of a characteristic. Live state: it has no rev\#
        ision and is not part of the database.","properties":{"characteristic":{"$ref":"#/components/schemas/Character\#
        isticReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"Nil when the device h\#
        as not told it or told null."},"isStale":{"type":"boolean","description":"True if the device has not told th\#
        e value since the hub's start or since it came back, or has said meanwhile that it does not know; absent other\#
        wise. Values of an accessory that does not answer are stale whatever this says."}},"required":["characteristic\#
        "]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"type":"string"},{"type":"object","p\#
        roperties":{"data":{"type":"string","contentEncoding":"base64"}},"required":["data"]}],"description":"A value a\#
        s plain JSON; integers up to 64 bits. Binary data is marked, as {\"data\": base64}."},"CharacteristicWrite":{\#
        "type":"object","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value"\#
        :{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characteristic","value"]},"Commit":{"type":\#
        "object","description":"The changes of one committed transaction.","properties":{"revision":{"type":"integer"}\#
        ,"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"required":["revision","changes"]}\#
        ,"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},"database":{"$ref":"#/component\#
        s/schemas/HomeDatabase","description":"The whole database; nil if `missed` tells all there is to know."},"miss\#
        ed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description":"The commits after the revisi\#
        on asked for, oldest first; nil if `database` is given."},"accessories":{"type":"array","items":{"$ref":"#/com\#
        ponents/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/components/schemas/Characteristi\#
        cState"},"description":"Last known values."}},"required":["revision","accessories","values"]},"DiscoveredAcces\#
        sory":{"type":"object","description":"An accessory server seen on the network.","properties":{"accessory":{"ty\#
        pe":"string","format":"uuid","description":"The identifier its first accessory will have once it is added."},"\#
        deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},"category":{"type":"integer","d\#
        escription":"HAP's category number."},"isPaired":{"type":"boolean","description":"Whether some controller has p\#
        aired with it already."},"addresses":{"type":"array","items":{"type":"string"},"description":"Every `HOST:POR\#
        T` it announces."}},"required":["accessory","deviceID","name","model","category","isPaired","addresses"]},"Don\#
        e":{"type":"object","description":"The answer of a request that has nothing to tell but its success.","propert\#
        ies":{}},"Home":{"type":"object","description":"A home and everything in it.","properties":{"id":{"type":"stri\#
        ng","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","format":"uuid","description":"Th\#
        e room of everything not assigned elsewhere: HomeKit's \"room for entire home\". Never listed in `rooms`; its n\#
        ame is the home's."},"rooms":{"type":"array","items":{"$ref":"#/components/schemas/Room"}},"zones":{"type":"a\#
        rray","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"array","items":{"$ref":"#/component\#
        s/schemas/Accessory"}},"actionSets":{"type":"array","items":{"$ref":"#/components/schemas/ActionSet"}},"trigge\#
        rs":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}}},"required":["id","name","defaultRoom","r\#
        ooms","zones","accessories","actionSets","triggers"]},"HomeDatabase":{"type":"object","description":"All homes\#
        , as one value. The hub's is the truth; every client keeps a replica.","properties":{"homes":{"type":"array","\#
        items":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","format":"uuid"}},"required":["hom\#
        es"]},"HubError":{"type":"object","description":"A refusal or failure as every client of the hub sees it.\n\nE\#
        quality looks at the code alone; the message is for people.","properties":{"code":{"$ref":"#/components/schema\#
        s/HubErrorCode"},"message":{"type":"string","description":"What went wrong and what the reader can do about it\#
        . Never holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type":"string","description":"The s\#
        table word for an error, named as the cases of HMError.Code.","x-known-values":["unexpectedError","alreadyExis\#
        ts","notFound","invalidParameter","accessoryNotReachable","readOnlyCharacteristic","writeOnlyCharacteristic","\#
        notificationNotSupported","operationTimedOut","accessDenied","objectAssociatedToAnotherHome","objectNotAssocia\#
        tedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInProgress","accessoryOutOfResources\#
        ","insufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified","operationCancelled","roomFor\#
        HomeCannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateInPast","roomForHomeCannotBeUpdat\#
        ed","actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSimilarNameExists","renameWithSimi\#
        larName","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","nameDoesNotStartWithValidCharact\#
        ers","nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLarge","invalidValueType","valueLo\#
        werThanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessNotAuthorized","operationNotSupp\#
        orted","accessorySentInvalidResponse","stringShorterThanMinimum","genericError","securityFailure","communicati\#
        onFailure","accessoryDiscoveryFailed","actionSetExecutionFailed","actionSetExecutionPartialSuccess","actionSet\#
        ExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpecifiedBoundaries","cannotActivate\#
        TriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","noHomeHub","bridgedAccessoryNotRea\#
        chable","objectWithSimilarNameExists","maximumObjectLimitReached","readWritePartialSuccess","readWriteFailure"\#
        ]},"HubStatus":{"type":"object","properties":{"version":{"type":"string"},"processID":{"type":"integer"},"star\#
        tedAt":{"type":"number","x-unit":"seconds since 1970"},"revision":{"type":"integer"},"homes":{"type":"integer"\#
        },"accessories":{"type":"integer"},"reachableAccessories":{"type":"integer"},"accessoryServers":{"type":"array\#
        ","items":{"$ref":"#/components/schemas/AccessoryServerStatus"}},"clients":{"type":"array","items":{"type":"st\#
        ring"},"description":"The programs that are connected, by the names they gave."},"enabledTriggers":{"type":"in\#
        teger"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":"When the next trigger is d\#
        ue."},"residentBytes":{"type":"integer","description":"The hub's memory in bytes (resident set)."}},"required\#
        ":["version","processID","startedAt","revision","homes","accessories","reachableAccessories","accessoryServers\#
        ","clients","enabledTriggers","residentBytes"]},"Recurrence":{"type":"object","description":"An interval in ca\#
        lendar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hours\" does not.","properties":{"\#
        years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"},"days":{"type":"integer"},"ho\#
        urs":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer"},"nanoseconds":{"type":"integ\#
        er"}}},"Room":{"type":"object","description":"A room of a home. Which accessories stand in it, the accessories s\#
        ay.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["id","name"]\#
        },"Service":{"type":"object","description":"Something an accessory can do: a light, an outlet, a lock.","prope\#
        rties":{"iid":{"type":"integer","description":"Its number within the accessory; unique among services and char\#
        acteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"type":"string","description":"Th\#
        e name the device or, later, the user gave it; nil if neither did."},"isPrimary":{"type":"boolean"},"isHidden"\#
        :{"type":"boolean"},"linked":{"type":"array","items":{"type":"integer"},"description":"The services it belongs t\#
        ogether with, by iid."},"characteristics":{"type":"array","items":{"$ref":"#/components/schemas/Characterist\#
        ic"}}},"required":["iid","type","isPrimary","isHidden","linked","characteristics"]},"SetupCodeAnswer":{"type":\#
        "object","properties":{"setupCode":{"type":"string"}}},"TimerSchedule":{"type":"object","description":"When a t\#
        imer trigger fires: a first date, and perhaps an interval after which it fires again and again.\n\nSource: be\#
        haviour section 12.","properties":{"fireDate":{"type":"number","x-unit":"seconds since 1970","description":"Th\#
        e first date; a whole minute."},"timeZone":{"type":"string","description":"IANA name (`Europe/Berlin`); nil is t\#
        he hub's own zone."},"recurrence":{"$ref":"#/components/schemas/Recurrence","description":"Nil fires once."}\#
        ,"recurrenceCalendar":{"$ref":"#/components/schemas/CalendarDescription","description":"The calendar the inter\#
        val is counted in; nil is the hub's own."}},"required":["fireDate"]},"Trigger":{"type":"object","description":\#
        "What makes the hub run action sets by itself.","properties":{"id":{"type":"string","format":"uuid"},"name":{"\#
        type":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":{"type":"boolean"},"actionSets"\#
        :{"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"type":"number","x-unit":"seconds s\#
        ince 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","description":"When it is due next; s\#
        et while enabled. Moved on in the transaction that records a firing, so it fires once."}},"required":["id","\#
        name","kind","isEnabled","actionSets"]},"TriggerKind":{"oneOf":[{"type":"object","properties":{"timer":{"type"\#
        :"object","properties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"}},"required":["schedule"]}},"r\#
        equired":["timer"]}],"examples":[{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recur\#
        rence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrence\#
        Calendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}}],"description":"What it waits for. Event tr\#
        iggers will be a second case."},"TypeIdentifier":{"type":"string","format":"uuid","description":"The UUID of a k\#
        ind of service or characteristic."},"Welcome":{"type":"object","properties":{"protocolVersion":{"type":"inte\#
        ger"},"hubVersion":{"type":"string"}},"required":["protocolVersion","hubVersion"]},"Zone":{"type":"object","de\#
        scription":"A group of rooms of one home; a room may be in several.","properties":{"id":{"type":"string","form\#
        at":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{"type":"string","format":"uuid"}}},"requ\#
        ired":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"message":"The line, or a value in it, is n\#
        ot JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRequest":{"code":-32600,"message":"JSON, b\#
        ut no request of JSON-RPC 2.0; also batches, and hub.hello said twice.","data":{"$ref":"#/components/schemas/H\#
        ubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not know the method.","data":{"$ref":"#/com\#
        ponents/schemas/HubError"}},"InvalidParameters":{"code":-32602,"message":"The parameters do not fit; the messa\#
        ge names the field, as params.writes[2].value.","data":{"$ref":"#/components/schemas/HubError"}},"InternalErro\#
        r":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/components/schemas/HubError"}},"HelloExpe\#
        cted":{"code":-32000,"message":"Something else was asked before hub.hello.","data":{"$ref":"#/components/schem\#
        as/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protocol version, or a user who may not use th\#
        e hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubError"}},"Refused":{"code":1000,"message":"T\#
        he hub understood, and refuses or failed; data.code tells why.","data":{"$ref":"#/components/schemas/HubError"\#
        }}}}}
        """#)
}
