import type { BadgeProps } from "../badge/Badge.tsx";
import type { IconName } from "../icon/index.ts";

/**
 * Status of a contract: awaiting the other party, awaiting the upline agent, in force, or closed (rejected, cancelled
 * or ended).
 */
export type ContractState =
  | "AWAITING"
  | "AWAITING_UPLINE"
  | "ACTIVE"
  | "REJECTED"
  | "CANCELLED"
  | "TERMINATED";

/** What is requested: a contract, or the end of one. */
export type ContractKind = "NEW" | "TERMINATION";

interface Look {
  readonly tone: NonNullable<BadgeProps["tone"]>;
  readonly icon: IconName;
}

/** A different icon for each status, so that colour is never the only cue. */
export const stateLooks: Readonly<Record<ContractState, Look>> = {
  AWAITING: { tone: "warning", icon: "clock" },
  AWAITING_UPLINE: { tone: "info", icon: "agent" },
  ACTIVE: { tone: "success", icon: "check" },
  REJECTED: { tone: "neutral", icon: "close" },
  CANCELLED: { tone: "neutral", icon: "minus" },
  TERMINATED: { tone: "neutral", icon: "lock" },
};
