import {
  convertMachine,
  convertStep,
  type ConvertBody,
  type ConvertFacts,
  type ConvertOk,
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
  Parameters<typeof convertMachine.provide>[0]["actors"]
>;
type Steps = readonly Step<typeof convertMachine>[];

const facts: ConvertFacts = {
  currentPoints: "5400",
  pointsRatio: "0.01",
  unit: "RM",
};
const bankOf = () =>
  modelBank<ConvertOk, ConvertBody>({
    password: "1234",
    answer: () => ({ currentPoints: "4400", balance: "1290.50" }),
  });
const unanswered = ({ actors }: ReturnType<typeof bankOf>) =>
  convertStep.provide({ actors: { ...actors, send: silent() } });

function convertAt(events: Steps, actors: Actors = {}, bank = bankOf()) {
  return atState(
    convertMachine.provide({
      actors: {
        loadFacts: answers({ ok: facts }),
        moneyStep: convertStep.provide({ actors: bank.actors }),
        ...actors,
      },
    }),
    {
      input: {
        given: undefined,
        now: () => Date.UTC(2026, 2, 4, 10),
        newKey: () => "sample-key",
      },
      events,
    },
  );
}

const changed = (value: string) =>
  ({ type: "moneyForm.changed", field: "points", value }) as const;
const submitted = { type: "moneyForm.submitted" } as const;
const reviewed: Steps = ["editing", changed("1000"), submitted];
const confirmed: Steps = [
  ...reviewed,
  { type: "moneyForm.secretChanged", value: "1234" },
  { type: "moneyForm.confirmed" },
];

/** Turning points into money. */
export const convertStates = storied({
  machine: convertMachine,
  ways: {
    recovering: () =>
      convertAt(["recovering"], {
        moneyStep: convertStep.provide({ actors: { journal: silent() } }),
      }),
    recoveringAnEarlierOne: async () => {
      const bank = bankOf();
      const earlier = await convertAt(
        [...confirmed, ({ context }) => context.step?.phase === "sending"],
        { moneyStep: unanswered(bank) },
        bank,
      );
      earlier.stop();
      return convertAt(
        [({ context }) => context.step?.phase === "interrupted"],
        {},
        bank,
      );
    },
    loading: () => convertAt(["loading"], { loadFacts: silent() }),
    unavailable: () =>
      convertAt(["unavailable"], {
        loadFacts: answers({ error: { reason: "TIMEOUT" } }),
      }),
    closed: () =>
      convertAt(["closed"], {
        loadFacts: answers({ ok: { ...facts, currentPoints: "0.5" } }),
      }),
    editing: () => convertAt(["editing", changed("1000")]),
    editingTooMuch: () => convertAt(["editing", changed("6000"), submitted]),
    reviewing: () => convertAt([...reviewed, "reviewing"]),
    paying: async () => {
      const bank = bankOf();
      return convertAt(
        [...confirmed, ({ context }) => context.step?.phase === "sending"],
        { moneyStep: unanswered(bank) },
        bank,
      );
    },
    payingInDoubt: async () => {
      const bank = bankOf();
      bank.faults.push("dropAfter");
      return convertAt(
        [...confirmed, ({ context }) => context.step?.phase === "doubting"],
        {},
        bank,
      );
    },
    done: () => convertAt([...confirmed, "done"]),
  },
  unseen: {},
});
