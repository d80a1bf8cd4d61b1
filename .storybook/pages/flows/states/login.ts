import {
  loginMachine,
  type LoginEvent,
  type LoginField,
  type LoginRules,
  type SignInOutput,
} from "@foyer/flows/login";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { captcha, countries, now, smsCode } from "./samples.ts";
import { reasons, storied } from "./storied.ts";

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

/** Signing in. */
export const loginStates = storied({
  machine: loginMachine,
  ways: {
    recalling: () => loginAt(["open.recalling"], { recall: silent() }),
    editing: () => loginAt(["open.editing"]),
    editingWithGaps: () =>
      loginAt([
        "open.editing",
        submit,
        ({ context }) => "username" in context.fields,
      ]),
    editingByCode: () =>
      loginAt(["open.editing", { type: "login.tabChosen", tab: "sms" }]),
    editingWhileACodeIsOnItsWay: () =>
      loginAt([
        "open.editing",
        { type: "login.tabChosen", tab: "sms" },
        typed("mobileNum", "123456789"),
        { type: "login.codeRequested" },
        ({ context }) => context.smsCode.secondsLeft > 0,
      ]),
    checkingBot: () =>
      loginAt([...filled, submit, "open.trying.checkingBot"], {
        botCheck: silent(),
      }),
    signingIn: () => loginAt([...filled, submit, "open.trying.signingIn"]),
    editingAfterARefusal: () =>
      loginAt(
        [...filled, submit, ({ context }) => context.failure !== undefined],
        {
          signIn: answers(refusal("WRONG_CREDENTIALS")),
        },
      ),
    editingWithAPicture: () =>
      loginAt(
        [
          ...filled,
          submit,
          "open.editing",
          ({ context }) => context.captcha.source !== undefined,
        ],
        {
          signIn: answers(
            refusal("WRONG_CREDENTIALS", { captchaRequired: true }),
          ),
        },
      ),
    editingWithoutThePicture: () =>
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
    editingRemembered: () =>
      loginAt(["open.editing", ({ context }) => context.device !== undefined], {
        recall: answers({
          ok: { username: "lake.walker", deviceToken: "sample.sample" },
        }),
      }),
    waiting: () =>
      loginAt([...filled, submit, "open.trying.waiting"], {
        signIn: answers(refusal("TOO_MANY_REQUESTS", { retryAfter: 30 })),
      }),
    verifying: () =>
      loginAt([...filled, submit, "open.trying.verifying"], {
        signIn: answers(unknownAddress),
      }),
    verifyingWithGaps: () =>
      loginAt([...filled, submit, "open.trying.verifying", submit], {
        signIn: answers(unknownAddress),
      }),
    awaitingProvider: () =>
      loginAt([
        "open.editing",
        { type: "login.socialChosen", provider: "google" },
        "open.awaitingProvider",
      ]),
    startingTrial: () =>
      loginAt([
        "open.editing",
        { type: "login.freePlayChosen" },
        "open.startingTrial",
      ]),
    checkingAgent: () =>
      loginAt(
        [...filled, submit, "open.settling.checkingAgent"],
        {
          signIn: answers(letIn),
          remember: answers(undefined),
          isDefaultPassword: answers({ ok: false }),
        },
        { agentsOnly: true, offersRemember: false, tabs: ["username"] },
      ),
  },
  unseen: {
    "open.trying.remembering": reasons.sameAs("Signing in"),
    "open.trying.judgingPassword": reasons.sameAs("Signing in"),
    signedIn: reasons.over,
  },
});
