import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { createMoneyStep, type MoneyBody } from "../money-step/money-step.ts";
import { gaps } from "../testing/graph.ts";
import { formEvents, formParts } from "../testing/money-form.ts";
import { modelBank, settle } from "../testing/money.ts";
import {
  memberTransferMachine,
  walletReturnMachine,
  walletTransferMachine,
} from "./transfer.machine.ts";
import {
  memberTransferRules,
  walletReturnRules,
  walletTransferRules,
} from "./transfer.rules.ts";
import type {
  MemberTransferBody,
  MemberTransferFacts,
  TransferOk,
  WalletFacts,
  WalletReturnBody,
  WalletTransferBody,
} from "./transfer.types.ts";
import {
  memberTransferView,
  walletReturnView,
  walletTransferView,
} from "./transfer.view.ts";

const wallet = (vendor: string, balance: string, transferable = true) => ({
  vendor,
  balance,
  updatedAt: 1,
  transferable,
});
const wallets: WalletFacts = {
  wallets: [
    wallet("", "1280.50"),
    wallet("NIMBUS", "40.00"),
    wallet("CLOSED", "5.00", false),
  ],
};
const noFields: Record<never, string> = {};
const facts: MemberTransferFacts = {
  available: "1280.50",
  directions: ["UPLINE", "DOWNLINE"],
  upline: "",
};
const at = { given: undefined, now: () => 0, newKey: () => "k" };

function keys() {
  let count = 0;
  return {
    given: undefined,
    now: () => 1_700_000_000_000,
    newKey: () => `key-${(count += 1)}`,
  };
}
const bank = <TBody extends MoneyBody>(password?: string) =>
  modelBank<TransferOk, TBody>({
    ...(password !== undefined && { password }),
    answer: () => ({ balance: "1180.50" }),
  });

describe("transfer between wallets", () => {
  it("reaches every state and drives every transition", () => {
    const found = gaps(walletTransferMachine, {
      input: at,
      distinguish: formParts,
      events: formEvents("walletTransfer", {
        values: { from: "", to: "NIMBUS", amount: "100" },
        facts: wallets,
        closed: { wallets: [] },
        body: { from: "", to: "NIMBUS", amount: "100" },
        ok: { balance: "1" },
      }),
    });
    expect(found).toEqual({
      states: [],
      transitions: [],
    });
  });

  it.each([
    [{ from: "", to: "", amount: "1" }, { to: { reason: "same" } }],
    [{ from: "", to: "CLOSED", amount: "1" }, { to: { reason: "unknown" } }],
    [{ from: "GONE", to: "", amount: "1" }, { from: { reason: "unknown" } }],
    [
      { from: "NIMBUS", to: "", amount: "40.01" },
      { amount: { reason: "tooLarge", limit: "40.00" } },
    ],
  ])("rejects %o", (values, problems) => {
    expect(
      walletTransferRules.problems(values, wallets, undefined),
    ).toMatchObject(problems);
  });

  it("transfers once", async () => {
    const model = bank<WalletTransferBody>();
    const actor = createActor(
      walletTransferMachine.provide({
        actors: {
          loadFacts: fromPromise(async () => ({ ok: wallets })),
          moneyStep: createMoneyStep<WalletTransferBody, TransferOk>(
            walletTransferRules,
          ).provide({ actors: model.actors }),
        },
      }),
      { input: keys() },
    ).start();
    await settle();
    actor.send({ type: "moneyForm.changed", field: "to", value: "NIMBUS" });
    actor.send({ type: "moneyForm.changed", field: "amount", value: "100" });
    actor.send({ type: "moneyForm.submitted" });
    expect(walletTransferView(actor.getSnapshot()).phase).toBe("reviewing");
    actor.send({ type: "moneyForm.confirmed" });
    actor.send({ type: "moneyForm.confirmed" });
    await settle();
    expect(model.effects).toEqual([{ from: "", to: "NIMBUS", amount: "100" }]);
    expect(actor.getSnapshot().output?.ok).toEqual({ balance: "1180.50" });
  });
});

