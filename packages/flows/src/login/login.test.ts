import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { loginMachine } from "./login.machine.ts";
import { fieldProblems } from "./login.rules.ts";
import { loginView } from "./login.view.ts";
import { captchaMachine } from "../captcha/captcha.ts";
import { smsCodeMachine, type CodeRequest } from "../sms-code/sms-code.ts";
import type {
  LoginField,
  LoginRules,
  LoginValues,
  Remembered,
  SignInInput,
  SignInOutput,
} from "./login.types.ts";

const rules: LoginRules = {
  firstLoginForcesChange: true,
  expiryForcesChange: true,
  offersRemember: true,
  tabs: ["username", "sms"],
  dialingCodes: [
    { countryDialingCode: "60", digits: 9 },
    { countryDialingCode: "65", digits: undefined },
  ],
  agentsOnly: false,
};
const now = () => 0;
/** A code that was sent before the form was opened. */
const keptCode = {
  mobileNum: "125550147",
  countryDialingCode: "60",
  waitMs: 90_000,
  sent: true,
} as const;
const accepted: SignInOutput = {
  ok: {
    token: "token-of-the-session",
    firstTimeLogin: false,
    passwordExpired: false,
  },
};
const wrong: SignInOutput = {
  error: { reason: "WRONG_CREDENTIALS", captchaRequired: false },
};
const wrongWithCaptcha: SignInOutput = {
  error: { reason: "WRONG_CREDENTIALS", captchaRequired: true },
};
const tooMany: SignInOutput = {
  error: {
    reason: "TOO_MANY_REQUESTS",
    retryAfter: 30,
    captchaRequired: false,
  },
};

const unknownAddress: SignInOutput = {
  error: {
    reason: "EXTRA_VERIFICATION",
    captchaRequired: false,
    extraCheck: { method: "email", sentTo: "m…@lake.example" },
  },
};
const codeWrong: SignInOutput = {
  error: { reason: "CODE_WRONG", captchaRequired: false },
};

const deviceForgotten: SignInOutput = {
  error: { reason: "DEVICE_FORGOTTEN", captchaRequired: false },
};
const withToken = (deviceToken: string): SignInOutput => ({
  ok: {
    token: "token-of-the-session",
    firstTimeLogin: false,
    passwordExpired: false,
    deviceToken,
  },
});

interface Setup {
  social?: () => Promise<SignInOutput>;
  trial?: SignInOutput;
  isAgent?: boolean;
  answers?: SignInOutput[];
  bot?: (
    captchaOf: string | undefined,
  ) => Promise<{ ok: string } | { error: { reason: "BOT_CHECK_FAILED" } }>;
  remembered?: Remembered;
  isDefault?: boolean;
  rules?: LoginRules;
}

function start(setup: Setup = {}) {
  const answers = [...(setup.answers ?? [accepted])];
  const calls: (string | SignInInput)[] = [];
  const codes: CodeRequest[] = [];
  const kept: Remembered[] = [];
  const clock = new SimulatedClock();
  let pictures = 0;
  const actor = createActor(
    loginMachine.provide({
      actors: {
        recall: fromPromise(async () => ({ ok: setup.remembered })),
        botCheck: fromPromise(async ({ input }) => {
          calls.push("botCheck");
          return setup.bot ? setup.bot(input.captchaOf) : { ok: "proof" };
        }),
        signIn: fromPromise(async ({ input }) => {
          calls.push(input);
          return answers.shift() ?? accepted;
        }),
        smsCode: smsCodeMachine.provide({
          actors: {
            sendCode: fromPromise(async ({ input }) => {
              codes.push(input);
              return { ok: { expiredMinutes: 1 } };
            }),
          },
        }),
        socialSignIn: fromPromise(async ({ input }) => {
          calls.push(input.provider);
          return setup.social ? setup.social() : accepted;
        }),
        freePlay: fromPromise(async () => setup.trial ?? accepted),
        checkAgent: fromPromise(async () => ({ ok: setup.isAgent ?? false })),
        captcha: captchaMachine.provide({
          actors: {
            loadCaptcha: fromPromise(async () => {
              pictures += 1;
              return { ok: { image: "aW1n", key: `key-${pictures}` } };
            }),
          },
        }),
        isDefaultPassword: fromPromise(async () => ({
          ok: setup.isDefault ?? false,
        })),
        remember: fromPromise(async ({ input }) => {
          kept.push(input.remembered);
        }),
      },
    }),
    { input: { rules: setup.rules ?? rules, now: () => clock.now() }, clock },
  );
  actor.start();
  const type = (values: Partial<LoginValues>) => {
    for (const [field, value] of Object.entries(values))
      actor.send({
        type: "login.fieldChanged",
        field: field as LoginField,
        value,
      });
  };
  const ready = () =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
  const submit = async (values: Partial<LoginValues>) => {
    await ready();
    type(values);
    actor.send({ type: "login.submitted" });
  };
  const ended = () => waitFor(actor, (snapshot) => snapshot.status === "done");
  return {
    actor,
    calls,
    codes,
    type,
    kept,
    clock,
    submit,
    ready,
    ended,
    view: () => loginView(actor.getSnapshot()),
  };
}

const good = { username: " mira ", password: " correct horse " };

