export { depositOrderMachine } from "./deposit-order.machine.ts";
export { depositMachine } from "./deposit.machine.ts";
export {
  depositOrderView,
  type DepositOrderView,
  depositView,
  type DepositView,
} from "./deposit.view.ts";
export type {
  DepositBody,
  DepositFacts,
  DepositField,
  DepositOk,
  DepositOrder,
  DepositOrderOutput,
} from "./deposit.types.ts";
export { depositStep } from "./deposit.step.ts";
