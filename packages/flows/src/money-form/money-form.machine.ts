import { assign } from "xstate";
import { type MoneyBody, moneyStepView } from "../money-step/money-step.ts";
import { moneyFormSetup, outputOf, plainDefect } from "./money-form.setup.ts";
import type {
  FormValues,
  MoneyFormInput,
  MoneyFormRules,
} from "./money-form.types.ts";

/**
 * A form that ends in a money transaction: the facts are read, fields are filled in, the sum is reviewed, and only
 * what was reviewed is sent, through the money step. Anything left open by an earlier visit comes first. It ends when
 * the platform has confirmed that it is done.
 *
 * @example
 * const convertMachine = createMoneyForm<"points", undefined, Facts, ConvertBody, ConvertOk>("convert", rules);
 */
export function createMoneyForm<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
  TOk,
>(id: string, rules: MoneyFormRules<TField, TGiven, TFacts, TBody>) {
  return moneyFormSetup<TField, TGiven, TFacts, TBody, TOk>(
    rules,
  ).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      values: firstValues(rules.fields, input.typed),
      problems: {},
      secret: "",
      secretMissing: false,
      facts: undefined,
      body: undefined,
      failure: undefined,
      elsewhere: false,
      seen: 0,
      step: undefined,
      done: undefined,
    }),
    output: ({ context }) => outputOf(context),
    initial: "recovering",
    states: {
      /** Checks for anything left open by an earlier visit, which comes first. */
      recovering: {
        on: asks,
        invoke: {
          src: "moneyStep",
          id: "moneyStep",
          input: ({ context }) => ({
            slot: rules.slot(context.given),
            intent: undefined,
            now: context.now,
            newKey: context.newKey,
          }),
          onSnapshot: {
            actions: {
              type: "mirror",
              params: ({ event }) => moneyStepView(event.snapshot),
            },
          },
          onDone: [
            {
              guard: { type: "isDone", params: ({ event }) => event.output },
              target: "done",
              actions: { type: "settle", params: ({ event }) => event.output },
            },
            {
              target: "loading",
              actions: { type: "settle", params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: "unavailable",
            actions: { type: "keepFailure", params: plainDefect },
          },
        },
      },

      loading: {
        invoke: {
          src: "loadFacts",
          input: ({ context }) => ({ given: context.given }),
          onDone: [
            {
              guard: ({ event }) => "error" in event.output,
              target: "unavailable",
              actions: {
                type: "keepFacts",
                params: ({ event }) => event.output,
              },
            },
            {
              guard: { type: "isClosed", params: ({ event }) => event.output },
              target: "closed",
              actions: {
                type: "keepFacts",
                params: ({ event }) => event.output,
              },
            },
            {
              target: "editing",
              actions: {
                type: "keepFacts",
                params: ({ event }) => event.output,
              },
            },
          ],
          onError: {
            target: "unavailable",
            actions: { type: "keepFailure", params: plainDefect },
          },
        },
      },
      unavailable: {
        on: {
          "moneyForm.retried": {
            target: "recovering",
            actions: "clearFailure",
          },
        },
      },
      /** The form is not available; `facts` give the reason. */
      closed: {
        on: {
          "moneyForm.retried": { target: "loading", actions: "clearFailure" },
        },
      },

      editing: {
        on: {
          /** The facts have changed: they are read again, and what was typed stays. */
          "moneyForm.retried": "loading",
          ...(rules.fields.length > 0 && {
            "moneyForm.changed": { actions: "type" } as const,
            // Not before a field is left: errors are not shown while typing.
            "moneyForm.left": { actions: "showProblem" } as const,
          }),
          "moneyForm.submitted": [
            {
              guard: "isSound",
              target: "reviewing",
              actions: ["fix", "clearFailure"],
            },
            ...(rules.fields.length > 0 ? [problems] : []),
          ],
        },
      },

      /** The sum: what is deducted, the fee, what arrives. The payment password is entered here. */
      reviewing: {
        on: {
          "moneyForm.secretChanged": {
            actions: assign(({ event }) => ({
              secret: event.value,
              secretMissing: false,
            })),
          },
          "moneyForm.corrected": {
            target: "editing",
            actions: ["forgetSecret", "clearFailure"],
          },
          "moneyForm.confirmed": [
            ...(rules.needsSecret ? [missingSecret] : []),
            { target: "paying", actions: "clearFailure" },
          ],
        },
      },

      paying: {
        on: asks,
        exit: "forgetSecret",
        invoke: {
          src: "moneyStep",
          id: "moneyStep",
          input: ({ context }) => ({
            slot: rules.slot(context.given),
            intent: context.body && {
              body: context.body,
              secret: rules.needsSecret ? context.secret : undefined,
              seen: context.seen,
            },
            now: context.now,
            newKey: context.newKey,
          }),
          onSnapshot: {
            actions: {
              type: "mirror",
              params: ({ event }) => moneyStepView(event.snapshot),
            },
          },
          onDone: [
            {
              guard: { type: "isDone", params: ({ event }) => event.output },
              target: "done",
              actions: { type: "settle", params: ({ event }) => event.output },
            },
            {
              guard: {
                type: "isOutdated",
                params: ({ event }) => event.output,
              },
              target: "loading",
              actions: { type: "settle", params: ({ event }) => event.output },
            },
            {
              target: "reviewing",
              actions: { type: "settle", params: ({ event }) => event.output },
            },
          ],
          // Whatever failed: the journal knows whether something is open.
          onError: "recovering",
        },
      },

      done: { type: "final" },
    },
  });
}

const missingSecret = {
  guard: "lacksSecret",
  actions: "missSecret",
} as const;

const problems = { actions: "showProblems" } as const;

/** Events for the open request. */
const asks = {
  "moneyForm.askedAgain": { actions: "ask" },
  "moneyForm.setAside": { actions: "setAside" },
} as const;

function firstValues<TField extends string>(
  fields: readonly TField[],
  typed: MoneyFormInput<unknown>["typed"],
): FormValues<TField>;
function firstValues(
  fields: readonly string[],
  typed: MoneyFormInput<unknown>["typed"] = {},
): FormValues<string> {
  return Object.fromEntries(fields.map((field) => [field, typed[field] ?? ""]));
}
