import { createMoneyStep } from "../money-step/money-step.ts";
import { withdrawRules } from "./withdraw.rules.ts";
import type { WithdrawBody, WithdrawOk } from "./withdraw.types.ts";

/** The app provides its `journal` and `send`. */
export const withdrawStep = createMoneyStep<WithdrawBody, WithdrawOk>(
  withdrawRules,
);
