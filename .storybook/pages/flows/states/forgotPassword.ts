import {
  forgotPasswordMachine,
  type ForgotEvent,
  type ForgotField,
  type ForgotRules,
} from "@foyer/flows/forgot-password";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { countries, now, smsCode } from "./samples.ts";
import { reasons, storied } from "./storied.ts";

type Actors = NonNullable<
  Parameters<typeof forgotPasswordMachine.provide>[0]["actors"]
>;

const rules: ForgotRules = {
  routes: ["email", "phone"],
  dialingCodes: countries,
  password: { minLength: 8, maxLength: 20, acceptedPattern: "*" },
};

/** What the form is drawn from, beside the flow. */
export const recoveryForm = { rules, countries };

const forgotAt = (
  events: readonly Step<typeof forgotPasswordMachine>[],
  actors: Actors = {},
) =>
  atState(
    forgotPasswordMachine.provide({
      actors: {
        smsCode: smsCode(),
        sendMail: silent(),
        setPassword: silent(),
        signIn: silent(),
        ...actors,
      },
    }),
    { input: { rules, now }, events },
  );

const typed = (field: ForgotField, value: string): ForgotEvent => ({
  type: "forgotPassword.fieldChanged",
  field,
  value,
});
const submit: ForgotEvent = { type: "forgotPassword.submitted" };
const byPhone: ForgotEvent = {
  type: "forgotPassword.routeChosen",
  route: "phone",
};
const byMail = [
  "open.editing",
  typed("username", "lake.walker"),
  typed("email", "walker@lake.example"),
] as const;
const withCode = [
  "open.editing",
  byPhone,
  typed("mobileNum", "123456789"),
  typed("verificationCode", "482913"),
  typed("newPassword", "a-sample-only"),
] as const;

/** A new password for who cannot sign in. */
export const forgotPasswordStates = storied({
  machine: forgotPasswordMachine,
  ways: {
    editing: () => forgotAt(["open.editing"]),
    editingWithGaps: () =>
      forgotAt([
        "open.editing",
        typed("email", "walker"),
        submit,
        ({ context }) => "email" in context.fields,
      ]),
    sendingMail: () => forgotAt([...byMail, submit, "open.sendingMail"]),
    editingByPhone: () => forgotAt(["open.editing", byPhone]),
    editingWhileACodeIsOnItsWay: () =>
      forgotAt([
        "open.editing",
        byPhone,
        typed("mobileNum", "123456789"),
        { type: "forgotPassword.codeRequested" },
        ({ context }) => context.smsCode.secondsLeft > 0,
      ]),
    settingPassword: () =>
      forgotAt([...withCode, submit, "open.settingPassword"]),
    editingAfterARefusal: () =>
      forgotAt(
        [...withCode, submit, ({ context }) => context.failure !== undefined],
        { setPassword: answers({ error: { reason: "CODE_WRONG" } }) },
      ),
    signingIn: () =>
      forgotAt([...withCode, submit, "open.signingIn"], {
        setPassword: answers({
          ok: { account: "lake.walker", loginTicket: "sample" },
        }),
      }),
    waiting: () =>
      forgotAt([...byMail, submit, "open.waiting"], {
        sendMail: answers({
          error: { reason: "TOO_MANY_REQUESTS", retryAfter: 30 },
        }),
      }),
  },
  unseen: { ended: reasons.over },
});
