import { assign, setup } from "xstate";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type { JournalCommand } from "./money-step.journal.ts";
import {
  failureOf,
  hasSameBody,
  isAlive,
  isOk,
  revisionOf,
  slotIn,
  waitMs,
} from "./money-step.rules.ts";
import type { MoneyBody } from "./money-step.body.ts";
import type {
  JournalOutput,
  MoneyFailure,
  MoneyOutcome,
  MoneySending,
  MoneyStepContext,
  MoneyStepEvent,
  MoneyStepInput,
  MoneyStepOutput,
  SendOutput,
} from "./money-step.types.ts";
import { verdictOn } from "./money-step.verdict.ts";

/** Attempts without an answer before the member is asked what to do. */
const mostTries = 5;

/** What distinguishes one money call from another. */
export interface MoneyStepRules<TBody extends MoneyBody> {
  /** The call requires the payment password. */
  readonly needsSecret: boolean;
  /** Reads a body from the journal; undefined: it belongs to a different call. */
  readonly readBody: (stored: MoneyBody) => TBody | undefined;
}

/** What every state of the step may name: its context and events, actors, delays, guards and actions. */
export function moneyStepSetup<TBody extends MoneyBody, TOk>({
  needsSecret,
  readBody,
}: MoneyStepRules<TBody>) {
  return setup({
    types: {
      context: {} as MoneyStepContext<TBody, TOk>,
      events: {} as MoneyStepEvent,
      input: {} as MoneyStepInput<TBody>,
      output: {} as MoneyStepOutput<TBody, TOk>,
    },
    actors: {
      /** Applies a command to its slot, in one transaction that all tabs share, and answers with the slot. */
      journal: unprovidedPromise<JournalOutput, JournalCommand>("journal"),
      /** Makes the call with the given key. */
      send: unprovidedPromise<SendOutput<TOk>, MoneySending<TBody>>("send"),
    },
    delays: { beforeAsking: ({ context }) => waitMs(context) },
    guards: {
      hasIntent: ({ context }) => context.intent !== undefined,
      isEmpty: ({ context }) => context.entry === undefined,
      isAskable: ({ context }) =>
        context.body !== undefined && isAlive(context),
      isSameAndAskable: ({ context }) =>
        context.body !== undefined && isAlive(context) && hasSameBody(context),
      isSilent: ({ context }, output: SendOutput<TOk>) =>
        verdictOn(failureOf(output), context.doubt) === "silent",
      isOpen: ({ context }, output: SendOutput<TOk>) =>
        verdictOn(failureOf(output), context.doubt) === "open",
      isTired: ({ context }) => context.tries >= mostTries,
      /** The required password is neither kept nor given now. */
      lacksSecret: ({ context, event }) =>
        needsSecret &&
        !context.secret &&
        (event.type !== "moneyStep.askedAgain" ||
          (event.secret ?? "").trim() === ""),
    },
    actions: {
      /** The step adopts what the journal holds. */
      take: assign((_, output: JournalOutput) => {
        const entry = slotIn(output)?.entry;
        return {
          entry,
          body: entry && readBody(entry.body),
          seen: revisionOf(output),
        };
      }),
      notice: assign((_, failure: MoneyFailure) => ({ failure })),
      noticeRevision: assign(({ context }, output: JournalOutput) => ({
        seen: isOk(output) ? revisionOf(output) : context.seen,
      })),
      missSecret: assign({ secretMissing: true }),
      forgetSecret: assign({ secret: undefined }),
      beginAnew: assign(({ context, event }) => ({
        tries: 0,
        failure: undefined,
        secretMissing: false,
        secret:
          (event.type === "moneyStep.askedAgain"
            ? event.secret?.trim()
            : undefined) || context.secret,
      })),
      /** Nothing that was typed stays in memory. */
      end: assign((_, outcome: MoneyOutcome) => ({
        outcome,
        secret: undefined,
        intent: undefined,
      })),
    },
  });
}
