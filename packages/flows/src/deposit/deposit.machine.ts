import { createMoneyForm } from "../money-form/money-form.ts";
import { depositRules } from "./deposit.rules.ts";
import type {
  DepositBody,
  DepositFacts,
  DepositField,
  DepositOk,
} from "./deposit.types.ts";

/**
 * Opening a deposit order (W-81). It ends with the payment address; the order's progress is `depositOrderMachine`.
 */
export const depositMachine = createMoneyForm<
  DepositField,
  undefined,
  DepositFacts,
  DepositBody,
  DepositOk
>("deposit", depositRules);
