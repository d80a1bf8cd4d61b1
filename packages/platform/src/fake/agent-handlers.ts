import type { ContractType } from "../calls/contracts.ts";
import { CallError } from "../errors.ts";
import {
  sampleDownline,
  sampleLink,
  sampleRevenueDays,
  sampleSalary,
  sampleSource,
  sampleTeam,
  sampleTeamDays,
} from "./agents.ts";
import type { Handlers } from "./fake-types.ts";
import { sampleMember } from "./site.ts";

const day = 1_767_225_600_000;

/** Sample payments of each type; a real-time salary has one row with a profit and one with a loss (CON-11). */
const salaries = (type: ContractType, account: string) =>
  type === "REALTIME"
    ? [
        sampleSalary({
          id: "S-3",
          account,
          lottery: "Harbour 3D",
          player: "pinefourth",
          period: { from: day, to: day + 299_999 },
          betAmount: "60.00",
          profit: "-60.00",
          rate: "0.20",
          salary: "0.12",
        }),
        sampleSalary({
          id: "S-2",
          account,
          lottery: "Harbour 3D",
          player: "lakethird",
          period: { from: day, to: day + 299_999 },
          betAmount: "20.00",
          profit: "55.00",
          rate: "0.20",
          salary: "0.04",
          salaryKind: "PROFIT",
        }),
      ]
    : [sampleSalary({ account })];

/** Calls that agents make: their team, its accounts, their income. */
export const agentHandlers = {
  agentAnnouncements: () => ({
    list: [
      {
        id: "A-2",
        title: "Dividends are paid on the first",
        content:
          "<p>What a month came to is paid on the first of the next.</p>",
        time: day,
        pinned: 1,
      },
      {
        id: "A-1",
        title: "Rates below one's own",
        content: "<p>Nobody can give more than they have.</p>",
        time: day - 86_400_000,
        pinned: 0,
      },
    ],
    totalPages: 1,
  }),
  teamOverview: ({ account }) => ({
    account,
    members: 214,
    active: 37,
    joined: 6,
    deposit: "3955.00",
    withdraw: "1260.00",
    bet: "11410.00",
    bonus: "120.00",
    profit: "-764.00",
    days: sampleTeamDays(),
  }),
  downlineOptions: () => ({
    types: ["AGENT", "MEMBER"],
    rateMin: "0",
    rateMax: "2.50",
    rateStep: "0.10",
  }),
  registerDownline: ({ username, type }) =>
    sampleMember({
      id: "p-new",
      account: username,
      nickname: "",
      type: type === "AGENT" ? "1" : "0",
    }),
  registrationLinks: () => ({
    list: [
      sampleLink(),
      sampleLink({
        code: "R4TZ9HBC",
        label: "Agents I train",
        type: "AGENT",
        rate: "2.00",
        registered: 1,
        deposited: 0,
      }),
      sampleLink({
        code: "M3XV8DQS",
        label: "Last year’s leaflet",
        rate: "0.50",
        state: "PAUSED",
        registered: 0,
        deposited: 0,
      }),
    ],
    most: 50,
  }),
  makeRegistrationLink: ({ label, type, rate }) =>
    sampleLink({
      code: "W6NJ5FYP",
      label,
      type,
      rate,
      registered: 0,
      deposited: 0,
    }),
  registrationLinkState: ({ code, state }) => sampleLink({ code, state }),
  downlines: ({ account, keyword, link, pageNo, pageSize }) => {
    const found = sampleTeam().filter((one) =>
      link !== undefined
        ? one.level === 1 && one.type === "MEMBER"
        : keyword === ""
          ? (one.path.at(-1) ?? "") === account
          : one.account.includes(keyword.trim().toLowerCase()),
    );
    const start = (Math.max(pageNo, 1) - 1) * pageSize;
    return {
      list: found.slice(start, start + pageSize),
      totalPages: pageSize > 0 ? Math.ceil(found.length / pageSize) : 0,
      totalCount: found.length,
    };
  },
  downlineRate: ({ account, rate }) => {
    const found = sampleTeam().find((one) => one.account === account);
    if (found === undefined) throw new CallError({ code: "USER_NOT_FOUND" });
    return sampleDownline({ ...found, rate });
  },
  downlineProfile: ({ account }) => {
    const found = sampleTeam().find((one) => one.account === account);
    if (found === undefined) throw new CallError({ code: "USER_NOT_FOUND" });
    return { ...found, loggedInAt: day + 5 * 86_400_000 };
  },
  downlineNotes: () => ({
    list: [
      {
        id: "N-2",
        text: "Asked for a daily salary; to be talked over in March.",
        time: day + 2 * 86_400_000,
        changedAt: day + 3 * 86_400_000,
      },
      { id: "N-1", text: "Met at the harbour fair.", time: day },
    ],
    most: 50,
    longest: 500,
  }),
  downlineNote: ({ id, text }) => ({ id: id || "N-3", text, time: day }),
  agentRevenue: () => ({
    rows: sampleRevenueDays(),
    total: {
      dividend: "210.00",
      daily: "161.00",
      hourly: "0.00",
      realtime: "10.40",
      total: "381.40",
    },
  }),
  salaryRecords: ({ type, scope }) => {
    const list = salaries(type, scope === "TEAM" ? "lakeagent" : "mira88");
    return {
      list,
      totalPages: 1,
      totalCount: list.length,
      totals: { salary: type === "REALTIME" ? "0.16" : "50.40" },
    };
  },
  salarySource: ({ id, by }) => sampleSource(id, by),
} satisfies Handlers;
