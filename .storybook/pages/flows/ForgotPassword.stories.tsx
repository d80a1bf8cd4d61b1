import {
  forgotPasswordMachine,
  forgotPasswordView,
  type ForgotEvent,
  type ForgotField,
  type ForgotRules,
} from "@foyer/flows/forgot-password";
import { Modal } from "@foyer/ui/modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage } from "react-intl";
import { RecoveryFormView } from "../../../packages/app/src/entry/forgot-password/RecoveryFormView.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, nothing, flowStories } from "./flowStories.tsx";
import { countries, now, smsCode } from "./samples.ts";

export default {
  title: "Flows/Forgot password",
  tags: ["!autodocs"],
} satisfies Meta;

type Actors = NonNullable<
  Parameters<typeof forgotPasswordMachine.provide>[0]["actors"]
>;
const rules: ForgotRules = {
  routes: ["email", "phone"],
  dialingCodes: countries,
  password: { minLength: 8, maxLength: 20, acceptedPattern: "*" },
};
/** What the form needs besides the flow. */
const recoveryForm = { rules, countries };
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

const { chart, story } = flowStories({
  name: "Forgot password",
  lead: "A member who cannot log in sets a new password, with an e-mail or with a verification code by SMS.",
  keywords: ["statechart", "flow", "reset", "recovery", "mail", "sms"],
  machine: forgotPasswordMachine,
  view: forgotPasswordView,
  /** The recovery popup: the app's own form. */
  draw: ({ view, send }) => (
    <Modal
      open
      onClose={nothing}
      title={<FormattedMessage id="forgotPassword.title" />}
      size="small"
    >
      <RecoveryFormView form={recoveryForm} view={view} send={send} />
    </Modal>
  ),
  unseen: { ended: reasons.over },
});

export const Statechart: StoryObj = chart;
export const Editing: StoryObj = story(() => forgotAt(["open.editing"]));
export const EditingWithGaps: StoryObj = story(() =>
  forgotAt([
    "open.editing",
    typed("email", "walker"),
    submit,
    ({ context }) => "email" in context.fields,
  ]),
);
export const SendingMail: StoryObj = story(() =>
  forgotAt([...byMail, submit, "open.sendingMail"]),
);
export const EditingByPhone: StoryObj = story(() =>
  forgotAt(["open.editing", byPhone]),
);
export const EditingWhileACodeIsOnItsWay: StoryObj = story(() =>
  forgotAt([
    "open.editing",
    byPhone,
    typed("mobileNum", "123456789"),
    { type: "forgotPassword.codeRequested" },
    ({ context }) => context.smsCode.secondsLeft > 0,
  ]),
);
export const SettingPassword: StoryObj = story(() =>
  forgotAt([...withCode, submit, "open.settingPassword"]),
);
export const EditingAfterARefusal: StoryObj = story(() =>
  forgotAt(
    [...withCode, submit, ({ context }) => context.failure !== undefined],
    { setPassword: answers({ error: { reason: "CODE_WRONG" } }) },
  ),
);
export const SigningIn: StoryObj = story(() =>
  forgotAt([...withCode, submit, "open.signingIn"], {
    setPassword: answers({
      ok: { account: "lake.walker", loginTicket: "sample" },
    }),
  }),
);
export const Waiting: StoryObj = story(() =>
  forgotAt([...byMail, submit, "open.waiting"], {
    sendMail: answers({
      error: { reason: "TOO_MANY_REQUESTS", retryAfter: 30 },
    }),
  }),
);
