import * as v from "valibot";
import { defineCall } from "../call.ts";
import { parseJson } from "../client/json.ts";
import {
  amount,
  epoch,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { contractTypes } from "./contracts.ts";

/** The socket that brings news of the member's account (W-76). */
export const liveSocket = {
  address: "/wps/events",
  /** How often the platform says that it is still there, in ms. */
  pingMs: 25_000,
  /** Why the platform closed it. */
  closeCodes: {
    /** Nobody said who is there, or not in a way that is understood. */
    notUnderstood: 4400,
    /** The token is none, or none any more. */
    refused: 4401,
    /** The platform is closed for now. */
    closed: 4503,
  },
} as const;

/** What an account is told of (SES-15). */
export const liveEventTypes = [
  "DEPOSIT_ARRIVED",
  "DEPOSIT_FAILED",
  "WITHDRAWAL_APPROVED",
  "WITHDRAWAL_REJECTED",
  "PAYOUT_ISSUED",
  "CONTRACT_REQUEST",
  "MESSAGE",
  "SALARY_PAID",
] as const;
export type LiveEventType = (typeof liveEventTypes)[number];

/** The longest frame that is looked at. */
const longest = 16_384;

/* News is worth telling even where its details make no sense: then it is told without them. */
const details = v.object({
  /** The order, payout, contract or message that it is about. */
  id: v.fallback(optionalText(), ""),
  amount: v.fallback(v.nullish(amount()), null),
  /** Why something failed or was refused; the title of a message. */
  text: v.fallback(optionalText(), ""),
  /** Of a salary: the type of the contract that paid it. */
  contractType: v.fallback(v.optional(v.picklist(contractTypes)), undefined),
});

/** One thing that happened to the member's account. */
export const liveEvent = v.object({
  /** Names the event, and the place in the row of events after which the next one stands. */
  id: v.pipe(text(), v.minLength(1), v.maxLength(64)),
  type: oneOf(liveEventTypes),
  at: v.fallback(epoch(), 0),
  value: v.fallback(details, { id: "", amount: null, text: "" }),
});
export type LiveEvent = v.InferOutput<typeof liveEvent>;

const ready = v.object({
  type: v.literal("READY"),
  cursor: v.fallback(optionalText(), ""),
});
const ping = v.object({ type: v.literal("PING") });

/** What the platform says on the socket. */
export type LiveFrame =
  | {
      readonly kind: "ready";
      /** The newest event there is; empty: not known. */ readonly cursor: string;
    }
  | { readonly kind: "ping" }
  | { readonly kind: "event"; readonly event: LiveEvent };

/**
 * Reads a frame of the socket; undefined for whatever is none.
 *
 * @example readLiveFrame('{"type":"READY","cursor":"12"}') // { kind: "ready", cursor: "12" }
 */
export function readLiveFrame(data: unknown): LiveFrame | undefined {
  if (typeof data !== "string" || data.length > longest) return undefined;
  const raw = parsed(data);
  const isReady = v.safeParse(ready, raw);
  if (isReady.success) return { kind: "ready", cursor: isReady.output.cursor };
  if (v.is(ping, raw)) return { kind: "ping" };
  const event = v.safeParse(liveEvent, raw);
  return event.success ? { kind: "event", event: event.output } : undefined;
}

function parsed(data: string): unknown {
  try {
    return parseJson(data);
  } catch {
    return undefined;
  }
}

/** What a listener says first on the socket: never in the address, which ends up in logs. */
export const liveHello = v.object({
  type: v.literal("HELLO"),
  token: v.pipe(v.string(), v.maxLength(4096)),
});

export const eventsSince = defineCall({
  id: "W-117",
  name: "eventsSince",
  purpose:
    "Lists what happened to the account after an event; without one it says only where the row ends.",
  method: "GET",
  path: "/wps/events/since",
  auth: "token",
  place: "body",
  request: v.object({ cursor: v.pipe(v.string(), v.maxLength(64)) }),
  response: v.object({
    list: list(liveEvent),
    /** After which to ask next. */
    cursor: optionalText(),
  }),
});
