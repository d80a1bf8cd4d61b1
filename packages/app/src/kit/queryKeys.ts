/*
 * Query keys of platform data that a member's action or a live event can make stale. Each is the prefix of everything
 * that is read about its subject: invalidating it has all of that read again.
 */

/** The balance; the wallets are below it. */
export const balanceKey = ["member", "balance"] as const;
/** Every list and sum of deposits, withdrawals, bets and movements. */
export const recordsKey = ["member", "records"] as const;
/** Withdrawals that need a confirmation. */
export const receiptsKey = ["member", "receipts"] as const;
/** Points: their balance, products and records. */
export const pointsKey = ["member", "points"] as const;
/** Unclaimed rebates. */
export const rebatesKey = ["member", "rebates"] as const;
/** Rewards that can be claimed or were claimed. */
export const rewardsKey = ["member", "rewards"] as const;
/** Missions, with their leaderboards below. */
export const missionsKey = ["member", "missions"] as const;
/** The invitation and the friends who used it. */
export const referralKey = ["member", "referral"] as const;
/** Activities, page by page. */
export const activitiesKey = ["member", "activities"] as const;
/** The VIP ranks, and what counts towards them. */
export const vipKey = ["member", "vip"] as const;
/** The count of unread messages. */
export const unreadKey = ["member", "unread"] as const;
/** Every list of messages. */
export const messagesKey = ["member", "messages"] as const;
/** Messages to customer service: their list, and each conversation. */
export const feedbackKey = ["member", "feedback"] as const;
/** All lists of contracts. */
export const contractsKey = ["member", "contracts"] as const;
/** An agent's downline, and what an account in it may be opened with. */
export const downlinesKey = ["agent", "downlines"] as const;
/** An agent's registration links: what came of them changes with the downline. */
export const linksKey = [...downlinesKey, "links"] as const;
/** What an agent has noted about accounts of the downline. */
export const downlineNotesKey = ["agent", "notes"] as const;

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
    | "security"
    | "securityChanges"
    | "sessions"
    | "history",
) => ["member", "account", part] as const;
