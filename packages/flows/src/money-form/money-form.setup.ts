import { assign, sendTo, setup } from "xstate";
import type { ErrorCode } from "@foyer/platform/errors";
import {
  createMoneyStep,
  type MoneyBody,
  type MoneyStepView,
} from "../money-step/money-step.ts";
import { defect, type Failure } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  FactsOutput,
  FieldProblems,
  FormValues,
  MoneyFormContext,
  MoneyFormEvent,
  MoneyFormInput,
  MoneyFormOutput,
  MoneyFormRules,
  StepOutput,
} from "./money-form.types.ts";

/** After these errors the facts that the form is based on are stale. */
const outdated = new Set<ErrorCode>([
  "AMOUNT_RANGE",
  "FEE_CHANGED",
  "INSUFFICIENT_BALANCE",
  "POINTS_SHORT",
  "OUT_OF_STOCK",
  "VENDOR_BUSY",
  "VALIDATION",
]);

/** What every state of a money form may name: its context and events, actors, guards and actions. */
export function moneyFormSetup<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
  TOk,
>(rules: MoneyFormRules<TField, TGiven, TFacts, TBody>) {
  type Context = MoneyFormContext<TField, TGiven, TFacts, TBody, TOk>;

  const trimmed = (values: FormValues<TField>): FormValues<TField> => {
    const clean: Record<TField, string> = { ...values };
    for (const field of rules.fields) clean[field] = values[field].trim();
    return clean;
  };
  const problemsOf = ({
    values,
    facts,
    given,
  }: Context): FieldProblems<TField> =>
    facts === undefined ? {} : rules.problems(trimmed(values), facts, given);

  /** Marks the fields that the platform rejected. */
  const refusedAt = ({ fields = [] }: Failure): FieldProblems<TField> => {
    const problems: FieldProblems<TField> = {};
    for (const field of rules.fields)
      if (fields.includes(field)) problems[field] = { reason: "refused" };
    return problems;
  };

  return setup({
    types: {
      context: {} as Context,
      events: {} as MoneyFormEvent<TField>,
      input: {} as MoneyFormInput<TGiven>,
      output: {} as MoneyFormOutput<TBody, TOk>,
      children: {} as { moneyStep: "moneyStep" },
    },
    actors: {
      /** Reads the facts that the form is based on: limits, fees, what is available. */
      loadFacts: unprovidedPromise<FactsOutput<TFacts>, { given: TGiven }>(
        "loadFacts",
      ),
      /** Sends what was confirmed, once. */
      moneyStep: createMoneyStep<TBody, TOk>(rules),
    },
    guards: {
      isClosed: (_, output: FactsOutput<TFacts>) =>
        "ok" in output && rules.isClosed(output.ok),
      isSound: ({ context }) =>
        Object.values(problemsOf(context)).every(
          (problem) => problem === undefined,
        ),
      lacksSecret: ({ context }) =>
        rules.needsSecret && context.secret.trim() === "",
      isDone: (_, output: StepOutput<TBody, TOk>) => output.outcome === "done",
      /** The facts that the form is based on have to be read again. */
      isOutdated: (_, output: StepOutput<TBody, TOk>) =>
        output.outcome === "setAside" ||
        (output.outcome === "refused" && outdated.has(output.failure.reason)),
    },
    actions: {
      keepFacts: assign(({ context }, output: FactsOutput<TFacts>) => {
        if ("error" in output) return { failure: output.error };
        const suggested = rules.suggested(context.given, output.ok);
        const values: Record<TField, string> = { ...context.values };
        for (const field of rules.fields)
          values[field] ||= suggested[field] ?? "";
        return { facts: output.ok, values };
      }),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      clearFailure: assign({ failure: undefined, elsewhere: false }),
      showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
      type: assign(({ context, event }) =>
        event.type === "moneyForm.changed"
          ? {
              values: { ...context.values, [event.field]: event.value },
              problems: { ...context.problems, [event.field]: undefined },
            }
          : {},
      ),
      missSecret: assign({ secretMissing: true }),
      /** The problem of the field that was left, unless it is empty. */
      showProblem: assign(({ context, event }) => {
        if (event.type !== "moneyForm.left") return {};
        const { field } = event;
        const shown = context.problems[field];
        // What the platform rejected stays marked until it is changed.
        if (shown?.reason === "refused") return {};
        const problem =
          context.values[field].trim() === ""
            ? undefined
            : problemsOf(context)[field];
        return { problems: { ...context.problems, [field]: problem } };
      }),
      fix: assign(({ context }) => ({
        body: rules.body(trimmed(context.values), context.given, context.facts),
        problems: {},
      })),
      forgetSecret: assign({ secret: "", secretMissing: false }),
      mirror: assign((_, step: MoneyStepView<TBody>) => ({ step })),
      /** Keeps the outcome of a step. */
      settle: assign((_, output: StepOutput<TBody, TOk>) => ({
        step: undefined,
        seen: output.seen,
        elsewhere: output.outcome === "elsewhere",
        failure: output.outcome === "refused" ? output.failure : undefined,
        problems: output.outcome === "refused" ? refusedAt(output.failure) : {},
        done:
          output.outcome === "done"
            ? { ok: output.ok, body: output.body, earlier: output.earlier }
            : undefined,
      })),
      ask: sendTo("moneyStep", ({ event }) => ({
        type: "moneyStep.askedAgain",
        ...(event.type === "moneyForm.askedAgain" &&
          event.secret !== undefined && { secret: event.secret }),
      })),
      setAside: sendTo("moneyStep", { type: "moneyStep.setAside" }),
    },
  });
}

/** What a form ended with; undefined if it did not end. */
export function outputOf<TBody extends MoneyBody, TOk>({
  done,
}: {
  done: MoneyFormOutput<TBody, TOk> | undefined;
}): MoneyFormOutput<TBody, TOk> {
  if (!done) throw new Error("The form has not ended.");
  return done;
}

/** How a defect is reported. */
export const plainDefect: Failure = defect;
