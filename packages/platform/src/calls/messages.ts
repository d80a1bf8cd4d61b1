import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  flag,
  list,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

/** One message of the inbox (MSG-01). */
export const message = v.object({
  id: text(),
  title: text(),
  /** HTML from the platform: to be sanitised. */
  content: optionalText(),
  time: v.fallback(epoch(), 0),
  read: flag(),
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
  }),
  response: v.object({ list: list(message), totalPages: count() }),
});

export const messageRead = defineCall({
  id: "W-90b",
  name: "messageRead",
  purpose: "Marks a message as read, and says how many are still unread.",
  method: "POST",
  path: "/wps/relay/CSP_messageRead",
  auth: "token",
  request: v.object({
    /** Left out: all messages. */
    id: v.optional(v.string()),
  }),
  response: v.object({ unread: count() }),
});
