import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import type { RegisterField, RegisterFieldName } from "@foyer/platform/domain";
import { captchaMachine } from "../captcha/captcha.ts";
import { smsCodeMachine, type CodeRequest } from "../sms-code/sms-code.ts";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { registerMachine } from "./register.machine.ts";
import { fieldProblems, unknownPatterns } from "./register.rules.ts";
import type {
  AffiliateOutput,
  PatternsOutput,
  PhoneProofOutput,
  RegisterCallInput,
  RegisterCallOutput,
  RegisterInput,
  RegisterOrigin,
  RegisterRules,
  RegisterValues,
} from "./register.types.ts";
import { registerView } from "./register.view.ts";

const field = (
  name: RegisterFieldName,
  over: Partial<RegisterField> = {},
): RegisterField => ({
  field: name,
  required: true,
  acceptedPattern: "*",
  minLength: undefined,
  maxLength: undefined,
  digits: undefined,
  ...over,
});

const rules: RegisterRules = {
  types: ["username", "mobile"],
  fields: {
    username: [
      field("username", {
        acceptedPattern: "letterFirst",
        minLength: 6,
        maxLength: 12,
      }),
      field("password", { minLength: 8, maxLength: 20 }),
      field("confirmPassword"),
    ],
    mobile: [field("mobileNum"), field("verificationCode")],
  },
  dialingCodes: [{ countryDialingCode: "60", digits: 9 }],
  thirdPartySms: false,
  termsVersion: "3",
  age: 21,
  today: "2026-11-21",
};
/** A code that was sent before the form was opened. */
const keptCode = {
  mobileNum: "125550147",
  countryDialingCode: "60",
  waitMs: 90_000,
  sent: true,
} as const;
const origin: RegisterOrigin = {
  affiliateCode: undefined,
  referralCode: undefined,
  domain: "portal.example",
  registerUrl: "https://portal.example/register",
};
const opened: RegisterCallOutput = {
  ok: { token: "token-of-the-session", firstLogin: true },
};
const good: Partial<RegisterValues> = {
  username: " lakewalker ",
  password: " still water ",
  confirmPassword: "still water",
};

interface Setup {
  rules?: Partial<RegisterRules>;
  origin?: Partial<RegisterOrigin>;
  answers?: RegisterCallOutput[];
  affiliate?: AffiliateOutput;
  patterns?: PatternsOutput;
  phone?: PhoneProofOutput;
}

function start(setup: Setup = {}) {
  const clock = new SimulatedClock();
  const order: string[] = [];
  const calls: RegisterCallInput[] = [];
  const codes: CodeRequest[] = [];
  const answers = [...(setup.answers ?? [opened])];
  let pictures = 0;
  const input: RegisterInput = {
    rules: { ...rules, ...setup.rules },
    origin: { ...origin, ...setup.origin },
    now: () => clock.now(),
  };
  const actor = createActor(
    registerMachine.provide({
      actors: {
        smsCode: smsCodeMachine.provide({
          actors: {
            sendCode: fromPromise(async ({ input: request }) => {
              codes.push(request);
              return { ok: {} };
            }),
          },
        }),
        captcha: captchaMachine.provide({
          actors: {
            loadCaptcha: fromPromise(async () => {
              pictures += 1;
              return { ok: { image: "aW1n", key: `key-${pictures}` } };
            }),
          },
        }),
        checkAffiliate: fromPromise(async ({ input: { code } }) => {
          order.push(`affiliate ${code}`);
          return setup.affiliate ?? { ok: { valid: true } };
        }),
        tryPatterns: fromPromise(async () => {
          order.push("patterns");
          return setup.patterns ?? { ok: [] };
        }),
        botCheck: fromPromise(async () => {
          order.push("botCheck");
          return { ok: "proof" };
        }),
        verifyPhone: fromPromise(async ({ input: { code } }) => {
          order.push(`phone ${code}`);
          return (
            setup.phone ?? {
              ok: { firebaseChannel: "c1", firebaseIdToken: "t1" },
            }
          );
        }),
        register: fromPromise(async ({ input: call }) => {
          order.push("register");
          calls.push(call);
          return answers.shift() ?? opened;
        }),
      },
    }),
    { input, clock },
  );
  actor.start();
  const type = (values: Partial<RegisterValues>) => {
    for (const [name, value] of Object.entries(values))
      actor.send({
        type: "register.fieldChanged",
        field: name as keyof RegisterValues,
        value,
      });
  };
  const ready = () =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
  const submit = (values: Partial<RegisterValues> = good, agreed = true) => {
    type(values);
    actor.send({ type: "register.agreed", agreed });
    actor.send({ type: "register.submitted" });
  };
  return {
    actor,
    calls,
    clock,
    codes,
    order,
    type,
    ready,
    submit,
    ended: () => waitFor(actor, (snapshot) => snapshot.status === "done"),
    view: () => registerView(actor.getSnapshot()),
  };
}

