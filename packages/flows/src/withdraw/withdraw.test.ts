import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { createMoneyStep } from "../money-step/money-step.ts";
import type { Result } from "../shared/result.ts";
import { gaps } from "../testing/graph.ts";
import { formEvents, formParts } from "../testing/money-form.ts";
import { modelBank, settle } from "../testing/money.ts";
import { unprovided } from "../testing/unprovided.ts";
import { withdrawMachine } from "./withdraw.machine.ts";
import { withdrawRules } from "./withdraw.rules.ts";
import type {
  WithdrawBody,
  WithdrawFacts,
  WithdrawOk,
} from "./withdraw.types.ts";
import { withdrawView } from "./withdraw.view.ts";

const bank = {
  id: "bank",
  title: "Bank transfer",
  min: "50.00",
  max: "20000.00",
  fee: "1.00",
  arrival: "Within two hours",
};
const account = (id: string) => ({
  id,
  bank: "Harbour Bank",
  maskedNumber: "4417",
  holder: "Lake Walker",
});
const facts: WithdrawFacts = {
  methods: [bank],
  blockers: [],
  available: "1280.50",
  dailyLeft: "900.00",
  accounts: [account("b1")],
};
const input = { given: undefined, now: () => 0, newKey: () => "k" };

function start({ answers = [] }: { answers?: Result<WithdrawFacts>[] } = {}) {
  const model = modelBank<WithdrawOk, WithdrawBody>({
    password: "1234",
    answer: (count) => ({ orderId: `W-${count}` }),
  });
  let keys = 0;
  let loads = 0;
  const machine = withdrawMachine.provide({
    actors: {
      loadFacts: fromPromise(async () => {
        loads += 1;
        return answers.shift() ?? { ok: facts };
      }),
      moneyStep: createMoneyStep<WithdrawBody, WithdrawOk>(
        withdrawRules,
      ).provide({ actors: model.actors }),
    },
  });
  const open = () =>
    createActor(machine, {
      input: {
        ...input,
        now: () => 1_700_000_000_000,
        newKey: () => `key-${(keys += 1)}`,
      },
    }).start();
  const actor = open();
  const type = (amount: string) => {
    actor.send({ type: "moneyForm.changed", field: "amount", value: amount });
    actor.send({ type: "moneyForm.submitted" });
  };
  const pay = async (secret: string) => {
    actor.send({ type: "moneyForm.secretChanged", value: secret });
    actor.send({ type: "moneyForm.confirmed" });
    actor.send({ type: "moneyForm.confirmed" });
    await settle();
  };
  return {
    actor,
    loads: () => loads,
    model,
    open,
    pay,
    type,
    view: () => withdrawView(actor.getSnapshot()),
  };
}

