import { add, isZero } from "@foyer/platform/money";
import type { FieldProblem, MoneyFormRules } from "../money-form/money-form.ts";
import { amountProblem, plainAmount } from "../shared/amounts.ts";
import {
  directions,
  type MemberTransferBody,
  type MemberTransferFacts,
  type MemberTransferField,
  type Wallet,
  type WalletFacts,
  type WalletReturnBody,
  type WalletTransferBody,
  type WalletTransferField,
} from "./transfer.types.ts";

/** Wallets between which money may be transferred. */
export const movable = (facts: WalletFacts | undefined): readonly Wallet[] =>
  (facts?.wallets ?? []).filter(({ transferable }) => transferable);

const walletProblem = (
  facts: WalletFacts,
  vendor: string,
): FieldProblem | undefined =>
  movable(facts).some((wallet) => wallet.vendor === vendor)
    ? undefined
    : { reason: "unknown" };

export const walletTransferRules: MoneyFormRules<
  WalletTransferField,
  undefined,
  WalletFacts,
  WalletTransferBody
> = {
  fields: ["from", "to", "amount"],
  needsSecret: false,
  slot: () => "walletTransfer",
  // From the main wallet, whose name is empty; the destination is the member's choice.
  suggested: () => ({}),
  isClosed: (facts) => movable(facts).length < 2,
  problems: ({ from, to, amount }, facts) => ({
    from: walletProblem(facts, from),
    to: from === to ? { reason: "same" } : walletProblem(facts, to),
    amount: amountProblem(amount, {
      max: facts.wallets.find(({ vendor }) => vendor === from)?.balance,
    }),
  }),
  body: ({ from, to, amount }) => ({
    from,
    to,
    amount: plainAmount(amount) ?? amount,
  }),
  readBody: ({ from, to, amount }) =>
    typeof from === "string" &&
    typeof to === "string" &&
    typeof amount === "string"
      ? { from, to, amount }
      : undefined,
};

/** Wallets with money to transfer back. */
export const filledWallets = (
  facts: WalletFacts | undefined,
): readonly Wallet[] =>
  (facts?.wallets ?? []).filter(
    ({ vendor, balance }) => vendor !== "" && !isZero(balance),
  );

/** The total of some wallets. */
export const totalOf = (wallets: readonly Wallet[]): string =>
  wallets.reduce((sum, { balance }) => add(sum, balance), "0");

export const walletReturnRules: MoneyFormRules<
  never,
  undefined,
  WalletFacts,
  WalletReturnBody
> = {
  fields: [],
  needsSecret: false,
  slot: () => "walletReturn",
  suggested: () => ({}),
  /** There is nothing to transfer back. */
  isClosed: (facts) => filledWallets(facts).length === 0,
  problems: () => ({}),
  body: () => ({}),
  readBody: () => ({}),
};

const directionOf = (text: unknown) =>
  directions.find((direction) => direction === text);

/**
 * The upline agent, where money goes there and the platform says who it is; undefined: the recipient is typed.
 *
 * @example knownReceiver("UPLINE", { ...facts, upline: "river88" }) // "river88"
 */
export const knownReceiver = (
  direction: string,
  facts: MemberTransferFacts | undefined,
): string | undefined => (direction === "UPLINE" && facts?.upline) || undefined;

export const memberTransferRules: MoneyFormRules<
  MemberTransferField,
  undefined,
  MemberTransferFacts,
  MemberTransferBody
> = {
  fields: ["direction", "account", "amount", "note"],
  needsSecret: true,
  slot: () => "memberTransfer",
  suggested: (_, facts) => ({
    direction: facts.directions.length === 1 ? facts.directions[0] : undefined,
  }),
  isClosed: (facts) => facts.directions.length === 0 || isZero(facts.available),
  problems: ({ direction, account, amount, note }, facts) => ({
    direction: facts.directions.some((known) => known === direction)
      ? undefined
      : { reason: direction === "" ? "required" : "unknown" },
    account:
      account === "" && knownReceiver(direction, facts) === undefined
        ? { reason: "required" }
        : undefined,
    amount: amountProblem(amount, { max: facts.available }),
    note:
      facts.noteLength > 0 && [...note.trim()].length > facts.noteLength
        ? { reason: "length", bounds: { min: 0, max: facts.noteLength } }
        : undefined,
  }),
  body: ({ direction, account, amount, note }, _given, facts) => ({
    direction: directionOf(direction) ?? "UPLINE",
    account: knownReceiver(direction, facts) ?? account,
    amount: plainAmount(amount) ?? amount,
    ...((facts?.noteLength ?? 0) > 0 &&
      note.trim() !== "" && { note: note.trim() }),
  }),
  readBody: ({ direction, account, amount, note }) => {
    const known = directionOf(direction);
    return known && typeof account === "string" && typeof amount === "string"
      ? {
          direction: known,
          account,
          amount,
          ...(typeof note === "string" && { note }),
        }
      : undefined;
  },
};
