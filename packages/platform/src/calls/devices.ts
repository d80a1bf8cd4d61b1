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

const signedInDevice = v.object({
  id: text(),
  device: optionalText(),
  place: optionalText(),
  lastSeen: epoch(),
  current: flag(),
});

export const sessionList = defineCall({
  id: "W-111",
  name: "sessionList",
  purpose: "Lists the member's open sessions.",
  method: "GET",
  path: "/wps/session/list",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({
    list: list(signedInDevice),
    /** Devices that log in without the password (`deviceToken`); left out by a platform without them. */
    remembered: v.optional(
      list(v.object({ ...signedInDevice.entries, until: epoch() })),
      [],
    ),
  }),
});

export const endSession = defineCall({
  id: "W-111b",
  name: "endSession",
  purpose:
    "Ends one session of the member; or forgets one remembered device and ends the sessions that it opened elsewhere.",
  method: "DELETE",
  path: "/wps/session/{id}",
  auth: "token",
  // It becomes part of the address: nothing in it may change where that leads.
  request: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) }),
  response: v.unknown(),
});

export const endOtherSessions = defineCall({
  id: "W-111c",
  name: "endOtherSessions",
  purpose:
    "Ends every session of the member except the present one, and forgets every other device that logs in without the password.",
  method: "POST",
  path: "/wps/session/endOthers",
  auth: "token",
  request: v.object({}),
  // How many sessions ended; a platform that does not count them answers `true`.
  response: v.fallback(v.object({ ended: count() }), { ended: 0 }),
});

export const loginMethods = [
  "PASSWORD",
  "SMS",
  "DEVICE",
  "SOCIAL",
  "REGISTER",
  "RECOVERY",
] as const;
export const loginOutcomes = ["SUCCESS", "REFUSED", "CHECKED"] as const;

export const loginHistory = defineCall({
  id: "W-112",
  name: "loginHistory",
  purpose:
    "Lists the member's logins and failed attempts, with time and place.",
  method: "GET",
  path: "/wps/session/history",
  auth: "token",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({
    list: list(
      v.object({
        at: epoch(),
        device: optionalText(),
        place: optionalText(),
        method: oneOf(loginMethods),
        /** `CHECKED`: the password was right and a further proof was required. */
        outcome: oneOf(loginOutcomes),
      }),
    ),
    totalPages: count(),
  }),
});