// LGN-24
describe("login chart", () => {
  it("reaches every state and drives every transition", () => {
    const form = (state: string) => `0.login.open.${state}`;
    const trying = (state: string) => form(`trying.${state}`);
    const agentRules = { ...rules, agentsOnly: true };
    const refused = { error: { reason: "NETWORK", captchaRequired: false } };
    const walk = (input: { rules: LoginRules }) =>
      gaps(loginMachine, {
        input: { ...input, now },
        distinguish: ({ context }) => [
          context.tab,
          // The guards' verdict on the values, so that the walk stays small.
          Object.keys(fieldProblems(context)),
          context.extraCheck && context.values.verification,
          Boolean(context.extraCheck),
        ],
        events: [
          { type: "login.fieldChanged", field: "captcha", value: "x7" },
          { type: "login.fieldChanged", field: "code", value: "4711" },
          { type: "login.fieldChanged", field: "verification", value: "8" },
          { type: "login.tabChosen", tab: "sms" },
          { type: "login.codeRequested" },
          {
            type: "login.countriesCame",
            dialingCodes: rules.dialingCodes,
          },
          {
            type: "xstate.snapshot.smsCode",
            snapshot: createActor(smsCodeMachine, {
              input: { now, countsRequestTime: false },
            }).getSnapshot(),
          },
          { type: "login.codeRefusalRead" },
          { type: "login.codeKept", code: keptCode },
          { type: "login.resumed" },
          { type: "login.socialChosen", provider: "google" },
          { type: "login.freePlayChosen" },
          { type: "login.abandoned" },
          { type: "login.rememberChanged", remember: true },
          { type: "login.rememberChanged", remember: false },
          { type: "login.submitted" },
          { type: "login.captchaRefreshed" },
          { type: "login.workChosen", chosen: true },
          { type: "login.worked", share: 0.5 },
          {
            type: "xstate.snapshot.captcha",
            snapshot: createActor(captchaMachine).getSnapshot(),
          },
          // What the device remembers fills the form in one step: typing it letter by letter would widen the walk.
          done(form("recalling"), { ok: undefined }),
          done(form("recalling"), { ok: { username: "m", password: "s" } }),
          done(form("recalling"), {
            ok: { username: "m", deviceToken: "one.secret" },
          }),
          done(form("recalling"), {
            ok: { mobileNum: "125550147", countryDialingCode: "60" },
          }),
          failed(form("recalling")),
          done(trying("checkingBot"), { ok: "proof" }),
          done(trying("checkingBot"), {
            error: { reason: "BOT_CHECK_FAILED" },
          }),
          failed(trying("checkingBot")),
          done(trying("signingIn"), accepted),
          done(trying("signingIn"), wrongWithCaptcha),
          done(trying("signingIn"), tooMany),
          done(trying("signingIn"), unknownAddress),
          done(trying("signingIn"), codeWrong),
          done(trying("signingIn"), deviceForgotten),
          failed(trying("signingIn")),
          elapsed("wait", "login.open.trying.waiting"),
          done(trying("remembering"), undefined),
          failed(trying("remembering")),
          done(trying("judgingPassword"), { ok: false }),
          failed(trying("judgingPassword")),
          done(form("awaitingProvider"), accepted),
          done(form("awaitingProvider"), refused),
          failed(form("awaitingProvider")),
          done(form("startingTrial"), accepted),
          done(form("startingTrial"), refused),
          failed(form("startingTrial")),
          done(form("settling.checkingAgent"), { ok: true }),
          done(form("settling.checkingAgent"), { ok: false }),
          failed(form("settling.checkingAgent")),
        ],
      });
    const players = walk({ rules });
    const agents = walk({ rules: agentRules });
    // Whatever one walk cannot reach, the other must.
    const both = (a: readonly string[], b: readonly string[]) =>
      a.filter((line) => b.includes(line));
    expect({
      states: both(players.states, agents.states),
      transitions: both(players.transitions, agents.transitions),
    }).toEqual({ states: [], transitions: [] });
  });
});

