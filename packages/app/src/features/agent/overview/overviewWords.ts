import { defineMessages } from "react-intl";

/** Words of what a team did in some days. */
export const overviewWords = defineMessages({
  label: {
    id: "agentOverview.label",
    defaultMessage: "The team day by day",
    description: "Name of the table of what the team did on each day",
  },
  day: {
    id: "agentOverview.day",
    defaultMessage: "Day",
    description: "Column: the day",
  },
  members: {
    id: "agentOverview.members",
    defaultMessage: "In the team",
    description: "Figure: how many accounts stand below, whenever they came",
  },
  joined: {
    id: "agentOverview.joined",
    defaultMessage: "Joined",
    description: "Figure: how many accounts came in these days",
  },
  active: {
    id: "agentOverview.active",
    defaultMessage: "Active",
    description: "Column and figure: how many placed a bet",
  },
  activeHint: {
    id: "agentOverview.active.hint",
    defaultMessage: "Accounts that placed a bet",
    description: "Below the figure of active accounts: what that means",
  },
  deposit: {
    id: "agentOverview.deposit",
    defaultMessage: "Deposited",
    description: "Column and figure: what the team paid in",
  },
  withdraw: {
    id: "agentOverview.withdraw",
    defaultMessage: "Withdrawn",
    description: "Column and figure: what the team was paid out",
  },
  bet: {
    id: "agentOverview.bet",
    defaultMessage: "Staked",
    description: "Column and figure: what the team bet",
  },
  bonus: {
    id: "agentOverview.bonus",
    defaultMessage: "Bonuses",
    description: "Figure: what the house gave the team",
  },
  profit: {
    id: "agentOverview.profit",
    defaultMessage: "Result of the team",
    description:
      "Column and figure: what the team was paid and given, less what it staked",
  },
  profitHint: {
    id: "agentOverview.profit.hint",
    defaultMessage: "Below zero: the team lost",
    description: "Below the figure of the result: how its sign is meant",
  },
  profitChart: {
    id: "agentOverview.chart.profit",
    defaultMessage: "Result of the team per day",
    description: "Heading of the chart with a bar for each day",
  },
  betChart: {
    id: "agentOverview.chart.bet",
    defaultMessage: "Staked per day",
    description: "Heading of the chart: what was bet on each day",
  },
  activeChart: {
    id: "agentOverview.chart.active",
    defaultMessage: "Active accounts per day",
    description: "Heading of the chart: how many bet on each day",
  },
  notByDay: {
    id: "agentOverview.notByDay",
    defaultMessage: "The days one by one are not known.",
    description: "In place of charts and table where only sums are known",
  },
});
