import type { Plan } from "../plan.ts";
import { agentPlans } from "./agents.ts";
import { lotteryPlans } from "./lottery.ts";
import { goodbyePlans, memberPlans } from "./member.ts";
import { moneyPlans } from "./money.ts";
import { offerPlans } from "./offers.ts";
import { signInPlans } from "./sign-in.ts";
import { catalogPlans, systemPlans } from "./system.ts";

/** How every call of the contract is tried, in an order in which each call finds the arguments it needs. */
export const allPlans: readonly Plan[] = [
  ...systemPlans,
  ...catalogPlans,
  ...signInPlans,
  ...memberPlans,
  ...lotteryPlans,
  ...agentPlans,
  ...moneyPlans,
  ...offerPlans,
  ...goodbyePlans,
];
