import { and, asc, between, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { games } from "../db/tables/catalogue.ts";
import { ledgerEntries, ledgerTransfers } from "../db/tables/ledger.ts";
import { pointsGoods, redemptions } from "../db/tables/offers.ts";
import { localName } from "../stock/game-names/local-name.ts";
import { inLanguage, titleIn } from "./in-language.ts";
import { pointsOf } from "./ledger.ts";
import { pageOf } from "./page.ts";
import { writePoints } from "./points.ts";

const dayMs = 86_400_000;

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The game whose round or ticket earned the points of a posting. */
const ofPlay = and(
  eq(ledgerEntries.kind, "points-play"),
  eq(games.nodeId, ledgerTransfers.reference),
);

const isPlay = sql`${ledgerEntries.kind} = 'points-play'`;

/**
 * Lists the points that a member has earned, newest first. Play is one row for each day (UTC) and game: a day of five
 * hundred rounds would otherwise hide everything else. The transactions list each of them.
 */
export async function readRewards(
  db: Database,
  memberId: string,
  page: Page,
  language: string,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const id = sql<string>`case when ${isPlay} then (${ledgerEntries.createdAt} / ${sql.raw(String(dayMs))}) || ':' || ${ledgerTransfers.reference} else ${ledgerTransfers.id} end`;
  const earned = db
    .select({
      id: id.as("earned_id"),
      title: sql<string>`min(${ledgerTransfers.reference})`.as("title"),
      game: sql<string | null>`min(${games.name})`.as("game"),
      points: sql<string>`sum(${ledgerEntries.amount})::text`.as("points"),
      time: sql<string>`max(${ledgerEntries.createdAt})`
        .mapWith(Number)
        .as("time"),
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransfers,
      eq(ledgerTransfers.id, ledgerEntries.transferId),
    )
    .leftJoin(games, ofPlay)
    .where(
      and(
        eq(ledgerEntries.accountId, pointsOf(memberId)),
        inArray(ledgerEntries.kind, ["points-reward", "points-play"]),
      ),
    )
    .groupBy(sql`1`)
    .as("earned");
  const rows = await db
    .select()
    .from(earned)
    .orderBy(desc(earned.time), desc(earned.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ game, title, points, ...row }) => ({
      ...row,
      title: game === null ? title : localName(game, language),
      points: writePoints(BigInt(points)),
    })),
    totalPages: pagesOf(await db.$count(earned)),
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
  language: string,
) {
  const { offset, limit, pagesOf } = pageOf(request);
  const period = and(
    eq(ledgerEntries.accountId, pointsOf(memberId)),
    between(ledgerEntries.createdAt, request.from, request.to),
  );
  const rows = await db
    .select({
      kind: ledgerEntries.kind,
      reference: ledgerTransfers.reference,
      game: games.name,
      time: ledgerEntries.createdAt,
      changed: ledgerEntries.amount,
      after: ledgerEntries.balanceAfter,
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransfers,
      eq(ledgerTransfers.id, ledgerEntries.transferId),
    )
    .leftJoin(games, ofPlay)
    .where(period)
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.seq))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ kind, reference, game, time, changed, after }) => ({
      time,
      changedPoints: writePoints(changed),
      pointsBalance: writePoints(after),
      remark:
        game === null
          ? (remarks[kind] ?? reference)
          : localName(game, language),
    })),
    totalPages: pagesOf(await db.$count(ledgerEntries, period)),
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
  // Prizes are shown in the reward centre.
  const which = and(
    eq(redemptions.memberId, memberId),
    isNull(redemptions.raffleId),
  );
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
      cancellable: row.status === "In Process" ? 1 : 0,
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
