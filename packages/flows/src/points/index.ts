export { convertMachine, redeemMachine } from "./points.machine.ts";
export {
  convertView,
  type ConvertView,
  redeemView,
  type RedeemView,
} from "./points.view.ts";
export type {
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
export { pointsWorth } from "./points.rules.ts";
export { redeemStep, convertStep } from "./points.step.ts";
