import type { ComponentType } from "react";
import { defineMessages, type MessageDescriptor } from "react-intl";
import type { Flags } from "@foyer/platform/domain";
import type { IconName } from "@foyer/ui/icon";
import { loadable } from "../../shared/parts/loadable.tsx";
import { defaultMemberPage } from "./memberCentreContext.ts";

/** What decides which pages there are for a member. */
export interface MemberPageFacts {
  readonly flags: Flags;
  readonly hasVip: boolean;
}

/** One page of the member centre. */
export interface MemberPage {
  readonly group: MemberPageGroup;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  /** Each is fetched when it is first opened. */
  readonly Page: ComponentType;
  /** How wide its content may grow. @default "reading" */
  readonly measure?: "reading" | "wide";
  /** Absent: it is always there. */
  readonly isThere?: (facts: MemberPageFacts) => boolean;
}

export type MemberPageGroup = "account" | "money" | "records" | "rewards";

const labels = defineMessages({
  securityCenter: {
    id: "centre.page.securityCenter",
    defaultMessage: "My account",
    description: "Page of the member centre: profile, security, sessions",
  },
  transferFund: {
    id: "centre.page.transferFund",
    defaultMessage: "Wallet",
    description: "Page of the member centre: wallets and what is in each",
  },
  depositv2: {
    id: "centre.page.depositv2",
    defaultMessage: "Deposit",
    description: "Page of the member centre: paying money in",
  },
  withdraw: {
    id: "centre.page.withdraw",
    defaultMessage: "Withdraw",
    description: "Page of the member centre: taking money out",
  },
  transferUpline: {
    id: "centre.page.transferUpline",
    defaultMessage: "Transfer to another member",
    description:
      "Page of the member centre: money to the agent above or to somebody below",
  },
  personalHistoryCopy: {
    id: "centre.page.personalHistoryCopy",
    defaultMessage: "Betting record",
    description: "Page of the member centre: every bet",
  },
  transactionHistory: {
    id: "centre.page.transactionHistory",
    defaultMessage: "Account record",
    description: "Page of the member centre: every change of the wallet",
  },
  personalProfit: {
    id: "centre.page.personalProfit",
    defaultMessage: "Profit and loss",
    description: "Page of the member centre: what the days came to",
  },
  bonusDetails: {
    id: "centre.page.bonusDetails",
    defaultMessage: "Bonus details",
    description: "Page of the member centre: what the house gave",
  },
  rewardCenter: {
    id: "centre.page.rewardCenter",
    defaultMessage: "Reward centre",
    description: "Page of the member centre: rewards to claim, and activities",
  },
  referral: {
    id: "centre.page.referral",
    defaultMessage: "Invite friends",
    description: "Page of the member centre: the member's invitation",
  },
  missionLeaderboard: {
    id: "centre.page.missionLeaderboard",
    defaultMessage: "Missions",
    description: "Page of the member centre: missions and their leaderboards",
  },
  messageV2: {
    id: "centre.page.messageV2",
    defaultMessage: "Messages",
    description: "Page of the member centre: the inbox",
  },
  manualRebate: {
    id: "centre.page.manualRebate",
    defaultMessage: "Rebate",
    description:
      "Page of the member centre: what comes back of what was staked",
  },
});

const moreLabels = defineMessages({
  vipBonus: {
    id: "centre.page.vipBonus",
    defaultMessage: "VIP bonus",
    description: "Page of the member centre: VIP ranks and what they bring",
  },
  feedback: {
    id: "centre.page.feedback",
    defaultMessage: "Feedback",
    description: "Page of the member centre: a form to write to the house",
  },
});

/**
 * The pages by their keys, in order within their groups; the first is where the centre opens (MEM-01).
 *
 * @example memberPages["withdraw"]?.group // "money"
 */
export const memberPages: Readonly<Record<string, MemberPage>> = {
  securityCenter: {
    group: "account",
    label: labels.securityCenter,
    icon: "user",
    Page: loadable(() => import("./account/AccountPage.tsx")),
  },
  transferFund: {
    group: "money",
    label: labels.transferFund,
    icon: "wallet",
    Page: loadable(() => import("./wallet/WalletPage.tsx")),
  },
  depositv2: {
    group: "money",
    label: labels.depositv2,
    icon: "deposit",
    Page: loadable(() => import("./deposit/DepositPage.tsx")),
  },
  withdraw: {
    group: "money",
    label: labels.withdraw,
    icon: "withdraw",
    Page: loadable(() => import("./withdraw/WithdrawPage.tsx")),
  },
  transferUpline: {
    group: "money",
    label: labels.transferUpline,
    icon: "agent",
    Page: loadable(() => import("./transfer/TransferPage.tsx")),
  },
  personalHistoryCopy: {
    group: "records",
    label: labels.personalHistoryCopy,
    icon: "history",
    Page: loadable(() => import("./bets/BetsPage.tsx")),
    measure: "wide",
  },
  transactionHistory: {
    group: "records",
    label: labels.transactionHistory,
    icon: "record",
    Page: loadable(() => import("./transactions/TransactionsPage.tsx")),
    measure: "wide",
  },
  personalProfit: {
    group: "records",
    label: labels.personalProfit,
    icon: "grid",
    Page: loadable(() => import("./profit/ProfitPage.tsx")),
    measure: "wide",
  },
  bonusDetails: {
    group: "records",
    label: labels.bonusDetails,
    icon: "gift",
    Page: loadable(() => import("./bonuses/BonusesPage.tsx")),
    measure: "wide",
  },
  rewardCenter: {
    group: "rewards",
    label: labels.rewardCenter,
    icon: "gift",
    Page: loadable(() => import("./rewards/RewardsPage.tsx")),
  },
  referral: {
    group: "rewards",
    label: labels.referral,
    icon: "agent",
    Page: loadable(() => import("./referral/ReferralPage.tsx")),
  },
  missionLeaderboard: {
    group: "rewards",
    label: labels.missionLeaderboard,
    icon: "star",
    Page: loadable(() => import("./missions/MissionsPage.tsx")),
    measure: "wide",
  },
  messageV2: {
    group: "rewards",
    label: labels.messageV2,
    icon: "mail",
    Page: loadable(() => import("./messages/MessagesPage.tsx")),
    measure: "wide",
  },
  manualRebate: {
    group: "rewards",
    label: labels.manualRebate,
    icon: "refresh",
    Page: loadable(() => import("./rebate/RebatePage.tsx")),
    measure: "wide",
    isThere: ({ flags }) => flags.manualRebate,
  },
  // Not among the documented pages: the menus' VIP entry needs a place to lead to.
  vipBonus: {
    group: "rewards",
    label: moreLabels.vipBonus,
    icon: "crown",
    Page: loadable(() => import("./vip/VipPage.tsx")),
    isThere: ({ hasVip }) => hasVip,
  },
  feedback: {
    group: "rewards",
    label: moreLabels.feedback,
    icon: "chat",
    Page: loadable(() => import("./feedback/FeedbackPage.tsx")),
  },
};

/**
 * The page that an address or a button asked for, or the default one.
 *
 * @example memberPageFor("manualRebate", facts) // "securityCenter" where the flag is off
 */
export function memberPageFor(
  key: string | undefined,
  facts: MemberPageFacts,
): string {
  const page =
    key !== undefined && Object.hasOwn(memberPages, key)
      ? memberPages[key]
      : undefined;
  return key !== undefined && page && (page.isThere?.(facts) ?? true)
    ? key
    : defaultMemberPage;
}
