import { smsCodeView } from "@foyer/flows/sms-code";
import { useState } from "react";
import { SmsCodeField } from "../../../../packages/app/src/entry/SmsCodeField.tsx";
import type { smsCodeStates } from "./smsCode.ts";
import { useFlow } from "./stateStories.tsx";
import * as css from "./states.css.ts";
import type { ActorOf } from "./storied.ts";

interface SmsCodeStateProps {
  readonly actor: ActorOf<typeof smsCodeStates>;
}

/** A code's field with its button: the app's own. */
export function SmsCodeState({ actor }: SmsCodeStateProps) {
  const view = useFlow(actor, smsCodeView);
  const [value, setValue] = useState("");
  return (
    <div className={css.field}>
      <SmsCodeField
        value={value}
        onChange={setValue}
        required
        code={{ ...view, needsNumber: false }}
        onSend={() =>
          actor.send({
            type: "smsCode.requested",
            request: { mobileNum: "123456789", countryDialingCode: "60" },
          })
        }
        onRefusalRead={() => actor.send({ type: "smsCode.refusalRead" })}
      />
    </div>
  );
}
