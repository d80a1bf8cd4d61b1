import { asc, eq } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { readablePassword } from "../bring-up/secrets.ts";
import { games } from "../db/tables/catalogue.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { favourites, members, messages } from "../db/tables/members.ts";
import { rewards } from "../db/tables/offers.ts";
import { bankAccounts as bankAccountTable } from "../db/tables/payouts.ts";
import { Refusal } from "../services/refusal.ts";
import { post, walletOf } from "../services/ledger.ts";
import { toMinor } from "../services/money.ts";
import { hashPassword } from "../services/password.ts";
import { contactsSchema, makeContacts } from "./make-contacts.ts";
import { beginPaymentPassword } from "../services/payment-password.ts";
import { grantPoints } from "../services/points.ts";
import { placeBelow } from "../services/team-lines.ts";
import { rateOf, usualRate } from "../services/team/rates.ts";
import { insertMonths } from "../seed/insert-months.ts";

/** Properties of a member that a test requests; all of them are optional. */
export const memberSchema = v.object({
  username: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,40}$/))),
  password: v.optional(v.pipe(v.string(), v.minLength(6), v.maxLength(64))),
  nickname: v.optional(v.string(), ""),
  type: v.optional(v.string(), "0"),
  currencySymbol: v.optional(v.string(), "RM"),
  balance: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/)),
    "1000.00",
  ),
  vipRank: v.optional(v.string(), "0"),
  vipLabel: v.optional(v.string(), ""),
  firstLogin: v.optional(v.boolean(), false),
  passwordExpired: v.optional(v.boolean(), false),
  captchaAlways: v.optional(v.boolean(), false),
  contracts: v.optional(v.record(v.string(), v.string()), {}),
  /** Node ids, or the number of games from the start of the catalogue. */
  favourites: v.optional(v.union([v.array(v.string()), v.number()]), []),
  /** Number of unread messages. */
  unread: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
    0,
  ),
  /** Rewards to be claimed, 5.00 each. */
  rewards: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
    0,
  ),
  /** Left out: none is set. */
  paymentPassword: v.optional(
    v.pipe(v.string(), v.minLength(6), v.maxLength(64)),
  ),
  /** Number of bank accounts. */
  bankAccounts: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    0,
  ),
  points: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)), "0"),
  /** How the member can be contacted; omitted: not at all. */
  contacts: v.optional(contactsSchema),
  /** Number of days of history, with deposits, play, bonuses and withdrawals, which leave the balance as it is. */
  history: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366)),
    0,
  ),
  /** Username of the upline. */
  upline: v.optional(v.string()),
  /** Rate that the upline grants, in hundredths of a per cent; omitted: one step less than its own. */
  rate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

async function nodeIds(
  db: Database,
  wanted: readonly string[] | number,
): Promise<readonly string[]> {
  if (typeof wanted !== "number") return wanted;
  const rows = await db
    .select({ nodeId: games.nodeId })
    .from(games)
    .orderBy(asc(games.sort))
    .limit(wanted);
  return rows.map((row) => row.nodeId);
}

/** Makes a separate member for a test, including the wallet. */
export async function makeMember(
  db: Database,
  wish: v.InferOutput<typeof memberSchema>,
  now: number,
) {
  const {
    password: given,
    balance,
    favourites: wanted,
    unread,
    rewards: gifts,
    paymentPassword,
    bankAccounts,
    points,
    upline,
    rate,
    contacts,
    history,
    ...traits
  } = wish;
  const id = `t-${randomUUID()}`;
  const username = wish.username ?? `player-${randomBytes(5).toString("hex")}`;
  const password = given ?? readablePassword();
  const passwordHash = await hashPassword(password, "made");
  const opening = toMinor(balance) ?? 0n;
  const hearts = await nodeIds(db, wanted);
  const [above] =
    upline === undefined
      ? []
      : await db.select().from(members).where(eq(members.username, upline));
  if (upline !== undefined && above === undefined)
    throw new Refusal("USER_NOT_FOUND");
  await db.transaction(async (tx) => {
    await tx
      .insert(members)
      .values({ ...traits, id, username, passwordHash, createdAt: now });
    await tx
      .insert(ledgerAccounts)
      .values({ id: walletOf(id), kind: "member", memberId: id, balance: 0n });
    if (history > 0)
      await insertMonths(tx, {
        memberId: id,
        prefix: id,
        days: history,
        until: now,
        seed: 20_260_203,
      });
    if (opening > 0n) {
      await post(tx, {
        id: `${id}:opening`,
        kind: "deposit",
        reference: id,
        from: "bank",
        to: walletOf(id),
        amount: opening,
        now,
      });
    }
    if (contacts !== undefined) await makeContacts(tx, id, contacts, now);
    if (hearts.length > 0) {
      await tx.insert(favourites).values(
        hearts.map((nodeId, index) => ({
          memberId: id,
          nodeId,
          createdAt: now - index,
        })),
      );
    }
    if (unread > 0) {
      await tx.insert(messages).values(
        Array.from({ length: unread }, (_, index) => ({
          id: `${id}:${index}`,
          memberId: id,
          title: `Message ${index + 1}`,
          body: "A message from us.",
          createdAt: now - index,
          readAt: null,
        })),
      );
    }
    if (gifts > 0) {
      await tx.insert(rewards).values(
        Array.from({ length: gifts }, (_, index) => ({
          id: `${id}:reward:${index}`,
          memberId: id,
          kind: "BONUS" as const,
          title: `Reward ${index + 1}`,
          amount: 500n,
          createdAt: now - index,
        })),
      );
    }
    if (above !== undefined)
      await placeBelow(
        tx,
        id,
        above.id,
        rate ?? usualRate(await rateOf(tx, above.id)),
      );
    if (paymentPassword !== undefined)
      await beginPaymentPassword(tx, id, paymentPassword, "made");
    for (let index = 0; index < bankAccounts; index += 1) {
      const number = String(10_000_000 + index);
      const holder = contacts?.payeeName || "Lake Walker";
      await tx.insert(bankAccountTable).values({
        id: randomUUID(),
        memberId: id,
        holder,
        bank: "Harbour Bank",
        number,
        // Added long ago, so that withdrawals to it are not held back.
        createdAt: now - 30 * 86_400_000 + index,
      });
    }
    const gift = toMinor(points) ?? 0n;
    if (gift > 0n)
      await grantPoints(tx, id, {
        id: `${id}:points`,
        title: "Welcome points",
        points: gift,
        now,
      });
  });
  return { id, username, password };
}