describe("login flow", () => {
  // LGN-02, LGN-10
  it("trims, checks for bots first, logs in and ends with the token", async () => {
    const { actor, calls, submit, ended } = start();
    await submit(good);
    await ended();
    expect(calls).toEqual([
      "botCheck",
      {
        type: "username",
        username: "mira",
        password: "correct horse",
        countryDialingCode: undefined,
        verification: undefined,
        captcha: undefined,
        captchaKey: undefined,
        botCheck: "proof",
        remember: false,
      },
    ]);
    expect(actor.getSnapshot().output).toEqual({
      token: "token-of-the-session",
      firstLogin: false,
      change: undefined,
    });
  });

  // LGN-09, VAL-02
  it("does not send an empty form, marks the fields, and clears a message on typing", async () => {
    const { actor, calls, submit, view } = start();
    await submit({ username: "   ", password: "" });
    expect(view().fields).toEqual({
      username: "required",
      password: "required",
    });
    expect(calls).toEqual([]);
    actor.send({ type: "login.fieldChanged", field: "username", value: "m" });
    expect(view().fields.username).toBeUndefined();
  });

  it("keeps the typed values after a rejection", async () => {
    const { submit, ready, view } = start({ answers: [wrong] });
    await submit(good);
    await ready();
    expect(view()).toMatchObject({
      failure: { reason: "WRONG_CREDENTIALS" },
      values: good,
      busy: false,
    });
    expect(view().captcha.needed).toBe(false);
  });

  // OPN-11
  it("stops after a failed bot check without a login call", async () => {
    const { submit, ready, view, calls } = start({
      bot: async () => ({ error: { reason: "BOT_CHECK_FAILED" } }),
    });
    await submit(good);
    await ready();
    expect(view().failure?.reason).toBe("BOT_CHECK_FAILED");
    expect(calls).toEqual(["botCheck"]);
  });

  // LGN-18, VAL-04
  it("asks for a captcha when told to, requires it, sends it with its key and renews it after a rejection", async () => {
    const { actor, submit, ready, ended, view, calls } = start({
      answers: [wrongWithCaptcha, wrongWithCaptcha, accepted],
    });
    await submit(good);
    await vi.waitFor(() =>
      expect(view().captcha.source).toBe("data:image/png;base64,aW1n"),
    );
    await ready();
    actor.send({ type: "login.submitted" });
    expect(view().fields).toEqual({ captcha: "required" });

    await submit({ captcha: " q4 " });
    await vi.waitFor(() =>
      expect(actor.getSnapshot().context.captcha.picture?.key).toBe("key-2"),
    );
    expect(view().values.captcha).toBe("");
    await submit({ captcha: "z9" });
    await ended();
    expect(
      calls
        .filter((call) => typeof call !== "string")
        .map((call) => [call.captcha, call.captchaKey]),
    ).toEqual([
      [undefined, undefined],
      ["q4", "key-1"],
      ["z9", "key-2"],
    ]);
  });

  it("sends no second attempt before the captcha has loaded", async () => {
    const { actor, submit, ready, view, calls } = start({
      answers: [wrongWithCaptcha],
    });
    await submit(good);
    await waitFor(
      actor,
      ({ context }) => context.captcha.loading && context.failure !== undefined,
    );
    const tries = calls.length;
    actor.send({ type: "login.submitted" });
    expect(view().fields).toEqual({ captcha: "required" });
    await ready();
    expect(calls).toHaveLength(tries);
  });

  it("loads a new captcha at most once a second", async () => {
    const { actor, submit, ready, view, clock } = start({
      answers: [wrongWithCaptcha],
    });
    await submit(good);
    await ready();
    await vi.waitFor(() => expect(view().captcha.source).toBeDefined());
    expect(view().captcha.canRefresh).toBe(false);
    actor.send({ type: "login.captchaRefreshed" });
    expect(actor.getSnapshot().context.captcha.picture?.key).toBe("key-1");
    clock.increment(999);
    expect(view().captcha.canRefresh).toBe(false);
    clock.increment(1);
    actor.send({ type: "login.captchaRefreshed" });
    await vi.waitFor(() =>
      expect(actor.getSnapshot().context.captcha.picture?.key).toBe("key-2"),
    );
  });

  it("waits as long as the platform says after too many attempts", async () => {
    const { actor, submit, view, clock } = start({ answers: [tooMany] });
    await submit(good);
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { trying: "waiting" } }),
    );
    expect(view()).toMatchObject({
      canSubmit: false,
      failure: { reason: "TOO_MANY_REQUESTS" },
    });
    clock.increment(29_999);
    expect(view().canSubmit).toBe(false);
    clock.increment(1);
    expect(view()).toMatchObject({ canSubmit: true, failure: undefined });
  });

  it("waits five minutes when the platform gives no duration", async () => {
    const { actor, submit, view, clock } = start({
      answers: [
        { error: { reason: "TOO_MANY_REQUESTS", captchaRequired: false } },
      ],
    });
    await submit(good);
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { trying: "waiting" } }),
    );
    clock.increment(299_999);
    expect(view().canSubmit).toBe(false);
    clock.increment(1);
    expect(view().canSubmit).toBe(true);
  });

  // LGN-13
  it.each<
    [string, Setup, "firstLogin" | "defaultPassword" | "expired" | undefined]
  >([
    [
      "a first sign-in",
      {
        answers: [
          { ok: { token: "t", firstTimeLogin: true, passwordExpired: false } },
        ],
      },
      "firstLogin",
    ],
    [
      "an expired password",
      {
        answers: [
          { ok: { token: "t", firstTimeLogin: false, passwordExpired: true } },
        ],
      },
      "expired",
    ],
    ["the default password", { isDefault: true }, "defaultPassword"],
    [
      "a brand without either rule",
      {
        answers: [
          { ok: { token: "t", firstTimeLogin: true, passwordExpired: true } },
        ],
        rules: {
          ...rules,
          firstLoginForcesChange: false,
          expiryForcesChange: false,
        },
      },
      undefined,
    ],
  ])(
    "determines whether a new password is due: %s",
    async (_name, setup, change) => {
      const { actor, submit, ended } = start(setup);
      await submit(good);
      await ended();
      expect(actor.getSnapshot().output?.change).toBe(change);
    },
  );

  it("prefills what the device remembers, and keeps it only while the box is ticked", async () => {
    const { actor, ready, kept, ended, view } = start({
      remembered: { username: "mira", password: "secret" },
    });
    await ready();
    expect(view()).toMatchObject({
      values: { username: "mira", password: "secret" },
      remember: true,
    });
    actor.send({ type: "login.rememberChanged", remember: false });
    actor.send({ type: "login.submitted" });
    await ended();
    // Immediately, and again on login.
    expect(kept).toEqual([undefined, undefined]);
  });

  it("remembers trimmed values when ticked, and never where remembering is not offered", async () => {
    const ticked = start();
    ticked.actor.send({ type: "login.rememberChanged", remember: true });
    await ticked.submit(good);
    await ticked.ended();
    expect(ticked.kept).toEqual([
      { username: "mira", password: "correct horse" },
    ]);

    const agents = start({ rules: { ...rules, offersRemember: false } });
    agents.actor.send({ type: "login.rememberChanged", remember: true });
    await agents.submit(good);
    await agents.ended();
    expect(agents.kept).toEqual([undefined]);
  });

  it("keeps no typed values after it has ended", async () => {
    const { actor, submit, ended } = start();
    await submit(good);
    await ended();
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(
      "correct horse",
    );
  });

  it("sends number and code as username and password, without bot check or captcha (LGN-03, LGN-11)", async () => {
    const { actor, calls, codes, type, ready, ended, view, kept } = start();
    await ready();
    actor.send({ type: "login.tabChosen", tab: "sms" });
    actor.send({ type: "login.rememberChanged", remember: true });
    type({ mobileNum: " 125550147 " });
    actor.send({ type: "login.codeRequested" });
    expect(codes).toEqual([
      { mobileNum: "125550147", countryDialingCode: "60" },
    ]);
    await vi.waitFor(() => expect(view().smsCode.secondsLeft).toBe(60));
    type({ code: " 4711 " });
    actor.send({ type: "login.submitted" });
    await ended();
    expect(calls).toEqual([
      {
        type: "sms",
        username: "125550147",
        password: "4711",
        countryDialingCode: "60",
        captcha: undefined,
        captchaKey: undefined,
        botCheck: undefined,
        remember: false,
        verification: undefined,
      },
    ]);
    expect(kept).toEqual([
      { mobileNum: "125550147", countryDialingCode: "60" },
    ]);
  });

  it("sends no code to an invalid number, and shows the error (SMS-07, VAL-44)", async () => {
    const { actor, codes, type, ready, view } = start();
    await ready();
    actor.send({ type: "login.tabChosen", tab: "sms" });
    expect(view().smsCode.needsNumber).toBe(true);
    actor.send({ type: "login.codeRequested" });
    expect(view().fields).toEqual({ mobileNum: "required" });
    type({ mobileNum: "12555014" });
    actor.send({ type: "login.codeRequested" });
    expect(view().fields).toEqual({ mobileNum: "mobile" });
    expect(codes).toEqual([]);
    // A different country has different numbers.
    type({ countryDialingCode: "65" });
    actor.send({ type: "login.codeRequested" });
    expect(codes).toHaveLength(1);
  });

  it("requires number and code on the SMS tab (VAL-03)", async () => {
    const { actor, calls, ready, view } = start();
    await ready();
    actor.send({ type: "login.tabChosen", tab: "sms" });
    actor.send({ type: "login.submitted" });
    expect(view().fields).toEqual({ mobileNum: "required", code: "required" });
    expect(calls).toEqual([]);
  });

  it("requires no password change after a login by code, whatever the platform's flags", async () => {
    const { actor, type, ready, ended } = start({
      isDefault: true,
      answers: [
        { ok: { token: "t", firstTimeLogin: true, passwordExpired: true } },
      ],
    });
    await ready();
    actor.send({ type: "login.tabChosen", tab: "sms" });
    type({ mobileNum: "125550147", code: "1234" });
    actor.send({ type: "login.submitted" });
    await ended();
    expect(actor.getSnapshot().output).toMatchObject({
      firstLogin: true,
      change: undefined,
    });
  });

  it("asks for a verification code at an unknown address, allows a retry and repeats the bot check (OPN-78)", async () => {
    const { actor, calls, submit, type, ended, view } = start({
      answers: [unknownAddress, codeWrong, accepted],
    });
    const asked = () =>
      waitFor(actor, (snapshot) =>
        snapshot.matches({ open: { trying: "verifying" } }),
      );
    await submit(good);
    await asked();
    expect(view().extraCheck).toEqual({
      method: "email",
      sentTo: "m…@lake.example",
      withCaptcha: false,
      again: false,
    });
    actor.send({ type: "login.submitted" });
    expect(view().fields).toEqual({ verification: "required" });
    type({ verification: "1" });
    actor.send({ type: "login.submitted" });
    await asked();
    expect(view().failure?.reason).toBe("CODE_WRONG");
    type({ verification: " 204 " });
    actor.send({ type: "login.submitted" });
    await ended();
    expect(
      calls.map((call) =>
        typeof call === "string" ? call : call.verification,
      ),
    ).toEqual([
      "botCheck",
      undefined,
      "botCheck",
      { method: "email", value: "1" },
      "botCheck",
      { method: "email", value: "204" },
    ]);
  });

  it("asks for a captcha with the extra check only when told to, and stays there when it is wrong", async () => {
    const { actor, calls, submit, type, ended, view } = start({
      answers: [
        wrongWithCaptcha,
        unknownAddress,
        { error: { reason: "CAPTCHA_REQUIRED", captchaRequired: true } },
        { error: { reason: "CAPTCHA_WRONG", captchaRequired: true } },
        accepted,
      ],
    });
    const shown = (key: string) =>
      vi.waitFor(() => {
        expect(view().captcha.picture?.key).toBe(key);
        expect(view().busy).toBe(false);
      });
    await submit(good);
    await shown("key-1");
    await submit({ captcha: "a1" });
    await vi.waitFor(() => expect(view().extraCheck).toBeDefined());
    type({ verification: "204" });
    actor.send({ type: "login.submitted" });
    await shown("key-2");
    actor.send({ type: "login.submitted" });
    expect(view().fields).toEqual({ captcha: "required" });
    type({ captcha: "b2" });
    actor.send({ type: "login.submitted" });
    await shown("key-3");
    expect(view()).toMatchObject({
      failure: { reason: "CAPTCHA_WRONG" },
      values: { verification: "204", captcha: "" },
    });
    type({ captcha: "c3" });
    actor.send({ type: "login.submitted" });
    await ended();
    expect(
      calls
        .filter((call) => typeof call !== "string")
        .map(({ captcha, captchaKey }) => [captcha, captchaKey]),
    ).toEqual([
      [undefined, undefined],
      ["a1", "key-1"],
      [undefined, undefined],
      ["b2", "key-2"],
      ["c3", "key-3"],
    ]);
  });

  it("shows that the extra check is requested again, and renews a used captcha on the way back", async () => {
    const { actor, submit, type, ready, view } = start({
      answers: [wrongWithCaptcha, unknownAddress, unknownAddress],
    });
    await submit(good);
    await vi.waitFor(() => expect(view().captcha.picture).toBeDefined());
    await submit({ captcha: "a1" });
    await vi.waitFor(() => expect(view().extraCheck?.again).toBe(false));
    type({ verification: "1" });
    actor.send({ type: "login.submitted" });
    await vi.waitFor(() => expect(view().extraCheck?.again).toBe(true));
    expect(view().values.verification).toBe("");
    actor.send({ type: "login.abandoned" });
    await ready();
    await vi.waitFor(() => expect(view().captcha.picture?.key).toBe("key-2"));
    expect(view().values).toMatchObject({ ...good, captcha: "" });
  });

  it("takes the countries when they arrive, and keeps the chosen country while it is offered", async () => {
    const { actor, ready, view } = start({
      rules: { ...rules, dialingCodes: [] },
      remembered: { mobileNum: "91234567", countryDialingCode: "65" },
    });
    const come = (dialingCodes: LoginRules["dialingCodes"]) =>
      actor.send({ type: "login.countriesCame", dialingCodes });
    come(rules.dialingCodes);
    expect(view().values.countryDialingCode).toBe("60");
    await ready();
    expect(view().values.countryDialingCode).toBe("65");
    come(rules.dialingCodes);
    expect(view().values.countryDialingCode).toBe("65");
    come(rules.dialingCodes.slice(0, 1));
    expect(view().values.countryDialingCode).toBe("60");
  });

  it("drops the extra check when the member goes back or the credentials are rejected", async () => {
    const given = start({ answers: [unknownAddress] });
    await given.submit(good);
    await vi.waitFor(() => expect(given.view().extraCheck).toBeDefined());
    given.actor.send({ type: "login.abandoned" });
    await given.ready();
    expect(given.view()).toMatchObject({ extraCheck: undefined, values: good });

    const changed = start({ answers: [unknownAddress, wrong] });
    await changed.submit(good);
    await vi.waitFor(() => expect(changed.view().extraCheck).toBeDefined());
    changed.type({ verification: "1" });
    changed.actor.send({ type: "login.submitted" });
    await changed.ready();
    expect(changed.view()).toMatchObject({
      extraCheck: undefined,
      failure: { reason: "WRONG_CREDENTIALS" },
    });
  });

  it("opens a provider's popup within the press itself, and can be abandoned", async () => {
    let settle: (output: SignInOutput) => void = () => undefined;
    const { actor, calls, ready, view } = start({
      social: () => new Promise((resolve) => (settle = resolve)),
    });
    await ready();
    actor.send({ type: "login.socialChosen", provider: "telegram" });
    expect(calls).toEqual(["telegram"]);
    expect(view().awaiting).toBe("telegram");
    actor.send({ type: "login.abandoned" });
    expect(view().awaiting).toBeUndefined();
    settle(accepted);
    await Promise.resolve();
    expect(actor.getSnapshot().status).toBe("active");
  });

  it("ends with the session of a social login or a trial, without a password check", async () => {
    const social = start({
      isDefault: true,
      social: async () => ({
        ok: { token: "s", firstTimeLogin: true, passwordExpired: true },
      }),
    });
    await social.ready();
    social.actor.send({ type: "login.socialChosen", provider: "google" });
    await social.ended();
    expect(social.actor.getSnapshot().output).toEqual({
      token: "s",
      firstLogin: true,
      change: undefined,
    });

    const trial = start();
    await trial.ready();
    trial.actor.send({ type: "login.freePlayChosen" });
    await trial.ended();
    expect(trial.actor.getSnapshot().output?.token).toBe(
      "token-of-the-session",
    );
  });

  it("shows why a trial did not start, and stays open", async () => {
    const { actor, ready, view } = start({
      trial: { error: { reason: "FREE_PLAY_OFF", captchaRequired: false } },
    });
    await ready();
    actor.send({ type: "login.freePlayChosen" });
    await vi.waitFor(() =>
      expect(view().failureElsewhere?.reason).toBe("FREE_PLAY_OFF"),
    );
    expect(view()).toMatchObject({ canSubmit: true, failure: undefined });
    actor.send({ type: "login.tabChosen", tab: "username" });
    expect(view()).toMatchObject({
      failure: undefined,
      failureElsewhere: undefined,
    });
  });

  it("shows a rejected form as a failure of the form", async () => {
    const { submit, view } = start({
      answers: [
        { error: { reason: "WRONG_CREDENTIALS", captchaRequired: false } },
      ],
    });
    await submit(good);
    await vi.waitFor(() => expect(view().failure).toBeDefined());
    expect(view().failureElsewhere).toBeUndefined();
  });

  // ROL-09
  it("admits only agents on their page, and keeps no token of other members (OPN-70)", async () => {
    const agentRules = { ...rules, agentsOnly: true };
    const player = start({ rules: agentRules });
    await player.submit(good);
    await vi.waitFor(() =>
      expect(player.view().failure?.reason).toBe("NON_AGENT"),
    );
    expect(player.actor.getSnapshot().context.signedIn).toBeUndefined();

    const agent = start({ rules: agentRules, isAgent: true });
    await agent.submit(good);
    await agent.ended();
    expect(agent.actor.getSnapshot().output?.token).toBe(
      "token-of-the-session",
    );
  });

  it("opens the tab that the device remembers, if it is still offered", async () => {
    const remembered = { mobileNum: "125550147", countryDialingCode: "60" };
    const both = start({ remembered });
    await both.ready();
    expect(both.view()).toMatchObject({ tab: "sms", values: remembered });

    const one = start({ remembered, rules: { ...rules, tabs: ["username"] } });
    await one.ready();
    expect(one.view()).toMatchObject({ tab: "username" });
    expect(one.view().values.mobileNum).toBe("");
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(loginMachine)).toEqual([
    "recall",
    "botCheck",
    "signIn",
    "socialSignIn",
    "freePlay",
    "checkAgent",
    "isDefaultPassword",
    "remember",
  ]);
});

