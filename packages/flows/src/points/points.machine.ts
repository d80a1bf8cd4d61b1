import { createMoneyForm } from "../money-form/money-form.ts";
import { convertRules, redeemRules } from "./points.rules.ts";
import type {
  ConvertBody,
  ConvertFacts,
  ConvertField,
  ConvertOk,
  RedeemBody,
  RedeemFacts,
  RedeemField,
  RedeemGiven,
  RedeemOk,
} from "./points.types.ts";

/** Redeeming points for a product: address, mobile number and payment password (W-65, PTS-04). */
export const redeemMachine = createMoneyForm<
  RedeemField,
  RedeemGiven,
  RedeemFacts,
  RedeemBody,
  RedeemOk
>("redeem", redeemRules);

/** Converting points into money, with the payment password (W-66, PTS-12). */
export const convertMachine = createMoneyForm<
  ConvertField,
  undefined,
  ConvertFacts,
  ConvertBody,
  ConvertOk
>("convert", convertRules);
