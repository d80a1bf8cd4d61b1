import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { modelBank, settle } from "../testing/money.ts";
import { unprovided } from "../testing/unprovided.ts";
import {
  appliedToSlot,
  emptySlot,
  type JournalCommand,
  type JournalSlot,
  sameBody,
  slotOf,
} from "./money-step.journal.ts";
import { createMoneyStep } from "./money-step.machine.ts";
import type {
  JournalOutput,
  MoneyFailure,
  MoneyIntent,
} from "./money-step.types.ts";
import { isAlive, outputOf, waitMs } from "./money-step.rules.ts";
import { verdictOn } from "./money-step.verdict.ts";
import { moneyStepView } from "./money-step.view.ts";

type Body = { readonly account: string; readonly amount: string };
interface Ok {
  readonly orderId: string;
}

const body: Body = { account: "b1", amount: "100" };
const rules = {
  needsSecret: true,
  readBody: (stored: Readonly<Record<string, unknown>>) =>
    typeof stored["account"] === "string" &&
    typeof stored["amount"] === "string"
      ? { account: stored["account"], amount: stored["amount"] }
      : undefined,
};
const step = createMoneyStep<Body, Ok>(rules);
const morning = 1_700_000_000_000;
const hour = 3_600_000;

const intent = (over: Partial<MoneyIntent<Body>> = {}) => ({
  body,
  secret: "1234",
  seen: 0,
  ...over,
});

function world() {
  const clock = new SimulatedClock();
  const bank = modelBank<Ok, Body>({
    password: "1234",
    answer: (count) => ({ orderId: `W-${count}` }),
  });
  let keys = 0;
  let skewMs = 0;
  const open = (given: MoneyIntent<Body> | undefined) => {
    const actor = createActor(step.provide({ actors: bank.actors }), {
      clock,
      input: {
        slot: "withdraw",
        intent: given,
        now: () => morning + clock.now() + skewMs,
        newKey: () => `key-${(keys += 1)}`,
      },
    }).start();
    return {
      actor,
      view: () => moneyStepView(actor.getSnapshot()),
      output: () => actor.getSnapshot().output,
    };
  };
  return {
    bank,
    clock,
    open,
    /** The device's clock is changed, or the device slept. */
    skew: (ms: number) => {
      skewMs += ms;
    },
    /** Waits until all automatic attempts are over. */
    async patience() {
      for (let i = 0; i < 8; i += 1) {
        await settle();
        clock.increment(20_000);
      }
      await settle();
    },
  };
}

describe("money step chart", () => {
  const mine = { key: "k", body, at: 0, holders: ["k"] };
  const found = (slot: Partial<JournalSlot>) => ({
    ok: { revision: 0, entry: undefined, ...slot },
  });
  const slots = [
    found({}),
    found({ revision: 3 }),
    found({ entry: mine }),
    found({ entry: { ...mine, body: { ...body, amount: "7" } } }),
    found({ entry: { ...mine, at: -13 * hour } }),
    { error: { reason: "UNKNOWN" } } as const,
  ];
  const answers: ({ ok: Ok } | { error: MoneyFailure })[] = [
    { ok: { orderId: "W-1" } },
    { error: { reason: "TIMEOUT" } },
    { error: { reason: "NOT_LOGGED_IN" } },
    { error: { reason: "INSUFFICIENT_BALANCE" } },
  ];
  const journals = [
    "lookingForEarlier",
    "claiming",
    "holding",
    "writingOutcome",
    "lettingGo",
    "settingAside",
  ].map((state) => `0.moneyStep.${state}`);

  it("reaches every state and drives every transition", () => {
    const walks = [intent(), undefined].map((given) => {
      return gaps(step, {
        input: {
          slot: "s",
          intent: given,
          now: () => 0,
          newKey: () => "k",
        },
        distinguish: ({ context }) => [
          context.doubt,
          context.tries,
          context.secret,
          context.entry?.at,
          context.seen,
          context.intent === undefined,
        ],
        events: [
          { type: "moneyStep.askedAgain", secret: "1234" },
          { type: "moneyStep.askedAgain" },
          { type: "moneyStep.setAside" },
          ...journals.flatMap((id) => [
            ...slots.map((slot) => done(id, slot)),
            failed(id),
          ]),
          ...answers.map((answer) => done("0.moneyStep.sending", answer)),
          failed("0.moneyStep.sending"),
          elapsed("beforeAsking", "moneyStep.doubting"),
        ],
      });
    });
    const [confirmed, recovered] = walks;
    const inBoth = (one: readonly string[] = [], two: readonly string[] = []) =>
      one.filter((each) => two.includes(each));
    expect({
      states: inBoth(confirmed?.states, recovered?.states),
      transitions: inBoth(confirmed?.transitions, recovered?.transitions),
    }).toEqual({ states: [], transitions: [] });
  });
});

