import {
  smsCodeMachine,
  smsCodeView,
  type SendCodeOutput,
  type SmsCodeEvent,
} from "@foyer/flows/sms-code";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SmsCodeField } from "../../../packages/app/src/entry/SmsCodeField.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { flowStories, type Shown } from "./flowStories.tsx";
import { now } from "./samples.ts";
import * as css from "./states.css.ts";

export default { title: "Flows/Sms code", tags: ["!autodocs"] } satisfies Meta;

const request: SmsCodeEvent = {
  type: "smsCode.requested",
  request: { mobileNum: "123456789", countryDialingCode: "60" },
};
const smsCodeAt = (
  events: readonly Step<typeof smsCodeMachine>[],
  answer?: SendCodeOutput,
) =>
  atState(
    smsCodeMachine.provide({
      actors: { sendCode: answer ? answers(answer) : silent() },
    }),
    { input: { now, countsRequestTime: false }, events },
  );

/** A verification code's field with its button: the app's own. */
function SmsCodeState({
  view,
  send,
}: Shown<typeof smsCodeMachine, ReturnType<typeof smsCodeView>>) {
  const [value, setValue] = useState("");
  return (
    <div className={css.field}>
      <SmsCodeField
        value={value}
        onChange={setValue}
        required
        code={{ ...view, needsNumber: false }}
        onSend={() =>
          send({
            type: "smsCode.requested",
            request: { mobileNum: "123456789", countryDialingCode: "60" },
          })
        }
        onRefusalRead={() => send({ type: "smsCode.refusalRead" })}
      />
    </div>
  );
}

const { chart, story } = flowStories({
  name: "Sms code",
  lead: "A verification code by SMS, and the wait before the next one.",
  keywords: ["statechart", "flow", "countdown", "otp", "phone"],
  machine: smsCodeMachine,
  view: smsCodeView,
  draw: SmsCodeState,
});

export const Statechart: StoryObj = chart;
export const Ready: StoryObj = story(() => smsCodeAt(["ready"]));
export const Sending: StoryObj = story(() => smsCodeAt([request, "sending"]));
export const Counting: StoryObj = story(() =>
  smsCodeAt([request, "counting"], { ok: { expiredMinutes: 1 } }),
);
export const CountingAfterTooMany: StoryObj = story(() =>
  smsCodeAt([request, "counting"], {
    error: { reason: "TOO_MANY_REQUESTS", retryAfter: 45 },
  }),
);
export const Refused: StoryObj = story(() =>
  smsCodeAt([request, "refused"], { error: { reason: "MOBILE_INVALID" } }),
);
