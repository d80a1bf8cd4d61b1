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

/** The WebSocket that delivers events of the member's account (W-76). */
export const liveSocket = {
  address: "/wps/events",
  /** Interval of the platform's pings, in ms. */
  pingMs: 25_000,
  /** Why the platform closed it. */
  closeCodes: {
    /** No valid hello message was received. */
    notUnderstood: 4400,
    /** The token is invalid, or no longer valid. */
    refused: 4401,
    /** The platform is closed for now. */
    closed: 4503,
  },
} as const;

/** Events that an account is notified of (SES-15). */
export const liveEventTypes = [
  "DEPOSIT_ARRIVED",
  "DEPOSIT_FAILED",
  "WITHDRAWAL_APPROVED",
  "WITHDRAWAL_REJECTED",
  "PAYOUT_ISSUED",
  "PAYOUT_CHANGED",
  "CONTRACT_REQUEST",
  "MESSAGE",
  "SALARY_PAID",
  "TRANSFER_RECEIVED",
  "REDEMPTION_DECIDED",
  "APPLICATION_DECIDED",
  "REWARD_GRANTED",
  "DOWNLINE_REGISTERED",
  "RANK_CHANGED",
] as const;
export type LiveEventType = (typeof liveEventTypes)[number];

/** The longest frame that is parsed. */
const longest = 16_384;

/* An event is worth reporting even if its details are invalid: then it is reported without them. */
const details = v.object({
  /**
   * The order, withdrawal, contract, message, transfer, redemption, activity, reward, registration link or change of
   * rank concerned.
   */
  id: v.fallback(optionalText(), ""),
  amount: v.fallback(v.nullish(amount()), null),
  /** Why something failed or was rejected; the title of a message; the label of a registration link. */
  text: v.fallback(optionalText(), ""),
  /** For a salary: the type of the contract that paid it. */
  contractType: v.fallback(v.optional(v.picklist(contractTypes)), undefined),
  /** For a transfer: the username of the member who sent it. */
  sender: v.fallback(v.optional(v.string()), undefined),
  /** For a registration: the username of the new account. */
  account: v.fallback(v.optional(v.string()), undefined),
  /** The text in other languages, by pack code. */
  words: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
});

/** One event of the member's account. */
export const liveEvent = v.object({
  /** Identifies the event, and serves as the cursor after which the next one follows. */
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

/** A message of the platform on the socket. */
export type LiveFrame =
  | {
      readonly kind: "ready";
      /** Id of the newest event; empty: unknown. */ readonly cursor: string;
    }
  | { readonly kind: "ping" }
  | { readonly kind: "event"; readonly event: LiveEvent };

/**
 * Parses a frame of the socket; undefined if it is invalid.
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

/** The first message of a listener on the socket: never in the address, which ends up in logs. */
export const liveHello = v.object({
  type: v.literal("HELLO"),
  token: v.pipe(v.string(), v.maxLength(4096)),
});

export const eventsSince = defineCall({
  id: "W-117",
  name: "eventsSince",
  purpose:
    "Lists the events of the account after a cursor; without a cursor it returns only the latest one.",
  method: "GET",
  path: "/wps/events/since",
  auth: "token",
  place: "body",
  request: v.object({ cursor: v.pipe(v.string(), v.maxLength(64)) }),
  response: v.object({
    list: list(liveEvent),
    /** Cursor after which to continue. */
    cursor: optionalText(),
  }),
});