describe("returning all money to the main wallet", () => {
  it("reaches every state and drives every transition", () => {
    const found = gaps(walletReturnMachine, {
      input: at,
      distinguish: formParts,
      events: formEvents("walletReturn", {
        values: noFields,
        facts: wallets,
        closed: { wallets: [] },
        body: {},
        ok: { balance: "1" },
      }),
    });
    expect(found).toEqual({
      states: [],
      transitions: [],
    });
  });

  it("happens once, and is closed when there is nothing to return (MEM-23)", async () => {
    const model = bank<WalletReturnBody>();
    const open = (list: WalletFacts["wallets"]) =>
      createActor(
        walletReturnMachine.provide({
          actors: {
            loadFacts: fromPromise(async () => ({ ok: { wallets: list } })),
            moneyStep: createMoneyStep<WalletReturnBody, TransferOk>(
              walletReturnRules,
            ).provide({ actors: model.actors }),
          },
        }),
        { input: keys() },
      ).start();
    const empty = open([wallet("", "9.00"), wallet("NIMBUS", "0.00")]);
    const actor = open(wallets.wallets);
    await settle();
    expect(walletReturnView(empty.getSnapshot()).phase).toBe("closed");
    actor.send({ type: "moneyForm.submitted" });
    actor.send({ type: "moneyForm.confirmed" });
    actor.send({ type: "moneyForm.confirmed" });
    await settle();
    expect(model.effects).toEqual([{}]);
    expect(actor.getSnapshot().status).toBe("done");
  });
});

describe("transfer to another member", () => {
  it("reaches every state and drives every transition", () => {
    expect(
      gaps(memberTransferMachine, {
        input: at,
        distinguish: formParts,
        events: formEvents("memberTransfer", {
          values: { direction: "DOWNLINE", account: "mira", amount: "100" },
          facts,
          closed: { ...facts, directions: [] },
          body: { direction: "DOWNLINE", account: "mira", amount: "100" },
          ok: { balance: "1" },
        }),
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it.each(["UPLINE", "DOWNLINE"] as const)(
    "goes to the %s once, with the payment password (MEM-19, AGT-14)",
    async (direction) => {
      const model = bank<MemberTransferBody>("1234");
      const actor = createActor(
        memberTransferMachine.provide({
          actors: {
            loadFacts: fromPromise(async () => ({ ok: facts })),
            moneyStep: createMoneyStep<MemberTransferBody, TransferOk>(
              memberTransferRules,
            ).provide({ actors: model.actors }),
          },
        }),
        { input: keys() },
      ).start();
      await settle();
      actor.send({ type: "moneyForm.submitted" });
      expect(memberTransferView(actor.getSnapshot()).problems).toMatchObject({
        direction: { reason: "required" },
        account: { reason: "required" },
        amount: { reason: "required" },
      });
      for (const [field, value] of [
        ["direction", direction],
        ["account", " mira "],
        ["amount", "12.50"],
      ] as const)
        actor.send({ type: "moneyForm.changed", field, value });
      actor.send({ type: "moneyForm.submitted" });
      actor.send({ type: "moneyForm.secretChanged", value: "1234" });
      actor.send({ type: "moneyForm.confirmed" });
      await settle();
      expect(model.effects).toEqual([
        { direction, account: "mira", amount: "12.5" },
      ]);
      expect(actor.getSnapshot().status).toBe("done");
    },
  );

  it("reads only valid bodies back from the journal", () => {
    expect(
      memberTransferRules.readBody({
        direction: "SIDEWAYS",
        account: "mira",
        amount: "1",
      }),
    ).toBeUndefined();
    expect(walletTransferRules.readBody({ from: "", to: "" })).toBeUndefined();
  });
});
