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
import { pageRequest } from "./page.ts";
import { memberInfo } from "./session.ts";

/** First and last millisecond, both included. */
const period = { from: count(), to: count() };

/** IANA name of the time zone whose days are summed up; default: UTC. */
const timeZone = v.optional(v.string());

/** "2026-01-31" */
const dayName = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

export const agentAnnouncements = defineCall({
  id: "W-94",
  name: "agentAnnouncements",
  purpose: "Lists the platform's notices for agents.",
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
        /** HTML from the platform: to be sanitised. */
        content: optionalText(),
        time: epoch(),
        /** Shown above the others, regardless of its date. */
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
  /** Total stakes. */
  bet: amount(),
  /** The team's winnings and bonuses, minus stakes and fees; negative for a loss. */
  profit: amount(),
};

export const teamOverview = defineCall({
  id: "W-95",
  name: "teamOverview",
  purpose: "Totals the activity of an agent's team in a period.",
  method: "GET",
  path: "/wps/relay/ACS_teamOverview",
  auth: "token",
  request: v.object({
    ...period,
    timeZone,
    /** An account below, whose team is totalled; empty: the agent's own. */
    account: v.optional(v.string(), ""),
  }),
  response: v.object({
    /** The account whose team it is, where the request names one. */
    account: v.nullish(text()),
    /** Total number of accounts below, whenever they joined. */
    members: count(),
    ...teamFigures,
    /** How many of them joined in the period. */
    joined: v.nullish(count()),
    bonus: v.nullish(amount()),
    days: v.nullish(list(v.object({ day: dayName, ...teamFigures }))),
  }),
  errors: ["USER_NOT_FOUND"],
});
export type TeamOverview = v.InferOutput<typeof teamOverview.response>;
export type TeamDay = NonNullable<TeamOverview["days"]>[number];

/** Account types that an agent may open. */
export const downlineTypes = ["AGENT", "MEMBER"] as const;
export type DownlineType = (typeof downlineTypes)[number];

export const registerDownline = defineCall({
  id: "W-96",
  name: "registerDownline",
  purpose: "Registers a downline of the requesting agent.",
  method: "POST",
  path: "/wps/relay/ACS_registerDownline",
  auth: "token",
  sealed: true,
  money: true,
  request: v.object({
    username: v.string(),
    /** The initial password: shown once, and stored nowhere. */
    password: v.string(),
    type: v.picklist(downlineTypes),
    /** Percentage, as a decimal: "1.5". */
    rate: v.string(),
  }),
  response: memberInfo.response,
  errors: ["USERNAME_TAKEN", "RATE_TOO_HIGH"],
});

export const downlineOptions = defineCall({
  id: "W-96b",
  name: "downlineOptions",
  purpose: "Reads the limits for registering a downline.",
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

/** An account below an agent. */
export const downline = v.object({
  account: text(),
  nickname: optionalText(),
  type: oneOf(downlineTypes),
  /** Percentage that the upline agent gives. */
  rate: amount(),
  /** Levels below the agent who asks; 1 is directly below. */
  level: count(),
  /** How many accounts are directly below this one, and how many in total. */
  children: count(),
  team: count(),
  balance: amount(),
  registeredAt: epoch(),
  /** Last bet; null: none yet. */
  activeAt: v.nullish(epoch()),
  /** Accounts from the level directly below the agent who asks down to this one's upline agent. */
  path: list(text()),
});
export type Downline = v.InferOutput<typeof downline>;

export const downlines = defineCall({
  id: "W-97",
  name: "downlines",
  purpose: "Lists the downlines of an account, or searches the team.",
  method: "GET",
  path: "/wps/relay/ACS_downlines",
  auth: "token",
  place: "body",
  request: v.object({
    /** The account whose direct downlines are listed; empty: the agent's own. */
    account: v.optional(v.string(), ""),
    /** Part of an account name, at any level below; empty: no search. */
    keyword: v.optional(v.string(), ""),
    /** Code of a registration link: the accounts that came with it, instead of those. */
    link: v.optional(v.string()),
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
  purpose: "Changes the rate of a downline.",
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
  purpose: "Totals, day by day, the contract payments to the requesting agent.",
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
