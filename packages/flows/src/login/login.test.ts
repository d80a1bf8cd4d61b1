import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { loginMachine } from "./login.machine.ts";
import { loginView } from "./login.view.ts";
import type {
  LoginRules,
  Remembered,
  SignInInput,
  SignInOutput,
} from "./login.types.ts";

const rules: LoginRules = {
  firstLoginForcesChange: true,
  expiryForcesChange: true,
  offersRemember: true,
};
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

interface Setup {
  answers?: SignInOutput[];
  bot?: () => Promise<
    { ok: string } | { error: { reason: "BOT_CHECK_FAILED" } }
  >;
  remembered?: Remembered;
  isDefault?: boolean;
  rules?: LoginRules;
}

function start(setup: Setup = {}) {
  const answers = [...(setup.answers ?? [accepted])];
  const calls: (string | SignInInput)[] = [];
  const kept: Remembered[] = [];
  const clock = new SimulatedClock();
  let pictures = 0;
  const actor = createActor(
    loginMachine.provide({
      actors: {
        recall: fromPromise(async () => ({ ok: setup.remembered })),
        botCheck: fromPromise(async () => {
          calls.push("botCheck");
          return setup.bot ? setup.bot() : { ok: "proof" };
        }),
        signIn: fromPromise(async ({ input }) => {
          calls.push(input);
          return answers.shift() ?? accepted;
        }),
        loadCaptcha: fromPromise(async () => {
          pictures += 1;
          return { ok: { image: "aW1n", key: `key-${pictures}` } };
        }),
        isDefaultPassword: fromPromise(async () => ({
          ok: setup.isDefault ?? false,
        })),
        remember: fromPromise(async ({ input }) => {
          kept.push(input.remembered);
        }),
      },
    }),
    { input: { rules: setup.rules ?? rules }, clock },
  );
  actor.start();
  const type = (values: Record<string, string>) => {
    for (const [field, value] of Object.entries(values))
      if (field === "username" || field === "password" || field === "captcha")
        actor.send({ type: "login.fieldChanged", field, value });
  };
  const ready = () =>
    waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { form: "editing" } }),
    );
  const submit = async (values: Record<string, string>) => {
    await ready();
    type(values);
    actor.send({ type: "login.submitted" });
  };
  const ended = () => waitFor(actor, (snapshot) => snapshot.status === "done");
  return {
    actor,
    calls,
    kept,
    clock,
    submit,
    ready,
    ended,
    view: () => loginView(actor.getSnapshot()),
  };
}

const good = { username: " mira ", password: " correct horse " };