// REG-15
describe("register chart", () => {
  it("reaches every state and drives every transition", () => {
    const trying = (state: string) => `0.register.open.trying.${state}`;
    const now = () => 0;
    const input: RegisterInput = {
      rules: {
        ...rules,
        thirdPartySms: true,
        fields: {
          username: [field("username", { acceptedPattern: "^(a+)+$" })],
          mobile: [field("mobileNum"), field("verificationCode")],
        },
      },
      origin,
      now,
    };
    expect(
      gaps(registerMachine, {
        input,
        distinguish: ({ context }) => [
          context.type,
          context.agreed,
          Object.keys(fieldProblems(context)),
          unknownPatterns(context).length,
          context.values.affiliateCode,
        ],
        events: [
          { type: "register.fieldChanged", field: "username", value: "aaaa" },
          {
            type: "register.fieldChanged",
            field: "mobileNum",
            value: "125550147",
          },
          {
            type: "register.fieldChanged",
            field: "verificationCode",
            value: "4711",
          },
          {
            type: "register.fieldChanged",
            field: "affiliateCode",
            value: "A1",
          },
          { type: "register.fieldLeft", field: "username" },
          { type: "register.agreed", agreed: true },
          { type: "register.typeChosen", registerType: "mobile" },
          { type: "register.codeRequested" },
          { type: "register.codeRefusalRead" },
          { type: "register.codeKept", code: keptCode },
          { type: "register.resumed" },
          { type: "register.captchaRefreshed" },
          { type: "register.submitted" },
          { type: "register.refusalRead" },
          {
            type: "xstate.snapshot.smsCode",
            snapshot: createActor(smsCodeMachine, {
              input: { now, countsRequestTime: false },
            }).getSnapshot(),
          },
          {
            type: "xstate.snapshot.captcha",
            snapshot: createActor(captchaMachine).getSnapshot(),
          },
          done(trying("checkingAffiliate"), { ok: { valid: true } }),
          done(trying("checkingAffiliate"), { ok: { valid: false } }),
          done(trying("checkingAffiliate"), { error: { reason: "NETWORK" } }),
          failed(trying("checkingAffiliate")),
          done(trying("tryingPatterns"), { ok: ["username"] }),
          done(trying("tryingPatterns"), { ok: [] }),
          failed(trying("tryingPatterns")),
          done(trying("checkingBot"), { ok: "proof" }),
          done(trying("checkingBot"), {
            error: { reason: "BOT_CHECK_FAILED" },
          }),
          failed(trying("checkingBot")),
          done(trying("verifyingPhone"), {
            ok: { firebaseChannel: "c", firebaseIdToken: "t" },
          }),
          done(trying("verifyingPhone"), { error: { reason: "CODE_WRONG" } }),
          failed(trying("verifyingPhone")),
          done(trying("calling"), opened),
          done(trying("calling"), { error: { reason: "TOO_MANY_REQUESTS" } }),
          done(trying("calling"), { error: { reason: "INVITATION_INVALID" } }),
          done(trying("calling"), { error: { reason: "USERNAME_TAKEN" } }),
          failed(trying("calling")),
          elapsed("wait", "register.open.trying.waiting"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("registering", () => {
  it("checks for bots, then registers and logs in (REG-05, REG-07, REG-08)", async () => {
    const { actor, calls, order, submit, ended } = start();
    submit();
    await ended();
    expect(order).toEqual(["botCheck", "register"]);
    expect(calls).toEqual([
      {
        type: "username",
        payload: {
          username: "lakewalker",
          password: "still water",
          confirmPassword: "still water",
          referralCode: undefined,
          domain: "portal.example",
          registerUrl: "https://portal.example/register",
          termsVersion: "3",
          botCheck: "proof",
          login: true,
          registerMethod: "WEB",
        },
      },
    ]);
    expect(actor.getSnapshot().output).toEqual({
      token: "token-of-the-session",
      firstLogin: true,
    });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(
      "still water",
    );
  });

  it("checks an affiliate code before anything else, even before the form itself (REG-02)", async () => {
    const { order, submit, ready, view } = start({
      origin: { affiliateCode: "LAKE7" },
    });
    submit({}, false);
    await ready();
    expect(order).toEqual(["affiliate LAKE7"]);
    expect(view()).toMatchObject({
      termsMissing: true,
      fields: { username: { reason: "required" } },
    });
  });

  it("stops at an invalid affiliate code with a warning (REG-03)", async () => {
    const { actor, order, submit, ready, view } = start({
      origin: { affiliateCode: "LAKE7" },
      affiliate: { ok: { valid: false } },
    });
    submit();
    await vi.waitFor(() => expect(view().invitationRefused).toBe(true));
    expect(order).toEqual(["affiliate LAKE7"]);
    expect(view().busy).toBe(false);
    actor.send({ type: "register.refusalRead" });
    await ready();
    expect(view()).toMatchObject({ invitationRefused: false, values: good });
  });

  it.each([
    ["stands in a field and is taken out", true, undefined],
    ["has no field", false, "LAKE7"],
  ])(
    "sends the correct value for an affiliate code from the address that %s",
    async (_how, shown, sent) => {
      const { calls, submit, ended } = start({
        origin: { affiliateCode: "LAKE7" },
        rules: {
          fields: {
            ...rules.fields,
            username: [
              ...rules.fields.username,
              ...(shown ? [field("affiliateCode", { required: false })] : []),
            ],
          },
        },
      });
      submit({ ...good, ...(shown && { affiliateCode: "" }) });
      await ended();
      expect(calls[0]?.payload.affiliateCode).toBe(sent);
    },
  );

  it("reports that the terms are not accepted, and calls nothing (REG-04)", async () => {
    const { actor, order, submit, ready, view } = start();
    submit(good, false);
    await ready();
    expect(view().termsMissing).toBe(true);
    expect(order).toEqual([]);
    actor.send({ type: "register.agreed", agreed: true });
    expect(view().termsMissing).toBe(false);
  });

  it("checks each field when it is left and when the form is sent, never before (VAL-05 … VAL-07)", async () => {
    const { actor, type, view, submit, ready } = start();
    type({ username: "1st" });
    expect(view().fields).toEqual({});
    actor.send({ type: "register.fieldLeft", field: "username" });
    expect(view().fields.username?.reason).toBe("pattern.letterFirst");
    actor.send({ type: "register.fieldLeft", field: "password" });
    expect(view().fields.password).toBeUndefined();
    submit({ username: "lake", password: "short", confirmPassword: "other" });
    await ready();
    expect(view().fields).toEqual({
      username: { reason: "length.between", params: { min: 6, max: 12 } },
      password: { reason: "length.between", params: { min: 8, max: 20 } },
      confirmPassword: { reason: "equal", params: {} },
    });
    type({ confirmPassword: "short" });
    expect(view().fields.confirmPassword).toBeUndefined();
  });

  it("sends number, country and code when registering by mobile number (REG-07, SMS-10)", async () => {
    const { actor, calls, codes, type, submit, ended } = start();
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    type({ mobileNum: "125550147", username: "left over" });
    actor.send({ type: "register.codeRequested" });
    expect(codes).toEqual([
      { mobileNum: "125550147", countryDialingCode: "60", regType: "mobile" },
    ]);
    submit({ verificationCode: " 4711 " });
    await ended();
    expect(calls[0]?.type).toBe("mobile");
    expect(calls[0]?.payload).toMatchObject({
      mobileNum: "125550147",
      countryDialingCode: "60",
      verificationCode: "4711",
    });
    // A field of the other type is not sent.
    expect(calls[0]?.payload.username).toBeUndefined();
  });

  it("requests no code without a number", () => {
    const { actor, codes, view } = start();
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    actor.send({ type: "register.codeRequested" });
    expect(codes).toEqual([]);
    expect(view().fields.mobileNum?.reason).toBe("required");
    expect(view().smsCode.needsNumber).toBe(true);
  });

  it("has a third party check its own code first, and sends the proof (REG-06, REG-13)", async () => {
    const { actor, calls, order, submit, ended } = start({
      rules: { thirdPartySms: true },
    });
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    submit({ mobileNum: "125550147", verificationCode: "998877" });
    await ended();
    expect(order).toEqual(["botCheck", "phone 998877", "register"]);
    expect(calls[0]?.payload).toMatchObject({
      firebaseChannel: "c1",
      firebaseIdToken: "t1",
    });
  });

  it("does not register when the third party rejects the code", async () => {
    const { actor, order, submit, ready, view } = start({
      rules: { thirdPartySms: true },
      phone: { error: { reason: "CODE_WRONG" } },
    });
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    submit({ mobileNum: "125550147", verificationCode: "1" });
    await vi.waitFor(() => expect(view().failure?.reason).toBe("CODE_WRONG"));
    await ready();
    expect(order).not.toContain("register");
  });

  it("tells the code of an agent's link until the visitor changes or removes it", () => {
    const came = (origin: Partial<RegisterOrigin>) => start({ origin });
    const { actor, view } = came({ affiliateCode: " LAKE7 " });
    expect(view().linkCode).toBe("LAKE7");
    for (const value of ["", "BAY9"]) {
      actor.send({
        type: "register.fieldChanged",
        field: "affiliateCode",
        value,
      });
      expect(view().linkCode).toBeUndefined();
    }
    expect(came({}).view().linkCode).toBeUndefined();
    expect(came({ affiliateCode: "  " }).view().linkCode).toBeUndefined();
    expect(came({ referralCode: "R77" }).view().linkCode).toBeUndefined();
  });

  it("sends the referral code with which the visitor came (REG-12, REG-16)", async () => {
    const referred = start({ origin: { referralCode: "R77" } });
    referred.submit();
    await referred.ended();
    expect(referred.calls[0]?.payload.referralCode).toBe("R77");
  });

  describe("with a friend's link", () => {
    const withField = (over: Partial<RegisterField> = {}) =>
      start({
        origin: { referralCode: "R77" },
        rules: {
          fields: {
            ...rules.fields,
            username: [
              ...rules.fields.username,
              field("affiliateCode", { required: false, ...over }),
            ],
          },
        },
      });

    it("shows its code in the field, and sends it unchecked as a referral (REG-12, REG-16)", async () => {
      const { calls, order, submit, ended, view } = withField();
      expect(view()).toMatchObject({
        values: { affiliateCode: "R77" },
        referralCode: "R77",
      });
      submit();
      await ended();
      expect(order).not.toContain("affiliate R77");
      expect(calls[0]?.payload).toMatchObject({ referralCode: "R77" });
      expect(calls[0]?.payload).not.toHaveProperty("affiliateCode");
    });

    it.each([
      ["", undefined],
      ["LAKE7", "LAKE7"],
    ])(
      "sends only what the visitor types instead: %j",
      async (affiliateCode, sent) => {
        const { calls, submit, ended } = withField();
        submit({ ...good, affiliateCode });
        await ended();
        expect(calls[0]?.payload.affiliateCode).toBe(sent);
        expect(calls[0]?.payload.referralCode).toBeUndefined();
      },
    );

    it.each([
      { maxLength: 2 },
      { acceptedPattern: "[0-9]+" },
      { required: true },
    ])("leaves a field empty that would not accept the code: %j", (over) => {
      expect(withField(over).view()).toMatchObject({
        values: { affiliateCode: "" },
        referralCode: "R77",
      });
    });
  });

  it("tests the server's own patterns separately, and reports values that do not match", async () => {
    const own: Partial<RegisterRules> = {
      fields: {
        ...rules.fields,
        username: [field("username", { acceptedPattern: "^(a+)+$" })],
      },
    };
    const refused = start({ rules: own, patterns: { ok: ["username"] } });
    refused.submit({ username: "aab" });
    await vi.waitFor(() =>
      expect(refused.view().fields.username?.reason).toBe("pattern.any"),
    );
    expect(refused.order).toEqual(["patterns"]);

    const undecided = start({
      rules: own,
      patterns: { error: { reason: "TIMEOUT" } },
    });
    undecided.submit({ username: "aab" });
    await undecided.ended();
    expect(undecided.order).toEqual(["patterns", "botCheck", "register"]);
  });

  it("keeps the typed values after a rejection, and renews the captcha", async () => {
    const { submit, ready, view } = start({
      rules: {
        fields: {
          ...rules.fields,
          username: [...rules.fields.username, field("captcha")],
        },
      },
      answers: [{ error: { reason: "USERNAME_TAKEN" } }],
    });
    await vi.waitFor(() => expect(view().captcha.picture?.key).toBe("key-1"));
    submit({ ...good, captcha: "x7" });
    await vi.waitFor(() =>
      expect(view().failure?.reason).toBe("USERNAME_TAKEN"),
    );
    await ready();
    await vi.waitFor(() => expect(view().captcha.picture?.key).toBe("key-2"));
    expect(view().values).toMatchObject({ ...good, captcha: "" });
  });

  it("waits as long as the platform says after too many attempts (CFG-03)", async () => {
    const { submit, clock, view } = start({
      answers: [{ error: { reason: "TOO_MANY_REQUESTS", retryAfter: 30 } }],
    });
    submit();
    await vi.waitFor(() =>
      expect(view()).toMatchObject({
        failure: { reason: "TOO_MANY_REQUESTS" },
        canSubmit: false,
        busy: false,
      }),
    );
    clock.increment(29_999);
    expect(view().canSubmit).toBe(false);
    clock.increment(1);
    expect(view()).toMatchObject({ canSubmit: true, failure: undefined });
  });

  it("requires the minimum age that the brand sets (VAL-54)", async () => {
    const { submit, ready, view } = start({
      rules: {
        fields: { ...rules.fields, username: [field("birthday")] },
      },
    });
    submit({ birthday: "2005-11-22" });
    await ready();
    expect(view().fields.birthday).toEqual({
      reason: "age",
      params: { age: 21 },
    });
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(registerMachine)).toEqual([
    "checkAffiliate",
    "tryPatterns",
    "botCheck",
    "verifyPhone",
    "register",
  ]);
});

describe("the registration view", () => {
  it("starts empty, with the first type and the first country", async () => {
    const { ready, view } = start({ origin: { affiliateCode: "LAKE7" } });
    await ready();
    const { values, ...rest } = view();
    expect(rest).toEqual({
      types: ["username", "mobile"],
      type: "username",
      linkCode: "LAKE7",
      shown: rules.fields.username,
      fields: {},
      agreed: false,
      termsMissing: false,
      failure: undefined,
      invitationRefused: false,
      busy: false,
      canSubmit: true,
      smsCode: {
        sending: false,
        canSend: true,
        secondsLeft: 0,
        sent: false,
        stillWorks: false,
        failure: undefined,
        needsNumber: false,
      },
      captcha: expect.objectContaining({ needed: false, picture: undefined }),
    });
    expect(Object.entries(values).filter(([, value]) => value !== "")).toEqual([
      ["affiliateCode", "LAKE7"],
      ["countryDialingCode", "60"],
    ]);
    const alone = start({ rules: { types: ["mobile"], dialingCodes: [] } });
    expect(alone.view()).toMatchObject({
      type: "mobile",
      shown: rules.fields.mobile,
      values: { countryDialingCode: "" },
    });
  });

  it("is busy from start to end of an attempt, and then forgets the typed values", async () => {
    const { actor, submit, ended, view } = start({
      origin: { affiliateCode: "LAKE7" },
    });
    const seen: string[] = [];
    submit();
    const look = () => {
      const name = JSON.stringify(actor.getSnapshot().value);
      if (actor.getSnapshot().status === "active" && !seen.includes(name)) {
        seen.push(name);
        expect(view()).toMatchObject({
          busy: true,
          canSubmit: false,
          invitationRefused: false,
        });
      }
    };
    look();
    actor.subscribe(look);
    await ended();
    expect(seen).toEqual([
      '{"open":{"trying":"checkingAffiliate"}}',
      '{"open":{"trying":"checkingBot"}}',
      '{"open":{"trying":"calling"}}',
    ]);
    expect(view()).toMatchObject({
      busy: false,
      values: { username: "", password: "", affiliateCode: "LAKE7" },
    });
    expect(actor.getSnapshot().context).toMatchObject({
      botCheck: undefined,
      phoneProof: undefined,
    });
  });

  it("clears errors when the other type is chosen", async () => {
    const { actor, submit, ready, view } = start({
      answers: [{ error: { reason: "USERNAME_TAKEN" } }],
    });
    submit();
    await vi.waitFor(() =>
      expect(view().failure?.reason).toBe("USERNAME_TAKEN"),
    );
    await ready();
    submit({ username: "" }, false);
    await ready();
    expect(view()).toMatchObject({ termsMissing: true, failure: undefined });
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    expect(view()).toMatchObject({
      type: "mobile",
      fields: {},
      termsMissing: false,
      failure: undefined,
    });
  });

  it("loads a captcha immediately when the chosen type needs one, and a new one on request", async () => {
    const { actor, clock, view } = start({
      rules: {
        fields: {
          username: rules.fields.username,
          mobile: [...rules.fields.mobile, field("captcha")],
        },
      },
    });
    await Promise.resolve();
    expect(view().captcha.needed).toBe(false);
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    await vi.waitFor(() => expect(view().captcha.picture?.key).toBe("key-1"));
    actor.send({
      type: "register.fieldChanged",
      field: "captcha",
      value: "x7",
    });
    clock.increment(1000);
    expect(view().values.captcha).toBe("x7");
    actor.send({ type: "register.captchaRefreshed" });
    await vi.waitFor(() => expect(view().captcha.picture?.key).toBe("key-2"));
    expect(view().values.captcha).toBe("");
  });

  it("shows the wait for a code and a rejected code request", async () => {
    const clock = new SimulatedClock();
    let asleepMs = 0;
    let asked = 0;
    const actor = createActor(
      registerMachine.provide({
        actors: {
          smsCode: smsCodeMachine.provide({
            actors: {
              sendCode: fromPromise(async () => {
                asked += 1;
                return asked === 1
                  ? { error: { reason: "MOBILE_TAKEN" as const } }
                  : { ok: { expiredMinutes: 2 } };
              }),
            },
          }),
        },
      }),
      {
        input: { rules, origin, now: () => clock.now() + asleepMs },
        clock,
      },
    ).start();
    const view = () => registerView(actor.getSnapshot()).smsCode;
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    expect(view().needsNumber).toBe(true);
    actor.send({
      type: "register.fieldChanged",
      field: "mobileNum",
      value: " 125550147 ",
    });
    expect(view().needsNumber).toBe(false);
    actor.send({ type: "register.codeRequested" });
    await vi.waitFor(() => expect(view().failure?.reason).toBe("MOBILE_TAKEN"));
    actor.send({ type: "register.codeRefusalRead" });
    expect(view().failure).toBeUndefined();
    clock.increment(1000);
    actor.send({ type: "register.codeRequested" });
    // The duration of the request does not count towards the wait.
    asleepMs += 5000;
    await vi.waitFor(() => expect(view().secondsLeft).toBe(120));
    asleepMs += 100_000;
    actor.send({ type: "register.resumed" });
    expect(view().secondsLeft).toBe(20);
  });

  it("resumes with a code sent earlier, and keeps a number that was typed", () => {
    const open = () => {
      const actor = createActor(registerMachine, {
        input: { rules, origin, now: () => 0 },
      }).start();
      return { actor, view: () => registerView(actor.getSnapshot()) };
    };
    const { actor, view } = open();
    const code = { ...keptCode, regType: "mobile" } as const;
    actor.send({ type: "register.codeKept", code });
    expect(view()).toMatchObject({
      type: "mobile",
      values: { mobileNum: "125550147" },
      smsCode: { secondsLeft: 90, stillWorks: true },
    });
    const cleared = open();
    const before = cleared.view();
    cleared.actor.send({
      type: "register.codeKept",
      code: { ...code, mobileNum: "", countryDialingCode: "" },
    });
    expect(cleared.view()).toMatchObject({
      type: "username",
      values: before.values,
      smsCode: { secondsLeft: 90, sent: true },
    });
    const typed = open();
    typed.actor.send({
      type: "register.fieldChanged",
      field: "mobileNum",
      value: "1",
    });
    typed.actor.send({ type: "register.codeKept", code });
    expect(typed.view()).toMatchObject({
      type: "username",
      values: { mobileNum: "1" },
    });
  });
});

describe("a registration attempt", () => {
  it("waits five minutes when the platform gives no duration", async () => {
    const { submit, clock, view } = start({
      answers: [{ error: { reason: "TOO_MANY_REQUESTS" } }],
    });
    submit();
    await vi.waitFor(() => expect(view().failure).toBeDefined());
    clock.increment(299_999);
    expect(view().canSubmit).toBe(false);
    clock.increment(1);
    expect(view()).toMatchObject({ canSubmit: true, failure: undefined });
  });

  it("reports that the affiliate code cannot be checked, and goes no further", async () => {
    const { order, submit, ready, view } = start({
      origin: { affiliateCode: "LAKE7" },
      affiliate: { error: { reason: "NETWORK" } },
    });
    submit();
    await vi.waitFor(() => expect(view().failure?.reason).toBe("NETWORK"));
    await ready();
    expect(order).toEqual(["affiliate LAKE7"]);
    expect(view().invitationRefused).toBe(false);
  });

  it.each([
    [
      "before the call",
      { affiliate: { error: { reason: "INVITATION_INVALID" } } },
    ],
    ["by the call", { answers: [{ error: { reason: "INVITATION_INVALID" } }] }],
  ] satisfies [string, Setup][])(
    "shows a warning when the invitation is rejected %s",
    async (_, setup) => {
      const { actor, submit, ready, view } = start({
        origin: { affiliateCode: " LAKE7 " },
        ...setup,
      });
      submit();
      await vi.waitFor(() => expect(view().invitationRefused).toBe(true));
      expect(view()).toMatchObject({
        busy: false,
        canSubmit: false,
        failure: undefined,
      });
      actor.send({ type: "register.refusalRead" });
      await ready();
      expect(view()).toMatchObject({ invitationRefused: false, values: good });
    },
  );

  it("ignores a blank affiliate code", async () => {
    const { order, submit, ended } = start({ origin: { affiliateCode: "  " } });
    submit();
    await ended();
    expect(order).toEqual(["botCheck", "register"]);
  });

  it("calls no third party without a code", async () => {
    const { actor, order, submit, ended } = start({
      rules: {
        thirdPartySms: true,
        fields: {
          ...rules.fields,
          mobile: [
            field("mobileNum"),
            field("verificationCode", { required: false }),
          ],
        },
      },
    });
    actor.send({ type: "register.typeChosen", registerType: "mobile" });
    submit({ mobileNum: "125550147", verificationCode: "  " });
    await ended();
    expect(order).toEqual(["botCheck", "register"]);
  });

  type Actors = NonNullable<
    Parameters<typeof registerMachine.provide>[0]["actors"]
  >;
  const proved: Actors = { botCheck: fromPromise(async () => ({ ok: "p" })) };
  const affiliated = { affiliateCode: "LAKE7" };
  const thirdParty = { thirdPartySms: true };
  const own: Partial<RegisterRules> = {
    fields: {
      ...rules.fields,
      username: [field("username", { acceptedPattern: "^(a+)+$" })],
    },
  };

  async function tried(actors: Actors, setup: Setup = {}) {
    const actor = createActor(registerMachine.provide({ actors }), {
      input: {
        rules: { ...rules, ...setup.rules },
        origin: { ...origin, ...setup.origin },
        now: () => 0,
      },
    }).start();
    for (const [name, value] of [
      ["username", "aaaaaa"],
      ["password", "still water"],
      ["confirmPassword", "still water"],
      ["verificationCode", "4711"],
    ] as const)
      actor.send({ type: "register.fieldChanged", field: name, value });
    actor.send({ type: "register.agreed", agreed: true });
    actor.send({ type: "register.submitted" });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
    return registerView(actor.getSnapshot());
  }

  it.each([
    ["the affiliate code", {}, { origin: affiliated }],
    ["bots", {}, {}],
    ["the third party's code", proved, { rules: thirdParty }],
    ["the account itself", proved, {}],
  ] satisfies [string, Actors, Setup][])(
    "reports a defect in the check of %s",
    async (_, actors, setup) => {
      expect(await tried(actors, setup)).toMatchObject({
        failure: { reason: "UNKNOWN" },
        values: { username: "aaaaaa" },
        canSubmit: true,
      });
    },
  );

  it("leaves patterns to the server when they cannot be tested", async () => {
    const reached: string[] = [];
    const view = await tried(
      {
        botCheck: fromPromise(async () => {
          reached.push("botCheck");
          return { error: { reason: "BOT_CHECK_FAILED" as const } };
        }),
      },
      { rules: own },
    );
    expect(reached).toEqual(["botCheck"]);
    expect(view.failure).toEqual({ reason: "BOT_CHECK_FAILED" });
  });
});

describe("the rules of a registration", () => {
  const context = (over: Partial<RegisterValues>, own: RegisterField[]) => {
    const actor = createActor(registerMachine, {
      input: {
        rules: { ...rules, fields: { username: own, mobile: [] } },
        origin,
        now: () => 0,
      },
    });
    const made = actor.getSnapshot().context;
    return { ...made, values: { ...made.values, ...over } };
  };

  it("require only required fields, and limit the length of optional ones too", () => {
    const optional = [field("nickname", { required: false, minLength: 3 })];
    expect(fieldProblems(context({}, optional))).toEqual({});
    expect(fieldProblems(context({ nickname: "ab" }, optional))).toMatchObject({
      nickname: { params: { min: 3 } },
    });
    expect(fieldProblems(context({}, [field("nickname")]))).toEqual({
      nickname: { reason: "required", params: {} },
    });
    const short = [field("nickname", { maxLength: 3 })];
    expect(fieldProblems(context({ nickname: "abcd" }, short))).toMatchObject({
      nickname: { params: { max: 3 } },
    });
  });

  it("do not let the login password be the payment password", () => {
    const both = [field("password"), field("paymentPassword")];
    const same = { password: "lakeside-7", paymentPassword: " lakeside-7" };
    expect(fieldProblems(context(same, both))).toEqual({
      paymentPassword: { reason: "different", params: {} },
    });
    const other = { ...same, paymentPassword: "lakeside-8" };
    expect(fieldProblems(context(other, both))).toEqual({});
  });

  it("check a number by its country, or by the field's own count of digits", () => {
    const asked = [field("mobileNum", { required: false })];
    expect(fieldProblems(context({}, asked))).toEqual({});
    expect(fieldProblems(context({}, [field("mobileNum")]))).toMatchObject({
      mobileNum: { reason: "required" },
    });
    expect(
      fieldProblems(context({ mobileNum: "12345678" }, asked)).mobileNum,
    ).toBeDefined();
    expect(
      fieldProblems(context({ mobileNum: "123456789" }, asked)).mobileNum,
    ).toBeUndefined();
    const own = [field("mobileNum", { digits: 8 })];
    expect(
      fieldProblems(context({ mobileNum: "12345678" }, own)).mobileNum,
    ).toBeUndefined();
    expect(
      fieldProblems(
        context({ mobileNum: "123456789", countryDialingCode: "99" }, asked),
      ).mobileNum,
    ).toBeUndefined();
  });

  it("require the password twice", () => {
    const both = [field("password"), field("confirmPassword")];
    expect(
      fieldProblems(context({ password: "still water" }, both)),
    ).toMatchObject({ confirmPassword: { reason: "required" } });
    expect(
      fieldProblems(
        context({ password: "a", confirmPassword: "b" }, both),
        "password",
      ),
    ).toEqual({});
  });

  it("test only unknown patterns separately, and only for fields that are filled in", () => {
    const mixed = [
      field("username", { acceptedPattern: "letterFirst" }),
      field("nickname", { acceptedPattern: "^b+$" }),
      field("line", { acceptedPattern: "^c+$" }),
    ];
    expect(
      unknownPatterns(
        context({ username: "abc", nickname: " bb ", line: "  " }, mixed),
      ),
    ).toEqual([{ field: "nickname", pattern: "^b+$", value: "bb" }]);
  });

  it("accept a birthday at the minimum age", () => {
    const asked = [field("birthday")];
    expect(fieldProblems(context({ birthday: "2005-11-21" }, asked))).toEqual(
      {},
    );
    expect(fieldProblems(context({}, asked))).toMatchObject({
      birthday: { reason: "required" },
    });
  });

  it("send a captcha key only together with a captcha", async () => {
    const { calls, submit, ended, view } = start({
      rules: {
        fields: {
          ...rules.fields,
          username: [...rules.fields.username, field("captcha")],
        },
      },
    });
    await vi.waitFor(() => expect(view().captcha.picture).toBeDefined());
    submit({ ...good, captcha: " x7 " });
    await ended();
    expect(calls[0]?.payload).toMatchObject({
      captcha: "x7",
      captchaKey: "key-1",
    });
    const plain = start();
    plain.submit();
    await plain.ended();
    expect(plain.calls[0]?.payload).not.toHaveProperty("captchaKey");
    expect(plain.calls[0]?.payload).not.toHaveProperty("countryDialingCode");
    expect(plain.calls[0]?.payload).not.toHaveProperty("affiliateCode");
  });
});
