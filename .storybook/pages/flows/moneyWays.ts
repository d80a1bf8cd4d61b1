import type { MoneyBody, MoneyStepView } from "@foyer/flows/money-step";
import type { Result } from "../../../packages/flows/src/shared/result.ts";
import {
  answers,
  silent,
} from "../../../packages/flows/src/testing/at-state.ts";
import type { modelBank } from "../../../packages/flows/src/testing/money.ts";

export {
  atState,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
export { modelBank } from "../../../packages/flows/src/testing/money.ts";

/** How the environment of a money form behaves in a story. */
export type Weather =
  | "calm"
  /** The journal on the device is still being read. */
  | "journalSilent"
  | "factsSilent"
  | "factsFailing"
  /** Something prevents the form from being used. */
  | "closed"
  /** The order has been sent, and no response has come back. */
  | "unanswered"
  /** The order was processed, and the response was lost. */
  | "answerLost";

/** The facts that a form depends on, or that they cannot be loaded. */
export const factsIn = <TFacts, TGiven extends {} | null | undefined>(
  weather: Weather,
  facts: TFacts,
  closed: NoInfer<TFacts>,
) =>
  weather === "factsSilent"
    ? silent<Result<TFacts>, TGiven>()
    : answers<Result<TFacts>, TGiven>(
        weather === "factsFailing"
          ? { error: { reason: "TIMEOUT" } }
          : { ok: weather === "closed" ? closed : facts },
      );

/** The bank behind a form, as reachable as the weather allows. */
export function bankIn<TOk, TBody extends MoneyBody>(
  weather: Weather,
  bank: ReturnType<typeof modelBank<TOk, TBody>>,
): typeof bank.actors {
  if (weather === "answerLost") bank.faults.push("dropAfter");
  if (weather === "journalSilent") return { ...bank.actors, journal: silent() };
  if (weather === "unanswered") return { ...bank.actors, send: silent() };
  return bank.actors;
}

/** What every money form knows about its order. */
interface OrderSnapshot {
  readonly context: {
    readonly step: { readonly phase: string } | undefined;
    readonly failure: unknown;
  };
}

/** Whether an order is being sent, in doubt or left open by an earlier visit. */
const stepIs =
  (phase: MoneyStepView["phase"]) =>
  ({ context }: OrderSnapshot): boolean =>
    context.step?.phase === phase;

const isRefused = ({ context }: OrderSnapshot): boolean =>
  context.failure !== undefined;

/** What every money story starts with. */
export const moneyInput = {
  given: undefined,
  now: () => Date.UTC(2026, 2, 4, 10),
  newKey: () => "sample-key",
} as const;

/** Fills in a field. */
export const filledIn = <TField extends string>(field: TField, value: string) =>
  ({ type: "moneyForm.changed", field, value }) as const;
export const submitted = { type: "moneyForm.submitted" } as const;
const confirmed = { type: "moneyForm.confirmed" } as const;
const password = (value: string) =>
  ({ type: "moneyForm.secretChanged", value }) as const;

/** A step that every money form has. */
type SharedStep =
  | string
  | typeof submitted
  | typeof confirmed
  | ReturnType<typeof password>
  | ((snapshot: OrderSnapshot) => boolean);

interface Order<TStep, TBank, TActor> {
  /** Goes through the steps in the given weather; without `bank`, with a bank of its own. */
  readonly at: (
    weather: Weather,
    steps: readonly (NoInfer<TStep> | SharedStep)[],
    bank?: TBank,
  ) => Promise<TActor>;
  readonly bankOf: () => TBank;
  /** Steps that lead to a form that can be submitted. */
  readonly filled: readonly TStep[];
  /** The payment password, where the form asks for one. */
  readonly secret?: string;
}

/**
 * The paths that all money forms have in common, in order; what is closed, and other looks of an open form, go
 * between `begun` and `reviewing`.
 *
 * @example
 * const order = orderWays({ at, bankOf, filled });
 * const ways = { ...order.begun, editing: () => at("calm", filled), reviewing: order.reviewing, ...order.sent };
 */
export function orderWays<
  TStep,
  TBank,
  TActor extends { readonly stop: () => unknown },
>({ at, bankOf, filled, secret }: Order<TStep, TBank, TActor>) {
  const reviewed = [...filled, submitted];
  const confirmedWith = (value: string | undefined) => [
    ...reviewed,
    ...(value === undefined ? [] : [password(value)]),
    confirmed,
  ];
  const order = confirmedWith(secret);
  return {
    begun: {
      recovering: () => at("journalSilent", ["recovering"]),
      recoveringAnEarlierOne: async () => {
        const bank = bankOf();
        const earlier = await at(
          "unanswered",
          [...order, stepIs("sending")],
          bank,
        );
        earlier.stop();
        return at("calm", [stepIs("interrupted")], bank);
      },
      loading: () => at("factsSilent", ["loading"]),
      unavailable: () => at("factsFailing", ["unavailable"]),
    },
    reviewing: () => at("calm", [...reviewed, "reviewing"]),
    reviewingAfterAWrongPassword: () =>
      at("calm", [...confirmedWith("4321"), isRefused]),
    /** The bank refuses for a reason that makes the form read its facts again. */
    editingAfterARefusal: (refuse: (bank: TBank) => unknown) => () => {
      const bank = bankOf();
      refuse(bank);
      return at("calm", [...order, isRefused, "editing"], bank);
    },
    sent: {
      paying: () => at("unanswered", [...order, stepIs("sending")]),
      payingInDoubt: () => at("answerLost", [...order, stepIs("doubting")]),
      done: () => at("calm", [...order, "done"]),
    },
  };
}
