/** Words of what a team did in some days. */
export const overviewWords = {
  label: "agentOverview.label",
  day: "agentOverview.day",
  members: "agentOverview.members",
  joined: "agentOverview.joined",
  active: "agentOverview.active",
  activeHint: "agentOverview.active.hint",
  deposit: "agentOverview.deposit",
  withdraw: "agentOverview.withdraw",
  bet: "agentOverview.bet",
  bonus: "agentOverview.bonus",
  profit: "agentOverview.profit",
  profitHint: "agentOverview.profit.hint",
  profitChart: "agentOverview.chart.profit",
  betChart: "agentOverview.chart.bet",
  activeChart: "agentOverview.chart.active",
  notByDay: "agentOverview.notByDay",
} as const;
