import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { createMoneyStep } from "../money-step/money-step.ts";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { formEvents, formParts } from "../testing/money-form.ts";
import { modelBank, settle } from "../testing/money.ts";
import { unprovided } from "../testing/unprovided.ts";
import { depositOrderMachine } from "./deposit-order.machine.ts";
import { depositMachine } from "./deposit.machine.ts";
import { depositRules } from "./deposit.rules.ts";
import type {
  DepositBody,
  DepositOk,
  DepositOrder,
  OrderOutput,
} from "./deposit.types.ts";
import { depositOrderView, depositView } from "./deposit.view.ts";

const method = {
  id: "bank",
  title: "Bank transfer",
  min: "10.00",
  max: "5000.00",
  fee: "0.50",
  arrivalMinutes: 10,
};
const facts = { methods: [method] };

describe("deposit", () => {
  it("reaches every state and drives every transition", () => {
    const { states, transitions } = gaps(depositMachine, {
      input: { given: undefined, now: () => 0, newKey: () => "k" },
      distinguish: formParts,
      events: formEvents("deposit", {
        values: { methodId: "bank", amount: "100" },
        facts,
        closed: { methods: [] },
        body: { methodId: "bank", amount: "100" },
        ok: { orderId: "D-1", url: "" },
      }),
    });
    expect(states).toEqual([]);
    expect(transitions).toEqual([]);
  });

  it("opens one order despite repeated presses and lost answers, and says where to pay", async () => {
    const clock = new SimulatedClock();
    const model = modelBank<DepositOk, DepositBody>({
      answer: (count) => ({
        orderId: `D-${count}`,
        url: `https://pay.example/D-${count}`,
      }),
    });
    model.faults.push("dropAfter", "dropBefore");
    let keys = 0;
    const actor = createActor(
      depositMachine.provide({
        actors: {
          loadFacts: fromPromise(async () => ({ ok: facts })),
          moneyStep: createMoneyStep<DepositBody, DepositOk>(
            depositRules,
          ).provide({ actors: model.actors }),
        },
      }),
      {
        clock,
        input: {
          given: undefined,
          now: () => 1_700_000_000_000,
          newKey: () => `key-${(keys += 1)}`,
        },
      },
    ).start();
    await settle();
    const view = () => depositView(actor.getSnapshot());
    actor.send({ type: "moneyForm.changed", field: "amount", value: "9.99" });
    actor.send({ type: "moneyForm.left", field: "amount" });
    expect(view().problems.amount).toEqual({
      reason: "tooSmall",
      limit: "10.00",
    });
    actor.send({ type: "moneyForm.changed", field: "amount", value: "100" });
    actor.send({ type: "moneyForm.submitted" });
    expect(view()).toMatchObject({
      phase: "reviewing",
      sum: { amount: "100", fee: "0.50", net: "99.50" },
    });
    actor.send({ type: "moneyForm.confirmed" });
    actor.send({ type: "moneyForm.confirmed" });
    await settle();
    for (const ms of [1000, 2000]) {
      expect(view()).toMatchObject({ step: { phase: "doubting" } });
      clock.increment(ms);
      await settle();
    }
    expect(actor.getSnapshot().output?.ok).toEqual({
      orderId: "D-1",
      url: "https://pay.example/D-1",
    });
    expect(model.effects).toHaveLength(1);
  });
});

const order = (state: DepositOrder["state"]): DepositOrder => ({
  orderId: "D-1",
  state,
  amount: "100.00",
  fee: "0",
  reason: "",
  updatedAt: 1,
});

function follow(answers: OrderOutput[]) {
  const clock = new SimulatedClock();
  let looks = 0;
  const actor = createActor(
    depositOrderMachine.provide({
      actors: {
        readOrder: fromPromise(async () => {
          looks += 1;
          return answers.shift() ?? { ok: order("CREATED") };
        }),
      },
    }),
    { clock, input: { orderId: "D-1" } },
  ).start();
  return {
    actor,
    clock,
    looks: () => looks,
    view: () => depositOrderView(actor.getSnapshot()),
  };
}

