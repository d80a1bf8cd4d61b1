import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { contractTypes } from "./contracts.ts";
import { pageRequest } from "./page.ts";
import { memberInfo } from "./session.ts";

/** From the first to the last millisecond that counts. */
const period = { from: count(), to: count() };

/** IANA name of the zone whose days are summed up; without it UTC. */
const timeZone = v.optional(v.string());

/** "2026-01-31" */
const dayName = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

export const agentAnnouncements = defineCall({
  id: "W-94",
  name: "agentAnnouncements",
  purpose: "Lists what the house tells its agents.",
  method: "GET",
  path: "/wps/relay/ACS_announcements",
  auth: "token",
  place: "body",
  request: v.object({ ...pageRequest }),
  response: v.object({
    list: list(
      v.object({
        id: text(),
        title: text(),
        /** HTML of the platform: to be sanitised. */
        content: optionalText(),
        time: epoch(),
        /** Stands above the others, however old it is. */
        pinned: flag(),
      }),
    ),
    totalPages: count(),
  }),
});
export type AgentAnnouncement = v.InferOutput<
  typeof agentAnnouncements.response
>["list"][number];

const teamFigures = {
  /** Members who placed a bet. */
  active: count(),
  deposit: amount(),
  withdraw: amount(),
  /** What was staked. */
  bet: amount(),
  /** Of the team: what it won and was given, less what it staked and paid; below zero where it lost. */
  profit: amount(),
};

export const teamOverview = defineCall({
  id: "W-95",
  name: "teamOverview",
  purpose: "Sums up what the team below an agent did in a period.",
  method: "GET",
  path: "/wps/relay/ACS_teamOverview",
  auth: "token",
  request: v.object({ ...period, timeZone }),
  response: v.object({
    /** How many stand below in all, whenever they came. */
    members: count(),
    ...teamFigures,
    /** How many of them came in the period. */
    joined: v.nullish(count()),
    bonus: v.nullish(amount()),
    days: v.nullish(list(v.object({ day: dayName, ...teamFigures }))),
  }),
});
export type TeamOverview = v.InferOutput<typeof teamOverview.response>;
export type TeamDay = NonNullable<TeamOverview["days"]>[number];

/** What an agent may open an account as. */
export const downlineTypes = ["AGENT", "MEMBER"] as const;
export type DownlineType = (typeof downlineTypes)[number];

export const registerDownline = defineCall({
  id: "W-96",
  name: "registerDownline",
  purpose: "Opens an account directly below the agent who asks.",
  method: "POST",
  path: "/wps/relay/ACS_registerDownline",
  auth: "token",
  sealed: true,
  money: true,
  request: v.object({
    username: v.string(),
    /** The one to begin with: said once, and kept by nobody. */
    password: v.string(),
    type: v.picklist(downlineTypes),
    /** Per cent, as a decimal: "1.5". */
    rate: v.string(),
  }),
  response: memberInfo.response,
  errors: ["USERNAME_TAKEN", "RATE_TOO_HIGH"],
});

export const downlineOptions = defineCall({
  id: "W-96b",
  name: "downlineOptions",
  purpose: "Reads what an account below may be opened with.",
  method: "GET",
  path: "/wps/relay/ACS_downlineOptions",
  auth: "token",
  request: v.object({}),
  response: v.object({
    types: list(v.picklist(downlineTypes)),
    rateMin: amount(),
    rateMax: amount(),
    rateStep: amount(),
  }),
});
export type DownlineOptions = v.InferOutput<typeof downlineOptions.response>;

/** Somebody below an agent. */
export const downline = v.object({
  account: text(),
  nickname: optionalText(),
  type: oneOf(downlineTypes),
  /** Per cent that the one directly above gives. */
  rate: amount(),
  /** How far below the one who asks; 1 is directly below. */
  level: count(),
  /** How many stand directly below this one, and how many in all. */
  children: count(),
  team: count(),
  balance: amount(),
  registeredAt: epoch(),
  /** Last bet; null: none yet. */
  activeAt: v.nullish(epoch()),
  /** Accounts from directly below the one who asks down to the one directly above this one. */
  path: list(text()),
});
export type Downline = v.InferOutput<typeof downline>;

