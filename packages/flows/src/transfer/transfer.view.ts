import type { SnapshotFrom } from "xstate";
import { moneyFormView, type MoneyFormView } from "../money-form/money-form.ts";
import type {
  memberTransferMachine,
  walletReturnMachine,
  walletTransferMachine,
} from "./transfer.machine.ts";
import type {
  MemberTransferBody,
  MemberTransferFacts,
  MemberTransferField,
  WalletFacts,
  WalletReturnBody,
  WalletTransferBody,
  WalletTransferField,
} from "./transfer.types.ts";

export type WalletTransferView = MoneyFormView<
  WalletTransferField,
  WalletFacts,
  WalletTransferBody
>;

/**
 * Turns a snapshot into what the wallet page shows.
 *
 * @example walletTransferView(actor.getSnapshot()).problems.to // { reason: "same" }
 */
export const walletTransferView = (
  snapshot: SnapshotFrom<typeof walletTransferMachine>,
): WalletTransferView => moneyFormView(snapshot);

export type WalletReturnView = MoneyFormView<
  never,
  WalletFacts,
  WalletReturnBody
>;

/**
 * Turns a snapshot into what the prompt shows.
 *
 * @example walletReturnView(actor.getSnapshot()).phase // "closed"
 */
export const walletReturnView = (
  snapshot: SnapshotFrom<typeof walletReturnMachine>,
): WalletReturnView => moneyFormView(snapshot);

export type MemberTransferView = MoneyFormView<
  MemberTransferField,
  MemberTransferFacts,
  MemberTransferBody
>;

/**
 * Turns a snapshot into what the form shows.
 *
 * @example memberTransferView(actor.getSnapshot()).secretMissing // true
 */
export const memberTransferView = (
  snapshot: SnapshotFrom<typeof memberTransferMachine>,
): MemberTransferView => moneyFormView(snapshot);
