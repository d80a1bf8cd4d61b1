import { createMoneyForm } from "../money-form/money-form.ts";
import { depositRules } from "./deposit.rules.ts";
import type {
  DepositBody,
  DepositFacts,
  DepositField,
  DepositOk,
} from "./deposit.types.ts";

/** Opening an order to pay in (W-81). It ends with where to pay; how far the order comes is `depositOrderMachine`. */
export const depositMachine = createMoneyForm<
  DepositField,
  undefined,
  DepositFacts,
  DepositBody,
  DepositOk
>("deposit", depositRules);
