import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { bankAccounts } from "../db/tables/payouts.ts";
import { members } from "../db/tables/members.ts";
import { settings } from "../db/tables/platform.ts";
import type { CallContext } from "./call-context.ts";
import { invalid, Refusal } from "./refusal.ts";
import { bankSettingSchema, type BankSetting } from "./bank-setting.ts";
import { readContacts } from "./contacts.ts";
import { tellOwner } from "./owner-notice.ts";
import { searchName } from "./search-name.ts";

/** How many accounts a member may have at once. */
export const mostAccounts = 5;

const mine = (memberId: string) =>
  and(eq(bankAccounts.memberId, memberId), isNull(bankAccounts.removedAt));

/** Shows the end of a number only. */
const masked = (number: string): string => `•••• ${number.slice(-4)}`;

const usual: BankSetting = { waitHours: 24 };

/** How long a new account waits for its first payout. */
export async function readWaitMs(db: Database, run: string): Promise<number> {
  const rows = await db
    .select()
    .from(settings)
    .where(and(inArray(settings.run, ["", run]), eq(settings.key, "bank")));
  const found = rows.find((row) => row.run === run) ?? rows[0];
  const setting = found ? v.parse(bankSettingSchema, found.value) : usual;
  return setting.waitHours * 60 * 60_000;
}

/** Banks that this house pays out to. */
export const banks = [
  "Harbour Bank",
  "Bank of the Quay",
  "Still Water Bank",
  "Lantern Savings",
  "Tidewater Trust",
  "Copper Street Bank",
] as const;

/** The member's own name, which every account is in; empty: not known yet. */
const nameOf = async (db: Database, memberId: string): Promise<string> =>
  (await readContacts(db, memberId))?.payeeName ?? "";

/** Lists where a member is paid out to, and what a further account has to be like. */
export async function readBankAccounts(
  db: Database,
  run: string,
  memberId: string,
) {
  const waitMs = await readWaitMs(db, run);
  return {
    list: await listAccounts(db, memberId, waitMs),
    holder: await nameOf(db, memberId),
    banks: [...banks],
  };
}

async function listAccounts(db: Database, memberId: string, waitMs: number) {
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(mine(memberId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id));
  return rows.map(({ id, bank, number, holder, createdAt }) => ({
    id,
    bank,
    maskedNumber: masked(number),
    holder,
    usableFrom: createdAt + waitMs,
  }));
}

/** Whether a member has an account at all. */
export const hasBankAccount = async (
  db: Database,
  memberId: string,
): Promise<boolean> => (await db.$count(bankAccounts, mine(memberId))) > 0;

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

/** Finds a wish in order: a known bank, a number, and the member's own name. Gives it as it is kept. */
export async function checkBankAccount(
  db: Database,
  memberId: string,
  wish: Wish,
): Promise<Wish> {
  const own = await nameOf(db, memberId);
  const typed = wish.holder.trim().replace(/\s+/g, " ");
  // As the profile writes it: how a bank does, with what case and accents, is no difference.
  const holder = searchName(typed) === searchName(own) ? own : typed;
  const bank = wish.bank.trim().replace(/\s+/g, " ");
  const number = wish.number.replace(/[\s-]/g, "");
  const wrong = {
    ...(name.test(holder) ? {} : { holder: "must be a name" }),
    ...(own === "" || holder === own
      ? {}
      : { holder: "must be the name in the profile" }),
    ...(banks.some((known) => known === bank)
      ? {}
      : { bank: "must be an option from the list" }),
    ...(/^\d{6,24}$/.test(number) ? {} : { number: "must be 6 to 24 digits" }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { holder, bank, number };
}

type Asking = Pick<CallContext, "db" | "run" | "now">;

/** Adds an account that was found in order, and tells the owner; the same one again is the one that is there. */
export async function addBankAccount(
  { db, run, now }: Asking,
  memberId: string,
  wish: Wish,
): Promise<string> {
  const { holder, bank, number } = wish;
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
      if (searchName(known.holder) === searchName(holder)) return known.id;
      throw invalid({ number: "has already been added under another name" });
    }
    if ((await tx.$count(bankAccounts, mine(memberId))) >= mostAccounts)
      throw new Refusal("ACCOUNT_LIMIT", { value: { most: mostAccounts } });
    const id = randomUUID();
    await tx
      .insert(bankAccounts)
      .values({ id, memberId, bank, number, holder, createdAt: now });
    await keepName(tx, memberId, holder);
    await tellOwner(tx, { memberId, run, now }, "bankAccountAdded");
    return id;
  });
}

/** The name of the first account is the member's own from then on, where none was known. */
async function keepName(
  tx: Database,
  memberId: string,
  payeeName: string,
): Promise<void> {
  const own = await nameOf(tx, memberId);
  if (own === payeeName) return;
  // Of two first ones at once, in two names, the first that was kept counts.
  if (own !== "") throw invalid({ holder: "must be the name in the profile" });
  await tx
    .insert(memberContacts)
    .values({ memberId, payeeName, totpStep: 0, profile: {} })
    .onConflictDoUpdate({
      target: memberContacts.memberId,
      set: { payeeName },
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
