import type { ContractType } from "@foyer/platform/calls";
import { wordsIn } from "../../stock/content/languages.ts";
import { recordWords } from "../../stock/record-words.ts";
import type { Database } from "../../db/database.ts";
import { walletKinds, type WalletKind } from "../ledger.ts";
import { writePoints, pointsWorth } from "../points.ts";
import {
  readBanks,
  readContracts,
  readGames,
  readMethods,
  readOthers,
  readPrizes,
  readRaffles,
  readVendors,
} from "./title-sources.ts";

interface Entry {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly reference: string;
}

/** Who reads a record, and in which language. */
export interface Reader {
  readonly memberId: string;
  readonly language: string;
}

const contractTypes: Readonly<Record<ContractType, string>> = {
  DIVIDEND: "Dividend",
  DAILY: "Daily salary",
  HOURLY: "Hourly salary",
  REALTIME: "Real-time salary",
};

const isWalletKind = (kind: string): kind is WalletKind =>
  walletKinds.some((known) => known === kind);

/**
 * What each entry was for, in the reader's words: the game, the contract, the person or the wallet at the other end.
 * What can no longer be found is named by its kind: a title is never empty, and never an internal id.
 *
 * @example
 * const titleOf = await readTitles(db, rows, { memberId, language: "EN" });
 * titleOf(rows[0]); // "To river88"
 */
export async function readTitles(
  db: Database,
  entries: readonly Entry[],
  { memberId, language }: Reader,
): Promise<(entry: Entry) => string> {
  const all = wordsIn(language);
  const words = all?.record ?? recordWords;
  const of = (...kinds: readonly WalletKind[]) =>
    entries.filter(({ kind }) => kinds.some((wanted) => wanted === kind));
  const idsOf = (...kinds: readonly WalletKind[]) => [
    ...new Set(of(...kinds).map(({ reference }) => reference)),
  ];
  const [games, prizes, raffles, contracts, vendors, methods, banks, others] =
    await Promise.all([
      readGames(db, idsOf("stake", "win"), language),
      readPrizes(db, idsOf("reward", "mission", "referral"), language),
      readRaffles(db, idsOf("raffle"), language),
      readContracts(db, idsOf("salary"), all?.contractTypes ?? contractTypes),
      readVendors(db, idsOf("wallet-transfer", "wallet-return")),
      readMethods(db, idsOf("deposit", "deposit-fee"), language),
      readBanks(
        db,
        idsOf("withdrawal", "withdrawal-back", "payout-refund"),
        language,
      ),
      readOthers(db, of("member-transfer"), memberId),
    ]);
  const game = ({ reference }: Entry) => games.get(reference) ?? words.game;
  const prize = ({ reference }: Entry) => prizes.get(reference) ?? words.reward;
  const wallet = ({ reference }: Entry) =>
    vendors.get(reference) ?? words.wallet;
  const refund = ({ reference }: Entry) =>
    `${words.withdrawal} · ${banks.of(reference)}`;
  const titles: Readonly<Record<WalletKind, (entry: Entry) => string>> = {
    deposit: ({ reference }) => methods.of(reference),
    "deposit-fee": ({ reference }) =>
      `${words.deposit} · ${methods.of(reference)}`,
    withdrawal: ({ reference }) => banks.of(reference),
    "withdrawal-back": refund,
    "payout-refund": refund,
    "wallet-transfer": wallet,
    "wallet-return": wallet,
    "member-transfer": ({ id, accountId, amount }) => {
      const name = others.get(`${id} ${accountId}`) ?? "";
      return amount < 0n ? words.to(name) : words.from(name);
    },
    stake: game,
    win: game,
    promotion: ({ reference }) => reference,
    raffle: ({ reference }) => raffles.get(reference) ?? words.promotion,
    rebate: () => words.rebate,
    reward: prize,
    mission: prize,
    referral: prize,
    "points-money": ({ amount }) =>
      `${words.pointsConverted} · ${writePoints(pointsWorth(amount))}`,
    salary: ({ reference }) => contracts.get(reference) ?? words.salary,
  };
  return (entry) => (isWalletKind(entry.kind) ? titles[entry.kind](entry) : "");
}
