import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { createMoneyStep } from "../money-step/money-step.ts";
import { gaps } from "../testing/graph.ts";
import { formEvents, formParts } from "../testing/money-form.ts";
import { modelBank, settle } from "../testing/money.ts";
import { convertMachine, redeemMachine } from "./points.machine.ts";
import { convertRules, redeemRules } from "./points.rules.ts";
import type {
  ConvertBody,
  ConvertOk,
  RedeemBody,
  RedeemFacts,
  RedeemOk,
} from "./points.types.ts";
import { convertView, redeemView } from "./points.view.ts";

const facts: RedeemFacts = {
  currentPoints: "5400",
  goods: { points: "1200", availableQuantity: 9 },
};
const given = { goodsId: "g1" };
const balance = { currentPoints: "5400", pointsRatio: "0.01", unit: "" };

function keys() {
  let count = 0;
  return {
    now: () => 1_700_000_000_000,
    newKey: () => `key-${(count += 1)}`,
  };
}

describe("redeeming points", () => {
  const sound = { quantity: "2", address: "Pier 4", mobileNum: "125550147" };

  it("reaches every state and drives every transition", () => {
    expect(
      gaps(redeemMachine, {
        input: { given, now: () => 0, newKey: () => "k" },
        distinguish: formParts,
        events: formEvents("redeem", {
          values: sound,
          facts,
          closed: { ...facts, goods: undefined },
          body: { goodsId: "g1", ...sound, quantity: 2 },
          ok: { id: "r1", status: "In Process" },
        }),
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it.each([
    ["", { reason: "required" }],
    ["0", { reason: "tooSmall", limit: "1" }],
    ["1.5", { reason: "unreadable" }],
    ["-1", { reason: "unreadable" }],
    ["10", { reason: "tooLarge", limit: "9" }],
    // Nine are available, but the points pay for four.
    ["5", { reason: "tooLarge" }],
    ["4", undefined],
  ])(
    "accepts no more than is available and the points pay for: %s (PTS-11)",
    (quantity, problem) => {
      expect(
        redeemRules.problems({ ...sound, quantity }, facts, given).quantity,
      ).toEqual(problem);
    },
  );

  it("is closed when nothing is left or the points do not suffice", () => {
    const goods = { points: "1200", availableQuantity: 1 };
    expect(redeemRules.isClosed({ currentPoints: "1199", goods })).toBe(true);
    expect(redeemRules.isClosed({ currentPoints: "1200", goods })).toBe(false);
    expect(
      redeemRules.isClosed({
        currentPoints: "9999",
        goods: { ...goods, availableQuantity: 0 },
      }),
    ).toBe(true);
  });

  // VAL-60
  it("requires address, mobile number and payment password, and redeems once (PTS-04)", async () => {
    const model = modelBank<RedeemOk, RedeemBody>({
      password: "1234",
      answer: () => ({ id: "r1", status: "In Process" }),
    });
    const actor = createActor(
      redeemMachine.provide({
        actors: {
          loadFacts: fromPromise(async () => ({ ok: facts })),
          moneyStep: createMoneyStep<RedeemBody, RedeemOk>(redeemRules).provide(
            { actors: model.actors },
          ),
        },
      }),
      { input: { given, ...keys() } },
    ).start();
    await settle();
    const view = () => redeemView(actor.getSnapshot());
    actor.send({ type: "moneyForm.submitted" });
    expect(view().problems).toMatchObject({
      address: { reason: "required" },
      mobileNum: { reason: "required" },
    });
    for (const field of ["quantity", "address", "mobileNum"] as const)
      actor.send({ type: "moneyForm.changed", field, value: sound[field] });
    expect(view().cost).toBe("2400");
    actor.send({ type: "moneyForm.submitted" });
    actor.send({ type: "moneyForm.confirmed" });
    expect(view()).toMatchObject({ phase: "reviewing", secretMissing: true });
    actor.send({ type: "moneyForm.secretChanged", value: "1234" });
    actor.send({ type: "moneyForm.confirmed" });
    actor.send({ type: "moneyForm.confirmed" });
    await settle();
    expect(model.effects).toEqual([{ goodsId: "g1", ...sound, quantity: 2 }]);
    expect(actor.getSnapshot().output?.ok.status).toBe("In Process");
  });
});

describe("converting points", () => {
  it("reaches every state and drives every transition", () => {
    expect(
      gaps(convertMachine, {
        input: { given: undefined, now: () => 0, newKey: () => "k" },
        distinguish: formParts,
        events: formEvents("convert", {
          values: { points: "1000" },
          facts: balance,
          closed: { ...balance, currentPoints: "0.99" },
          body: { points: "1000" },
          ok: { currentPoints: "4400", balance: "1" },
        }),
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it("shows what they are worth, and converts them once (PTS-12)", async () => {
    const model = modelBank<ConvertOk, ConvertBody>({
      password: "1234",
      answer: () => ({ currentPoints: "4400", balance: "1290.50" }),
    });
    const actor = createActor(
      convertMachine.provide({
        actors: {
          loadFacts: fromPromise(async () => ({ ok: balance })),
          moneyStep: createMoneyStep<ConvertBody, ConvertOk>(
            convertRules,
          ).provide({ actors: model.actors }),
        },
      }),
      { input: { given: undefined, ...keys() } },
    ).start();
    await settle();
    const type = (value: string) =>
      actor.send({ type: "moneyForm.changed", field: "points", value });
    type("5401");
    actor.send({ type: "moneyForm.left", field: "points" });
    expect(convertView(actor.getSnapshot()).problems.points).toEqual({
      reason: "tooLarge",
      limit: "5400",
    });
    type(" 01000 ");
    expect(convertView(actor.getSnapshot()).worth).toBe("10.00");
    actor.send({ type: "moneyForm.submitted" });
    actor.send({ type: "moneyForm.secretChanged", value: "1234" });
    actor.send({ type: "moneyForm.confirmed" });
    actor.send({ type: "moneyForm.confirmed" });
    await settle();
    expect(model.effects).toEqual([{ points: "1000" }]);
    expect(actor.getSnapshot().output?.ok.balance).toBe("1290.50");
  });
});