export const downlines = defineCall({
  id: "W-97",
  name: "downlines",
  purpose: "Lists who stands directly below somebody, or finds people below.",
  method: "GET",
  path: "/wps/relay/ACS_downlines",
  auth: "token",
  place: "body",
  request: v.object({
    /** Whose direct downlines; empty: one's own. */
    account: v.optional(v.string(), ""),
    /** Part of an account, anywhere below; empty: no search. */
    keyword: v.optional(v.string(), ""),
    ...pageRequest,
  }),
  response: v.object({
    list: list(downline),
    totalPages: count(),
    totalCount: v.nullish(count()),
  }),
  errors: ["USER_NOT_FOUND"],
});

export const downlineRate = defineCall({
  id: "W-97b",
  name: "downlineRate",
  purpose: "Changes what somebody directly below is given.",
  method: "POST",
  path: "/wps/relay/ACS_downlineRate",
  auth: "token",
  money: true,
  request: v.object({ account: v.string(), rate: v.string() }),
  response: downline,
  errors: ["RATE_TOO_HIGH", "USER_NOT_FOUND"],
});

const revenueFigures = {
  dividend: amount(),
  daily: amount(),
  hourly: amount(),
  realtime: amount(),
  total: amount(),
};

export const agentRevenue = defineCall({
  id: "W-98",
  name: "agentRevenue",
  purpose: "Sums up, day by day, what contracts have paid to the one who asks.",
  method: "GET",
  path: "/wps/relay/ACS_revenue",
  auth: "token",
  request: v.object({ ...period, timeZone }),
  response: v.object({
    rows: list(v.object({ day: dayName, ...revenueFigures })),
    total: v.object(revenueFigures),
  }),
});
export type AgentRevenue = v.InferOutput<typeof agentRevenue.response>;
export type RevenueDay = AgentRevenue["rows"][number];

/** A loss of the players below is paid for by a loss salary, a profit of theirs by a profit salary (CON-11). */
export const salaryKinds = ["PROFIT", "LOSS"] as const;

/** One payment of a contract; of a real-time salary one row of it (CON-10). */
export const salaryRecord = v.object({
  id: text(),
  time: epoch(),
  /** Who was paid. */
  account: optionalText(),
  /** What was counted: from the first to the last millisecond. */
  period: v.object({ from: epoch(), to: epoch() }),
  /** Name of the game or lottery. */
  lottery: optionalText(),
  /** Whose bets were counted. */
  player: optionalText(),
  betAmount: amount(),
  /** Of the players: below zero where they lost. */
  profit: amount(),
  /** Per cent. */
  rate: amount(),
  /** Signed: below zero where something is taken back. */
  salary: amount(),
  salaryKind: oneOf(salaryKinds),
});
export type SalaryRecord = v.InferOutput<typeof salaryRecord>;

export const salaryRecords = defineCall({
  id: "W-73",
  name: "salaryRecords",
  purpose: "Lists what contracts of a type have paid.",
  method: "GET",
  path: "/wps/relay/ACS_salaryRecords",
  auth: "token",
  place: "body",
  request: v.object({
    type: v.picklist(contractTypes),
    /** SELF: what the one who asks was paid. TEAM: what those directly below were paid by contracts with them. */
    scope: v.picklist(["SELF", "TEAM"]),
    ...period,
    ...pageRequest,
  }),
  response: v.object({
    list: list(salaryRecord),
    totalPages: count(),
    totalCount: v.nullish(count()),
    /** Over all pages. */
    totals: v.nullish(v.object({ salary: amount() })),
  }),
});
