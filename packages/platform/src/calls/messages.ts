import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

/** What messages are about; a platform may use some of them, or none. */
export const messageKinds = [
  /** Logins and changes to the account. */
  "SECURITY",
  /** Payments and products. */
  "ORDER",
  /** Rewards, prizes and activities. */
  "REWARD",
  /** Answers of customer service. */
  "SERVICE",
  /** Everything else that the operator has to say. */
  "NEWS",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How many messages can be marked, deleted or restored in one call. */
const mostAtOnce = 100;

const ids = v.pipe(
  v.array(v.string()),
  v.minLength(1),
  v.maxLength(mostAtOnce),
);
const unread = v.object({ unread: count() });

/** One message of the inbox (MSG-01). */
export const message = v.object({
  id: text(),
  title: text(),
  /** HTML from the platform: to be sanitised. */
  content: optionalText(),
  time: v.fallback(epoch(), 0),
  read: flag(),
  kind: oneOf(messageKinds),
});
export type Message = v.InferOutput<typeof message>;

export const messages = defineCall({
  id: "W-90",
  name: "messages",
  purpose: "Lists the messages of the inbox, newest first.",
  method: "GET",
  path: "/wps/relay/CSP_messages",
  auth: "token",
  place: "body",
  request: v.object({
    ...pageRequest,
    /** Words that title or text must contain; left out: no filter. */
    keyword: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Left out: messages of all kinds. */
    kind: v.optional(v.picklist(messageKinds)),
  }),
  response: v.object({
    list: list(message),
    totalPages: count(),
    /** The kinds that can be asked for; left out: no choice is offered. */
    kinds: list(oneOf(messageKinds)),
    /** Whether messages can be deleted and restored; left out: they cannot. */
    deletable: flag(),
  }),
});

export const messageRead = defineCall({
  id: "W-90b",
  name: "messageRead",
  purpose: "Marks messages as read, and says how many are still unread.",
  method: "POST",
  path: "/wps/relay/CSP_messageRead",
  auth: "token",
  request: v.object({
    /** One message; without it and `ids`: all messages. */
    id: v.optional(v.string()),
    ids: v.optional(ids),
  }),
  response: unread,
});

export const messageDelete = defineCall({
  id: "W-90c",
  name: "messageDelete",
  purpose: "Deletes messages; the platform keeps them for a while.",
  method: "POST",
  path: "/wps/relay/CSP_messageDelete",
  auth: "token",
  request: v.object({ ids }),
  response: unread,
});

export const messageRestore = defineCall({
  id: "W-90d",
  name: "messageRestore",
  purpose: "Takes back that messages were deleted.",
  method: "POST",
  path: "/wps/relay/CSP_messageRestore",
  auth: "token",
  request: v.object({ ids }),
  response: unread,
});
