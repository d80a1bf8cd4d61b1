import { asc, eq, inArray, max } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../db/tables/ledger.ts";
import { walletVendors } from "../db/tables/money.ts";
import { invalid, Refusal } from "./refusal.ts";
import {
  ensureAccount,
  lockAccounts,
  post,
  vendorWalletOf,
  walletOf,
} from "./ledger.ts";
import { toDecimal } from "./money.ts";
import type { Member } from "./session.ts";

const readVendors = (db: Database) =>
  db.select().from(walletVendors).orderBy(asc(walletVendors.sort));

/** Lists the main wallet and the provider wallets; one that was never used is as old as the member. */
export async function readWallets(
  db: Database,
  { id: memberId, createdAt }: Member,
) {
  const vendors = await readVendors(db);
  const places = [
    { vassalage: "", transferable: true },
    ...vendors.map(({ vassalage, transferable }) => ({
      vassalage,
      transferable,
    })),
  ];
  const ids = places.map(({ vassalage }) =>
    vendorWalletOf(memberId, vassalage),
  );
  const rows = await db
    .select({
      id: ledgerAccounts.id,
      balance: ledgerAccounts.balance,
      last: max(ledgerTransfers.createdAt),
    })
    .from(ledgerAccounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .leftJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(inArray(ledgerAccounts.id, ids))
    .groupBy(ledgerAccounts.id);
  return places.map(({ vassalage, transferable }) => {
    const id = vendorWalletOf(memberId, vassalage);
    const row = rows.find((each) => each.id === id);
    return {
      vendor: vassalage,
      balance: toDecimal(row?.balance ?? 0n),
      updatedAt: row?.last ?? createdAt,
      transferable: transferable ? 1 : 0,
    };
  });
}

async function checkVendor(
  tx: Database,
  field: string,
  vendor: string,
): Promise<void> {
  if (vendor === "") return;
  const [row] = await tx
    .select()
    .from(walletVendors)
    .where(eq(walletVendors.vassalage, vendor));
  if (row === undefined || !row.transferable)
    throw invalid({ [field]: "has no wallet for transfers" });
  if (row.busy) throw new Refusal("VENDOR_BUSY", { value: { vendor } });
}

interface Move {
  readonly memberId: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly intent: string;
  readonly now: number;
}

/** Transfers money between two wallets of a member; returns the new balance of the main wallet. */
export async function transferBetweenWallets(
  tx: Database,
  { memberId, from, to, amount, intent, now }: Move,
): Promise<bigint> {
  if (from === to) throw invalid({ to: "must be another wallet" });
  await checkVendor(tx, "from", from);
  await checkVendor(tx, "to", to);
  const [giving, taking] = [from, to].map((name) =>
    vendorWalletOf(memberId, name),
  );
  if (giving === undefined || taking === undefined)
    throw new Refusal("UNKNOWN");
  if (to !== "") await ensureAccount(tx, taking, "vendor", memberId);
  const main = walletOf(memberId);
  const balances = await lockAccounts(tx, [giving, taking, main]);
  if ((balances.get(giving) ?? 0n) < amount)
    throw new Refusal("INSUFFICIENT_BALANCE");
  await post(tx, {
    id: intent,
    kind: "wallet-transfer",
    reference: `${from}>${to}`,
    from: giving,
    to: taking,
    amount,
    now,
  });
  return (
    (balances.get(main) ?? 0n) +
    (taking === main ? amount : 0n) -
    (giving === main ? amount : 0n)
  );
}

/** Transfers everything back to the main wallet: all of it or, while a provider is busy, nothing. */
export async function returnAll(
  tx: Database,
  memberId: string,
  intent: string,
  now: number,
): Promise<bigint> {
  const vendors = await readVendors(tx);
  const main = walletOf(memberId);
  const accounts = vendors.map((vendor) => ({
    ...vendor,
    account: vendorWalletOf(memberId, vendor.vassalage),
  }));
  const balances = await lockAccounts(tx, [
    main,
    ...accounts.map(({ account }) => account),
  ]);
  let total = balances.get(main) ?? 0n;
  for (const { account, vassalage, busy } of accounts) {
    const amount = balances.get(account) ?? 0n;
    if (amount === 0n) continue;
    if (busy)
      throw new Refusal("VENDOR_BUSY", { value: { vendor: vassalage } });
    await post(tx, {
      id: `${intent}:${vassalage}`,
      kind: "wallet-return",
      reference: vassalage,
      from: account,
      to: main,
      amount,
      now,
    });
    total += amount;
  }
  return total;
}
