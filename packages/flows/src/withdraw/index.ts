export { withdrawMachine } from "./withdraw.machine.ts";
export { withdrawView, type WithdrawView } from "./withdraw.view.ts";
export type {
  WithdrawBody,
  WithdrawFacts,
  WithdrawField,
  WithdrawOk,
} from "./withdraw.types.ts";
export { withdrawStep } from "./withdraw.step.ts";
