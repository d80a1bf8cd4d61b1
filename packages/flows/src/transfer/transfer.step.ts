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

/** The app provides `journal` and `send` of it. */
export const walletTransferStep = createMoneyStep<
  WalletTransferBody,
  TransferOk
>(walletTransferRules);

/** The app provides `journal` and `send` of it. */
export const walletReturnStep = createMoneyStep<WalletReturnBody, TransferOk>(
  walletReturnRules,
);

/** The app provides `journal` and `send` of it. */
export const memberTransferStep = createMoneyStep<
  MemberTransferBody,
  TransferOk
>(memberTransferRules);
