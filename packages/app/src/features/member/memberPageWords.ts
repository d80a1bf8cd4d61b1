import { defineMessages } from "react-intl";

/** Names of the pages of the member centre, by their keys. */
export const memberPageWords = defineMessages({
  securityCenter: {
    id: "centre.page.securityCenter",
    defaultMessage: "My account",
    description: "Page of the member centre: profile, security, sessions",
  },
  contracts: {
    id: "centre.page.contracts",
    defaultMessage: "Contracts",
    description: "Page of the member centre: contracts with the agent above",
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
