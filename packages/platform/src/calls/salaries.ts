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
import { contractTypes } from "./contracts.ts";
import { pageRequest } from "./page.ts";

/** First and last millisecond, both included. */
const period = { from: count(), to: count() };

/** A loss salary pays for a loss of the players below, a profit salary for their profit (CON-11). */
export const salaryKinds = ["PROFIT", "LOSS"] as const;

/** One payment of a contract; for a real-time salary one row of it (CON-10). */
export const salaryRecord = v.object({
  id: text(),
  time: epoch(),
  /** Account that was paid. */
  account: optionalText(),
  /** Period that was counted: first and last millisecond. */
  period: v.object({ from: epoch(), to: epoch() }),
  /** Name of the game or lottery. */
  lottery: optionalText(),
  /** Account whose bets were counted. */
  player: optionalText(),
  betAmount: amount(),
  /** The players' result: negative for a loss. */
  profit: amount(),
  /** Percentage. */
  rate: amount(),
  /** Signed: negative if something is deducted. */
  salary: amount(),
  salaryKind: oneOf(salaryKinds),
});
export type SalaryRecord = v.InferOutput<typeof salaryRecord>;

export const salaryRecords = defineCall({
  id: "W-73",
  name: "salaryRecords",
  purpose: "Lists the payments of contracts of one type.",
  method: "GET",
  path: "/wps/relay/ACS_salaryRecords",
  auth: "token",
  place: "body",
  request: v.object({
    type: v.picklist(contractTypes),
    /**
     * SELF: what the agent who asks was paid. TEAM: what direct downlines were paid under contracts with that agent.
     */
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

/** What a rate applies to: the stakes, or what the players lost. */
export const salaryBases = ["STAKE", "LOSS"] as const;

/** Bets of one account, or on one type of game, that a payment counted. */
const sourceRow = v.object({
  /** In rows by account; else empty. */
  account: optionalText(),
  /** In rows by type of game; else empty. */
  gameType: optionalText(),
  stake: amount(),
  /** The players' result: negative for a loss. */
  profit: amount(),
});
export type SourceRow = v.InferOutput<typeof sourceRow>;

export const salarySource = defineCall({
  id: "W-73b",
  name: "salarySource",
  purpose: "Totals the bets that a payment of a contract was calculated from.",
  method: "GET",
  path: "/wps/relay/ACS_salarySource",
  auth: "token",
  request: v.object({
    /** `id` of W-73. */
    id: v.string(),
    /** What a row covers: an account, highest stakes first, or a type of game. */
    by: v.picklist(["account", "gameType"]),
    /** Page of the accounts; types of game come all on one page. */
    ...pageRequest,
  }),
  response: v.object({
    /** First and last millisecond that was counted: the part of the period in which the contract was in force. */
    counted: v.object({ from: epoch(), to: epoch() }),
    base: oneOf(salaryBases),
    /** A day (hour, player) with a lower stake was left out; zero: none was. */
    least: v.object({ bet: amount(), per: oneOf(["DAY", "HOUR", "PLAYER"]) }),
    /** What was staked in the same time and left out for that reason. */
    leftOut: amount(),
    rows: list(sourceRow),
    totalPages: count(),
    /** All rows, as the bets are now: they may have changed since the payment, which never changes. */
    totals: v.object({ stake: amount(), profit: amount() }),
    /** Type of the only game that was counted; empty if there were several. */
    gameType: optionalText(),
  }),
});
export type SalarySource = v.InferOutput<typeof salarySource.response>;