describe("a confirmed intent", () => {
  it("is recorded before it is sent, and closed when it is done", async () => {
    const { bank, open } = world();
    const { actor, output } = open(intent());
    expect(bank.sendings).toEqual([]);
    await settle();
    expect(bank.sendings).toEqual([{ key: "key-1", body, secret: "1234" }]);
    expect(output()).toEqual({
      outcome: "done",
      ok: { orderId: "W-1" },
      body,
      earlier: false,
      seen: 1,
    });
    expect(bank.slotNow("withdraw")).toEqual({ revision: 1 });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("1234");
  });

  it("is recorded without the password", async () => {
    const { bank, open } = world();
    bank.faults.push("dropAfter");
    open(intent());
    await settle();
    expect(JSON.stringify(bank.slotNow("withdraw"))).not.toContain("1234");
    expect(bank.slotNow("withdraw").entry?.key).toBe("key-1");
  });

  it.each(["dropBefore", "dropAfter", "malformed"] as const)(
    "is sent again with the same key after %s, and takes effect once",
    async (fault) => {
      const { bank, clock, open } = world();
      bank.faults.push(fault, fault);
      const { view, output } = open(intent());
      await settle();
      expect(view()).toMatchObject({ phase: "doubting", canSetAside: false });
      clock.increment(999);
      await settle();
      expect(bank.sendings).toHaveLength(1);
      clock.increment(1);
      await settle();
      expect(bank.sendings).toHaveLength(2);
      clock.increment(2000);
      await settle();
      expect(new Set(bank.sendings.map(({ key }) => key)).size).toBe(1);
      expect(output()).toMatchObject({ outcome: "done", earlier: false });
      expect(bank.effects).toEqual([body]);
    },
  );

  it("is left to the member after several retries, who can ask again or set it aside", async () => {
    const { bank, open, patience } = world();
    bank.faults.push(...Array.from({ length: 5 }, () => "dropAfter" as const));
    const { actor, view, output } = open(intent());
    await patience();
    expect(bank.sendings).toHaveLength(5);
    expect(view()).toMatchObject({
      phase: "unresolved",
      failure: { reason: "NETWORK" },
      wantsSecret: false,
      canAsk: true,
      canSetAside: true,
    });
    actor.send({ type: "moneyStep.askedAgain" });
    await settle();
    expect(output()).toMatchObject({ outcome: "done" });
    expect(bank.effects).toHaveLength(1);
  });

  it("is sent again only after the wait that the platform asks for", async () => {
    const { bank, clock, open } = world();
    bank.refusals.push({ reason: "NETWORK", status: 503, retryAfter: 30 });
    open(intent());
    await settle();
    clock.increment(29_999);
    await settle();
    expect(bank.sendings).toHaveLength(1);
    clock.increment(1);
    await settle();
    expect(bank.sendings).toHaveLength(2);
  });

  it.each([
    { reason: "INSUFFICIENT_BALANCE", status: 409 },
    { reason: "NOT_LOGGED_IN", status: 401 },
    { reason: "NETWORK", unsent: true },
    { reason: "OTHER", status: 422, message: "Daily cap reached." },
  ] satisfies MoneyFailure[])(
    "ends without effect after $reason",
    async (refusal) => {
      const { bank, open } = world();
      bank.refusals.push(refusal);
      const { output } = open(intent());
      await settle();
      expect(output()).toMatchObject({
        outcome: "refused",
        failure: { reason: refusal.reason },
        seen: 0,
      });
      expect(bank.slotNow("withdraw").entry).toBeUndefined();
      expect(bank.effects).toEqual([]);
    },
  );

  it("stays in doubt after a platform message that comes with a server error", async () => {
    const { bank, open } = world();
    bank.refusals.push({ reason: "OTHER", status: 500, message: "Oops" });
    const { view } = open(intent());
    await settle();
    expect(view().phase).toBe("doubting");
  });

  it("stays unresolved when the session is lost after an attempt that may have taken effect", async () => {
    const { bank, clock, open } = world();
    bank.faults.push("dropAfter", "door");
    const { actor, view, output } = open(intent());
    await settle();
    clock.increment(1000);
    await settle();
    expect(view()).toMatchObject({
      phase: "unresolved",
      failure: { reason: "NOT_LOGGED_IN" },
      wantsSecret: true,
    });
    actor.send({ type: "moneyStep.askedAgain" });
    expect(view().secretMissing).toBe(true);
    actor.send({ type: "moneyStep.askedAgain", secret: " 1234 " });
    await settle();
    expect(output()).toMatchObject({ outcome: "done", ok: { orderId: "W-1" } });
    expect(bank.effects).toHaveLength(1);
  });

  it("is not sent when it cannot be recorded", async () => {
    const { bank, open } = world();
    const broken = createActor(step, {
      input: {
        slot: "withdraw",
        intent: intent(),
        now: () => morning,
        newKey: () => "k",
      },
    }).start();
    await settle();
    expect(broken.getSnapshot().output).toMatchObject({
      outcome: "refused",
      failure: { reason: "UNKNOWN" },
    });
    expect(bank.sendings).toEqual([]);
    expect(open(undefined).view().phase).toBe("checking");
  });
});

