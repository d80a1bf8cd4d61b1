/*
 * The keys of what is read of the platform and may become old by what somebody does or by a live event. Each is the
 * head of everything that is read about it: whoever invalidates it has all of that read anew.
 */

/** The balance; the wallets lie below it. */
export const balanceKey = ["member", "balance"] as const;
/** Every list and sum of deposits, withdrawals, bets and movements. */
export const recordsKey = ["member", "records"] as const;
/** Payouts that are to be confirmed. */
export const receiptsKey = ["member", "receipts"] as const;
/** Points: their balance, goods and records. */
export const pointsKey = ["member", "points"] as const;
/** The rebates that wait. */
export const rebatesKey = ["member", "rebates"] as const;
/** What may be claimed, and what was. */
export const rewardsKey = ["member", "rewards"] as const;
/** Missions, and their leaderboards below it. */
export const missionsKey = ["member", "missions"] as const;
/** Activities, page by page. */
export const activitiesKey = ["member", "activities"] as const;
/** The count of unread messages. */
export const unreadKey = ["member", "unread"] as const;
/** Every list of messages. */
export const messagesKey = ["member", "messages"] as const;
/** All lists of contracts. */
export const contractsKey = ["member", "contracts"] as const;
/** Who is below an agent, and what an account there may be opened with. */
export const downlinesKey = ["agent", "downlines"] as const;

/**
 * A part of the member's account.
 *
 * @example accountKey("profile")
 */
export const accountKey = (
  part:
    | "profile"
    | "bankAccounts"
    | "paymentPassword"
    | "totp"
    | "sessions"
    | "history",
) => ["member", "account", part] as const;
