import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { knownDevices, members } from "../db/tables/members.ts";
import { networkOf } from "./network.ts";

const deviceMemoryMs = 365 * 24 * 60 * 60_000;

/** Whose wrong passwords are counted together. */
export interface Guesser {
  readonly username: string;
  /** Mark of a browser that the account knows; empty: any other. */
  readonly device: string;
}

/** With whom a try to sign in is counted. */
export async function guesserOf(
  db: Database,
  username: string,
  device: string | undefined,
): Promise<Guesser> {
  if (device === undefined) return { username, device: "" };
  const [known] = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .innerJoin(members, eq(members.id, knownDevices.memberId))
    .where(
      and(eq(knownDevices.device, device), eq(members.username, username)),
    );
  return { username, device: known?.device ?? "" };
}

/** Whether a browser has signed in to the account that a number belongs to. */
export async function knowsBrowser(
  db: Database,
  mobile: string,
  device: string,
): Promise<boolean> {
  const [known] = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .innerJoin(
      memberContacts,
      eq(memberContacts.memberId, knownDevices.memberId),
    )
    .where(
      and(eq(knownDevices.device, device), eq(memberContacts.mobile, mobile)),
    );
  return known !== undefined;
}

/**
 * With whom the many tries of one visitor at an account are counted: a browser that the account knows by itself, so
 * that strangers at the same address keep nobody out; any other by its address, whoever else may know it.
 */
export const visitorKey = ({ device }: Guesser, address: string): string =>
  device === "" ? networkOf(address) : device;

/** Notes that a member signed in with a browser. */
export async function knowDevice(
  db: Database,
  memberId: string,
  device: string,
  now: number,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ memberId, device, lastAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.memberId, knownDevices.device],
      set: { lastAt: now },
    });
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.memberId, memberId),
        lt(knownDevices.lastAt, now - deviceMemoryMs),
      ),
    );
}
