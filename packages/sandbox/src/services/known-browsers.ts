import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { knownDevices, members } from "../db/tables/members.ts";
import { networkOf } from "./network.ts";

const deviceMemoryMs = 365 * 24 * 60 * 60_000;

/** The key under which wrong passwords are counted together. */
export interface Guesser {
  readonly username: string;
  /** Mark of a browser that the account knows; empty: any other. */
  readonly device: string;
}

/** The key under which a login attempt is counted. */
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

/** Whether a browser has logged in to the account that a mobile number belongs to. */
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
 * The key under which the total attempts of one visitor at an account are counted: a browser that the account knows
 * on its own, so that strangers at the same address lock nobody out; any other by its address, even if another
 * account knows it.
 */
export const visitorKey = ({ device }: Guesser, address: string): string =>
  device === "" ? networkOf(address) : device;

/** Records that a member logged in with a browser. */
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
