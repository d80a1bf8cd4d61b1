import * as calls from "@foyer/platform/calls";
import { handleMember } from "../http/handle.ts";
import { markRead, readMessages } from "../rules/messages.ts";
import { refuseTrial } from "../rules/roles.ts";

export const messageCalls = [
  handleMember(
    calls.messages,
    async ({ db, session: { member }, request, language }) => {
      refuseTrial(member);
      return readMessages(db, member.id, request, language);
    },
  ),

  handleMember(
    calls.messageRead,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      return markRead(db, member.id, request.id, now);
    },
  ),
];