describe("an intent that an earlier visit left open", () => {
  async function leftOpen() {
    const all = world();
    all.bank.faults.push("dropAfter");
    all.open(intent());
    await settle();
    return all;
  }

  it("is not sent again automatically", async () => {
    const { bank, open } = await leftOpen();
    const before = bank.sendings.length;
    const later = open(undefined);
    await settle();
    expect(later.view()).toEqual({
      phase: "interrupted",
      doubt: "interrupted",
      body,
      at: morning,
      failure: undefined,
      wantsSecret: true,
      secretMissing: false,
      canAsk: true,
      canSetAside: true,
    });
    expect(bank.sendings.length).toBe(before);
  });

  it("is resolved when the member asks, with no second effect", async () => {
    const { bank, open } = await leftOpen();
    const { actor, output } = open(undefined);
    await settle();
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    expect(output()).toMatchObject({ outcome: "done", body, earlier: true });
    expect(bank.effects).toHaveLength(1);
  });

  it("stays open when the password is now wrong", async () => {
    const { open } = await leftOpen();
    const { actor, view } = open(undefined);
    await settle();
    actor.send({ type: "moneyStep.askedAgain", secret: "nope" });
    await settle();
    expect(view()).toMatchObject({
      phase: "unresolved",
      failure: { reason: "PAYMENT_PASSWORD_WRONG" },
      wantsSecret: true,
    });
  });

  it("takes precedence over a different one, which is not sent", async () => {
    const { bank, open } = await leftOpen();
    const other = { ...body, amount: "7" };
    const { actor, view, output } = open(intent({ body: other }));
    await settle();
    expect(view()).toMatchObject({ phase: "interrupted", body });
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    expect(output()).toMatchObject({ outcome: "done", body, earlier: true });
    expect(bank.effects).toEqual([body]);
  });

  it("is joined by an identical one, without a second effect", async () => {
    const { bank, open } = await leftOpen();
    const { output } = open(intent());
    await settle();
    expect(output()).toMatchObject({ outcome: "done", ok: { orderId: "W-1" } });
    expect(bank.effects).toEqual([body]);
  });

  it("makes an outdated form report another tab's result instead of sending", async () => {
    const { bank, open } = world();
    open(intent());
    await settle();
    const late = open(intent());
    await settle();
    expect(late.output()).toEqual({ outcome: "elsewhere", seen: 1 });
    const anew = open(intent({ seen: 1 }));
    await settle();
    expect(anew.output()).toMatchObject({ outcome: "done", seen: 2 });
    expect(bank.effects).toHaveLength(2);
  });

  it("can be set aside, and does not come back", async () => {
    const { bank, open } = await leftOpen();
    const { actor, output } = open(undefined);
    await settle();
    actor.send({ type: "moneyStep.setAside" });
    await settle();
    expect(output()).toEqual({ outcome: "setAside", seen: 1 });
    expect(bank.slotNow("withdraw")).toEqual({ revision: 1 });
  });

  it.each([
    ["it is too old for its key", 12 * hour + 1],
    ["the clock was set back", -hour],
  ])("is never sent again when %s", async (_, ms) => {
    const { bank, open, skew } = await leftOpen();
    skew(ms);
    const { actor, view } = open(undefined);
    await settle();
    expect(view()).toMatchObject({
      phase: "lost",
      body,
      canAsk: false,
      canSetAside: true,
    });
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    expect(bank.sendings).toHaveLength(1);
  });

  it("is not sent again after the device slept too long", async () => {
    const { bank, clock, open, skew } = world();
    bank.faults.push("dropAfter");
    const { view } = open(intent());
    await settle();
    skew(13 * hour);
    clock.increment(1000);
    await settle();
    expect(view().phase).toBe("lost");
    expect(bank.sendings).toHaveLength(1);
  });
});