describe("a deposit order", () => {
  it("reaches every state and drives every transition", () => {
    const looking = "0.depositOrder.looking";
    expect(
      gaps(depositOrderMachine, {
        input: { orderId: "D-1" },
        distinguish: ({ context }) => context.order?.state,
        events: [
          { type: "depositOrder.refreshed" },
          done(looking, { ok: order("CREATED") }),
          done(looking, { ok: order("CREDITED") }),
          done(looking, { error: { reason: "NETWORK" } }),
          failed(looking),
          elapsed("untilNextLook", "depositOrder.awaitingPayment"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it.each(["CREDITED", "FAILED", "EXPIRED"] as const)(
    "is followed until it is %s",
    async (state) => {
      const { actor, clock, view } = follow([
        { ok: order("CREATED") },
        { error: { reason: "NETWORK" } },
        { ok: order("PAID") },
        { ok: order("CREDITING") },
        { ok: order("unknown") },
        { ok: order(state) },
      ]);
      await settle();
      expect(view().order?.state).toBe("CREATED");
      clock.increment(2000);
      await settle();
      // A lost answer takes nothing away from what is known.
      expect(view()).toMatchObject({
        order: { state: "CREATED" },
        failure: { reason: "NETWORK" },
      });
      for (const ms of [4000, 8000, 16_000, 30_000]) {
        clock.increment(ms);
        await settle();
      }
      expect(actor.getSnapshot().output).toEqual({
        state,
        order: order(state),
      });
    },
  );

  it("is read immediately when the member returns, and otherwise at growing intervals", async () => {
    const { actor, clock, looks } = follow([]);
    await settle();
    clock.increment(1999);
    await settle();
    expect(looks()).toBe(1);
    actor.send({ type: "depositOrder.refreshed" });
    await settle();
    expect(looks()).toBe(2);
    clock.increment(2000);
    await settle();
    expect(looks()).toBe(3);
    clock.increment(3999);
    await settle();
    expect(looks()).toBe(3);
  });
});

describe("the view of a deposit order", () => {
  it("reads the requested order, is busy while it does, and is over at the order's end", async () => {
    const asked: string[] = [];
    const waiting: ((answer: OrderOutput) => void)[] = [];
    const actor = createActor(
      depositOrderMachine.provide({
        actors: {
          readOrder: fromPromise(({ input }) => {
            asked.push(input.orderId);
            return new Promise<OrderOutput>((resolve) => {
              waiting.push(resolve);
            });
          }),
        },
      }),
      { clock: new SimulatedClock(), input: { orderId: "D-1" } },
    ).start();
    const view = () => depositOrderView(actor.getSnapshot());
    expect(view()).toMatchObject({ busy: true, over: false });
    waiting.shift()?.({ ok: order("CREATED") });
    await settle();
    expect(view()).toMatchObject({ busy: false, over: false });
    actor.send({ type: "depositOrder.refreshed" });
    expect(view()).toMatchObject({ busy: true });
    waiting.shift()?.({ ok: order("CREDITED") });
    await settle();
    expect(view()).toMatchObject({ busy: false, over: true });
    expect(asked).toEqual(["D-1", "D-1"]);
  });

  it("reads at growing intervals even while reading fails", async () => {
    const clock = new SimulatedClock();
    let looks = 0;
    const actor = createActor(
      depositOrderMachine.provide({
        actors: {
          readOrder: fromPromise<OrderOutput, { orderId: string }>(async () => {
            looks += 1;
            throw new Error("A defect.");
          }),
        },
      }),
      { clock, input: { orderId: "D-1" } },
    ).start();
    await settle();
    expect(depositOrderView(actor.getSnapshot()).failure).toBeDefined();
    for (const [ms, count] of [
      [2000, 2],
      [3999, 2],
      [1, 3],
      [7999, 3],
      [1, 4],
    ] as const) {
      clock.increment(ms);
      await settle();
      expect(looks).toBe(count);
    }
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(depositOrderMachine)).toEqual(["readOrder"]);
});
