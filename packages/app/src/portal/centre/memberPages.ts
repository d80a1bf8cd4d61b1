import type { Flags } from "@foyer/platform/domain";
import { loadable, loadableOf } from "../../kit/parts/loadable.tsx";
import type { CentrePages } from "./centrePages.ts";

/** What determines which pages exist for a member. */
export interface MemberPageFacts {
  readonly flags: Flags;
  readonly hasVip: boolean;
  /** Undefined while it is not known. */
  readonly hasContracts: boolean | undefined;
}

const recordPage = (name: "BetsPage" | "TransactionsPage" | "ProfitPage") =>
  loadableOf(() => import("./RecordPages.tsx"), name);

/**
 * The pages by their keys, in order within their groups; the first is the centre's start page (MEM-01).
 *
 * @example memberPages["withdraw"]?.group // "money"
 */
export const memberPages: CentrePages<MemberPageFacts> = {
  securityCenter: {
    group: "account",
    label: "centre.page.securityCenter",
    aliases: ["account", "myAccount", "profile", "security"],
    icon: "user",
    Page: loadable(() => import("../../account/AccountPage.tsx")),
  },
  // Not among the documented pages: a postponed contract has to be found again, and an accepted one to be read.
  contracts: {
    group: "account",
    label: "centre.page.contracts",
    aliases: ["contract"],
    icon: "agent",
    Page: loadable(() => import("../../team/own-contracts/ContractsPage.tsx")),
    isThere: ({ hasContracts }) => hasContracts,
  },
  transferFund: {
    group: "money",
    label: "centre.page.transferFund",
    aliases: ["wallet", "wallets"],
    icon: "wallet",
    Page: loadable(() => import("../../money/wallet/WalletPage.tsx")),
  },
  depositv2: {
    group: "money",
    label: "centre.page.depositv2",
    aliases: ["deposit"],
    icon: "deposit",
    Page: loadable(() => import("../../money/deposit/DepositPage.tsx")),
  },
  withdraw: {
    group: "money",
    label: "centre.page.withdraw",
    aliases: ["withdrawal", "withdrawals"],
    icon: "withdraw",
    Page: loadable(() => import("../../money/withdraw/WithdrawPage.tsx")),
  },
  transferUpline: {
    group: "money",
    label: "centre.page.transferUpline",
    icon: "agent",
    Page: loadable(() => import("../../money/transfer/TransferPage.tsx")),
  },
  personalHistoryCopy: {
    group: "records",
    label: "centre.page.personalHistoryCopy",
    aliases: ["personalHistory", "bets", "bettingRecord"],
    icon: "history",
    Page: recordPage("BetsPage"),
    measure: "wide",
  },
  transactionHistory: {
    group: "records",
    label: "centre.page.transactionHistory",
    aliases: ["transactions", "accountRecord"],
    icon: "record",
    Page: recordPage("TransactionsPage"),
    measure: "wide",
  },
  personalProfit: {
    group: "records",
    label: "centre.page.personalProfit",
    aliases: ["profit", "profitAndLoss"],
    icon: "grid",
    Page: recordPage("ProfitPage"),
    measure: "wide",
  },
  bonusDetails: {
    group: "records",
    label: "centre.page.bonusDetails",
    aliases: ["bonus", "bonuses"],
    icon: "gift",
    Page: loadable(() => import("../../records/BonusesPage.tsx")),
    measure: "wide",
  },
  rewardCenter: {
    group: "rewards",
    label: "centre.page.rewardCenter",
    aliases: ["rewards", "activities"],
    icon: "gift",
    Page: loadable(() => import("../../account/rewards/RewardsPage.tsx")),
  },
  referral: {
    group: "rewards",
    label: "centre.page.referral",
    aliases: ["invite", "refer"],
    icon: "agent",
    Page: loadable(() => import("../../account/referral/ReferralPage.tsx")),
  },
  missionLeaderboard: {
    group: "rewards",
    label: "centre.page.missionLeaderboard",
    aliases: ["missions", "leaderboard"],
    icon: "star",
    Page: loadable(() => import("../../account/missions/MissionsPage.tsx")),
    measure: "wide",
  },
  messageV2: {
    group: "rewards",
    label: "centre.page.messageV2",
    aliases: ["message", "messages", "inbox"],
    icon: "mail",
    Page: loadable(() => import("../../account/messages/MessagesPage.tsx")),
    measure: "wide",
  },
  manualRebate: {
    group: "rewards",
    label: "centre.page.manualRebate",
    aliases: ["rebate", "rebates"],
    icon: "refresh",
    Page: loadable(() => import("../../money/rebate/RebatePage.tsx")),
    measure: "wide",
    isThere: ({ flags }) => flags.manualRebate,
  },
  // Not among the documented pages: the VIP entry of the menus needs a target.
  vipBonus: {
    group: "rewards",
    label: "centre.page.vipBonus",
    aliases: ["vip"],
    icon: "crown",
    Page: loadable(() => import("../../account/vip/VipPage.tsx")),
    isThere: ({ hasVip }) => hasVip,
  },
  feedback: {
    group: "rewards",
    label: "centre.page.feedback",
    icon: "chat",
    Page: loadable(() => import("../../account/feedback/FeedbackPage.tsx")),
  },
};
