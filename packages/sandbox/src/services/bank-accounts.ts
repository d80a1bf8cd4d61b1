import { and, asc, eq, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { bankAccounts } from "../db/tables/payouts.ts";
import { members } from "../db/tables/members.ts";
import type { CallContext } from "./call-context.ts";
import { invalid, Refusal } from "./refusal.ts";
import { readWaitMs } from "./bank-setting.ts";
import { readContacts } from "./contacts.ts";
import type { Sender } from "./outbox.ts";
import { tellOwner } from "./owner-notice.ts";
import { searchName } from "./search-name.ts";
import { noteChange } from "./security-changes.ts";
import { banksFor } from "../stock/banks.ts";
import type { Member } from "./session.ts";

/** Maximum number of bank accounts a member can have at a time. */
export const mostAccounts = 5;

const mine = (memberId: string) =>
  and(eq(bankAccounts.memberId, memberId), isNull(bankAccounts.removedAt));

/** Shows only the last digits of a number. */
export const maskedNumber = (number: string): string =>
  `•••• ${number.slice(-4)}`;

/** The member's own name, in which every account must be held; empty: not known yet. */
const nameOf = async (db: Database, memberId: string): Promise<string> =>
  (await readContacts(db, memberId))?.payeeName ?? "";

/** Lists a member's bank accounts, and the requirements for adding another. */
export async function readBankAccounts(
  db: Database,
  run: string,
  { id: memberId, currencySymbol }: Member,
) {
  const banks = banksFor(currencySymbol);
  return {
    list: await listBankAccounts(db, run, memberId),
    holder: await nameOf(db, memberId),
    banks: banks.map(({ bank }) => bank),
    bankForms: banks.map(({ bank, min, max }) => ({ bank, min, max })),
  };
}

/** Lists a member's bank accounts, the oldest first. */
export async function listBankAccounts(
  db: Database,
  run: string,
  memberId: string,
) {
  const waitMs = await readWaitMs(db, run);
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(mine(memberId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id));
  return rows.map(({ id, bank, number, holder, createdAt }) => ({
    id,
    bank,
    maskedNumber: maskedNumber(number),
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

/** Digits of a number whose bank is not known. */
const anyNumber = { min: 6, max: 24 };

/** The account is not in the member's own name. */
const otherName = () =>
  new Refusal("HOLDER_MISMATCH", {
    value: { fields: { holder: "must be the name in the profile" } },
  });

interface Wish {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
}

/** Validates a new account: a known bank, a number, and the member's own name. Returns it as it is stored. */
export async function checkBankAccount(
  db: Database,
  { id: memberId, currencySymbol }: Member,
  wish: Wish,
): Promise<Wish> {
  const own = await nameOf(db, memberId);
  const typed = wish.holder.trim().replace(/\s+/g, " ");
  // Spelled as in the profile: a bank's different case or accents make no difference.
  const holder = searchName(typed) === searchName(own) ? own : typed;
  const bank = wish.bank.trim().replace(/\s+/g, " ");
  const number = wish.number.replace(/[\s-]/g, "");
  const form = banksFor(currencySymbol).find((known) => known.bank === bank);
  const { min, max } = form ?? anyNumber;
  const fits =
    /^\d+$/.test(number) && number.length >= min && number.length <= max;
  const wrong = {
    ...(name.test(holder) ? {} : { holder: "must be a name" }),
    ...(form === undefined && { bank: "must be an option from the list" }),
    ...(!fits && { number: `must be ${min} to ${max} digits` }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (own !== "" && holder !== own) throw otherName();
  return { holder, bank, number };
}

type Asking = Pick<CallContext, "db"> &
  Sender &
  Partial<Pick<CallContext, "userAgent" | "address">>;

/** Adds a validated account and notifies the owner; adding the same account again returns the existing one. */
export async function addBankAccount(
  asking: Asking,
  memberId: string,
  wish: Wish,
): Promise<string> {
  const { db, now } = asking;
  const { holder, bank, number } = wish;
  return db.transaction(async (tx) => {
    // Locked, so that two concurrent requests cannot both add the last account that is allowed.
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
    await tellOwner(tx, { ...asking, memberId }, "bankAccountAdded");
    return id;
  });
}

/** The name on the first account becomes the member's own, if none was known. */
async function keepName(
  tx: Database,
  memberId: string,
  payeeName: string,
): Promise<void> {
  const own = await nameOf(tx, memberId);
  if (own === payeeName) return;
  // If two first accounts in different names are added concurrently, the one stored first wins.
  if (own !== "") throw otherName();
  await tx
    .insert(memberContacts)
    .values({ memberId, payeeName, totpStep: 0, profile: {} })
    .onConflictDoUpdate({
      target: memberContacts.memberId,
      set: { payeeName },
    });
}

/** Removes an account; withdrawals in progress still go to it. */
export async function removeBankAccount(
  asking: Asking,
  memberId: string,
  id: string,
): Promise<void> {
  const { db, now } = asking;
  await db.transaction(async (tx) => {
    const removed = await tx
      .update(bankAccounts)
      .set({ removedAt: now })
      .where(and(mine(memberId), eq(bankAccounts.id, id)))
      .returning({ id: bankAccounts.id });
    if (removed.length > 0)
      await noteChange(tx, { ...asking, memberId }, "BANK_ACCOUNT_REMOVED");
  });
}
