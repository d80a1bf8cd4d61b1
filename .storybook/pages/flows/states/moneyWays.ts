import type { MoneyBody, MoneyStepView } from "@foyer/flows/money-step";
import type { Result } from "../../../../packages/flows/src/shared/result.ts";
import {
  answers,
  silent,
} from "../../../../packages/flows/src/testing/at-state.ts";
import type { modelBank } from "../../../../packages/flows/src/testing/money.ts";

/** How all that surrounds a form about money behaves in a story. */
export type Weather =
  | "calm"
  /** What the device has noted down is still being read. */
  | "journalSilent"
  | "factsSilent"
  | "factsFailing"
  /** Something stands in the way of the form. */
  | "closed"
  /** The order has gone out, and nothing has come back. */
  | "unanswered"
  /** It was done, and the answer is lost. */
  | "answerLost";

/** What a form goes by, or that it cannot be had. */
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

/** The bank behind a form, as the weather lets it be reached. */
export function bankIn<TOk, TBody extends MoneyBody>(
  weather: Weather,
  bank: ReturnType<typeof modelBank<TOk, TBody>>,
): typeof bank.actors {
  if (weather === "answerLost") bank.faults.push("dropAfter");
  if (weather === "journalSilent") return { ...bank.actors, journal: silent() };
  if (weather === "unanswered") return { ...bank.actors, send: silent() };
  return bank.actors;
}

/** Whether an order is sent, in doubt or left open by an earlier visit. */
export const stepIs =
  (phase: MoneyStepView["phase"]) =>
  ({
    context,
  }: {
    readonly context: {
      readonly step: { readonly phase: string } | undefined;
    };
  }): boolean =>
    context.step?.phase === phase;

/** What every story about money begins with. */
export const moneyInput = {
  given: undefined,
  now: () => Date.UTC(2026, 2, 4, 10),
  newKey: () => "sample-key",
} as const;

/** A field that is filled in. */
export const filledIn = <TField extends string>(field: TField, value: string) =>
  ({ type: "moneyForm.changed", field, value }) as const;
export const submitted = { type: "moneyForm.submitted" } as const;
export const confirmed = { type: "moneyForm.confirmed" } as const;
export const password = (value: string) =>
  ({ type: "moneyForm.secretChanged", value }) as const;
