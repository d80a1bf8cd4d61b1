import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { ledgerEntries, ledgerTransfers } from "../db/tables/ledger.ts";
import { pointsGoods, redemptions } from "../db/tables/offers.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { readContent } from "./content.ts";
import {
  ensureAccount,
  lockAccounts,
  pointsOf,
  post,
  walletOf,
} from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { pageOf } from "./page.ts";

/** What a point is worth: this many hundredths of the currency for 100 points. */
const worthOfHundred = 100n;

/** Points as they are written: whole ones without decimals. */
export const writePoints = (hundredths: bigint): string =>
  toDecimal(hundredths).replace(/\.00$/, "");

/** The worth of one point in the member's currency. */
export const pointsRatio = "0.01";

/** Gives a member points, with the name of what they are for. */
export async function grantPoints(
  tx: Database,
  memberId: string,
  grant: {
    readonly id: string;
    readonly title: string;
    readonly points: bigint;
    readonly now: number;
  },
): Promise<void> {
  await ensureAccount(tx, pointsOf(memberId), "points", memberId);
  await post(tx, {
    id: grant.id,
    kind: "points-reward",
    reference: grant.title,
    from: "points-house",
    to: pointsOf(memberId),
    amount: grant.points,
    now: grant.now,
  });
}

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
  "points-redeem": "Exchanged for goods",
  "points-convert": "Turned into money",
  "points-back": "Given back",
};

/** Lists each change of a member's points in a period with what there was after it, newest first. */
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
      // Over all of them, also those before the period.
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

/** Lists what points buy. */
export async function readGoods(db: Database, page: Page) {
  const { offset, limit, pagesOf } = pageOf(page);
  const rows = await db
    .select()
    .from(pointsGoods)
    .orderBy(asc(pointsGoods.sort))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ id, title, imageUrl, content, points, available }) => ({
      id,
      title,
      imageUrl,
      content,
      points: writePoints(points),
      availableQuantity: available,
    })),
    totalPages: pagesOf(await db.$count(pointsGoods)),
  };
}

/** Lists what a member's points have bought, newest first. */
export async function readRedemptions(
  db: Database,
  memberId: string,
  page: Page,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const which = eq(redemptions.memberId, memberId);
  const rows = await db
    .select()
    .from(redemptions)
    .where(which)
    .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => ({
      id: row.id,
      title: row.title,
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

/** How points are earned and exchanged, as an editor wrote it. */
export async function readPointsConfig(db: Database) {
  const [config] = await readContent(db, "pointsConfig");
  const table = config?.body["table"];
  return {
    ratio: pointsRatio,
    table: Array.isArray(table) ? table : [],
    rules: String(config?.body["rules"] ?? ""),
  };
}

interface Redeem {
  readonly memberId: string;
  readonly goodsId: string;
  readonly quantity: number;
  readonly address: string;
  readonly mobileNum: string;
  readonly intent: string;
  readonly now: number;
}

const mostAtOnce = 99;

function checkDelivery({ quantity, address, mobileNum }: Redeem): void {
  const wrong = {
    ...(quantity <= mostAtOnce
      ? {}
      : { quantity: `must be ${mostAtOnce} at most` }),
    ...(address.length >= 5 && address.length <= 200
      ? {}
      : { address: "must have 5 to 200 characters" }),
    ...(/^\+?\d{6,15}$/.test(mobileNum)
      ? {}
      : { mobileNum: "must be 6 to 15 digits" }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Buys goods: takes them off the shelf and the points off the account. */
export async function redeem(tx: Database, wish: Redeem) {
  checkDelivery(wish);
  const { memberId, goodsId, quantity, intent, now } = wish;
  const account = pointsOf(memberId);
  await ensureAccount(tx, account, "points", memberId);
  const balances = await lockAccounts(tx, [account]);
  const [goods] = await tx
    .select()
    .from(pointsGoods)
    .where(eq(pointsGoods.id, goodsId))
    .for("update");
  if (goods === undefined) throw invalid({ goodsId: "is not offered" });
  if (goods.available < quantity)
    throw new Refusal("OUT_OF_STOCK", { value: { left: goods.available } });
  const points = goods.points * BigInt(quantity);
  if ((balances.get(account) ?? 0n) < points) throw new Refusal("POINTS_SHORT");
  await tx
    .update(pointsGoods)
    .set({ available: goods.available - quantity })
    .where(eq(pointsGoods.id, goodsId));
  const id = `R-${randomUUID()}`;
  const status = "In Process" as const;
  await tx.insert(redemptions).values({
    id,
    memberId,
    goodsId,
    title: goods.title,
    quantity,
    points,
    status,
    remark: "",
    address: wish.address,
    mobile: wish.mobileNum,
    createdAt: now,
  });
  if (points > 0n)
    await post(tx, {
      id: intent,
      kind: "points-redeem",
      reference: id,
      from: account,
      to: "points-house",
      amount: points,
      now,
    });
  return { id, status };
}

interface Convert {
  readonly memberId: string;
  /** Whole points. */
  readonly points: bigint;
  readonly intent: string;
  readonly now: number;
}

/** Turns points into money: both books move in one transaction. */
export async function convert(
  tx: Database,
  { memberId, points, intent, now }: Convert,
) {
  if (points === 0n) throw invalid({ points: "must be more than nothing" });
  const [account, wallet] = [pointsOf(memberId), walletOf(memberId)];
  await ensureAccount(tx, account, "points", memberId);
  const balances = await lockAccounts(tx, [account, wallet]);
  const before = balances.get(account) ?? 0n;
  const hundredths = points * 100n;
  if (before < hundredths) throw new Refusal("POINTS_SHORT");
  const amount = (points * worthOfHundred) / 100n;
  const posting = { reference: intent, now };
  await post(tx, {
    ...posting,
    id: `${intent}:points`,
    kind: "points-convert",
    from: account,
    to: "points-house",
    amount: hundredths,
  });
  await post(tx, {
    ...posting,
    id: `${intent}:money`,
    kind: "points-money",
    from: "house",
    to: wallet,
    amount,
  });
  return {
    currentPoints: writePoints(before - hundredths),
    balance: toDecimal((balances.get(wallet) ?? 0n) + amount),
  };
}

/** Lets the control room send goods, or refuse and give points and goods back. */
export async function decideRedemption(
  db: Database,
  id: string,
  action: "APPROVE" | "REJECT",
  now: number,
  remark = "",
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(redemptions)
      .where(eq(redemptions.id, id))
      .for("update");
    if (row === undefined) throw invalid({ id: "is not known" });
    if (row.status !== "In Process") throw new Refusal("ALREADY_SETTLED");
    const status = action === "APPROVE" ? "Approved" : "Rejected";
    await tx
      .update(redemptions)
      .set({ status, remark })
      .where(eq(redemptions.id, id));
    if (action === "APPROVE") return;
    if (row.points > 0n)
      await post(tx, {
        id: `${id}:back`,
        kind: "points-back",
        reference: id,
        from: "points-house",
        to: pointsOf(row.memberId),
        amount: row.points,
        now,
      });
    await tx
      .update(pointsGoods)
      .set({ available: sql`${pointsGoods.available} + ${row.quantity}` })
      .where(eq(pointsGoods.id, row.goodsId));
  });
}
