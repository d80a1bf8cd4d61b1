import { defineMessages } from "react-intl";
import type { SalaryRecord } from "@foyer/platform/calls";

/** Words of what contracts have paid. */
export const paymentWords = defineMessages<
  Record<
    | "label"
    | "scope"
    | "SELF"
    | "TEAM"
    | "betOwn"
    | "betTeam"
    | "account"
    | "period"
    | "lottery"
    | "player"
    | "bet"
    | "profit"
    | "rate"
    | "salary"
    | "kind"
    | `kind_${SalaryRecord["salaryKind"]}`,
    {}
  >
>({
  betOwn: {
    id: "agentPayments.bet.own",
    defaultMessage: "Bets include your own and those of everybody below you.",
    description: "Above the payments to the agent: whose bets are counted",
  },
  betTeam: {
    id: "agentPayments.bet.team",
    defaultMessage:
      "Bets include the account’s own and those of everybody below it.",
    description: "Above the payments to the team: whose bets are counted",
  },
  label: {
    id: "agentPayments.label",
    defaultMessage: "Payments",
    description: "Name of the table of what contracts of one type have paid",
  },
  scope: {
    id: "agentPayments.scope",
    defaultMessage: "Paid to",
    description: "Label of the choice: payments to oneself or to downlines",
  },
  SELF: {
    id: "agentPayments.scope.self",
    defaultMessage: "Me",
    description: "Choice: what the agent was paid by the one above",
  },
  TEAM: {
    id: "agentPayments.scope.team",
    defaultMessage: "My downlines",
    description: "Choice: what downlines were paid by contracts with the agent",
  },
  account: {
    id: "agentPayments.account",
    defaultMessage: "Paid to",
    description: "Column: the account that was paid",
  },
  period: {
    id: "agentPayments.period",
    defaultMessage: "Period",
    description: "Column: from when to when was counted",
  },
  lottery: {
    id: "agentPayments.lottery",
    defaultMessage: "Game",
    description: "Column: the game or lottery that was counted (CON-10)",
  },
  player: {
    id: "agentPayments.player",
    defaultMessage: "Player",
    description: "Column: whose bets were counted (CON-10)",
  },
  bet: {
    id: "agentPayments.bet",
    defaultMessage: "Bets",
    description: "Column: the bets that were counted",
  },
  profit: {
    id: "agentPayments.profit",
    defaultMessage: "Players’ result",
    description: "Column: what the players won, or below zero lost",
  },
  rate: {
    id: "agentPayments.rate",
    defaultMessage: "Rate",
    description: "Column: the rate of the contract at that time",
  },
  salary: {
    id: "agentPayments.salary",
    defaultMessage: "Paid",
    description: "Column and figure: what the contract paid",
  },
  kind: {
    id: "agentPayments.kind",
    defaultMessage: "Kind",
    description: "Column: profit salary or loss salary (CON-11)",
  },
  kind_PROFIT: {
    id: "agentPayments.kind.profit",
    defaultMessage: "Profit salary",
    description: "A real-time salary after players have won (CON-11)",
  },
  kind_LOSS: {
    id: "agentPayments.kind.loss",
    defaultMessage: "Loss salary",
    description: "A real-time salary after players have lost (CON-11)",
  },
  kind_unknown: {
    id: "agentPayments.kind.unknown",
    defaultMessage: "Not known",
    description: "A payment of a kind that this version has no name for",
  },
});
