import {
  redeemMachine,
  redeemStep,
  type RedeemBody,
  type RedeemFacts,
  type RedeemOk,
} from "@foyer/flows/points";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { modelBank } from "../../../../packages/flows/src/testing/money.ts";
import { storied } from "./storied.ts";

type Actors = NonNullable<
  Parameters<typeof redeemMachine.provide>[0]["actors"]
>;
type Steps = readonly Step<typeof redeemMachine>[];

/** What goods a story is about. */
export const teaSet = {
  id: "g-tea",
  title: "Tea set for two",
  imageUrl: "",
  content: "<p>Stoneware, in a box.</p>",
  points: "1200",
  availableQuantity: 9,
};

const facts: RedeemFacts = { currentPoints: "5400", goods: teaSet };
const bankOf = () =>
  modelBank<RedeemOk, RedeemBody>({
    password: "1234",
    answer: () => ({ id: "R-20418", status: "In Process" }),
  });
const unanswered = ({ actors }: ReturnType<typeof bankOf>) =>
  redeemStep.provide({ actors: { ...actors, send: silent() } });

function redeemAt(events: Steps, actors: Actors = {}, bank = bankOf()) {
  return atState(
    redeemMachine.provide({
      actors: {
        loadFacts: answers({ ok: facts }),
        moneyStep: redeemStep.provide({ actors: bank.actors }),
        ...actors,
      },
    }),
    {
      input: {
        given: { goodsId: teaSet.id },
        now: () => Date.UTC(2026, 2, 4, 10),
        newKey: () => "sample-key",
      },
      events,
    },
  );
}

const changed = (field: "quantity" | "address" | "mobileNum", value: string) =>
  ({ type: "moneyForm.changed", field, value }) as const;
const filled: Steps = [
  "editing",
  changed("quantity", "2"),
  changed("address", "7 Quay Street, Lanternrow"),
  changed("mobileNum", "60125550101"),
];
const submitted = { type: "moneyForm.submitted" } as const;
const confirmed: Steps = [
  ...filled,
  submitted,
  { type: "moneyForm.secretChanged", value: "1234" },
  { type: "moneyForm.confirmed" },
];

/** Buying something with points. */
export const redeemStates = storied({
  machine: redeemMachine,
  ways: {
    recovering: () =>
      redeemAt(["recovering"], {
        moneyStep: redeemStep.provide({ actors: { journal: silent() } }),
      }),
    recoveringAnEarlierOrder: async () => {
      const bank = bankOf();
      const earlier = await redeemAt(
        [...confirmed, ({ context }) => context.step?.phase === "sending"],
        { moneyStep: unanswered(bank) },
        bank,
      );
      earlier.stop();
      return redeemAt(
        [({ context }) => context.step?.phase === "interrupted"],
        {},
        bank,
      );
    },
    loading: () => redeemAt(["loading"], { loadFacts: silent() }),
    unavailable: () =>
      redeemAt(["unavailable"], {
        loadFacts: answers({ error: { reason: "TIMEOUT" } }),
      }),
    closedSoldOut: () =>
      redeemAt(["closed"], {
        loadFacts: answers({
          ok: { ...facts, goods: { ...teaSet, availableQuantity: 0 } },
        }),
      }),
    closedForTooFewPoints: () =>
      redeemAt(["closed"], {
        loadFacts: answers({ ok: { ...facts, currentPoints: "800" } }),
      }),
    editing: () => redeemAt(["editing"]),
    editingWithGaps: () =>
      redeemAt([
        "editing",
        changed("quantity", "5"),
        changed("mobileNum", "12"),
        submitted,
      ]),
    reviewing: () => redeemAt([...filled, submitted, "reviewing"]),
    reviewingAfterAWrongPassword: () =>
      redeemAt([
        ...filled,
        submitted,
        { type: "moneyForm.secretChanged", value: "4321" },
        { type: "moneyForm.confirmed" },
        ({ context }) => context.failure !== undefined,
      ]),
    paying: async () => {
      const bank = bankOf();
      return redeemAt(
        [...confirmed, ({ context }) => context.step?.phase === "sending"],
        { moneyStep: unanswered(bank) },
        bank,
      );
    },
    payingInDoubt: async () => {
      const bank = bankOf();
      bank.faults.push("dropAfter");
      return redeemAt(
        [...confirmed, ({ context }) => context.step?.phase === "doubting"],
        {},
        bank,
      );
    },
    done: () => redeemAt([...confirmed, "done"]),
  },
  unseen: {},
});