describe("the journal", () => {
  it("reads damaged data as empty, but keeps whatever has a key", () => {
    for (const spoilt of [
      undefined,
      null,
      7,
      "x",
      [],
      { revision: "1", entry: {} },
      { entry: { key: 5 } },
    ])
      expect(slotOf(spoilt)).toEqual(emptySlot);
    expect(
      slotOf({
        revision: 2,
        entry: { key: "k", body: { amount: "1", evil: { deep: 1 } } },
      }),
    ).toEqual({
      revision: 2,
      entry: { key: "k", at: 0, body: { amount: "1" }, holders: [] },
    });
  });

  it("keeps an intent that another tab still holds", () => {
    const claim = (holder: string, slot: JournalSlot) =>
      appliedToSlot(slot, {
        type: "claim",
        slot: "s",
        key: `key-${holder}`,
        holder,
        body,
        seen: 0,
        at: 1,
      });
    const both = claim("b", claim("a", emptySlot));
    expect(both.entry).toMatchObject({ key: "key-a", holders: ["a", "b"] });
    const one = appliedToSlot(both, {
      type: "release",
      slot: "s",
      key: "key-a",
      holder: "a",
    });
    expect(one.entry?.holders).toEqual(["b"]);
    expect(
      appliedToSlot(one, {
        type: "release",
        slot: "s",
        key: "key-a",
        holder: "b",
      }),
    ).toEqual(emptySlot);
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(step)).toEqual(["journal", "send"]);
});

describe("the verdict on a failed request", () => {
  it.each(["NETWORK", "TIMEOUT", "MALFORMED", "ABORTED", "UNKNOWN"] as const)(
    "is unknown after %s, unless nothing left the device",
    (reason) => {
      for (const doubt of ["none", "own", "earlier"] as const) {
        expect(verdictOn({ reason }, doubt)).toBe("silent");
        expect(verdictOn({ reason, status: 422 }, doubt)).toBe("silent");
      }
      expect(verdictOn({ reason, unsent: true }, "none")).toBe("refused");
      expect(verdictOn({ reason, unsent: true }, "own")).toBe("open");
      expect(verdictOn({ reason, unsent: true }, "earlier")).toBe("open");
    },
  );

  it.each([
    "NOT_LOGGED_IN",
    "FORBIDDEN",
    "TRIAL_NOT_ALLOWED",
    "MAINTENANCE",
    "REGION_BLOCKED",
    "TOO_MANY_REQUESTS",
    "VALIDATION",
    "LOCKED",
    "VENDOR_BUSY",
    "IDEMPOTENCY_CONFLICT",
  ] as const)("leaves an earlier attempt open after %s", (reason) => {
    expect(verdictOn({ reason, status: 403 }, "none")).toBe("refused");
    expect(verdictOn({ reason, status: 403 }, "own")).toBe("open");
    expect(verdictOn({ reason, status: 403 }, "earlier")).toBe("open");
  });

  it("is rejected for a wrong password, but open for an intent from an earlier visit", () => {
    const reason = "PAYMENT_PASSWORD_WRONG";
    expect(verdictOn({ reason }, "none")).toBe("refused");
    expect(verdictOn({ reason }, "own")).toBe("refused");
    expect(verdictOn({ reason }, "earlier")).toBe("open");
  });

  it("is rejected when the platform judges the intent itself, in doubt or not", () => {
    for (const doubt of ["none", "own", "earlier"] as const)
      expect(verdictOn({ reason: "INSUFFICIENT_BALANCE" }, doubt)).toBe(
        "refused",
      );
  });

  it.each([
    [undefined, "silent"],
    [0, "silent"],
    [200, "silent"],
    [399, "silent"],
    [400, "refused"],
    [499, "refused"],
    [500, "silent"],
    [503, "silent"],
  ] as const)(
    "for a platform message with status %s is %s",
    (status, verdict) => {
      expect(verdictOn({ reason: "OTHER", status }, "none")).toBe(verdict);
      // Only text: a code of the closed set means the same whatever comes with it.
      expect(verdictOn({ reason: "AMOUNT_RANGE", status }, "none")).toBe(
        "refused",
      );
    },
  );
});

describe("the wait before a retry", () => {
  const wait = (tries: number, retryAfter?: number) =>
    waitMs({ tries, failure: { reason: "NETWORK", retryAfter } });

  it("doubles from one second up to fifteen seconds", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((tries) => wait(tries))).toEqual([
      1000, 1000, 2000, 4000, 8000, 15_000, 15_000,
    ]);
    expect(waitMs({ tries: 1, failure: undefined })).toBe(1000);
  });

  it("is as long as the platform asks for, but a minute at most", () => {
    expect(wait(1, 7)).toBe(7000);
    expect(wait(5, 7)).toBe(15_000);
    expect(wait(1, 60)).toBe(60_000);
    expect(wait(1, 61)).toBe(60_000);
  });
});

describe("the age of an intent", () => {
  const entry = { key: "k", body, at: morning, holders: [] };
  const alive = (ms: number) => isAlive({ entry, now: () => morning + ms });

  it("may not exceed the time that the platform keeps keys, to the millisecond", () => {
    expect(alive(12 * hour)).toBe(true);
    expect(alive(12 * hour + 1)).toBe(false);
  });

  it("may be slightly negative after a clock correction", () => {
    expect(alive(-5 * 60_000)).toBe(true);
    expect(alive(-5 * 60_000 - 1)).toBe(false);
  });

  it("never counts as valid without an intent", () => {
    expect(isAlive({ entry: undefined, now: () => 0 })).toBe(false);
  });
});

