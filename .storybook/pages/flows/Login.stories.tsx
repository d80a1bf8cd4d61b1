import {
  loginMachine,
  loginView,
  type LoginEvent,
  type LoginField,
  type LoginRules,
  type SignInOutput,
} from "@foyer/flows/login";
import { socialProviders } from "@foyer/platform/calls";
import { Modal } from "@foyer/ui/modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage } from "react-intl";
import { SignIn } from "../../../packages/app/src/entry/login/SignIn.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, nothing, flowStories } from "./flowStories.tsx";
import { captcha, countries, now, smsCode } from "./samples.ts";

export default { title: "Flows/Login", tags: ["!autodocs"] } satisfies Meta;

type Actors = NonNullable<Parameters<typeof loginMachine.provide>[0]["actors"]>;
const rules: LoginRules = {
  firstLoginForcesChange: true,
  expiryForcesChange: true,
  offersRemember: true,
  tabs: ["username", "sms"],
  dialingCodes: countries,
  agentsOnly: false,
};
const loginAt = (
  events: readonly Step<typeof loginMachine>[],
  actors: Actors = {},
  more: Partial<LoginRules> = {},
) =>
  atState(
    loginMachine.provide({
      actors: {
        recall: answers({ ok: undefined }),
        botCheck: answers({ ok: "proof" }),
        signIn: silent(),
        smsCode: smsCode(),
        socialSignIn: silent(),
        freePlay: silent(),
        checkAgent: silent(),
        captcha,
        isDefaultPassword: silent(),
        remember: silent(),
        ...actors,
      },
    }),
    { input: { rules: { ...rules, ...more }, now }, events },
  );
const typed = (field: LoginField, value: string): LoginEvent => ({
  type: "login.fieldChanged",
  field,
  value,
});
const submit: LoginEvent = { type: "login.submitted" };
const filled = [
  "open.editing",
  typed("username", "lake.walker"),
  typed("password", "a-sample-only"),
] as const;
const refusal = (
  reason: "WRONG_CREDENTIALS" | "TOO_MANY_REQUESTS",
  more: {
    readonly captchaRequired?: boolean;
    readonly captchaByWork?: boolean;
    readonly retryAfter?: number;
  } = {},
): SignInOutput => ({ error: { reason, captchaRequired: false, ...more } });
const unknownAddress: SignInOutput = {
  error: {
    reason: "EXTRA_VERIFICATION",
    captchaRequired: false,
    extraCheck: { method: "email", sentTo: "l…@lake.example" },
  },
};
const letIn: SignInOutput = {
  ok: { token: "sample", firstTimeLogin: false, passwordExpired: false },
};

const { chart, story } = flowStories({
  name: "Login",
  lead: "Logging in: with a username and password, a verification code by SMS, another site, or as a trial account.",
  keywords: ["statechart", "flow", "sign in", "password", "sms", "social"],
  machine: loginMachine,
  view: loginView,
  /** The login popup: the app's own form. */
  draw: ({ view, send, actor }) => {
    const { agentsOnly } = actor.getSnapshot().context.rules;
    return (
      <Modal
        open
        onClose={nothing}
        title={<FormattedMessage id="login.title" />}
        size="small"
      >
        <SignIn
          view={view}
          send={send}
          providers={agentsOnly ? [] : socialProviders}
          freePlay={!agentsOnly}
          links={null}
        />
      </Modal>
    );
  },
  unseen: {
    "open.trying.remembering": reasons.sameAs("Signing in"),
    "open.trying.judgingPassword": reasons.sameAs("Signing in"),
    signedIn: reasons.over,
  },
});

export const Statechart: StoryObj = chart;
export const Recalling: StoryObj = story(() =>
  loginAt(["open.recalling"], { recall: silent() }),
);
export const Editing: StoryObj = story(() => loginAt(["open.editing"]));
export const EditingWithGaps: StoryObj = story(() =>
  loginAt([
    "open.editing",
    submit,
    ({ context }) => "username" in context.fields,
  ]),
);
export const EditingByCode: StoryObj = story(
  () => loginAt(["open.editing", { type: "login.tabChosen", tab: "sms" }]),
  {
    shows: "input[name=mobileNum]",
  },
);
export const EditingWhileACodeIsOnItsWay: StoryObj = story(
  () =>
    loginAt([
      "open.editing",
      { type: "login.tabChosen", tab: "sms" },
      typed("mobileNum", "123456789"),
      { type: "login.codeRequested" },
      ({ context }) => context.smsCode.secondsLeft > 0,
    ]),
  { shows: "input[name=mobileNum]" },
);
export const CheckingBot: StoryObj = story(() =>
  loginAt([...filled, submit, "open.trying.checkingBot"], {
    botCheck: silent(),
  }),
);
export const SigningIn: StoryObj = story(() =>
  loginAt([...filled, submit, "open.trying.signingIn"]),
);
export const EditingAfterARefusal: StoryObj = story(() =>
  loginAt([...filled, submit, ({ context }) => context.failure !== undefined], {
    signIn: answers(refusal("WRONG_CREDENTIALS")),
  }),
);
export const EditingWithAPicture: StoryObj = story(() =>
  loginAt(
    [
      ...filled,
      submit,
      "open.editing",
      ({ context }) => context.captcha.source !== undefined,
    ],
    {
      signIn: answers(refusal("WRONG_CREDENTIALS", { captchaRequired: true })),
    },
  ),
);
export const EditingWithoutThePicture: StoryObj = story(() =>
  loginAt(
    [
      ...filled,
      submit,
      "open.editing",
      ({ context }) => context.work.offered,
      { type: "login.workChosen", chosen: true },
    ],
    {
      signIn: answers(
        refusal("WRONG_CREDENTIALS", {
          captchaRequired: true,
          captchaByWork: true,
        }),
      ),
    },
  ),
);
export const EditingRemembered: StoryObj = story(() =>
  loginAt(["open.editing", ({ context }) => context.device !== undefined], {
    recall: answers({
      ok: { username: "lake.walker", deviceToken: "sample.sample" },
    }),
  }),
);
export const Waiting: StoryObj = story(() =>
  loginAt([...filled, submit, "open.trying.waiting"], {
    signIn: answers(refusal("TOO_MANY_REQUESTS", { retryAfter: 30 })),
  }),
);
export const Verifying: StoryObj = story(
  () =>
    loginAt([...filled, submit, "open.trying.verifying"], {
      signIn: answers(unknownAddress),
    }),
  {
    shows: "input[name=verification]",
  },
);
export const VerifyingWithGaps: StoryObj = story(
  () =>
    loginAt([...filled, submit, "open.trying.verifying", submit], {
      signIn: answers(unknownAddress),
    }),
  {
    shows: "input[name=verification]",
  },
);
export const AwaitingProvider: StoryObj = story(() =>
  loginAt([
    "open.editing",
    { type: "login.socialChosen", provider: "google" },
    "open.awaitingProvider",
  ]),
);
export const StartingTrial: StoryObj = story(() =>
  loginAt([
    "open.editing",
    { type: "login.freePlayChosen" },
    "open.startingTrial",
  ]),
);
export const CheckingAgent: StoryObj = story(() =>
  loginAt(
    [...filled, submit, "open.settling.checkingAgent"],
    {
      signIn: answers(letIn),
      remember: answers(undefined),
      isDefaultPassword: answers({ ok: false }),
    },
    { agentsOnly: true, offersRemember: false, tabs: ["username"] },
  ),
);
