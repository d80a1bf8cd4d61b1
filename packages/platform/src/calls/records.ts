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
import { pageRequest } from "./page.ts";

/** The member's own records, or those of every account below an agent. */
const scope = v.picklist(["SELF", "TEAM"]);

/** Restricts a team's records to this account below; empty: all accounts. */
const account = v.optional(v.string(), "");

/** First and last millisecond, both included. */
const period = { from: count(), to: count() };

/** Sort order; default: latest first. The last row of a page and the first of the next never change places. */
const order = {
  orderBy: v.optional(v.picklist(["time", "amount"])),
  order: v.optional(v.picklist(["asc", "desc"])),
};

/** Total number of rows on all pages; a platform may leave it out. */
const totalCount = v.nullish(count());

/** What an amount in the account record was for. */
export const transactionKinds = [
  "DEPOSIT",
  "WITHDRAW",
  "REFUND",
  "FEE",
  "WALLET",
  "TRANSFER",
  "STAKE",
  "WIN",
  "BONUS",
  "POINTS",
  "SALARY",
] as const;
export type TransactionKind = (typeof transactionKinds)[number] | "unknown";

const transaction = v.object({
  id: text(),
  /** Account of the row, in a team's record. */
  account: optionalText(),
  time: epoch(),
  kind: oneOf(transactionKinds),
  /** Signed: negative if it left the wallet. */
  amount: amount(),
  /** Balance of the wallet after it. */
  balance: v.nullish(amount()),
  /** In the platform's words: a game, a wallet, a person. */
  title: optionalText(),
  /** What the sender of a transfer between members wrote to the recipient: plain text. */
  note: v.fallback(v.optional(v.string()), undefined),
});
export type Transaction = v.InferOutput<typeof transaction>;

export const transactions = defineCall({
  id: "W-85",
  name: "transactions",
  purpose: "Lists every change to the main wallet in a period.",
  method: "GET",
  path: "/wps/relay/WCS_transactions",
  auth: "token",
  place: "body",
  request: v.object({
    scope,
    account,
    ...period,
    /** One of `transactionKinds`; empty: all. */
    kind: v.optional(v.picklist(["", ...transactionKinds]), ""),
    ...pageRequest,
    ...order,
  }),
  response: v.object({
    list: list(transaction),
    totalPages: count(),
    totalCount,
    /** Over all pages. */
    totals: v.nullish(v.object({ in: amount(), out: amount() })),
  }),
});

export const betStates = ["OPEN", "SETTLED", "VOID"] as const;

const bet = v.object({
  id: text(),
  account: optionalText(),
  time: epoch(),
  /** Its name in the platform's words. */
  game: text(),
  gameType: optionalText(),
  vendor: optionalText(),
  stake: amount(),
  win: amount(),
  /** Winnings minus stake; absent while the bet is open. */
  result: v.nullish(amount()),
  state: oneOf(betStates),
});
export type Bet = v.InferOutput<typeof bet>;

export const betRecords = defineCall({
  id: "W-84",
  name: "betRecords",
  purpose: "Lists the bets that were placed in a period.",
  method: "GET",
  path: "/wps/relay/GCS_betRecords",
  auth: "token",
  place: "body",
  request: v.object({
    scope,
    account,
    /**
     * LINE: the bets of `account` and of everybody below it, as a salary counts them. With a `reach`, `account` may be
     * the agent who asks.
     */
    reach: v.optional(v.picklist(["ACCOUNT", "LINE"])),
    ...period,
    /** Empty: all. */
    gameType: v.optional(v.string(), ""),
    ...pageRequest,
    ...order,
  }),
  response: v.object({
    list: list(bet),
    totalPages: count(),
    totalCount,
    totals: v.nullish(
      v.object({ stake: amount(), win: amount(), result: amount() }),
    ),
  }),
});

const figures = {
  stake: amount(),
  win: amount(),
  bonus: amount(),
  /** Winnings and bonuses minus stakes and fees. */
  profit: amount(),
  deposit: amount(),
  withdraw: amount(),
};

const profitDay = v.pipe(
  v.object({
    /** "2026-01-31"; empty in a row of one account. */
    day: v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d)?$/)), ""),
    /** Account of the row, in rows by account; else empty. */
    account: optionalText(),
    ...figures,
  }),
  v.check(
    ({ day, account: whose }) => (day === "") !== (whose === ""),
    "a row is of a day or of an account",
  ),
);
export type ProfitDay = v.InferOutput<typeof profitDay>;

/** Orders of the accounts in rows by account: by name, or by stakes. */
const accountOrders = ["account", "stake"] as const;

export const profitLoss = defineCall({
  id: "W-86",
  name: "profitLoss",
  purpose:
    "Totals stakes, winnings and payments of a period, by day or by account.",
  method: "GET",
  path: "/wps/relay/GCS_profitLoss",
  auth: "token",
  request: v.object({
    scope,
    account,
    ...period,
    /** What a row covers: a day, or an account of the team. */
    by: v.optional(v.picklist(["day", "account"]), "day"),
    /** Page of the accounts; days come all on one page. */
    pageNo: v.optional(count(), 1),
    pageSize: v.optional(count(), 100),
    /** Order of the accounts; default: highest stakes first. By name, the first of the alphabet comes first. */
    orderBy: v.optional(v.picklist(accountOrders)),
    order: v.optional(v.picklist(["asc", "desc"])),
    /**
     * The last account of the page before, for reading all pages by name while accounts come and go: the page begins
     * after it, whatever `pageNo` says.
     */
    after: v.optional(v.string(), ""),
    /** IANA name of the time zone of these days; default: UTC. */
    timeZone: v.optional(v.string()),
  }),
  response: v.object({
    rows: list(profitDay),
    total: v.object(figures),
    /** Pages of accounts; a platform that leaves it out has sent all of them. */
    totalPages: v.optional(count(), 1),
    totalCount: v.nullish(count()),
    /**
     * Order that the accounts have: by name if there are too many to sort them by stakes. A platform that leaves it
     * out has no order but highest stakes first.
     */
    orderBy: v.nullish(oneOf(accountOrders)),
  }),
});

export const bonusKinds = [
  "PROMOTION",
  "REBATE",
  "RAFFLE",
  "REWARD",
  "MISSION",
  "REFERRAL",
  "VIP",
  "POINTS",
] as const;
export type BonusKind = (typeof bonusKinds)[number] | "unknown";

const bonus = v.object({
  id: text(),
  time: epoch(),
  kind: oneOf(bonusKinds),
  title: optionalText(),
  amount: amount(),
});
export type Bonus = v.InferOutput<typeof bonus>;

export const bonusDetails = defineCall({
  id: "W-87",
  name: "bonusDetails",
  purpose: "Lists the bonuses of a period.",
  method: "GET",
  path: "/wps/relay/MCS2_bonusDetails",
  auth: "token",
  place: "body",
  request: v.object({
    ...period,
    /** One of `bonusKinds`; empty: all. */
    kind: v.optional(v.picklist(["", ...bonusKinds]), ""),
    ...pageRequest,
    ...order,
  }),
  response: v.object({
    list: list(bonus),
    totalPages: count(),
    totalCount,
    totals: v.nullish(v.object({ amount: amount() })),
  }),
});