describe("remember-me", () => {
  it("clears the stored data as soon as it is unticked (LGN-21)", async () => {
    const { actor, ready, kept, view } = start({
      remembered: { username: "mira", password: "correct horse" },
    });
    await ready();
    expect(view()).toMatchObject({ remember: true });
    expect(kept).toEqual([]);
    actor.send({ type: "login.rememberChanged", remember: false });
    expect(view()).toMatchObject({ remember: false });
    expect(kept).toEqual([undefined]);
    actor.send({ type: "login.rememberChanged", remember: true });
    expect(kept).toHaveLength(1);
  });

  it("clears no member's stored data on the agents' page (LGN-04)", async () => {
    const { actor, ready, kept } = start({
      rules: { ...rules, offersRemember: false },
    });
    await ready();
    actor.send({ type: "login.rememberChanged", remember: false });
    expect(kept).toEqual([]);
  });
});

describe("the login dialog", () => {
  it("starts empty, on the first tab and with the first country", async () => {
    const { ready, view } = start();
    await ready();
    expect(view()).toEqual({
      tabs: ["username", "sms"],
      tab: "username",
      values: {
        username: "",
        password: "",
        captcha: "",
        mobileNum: "",
        countryDialingCode: "60",
        code: "",
        verification: "",
      },
      remember: false,
      offersRemember: true,
      remembered: false,
      fields: {},
      failure: undefined,
      failureElsewhere: undefined,
      busy: false,
      startingTrial: false,
      canSubmit: true,
      extraCheck: undefined,
      awaiting: undefined,
      smsCode: {
        sending: false,
        canSend: true,
        secondsLeft: 0,
        sent: false,
        stillWorks: false,
        failure: undefined,
        needsNumber: true,
      },
      captcha: expect.objectContaining({ needed: false, picture: undefined }),
      work: {
        offered: false,
        chosen: false,
        share: undefined,
        running: false,
      },
    });
    const sms = start({
      rules: { ...rules, tabs: ["sms"], dialingCodes: [] },
    });
    await sms.ready();
    expect(sms.view()).toMatchObject({
      tab: "sms",
      values: { countryDialingCode: "" },
    });
  });

  it("is busy from start to end of an attempt, and cannot be submitted meanwhile", async () => {
    const { actor, submit, ended, view } = start({
      rules: { ...rules, agentsOnly: true },
      isAgent: true,
    });
    const seen: string[] = [];
    await submit(good);
    expect(view()).toMatchObject({ busy: true, canSubmit: false });
    const look = () => {
      const { value, status } = actor.getSnapshot();
      const name = JSON.stringify(value);
      if (status === "active" && !seen.includes(name)) {
        seen.push(name);
        expect(view()).toMatchObject({ busy: true, canSubmit: false });
      }
    };
    look();
    actor.subscribe(look);
    await ended();
    expect(seen).toEqual([
      '{"open":{"trying":"signingIn"}}',
      '{"open":{"trying":"judgingPassword"}}',
      '{"open":{"trying":"remembering"}}',
      '{"open":{"settling":"checkingAgent"}}',
    ]);
    expect(view()).toMatchObject({ busy: false, canSubmit: false });
  });

  it("shows that a trial is starting", async () => {
    const { actor, ready, ended, view } = start();
    await ready();
    actor.send({ type: "login.freePlayChosen" });
    expect(view()).toMatchObject({
      startingTrial: true,
      busy: true,
      awaiting: undefined,
    });
    await ended();
    expect(view().startingTrial).toBe(false);
  });

  it("accepts typing while stored data is being read, and then ignores that data", async () => {
    for (const typed of [
      { username: "lee" },
      { password: "x" },
      { mobileNum: "1" },
    ]) {
      const { type, ready, view } = start({
        remembered: { username: "mira", password: "secret" },
      });
      type(typed);
      await ready();
      expect(view()).toMatchObject({ values: typed, remember: false });
      expect(Object.values(view().values)).not.toContain("secret");
    }
  });

  it("clears a rejection on the next action", async () => {
    for (const next of [
      { type: "login.tabChosen", tab: "sms" },
      { type: "login.socialChosen", provider: "google" },
      { type: "login.freePlayChosen" },
      { type: "login.submitted" },
    ] as const) {
      const { actor, submit, ready, view } = start({
        answers: [wrong],
        social: () => new Promise(() => {}),
      });
      await submit(good);
      await ready();
      expect(view().failure).toBeDefined();
      actor.send(next);
      expect(view()).toMatchObject({ failure: undefined, fields: {} });
    }
    const { actor, submit, ready, type, view } = start({ answers: [wrong] });
    await submit({ ...good, mobileNum: "125550147" });
    await ready();
    type({ code: "1" });
    actor.send({ type: "login.codeRequested" });
    expect(view().failure).toBeUndefined();
  });

  it("shows a rejected code request until it is read, and updates the wait when the page wakes", async () => {
    const clock = new SimulatedClock();
    let asleepMs = 0;
    const answers = [
      { error: { reason: "MOBILE_INVALID" } },
      { ok: { expiredMinutes: 2 } },
    ] as const;
    let asked = 0;
    const actor = createActor(
      loginMachine.provide({
        actors: {
          recall: fromPromise(async () => ({ ok: undefined })),
          smsCode: smsCodeMachine.provide({
            actors: {
              sendCode: fromPromise(async () => {
                const answer = answers[asked] ?? answers[1];
                asked += 1;
                return answer;
              }),
            },
          }),
        },
      }),
      { input: { rules, now: () => clock.now() + asleepMs }, clock },
    ).start();
    const view = () => loginView(actor.getSnapshot());
    await waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
    actor.send({ type: "login.tabChosen", tab: "sms" });
    actor.send({
      type: "login.fieldChanged",
      field: "mobileNum",
      value: "125550147",
    });
    expect(view().smsCode.needsNumber).toBe(false);
    actor.send({ type: "login.codeRequested" });
    expect(view().smsCode).toMatchObject({ sending: true, canSend: false });
    await vi.waitFor(() =>
      expect(view().smsCode.failure?.reason).toBe("MOBILE_INVALID"),
    );
    actor.send({ type: "login.codeRefusalRead" });
    expect(view().smsCode.failure).toBeUndefined();
    clock.increment(1000);
    actor.send({ type: "login.codeRequested" });
    // The duration of the request does not count towards the wait.
    asleepMs += 5000;
    await vi.waitFor(() => expect(view().smsCode.secondsLeft).toBe(120));
    asleepMs += 100_000;
    actor.send({ type: "login.resumed" });
    expect(view().smsCode.secondsLeft).toBe(20);
  });

  it("resumes with a code sent earlier, whatever the device remembers", async () => {
    const open = () => {
      const actor = createActor(
        loginMachine.provide({
          actors: {
            recall: fromPromise(async () => ({
              ok: { username: "mira88", password: "lantern-7" },
            })),
          },
        }),
        { input: { rules: { ...rules, dialingCodes: [] }, now } },
      ).start();
      return { actor, view: () => loginView(actor.getSnapshot()) };
    };
    const { actor, view } = open();
    actor.send({ type: "login.codeKept", code: keptCode });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
    actor.send({
      type: "login.countriesCame",
      dialingCodes: rules.dialingCodes.toReversed(),
    });
    expect(view()).toMatchObject({
      tab: "sms",
      values: { mobileNum: "125550147", countryDialingCode: "60" },
      smsCode: { secondsLeft: 90, sent: true, stillWorks: true },
    });
  });
});

