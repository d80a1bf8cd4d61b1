import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { smsCodeMachine, type CodeRequest } from "../sms-code/sms-code.ts";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { forgotPasswordMachine } from "./forgot-password.machine.ts";
import { fieldProblems } from "./forgot-password.rules.ts";
import type {
  ForgotField,
  ForgotRules,
  ForgotValues,
  SendMailInput,
  SendMailOutput,
  SetPasswordInput,
  SetPasswordOutput,
  SignInAfterResetInput,
  SignInAfterResetOutput,
} from "./forgot-password.types.ts";
import { forgotPasswordView } from "./forgot-password.view.ts";

const rules: ForgotRules = {
  routes: ["email", "phone"],
  dialingCodes: [{ countryDialingCode: "60", digits: 9 }],
  password: { minLength: 8, maxLength: 20 },
};
/** A code that was sent before the form was opened. */
const keptCode = {
  mobileNum: "125550147",
  countryDialingCode: "60",
  waitMs: 90_000,
  sent: true,
} as const;
const reset: SetPasswordOutput = {
  ok: { account: "lake.walker", loginTicket: "once" },
};

interface Setup {
  mail?: SendMailOutput;
  set?: SetPasswordOutput;
  signIn?: SignInAfterResetOutput;
  rules?: ForgotRules;
}

function start(setup: Setup = {}) {
  const clock = new SimulatedClock();
  const mails: SendMailInput[] = [];
  const sets: SetPasswordInput[] = [];
  const signIns: SignInAfterResetInput[] = [];
  const codes: CodeRequest[] = [];
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        smsCode: smsCodeMachine.provide({
          actors: {
            sendCode: fromPromise(async ({ input }) => {
              codes.push(input);
              return { ok: { expiredMinutes: 2 } };
            }),
          },
        }),
        sendMail: fromPromise(async ({ input }) => {
          mails.push(input);
          return setup.mail ?? { ok: true };
        }),
        setPassword: fromPromise(async ({ input }) => {
          sets.push(input);
          return setup.set ?? reset;
        }),
        signIn: fromPromise(async ({ input }) => {
          signIns.push(input);
          return setup.signIn ?? { ok: { token: "new-token" } };
        }),
      },
    }),
    {
      input: { rules: setup.rules ?? rules, now: () => clock.now() },
      clock,
    },
  );
  actor.start();
  const type = (values: Partial<ForgotValues>) => {
    for (const [field, value] of Object.entries(values))
      actor.send({
        type: "forgotPassword.fieldChanged",
        field: field as ForgotField,
        value,
      });
  };
  return {
    actor,
    clock,
    codes,
    mails,
    sets,
    signIns,
    type,
    byPhone: () =>
      actor.send({ type: "forgotPassword.routeChosen", route: "phone" }),
    submit: (values: Partial<ForgotValues>) => {
      type(values);
      actor.send({ type: "forgotPassword.submitted" });
    },
    ended: () => waitFor(actor, (snapshot) => snapshot.status === "done"),
    view: () => forgotPasswordView(actor.getSnapshot()),
  };
}

const byMail = { username: " lake.walker ", email: " lake@post.example " };
const byCode = {
  mobileNum: "125550147",
  verificationCode: " 4711 ",
  newPassword: " deep water 9 ",
};

