/** What the house gave something for. */
export const bonusNames = {
  PROMOTION: "records.bonus.promotion",
  REBATE: "records.bonus.rebate",
  RAFFLE: "records.bonus.raffle",
  REWARD: "records.bonus.reward",
  MISSION: "records.bonus.mission",
  REFERRAL: "records.bonus.referral",
  VIP: "records.bonus.vip",
  unknown: "records.bonus.other",
} as const;
