import type { Database } from "../db/database.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { members } from "../db/tables/members.ts";
import * as tables from "../db/tables/all.ts";
import { walletOf } from "../services/ledger.ts";
import { transferBetweenWallets } from "../services/vendor-wallets.ts";
import { seedCentre } from "./centre.ts";
import { seedDeposits } from "./deposits.ts";
import { seedLine } from "./line.ts";
import { arif, maya, uplineMember } from "./payers.ts";
import { seedPayouts } from "./payouts.ts";
import { seedPoints } from "./points.ts";
import { seedLinks } from "./registration-links.ts";

const day = 86_400_000;

/**
 * Adds the contents of the pages for payments, points, activities and contracts. Runs after the members were added.
 */
export async function seedMoney(tx: Database, today: number): Promise<void> {
  const { id, username } = uplineMember;
  await tx.insert(members).values({
    id,
    username,
    passwordHash: null,
    nickname: "Ines",
    type: "1",
    currencySymbol: "RM",
    vipRank: "0",
    vipLabel: "",
    passwordExpired: false,
    firstLogin: false,
    captchaAlways: false,
    contracts: { divtypereq: "1", dailysalreqtype: "1" },
    createdAt: today - 500 * day,
  });
  await tx
    .insert(ledgerAccounts)
    .values({ id: walletOf(id), kind: "member", memberId: id, balance: 0n });
  await tx.insert(tables.bankAccounts).values(
    [
      ["seed-bank-1", maya, "Harbour Bank", "710044174417", "Maya Sand"],
      ["seed-bank-2", maya, "Bank of the Quay", "330098120098", "Maya Sand"],
      ["seed-bank-3", arif, "Harbour Bank", "710055225522", "Arif Stone"],
    ].map(
      ([
        accountId = "",
        memberId = "",
        bank = "",
        number = "",
        holder = "",
      ]) => ({
        id: accountId,
        memberId,
        bank,
        number,
        holder,
        // Before the months of history, in which withdrawals are sent to them.
        createdAt: today - 140 * day,
      }),
    ),
  );
  await seedDeposits(tx, today);
  await seedPayouts(tx, today);
  for (const [vendor, amount] of [
    ["LANTERN", 4_000n],
    ["KITE", 12_550n],
  ] as const)
    await transferBetweenWallets(tx, {
      memberId: maya,
      from: "",
      to: vendor,
      amount,
      intent: `seed-transfer-${vendor}`,
      now: today - day,
    });
  await seedPoints(tx, today);
  await seedLine(tx, today);
  await seedLinks(tx, today);
  await seedCentre(tx, today);
}
