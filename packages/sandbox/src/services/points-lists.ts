import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { ledgerEntries, ledgerTransfers } from "../db/tables/ledger.ts";
import { pointsGoods, redemptions } from "../db/tables/offers.ts";
import { inLanguage, titleIn } from "./in-language.ts";
import { pointsOf } from "./ledger.ts";
import { pageOf } from "./page.ts";
import { writePoints } from "./points.ts";

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Lists the points that a member has earned, newest first. */
export async function readRewards(db: Database, memberId: string, page: Page) {
  const { offset, limit, pagesOf } = pageOf(page);
  const which = and(
    eq(ledgerEntries.accountId, pointsOf(memberId)),
    eq(ledgerTransfers.kind, "points-reward"),
  );
  const rows = await db
    .select({
      id: ledgerTransfers.id,
      title: ledgerTransfers.reference,
      points: ledgerEntries.amount,
      time: ledgerTransfers.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransfers,
      eq(ledgerTransfers.id, ledgerEntries.transferId),
    )
    .where(which)
    .orderBy(desc(ledgerTransfers.createdAt), desc(ledgerTransfers.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransfers,
      eq(ledgerTransfers.id, ledgerEntries.transferId),
    )
    .where(which);
  return {
    list: rows.map(({ points, ...row }) => ({
      ...row,
      points: writePoints(points),
    })),
    totalPages: pagesOf(all?.rows ?? 0),
  };
}

const remarks: Readonly<Record<string, string>> = {
  "points-redeem": "Redeemed for a product",
  "points-convert": "Converted into money",
  "points-back": "Refunded",
};

/** Lists each change of a member's points in a period with the resulting balance, newest first. */
export async function readTransactions(
  db: Database,
  memberId: string,
  request: Page & { readonly from: number; readonly to: number },
) {
  const { offset, limit, pagesOf } = pageOf(request);
  const changes = db
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      reference: ledgerTransfers.reference,
      time: ledgerTransfers.createdAt,
      changed: ledgerEntries.amount,
      // Over all changes, including those before the period.
      after:
        sql<string>`(sum(${ledgerEntries.amount}) over (order by ${ledgerTransfers.createdAt}, ${ledgerTransfers.id}))::text`.as(
          "after",
        ),
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransfers,
      eq(ledgerTransfers.id, ledgerEntries.transferId),
    )
    .where(eq(ledgerEntries.accountId, pointsOf(memberId)))
    .as("changes");
  const period = and(
    gte(changes.time, request.from),
    lte(changes.time, request.to),
  );
  const rows = await db
    .select()
    .from(changes)
    .where(period)
    .orderBy(desc(changes.time), desc(changes.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(changes)
    .where(period);
  return {
    list: rows.map(({ kind, reference, time, changed, after }) => ({
      time,
      changedPoints: writePoints(changed),
      pointsBalance: writePoints(BigInt(after)),
      remark: remarks[kind] ?? reference,
    })),
    totalPages: pagesOf(all?.rows ?? 0),
  };
}

/** Lists the products that points buy, in a language. */
export async function readGoods(db: Database, page: Page, language: string) {
  const { offset, limit, pagesOf } = pageOf(page);
  const rows = await db
    .select()
    .from(pointsGoods)
    .orderBy(asc(pointsGoods.sort))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(
      ({ id, title, imageUrl, content, points, available, words }) => ({
        id,
        imageUrl,
        ...goodsIn({ title, content, words }, language),
        points: writePoints(points),
        availableQuantity: available,
      }),
    ),
    totalPages: pagesOf(await db.$count(pointsGoods)),
  };
}

/** The texts of a product in a language. */
function goodsIn(
  goods: {
    readonly title: string;
    readonly content: string;
    readonly words: unknown;
  },
  language: string,
) {
  const { title, content } = inLanguage(goods, language);
  return { title: String(title), content: String(content) };
}

/** Lists a member's redemptions, newest first. */
export async function readRedemptions(
  db: Database,
  memberId: string,
  page: Page,
  language: string,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const which = eq(redemptions.memberId, memberId);
  const rows = await db
    .select({ row: redemptions, words: pointsGoods.words })
    .from(redemptions)
    .innerJoin(pointsGoods, eq(pointsGoods.id, redemptions.goodsId))
    .where(which)
    .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ row, words }) => ({
      id: row.id,
      title: titleIn({ title: row.title, words }, language),
      redeemQuantity: row.quantity,
      status: row.status,
      remark: row.remark,
      address: row.address,
      paymentAccount: "",
      amount: writePoints(row.points),
      unit: "points",
      time: row.createdAt,
    })),
    totalPages: pagesOf(await db.$count(redemptions, which)),
  };
}