describe("a defect during login", () => {
  const unknown = { reason: "UNKNOWN" };
  type Actors = NonNullable<
    Parameters<typeof loginMachine.provide>[0]["actors"]
  >;
  const proved: Actors = { botCheck: fromPromise(async () => ({ ok: "p" })) };
  const letIn: Actors = {
    ...proved,
    signIn: fromPromise(async () => accepted),
  };
  async function open(actors: Actors, over: Partial<LoginRules> = {}) {
    const actor = createActor(loginMachine.provide({ actors }), {
      input: { rules: { ...rules, ...over }, now },
    }).start();
    const back = () =>
      waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
    await back();
    for (const [field, value] of [
      ["username", "mira"],
      ["password", "correct horse"],
      ["mobileNum", "125550147"],
      ["code", "4711"],
    ] as const)
      actor.send({ type: "login.fieldChanged", field, value });
    return { actor, back, view: () => loginView(actor.getSnapshot()) };
  }

  it.each([
    ["the bot check", {}],
    ["the login call", proved],
  ] as const)(
    "in %s is reported, and the typed values stay",
    async (_, actors) => {
      const { actor, back, view } = await open(actors);
      actor.send({ type: "login.submitted" });
      await back();
      expect(view()).toMatchObject({
        failure: unknown,
        canSubmit: true,
        values: { username: "mira", password: "correct horse" },
      });
      expect(view().captcha.needed).toBe(false);
    },
  );

  it.each([
    { type: "login.socialChosen", provider: "google" },
    { type: "login.freePlayChosen" },
  ] as const)("in another way to log in is reported: $type", async (event) => {
    const { actor, back, view } = await open({});
    actor.send(event);
    await back();
    expect(view()).toMatchObject({
      failure: undefined,
      failureElsewhere: unknown,
      canSubmit: true,
    });
  });

  it("in the device's memory or in the password check does not prevent the login", async () => {
    const { actor } = await open({
      ...letIn,
      signIn: fromPromise(async () => ({
        ok: { token: "t", firstTimeLogin: true, passwordExpired: false },
      })),
    });
    actor.send({ type: "login.submitted" });
    await waitFor(actor, (snapshot) => snapshot.status === "done");
    expect(actor.getSnapshot().output).toEqual({
      token: "t",
      firstLogin: true,
      change: "firstLogin",
    });
    const sms = await open(letIn);
    sms.actor.send({ type: "login.tabChosen", tab: "sms" });
    sms.actor.send({ type: "login.submitted" });
    await waitFor(sms.actor, (snapshot) => snapshot.status === "done");
    expect(sms.actor.getSnapshot().output?.token).toBe("token-of-the-session");
  });

  it("in the agent check prevents the login", async () => {
    const { actor, back, view } = await open(letIn, { agentsOnly: true });
    actor.send({ type: "login.submitted" });
    await back();
    expect(view().failure).toMatchObject(unknown);
    expect(actor.getSnapshot().context).toMatchObject({
      signedIn: undefined,
      change: undefined,
    });
  });

  it("or a failure in the agent check prevents the login and shows the reason", async () => {
    const asked: string[] = [];
    const { actor, back, view } = await open(
      {
        ...letIn,
        checkAgent: fromPromise(async ({ input }) => {
          asked.push(input.token);
          return { error: { reason: "NETWORK" as const } };
        }),
      },
      { agentsOnly: true },
    );
    actor.send({ type: "login.submitted" });
    await back();
    expect(asked).toEqual(["token-of-the-session"]);
    expect(view().failure).toEqual({ reason: "NETWORK" });
    expect(actor.getSnapshot().context.signedIn).toBeUndefined();
  });
});

