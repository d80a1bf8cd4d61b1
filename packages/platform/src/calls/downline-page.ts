import * as v from "valibot";
import { defineCall } from "../call.ts";
import { count, epoch, list, optionalText, text } from "../schema/tolerant.ts";
import { downline } from "./agents.ts";

const account = v.string();

export const downlineProfile = defineCall({
  id: "W-97c",
  name: "downlineProfile",
  purpose: "Shows one account of the agent's team.",
  method: "GET",
  path: "/wps/relay/ACS_downlineProfile",
  auth: "token",
  request: v.object({ account }),
  response: v.object({
    ...downline.entries,
    /** Last login; null: none yet, or not told. */
    loggedInAt: v.nullish(epoch()),
  }),
  errors: ["USER_NOT_FOUND"],
});
export type DownlineProfile = v.InferOutput<typeof downlineProfile.response>;

const note = v.object({
  id: text(),
  /** Plain text. */
  text: optionalText(),
  /** When it was written, and when it was last changed; null: never. */
  time: epoch(),
  changedAt: v.nullish(epoch()),
});
export type DownlineNote = v.InferOutput<typeof note>;

export const downlineNotes = defineCall({
  id: "W-97d",
  name: "downlineNotes",
  purpose: "Lists the agent's private notes about an account of the team.",
  method: "GET",
  path: "/wps/relay/ACS_downlineNotes",
  auth: "token",
  place: "body",
  request: v.object({ account }),
  response: v.object({
    /** Newest first. */
    list: list(note),
    /** Maximum number of notes about one account, and of characters in one. */
    most: count(),
    longest: count(),
  }),
  errors: ["USER_NOT_FOUND"],
});

export const downlineNote = defineCall({
  id: "W-97e",
  name: "downlineNote",
  purpose: "Writes, changes or deletes a private note about an account.",
  method: "POST",
  path: "/wps/relay/ACS_downlineNote",
  auth: "token",
  money: true,
  request: v.object({
    account,
    /** Empty: a new note. */
    id: v.optional(v.string(), ""),
    /** Empty: the note is deleted. A text for a deleted note brings it back. */
    text: v.string(),
  }),
  response: note,
  errors: ["USER_NOT_FOUND"],
});