describe("withdraw", () => {
  it("reaches every state and drives every transition", () => {
    expect(
      gaps(withdrawMachine, {
        input,
        distinguish: formParts,
        events: formEvents("withdraw", {
          values: { accountId: "b1", methodId: "bank", amount: "100" },
          facts,
          closed: { ...facts, accounts: [] },
          body: { accountId: "b1", amount: "100" },
          ok: { orderId: "W-1" },
        }),
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it("shows what blocks it before there is a form, and checks again on request", async () => {
    const blockers = [
      { code: "WAGER", message: "Play 20.00 more", action: "" },
    ];
    const { actor, view } = start({
      answers: [{ ok: { ...facts, blockers } }],
    });
    await settle();
    expect(view()).toMatchObject({ phase: "closed", facts: { blockers } });
    actor.send({ type: "moneyForm.retried" });
    await settle();
    expect(view().phase).toBe("editing");
  });

  it("suggests the only account and the first method, and never an amount", async () => {
    const { view } = start();
    await settle();
    expect(view().values).toEqual({
      accountId: "b1",
      methodId: "bank",
      amount: "",
    });
    const several = start({
      answers: [{ ok: { ...facts, accounts: [account("b1"), account("b2")] } }],
    });
    await settle();
    expect(several.view().values.accountId).toBe("");
    several.type("100");
    expect(several.view().problems.accountId).toEqual({ reason: "required" });
  });

  it.each([
    ["", { reason: "required" }],
    ["abc", { reason: "unreadable" }],
    ["1e3", { reason: "unreadable" }],
    ["-100", { reason: "unreadable" }],
    ["0x64", { reason: "unreadable" }],
    ["100.005", { reason: "places", limit: "2" }],
    ["0.00", { reason: "tooSmall", limit: "50.00" }],
    ["49.99", { reason: "tooSmall", limit: "50.00" }],
    // The rest of the daily limit is less than the balance.
    ["900.01", { reason: "tooLarge", limit: "900.00" }],
    ["999999999999999999999999999999", { reason: "tooLarge", limit: "900.00" }],
  ])("rejects %s as an amount", async (amount, problem) => {
    const { type, view } = start();
    await settle();
    type(amount);
    expect(view()).toMatchObject({ phase: "editing" });
    expect(view().problems.amount).toEqual(problem);
  });

  it("shows amount, fee and net amount to the last digit", async () => {
    const { type, view } = start();
    await settle();
    type(" 0100.10 ");
    expect(view()).toMatchObject({
      phase: "reviewing",
      body: { accountId: "b1", amount: "100.1", fee: "1.00" },
      sum: { amount: "100.1", fee: "1.00" },
    });
    expect(view().sum?.net).toMatch(/^99\.10?$/);
  });

  it("requires the payment password, sends once and forgets it", async () => {
    const { actor, model, pay, type, view } = start();
    await settle();
    type("100");
    await pay("  ");
    expect(view().secretMissing).toBe(true);
    expect(model.sendings).toEqual([]);
    await pay(" 1234 ");
    expect(model.sendings).toHaveLength(1);
    expect(actor.getSnapshot().output).toEqual({
      ok: { orderId: "W-1" },
      body: { accountId: "b1", amount: "100", fee: "1.00" },
      earlier: false,
    });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("1234");
  });

  it("sends what was reviewed, even if the form changes meanwhile", async () => {
    const { actor, model, pay, type } = start();
    await settle();
    type("100");
    actor.send({ type: "moneyForm.changed", field: "amount", value: "900" });
    await pay("1234");
    expect(model.effects).toEqual([
      { accountId: "b1", amount: "100", fee: "1.00" },
    ]);
  });

  it("returns to the review after a wrong password, and starts a new intent", async () => {
    const { model, pay, type, view } = start();
    await settle();
    type("100");
    await pay("nope");
    expect(view()).toMatchObject({
      phase: "reviewing",
      failure: { reason: "PAYMENT_PASSWORD_WRONG" },
      secret: "",
      body: { amount: "100" },
    });
    await pay("1234");
    expect(model.effects).toHaveLength(1);
    expect(new Set(model.sendings.map(({ key }) => key)).size).toBe(2);
  });

  it("reloads figures that were out of date, and keeps the typed values", async () => {
    const { loads, model, pay, type, view } = start();
    await settle();
    model.refusals.push({ reason: "INSUFFICIENT_BALANCE", status: 409 });
    type("100");
    await pay("1234");
    expect(view()).toMatchObject({
      phase: "editing",
      values: { amount: "100" },
      failure: { reason: "INSUFFICIENT_BALANCE" },
    });
    expect(loads()).toBe(2);
  });

  it("charges no higher fee than was shown: the sum is shown again with the new one", async () => {
    const dearer = facts.methods.map((method) => ({ ...method, fee: "2.00" }));
    const { loads, model, pay, type, view } = start({
      answers: [{ ok: facts }, { ok: { ...facts, methods: dearer } }],
    });
    await settle();
    model.refusals.push({ reason: "FEE_CHANGED", status: 409 });
    type("100");
    await pay("1234");
    expect(loads()).toBe(2);
    expect(view()).toMatchObject({
      phase: "editing",
      values: { amount: "100" },
      failure: { reason: "FEE_CHANGED" },
      sum: { fee: "2.00" },
    });
    expect(model.effects).toEqual([]);
    type("100");
    await pay("1234");
    expect(model.effects).toEqual([
      { accountId: "b1", amount: "100", fee: "2.00" },
    ]);
  });

  it("reads what an earlier build has left open, without a fee", () => {
    const stored = { accountId: "b1", amount: "100" };
    expect(withdrawRules.readBody(stored)).toEqual(stored);
    expect(withdrawRules.readBody({ ...stored, fee: "1.00" })).toEqual({
      ...stored,
      fee: "1.00",
    });
  });

  it("shows doubt, and never failure, while the result is unknown", async () => {
    const { model, pay, type, view } = start();
    await settle();
    model.faults.push("dropAfter");
    type("100");
    await pay("1234");
    expect(view()).toMatchObject({
      phase: "paying",
      failure: undefined,
      step: { phase: "doubting", body: { amount: "100" } },
    });
  });

  it("returns to an intent that a reload left in doubt before anything else", async () => {
    const { actor, model, open, pay, type } = start();
    await settle();
    model.faults.push("dropBefore");
    type("100");
    await pay("1234");
    actor.stop();
    const later = open();
    await settle();
    expect(withdrawView(later.getSnapshot())).toMatchObject({
      phase: "open",
      step: { phase: "interrupted", wantsSecret: true, canSetAside: true },
    });
    later.send({ type: "moneyForm.askedAgain", secret: "1234" });
    await settle();
    expect(later.getSnapshot().output).toMatchObject({ earlier: true });
    expect(model.effects).toHaveLength(1);
    expect(new Set(model.sendings.map(({ key }) => key)).size).toBe(1);
  });

  it("opens the form once the intent in doubt is set aside", async () => {
    const { actor, model, open, pay, type } = start();
    await settle();
    model.faults.push("dropBefore");
    type("100");
    await pay("1234");
    actor.stop();
    const later = open();
    await settle();
    later.send({ type: "moneyForm.setAside" });
    await settle();
    expect(withdrawView(later.getSnapshot()).phase).toBe("editing");
    expect(model.slotNow("withdraw").entry).toBeUndefined();
  });

  it("tells an outdated form that another tab was faster, and asks for a new confirmation", async () => {
    const { model, open, pay, type, view, actor } = start();
    const other = open();
    await settle();
    other.send({ type: "moneyForm.changed", field: "amount", value: "100" });
    other.send({ type: "moneyForm.submitted" });
    other.send({ type: "moneyForm.secretChanged", value: "1234" });
    other.send({ type: "moneyForm.confirmed" });
    await settle();
    type("100");
    await pay("1234");
    expect(view()).toMatchObject({ phase: "reviewing", elsewhere: true });
    expect(model.effects).toHaveLength(1);
    await pay("1234");
    expect(actor.getSnapshot().status).toBe("done");
    expect(model.effects).toHaveLength(2);
  });

  it("reports that the figures cannot be loaded", async () => {
    const { actor, view } = start({
      answers: [{ error: { reason: "TIMEOUT" } }],
    });
    await settle();
    expect(view()).toMatchObject({
      phase: "unavailable",
      failure: { reason: "TIMEOUT" },
    });
    actor.send({ type: "moneyForm.retried" });
    await settle();
    expect(view()).toMatchObject({ phase: "editing", failure: undefined });
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(withdrawMachine)).toEqual(["loadFacts"]);
});