describe("login rules", () => {
  it("check the password that was sent, and rank a default password first", async () => {
    const judged: string[] = [];
    const actor = createActor(
      loginMachine.provide({
        actors: {
          botCheck: fromPromise(async () => ({ ok: "p" })),
          signIn: fromPromise(async () => ({
            ok: { token: "t", firstTimeLogin: true, passwordExpired: true },
          })),
          isDefaultPassword: fromPromise(async ({ input }) => {
            judged.push(input.password);
            return { ok: true };
          }),
        },
      }),
      { input: { rules, now } },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
    for (const [field, value] of Object.entries(good))
      actor.send({
        type: "login.fieldChanged",
        field: field as LoginField,
        value,
      });
    actor.send({ type: "login.submitted" });
    await waitFor(actor, (snapshot) => snapshot.status === "done");
    expect(judged).toEqual(["correct horse"]);
    expect(actor.getSnapshot().output?.change).toBe("defaultPassword");
  });

  it("rank expiry above first login, and apply each only where the brand wants it", async () => {
    const both = {
      ok: { token: "t", firstTimeLogin: true, passwordExpired: true },
    };
    for (const [expiryForcesChange, firstLoginForcesChange, change] of [
      [true, true, "expired"],
      [false, true, "firstLogin"],
      [true, false, "expired"],
      [false, false, undefined],
    ] as const) {
      const { actor, submit, ended } = start({
        answers: [both],
        rules: { ...rules, expiryForcesChange, firstLoginForcesChange },
      });
      await submit(good);
      await ended();
      expect(actor.getSnapshot().output?.change).toBe(change);
    }
  });

  // OPN-11
  it("use a proof of the bot check for one attempt only", async () => {
    let proofs = 0;
    const { actor, calls, submit, ready, ended } = start({
      answers: [wrong, accepted],
      bot: async () => {
        proofs += 1;
        return { ok: `proof-${proofs}` };
      },
    });
    await submit(good);
    await ready();
    expect(actor.getSnapshot().context.botCheck).toBeUndefined();
    actor.send({ type: "login.submitted" });
    await ended();
    expect(
      calls.flatMap((call) =>
        typeof call === "string" ? [] : [call.botCheck],
      ),
    ).toEqual(["proof-1", "proof-2"]);
    expect(actor.getSnapshot().context.botCheck).toBeUndefined();
  });

  it("keep the extra check open after a failed bot check and after the wait", async () => {
    let isRefused = false;
    const { actor, submit, type, view, clock } = start({
      answers: [unknownAddress, tooMany],
      bot: async () =>
        isRefused ? { error: { reason: "BOT_CHECK_FAILED" } } : { ok: "p" },
    });
    const verifying = () =>
      waitFor(actor, (snapshot) =>
        snapshot.matches({ open: { trying: "verifying" } }),
      );
    await submit(good);
    await verifying();
    type({ verification: "1" });
    isRefused = true;
    actor.send({ type: "login.submitted" });
    await vi.waitFor(() =>
      expect(view().failure?.reason).toBe("BOT_CHECK_FAILED"),
    );
    await verifying();
    isRefused = false;
    actor.send({ type: "login.submitted" });
    expect(view().failure).toBeUndefined();
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { trying: "waiting" } }),
    );
    clock.increment(30_000);
    expect(view()).toMatchObject({
      failure: undefined,
      canSubmit: true,
      extraCheck: { method: "email" },
      values: { verification: "1" },
    });
  });

  it.each(["WRONG_CREDENTIALS", "NON_MEMBER"] as const)(
    "start again after %s, without the extra check",
    async (reason) => {
      const { actor, submit, type, ready, view } = start({
        answers: [
          unknownAddress,
          { error: { reason, captchaRequired: false } },
        ],
      });
      await submit(good);
      await vi.waitFor(() => expect(view().extraCheck).toBeDefined());
      type({ verification: "1" });
      actor.send({ type: "login.submitted" });
      await ready();
      expect(view()).toMatchObject({
        extraCheck: undefined,
        failure: { reason },
        values: { verification: "" },
      });
    },
  );

  it("ask for a captcha together with the extra check when told to", async () => {
    const { submit, view } = start({
      answers: [
        {
          error: {
            reason: "EXTRA_VERIFICATION",
            captchaRequired: true,
            extraCheck: { method: "email", sentTo: "m…" },
          },
        },
      ],
    });
    await submit(good);
    await vi.waitFor(() => expect(view().captcha.picture?.key).toBe("key-1"));
    expect(view().extraCheck).toMatchObject({ withCaptcha: true });
    // Nothing failed: a further proof was requested.
    expect(view().failure).toBeUndefined();
  });
});