describe("the money step view", () => {
  it("shows only that it checks, at first", () => {
    const { open } = world();
    expect(open(intent()).view()).toEqual({
      phase: "checking",
      doubt: undefined,
      body: undefined,
      at: undefined,
      failure: undefined,
      wantsSecret: false,
      secretMissing: false,
      canAsk: false,
      canSetAside: false,
    });
    expect(open(intent({ secret: " " })).view().wantsSecret).toBe(true);
    expect(open(intent({ secret: undefined })).view().wantsSecret).toBe(true);
  });

  it("goes from sending to doubting, and stays in doubt while it retries", async () => {
    const { bank, clock, open } = world();
    bank.faults.push("dropAfter");
    const { actor, view } = open(intent());
    const phases: string[] = [];
    actor.subscribe(() => {
      if (phases.at(-1) !== view().phase) phases.push(view().phase);
    });
    await settle();
    expect(phases).toEqual(["sending", "doubting"]);
    expect(view()).toEqual({
      phase: "doubting",
      doubt: "doubting",
      body,
      at: morning,
      failure: { reason: "NETWORK" },
      wantsSecret: false,
      secretMissing: false,
      canAsk: true,
      canSetAside: false,
    });
    clock.increment(1000);
    await settle();
    expect(phases).not.toContain("unresolved");
    expect(phases.filter((phase) => phase === "sending")).toHaveLength(1);
    expect(actor.getSnapshot().status).toBe("done");
  });

  it("still shows sending while the outcome is recorded", async () => {
    const { open } = world();
    const { actor, view } = open(intent());
    const phases = new Set<string>();
    actor.subscribe(({ status }) => {
      if (status === "active") phases.add(view().phase);
    });
    await settle();
    expect([...phases]).toEqual(["sending"]);
  });

  it("keeps an earlier intent unresolved after a wrong password, even after an unanswered retry", async () => {
    const { bank, open } = world();
    bank.faults.push("dropAfter");
    open(intent());
    await settle();
    const { actor, view } = open(undefined);
    await settle();
    bank.faults.push("dropBefore");
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    actor.send({ type: "moneyStep.askedAgain", secret: "nope" });
    await settle();
    expect(view()).toMatchObject({
      phase: "unresolved",
      failure: { reason: "PAYMENT_PASSWORD_WRONG" },
    });
  });

  it("retries immediately on request, and restarts the count of attempts", async () => {
    const { bank, clock, open, patience } = world();
    bank.faults.push(...Array.from({ length: 6 }, () => "dropBefore" as const));
    const { actor, view } = open(intent());
    await settle();
    actor.send({ type: "moneyStep.askedAgain" });
    expect(view().failure).toBeUndefined();
    await settle();
    expect(bank.sendings).toHaveLength(2);
    // The first wait again.
    clock.increment(1000);
    await settle();
    expect(bank.sendings).toHaveLength(3);
    await patience();
    expect(bank.sendings).toHaveLength(6);
    expect(view()).toMatchObject({ phase: "unresolved", canAsk: true });
    actor.send({ type: "moneyStep.askedAgain" });
    await settle();
    expect(bank.effects).toHaveLength(1);
  });

  it("needs no password when the call needs none", async () => {
    const plain = createMoneyStep<Body, Ok>({ ...rules, needsSecret: false });
    const bank = modelBank<Ok, Body>({ answer: () => ({ orderId: "W-1" }) });
    bank.faults.push(...Array.from({ length: 5 }, () => "dropBefore" as const));
    const clock = new SimulatedClock();
    const actor = createActor(plain.provide({ actors: bank.actors }), {
      clock,
      input: {
        slot: "s",
        intent: intent({ secret: undefined }),
        now: () => morning,
        newKey: () => "k",
      },
    }).start();
    for (let look = 0; look < 6; look += 1) {
      await settle();
      clock.increment(20_000);
    }
    await settle();
    expect(moneyStepView(actor.getSnapshot())).toMatchObject({
      phase: "unresolved",
      wantsSecret: false,
    });
    actor.send({ type: "moneyStep.askedAgain" });
    await settle();
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "done" });
  });

  it("keeps the entered password when the member gives none, and takes a new one", async () => {
    const { bank, open, patience } = world();
    bank.faults.push(...Array.from({ length: 5 }, () => "dropBefore" as const));
    const { actor } = open(intent({ secret: " 1234 " }));
    await patience();
    expect(bank.sendings[0]?.secret).toBe("1234");
    bank.faults.push("dropBefore");
    actor.send({ type: "moneyStep.askedAgain", secret: "  " });
    await settle();
    expect(bank.sendings.at(-1)?.secret).toBe("1234");
    actor.send({ type: "moneyStep.askedAgain", secret: " other " });
    await settle();
    expect(bank.sendings.at(-1)?.secret).toBe("other");
  });

  it("reports a missing password until one is given", async () => {
    const { bank, open } = world();
    bank.faults.push("dropAfter");
    open(intent());
    await settle();
    const { actor, view } = open(undefined);
    await settle();
    actor.send({ type: "moneyStep.askedAgain", secret: "   " });
    expect(view()).toMatchObject({ phase: "interrupted", secretMissing: true });
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    expect(view().secretMissing).toBe(false);
    await settle();
    expect(bank.effects).toHaveLength(1);
  });
});

