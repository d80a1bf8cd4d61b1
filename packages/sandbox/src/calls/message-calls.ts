import * as calls from "@foyer/platform/calls";
import { handleMember } from "../http/handle.ts";
import {
  deleteMessages,
  markRead,
  readMessages,
  restoreMessages,
} from "../services/messages.ts";
import { refuseTrial } from "../services/roles.ts";

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
      return markRead(db, member.id, request, now);
    },
  ),

  handleMember(
    calls.messageDelete,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      return deleteMessages(db, member.id, request.ids, now);
    },
  ),

  handleMember(
    calls.messageRestore,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      return restoreMessages(db, member.id, request.ids, now);
    },
  ),
];
