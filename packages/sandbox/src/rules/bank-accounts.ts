import { and, asc, eq, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { bankAccounts } from "../db/tables/payouts.ts";
import { members } from "../db/tables/members.ts";
import { invalid, Refusal } from "../http/refusal.ts";

/** How many accounts a member may have at once. */
export const mostAccounts = 5;

const mine = (memberId: string) =>
  and(eq(bankAccounts.memberId, memberId), isNull(bankAccounts.removedAt));

/** Shows the end of a number only. */
const masked = (number: string): string => `•••• ${number.slice(-4)}`;

/** Lists where a member is paid out to. */
export async function readBankAccounts(db: Database, memberId: string) {
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(mine(memberId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id));
  return rows.map(({ id, bank, number, holder }) => ({
    id,
    bank,
    maskedNumber: masked(number),
    holder,
  }));
}

/** Finds one of the member's own accounts. */
export async function findBankAccount(
  db: Database,
  memberId: string,
  id: string,
) {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(and(mine(memberId), eq(bankAccounts.id, id)));
  return row;
}

const name = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]{1,59}$/u;

interface Wish {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
}

function check(wish: Wish): Wish {
  const holder = wish.holder.trim().replace(/\s+/g, " ");
  const bank = wish.bank.trim().replace(/\s+/g, " ");
  const number = wish.number.replace(/[\s-]/g, "");
  const wrong = {
    ...(name.test(holder) ? {} : { holder: "must be a name" }),
    ...(name.test(bank) ? {} : { bank: "must be a name" }),
    ...(/^\d{6,24}$/.test(number) ? {} : { number: "must be 6 to 24 digits" }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { holder, bank, number };
}

/** Adds an account; the same one again is the one that is there. */
export async function addBankAccount(
  db: Database,
  memberId: string,
  wish: Wish,
  now: number,
): Promise<string> {
  const { holder, bank, number } = check(wish);
  return db.transaction(async (tx) => {
    // Held, so that two at once cannot both be the last one that is allowed.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, memberId))
      .for("no key update");
    const [known] = await tx
      .select()
      .from(bankAccounts)
      .where(
        and(
          mine(memberId),
          eq(bankAccounts.bank, bank),
          eq(bankAccounts.number, number),
        ),
      );
    if (known !== undefined) {
      if (known.holder === holder) return known.id;
      throw invalid({ number: "is there already under another name" });
    }
    if ((await tx.$count(bankAccounts, mine(memberId))) >= mostAccounts)
      throw new Refusal("ACCOUNT_LIMIT", { value: { most: mostAccounts } });
    const id = randomUUID();
    await tx
      .insert(bankAccounts)
      .values({ id, memberId, bank, number, holder, createdAt: now });
    return id;
  });
}

/** Takes an account away; payouts that are under way still go there. */
export async function removeBankAccount(
  db: Database,
  memberId: string,
  id: string,
  now: number,
): Promise<void> {
  await db
    .update(bankAccounts)
    .set({ removedAt: now })
    .where(and(mine(memberId), eq(bankAccounts.id, id)));
}
