import { asc } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { readablePassword } from "../db/secrets.ts";
import { games } from "../db/tables/catalogue.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { favourites, members, messages } from "../db/tables/members.ts";
import { post, walletOf } from "../rules/ledger.ts";
import { toMinor } from "../rules/money.ts";
import { hashPassword } from "../rules/password.ts";

/** What a member that a test asks for may be like; all of it may be left out. */
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
  /** Node ids, or how many games of the catalogue to begin with. */
  favourites: v.optional(v.union([v.array(v.string()), v.number()]), []),
  /** Unread messages. */
  unread: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
    0,
  ),
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

/** Makes a member of its own for a test, wallet included. */
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
    ...traits
  } = wish;
  const id = `t-${randomUUID()}`;
  const username = wish.username ?? `player-${randomBytes(5).toString("hex")}`;
  const password = given ?? readablePassword();
  const passwordHash = await hashPassword(password);
  const opening = toMinor(balance) ?? 0n;
  const hearts = await nodeIds(db, wanted);
  await db.transaction(async (tx) => {
    await tx
      .insert(members)
      .values({ ...traits, id, username, passwordHash, createdAt: now });
    await tx
      .insert(ledgerAccounts)
      .values({ id: walletOf(id), kind: "member", memberId: id, balance: 0n });
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
          body: "A message of the house.",
          createdAt: now - index,
          readAt: null,
        })),
      );
    }
  });
  return { id, username, password };
}