// FGT-07
describe("forgot-password chart", () => {
  it("reaches every state and drives every transition", () => {
    const open = (state: string) => `0.forgotPassword.open.${state}`;
    const now = () => 0;
    const type = (field: ForgotField, value: string) =>
      ({ type: "forgotPassword.fieldChanged", field, value }) as const;
    const tooMany = { error: { reason: "TOO_MANY_REQUESTS" } };
    expect(
      gaps(forgotPasswordMachine, {
        input: { rules, now },
        distinguish: ({ context }) => [
          context.route,
          Object.keys(fieldProblems(context)),
        ],
        events: [
          type("username", "lake"),
          type("email", "lake@post.example"),
          type("mobileNum", "125550147"),
          type("verificationCode", "4711"),
          type("newPassword", "deep water 9"),
          { type: "forgotPassword.routeChosen", route: "phone" },
          { type: "forgotPassword.codeRequested" },
          { type: "forgotPassword.codeRefusalRead" },
          { type: "forgotPassword.codeKept", code: keptCode },
          { type: "forgotPassword.resumed" },
          { type: "forgotPassword.submitted" },
          {
            type: "xstate.snapshot.smsCode",
            snapshot: createActor(smsCodeMachine, {
              input: { now, countsRequestTime: true },
            }).getSnapshot(),
          },
          done(open("sendingMail"), { ok: true }),
          done(open("sendingMail"), { error: { reason: "USER_NOT_FOUND" } }),
          done(open("sendingMail"), tooMany),
          failed(open("sendingMail")),
          done(open("settingPassword"), reset),
          done(open("settingPassword"), { error: { reason: "CODE_WRONG" } }),
          failed(open("settingPassword")),
          done(open("signingIn"), { ok: { token: "t" } }),
          failed(open("signingIn")),
          elapsed("wait", "forgotPassword.open.waiting"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("by mail", () => {
  it("sends username and address, and ends with the mail sent (FGT-02, FGT-03)", async () => {
    const { actor, mails, submit, ended } = start();
    submit(byMail);
    await ended();
    expect(mails).toEqual([
      { username: "lake.walker", email: "lake@post.example" },
    ]);
    expect(actor.getSnapshot().output).toEqual({ outcome: "mailSent" });
  });

  it("requires both, and a valid address (VAL-15)", () => {
    const { mails, submit, view } = start();
    submit({ username: "", email: "lake" });
    expect(view().fields).toEqual({
      username: { reason: "required", params: {} },
      email: { reason: "pattern.email", params: {} },
    });
    expect(mails).toEqual([]);
  });

  it("keeps the typed values when no user is found (FGT-08)", async () => {
    const { submit, view } = start({
      mail: { error: { reason: "USER_NOT_FOUND" } },
    });
    submit(byMail);
    await vi.waitFor(() =>
      expect(view().failure?.reason).toBe("USER_NOT_FOUND"),
    );
    expect(view()).toMatchObject({ values: byMail, canSubmit: true });
  });
});

describe("by phone", () => {
  it("sets the password and logs in automatically (FGT-05, FGT-06)", async () => {
    const { actor, byPhone, sets, signIns, submit, ended } = start();
    byPhone();
    submit(byCode);
    await ended();
    expect(sets).toEqual([
      {
        newPassword: "deep water 9",
        mobileNum: "125550147",
        countryDialingCode: "60",
        verificationCode: "4711",
      },
    ]);
    expect(signIns).toEqual([
      {
        account: "lake.walker",
        loginTicket: "once",
        password: "deep water 9",
      },
    ]);
    expect(actor.getSnapshot().output).toEqual({
      outcome: "signedIn",
      token: "new-token",
    });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(
      "deep water",
    );
  });

  it("asks to log in when the automatic login fails after the password was set (OPN-73)", async () => {
    const { actor, byPhone, submit, ended } = start({
      signIn: { error: { reason: "NETWORK" } },
    });
    byPhone();
    submit(byCode);
    await ended();
    expect(actor.getSnapshot().output).toEqual({ outcome: "passwordSet" });
  });

  it("requires a valid number, a code and a valid password (VAL-16)", () => {
    const { byPhone, sets, submit, view } = start();
    byPhone();
    submit({ mobileNum: "12", newPassword: "short" });
    expect(view().fields).toEqual({
      mobileNum: { reason: "mobile", params: { digits: 9 } },
      verificationCode: { reason: "required", params: {} },
      newPassword: { reason: "length.between", params: { min: 8, max: 20 } },
    });
    expect(sets).toEqual([]);
  });

  it("sends a code only when a number is given (SMS-07), and shows the wait", async () => {
    const { actor, byPhone, codes, type, view } = start();
    byPhone();
    actor.send({ type: "forgotPassword.codeRequested" });
    expect(codes).toEqual([]);
    expect(view().fields.mobileNum?.reason).toBe("required");
    type({ mobileNum: "125550147" });
    actor.send({ type: "forgotPassword.codeRequested" });
    expect(codes).toEqual([
      { mobileNum: "125550147", countryDialingCode: "60" },
    ]);
    await vi.waitFor(() => expect(view().smsCode.secondsLeft).toBe(120));
  });

  it("waits as long as the platform says after too many attempts (CFG-03)", async () => {
    const { byPhone, submit, clock, view } = start({
      set: { error: { reason: "TOO_MANY_REQUESTS", retryAfter: 40 } },
    });
    byPhone();
    submit(byCode);
    await vi.waitFor(() => expect(view().canSubmit).toBe(false));
    await vi.waitFor(() => expect(view().busy).toBe(false));
    clock.increment(39_999);
    expect(view().canSubmit).toBe(false);
    clock.increment(1);
    expect(view()).toMatchObject({ canSubmit: true, failure: undefined });
  });
});

describe("the platform's rules for username and password", () => {
  const rule = (acceptedPattern: string) => ({
    minLength: undefined,
    maxLength: 8,
    acceptedPattern,
  });

  it.each([
    [{ username: "lake walker" }, "username", "pattern.noSpaces"],
    [{ username: "lakewalker" }, "username", "length.atMost"],
    [{ username: "lake" }, "username", undefined],
  ] as const)(
    "apply to %j in field %s: %s (VAL-15)",
    (typed, field, reason) => {
      const { submit, view, mails } = start({
        rules: { ...rules, username: rule("noSpaces") },
      });
      submit({ ...byMail, ...typed });
      expect(view().fields[field]?.reason).toBe(reason);
      expect(mails).toHaveLength(reason === undefined ? 1 : 0);
    },
  );

  it.each([
    ["digits", "pattern.digits"],
    ["noSpaces", undefined],
    // A pattern only the server understands: the server validates.
    ["^x+$", undefined],
  ])(
    "check a password against the pattern %s: %s",
    (acceptedPattern, reason) => {
      const { submit, view, byPhone } = start({
        rules: { ...rules, password: rule(acceptedPattern) },
      });
      byPhone();
      submit({ ...byCode, newPassword: "deep-9" });
      expect(view().fields.newPassword?.reason).toBe(reason);
    },
  );
});

it("resumes by phone with a code sent earlier, where that route is offered", () => {
  const open = (routes: ForgotRules["routes"]) => {
    const actor = createActor(forgotPasswordMachine, {
      input: { rules: { ...rules, routes }, now: () => 0 },
    }).start();
    actor.send({ type: "forgotPassword.codeKept", code: keptCode });
    return forgotPasswordView(actor.getSnapshot());
  };
  expect(open(["email", "phone"])).toMatchObject({
    route: "phone",
    values: { mobileNum: "125550147" },
    smsCode: { secondsLeft: 90, stillWorks: true },
  });
  expect(open(["email"])).toMatchObject({
    route: "email",
    values: { mobileNum: "" },
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(forgotPasswordMachine)).toEqual([
    "sendMail",
    "setPassword",
    "signIn",
  ]);
});
