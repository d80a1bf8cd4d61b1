import { createActor } from "xstate";
import type { MoneyFormEvent } from "../money-form/money-form.ts";
import { createMoneyStep, type MoneyBody } from "../money-step/money-step.ts";
import { done, failed } from "./graph.ts";

/**
 * One of every event that a money form can receive, for `gaps`.
 *
 * @example gaps(withdrawMachine, { input, distinguish: formParts, events: formEvents("withdraw", sample) })
 */
export function formEvents<TField extends string>(
  id: string,
  sample: {
    /** Valid values, by field. */
    readonly values: Readonly<Record<TField, string>>;
    readonly facts: unknown;
    readonly closed: unknown;
    readonly body: MoneyBody;
    readonly ok: unknown;
  },
) {
  const { values, facts, closed, body, ok } = sample;
  const fields = Object.keys(values).filter(
    (field): field is TField => field in values,
  );
  const events: MoneyFormEvent<TField>[] = [
    ...fields.flatMap((field): MoneyFormEvent<TField>[] => [
      { type: "moneyForm.changed", field, value: values[field] },
      { type: "moneyForm.left", field },
    ]),
    { type: "moneyForm.submitted" },
    { type: "moneyForm.corrected" },
    { type: "moneyForm.secretChanged", value: "1234" },
    { type: "moneyForm.confirmed" },
    { type: "moneyForm.askedAgain" },
    { type: "moneyForm.setAside" },
    { type: "moneyForm.retried" },
  ];
  const loading = `0.${id}.loading`;
  return [
    ...events,
    done(loading, { ok: facts }),
    done(loading, { ok: closed }),
    done(loading, { error: { reason: "NETWORK" } }),
    failed(loading),
    done("moneyStep", { outcome: "free", seen: 0 }),
    done("moneyStep", { outcome: "elsewhere", seen: 1 }),
    done("moneyStep", { outcome: "setAside", seen: 1 }),
    done("moneyStep", { outcome: "done", seen: 1, ok, body, earlier: false }),
    done("moneyStep", {
      outcome: "refused",
      seen: 0,
      failure: { reason: "NOT_LOGGED_IN" },
    }),
    failed("moneyStep"),
    stepSnapshot(),
  ];
}

/** What the guards of a money form read. */
export const formParts = ({
  context,
}: {
  context: Record<string, unknown>;
}): unknown => [
  context["values"],
  context["secret"] === "",
  context["facts"] === undefined,
];

/** A running step's snapshot, as the form that waits for it receives it. */
export const stepSnapshot = () => ({
  type: "xstate.snapshot.moneyStep" as const,
  snapshot: createActor(
    createMoneyStep({ needsSecret: false, readBody: () => ({}) }),
    {
      input: {
        slot: "any",
        intent: undefined,
        now: () => 0,
        newKey: () => "any",
      },
    },
  ).getSnapshot(),
});