describe("a remembered device", () => {
  const remembered = { username: "mira", deviceToken: "one.secret" };

  it("stores the token that the platform gives, and no password", async () => {
    const { actor, calls, kept, submit, ended } = start({
      answers: [withToken("one.secret")],
    });
    actor.send({ type: "login.rememberChanged", remember: true });
    await submit(good);
    await ended();
    expect(calls[1]).toMatchObject({ type: "username", remember: true });
    expect(kept).toEqual([remembered]);
  });

  it("logs in with one press, and stores the next token", async () => {
    const { calls, kept, submit, ended, ready, view } = start({
      remembered,
      answers: [withToken("one.next")],
    });
    await ready();
    expect(view()).toMatchObject({
      remembered: true,
      remember: true,
      values: { username: "mira", password: "" },
    });
    await submit({});
    await ended();
    expect(calls).toEqual([
      "botCheck",
      expect.objectContaining({
        type: "device",
        username: "mira",
        password: "one.secret",
        remember: true,
      }),
    ]);
    expect(kept).toEqual([{ ...remembered, deviceToken: "one.next" }]);
  });

  it("prefers a typed password, and requires one for a different username", async () => {
    const typed = start({ remembered });
    await typed.submit({ password: "correct horse" });
    await typed.ended();
    expect(typed.calls[1]).toMatchObject({
      type: "username",
      password: "correct horse",
    });
    const other = start({ remembered });
    await other.submit({ username: "iva" });
    expect(other.view()).toMatchObject({
      remembered: false,
      fields: { password: "required" },
    });
    expect(other.calls).toEqual([]);
  });

  it("asks for the password after it was forgotten elsewhere, and drops its stored token", async () => {
    const { kept, calls, submit, ready, ended, view } = start({
      remembered,
      answers: [deviceForgotten, withToken("two.secret")],
    });
    await submit({});
    await ready();
    expect(view()).toMatchObject({
      failure: { reason: "DEVICE_FORGOTTEN" },
      remembered: false,
      remember: true,
      values: { username: "mira" },
    });
    expect(kept).toEqual([undefined]);
    await submit({ password: "correct horse" });
    await ended();
    expect(calls.at(-1)).toMatchObject({ type: "username", remember: true });
    expect(kept.at(-1)).toEqual({ ...remembered, deviceToken: "two.secret" });
  });

  it("passes the extra check with the same token", async () => {
    const { actor, calls, submit, type, ended, view } = start({
      remembered,
      answers: [unknownAddress, withToken("one.next")],
    });
    await submit({});
    await vi.waitFor(() => expect(view().extraCheck).toBeDefined());
    type({ verification: "4711" });
    actor.send({ type: "login.submitted" });
    await ended();
    expect(calls.at(-1)).toMatchObject({
      type: "device",
      password: "one.secret",
      verification: { method: "email", value: "4711" },
    });
  });

  it.each(["by a password", "by its token"])(
    "requires a due password change and stores no token when logging in %s",
    async (way) => {
      const expired: SignInOutput = {
        ok: {
          token: "token-of-the-session",
          firstTimeLogin: false,
          passwordExpired: true,
          deviceToken: "one.next",
        },
      };
      const byToken = way === "by its token";
      const { actor, kept, submit, ended } = start({
        ...(byToken && { remembered }),
        answers: [expired],
      });
      actor.send({ type: "login.rememberChanged", remember: true });
      await submit(byToken ? {} : good);
      await ended();
      expect(actor.getSnapshot().output?.change).toBe("expired");
      expect(kept).toEqual([undefined]);
    },
  );

  it("is forgotten as soon as the box is unticked", async () => {
    const { actor, kept, ready, submit, view } = start({ remembered });
    await ready();
    actor.send({ type: "login.rememberChanged", remember: false });
    await vi.waitFor(() => expect(kept).toEqual([undefined]));
    await submit({});
    expect(view().fields).toEqual({ password: "required" });
  });
});

