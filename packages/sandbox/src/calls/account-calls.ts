import * as calls from "@foyer/platform/calls";
import { handleMember } from "../http/handle.ts";
import { infoOf } from "../services/member-info.ts";
import { changeProfile, readProfile } from "../services/profile.ts";
import { readRemembered } from "../services/remembered.ts";
import { refuseTrial } from "../services/roles.ts";
import {
  endOtherSession,
  endOtherSessions,
  readSessions,
  readSignIns,
} from "../services/sign-ins.ts";
import { uplineOf } from "../services/uplines.ts";
import { readVip } from "../services/vip.ts";

export const accountCalls = [
  handleMember(calls.profile, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    const [list, above] = await Promise.all([
      readProfile(context, member),
      uplineOf(context.db, member.id),
    ]);
    return { list, upline: above?.username ?? "" };
  }),

  handleMember(calls.updateProfile, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    return infoOf(await changeProfile(context, member, context.request));
  }),

  handleMember(calls.sessionList, async ({ db, session, now }) => {
    refuseTrial(session.member);
    const { id, member } = session;
    return {
      list: await readSessions(db, member.id, id, now),
      remembered: await readRemembered(db, member.id, id, now),
    };
  }),

  handleMember(calls.endSession, async ({ db, session, request, now }) => {
    const { id: present, member } = session;
    refuseTrial(member);
    await endOtherSession(db, member.id, { id: request.id, present, now });
    return true;
  }),

  handleMember(calls.endOtherSessions, async (context) => {
    const { session } = context;
    refuseTrial(session.member);
    return { ended: await endOtherSessions(context, session) };
  }),

  handleMember(
    calls.loginHistory,
    async ({ db, session: { member }, request }) => {
      refuseTrial(member);
      return readSignIns(db, member.id, request);
    },
  ),

  handleMember(calls.vip, async ({ db, run, now, session, language }) => {
    const { member } = session;
    refuseTrial(member);
    return readVip(db, { memberId: member.id, run, now, language });
  }),
];
