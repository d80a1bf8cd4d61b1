/** Words of the dialog about somebody of the team. */
export const dialogWords = {
  tabs: "agentDownline.tabs",
  profile: "agentDownline.profile",
  rate: "agentDownline.rate",
  transfer: "agentDownline.transfer",
  records: "agentDownline.records",
  bets: "agentDownline.bets",
  profit: "agentDownline.profit",
  account: "agentDownline.account",
  offer: "agentDownline.offer",
  newRate: "agentDownline.newRate",
  changeRate: "agentDownline.changeRate",
  rateText: "agentDownline.rate.text",
  now: "agentDownline.rate.now",
  same: "agentDownline.rate.same",
  doubt: "agentDownline.rate.doubt",
  changed: "agentDownline.rate.changed",
} as const;
