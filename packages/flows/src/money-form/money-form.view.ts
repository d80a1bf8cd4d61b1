import type { SnapshotFrom } from "xstate";
import type { MoneyBody, MoneyStepView } from "../money-step/money-step.ts";
import type { Failure } from "../shared/result.ts";
import type { createMoneyForm } from "./money-form.machine.ts";
import type { FieldProblems, FormValues } from "./money-form.types.ts";

/** The chart of one form. */
export type MoneyFormMachine<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
  TOk,
> = ReturnType<typeof createMoneyForm<TField, TGiven, TFacts, TBody, TOk>>;

/** What a screen shows of a money form. */
export interface MoneyFormView<
  TField extends string,
  TFacts,
  TBody extends MoneyBody,
> {
  /**
   * `loading`: skeleton. `unavailable`: the facts could not be read. `closed`: something prevents it. `open`: an
   * earlier intent is being checked. `editing`, `reviewing`: the form and its sum. `paying`: it is being sent, or in
   * doubt. `done`: over.
   */
  readonly phase:
    | "loading"
    | "unavailable"
    | "closed"
    | "open"
    | "editing"
    | "reviewing"
    | "paying"
    | "done";
  readonly values: FormValues<TField>;
  readonly problems: FieldProblems<TField>;
  readonly secret: string;
  readonly secretMissing: boolean;
  readonly facts: TFacts | undefined;
  /** The sum under review, or what is being sent. */
  readonly body: TBody | undefined;
  readonly failure: Failure | undefined;
  /** Another tab was faster: to send another one, the member confirms again. */
  readonly elsewhere: boolean;
  /** In `open` and `paying`: what is pending, and what the member can do. */
  readonly step: MoneyStepView<TBody> | undefined;
}

const phases = [
  "loading",
  "unavailable",
  "closed",
  "editing",
  "reviewing",
  "paying",
  "done",
] as const;

/**
 * Turns a snapshot into what a screen shows.
 *
 * @example moneyFormView(actor.getSnapshot()).phase // "reviewing"
 */
export function moneyFormView<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
  TOk,
>(
  snapshot: SnapshotFrom<MoneyFormMachine<TField, TGiven, TFacts, TBody, TOk>>,
): MoneyFormView<TField, TFacts, TBody> {
  const { context, value } = snapshot;
  const { step } = context;
  const quiet = step === undefined || step.phase === "checking";
  return {
    phase:
      phases.find((phase) => phase === value) ?? (quiet ? "loading" : "open"),
    values: context.values,
    problems: context.problems,
    secret: context.secret,
    secretMissing: context.secretMissing,
    facts: context.facts,
    body: context.body,
    failure: context.failure,
    elsewhere: context.elsewhere,
    step,
  };
}
