import {
  registerMachine,
  type RegisterEvent,
  type RegisterRules,
  type RegisterValueName,
} from "@foyer/flows/register";
import type { RegisterField } from "@foyer/platform/domain";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { captcha, countries, now, smsCode } from "./samples.ts";
import { reasons, storied } from "./storied.ts";

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

/** What the form is drawn from, beside the flow. */
export const registerForm = {
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

/** Opening an account. */
export const registerStates = storied({
  machine: registerMachine,
  ways: {
    editing: () => registerAt(["open.editing"]),
    editingByMobile: () => registerAt(["open.editing", byMobile]),
    editingWhileACodeIsOnItsWay: () =>
      registerAt([
        "open.editing",
        byMobile,
        typed("mobileNum", "123456789"),
        { type: "register.codeRequested" },
        ({ context }) => context.smsCode.secondsLeft > 0,
      ]),
    editingWithGaps: () =>
      registerAt([
        "open.editing",
        typed("username", "7"),
        submit,
        ({ context }) => context.termsMissing,
      ]),
    checkingAffiliate: () =>
      registerAt(
        [
          ...filled,
          typed("affiliateCode", "RIVER7"),
          submit,
          "open.trying.checkingAffiliate",
        ],
        { checkAffiliate: silent() },
      ),
    affiliateRefused: () =>
      registerAt(
        [
          ...filled,
          typed("affiliateCode", "RIVER7"),
          submit,
          "open.trying.affiliateRefused",
        ],
        { checkAffiliate: answers({ ok: { valid: false } }) },
      ),
    checkingBot: () =>
      registerAt([...filled, submit, "open.trying.checkingBot"], {
        botCheck: silent(),
      }),
    calling: () => registerAt([...filled, submit, "open.trying.calling"]),
    waiting: () =>
      registerAt([...filled, submit, "open.trying.waiting"], {
        register: answers({
          error: { reason: "TOO_MANY_REQUESTS", retryAfter: 30 },
        }),
      }),
    editingAfterARefusal: () =>
      registerAt(
        [...filled, submit, ({ context }) => context.failure !== undefined],
        { register: answers({ error: { reason: "USERNAME_TAKEN" } }) },
      ),
  },
  unseen: {
    "open.trying.tryingPatterns": reasons.sameAs("Calling"),
    "open.trying.verifyingPhone": reasons.sameAs("Calling"),
    registered: reasons.over,
  },
});