describe("the result of a money step", () => {
  const base = {
    ...intent(),
    slot: "s",
    intent: undefined,
    now: () => 0,
    newKey: () => "k",
    key: "k",
    holder: "h",
    entry: undefined,
    body,
    secret: undefined,
    needsSecret: false,
    doubt: "none" as const,
    tries: 0,
    failure: undefined,
    secretMissing: false,
    ok: { orderId: "W-1" },
    seen: 4,
  };

  it("is never a success without a body and an answer", () => {
    const done = { ...base, outcome: "done" as const };
    expect(outputOf(done)).toMatchObject({ outcome: "done", earlier: false });
    expect(() => outputOf({ ...done, ok: undefined })).toThrow(Error);
    expect(() => outputOf({ ...done, body: undefined })).toThrow(Error);
  });

  it("gives the reason for a rejection, with only what a screen may show", () => {
    const refused = { ...base, outcome: "refused" as const };
    expect(outputOf(refused)).toEqual({
      outcome: "refused",
      seen: 4,
      failure: { reason: "UNKNOWN" },
    });
    expect(
      outputOf({
        ...refused,
        failure: {
          reason: "OTHER",
          message: "Cap reached.",
          retryAfter: 3,
          status: 422,
          unsent: false,
        },
      }),
    ).toStrictEqual({
      outcome: "refused",
      seen: 4,
      failure: { reason: "OTHER", message: "Cap reached.", retryAfter: 3 },
    });
  });

  it("contains nothing more when another tab was faster", () => {
    expect(outputOf({ ...base, outcome: "elsewhere" })).toEqual({
      outcome: "elsewhere",
      seen: 4,
    });
  });
});

