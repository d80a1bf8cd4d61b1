import type { BadgeProps } from "../badge/Badge.tsx";
import type { IconName } from "../icon/index.ts";

/** How a contract stands: it waits for the other side, waits for the agent above, is in force, or never came to be or has ended. */
export type ContractState =
  | "AWAITING"
  | "AWAITING_UPLINE"
  | "ACTIVE"
  | "REJECTED"
  | "CANCELLED"
  | "TERMINATED";

/** What is asked for: a contract, or the end of one. */
export type ContractKind = "NEW" | "TERMINATION";

interface Look {
  readonly tone: NonNullable<BadgeProps["tone"]>;
  readonly icon: IconName;
}

/** A mark of its own for each state, so that colour is never the only sign. */
export const stateLooks: Readonly<Record<ContractState, Look>> = {
  AWAITING: { tone: "warning", icon: "clock" },
  AWAITING_UPLINE: { tone: "info", icon: "agent" },
  ACTIVE: { tone: "success", icon: "check" },
  REJECTED: { tone: "neutral", icon: "close" },
  CANCELLED: { tone: "neutral", icon: "minus" },
  TERMINATED: { tone: "neutral", icon: "lock" },
};
