import {
  registerMachine,
  registerView,
  type RegisterEvent,
  type RegisterRules,
  type RegisterValueName,
} from "@foyer/flows/register";
import type { RegisterField } from "@foyer/platform/domain";
import { Modal } from "@foyer/ui/modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage } from "react-intl";
import { RegisterFormView } from "../../../packages/app/src/entry/register/RegisterFormView.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, nothing, flowStories } from "./flowStories.tsx";
import { captcha, countries, now, smsCode } from "./samples.ts";

export default { title: "Flows/Register", tags: ["!autodocs"] } satisfies Meta;

type Actors = NonNullable<
  Parameters<typeof registerMachine.provide>[0]["actors"]
>;
const asked = (
  field: RegisterField["field"],
  more: Partial<RegisterField> = {},
): RegisterField => ({
  field,
  required: true,
  acceptedPattern: "*",
  minLength: undefined,
  maxLength: undefined,
  digits: undefined,
  ...more,
});
const password = asked("password", { minLength: 8, maxLength: 20 });
const rules: RegisterRules = {
  types: ["username", "mobile"],
  fields: {
    username: [
      asked("username", {
        acceptedPattern: "letterFirst",
        minLength: 6,
        maxLength: 12,
      }),
      password,
      asked("birthday", { required: false }),
      asked("affiliateCode", { required: false }),
    ],
    mobile: [asked("mobileNum"), asked("verificationCode"), password],
  },
  dialingCodes: countries,
  thirdPartySms: false,
  termsVersion: "3",
  age: 18,
  today: "2026-11-21",
};
/** What the form needs besides the flow. */
const registerForm = {
  rules,
  countries,
  terms: {
    kind: "text",
    html: "<p>Play fair, and only as an adult.</p>",
  },
} as const;
const registerAt = (
  events: readonly Step<typeof registerMachine>[],
  actors: Actors = {},
) =>
  atState(
    registerMachine.provide({
      actors: {
        smsCode: smsCode(),
        captcha,
        checkAffiliate: answers({ ok: { valid: true } }),
        tryPatterns: silent(),
        botCheck: answers({ ok: "proof" }),
        verifyPhone: silent(),
        register: silent(),
        ...actors,
      },
    }),
    {
      input: {
        rules,
        origin: {
          affiliateCode: undefined,
          referralCode: undefined,
          domain: "portal.example",
          registerUrl: "https://portal.example/register",
        },
        now,
      },
      events,
    },
  );
const typed = (field: RegisterValueName, value: string): RegisterEvent => ({
  type: "register.fieldChanged",
  field,
  value,
});
const submit: RegisterEvent = { type: "register.submitted" };
const byMobile: RegisterEvent = {
  type: "register.typeChosen",
  registerType: "mobile",
};
const filled = [
  "open.editing",
  typed("username", "lakewalker"),
  typed("password", "a-sample-only"),
  { type: "register.agreed", agreed: true },
] as const;

const { chart, story } = flowStories({
  name: "Register",
  lead: "A new account: with a username, or with a mobile number confirmed by a verification code.",
  keywords: ["statechart", "flow", "sign up", "account", "sms"],
  machine: registerMachine,
  view: registerView,
  /** The registration popup: the app's own form. */
  draw: ({ view, send }) => (
    <Modal
      open
      onClose={nothing}
      title={<FormattedMessage id="register.title" />}
    >
      <RegisterFormView
        form={registerForm}
        view={view}
        send={send}
        restored={false}
        onCleared={nothing}
      />
    </Modal>
  ),
  unseen: {
    "open.trying.tryingPatterns": reasons.sameAs("Calling"),
    "open.trying.verifyingPhone": reasons.sameAs("Calling"),
    registered: reasons.over,
  },
});

export const Statechart: StoryObj = chart;
export const Editing: StoryObj = story(() => registerAt(["open.editing"]));
export const EditingByMobile: StoryObj = story(() =>
  registerAt(["open.editing", byMobile]),
);
export const EditingWhileACodeIsOnItsWay: StoryObj = story(() =>
  registerAt([
    "open.editing",
    byMobile,
    typed("mobileNum", "123456789"),
    { type: "register.codeRequested" },
    ({ context }) => context.smsCode.secondsLeft > 0,
  ]),
);
export const EditingWithGaps: StoryObj = story(() =>
  registerAt([
    "open.editing",
    typed("username", "7"),
    submit,
    ({ context }) => context.termsMissing,
  ]),
);
export const CheckingAffiliate: StoryObj = story(() =>
  registerAt(
    [
      ...filled,
      typed("affiliateCode", "RIVER7"),
      submit,
      "open.trying.checkingAffiliate",
    ],
    { checkAffiliate: silent() },
  ),
);
export const AffiliateRefused: StoryObj = story(() =>
  registerAt(
    [
      ...filled,
      typed("affiliateCode", "RIVER7"),
      submit,
      "open.trying.affiliateRefused",
    ],
    { checkAffiliate: answers({ ok: { valid: false } }) },
  ),
);
export const CheckingBot: StoryObj = story(() =>
  registerAt([...filled, submit, "open.trying.checkingBot"], {
    botCheck: silent(),
  }),
);
export const Calling: StoryObj = story(() =>
  registerAt([...filled, submit, "open.trying.calling"]),
);
export const Waiting: StoryObj = story(() =>
  registerAt([...filled, submit, "open.trying.waiting"], {
    register: answers({
      error: { reason: "TOO_MANY_REQUESTS", retryAfter: 30 },
    }),
  }),
);
export const EditingAfterARefusal: StoryObj = story(() =>
  registerAt(
    [...filled, submit, ({ context }) => context.failure !== undefined],
    { register: answers({ error: { reason: "USERNAME_TAKEN" } }) },
  ),
);
