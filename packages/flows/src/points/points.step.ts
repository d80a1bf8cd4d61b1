import { createMoneyStep } from "../money-step/money-step.ts";
import { convertRules, redeemRules } from "./points.rules.ts";
import type {
  ConvertBody,
  ConvertOk,
  RedeemBody,
  RedeemOk,
} from "./points.types.ts";

/** The app provides its `journal` and `send`. */
export const redeemStep = createMoneyStep<RedeemBody, RedeemOk>(redeemRules);

/** The app provides its `journal` and `send`. */
export const convertStep = createMoneyStep<ConvertBody, ConvertOk>(
  convertRules,
);
