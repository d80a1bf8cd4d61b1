export {
  memberTransferMachine,
  walletReturnMachine,
  walletTransferMachine,
} from "./transfer.machine.ts";
export {
  memberTransferView,
  type MemberTransferView,
  walletReturnView,
  type WalletReturnView,
  walletTransferView,
  type WalletTransferView,
} from "./transfer.view.ts";
export type {
  Direction,
  MemberTransferBody,
  MemberTransferFacts,
  MemberTransferField,
  TransferOk,
  Wallet,
  WalletFacts,
  WalletReturnBody,
  WalletTransferBody,
  WalletTransferField,
} from "./transfer.types.ts";
export {
  walletTransferStep,
  walletReturnStep,
  memberTransferStep,
} from "./transfer.step.ts";
