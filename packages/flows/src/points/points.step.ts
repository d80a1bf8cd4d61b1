import { createMoneyStep } from "../money-step/money-step.ts";
import { convertRules, redeemRules } from "./points.rules.ts";
import type {
  ConvertBody,
  ConvertOk,
  RedeemBody,
  RedeemOk,
} from "./points.types.ts";

/** The app provides `journal` and `send` of it. */
export const redeemStep = createMoneyStep<RedeemBody, RedeemOk>(redeemRules);

/** The app provides `journal` and `send` of it. */
export const convertStep = createMoneyStep<ConvertBody, ConvertOk>(
  convertRules,
);
