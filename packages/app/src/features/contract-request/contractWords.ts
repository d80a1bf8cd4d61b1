import { defineMessages } from "react-intl";
import type { Contract } from "@foyer/platform/calls";

type Type = Exclude<Contract["type"], "unknown">;

/** The types of contract by name (CON-02). */
export const typeWords = defineMessages<Record<Type | "unknown", {}>>({
  DIVIDEND: {
    id: "contract.type.dividend",
    defaultMessage: "Dividend",
    description: "Type of contract between an agent and somebody below",
  },
  DAILY: {
    id: "contract.type.daily",
    defaultMessage: "Daily salary",
    description: "Type of contract between an agent and somebody below",
  },
  HOURLY: {
    id: "contract.type.hourly",
    defaultMessage: "Hourly salary",
    description: "Type of contract between an agent and somebody below",
  },
  REALTIME: {
    id: "contract.type.realtime",
    defaultMessage: "Real-time salary",
    description: "Type of contract between an agent and somebody below",
  },
  unknown: {
    id: "contract.type.unknown",
    defaultMessage: "Another contract",
    description:
      "Type of contract that this version of the portal does not know",
  },
});

/** When each type is paid; the others say it by their period. */
export const payWords = defineMessages<Record<"DAILY" | "REALTIME", {}>>({
  DAILY: {
    id: "contract.pay.daily",
    defaultMessage: "Yesterday’s salary is paid out today.",
    description: "When a daily salary is paid (CON-12)",
  },
  REALTIME: {
    id: "contract.pay.realtime",
    defaultMessage: "Worked out and paid every 5 minutes.",
    description: "When a real-time salary is paid (CON-09)",
  },
});

/** How a contract stands. */
export const stateWords = defineMessages<Record<Contract["state"], {}>>({
  AWAITING: {
    id: "contract.state.awaiting",
    defaultMessage: "Awaits an answer",
    description: "State of a contract",
  },
  AWAITING_UPLINE: {
    id: "contract.state.awaitingUpline",
    defaultMessage: "Awaits the agent above",
    description: "State of a contract that the agent above has to agree to",
  },
  ACTIVE: {
    id: "contract.state.active",
    defaultMessage: "In force",
    description: "State of a contract",
  },
  REJECTED: {
    id: "contract.state.rejected",
    defaultMessage: "Rejected",
    description: "State of a contract",
  },
  CANCELLED: {
    id: "contract.state.cancelled",
    defaultMessage: "Cancelled",
    description: "State of a contract",
  },
  TERMINATED: {
    id: "contract.state.terminated",
    defaultMessage: "Ended",
    description: "State of a contract",
  },
  unknown: {
    id: "contract.state.unknown",
    defaultMessage: "Unknown",
    description: "State that this version of the portal does not know",
  },
});

/** The periods that a contract is settled by (CON-04). */
export const periodWords = defineMessages<Record<Contract["periodKind"], {}>>({
  D: {
    id: "contract.period.day",
    defaultMessage: "Daily",
    description: "Period of a contract",
  },
  W: {
    id: "contract.period.week",
    defaultMessage: "Weekly",
    description: "Period of a contract",
  },
  SM: {
    id: "contract.period.halfMonth",
    defaultMessage: "Half-monthly",
    description: "Period of a contract",
  },
  M: {
    id: "contract.period.month",
    defaultMessage: "Monthly",
    description: "Period of a contract",
  },
  H: {
    id: "contract.period.hour",
    defaultMessage: "Hourly",
    description: "Period of a contract",
  },
  unknown: {
    id: "contract.period.unknown",
    defaultMessage: "Unknown",
    description: "Period that this version of the portal does not know",
  },
});

/** The terms by name (CON-03). */
export const termWords = defineMessages<
  Record<
    | "rate"
    | "members"
    | "validBet"
    | "profitLoss"
    | "betPerDay"
    | "betPerHour"
    | "bet"
    | "period"
    | "asked",
    {}
  > & { percent: { rate: string } }
>({
  rate: {
    id: "contract.term.rate",
    defaultMessage: "Rate",
    description: "Term of a contract",
  },
  percent: {
    id: "contract.term.percent",
    defaultMessage: "{rate} %",
    description: "A rate; the figure is written already",
  },
  members: {
    id: "contract.term.members",
    defaultMessage: "Active members, at least",
    description: "Term of a contract",
  },
  validBet: {
    id: "contract.term.validBet",
    defaultMessage: "Valid bets in the period",
    description: "Term of a contract",
  },
  profitLoss: {
    id: "contract.term.profitLoss",
    defaultMessage: "Profit and loss in the period",
    description: "Term of a contract",
  },
  betPerDay: {
    id: "contract.term.betPerDay",
    defaultMessage: "Bets a day",
    description: "Term of a contract",
  },
  betPerHour: {
    id: "contract.term.betPerHour",
    defaultMessage: "Bets an hour",
    description: "Term of a contract",
  },
  bet: {
    id: "contract.term.bet",
    defaultMessage: "Bets",
    description: "Term of a contract whose unit of time is not known",
  },
  period: {
    id: "contract.term.period",
    defaultMessage: "Settled",
    description: "Term of a contract: by the week, by the month",
  },
  asked: {
    id: "contract.term.asked",
    defaultMessage: "Asked for on",
    description: "When a contract was offered or its end was asked for",
  },
});
