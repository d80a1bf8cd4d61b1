import { defineMessages } from "react-intl";
import type { Contract } from "@foyer/platform/calls";

type Type = Exclude<Contract["type"], "unknown">;
type State = Exclude<Contract["state"], "unknown">;

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

/** When each type is paid. */
export const payWords = defineMessages<Record<Type, {}>>({
  DIVIDEND: {
    id: "contract.pay.dividend",
    defaultMessage: "Worked out and paid when each period is over.",
    description: "When a dividend is paid",
  },
  HOURLY: {
    id: "contract.pay.hourly",
    defaultMessage: "Worked out and paid when each hour is over.",
    description: "When an hourly salary is paid",
  },
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

/** How a contract stands, in the choice of what is listed. */
export const stateWords = defineMessages<Record<State, {}>>({
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
    | "betPerPlayer"
    | "bet"
    | "period"
    | "realtime"
    | "asked"
    | "active"
    | "ended"
    | "next",
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
    defaultMessage: "Valid bets in the period, at least",
    description: "Term of a contract",
  },
  profitLoss: {
    id: "contract.term.profitLoss",
    defaultMessage: "Loss of the players in the period, at least",
    description: "Term of a contract",
  },
  betPerDay: {
    id: "contract.term.betPerDay",
    defaultMessage: "Minimum bets for a day to count",
    description: "Term of a contract",
  },
  betPerHour: {
    id: "contract.term.betPerHour",
    defaultMessage: "Minimum bets for an hour to count",
    description: "Term of a contract",
  },
  betPerPlayer: {
    id: "contract.term.betPerPlayer",
    defaultMessage: "Minimum bets for a player to count",
    description: "Term of a contract that pays in real time",
  },
  bet: {
    id: "contract.term.bet",
    defaultMessage: "Minimum bets to count",
    description: "Term of a contract whose unit of time is not known",
  },
  period: {
    id: "contract.term.period",
    defaultMessage: "Settled",
    description: "Term of a contract: by the week, by the month",
  },
  realtime: {
    id: "contract.term.realtime",
    defaultMessage: "Every 5 minutes",
    description: "How often a contract that pays in real time is settled",
  },
  asked: {
    id: "contract.term.asked",
    defaultMessage: "Asked for on",
    description: "When a contract was offered or its end was asked for",
  },
  active: {
    id: "contract.term.active",
    defaultMessage: "In force since",
    description: "When a contract came into force",
  },
  ended: {
    id: "contract.term.ended",
    defaultMessage: "Ended on",
    description: "When a contract ended",
  },
  next: {
    id: "contract.term.next",
    defaultMessage: "Next payment",
    description: "When a contract pays next",
  },
});
