import {
  convertPoints,
  deposit,
  memberTransfer,
  receiptConfirm,
  redeemPoints,
  walletReturn,
  walletTransfer,
  withdraw,
} from "@foyer/platform/calls";
import { depositStep, type DepositBody } from "@foyer/flows/deposit";
import {
  convertStep,
  redeemStep,
  type ConvertBody,
  type RedeemBody,
} from "@foyer/flows/points";
import {
  memberTransferStep,
  walletReturnStep,
  walletTransferStep,
  type MemberTransferBody,
  type WalletReturnBody,
  type WalletTransferBody,
} from "@foyer/flows/transfer";
import { withdrawStep, type WithdrawBody } from "@foyer/flows/withdraw";
import { receiptStep, type ReceiptBody } from "@foyer/flows/withdrawal-receipt";
import type { Money } from "./money.ts";

/* Each money step, connected to the platform and this device: what a feature provides to its flow as `moneyStep`. */

/** The request body as it was typed. */
const asTyped = <TBody>(body: TBody): TBody => body;

/** The same with the payment password, which confirms it. */
const confirmed = <TBody extends object>(
  body: TBody,
  paymentPassword: string,
) => ({ ...body, paymentPassword });

/** W-82. */
export const withdrawBy = (money: Money) =>
  withdrawStep.provide({
    actors: money.actors(withdraw, confirmed<WithdrawBody>),
  });

/** W-81. */
export const depositBy = (money: Money) =>
  depositStep.provide({
    actors: money.actors(deposit, asTyped<DepositBody>),
  });

/** W-53. */
export const walletTransferBy = (money: Money) =>
  walletTransferStep.provide({
    actors: money.actors(walletTransfer, asTyped<WalletTransferBody>),
  });

/** W-107. */
export const walletReturnBy = (money: Money) =>
  walletReturnStep.provide({
    actors: money.actors(walletReturn, asTyped<WalletReturnBody>),
  });

/** W-83. */
export const memberTransferBy = (money: Money) =>
  memberTransferStep.provide({
    actors: money.actors(memberTransfer, confirmed<MemberTransferBody>),
  });

/** W-65. */
export const redeemBy = (money: Money) =>
  redeemStep.provide({
    actors: money.actors(redeemPoints, confirmed<RedeemBody>),
  });

/** W-66. */
export const convertBy = (money: Money) =>
  convertStep.provide({
    actors: money.actors(convertPoints, confirmed<ConvertBody>),
  });

/** W-69. */
export const receiptBy = (money: Money) =>
  receiptStep.provide({
    actors: money.actors(
      receiptConfirm,
      ({ id, answer, imageIds }: ReceiptBody) => ({
        id,
        answer,
        ...(imageIds.length > 0 && { imageIds: [...imageIds] }),
      }),
    ),
  });
