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

/*
 * Each money step with the platform and this device behind it: what a feature provides to its flow as `moneyStep`.
 */

/** W-82. */
export const withdrawBy = (money: Money) =>
  withdrawStep.provide({
    actors: money.actors(withdraw, (body: WithdrawBody, paymentPassword) => ({
      ...body,
      paymentPassword,
    })),
  });

/** W-81. */
export const depositBy = (money: Money) =>
  depositStep.provide({
    actors: money.actors(deposit, (body: DepositBody) => body),
  });

/** W-53. */
export const walletTransferBy = (money: Money) =>
  walletTransferStep.provide({
    actors: money.actors(walletTransfer, (body: WalletTransferBody) => body),
  });

/** W-107. */
export const walletReturnBy = (money: Money) =>
  walletReturnStep.provide({
    actors: money.actors(walletReturn, (body: WalletReturnBody) => body),
  });

/** W-83. */
export const memberTransferBy = (money: Money) =>
  memberTransferStep.provide({
    actors: money.actors(
      memberTransfer,
      (body: MemberTransferBody, paymentPassword) => ({
        ...body,
        paymentPassword,
      }),
    ),
  });

/** W-65. */
export const redeemBy = (money: Money) =>
  redeemStep.provide({
    actors: money.actors(redeemPoints, (body: RedeemBody, paymentPassword) => ({
      ...body,
      paymentPassword,
    })),
  });

/** W-66. */
export const convertBy = (money: Money) =>
  convertStep.provide({
    actors: money.actors(
      convertPoints,
      (body: ConvertBody, paymentPassword) => ({ ...body, paymentPassword }),
    ),
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
