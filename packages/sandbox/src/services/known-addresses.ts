import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { knownAddresses } from "../db/tables/identity.ts";

/** Whether an address is registered. */
export async function isKnownAddress(
  db: Database,
  memberId: string,
  address: string,
): Promise<boolean> {
  const row = and(
    eq(knownAddresses.memberId, memberId),
    eq(knownAddresses.address, address),
  );
  return (await db.$count(knownAddresses, row)) > 0;
}

/** Registers an address: logins from there need no extra verification. */
export async function rememberAddress(
  db: Database,
  memberId: string,
  address: string,
  now: number,
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ memberId, address, createdAt: now })
    .onConflictDoNothing();
}