describe("login chart", () => {
  it("reaches every state and drives every transition", () => {
    const form = (index: number, state: string) =>
      `${index}.login.open.form.${state}`;
    const captcha = "0.login.open.captcha.loading";
    expect(
      gaps(loginMachine, {
        input: { rules },
        distinguish: (snapshot) => [
          snapshot.context.values,
          snapshot.context.captchaNeeded,
          Boolean(snapshot.context.captcha),
        ],
        events: [
          { type: "login.fieldChanged", field: "username", value: "mira" },
          { type: "login.fieldChanged", field: "password", value: "secret" },
          { type: "login.fieldChanged", field: "captcha", value: "x7" },
          { type: "login.rememberChanged", remember: true },
          { type: "login.submitted" },
          { type: "login.captchaRefreshed" },
          { type: "login.captchaAsked" },
          done(form(0, "recalling"), { ok: undefined }),
          failed(form(0, "recalling")),
          done(form(0, "checkingBot"), { ok: "proof" }),
          done(form(0, "checkingBot"), {
            error: { reason: "BOT_CHECK_FAILED" },
          }),
          failed(form(0, "checkingBot")),
          done(form(0, "signingIn"), accepted),
          done(form(0, "signingIn"), wrongWithCaptcha),
          done(form(0, "signingIn"), tooMany),
          failed(form(0, "signingIn")),
          elapsed("wait", "login.open.form.waiting"),
          done(form(0, "remembering"), undefined),
          failed(form(0, "remembering")),
          done(form(0, "judgingPassword"), { ok: false }),
          failed(form(0, "judgingPassword")),
          done(captcha, { ok: { image: "aW1n", key: "k" } }),
          done(captcha, { error: { reason: "NETWORK" } }),
          failed(captcha),
          elapsed("captchaThrottle", "login.open.captcha.shown.fresh"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("login journeys", () => {
  it("trims, checks for bots first, signs in and ends with the token", async () => {
    const { actor, calls, submit, ended } = start();
    await submit(good);
    await ended();
    expect(calls).toEqual([
      "botCheck",
      {
        username: "mira",
        password: "correct horse",
        captcha: undefined,
        captchaKey: undefined,
        botCheck: "proof",
      },
    ]);
    expect(actor.getSnapshot().output).toEqual({
      token: "token-of-the-session",
      firstLogin: false,
      change: undefined,
    });
  });

  it("does not send an empty form, names the fields, and clears a message on typing", async () => {
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

  it("keeps what was typed after a refusal", async () => {
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

  it("stops at a failed bot check without a login call", async () => {
    const { submit, ready, view, calls } = start({
      bot: async () => ({ error: { reason: "BOT_CHECK_FAILED" } }),
    });
    await submit(good);
    await ready();
    expect(view().failure?.reason).toBe("BOT_CHECK_FAILED");
    expect(calls).toEqual(["botCheck"]);
  });

  it("asks for a captcha when told to, requires it, sends it with its key, and renews it after a refusal", async () => {
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
      expect(actor.getSnapshot().context.captcha?.key).toBe("key-2"),
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

  it("sends no second try before the picture has come", async () => {
    const { actor, submit, ready, view, calls } = start({
      answers: [wrongWithCaptcha],
    });
    await submit(good);
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { form: "editing", captcha: "loading" } }),
    );
    const tries = calls.length;
    actor.send({ type: "login.submitted" });
    expect(view().fields).toEqual({ captcha: "required" });
    await ready();
    expect(calls).toHaveLength(tries);
  });

  it("gives a new picture once a second at most", async () => {
    const { actor, submit, ready, view, clock } = start({
      answers: [wrongWithCaptcha],
    });
    await submit(good);
    await ready();
    await vi.waitFor(() => expect(view().captcha.source).toBeDefined());
    expect(view().captcha.canRefresh).toBe(false);
    actor.send({ type: "login.captchaRefreshed" });
    expect(actor.getSnapshot().context.captcha?.key).toBe("key-1");
    clock.increment(999);
    expect(view().captcha.canRefresh).toBe(false);
    clock.increment(1);
    actor.send({ type: "login.captchaRefreshed" });
    await vi.waitFor(() =>
      expect(actor.getSnapshot().context.captcha?.key).toBe("key-2"),
    );
  });

  it("waits as long as the platform says after too many tries", async () => {
    const { actor, submit, view, clock } = start({ answers: [tooMany] });
    await submit(good);
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { form: "waiting" } }),
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

  it("waits five minutes when the platform does not say how long", async () => {
    const { actor, submit, view, clock } = start({
      answers: [
        { error: { reason: "TOO_MANY_REQUESTS", captchaRequired: false } },
      ],
    });
    await submit(good);
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { form: "waiting" } }),
    );
    clock.increment(299_999);
    expect(view().canSubmit).toBe(false);
    clock.increment(1);
    expect(view().canSubmit).toBe(true);
  });

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
  ])("says whether a new password is due: %s", async (_name, setup, change) => {
    const { actor, submit, ended } = start(setup);
    await submit(good);
    await ended();
    expect(actor.getSnapshot().output?.change).toBe(change);
  });

  it("prefills what the device remembers, and keeps it only while ticked", async () => {
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
    expect(kept).toEqual([undefined]);
  });

  it("remembers trimmed values when ticked, and never where it is not offered", async () => {
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

  it("holds nothing typed once it has ended", async () => {
    const { actor, submit, ended } = start();
    await submit(good);
    await ended();
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(
      "correct horse",
    );
  });
});
