import { createMoneyStep } from "../money-step/money-step.ts";
import {
  memberTransferRules,
  walletReturnRules,
  walletTransferRules,
} from "./transfer.rules.ts";
import type {
  MemberTransferBody,
  TransferOk,
  WalletReturnBody,
  WalletTransferBody,
} from "./transfer.types.ts";

/** The app provides its `journal` and `send`. */
export const walletTransferStep = createMoneyStep<
  WalletTransferBody,
  TransferOk
>(walletTransferRules);

/** The app provides its `journal` and `send`. */
export const walletReturnStep = createMoneyStep<WalletReturnBody, TransferOk>(
  walletReturnRules,
);

/** The app provides its `journal` and `send`. */
export const memberTransferStep = createMoneyStep<
  MemberTransferBody,
  TransferOk
>(memberTransferRules);