describe("proof of work in place of a captcha", () => {
  const offered: SignInOutput = {
    error: {
      reason: "WRONG_CREDENTIALS",
      captchaRequired: true,
      captchaByWork: true,
    },
  };

  it("is offered only where the platform accepts it", async () => {
    const plain = start({ answers: [wrongWithCaptcha] });
    await plain.submit(good);
    await vi.waitFor(() => expect(plain.view().captcha.needed).toBe(true));
    expect(plain.view().work.offered).toBe(false);
    const { submit, view } = start({ answers: [offered] });
    await submit(good);
    await vi.waitFor(() => expect(view().captcha.needed).toBe(true));
    expect(view().work).toMatchObject({ offered: true, chosen: false });
  });

  it("needs no picture, is bound to the username, and is sent with the attempt", async () => {
    const of: (string | undefined)[] = [];
    const { actor, calls, submit, ready, ended, view } = start({
      answers: [offered, accepted],
      bot: async (captchaOf) => {
        of.push(captchaOf);
        return { ok: "proof" };
      },
    });
    await submit(good);
    await vi.waitFor(() => expect(view().captcha.picture).toBeDefined());
    await ready();
    actor.send({ type: "login.submitted" });
    expect(view().fields).toEqual({ captcha: "required" });
    actor.send({ type: "login.workChosen", chosen: true });
    expect(view().fields.captcha).toBeUndefined();
    actor.send({ type: "login.submitted" });
    await ended();
    expect(of).toEqual([undefined, "mira"]);
    expect(calls.at(-1)).toMatchObject({
      captcha: undefined,
      captchaKey: undefined,
      botCheck: "proof",
    });
  });

  it("reports its progress, and can be cancelled without losing anything", async () => {
    const { actor, calls, submit, ready, view } = start({
      answers: [offered],
      bot: (captchaOf) =>
        captchaOf === undefined
          ? Promise.resolve({ ok: "proof" })
          : new Promise(() => undefined),
    });
    await submit(good);
    await ready();
    actor.send({ type: "login.workChosen", chosen: true });
    actor.send({ type: "login.submitted" });
    expect(view()).toMatchObject({
      busy: true,
      work: { running: true, share: undefined },
    });
    actor.send({ type: "login.worked", share: 0.4 });
    expect(view().work.share).toBe(0.4);
    actor.send({ type: "login.abandoned" });
    expect(view()).toMatchObject({
      busy: false,
      values: good,
      work: { running: false, chosen: true },
    });
    expect(calls.filter((call) => call === "botCheck")).toHaveLength(2);
    expect(calls).toHaveLength(3);
  });
});
