import { defineMessages } from "react-intl";

/** What the house gave something for. */
export const bonusNames = defineMessages({
  PROMOTION: {
    id: "records.bonus.promotion",
    defaultMessage: "Promotion",
    description: "Kind of bonus",
  },
  REBATE: {
    id: "records.bonus.rebate",
    defaultMessage: "Rebate",
    description: "Kind of bonus: a part of what was staked",
  },
  RAFFLE: {
    id: "records.bonus.raffle",
    defaultMessage: "Prize draw",
    description: "Kind of bonus: won in a draw of the house",
  },
  REWARD: {
    id: "records.bonus.reward",
    defaultMessage: "Reward",
    description: "Kind of bonus: claimed in the reward centre",
  },
  MISSION: {
    id: "records.bonus.mission",
    defaultMessage: "Mission",
    description: "Kind of bonus: for a mission that was finished",
  },
  REFERRAL: {
    id: "records.bonus.referral",
    defaultMessage: "Invited friends",
    description: "Kind of bonus: for friends who came by an invitation",
  },
  VIP: {
    id: "records.bonus.vip",
    defaultMessage: "VIP",
    description: "Kind of bonus: for the rank of a member",
  },
  unknown: {
    id: "records.bonus.other",
    defaultMessage: "Other",
    description: "Kind of bonus that this portal has no name for",
  },
});
