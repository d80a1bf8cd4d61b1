import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import { limit } from "../services/rate-limit.ts";
import { checkPeriod } from "../services/records/whose.ts";
import { refuseTrial, requireAgent } from "../services/roles.ts";
import { readSalaryRecords } from "../services/salaries/records.ts";
import { readRevenue } from "../services/salaries/revenue.ts";
import { readSource } from "../services/salaries/source.ts";
import { readAgentNotices } from "../services/team/announcements.ts";
import {
  readDownline,
  readDownlines,
  readProfile,
} from "../services/team/downlines.ts";
import { readNotes, writeNote } from "../services/team/notes.ts";
import { readTeamOverview } from "../services/team/overview.ts";
import { changeRate, readRateOptions } from "../services/team/rates.ts";
import { registerDownline } from "../services/team/register-downline.ts";
import {
  makeLink,
  readLinks,
  setLinkState,
} from "../services/team/registration-links.ts";

const hourMs = 60 * 60_000;

export const agentCalls = [
  handleMember(
    calls.agentAnnouncements,
    async ({ db, session: { member }, request, language, now }) => {
      requireAgent(member);
      return readAgentNotices(db, request, language, now);
    },
  ),

  handleMember(
    calls.teamOverview,
    async ({ db, session: { member }, request }) => {
      requireAgent(member);
      checkPeriod(request);
      return readTeamOverview(db, member.id, request);
    },
  ),

  handleMember(calls.downlineOptions, async ({ db, session: { member } }) => {
    requireAgent(member);
    return readRateOptions(db, member.id);
  }),

  handleMember(
    calls.downlines,
    async ({ db, session: { member }, request }) => {
      requireAgent(member);
      return readDownlines(db, member.id, request);
    },
  ),

  handleMember(
    calls.downlineProfile,
    async ({ db, session: { member }, request }) => {
      requireAgent(member);
      return readProfile(db, member.id, request);
    },
  ),

  handleMember(
    calls.downlineNotes,
    async ({ db, session: { member }, request }) => {
      requireAgent(member);
      return readNotes(db, member.id, request);
    },
  ),

  handleMoney(calls.downlineNote, {
    leaves: false,
    check: async ({ session }) => requireAgent(session.member),
    effect: ({ tx, session: { member }, request, intent, now }) =>
      writeNote(tx, member.id, request, { intent, now }),
  }),

  handleMoney(calls.registerDownline, {
    leaves: false,
    check: async ({ db, session: { member }, limits, now }) => {
      requireAgent(member);
      const tries = `registerDownline:${member.id}`;
      await limit(db, tries, limits.registrationTriesPerAddress, now, hourMs);
    },
    effect: ({ tx, session, request, now }) =>
      registerDownline(tx, session.member, request, now),
  }),

  handleMember(
    calls.registrationLinks,
    async ({ db, session: { member }, portalOrigins }) => {
      requireAgent(member);
      return readLinks(db, member.id, portalOrigins);
    },
  ),

  handleMoney(calls.makeRegistrationLink, {
    leaves: false,
    check: async ({ session }) => requireAgent(session.member),
    effect: ({ tx, session, request, portalOrigins, now }) =>
      makeLink(tx, session.member.id, request, { portalOrigins, now }),
  }),

  handleMember(
    calls.registrationLinkState,
    async ({ db, session: { member }, request, portalOrigins }) => {
      requireAgent(member);
      return db.transaction((tx) =>
        setLinkState(tx, member.id, request, portalOrigins),
      );
    },
  ),

  handleMoney(calls.downlineRate, {
    leaves: false,
    check: async ({ session }) => requireAgent(session.member),
    effect: async ({ tx, session: { member }, request }) =>
      readDownline(tx, member.id, await changeRate(tx, member.id, request)),
  }),

  handleMember(
    calls.agentRevenue,
    async ({ db, session: { member }, request }) => {
      requireAgent(member);
      checkPeriod(request);
      return readRevenue(db, member.id, request);
    },
  ),

  handleMember(
    calls.salaryRecords,
    async ({ db, session: { member }, request }) => {
      checkPeriod(request);
      // Members can read what contracts have paid them; payments by contracts that they gave are for agents only.
      if (request.scope === "TEAM") requireAgent(member);
      else refuseTrial(member);
      return readSalaryRecords(db, member.id, request);
    },
  ),

  handleMember(
    calls.salarySource,
    async ({ db, session: { member }, request }) => {
      refuseTrial(member);
      return readSource(db, member.id, request);
    },
  ),
];
