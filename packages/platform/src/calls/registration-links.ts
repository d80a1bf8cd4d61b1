import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { downlineTypes } from "./agents.ts";

export const linkStates = [
  "ACTIVE",
  /** Nobody can register with it until it is active again. */
  "PAUSED",
  /** No longer listed; its code is as unknown as one that never existed. */
  "REMOVED",
] as const;
export type LinkState = (typeof linkStates)[number];

/** A link with which people register an account directly below the agent who made it. */
export const registrationLink = v.object({
  /** Drawn by the platform; it says nothing about the agent. */
  code: v.pipe(text(), v.minLength(1), v.maxLength(64)),
  /** Address that contains the code; empty: the portal builds it. */
  url: optionalText(),
  /** The agent's own name for it, which nobody else sees. */
  label: optionalText(),
  type: oneOf(downlineTypes),
  /** Percentage that an account gets which registers now. */
  rate: amount(),
  state: oneOf(linkStates),
  createdAt: epoch(),
  /** How many accounts have registered with it. */
  registered: v.fallback(count(), 0),
  /** How many of them have a credited deposit. */
  deposited: v.fallback(count(), 0),
});
export type RegistrationLink = v.InferOutput<typeof registrationLink>;

export const registrationLinks = defineCall({
  id: "W-96c",
  name: "registrationLinks",
  purpose: "Lists an agent's registration links, and what came of each.",
  method: "GET",
  path: "/wps/relay/ACS_registrationLinks",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({
    list: list(registrationLink),
    /** How many links an agent can have. */
    most: count(),
  }),
});
export type RegistrationLinks = v.InferOutput<
  typeof registrationLinks.response
>;

export const makeRegistrationLink = defineCall({
  id: "W-96d",
  name: "makeRegistrationLink",
  purpose: "Makes a registration link.",
  method: "POST",
  path: "/wps/relay/ACS_makeRegistrationLink",
  auth: "token",
  money: true,
  request: v.object({
    label: v.string(),
    type: v.picklist(downlineTypes),
    /** Percentage, as a decimal: "1.5". */
    rate: v.string(),
  }),
  response: registrationLink,
  errors: ["RATE_TOO_HIGH"],
});

export const registrationLinkState = defineCall({
  id: "W-96e",
  name: "registrationLinkState",
  purpose: "Pauses, continues, removes or restores a registration link.",
  method: "POST",
  path: "/wps/relay/ACS_registrationLinkState",
  auth: "token",
  request: v.object({ code: v.string(), state: v.picklist(linkStates) }),
  response: registrationLink,
});
