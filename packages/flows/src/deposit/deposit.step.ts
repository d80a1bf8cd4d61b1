import { createMoneyStep } from "../money-step/money-step.ts";
import { depositRules } from "./deposit.rules.ts";
import type { DepositBody, DepositOk } from "./deposit.types.ts";

/** The app provides its `journal` and `send`. */
export const depositStep = createMoneyStep<DepositBody, DepositOk>(
  depositRules,
);
