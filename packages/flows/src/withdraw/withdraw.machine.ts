import { createMoneyForm } from "../money-form/money-form.ts";
import { withdrawRules } from "./withdraw.rules.ts";
import type {
  WithdrawBody,
  WithdrawFacts,
  WithdrawField,
  WithdrawOk,
} from "./withdraw.types.ts";

/**
 * Requesting a withdrawal: blockers are known before the form, the sum is reviewed with the payment password, and the
 * request is made once (W-82, W-109).
 */
export const withdrawMachine = createMoneyForm<
  WithdrawField,
  undefined,
  WithdrawFacts,
  WithdrawBody,
  WithdrawOk
>("withdraw", withdrawRules);
