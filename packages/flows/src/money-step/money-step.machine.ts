import { assign } from "xstate";
import {
  closing,
  failureOf,
  hasEntry,
  isOk,
  mine,
  outputOf,
  wasDropped,
} from "./money-step.rules.ts";
import { moneyStepSetup, type MoneyStepRules } from "./money-step.setup.ts";
import type { MoneyBody } from "./money-step.body.ts";

/** Events while an intent is open and no call is in flight. */
const asksThePerson = {
  "moneyStep.askedAgain": [
    { guard: "lacksSecret", actions: "missSecret" },
    { target: "holding", actions: "beginAnew" },
  ],
  "moneyStep.setAside": "settingAside",
} as const;

/**
 * The one step that every money call goes through. It writes the intent with its key into the journal before anything
 * is sent; while the outcome is unknown, it asks by sending the same call again with the same key, and never begins a
 * second one. An intent left open by an earlier visit is not sent again automatically: the member is asked first.
 *
 * @example
 * const step = createMoneyStep<WithdrawBody, { orderId: string }>({ needsSecret: true, readBody });
 * step.provide({ actors: { journal, send } });
 */
export function createMoneyStep<TBody extends MoneyBody, TOk>(
  rules: MoneyStepRules<TBody>,
) {
  return moneyStepSetup<TBody, TOk>(rules).createMachine({
    id: "moneyStep",
    context: ({ input }) => ({
      ...input,
      needsSecret: rules.needsSecret,
      key: input.newKey(),
      holder: input.newKey(),
      entry: undefined,
      body: undefined,
      secret: input.intent?.secret?.trim(),
      doubt: "none",
      tries: 0,
      failure: undefined,
      secretMissing: false,
      ok: undefined,
      seen: input.intent?.seen ?? 0,
      outcome: "free",
    }),
    output: ({ context }) => outputOf(context),
    initial: "beginning",
    states: {
      beginning: {
        always: [
          { guard: "hasIntent", target: "claiming" },
          "lookingForEarlier",
        ],
      },

      lookingForEarlier: {
        invoke: {
          src: "journal",
          input: ({ context }) => ({ type: "look", slot: context.slot }),
          onDone: {
            target: "looked",
            actions: { type: "take", params: ({ event }) => event.output },
          },
          // The journal is read once more before anything is sent.
          onError: "free",
        },
      },
      looked: { always: [{ guard: "isEmpty", target: "free" }, "found"] },

      /** The intent is recorded before anything is sent. */
      claiming: {
        invoke: {
          src: "journal",
          input: ({ context }) => ({
            type: "claim",
            slot: context.slot,
            key: context.key,
            holder: context.holder,
            body: context.intent?.body ?? {},
            seen: context.seen,
            at: context.now(),
          }),
          onDone: [
            {
              guard: ({ event }) => isOk(event.output),
              target: "claimed",
              actions: { type: "take", params: ({ event }) => event.output },
            },
            {
              target: "refused",
              actions: {
                type: "notice",
                params: ({ event }) => failureOf(event.output),
              },
            },
          ],
          onError: {
            target: "refused",
            actions: { type: "notice", params: { reason: "UNKNOWN" } },
          },
        },
      },
      claimed: {
        always: [
          { guard: "isEmpty", target: "elsewhere" },
          // Its own, or the same one opened by another tab, which it joins.
          { guard: "isSameAndAskable", target: "sending" },
          { target: "found", actions: "forgetSecret" },
        ],
      },

      /** An earlier intent is open, and has to be settled first. */
      found: {
        entry: assign({ doubt: "earlier" }),
        always: [{ guard: "isAskable", target: "interrupted" }, "lost"],
      },

      sending: {
        invoke: {
          src: "send",
          input: ({ context: { entry, body, key, secret } }) => {
            if (!body) throw new Error("There is nothing to send.");
            return { key: entry?.key ?? key, body, secret };
          },
          onDone: [
            {
              guard: ({ event }) => isOk(event.output),
              target: "writingOutcome",
              actions: assign(({ event }) =>
                "ok" in event.output ? { ok: event.output.ok } : {},
              ),
            },
            {
              guard: { type: "isSilent", params: ({ event }) => event.output },
              target: "doubting",
              actions: {
                type: "notice",
                params: ({ event }) => failureOf(event.output),
              },
            },
            {
              guard: { type: "isOpen", params: ({ event }) => event.output },
              target: "unresolved",
              actions: [
                {
                  type: "notice",
                  params: ({ event }) => failureOf(event.output),
                },
                "forgetSecret",
              ],
            },
            {
              target: "lettingGo",
              actions: {
                type: "notice",
                params: ({ event }) => failureOf(event.output),
              },
            },
          ],
          onError: {
            target: "doubting",
            actions: { type: "notice", params: { reason: "UNKNOWN" } },
          },
        },
      },

      /** It was sent and the outcome is unknown: the call is repeated automatically for a while. */
      doubting: {
        entry: assign(({ context }) => ({
          doubt: context.doubt === "none" ? "own" : context.doubt,
          tries: context.tries + 1,
        })),
        always: { guard: "isTired", target: "unresolved" },
        after: { beforeAsking: "holding" },
        on: {
          "moneyStep.askedAgain": { target: "holding", actions: "beginAnew" },
        },
      },

      /** Before it is sent again: is it still open, or did another tab settle it? */
      holding: {
        invoke: {
          src: "journal",
          input: ({ context }) => ({ ...mine(context), type: "hold" }),
          onDone: [
            {
              guard: ({ event }) => !isOk(event.output),
              target: "unresolved",
              actions: {
                type: "notice",
                params: ({ event }) => failureOf(event.output),
              },
            },
            {
              guard: ({ context, event }) => wasDropped(event.output, context),
              target: "free",
            },
            {
              guard: ({ context, event }) => !hasEntry(event.output, context),
              target: "elsewhere",
              actions: {
                type: "noticeRevision",
                params: ({ event }) => event.output,
              },
            },
            {
              target: "held",
              actions: { type: "take", params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: "unresolved",
            actions: { type: "notice", params: { reason: "UNKNOWN" } },
          },
        },
      },

      held: { always: [{ guard: "isAskable", target: "sending" }, "lost"] },

      /** The automatic retries failed: the member decides when to ask again, or dismisses it. */
      unresolved: { on: asksThePerson },

      /** Left open by an earlier visit. Nothing is sent before the member says so. */
      interrupted: { on: asksThePerson },

      /** Too old to ask about, or unreadable: only the records can tell. */
      lost: { on: { "moneyStep.setAside": "settingAside" } },

      writingOutcome: {
        invoke: {
          src: "journal",
          input: ({ context }) => closing(context, true),
          onDone: {
            target: "done",
            actions: {
              type: "noticeRevision",
              params: ({ event }) => event.output,
            },
          },
          // It stays in the journal, and asking again yields the same answer.
          onError: "done",
        },
      },

      lettingGo: {
        invoke: {
          src: "journal",
          input: ({ context }) =>
            context.doubt === "earlier"
              ? closing(context, false)
              : { ...mine(context), type: "release" },
          onDone: {
            target: "refused",
            actions: {
              type: "noticeRevision",
              params: ({ event }) => event.output,
            },
          },
          onError: "refused",
        },
      },

      settingAside: {
        invoke: {
          src: "journal",
          input: ({ context }) => closing(context, true),
          onDone: {
            target: "setAside",
            actions: {
              type: "noticeRevision",
              params: ({ event }) => event.output,
            },
          },
          onError: "setAside",
        },
      },

      free: { type: "final", entry: { type: "end", params: "free" } },
      done: { type: "final", entry: { type: "end", params: "done" } },
      refused: { type: "final", entry: { type: "end", params: "refused" } },
      elsewhere: { type: "final", entry: { type: "end", params: "elsewhere" } },
      setAside: { type: "final", entry: { type: "end", params: "setAside" } },
    },
  });
}
