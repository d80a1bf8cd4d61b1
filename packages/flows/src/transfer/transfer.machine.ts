import { createMoneyForm } from "../money-form/money-form.ts";
import {
  memberTransferRules,
  walletReturnRules,
  walletTransferRules,
} from "./transfer.rules.ts";
import type {
  MemberTransferBody,
  MemberTransferFacts,
  MemberTransferField,
  TransferOk,
  WalletFacts,
  WalletReturnBody,
  WalletTransferBody,
  WalletTransferField,
} from "./transfer.types.ts";

/** Transferring money from one wallet of the member to another (W-53). */
export const walletTransferMachine = createMoneyForm<
  WalletTransferField,
  undefined,
  WalletFacts,
  WalletTransferBody,
  TransferOk
>("walletTransfer", walletTransferRules);

/** Transferring all money back to the main wallet (W-107). */
export const walletReturnMachine = createMoneyForm<
  never,
  undefined,
  WalletFacts,
  WalletReturnBody,
  TransferOk
>("walletReturn", walletReturnRules);

/** Transferring money to the upline agent or to a downline (W-83, MEM-19, AGT-14). */
export const memberTransferMachine = createMoneyForm<
  MemberTransferField,
  undefined,
  MemberTransferFacts,
  MemberTransferBody,
  TransferOk
>("memberTransfer", memberTransferRules);
