import { createMoneyForm } from "../money-form/money-form.ts";
import { withdrawRules } from "./withdraw.rules.ts";
import type {
  WithdrawBody,
  WithdrawFacts,
  WithdrawField,
  WithdrawOk,
} from "./withdraw.types.ts";

/**
 * Asking for money to be paid out: what stands in the way is known before the form, the sum is reviewed with the
 * payment password, and it is asked for once (W-82, W-109).
 */
export const withdrawMachine = createMoneyForm<
  WithdrawField,
  undefined,
  WithdrawFacts,
  WithdrawBody,
  WithdrawOk
>("withdraw", withdrawRules);