describe("a money step with a scripted journal", () => {
  type Told = { ok: JournalSlot } | { error: { reason: "FORBIDDEN" } };

  /** A journal with a scripted answer for each command; without one it fails. */
  function told(answers: (Told | "broken")[], given?: MoneyIntent<Body>) {
    const clock = new SimulatedClock();
    const asked: JournalCommand[] = [];
    const bank = modelBank<Ok, Body>({
      password: "1234",
      answer: () => ({ orderId: "W-1" }),
    });
    const actor = createActor(
      step.provide({
        actors: {
          send: bank.actors.send,
          journal: fromPromise<JournalOutput, JournalCommand>(
            async ({ input }) => {
              asked.push(input);
              const answer = answers.shift() ?? "broken";
              if (answer === "broken") throw new Error("The disk is gone.");
              return answer;
            },
          ),
        },
      }),
      {
        clock,
        input: {
          slot: "s",
          intent: given,
          now: () => morning,
          newKey: () => "k",
        },
      },
    ).start();
    return {
      actor,
      asked,
      bank,
      clock,
      view: () => moneyStepView(actor.getSnapshot()),
      output: () => actor.getSnapshot().output,
    };
  }
  const mine = { key: "k", body, at: morning, holders: ["k"] };
  const holding: Told = { ok: { revision: 2, entry: mine } };
  const empty: Told = { ok: { revision: 2, entry: undefined } };
  const refuses: Told = { error: { reason: "FORBIDDEN" } };

  it("ignores a journal that cannot be read, and lets the form open", async () => {
    const { asked, output } = told(["broken"]);
    await settle();
    expect(asked).toEqual([{ type: "look", slot: "s" }]);
    expect(output()).toEqual({ outcome: "free", seen: 0 });
  });

  it("returns the revision it has seen when nothing is open", async () => {
    const { output } = told([empty]);
    await settle();
    expect(output()).toEqual({ outcome: "free", seen: 2 });
  });

  it("rejects an intent that the journal does not record", async () => {
    const { asked, bank, output } = told([refuses], intent());
    await settle();
    expect(asked).toEqual([
      {
        type: "claim",
        slot: "s",
        key: "k",
        holder: "k",
        body,
        seen: 0,
        at: morning,
      },
    ]);
    expect(output()).toMatchObject({
      outcome: "refused",
      failure: { reason: "FORBIDDEN" },
    });
    expect(bank.sendings).toEqual([]);
  });

  it.each([
    ["refuses", refuses, "FORBIDDEN"],
    ["is broken", "broken", "UNKNOWN"],
  ] as const)(
    "does not send again when the journal %s before that, and waits for the member",
    async (_, answer, reason) => {
      const { actor, asked, bank, clock, view } = told(
        [holding, answer, holding, holding],
        intent(),
      );
      bank.faults.push("dropBefore");
      await settle();
      clock.increment(1000);
      await settle();
      expect(asked[1]).toEqual({
        type: "hold",
        slot: "s",
        key: "k",
        holder: "k",
      });
      expect(bank.sendings).toHaveLength(1);
      expect(view()).toMatchObject({
        phase: "unresolved",
        failure: { reason },
      });
      actor.send({ type: "moneyStep.askedAgain" });
      await settle();
      expect(bank.effects).toHaveLength(1);
    },
  );

  it.each(["refuses", "is broken"])(
    "keeps a success that cannot be recorded because the journal %s",
    async (how) => {
      const { asked, output } = told(
        [holding, how === "refuses" ? refuses : "broken"],
        intent(),
      );
      await settle();
      expect(asked[1]).toEqual({
        type: "close",
        slot: "s",
        key: "k",
        happened: true,
      });
      expect(output()).toMatchObject({ outcome: "done", seen: 2 });
    },
  );

  it("keeps a rejection that cannot be recorded", async () => {
    const { asked, bank, output } = told([holding, "broken"], intent());
    bank.refusals.push({ reason: "AMOUNT_RANGE", status: 422 });
    await settle();
    expect(asked[1]).toEqual({
      type: "release",
      slot: "s",
      key: "k",
      holder: "k",
    });
    expect(output()).toMatchObject({
      outcome: "refused",
      failure: { reason: "AMOUNT_RANGE" },
    });
  });

  it("lets the member set an intent aside although the journal fails", async () => {
    const { actor, asked, output } = told([holding, "broken"]);
    await settle();
    actor.send({ type: "moneyStep.setAside" });
    await settle();
    expect(asked[1]).toMatchObject({ type: "close", happened: true });
    expect(output()).toEqual({ outcome: "setAside", seen: 2 });
  });

  it("closes an earlier intent permanently once the platform says that nothing happened", async () => {
    const { actor, asked, bank, output } = told([holding, holding, empty]);
    await settle();
    bank.refusals.push({ reason: "AMOUNT_RANGE", status: 422 });
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    expect(asked[2]).toEqual({
      type: "close",
      slot: "s",
      key: "k",
      happened: false,
    });
    expect(output()).toMatchObject({ outcome: "refused", seen: 2 });
  });

  it("is free again when another tab has dropped the open intent without effect", async () => {
    const { actor, bank, output } = told([holding, empty]);
    await settle();
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    expect(output()).toEqual({ outcome: "free", seen: 2 });
    expect(bank.sendings).toEqual([]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("1234");
  });

  it("ends as settled elsewhere when the revision has increased meanwhile", async () => {
    const { actor, bank, output } = told([
      holding,
      { ok: { revision: 3, entry: undefined } },
    ]);
    await settle();
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    expect(output()).toEqual({ outcome: "elsewhere", seen: 3 });
    expect(bank.sendings).toEqual([]);
  });

  it("does not resend an intent that expired while the member was deciding", async () => {
    const old = { ...mine, at: morning - 13 * hour };
    const { actor, bank, view } = told([
      holding,
      { ok: { revision: 2, entry: old } },
    ]);
    await settle();
    actor.send({ type: "moneyStep.askedAgain", secret: "1234" });
    await settle();
    expect(view()).toMatchObject({ phase: "lost", canAsk: false });
    expect(bank.sendings).toEqual([]);
  });

  it("treats an intent as lost, but keeps it, when its body does not fit the call", async () => {
    const spoilt = { ...mine, body: { other: "1" } };
    const { view } = told([{ ok: { revision: 2, entry: spoilt } }]);
    await settle();
    expect(view()).toMatchObject({
      phase: "lost",
      body: undefined,
      at: morning,
      canSetAside: true,
    });
  });

  it("lets the member set a lost intent aside", async () => {
    const old = { ...mine, at: morning - 13 * hour };
    const { actor, asked, output } = told([
      { ok: { revision: 2, entry: old } },
      { ok: { revision: 3, entry: undefined } },
    ]);
    await settle();
    actor.send({ type: "moneyStep.setAside" });
    await settle();
    expect(asked[1]).toMatchObject({ type: "close", happened: true });
    expect(output()).toEqual({ outcome: "setAside", seen: 3 });
  });

  it("returns the revision of the journal after releasing an intent", async () => {
    const { bank, output } = told(
      [holding, { ok: { revision: 5, entry: undefined } }],
      intent(),
    );
    bank.refusals.push({ reason: "AMOUNT_RANGE", status: 422 });
    await settle();
    expect(output()).toMatchObject({ outcome: "refused", seen: 5 });
  });

  it("asks the member first when an identical intent is too old to be joined", async () => {
    const old = { ...mine, at: morning - 13 * hour };
    const { actor, bank, view } = told(
      [{ ok: { revision: 0, entry: old } }],
      intent(),
    );
    await settle();
    expect(view()).toMatchObject({ phase: "lost" });
    expect(bank.sendings).toEqual([]);
    expect(JSON.stringify(actor.getSnapshot().context)).toContain("account");
  });

  it("forgets the password of an intent that has to wait for another", async () => {
    const other = { ...mine, body: { ...body, amount: "7" } };
    const { view } = told([{ ok: { revision: 0, entry: other } }], intent());
    await settle();
    expect(view()).toMatchObject({ phase: "interrupted", wantsSecret: true });
  });

  it("treats a request that broke down as one without an answer", async () => {
    const clock = new SimulatedClock();
    const bank = modelBank<Ok, Body>({ answer: () => ({ orderId: "W-1" }) });
    const actor = createActor(
      step.provide({ actors: { journal: bank.actors.journal } }),
      {
        clock,
        input: {
          slot: "s",
          intent: intent(),
          now: () => morning,
          newKey: () => "k",
        },
      },
    ).start();
    await settle();
    expect(moneyStepView(actor.getSnapshot())).toMatchObject({
      phase: "doubting",
      failure: { reason: "UNKNOWN" },
    });
  });
});

describe("the slot of a journal", () => {
  const claim = {
    type: "claim",
    slot: "s",
    key: "k",
    holder: "h",
    body,
    seen: 0,
    at: 5,
  } as const;
  const entry = { key: "k", body, at: 5, holders: ["h"] };
  const open = { revision: 0, entry };

  it("is not changed by a look", () => {
    expect(appliedToSlot(open, { type: "look", slot: "s" })).toBe(open);
  });

  it("is claimed only with its latest revision", () => {
    expect(appliedToSlot(emptySlot, claim)).toEqual(open);
    const later = { revision: 1, entry: undefined };
    expect(appliedToSlot(later, claim)).toBe(later);
  });

  it("is joined by an identical intent once per holder, and by no other", () => {
    expect(appliedToSlot(open, claim)).toEqual(open);
    expect(
      appliedToSlot(open, { ...claim, key: "other", holder: "b" }),
    ).toEqual({ revision: 0, entry: { ...entry, holders: ["h", "b"] } });
    const different = { ...claim, body: { ...body, amount: "7" } };
    expect(appliedToSlot(open, different)).toBe(open);
  });

  it("is held, released and closed only with its key", () => {
    const hold = { type: "hold", slot: "s", holder: "b" } as const;
    expect(appliedToSlot(open, { ...hold, key: "k" }).entry?.holders).toEqual([
      "h",
      "b",
    ]);
    const release = { type: "release", slot: "s", holder: "h" } as const;
    expect(appliedToSlot(open, { ...release, key: "k" }).entry).toBe(undefined);
    const close = { type: "close", slot: "s" } as const;
    expect(appliedToSlot(open, { ...close, key: "k", happened: true })).toEqual(
      { revision: 1, entry: undefined },
    );
    expect(
      appliedToSlot(open, { ...close, key: "k", happened: false }),
    ).toEqual({ revision: 0, entry: undefined });
    for (const command of [
      { ...hold, key: "x" },
      { ...release, key: "x" },
      { ...close, key: "x", happened: true },
    ]) {
      expect(appliedToSlot(open, command)).toBe(open);
      expect(appliedToSlot(emptySlot, command)).toBe(emptySlot);
    }
  });

  it("compares intents by content, not by the order of members", () => {
    expect(sameBody({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
    expect(sameBody({ a: "1", b: "2" }, { a: "1" })).toBe(false);
    expect(sameBody({ a: "1" }, { a: 1 })).toBe(false);
    expect(
      sameBody({ c: "3", a: "1", b: "2" }, { b: "2", c: "3", a: "1" }),
    ).toBe(true);
  });

  it("keeps only valid values of what was stored", () => {
    const stored = {
      revision: 3,
      entry: {
        key: "k",
        at: 9,
        holders: ["h", 7, null],
        body: {
          text: "x",
          number: 1,
          list: ["a", "b"],
          mixed: ["a", 1],
          endless: Infinity,
          nothing: null,
          yes: true,
        },
      },
    };
    expect(slotOf(stored)).toEqual({
      revision: 3,
      entry: {
        key: "k",
        at: 9,
        holders: ["h"],
        body: { text: "x", number: 1, list: ["a", "b"] },
      },
    });
    for (const revision of [1.5, Number.NaN, "3", undefined])
      expect(slotOf({ revision }).revision).toBe(0);
    for (const at of [Number.NaN, Infinity, "9"])
      expect(slotOf({ entry: { key: "k", at } }).entry?.at).toBe(0);
    for (const spoilt of [undefined, null, [], "x"])
      expect(slotOf({ entry: { key: "k", body: spoilt } }).entry).toEqual({
        key: "k",
        at: 0,
        body: {},
        holders: [],
      });
  });
});
