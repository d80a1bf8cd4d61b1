import type { SnapshotFrom } from "xstate";
import { isZero } from "@foyer/platform/money";
import { moneyFormView, type MoneyFormView } from "../money-form/money-form.ts";
import type {
  memberTransferMachine,
  walletReturnMachine,
  walletTransferMachine,
} from "./transfer.machine.ts";
import {
  filledWallets,
  knownReceiver,
  movable,
  totalOf,
} from "./transfer.rules.ts";
import type {
  MemberTransferBody,
  MemberTransferFacts,
  MemberTransferField,
  Recipient,
  Wallet,
  WalletFacts,
  WalletReturnBody,
  WalletTransferBody,
  WalletTransferField,
} from "./transfer.types.ts";

/** What the form between two wallets shows. */
export interface WalletTransferView extends MoneyFormView<
  WalletTransferField,
  WalletFacts,
  WalletTransferBody
> {
  /** Wallets that can be chosen. */
  readonly wallets: readonly Wallet[];
  /** The most that can be transferred; undefined if there is nothing to transfer. */
  readonly most: string | undefined;
}

/**
 * Turns a snapshot into what the wallet page shows.
 *
 * @example walletTransferView(actor.getSnapshot()).problems.to // { reason: "same" }
 */
export function walletTransferView(
  snapshot: SnapshotFrom<typeof walletTransferMachine>,
): WalletTransferView {
  const { values, facts } = snapshot.context;
  const wallets = movable(facts);
  const held = wallets.find(({ vendor }) => vendor === values.from)?.balance;
  return {
    ...moneyFormView(snapshot),
    wallets,
    most: held === undefined || isZero(held) ? undefined : held,
  };
}

/** What the prompt to transfer everything back shows. */
export interface WalletReturnView extends MoneyFormView<
  never,
  WalletFacts,
  WalletReturnBody
> {
  /** Wallets that money is transferred back from. */
  readonly filled: readonly Wallet[];
  /** Their total. */
  readonly total: string;
}

/**
 * Turns a snapshot into what the prompt shows.
 *
 * @example walletReturnView(actor.getSnapshot()).phase // "closed"
 */
export function walletReturnView(
  snapshot: SnapshotFrom<typeof walletReturnMachine>,
): WalletReturnView {
  const filled = filledWallets(snapshot.context.facts);
  return { ...moneyFormView(snapshot), filled, total: totalOf(filled) };
}

/** What the form to another member shows. */
export interface MemberTransferView extends MoneyFormView<
  MemberTransferField,
  MemberTransferFacts,
  MemberTransferBody
> {
  /** The recipient, if it is known without typing. */
  readonly receiver: string | undefined;
  /** Whom the member transferred to before, as far as the chosen direction allows. */
  readonly recipients: readonly Recipient[];
}

/**
 * Turns a snapshot into what the form shows.
 *
 * @example memberTransferView(actor.getSnapshot()).secretMissing // true
 */
export const memberTransferView = (
  snapshot: SnapshotFrom<typeof memberTransferMachine>,
): MemberTransferView => {
  const {
    facts,
    values: { direction },
  } = snapshot.context;
  return {
    ...moneyFormView(snapshot),
    receiver: knownReceiver(direction, facts),
    recipients: (facts?.recipients ?? []).filter(
      (one) =>
        facts?.directions.includes(one.direction) === true &&
        (direction === "" || one.direction === direction),
    ),
  };
};
