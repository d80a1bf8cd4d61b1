import * as calls from "@foyer/platform/calls";
import { handleMember } from "../http/handle.ts";
import { readSince } from "../services/live-events.ts";

export const eventCalls = [
  handleMember(
    calls.eventsSince,
    ({ db, session: { member }, request: { cursor } }) =>
      readSince(db, member.id, cursor),
  ),
];
