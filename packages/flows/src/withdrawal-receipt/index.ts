export { withdrawalReceiptMachine } from "./withdrawal-receipt.machine.ts";
export { receiptStep } from "./withdrawal-receipt.setup.ts";
export {
  withdrawalReceiptView,
  type WithdrawalReceiptView,
} from "./withdrawal-receipt.view.ts";
export type {
  ProofOutput,
  ReadReceiptOutput,
  ReceiptBody,
  WithdrawalReceiptEmitted,
  WithdrawalReceiptEvent,
  WithdrawalReceiptInput,
  WithdrawalReceiptOutput,
} from "./withdrawal-receipt.types.ts";
export type { ImageProblem, SentImage } from "../shared/images.ts";
