import type { ComponentType } from "react";
import type { PlainWordId } from "@foyer/ui/words";
import type { Flags } from "@foyer/platform/domain";
import type { IconName } from "@foyer/ui/icon";
import {
  findPage,
  type Findable,
  type FoundPage,
} from "../../kit/centre/findPage.ts";
import { loadable } from "../../kit/parts/loadable.tsx";
import { defaultMemberPage } from "../../kit/centre/memberCentreContext.ts";
import { memberPageWords } from "./memberPageWords.ts";

/** What decides which pages there are for a member. */
export interface MemberPageFacts {
  readonly flags: Flags;
  readonly hasVip: boolean;
  /** Undefined while it is not known. */
  readonly hasContracts: boolean | undefined;
}

/** One page of the member centre. */
export interface MemberPage extends Findable {
  readonly group: MemberPageGroup;
  readonly label: PlainWordId;
  readonly icon: IconName;
  /** Each is fetched when it is first opened. */
  readonly Page: ComponentType;
  /** How wide its content may grow. @default "reading" */
  readonly measure?: "reading" | "wide";
  /** Absent: it is always there. */
  readonly isThere?: (facts: MemberPageFacts) => boolean | undefined;
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
    aliases: ["account", "myAccount", "profile", "security"],
    icon: "user",
    Page: loadable(() => import("../../account/AccountPage.tsx")),
  },
  // Not among the documented pages: what was put off has to be found again, and what was agreed to be read.
  contracts: {
    group: "account",
    label: memberPageWords.contracts,
    aliases: ["contract"],
    icon: "agent",
    Page: loadable(() => import("../../team/own-contracts/ContractsPage.tsx")),
    isThere: ({ hasContracts }) => hasContracts,
  },
  transferFund: {
    group: "money",
    label: memberPageWords.transferFund,
    aliases: ["wallet", "wallets"],
    icon: "wallet",
    Page: loadable(() => import("../../money/wallet/WalletPage.tsx")),
  },
  depositv2: {
    group: "money",
    label: memberPageWords.depositv2,
    aliases: ["deposit"],
    icon: "deposit",
    Page: loadable(() => import("../../money/deposit/DepositPage.tsx")),
  },
  withdraw: {
    group: "money",
    label: memberPageWords.withdraw,
    aliases: ["withdrawal", "withdrawals"],
    icon: "withdraw",
    Page: loadable(() => import("../../money/withdraw/WithdrawPage.tsx")),
  },
  transferUpline: {
    group: "money",
    label: memberPageWords.transferUpline,
    icon: "agent",
    Page: loadable(() => import("../../money/transfer/TransferPage.tsx")),
  },
  personalHistoryCopy: {
    group: "records",
    label: memberPageWords.personalHistoryCopy,
    aliases: ["personalHistory", "bets", "bettingRecord"],
    icon: "history",
    Page: loadable(() =>
      recordPages().then(({ BetsPage }) => ({ default: BetsPage })),
    ),
    measure: "wide",
  },
  transactionHistory: {
    group: "records",
    label: memberPageWords.transactionHistory,
    aliases: ["transactions", "accountRecord"],
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
    aliases: ["profit", "profitAndLoss"],
    icon: "grid",
    Page: loadable(() =>
      recordPages().then(({ ProfitPage }) => ({ default: ProfitPage })),
    ),
    measure: "wide",
  },
  bonusDetails: {
    group: "records",
    label: memberPageWords.bonusDetails,
    aliases: ["bonus", "bonuses"],
    icon: "gift",
    Page: loadable(() => import("../../records/bonuses/BonusesPage.tsx")),
    measure: "wide",
  },
  rewardCenter: {
    group: "rewards",
    label: memberPageWords.rewardCenter,
    aliases: ["rewards", "activities"],
    icon: "gift",
    Page: loadable(() => import("../../account/rewards/RewardsPage.tsx")),
  },
  referral: {
    group: "rewards",
    label: memberPageWords.referral,
    aliases: ["invite", "refer"],
    icon: "agent",
    Page: loadable(() => import("../../account/referral/ReferralPage.tsx")),
  },
  missionLeaderboard: {
    group: "rewards",
    label: memberPageWords.missionLeaderboard,
    aliases: ["missions", "leaderboard"],
    icon: "star",
    Page: loadable(() => import("../../account/missions/MissionsPage.tsx")),
    measure: "wide",
  },
  messageV2: {
    group: "rewards",
    label: memberPageWords.messageV2,
    aliases: ["message", "messages", "inbox"],
    icon: "mail",
    Page: loadable(() => import("../../account/messages/MessagesPage.tsx")),
    measure: "wide",
  },
  manualRebate: {
    group: "rewards",
    label: memberPageWords.manualRebate,
    aliases: ["rebate", "rebates"],
    icon: "refresh",
    Page: loadable(() => import("../../money/rebate/RebatePage.tsx")),
    measure: "wide",
    isThere: ({ flags }) => flags.manualRebate,
  },
  // Not among the documented pages: the menus' VIP entry needs a place to lead to.
  vipBonus: {
    group: "rewards",
    label: memberPageWords.vipBonus,
    aliases: ["vip"],
    icon: "crown",
    Page: loadable(() => import("../../account/vip/VipPage.tsx")),
    isThere: ({ hasVip }) => hasVip,
  },
  feedback: {
    group: "rewards",
    label: memberPageWords.feedback,
    icon: "chat",
    Page: loadable(() => import("../../account/feedback/FeedbackPage.tsx")),
  },
};

/** Whether a page is there for this member; undefined while that is not known. */
export const isThere = (
  page: Pick<MemberPage, "isThere">,
  facts: MemberPageFacts,
): boolean | undefined => (page.isThere ? page.isThere(facts) : true);

/**
 * The page that an address or a button asked for, or the default one.
 *
 * @example memberPageFor("manualRebate", facts) // { key: "securityCenter", missing: true } where the flag is off
 */
export const memberPageFor = (
  asked: string | undefined,
  facts: MemberPageFacts,
): FoundPage =>
  findPage(memberPages, {
    asked,
    isThere: (key) => {
      const page = memberPages[key];
      return page !== undefined && isThere(page, facts);
    },
    otherwise: defaultMemberPage,
  });
