import type { ComponentType } from "react";
import type { MessageDescriptor } from "react-intl";
import type { Flags } from "@foyer/platform/domain";
import type { IconName } from "@foyer/ui/icon";
import { loadable } from "../../shared/parts/loadable.tsx";
import { defaultMemberPage } from "./memberCentreContext.ts";
import { memberPageWords } from "./memberPageWords.ts";

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

const recordPages = () => import("./RecordPages.tsx");

/**
 * The pages by their keys, in order within their groups; the first is where the centre opens (MEM-01).
 *
 * @example memberPages["withdraw"]?.group // "money"
 */
export const memberPages: Readonly<Record<string, MemberPage>> = {
  securityCenter: {
    group: "account",
    label: memberPageWords.securityCenter,
    icon: "user",
    Page: loadable(() => import("./account/AccountPage.tsx")),
  },
  transferFund: {
    group: "money",
    label: memberPageWords.transferFund,
    icon: "wallet",
    Page: loadable(() => import("./wallet/WalletPage.tsx")),
  },
  depositv2: {
    group: "money",
    label: memberPageWords.depositv2,
    icon: "deposit",
    Page: loadable(() => import("./deposit/DepositPage.tsx")),
  },
  withdraw: {
    group: "money",
    label: memberPageWords.withdraw,
    icon: "withdraw",
    Page: loadable(() => import("./withdraw/WithdrawPage.tsx")),
  },
  transferUpline: {
    group: "money",
    label: memberPageWords.transferUpline,
    icon: "agent",
    Page: loadable(() => import("./transfer/TransferPage.tsx")),
  },
  personalHistoryCopy: {
    group: "records",
    label: memberPageWords.personalHistoryCopy,
    icon: "history",
    Page: loadable(() =>
      recordPages().then(({ BetsPage }) => ({ default: BetsPage })),
    ),
    measure: "wide",
  },
  transactionHistory: {
    group: "records",
    label: memberPageWords.transactionHistory,
    icon: "record",
    Page: loadable(() =>
      recordPages().then(({ TransactionsPage }) => ({
        default: TransactionsPage,
      })),
    ),
    measure: "wide",
  },
  personalProfit: {
    group: "records",
    label: memberPageWords.personalProfit,
    icon: "grid",
    Page: loadable(() =>
      recordPages().then(({ ProfitPage }) => ({ default: ProfitPage })),
    ),
    measure: "wide",
  },
  bonusDetails: {
    group: "records",
    label: memberPageWords.bonusDetails,
    icon: "gift",
    Page: loadable(() => import("./bonuses/BonusesPage.tsx")),
    measure: "wide",
  },
  rewardCenter: {
    group: "rewards",
    label: memberPageWords.rewardCenter,
    icon: "gift",
    Page: loadable(() => import("./rewards/RewardsPage.tsx")),
  },
  referral: {
    group: "rewards",
    label: memberPageWords.referral,
    icon: "agent",
    Page: loadable(() => import("./referral/ReferralPage.tsx")),
  },
  missionLeaderboard: {
    group: "rewards",
    label: memberPageWords.missionLeaderboard,
    icon: "star",
    Page: loadable(() => import("./missions/MissionsPage.tsx")),
    measure: "wide",
  },
  messageV2: {
    group: "rewards",
    label: memberPageWords.messageV2,
    icon: "mail",
    Page: loadable(() => import("./messages/MessagesPage.tsx")),
    measure: "wide",
  },
  manualRebate: {
    group: "rewards",
    label: memberPageWords.manualRebate,
    icon: "refresh",
    Page: loadable(() => import("./rebate/RebatePage.tsx")),
    measure: "wide",
    isThere: ({ flags }) => flags.manualRebate,
  },
  // Not among the documented pages: the menus' VIP entry needs a place to lead to.
  vipBonus: {
    group: "rewards",
    label: memberPageWords.vipBonus,
    icon: "crown",
    Page: loadable(() => import("./vip/VipPage.tsx")),
    isThere: ({ hasVip }) => hasVip,
  },
  feedback: {
    group: "rewards",
    label: memberPageWords.feedback,
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
