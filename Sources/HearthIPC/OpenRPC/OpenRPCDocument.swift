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
        FE807510499","iid":9},"value":40}]}}},{"name":"short","params":[],"result":{"name":"result","value":{"revision\#
        ":1,"accessories":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}],"values":[{"charac\#
        teristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9}}]}}}]},{"name":"discovery.search","summ\#
        ary":"Starts or stops telling this connection about accessories that could be added (`discovery.appeared`, `di\#
        scovery.vanished`)","description":"Starting begins with all that are known.","paramStructure":"by-name","param\#
        s":[{"name":"isOn","required":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#\#
        /components/schemas/Done"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/e\#
        rrors/Refused"}],"examples":[{"name":"whole","params":[{"name":"isOn","value":true}],"result":{"name":"result"\#
        ,"value":{}}}]},{"name":"home.add","summary":"Makes a home","description":"The first one becomes the primary h\#
        ome.","paramStructure":"by-name","params":[{"name":"name","required":true,"schema":{"type":"string"}}],"result\#
        ":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Inv\#
        alidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"name",\#
        "value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A\#
        9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"home.remove","summary":"Removes a home with e\#
        verything in it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string"\#
        ,"format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$re\#
        f":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole\#
        ","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":\#
        {"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]\#
        },{"name":"home.rename","summary":"Gives a home another name","paramStructure":"by-name","params":[{"name":"ho\#
        me","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type\#
        ":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/\#
        components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","par\#
        ams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"resul\#
        t":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFD\#
        DCD","name":"Kitchen"}}]}}}]},{"name":"home.setPrimary","summary":"Makes a home the primary one","paramStructu\#
        re":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{\#
        "name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/Invali\#
        dParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","va\#
        lue":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}],"result":{"name":"result","value":{"revision":1,"changes":[{"hom\#
        eRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.add","summary"\#
        :"Makes a room","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string",\#
        "format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"result","schem\#
        a":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":\#
        "#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C\#
        79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"cha\#
        nges":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"room.re\#
        move","summary":"Removes a room; it leaves its zones, and its accessories go to the default room","paramStruct\#
        ure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"r\#
        oom","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"\#
        #/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/component\#
        s/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4\#
        AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{\#
        "revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]}\#
        ,{"name":"room.rename","summary":"Gives a room another name","paramStructure":"by-name","params":[{"name":"hom\#
        e","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type"\#
        :"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"name":"resu\#
        lt","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"\#
        },{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"},{"name":"name"\#
        ,"value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2\#
        A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"service.rename","summary":"Gives a service a\#
        nother name; the device never hears of it","paramStructure":"by-name","params":[{"name":"home","required":true\#
        ,"schema":{"type":"string","format":"uuid"}},{"name":"accessory","required":true,"schema":{"type":"string","fo\#
        rmat":"uuid"}},{"name":"service","required":true,"schema":{"type":"integer"}},{"name":"name","required":true,"\#
        schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors\#
        ":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name\#
        ":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"accessory","value"\#
        :"5BB1F4EB-0372-5BE6-9ECC-DFE807510499"},{"name":"service","value":1},{"name":"name","value":"Kitchen"}],"resu\#
        lt":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.add","summary":"Adds a trigger, disabled; its identifier and a\#
        ction sets come with it","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":\#
        "string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"$ref":"#/components/schemas/Trigger"}}\#
        ],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/e\#
        rrors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name\#
        ":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":{"id":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berli\#
        n","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"r\#
        ecurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1\#
        E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":1800000000}}],"result":{"name":"\#
        result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":\#
        "Kitchen"}}]}}}]},{"name":"trigger.addActionSet","summary":"Adds an action set to those a trigger runs","param\#
        Structure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"na\#
        me":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,\#
        "schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/\#
        Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"t\#
        rigger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E\#
        66AD861AA83"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D\#
        4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.enable","summary":"Enables or disables a t\#
        rigger","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string","format"\#
        :"uuid"}},{"name":"trigger","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"isEnabled","r\#
        equired":true,"schema":{"type":"boolean"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/C\#
        ommit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"e\#
        xamples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"tr\#
        igger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"},{"name":"isEnabled","value":true}],"result":{"name":"re\#
        sult","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"K\#
        itchen"}}]}}}]},{"name":"trigger.remove","summary":"Removes a trigger","paramStructure":"by-name","params":[{"\#
        name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"sc\#
        hema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Com\#
        mit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"exa\#
        mples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trig\#
        ger","value":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32"}],"result":{"name":"result","value":{"revision":1,"changes\#
        ":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.rem\#
        oveActionSet","summary":"Takes an action set from those a trigger runs","paramStructure":"by-name","params":[{\#
        "name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"s\#
        chema":{"type":"string","format":"uuid"}},{"name":"actionSet","required":true,"schema":{"type":"string","forma\#
        t":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/c\#
        omponents/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","para\#
        ms":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-5\#
        73A-83D6-CAC9AB2BCF32"},{"name":"actionSet","value":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"}],"result":{"name":\#
        "result","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name"\#
        :"Kitchen"}}]}}}]},{"name":"trigger.rename","summary":"Gives a trigger another name","paramStructure":"by-name\#
        ","params":[{"name":"home","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","requ\#
        ired":true,"schema":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string\#
        "}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/component\#
        s/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"n\#
        ame":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F-573A-83D6\#
        -CAC9AB2BCF32"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value":{"revision":1,"changes":[\#
        {"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"trigger.update\#
        Schedule","summary":"Replaces the schedule of a timer trigger","paramStructure":"by-name","params":[{"name":"h\#
        ome","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"trigger","required":true,"schema":{"\#
        type":"string","format":"uuid"}},{"name":"schedule","required":true,"schema":{"$ref":"#/components/schemas/Tim\#
        erSchedule"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#\#
        /components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","pa\#
        rams":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"trigger","value":"7A4712F7-474F\#
        -573A-83D6-CAC9AB2BCF32"},{"name":"schedule","value":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurr\#
        ence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceC\#
        alendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}],"result":{"name":"result","value":{"revision\#
        ":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":\#
        "zone.add","summary":"Makes a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schem\#
        a":{"type":"string","format":"uuid"}},{"name":"name","required":true,"schema":{"type":"string"}}],"result":{"n\#
        ame":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidP\#
        arameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","valu\#
        e":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"name","value":"Kitchen"}],"result":{"name":"result","value\#
        ":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}\#
        }]},{"name":"zone.addRoom","summary":"Puts a room into a zone","paramStructure":"by-name","params":[{"name":"h\#
        ome","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"typ\#
        e":"string","format":"uuid"}},{"name":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"res\#
        ult":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/\#
        InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"hom\#
        e","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710A\#
        C"},{"name":"room","value":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revisi\#
        on":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name\#
        ":"zone.remove","summary":"Removes a zone; its rooms stay","paramStructure":"by-name","params":[{"name":"home"\#
        ,"required":true,"schema":{"type":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"\#
        string","format":"uuid"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/Commit"}},"errors"\#
        :[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"examples":[{"name"\#
        :"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"zone","value":"761A\#
        4FBC-903B-597A-88FB-94E86D8710AC"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":\#
        {"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.removeRoom","summary":"T\#
        akes a room out of a zone","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type\#
        ":"string","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name\#
        ":"room","required":true,"schema":{"type":"string","format":"uuid"}}],"result":{"name":"result","schema":{"$re\#
        f":"#/components/schemas/Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/compo\#
        nents/errors/Refused"}],"examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD"},{"name":"zone","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"room","value":"68C0981A\#
        -90CA-5C9F-A116-99AFE0116E11"}],"result":{"name":"result","value":{"revision":1,"changes":[{"homeRenamed":{"ho\#
        me":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}}]}}}]},{"name":"zone.rename","summary":"Gives a z\#
        one another name","paramStructure":"by-name","params":[{"name":"home","required":true,"schema":{"type":"string\#
        ","format":"uuid"}},{"name":"zone","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"name",\#
        "required":true,"schema":{"type":"string"}}],"result":{"name":"result","schema":{"$ref":"#/components/schemas/\#
        Commit"}},"errors":[{"$ref":"#/components/errors/InvalidParameters"},{"$ref":"#/components/errors/Refused"}],"\#
        examples":[{"name":"whole","params":[{"name":"home","value":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"},{"name":"z\#
        one","value":"761A4FBC-903B-597A-88FB-94E86D8710AC"},{"name":"name","value":"Kitchen"}],"result":{"name":"resu\#
        lt","value":{"revision":1,"changes":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kit\#
        chen"}}]}}}]}],"x-notifications":[{"name":"database.committed","summary":"Somebody else changed the database",\#
        "description":"Never sent to the connection that asked for the change.","paramStructure":"by-name","params":[{\#
        "name":"revision","required":true,"schema":{"type":"integer"}},{"name":"changes","required":true,"schema":{"ty\#
        pe":"array","items":{"$ref":"#/components/schemas/Change"}}}],"examples":[{"name":"whole","params":[{"name":"r\#
        evision","value":1},{"name":"changes","value":[{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","\#
        name":"Kitchen"}}]}]}]},{"name":"accessory.stateChanged","summary":"Accessories became reachable or unreachabl\#
        e","paramStructure":"by-name","params":[{"name":"accessories","required":true,"schema":{"type":"array","items"\#
        :{"$ref":"#/components/schemas/AccessoryState"}}}],"examples":[{"name":"whole","params":[{"name":"accessories"\#
        ,"value":[{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","isReachable":true}]}]}]},{"name":"characteristi\#
        c.valuesChanged","summary":"Values changed by a device or by another client, for those subscribed to","paramSt\#
        ructure":"by-name","params":[{"name":"values","required":true,"schema":{"type":"array","items":{"$ref":"#/comp\#
        onents/schemas/CharacteristicState"}}}],"examples":[{"name":"whole","params":[{"name":"values","value":[{"char\#
        acteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"value":40}]}]}]},{"name":"actionSet.\#
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
        ":{"type":"array","items":{"$ref":"#/components/schemas/Service"}}},"required":["id","deviceID","aid","name","\#
        room","category","services"]},"AccessoryAdded":{"type":"object","properties":{"commit":{"$ref":"#/components/s\#
        chemas/Commit"},"accessory":{"type":"string","format":"uuid","description":"The accessory that was paired: the b\#
        ridge itself, or the stand-alone device."}},"required":["commit","accessory"]},"AccessoryServerStatus":{"typ\#
        e":"object","description":"One link of the hub: which accessory server, where, and how it is doing.","properti\#
        es":{"deviceID":{"type":"string"},"address":{"type":"string","description":"`HOST:PORT`, if known."},"state":{\#
        "type":"string","description":"`reachable`, `connecting`, `unreachable`, `pairing lost`."},"accessories":{"typ\#
        e":"integer"},"problem":{"type":"string","description":"Why it is not reachable, in words."}},"required":["dev\#
        iceID","state","accessories"]},"AccessoryState":{"type":"object","description":"Whether an accessory answers. L\#
        ive state: it has no revision and is not part of the database.","properties":{"accessory":{"type":"string","f\#
        ormat":"uuid"},"isReachable":{"type":"boolean"}},"required":["accessory","isReachable"]},"Action":{"type":"obj\#
        ect","description":"One write of an action set.","properties":{"id":{"type":"string","format":"uuid"},"charact\#
        eristic":{"$ref":"#/components/schemas/CharacteristicReference"},"targetValue":{"$ref":"#/components/schemas/C\#
        haracteristicValue"}},"required":["id","characteristic","targetValue"]},"ActionSet":{"type":"object","descript\#
        ion":"A scene: writes that are done together, in no particular order.","properties":{"id":{"type":"string","fo\#
        rmat":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/ActionSetKind"},"actions":{"type":\#
        "array","items":{"$ref":"#/components/schemas/Action"}},"lastExecutionDate":{"type":"number","x-unit":"seconds s\#
        ince 1970"}},"required":["id","name","kind","actions"]},"ActionSetExecuted":{"type":"object","properties":{"\#
        commit":{"$ref":"#/components/schemas/Commit","description":"Records when it ran; nil if nothing was committed\#
        ."},"results":{"type":"array","items":{"$ref":"#/components/schemas/CharacteristicResult"}},"error":{"$ref":"#\#
        /components/schemas/HubError","description":"Nil if every action succeeded."}},"required":["results"]},"Action\#
        SetKind":{"type":"string","enum":["userDefined","wakeUp","sleep","homeDeparture","homeArrival"],"description":\#
        "Where a set comes from. Raw values travel and are stored."},"CalendarDescription":{"type":"object","descripti\#
        on":"A calendar as it travels: which one, and in which time zone it counts.","properties":{"identifier":{"type\#
        ":"string","description":"Unicode's calendar name: `gregorian`, `hebrew`, `chinese` …"},"timeZone":{"type":"st\#
        ring","description":"IANA name."}},"required":["identifier"]},"Change":{"oneOf":[{"type":"object","properties"\#
        :{"homeAdded":{"type":"object","properties":{"home":{"$ref":"#/components/schemas/Home"}},"required":["home"]}\#
        },"required":["homeAdded"]},{"type":"object","properties":{"homeRemoved":{"type":"object","properties":{"home"\#
        :{"type":"string","format":"uuid"}},"required":["home"]}},"required":["homeRemoved"]},{"type":"object","proper\#
        ties":{"homeRenamed":{"type":"object","properties":{"home":{"type":"string","format":"uuid"},"name":{"type":"s\#
        tring"}},"required":["home","name"]}},"required":["homeRenamed"]},{"type":"object","properties":{"primaryHomeC\#
        hanged":{"type":"object","properties":{"home":{"type":"string","format":"uuid"}}}},"required":["primaryHomeCha\#
        nged"]},{"type":"object","properties":{"roomAdded":{"type":"object","properties":{"room":{"$ref":"#/components\#
        /schemas/Room"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}},"required":["roomAdded"\#
        ]},{"type":"object","properties":{"roomRemoved":{"type":"object","properties":{"room":{"type":"string","format\#
        ":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","home"]}},"required":["roomRemoved"]},{\#
        "type":"object","properties":{"roomRenamed":{"type":"object","properties":{"room":{"type":"string","format":"u\#
        uid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["room","home","name"]}},"\#
        required":["roomRenamed"]},{"type":"object","properties":{"zoneAdded":{"type":"object","properties":{"zone":{"\#
        $ref":"#/components/schemas/Zone"},"home":{"type":"string","format":"uuid"}},"required":["zone","home"]}},"req\#
        uired":["zoneAdded"]},{"type":"object","properties":{"zoneRemoved":{"type":"object","properties":{"zone":{"typ\#
        e":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["zone","home"]}},"required"\#
        :["zoneRemoved"]},{"type":"object","properties":{"zoneRenamed":{"type":"object","properties":{"zone":{"type":"\#
        string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required":["zone"\#
        ,"home","name"]}},"required":["zoneRenamed"]},{"type":"object","properties":{"roomAddedToZone":{"type":"object\#
        ","properties":{"room":{"type":"string","format":"uuid"},"zone":{"type":"string","format":"uuid"},"home":{"typ\#
        e":"string","format":"uuid"}},"required":["room","zone","home"]}},"required":["roomAddedToZone"]},{"type":"obj\#
        ect","properties":{"roomRemovedFromZone":{"type":"object","properties":{"room":{"type":"string","format":"uuid\#
        "},"zone":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["room","zone\#
        ","home"]}},"required":["roomRemovedFromZone"]},{"type":"object","properties":{"accessoryAdded":{"type":"objec\#
        t","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"home":{"type":"string","format":"uuid"\#
        }},"required":["accessory","home"]}},"required":["accessoryAdded"]},{"type":"object","properties":{"accessoryR\#
        emoved":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","\#
        format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryRemoved"]},{"type":"object","properti\#
        es":{"accessoryRenamed":{"type":"object","properties":{"accessory":{"type":"string","format":"uuid"},"home":{"\#
        type":"string","format":"uuid"},"name":{"type":"string"}},"required":["accessory","home","name"]}},"required":\#
        ["accessoryRenamed"]},{"type":"object","properties":{"accessoryMoved":{"type":"object","properties":{"accessor\#
        y":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"room":{"type":"string","format"\#
        :"uuid"}},"required":["accessory","home","room"]}},"required":["accessoryMoved"]},{"type":"object","properties\#
        ":{"accessoryDescribed":{"type":"object","properties":{"accessory":{"$ref":"#/components/schemas/Accessory"},"\#
        home":{"type":"string","format":"uuid"}},"required":["accessory","home"]}},"required":["accessoryDescribed"],"\#
        description":"What the device says of itself is different: its services, or the texts of its accessory informa\#
        tion."},{"type":"object","properties":{"serviceRenamed":{"type":"object","properties":{"service":{"type":"inte\#
        ger"},"accessory":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"s\#
        tring"}},"required":["service","accessory","home","name"]}},"required":["serviceRenamed"]},{"type":"object","p\#
        roperties":{"actionSetAdded":{"type":"object","properties":{"actionSet":{"$ref":"#/components/schemas/ActionSe\#
        t"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["actionSetAdded"]}\#
        ,{"type":"object","properties":{"actionSetRemoved":{"type":"object","properties":{"actionSet":{"type":"string"\#
        ,"format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["actionSet","home"]}},"required":["act\#
        ionSetRemoved"]},{"type":"object","properties":{"actionSetRenamed":{"type":"object","properties":{"actionSet":\#
        {"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"string"}},"required\#
        ":["actionSet","home","name"]}},"required":["actionSetRenamed"]},{"type":"object","properties":{"actionsChange\#
        d":{"type":"object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","forma\#
        t":"uuid"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/Action"}}},"required":["actionSet",\#
        "home","actions"]}},"required":["actionsChanged"]},{"type":"object","properties":{"actionSetExecuted":{"type":\#
        "object","properties":{"actionSet":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},\#
        "date":{"type":"number","x-unit":"seconds since 1970"}},"required":["actionSet","home","date"]}},"required":["\#
        actionSetExecuted"]},{"type":"object","properties":{"triggerAdded":{"type":"object","properties":{"trigger":{"\#
        $ref":"#/components/schemas/Trigger"},"home":{"type":"string","format":"uuid"}},"required":["trigger","home"]}\#
        },"required":["triggerAdded"]},{"type":"object","properties":{"triggerRemoved":{"type":"object","properties":{\#
        "trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"}},"required":["trigger","h\#
        ome"]}},"required":["triggerRemoved"]},{"type":"object","properties":{"triggerRenamed":{"type":"object","prope\#
        rties":{"trigger":{"type":"string","format":"uuid"},"home":{"type":"string","format":"uuid"},"name":{"type":"s\#
        tring"}},"required":["trigger","home","name"]}},"required":["triggerRenamed"]},{"type":"object","properties":{\#
        "triggerUpdated":{"type":"object","properties":{"trigger":{"$ref":"#/components/schemas/Trigger"},"home":{"typ\#
        e":"string","format":"uuid"}},"required":["trigger","home"]}},"required":["triggerUpdated"],"description":"Any\#
        thing else about a trigger: enabled, fired, moved on, its action sets or its schedule replaced."}],"examples":\#
        [{"homeAdded":{"home":{"id":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen","defaultRoom":"68C0981A-90\#
        CA-5C9F-A116-99AFE0116E11","rooms":[{"id":"68C0981A-90CA-5C9F-A116-99AFE0116E11","name":"Kitchen"}],"zones":[{\#
        "id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE0116E11"]}\#
        ],"accessories":[{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"K\#
        itchen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","categor\#
        y":5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":\#
        9,"type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked":[1]\#
        ,"characteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"met\#
        adata":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumData\#
        Length":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}]}],"actionSets":[{"id":"C1\#
        E2CCE5-57E9-5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C\#
        -B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue\#
        ":40}],"lastExecutionDate":1800000000}],"triggers":[{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitch\#
        en","kind":{"timer":{"schedule":{"fireDate":1800000000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"mon\#
        ths":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier\#
        ":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861A\#
        A83"],"lastFireDate":1800000000,"nextFireDate":1800000000}]}}},{"homeRemoved":{"home":"0565D2A9-84D4-5C79-B862\#
        -7BE4AEAFDDCD"}},{"homeRenamed":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"primaryHom\#
        eChanged":{"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomAdded":{"room":{"id":"68C0981A-90CA-5C9F-A116\#
        -99AFE0116E11","name":"Kitchen"},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRemoved":{"room":"68C09\#
        81A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"roomRenamed":{"room":"68C09\#
        81A-90CA-5C9F-A116-99AFE0116E11","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"zoneAdded"\#
        :{"zone":{"id":"761A4FBC-903B-597A-88FB-94E86D8710AC","name":"Kitchen","rooms":["68C0981A-90CA-5C9F-A116-99AFE\#
        0116E11"]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRemoved":{"zone":"761A4FBC-903B-597A-88FB-94E\#
        86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"zoneRenamed":{"zone":"761A4FBC-903B-597A-88FB-94E\#
        86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"roomAddedToZone":{"room":"68C098\#
        1A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-597A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-\#
        7BE4AEAFDDCD"}},{"roomRemovedFromZone":{"room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","zone":"761A4FBC-903B-59\#
        7A-88FB-94E86D8710AC","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"accessoryAdded":{"accessory":{"id":"5B\#
        B1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitchen","room":"68C0981A-9\#
        0CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":5,"manufacturer":"Acme"\#
        ,"model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"type":"00000025-0000-10\#
        00-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked":[1],"characteristics":[{"iid"\#
        :9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metadata":{"format":"bool","u\#
        nit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLength":1,"validValues":[1\#
        ]},"manufacturerDescription":"manufacturerDescription"}]}]},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"\#
        accessoryRemoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B862-7BE4AEAF\#
        DDCD"}},{"accessoryRenamed":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":"0565D2A9-84D4-5C79-B86\#
        2-7BE4AEAFDDCD","name":"Kitchen"}},{"accessoryMoved":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home\#
        ":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11"}},{"accessoryDescribed"\#
        :{"accessory":{"id":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","deviceID":"7A:1C:3E:55:90:D2","aid":1,"name":"Kitc\#
        hen","room":"68C0981A-90CA-5C9F-A116-99AFE0116E11","bridge":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","category":\#
        5,"manufacturer":"Acme","model":"LB-1","serialNumber":"A1234","firmwareVersion":"1.2.3","services":[{"iid":9,"\#
        type":"00000025-0000-1000-8000-0026BB765291","name":"Kitchen","isPrimary":true,"isHidden":true,"linked":[1],"c\#
        haracteristics":[{"iid":9,"type":"00000025-0000-1000-8000-0026BB765291","permissions":["pr","pw","ev"],"metada\#
        ta":{"format":"bool","unit":"percentage","minimum":40,"maximum":40,"step":40,"maximumLength":1,"maximumDataLen\#
        gth":1,"validValues":[1]},"manufacturerDescription":"manufacturerDescription"}]}]},"home":"0565D2A9-84D4-5C79-\#
        B862-7BE4AEAFDDCD"}},{"serviceRenamed":{"service":1,"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","home":\#
        "0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"actionSetAdded":{"actionSet":{"id":"C1E2CCE5-57E9-\#
        5AE5-A954-E66AD861AA83","name":"Kitchen","kind":"userDefined","actions":[{"id":"0A15E95E-EC70-556C-B6CE-446754\#
        3879B3","characteristic":{"accessory":"5BB1F4EB-0372-5BE6-9ECC-DFE807510499","iid":9},"targetValue":40}],"last\#
        ExecutionDate":1800000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRemoved":{"actionSet":"C\#
        1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"actionSetRenamed":{"act\#
        ionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}\#
        },{"actionsChanged":{"actionSet":"C1E2CCE5-57E9-5AE5-A954-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AE\#
        AFDDCD","actions":[{"id":"0A15E95E-EC70-556C-B6CE-4467543879B3","characteristic":{"accessory":"5BB1F4EB-0372-5\#
        BE6-9ECC-DFE807510499","iid":9},"targetValue":40}]}},{"actionSetExecuted":{"actionSet":"C1E2CCE5-57E9-5AE5-A95\#
        4-E66AD861AA83","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","date":1800000000}},{"triggerAdded":{"trigger":{\#
        "id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":180000000\#
        0,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seco\#
        nds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEnabl\#
        ed":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":180000\#
        0000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRemoved":{"trigger":"7A4712F7-474F-573A-83D6-CA\#
        C9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}},{"triggerRenamed":{"trigger":"7A4712F7-474F-573A-8\#
        3D6-CAC9AB2BCF32","home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD","name":"Kitchen"}},{"triggerUpdated":{"trigger\#
        ":{"id":"7A4712F7-474F-573A-83D6-CAC9AB2BCF32","name":"Kitchen","kind":{"timer":{"schedule":{"fireDate":180000\#
        0000,"timeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"s\#
        econds":1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}},"isEn\#
        abled":true,"actionSets":["C1E2CCE5-57E9-5AE5-A954-E66AD861AA83"],"lastFireDate":1800000000,"nextFireDate":180\#
        0000000},"home":"0565D2A9-84D4-5C79-B862-7BE4AEAFDDCD"}}],"description":"One thing that became different in th\#
        e database.\n\nThe hub commits changes, sends them to its clients, and both apply them to their `HomeDatabase` b\#
        y the same code. The JSON form is one key, the case's name, over its labelled parts."},"Characteristic":{"ty\#
        pe":"object","description":"One property of a service: brightness, lock state. Its value is live state and kep\#
        t apart (`CharacteristicState`).","properties":{"iid":{"type":"integer","description":"Its number within the a\#
        ccessory; unique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"\#
        permissions":{"$ref":"#/components/schemas/CharacteristicPermissions"},"metadata":{"$ref":"#/components/schema\#
        s/CharacteristicMetadata"},"manufacturerDescription":{"type":"string","description":"What the manufacturer say\#
        s it is."}},"required":["iid","type","permissions","metadata"]},"CharacteristicFormat":{"type":"string","enum"\#
        :["bool","uint8","uint16","uint32","uint64","int","float","string","tlv8","data","array","dict"],"description"\#
        :"How a characteristic's value is written. Raw values are HAP's own words."},"CharacteristicMetadata":{"type":\#
        "object","description":"Format, unit and limits of a characteristic, as a device declares them or the catalogu\#
        e gives them.","properties":{"format":{"$ref":"#/components/schemas/CharacteristicFormat"},"unit":{"type":"str\#
        ing","description":"HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whatever the devic\#
        e says."},"minimum":{"$ref":"#/components/schemas/CharacteristicValue"},"maximum":{"$ref":"#/components/schema\#
        s/CharacteristicValue"},"step":{"$ref":"#/components/schemas/CharacteristicValue"},"maximumLength":{"type":"in\#
        teger","description":"Longest string in bytes of UTF-8; HAP's default is 64."},"maximumDataLength":{"type":"in\#
        teger","description":"Longest data in bytes; HAP's default is 2,097,152."},"validValues":{"type":"array","item\#
        s":{"type":"integer"},"description":"The only values allowed, if the device names them."}},"required":["format\#
        "]},"CharacteristicPermissions":{"type":"array","items":{"type":"string"},"description":"What may be done, as H\#
        AP's words: pr (read), pw (write), ev (notify), aa (additional authorization), tw (timed write), wr (write re\#
        sponse), hd (hidden)."},"CharacteristicReference":{"type":"object","description":"Where a characteristic is fo\#
        und: the accessory and the number within it.","properties":{"accessory":{"type":"string","format":"uuid"},"iid\#
        ":{"type":"integer"}},"required":["accessory","iid"]},"CharacteristicResult":{"type":"object","description":"W\#
        hat became of one read or write: a value or an error.","properties":{"characteristic":{"$ref":"#/components/sc\#
        hemas/CharacteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue","description":"The v\#
        alue read, or the value that the device was given. Nil on failure, or if the device said null."},"error":{"$r\#
        ef":"#/components/schemas/HubError"}},"required":["characteristic"]},"CharacteristicState":{"type":"object","d\#
        escription":"The last known value of a characteristic. Live state: it has no revision and is not part of the d\#
        atabase.","properties":{"characteristic":{"$ref":"#/components/schemas/CharacteristicReference"},"value":{"$re\#
        f":"#/components/schemas/CharacteristicValue","description":"Nil when the device has not told it or told null.\#
        "}},"required":["characteristic"]},"CharacteristicValue":{"oneOf":[{"type":"boolean"},{"type":"number"},{"type\#
        ":"string"},{"type":"object","properties":{"data":{"type":"string","contentEncoding":"base64"}},"required":["d\#
        ata"]}],"description":"A value as plain JSON; integers up to 64 bits. Binary data is marked, as {\"data\": bas\#
        e64}."},"CharacteristicWrite":{"type":"object","properties":{"characteristic":{"$ref":"#/components/schemas/Ch\#
        aracteristicReference"},"value":{"$ref":"#/components/schemas/CharacteristicValue"}},"required":["characterist\#
        ic","value"]},"Commit":{"type":"object","description":"The changes of one committed transaction.","properties"\#
        :{"revision":{"type":"integer"},"changes":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}},"re\#
        quired":["revision","changes"]},"DatabaseOpened":{"type":"object","properties":{"revision":{"type":"integer"},\#
        "database":{"$ref":"#/components/schemas/HomeDatabase","description":"The whole database; nil if `missed` tell\#
        s all there is to know."},"missed":{"type":"array","items":{"$ref":"#/components/schemas/Commit"},"description\#
        ":"The commits after the revision asked for, oldest first; nil if `database` is given."},"accessories":{"type"\#
        :"array","items":{"$ref":"#/components/schemas/AccessoryState"}},"values":{"type":"array","items":{"$ref":"#/c\#
        omponents/schemas/CharacteristicState"},"description":"Last known values."}},"required":["revision","accessori\#
        es","values"]},"DiscoveredAccessory":{"type":"object","description":"An accessory server seen on the network."\#
        ,"properties":{"accessory":{"type":"string","format":"uuid","description":"The identifier its first accessory w\#
        ill have once it is added."},"deviceID":{"type":"string"},"name":{"type":"string"},"model":{"type":"string"},\#
        "category":{"type":"integer","description":"HAP's category number."},"isPaired":{"type":"boolean","description\#
        ":"Whether some controller has paired with it already."},"addresses":{"type":"array","items":{"type":"string"}\#
        ,"description":"Every `HOST:PORT` it announces."}},"required":["accessory","deviceID","name","model","category\#
        ","isPaired","addresses"]},"Done":{"type":"object","description":"The answer of a request that has nothing to t\#
        ell but its success.","properties":{}},"Home":{"type":"object","description":"A home and everything in it.","\#
        properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"defaultRoom":{"type":"string","f\#
        ormat":"uuid","description":"The room of everything not assigned elsewhere: HomeKit's \"room for entire home\"\#
        . Never listed in `rooms`; its name is the home's."},"rooms":{"type":"array","items":{"$ref":"#/components/sch\#
        emas/Room"}},"zones":{"type":"array","items":{"$ref":"#/components/schemas/Zone"}},"accessories":{"type":"arra\#
        y","items":{"$ref":"#/components/schemas/Accessory"}},"actionSets":{"type":"array","items":{"$ref":"#/componen\#
        ts/schemas/ActionSet"}},"triggers":{"type":"array","items":{"$ref":"#/components/schemas/Trigger"}}},"required\#
        ":["id","name","defaultRoom","rooms","zones","accessories","actionSets","triggers"]},"HomeDatabase":{"type":"o\#
        bject","description":"All homes, as one value. The hub's is the truth; every client keeps a replica.","propert\#
        ies":{"homes":{"type":"array","items":{"$ref":"#/components/schemas/Home"}},"primaryHome":{"type":"string","fo\#
        rmat":"uuid"}},"required":["homes"]},"HubError":{"type":"object","description":"A refusal or failure as every c\#
        lient of the hub sees it.\n\nEquality looks at the code alone; the message is for people.","properties":{"cod\#
        e":{"$ref":"#/components/schemas/HubErrorCode"},"message":{"type":"string","description":"What went wrong and w\#
        hat the reader can do about it. Never holds a secret."}},"required":["code","message"]},"HubErrorCode":{"type\#
        ":"string","description":"The stable word for an error, named as the cases of HMError.Code.","x-known-values":\#
        ["unexpectedError","alreadyExists","notFound","invalidParameter","accessoryNotReachable","readOnlyCharacterist\#
        ic","writeOnlyCharacteristic","notificationNotSupported","operationTimedOut","accessDenied","objectAssociatedT\#
        oAnotherHome","objectNotAssociatedToAnyHome","objectAlreadyAssociatedToHome","accessoryIsBusy","operationInPro\#
        gress","accessoryOutOfResources","insufficientPrivileges","accessoryPairingFailed","invalidDataFormatSpecified\#
        ","operationCancelled","roomForHomeCannotBeInZone","noActionsInActionSet","noRegisteredActionSets","fireDateIn\#
        Past","roomForHomeCannotBeUpdated","actionInAnotherActionSet","objectWithSimilarNameExistsInHome","homeWithSim\#
        ilarNameExists","renameWithSimilarName","cannotRemoveNonBridgeAccessory","nameContainsProhibitedCharacters","n\#
        ameDoesNotStartWithValidCharacters","nameDoesNotEndWithValidCharacters","recurrenceTooSmall","recurrenceTooLar\#
        ge","invalidValueType","valueLowerThanMinimum","valueHigherThanMaximum","stringLongerThanMaximum","homeAccessN\#
        otAuthorized","operationNotSupported","accessorySentInvalidResponse","stringShorterThanMinimum","genericError"\#
        ,"securityFailure","communicationFailure","accessoryDiscoveryFailed","actionSetExecutionFailed","actionSetExec\#
        utionPartialSuccess","actionSetExecutionInProgress","recurrenceMustBeOnSpecifiedBoundaries","dateMustBeOnSpeci\#
        fiedBoundaries","cannotActivateTriggerTooFarInFuture","addAccessoryFailed","cannotRemoveBuiltinActionSet","noH\#
        omeHub","bridgedAccessoryNotReachable","objectWithSimilarNameExists","maximumObjectLimitReached","readWritePar\#
        tialSuccess","readWriteFailure"]},"HubStatus":{"type":"object","properties":{"version":{"type":"string"},"proc\#
        essID":{"type":"integer"},"startedAt":{"type":"number","x-unit":"seconds since 1970"},"revision":{"type":"inte\#
        ger"},"homes":{"type":"integer"},"accessories":{"type":"integer"},"reachableAccessories":{"type":"integer"},"a\#
        ccessoryServers":{"type":"array","items":{"$ref":"#/components/schemas/AccessoryServerStatus"}},"clients":{"ty\#
        pe":"array","items":{"type":"string"},"description":"The programs that are connected, by the names they gave."\#
        },"enabledTriggers":{"type":"integer"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","descript\#
        ion":"When the next trigger is due."},"residentBytes":{"type":"integer","description":"The hub's memory in byt\#
        es (resident set)."}},"required":["version","processID","startedAt","revision","homes","accessories","reachabl\#
        eAccessories","accessoryServers","clients","enabledTriggers","residentBytes"]},"Recurrence":{"type":"object","\#
        description":"An interval in calendar units: \"1 day\" keeps the time on the wall when clocks change, \"24 hou\#
        rs\" does not.","properties":{"years":{"type":"integer"},"months":{"type":"integer"},"weeks":{"type":"integer"\#
        },"days":{"type":"integer"},"hours":{"type":"integer"},"minutes":{"type":"integer"},"seconds":{"type":"integer\#
        "},"nanoseconds":{"type":"integer"}}},"Room":{"type":"object","description":"A room of a home. Which accessori\#
        es stand in it, the accessories say.","properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"str\#
        ing"}},"required":["id","name"]},"Service":{"type":"object","description":"Something an accessory can do: a li\#
        ght, an outlet, a lock.","properties":{"iid":{"type":"integer","description":"Its number within the accessory; u\#
        nique among services and characteristics."},"type":{"$ref":"#/components/schemas/TypeIdentifier"},"name":{"t\#
        ype":"string","description":"The name the device or, later, the user gave it; nil if neither did."},"isPrimary\#
        ":{"type":"boolean"},"isHidden":{"type":"boolean"},"linked":{"type":"array","items":{"type":"integer"},"descri\#
        ption":"The services it belongs together with, by iid."},"characteristics":{"type":"array","items":{"$ref":"#/\#
        components/schemas/Characteristic"}}},"required":["iid","type","isPrimary","isHidden","linked","characteristic\#
        s"]},"SetupCodeAnswer":{"type":"object","properties":{"setupCode":{"type":"string"}}},"TimerSchedule":{"type":\#
        "object","description":"When a timer trigger fires: a first date, and perhaps an interval after which it fires a\#
        gain and again.\n\nSource: behaviour section 12.","properties":{"fireDate":{"type":"number","x-unit":"second\#
        s since 1970","description":"The first date; a whole minute."},"timeZone":{"type":"string","description":"IANA n\#
        ame (`Europe/Berlin`); nil is the hub's own zone."},"recurrence":{"$ref":"#/components/schemas/Recurrence","\#
        description":"Nil fires once."},"recurrenceCalendar":{"$ref":"#/components/schemas/CalendarDescription","descr\#
        iption":"The calendar the interval is counted in; nil is the hub's own."}},"required":["fireDate"]},"Trigger":\#
        {"type":"object","description":"What makes the hub run action sets by itself.","properties":{"id":{"type":"str\#
        ing","format":"uuid"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/TriggerKind"},"isEnabled":\#
        {"type":"boolean"},"actionSets":{"type":"array","items":{"type":"string","format":"uuid"}},"lastFireDate":{"ty\#
        pe":"number","x-unit":"seconds since 1970"},"nextFireDate":{"type":"number","x-unit":"seconds since 1970","des\#
        cription":"When it is due next; set while enabled. Moved on in the transaction that records a firing, so it fi\#
        res once."}},"required":["id","name","kind","isEnabled","actionSets"]},"TriggerKind":{"oneOf":[{"type":"object\#
        ","properties":{"timer":{"type":"object","properties":{"schedule":{"$ref":"#/components/schemas/TimerSchedule"\#
        }},"required":["schedule"]}},"required":["timer"]}],"examples":[{"timer":{"schedule":{"fireDate":1800000000,"t\#
        imeZone":"Europe/Berlin","recurrence":{"years":1,"months":1,"weeks":1,"days":1,"hours":1,"minutes":1,"seconds"\#
        :1,"nanoseconds":1},"recurrenceCalendar":{"identifier":"gregorian","timeZone":"Europe/Berlin"}}}}],"descriptio\#
        n":"What it waits for. Event triggers will be a second case."},"TypeIdentifier":{"type":"string","format":"uui\#
        d","description":"The UUID of a kind of service or characteristic."},"Welcome":{"type":"object","properties":{\#
        "protocolVersion":{"type":"integer"},"hubVersion":{"type":"string"}},"required":["protocolVersion","hubVersion\#
        "]},"Zone":{"type":"object","description":"A group of rooms of one home; a room may be in several.","propertie\#
        s":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"rooms":{"type":"array","items":{"type":"s\#
        tring","format":"uuid"}}},"required":["id","name","rooms"]}},"errors":{"ParseError":{"code":-32700,"message":"\#
        The line, or a value in it, is not JSON.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidRequest":{"\#
        code":-32600,"message":"JSON, but no request of JSON-RPC 2.0; also batches, and hub.hello said twice.","data":\#
        {"$ref":"#/components/schemas/HubError"}},"MethodNotFound":{"code":-32601,"message":"The hub does not know the m\#
        ethod.","data":{"$ref":"#/components/schemas/HubError"}},"InvalidParameters":{"code":-32602,"message":"The p\#
        arameters do not fit; the message names the field, as params.writes[2].value.","data":{"$ref":"#/components/sc\#
        hemas/HubError"}},"InternalError":{"code":-32603,"message":"The hub is at fault.","data":{"$ref":"#/components\#
        /schemas/HubError"}},"HelloExpected":{"code":-32000,"message":"Something else was asked before hub.hello.","da\#
        ta":{"$ref":"#/components/schemas/HubError"}},"HelloRefused":{"code":-32001,"message":"Another protocol versio\#
        n, or a user who may not use the hub. The hub hangs up.","data":{"$ref":"#/components/schemas/HubError"}},"Ref\#
        used":{"code":1000,"message":"The hub understood, and refuses or failed; data.code tells why.","data":{"$ref":\#
        "#/components/schemas/HubError"}}}}}
        """#)
}
