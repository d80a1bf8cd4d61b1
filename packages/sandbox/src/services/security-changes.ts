import type { SecurityChangeKind } from "@foyer/platform/calls";
import { and, desc, eq, gt } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { securityChanges } from "../db/tables/identity.ts";
import type { CallContext } from "./call-context.ts";
import { deviceOf } from "./device.ts";
import { pageOf } from "./page.ts";

/** Whose account was changed, and from where; device and address are unknown where no call made the change. */
export type Changer = { readonly memberId: string } & Pick<CallContext, "now"> &
  Partial<Pick<CallContext, "userAgent" | "address">>;

/**
 * Adds a change to the list that the member sees. No code changes or deletes its rows.
 *
 * @example await noteChange(tx, { ...context, memberId }, "PASSWORD")
 */
export async function noteChange(
  tx: Database,
  { memberId, now, userAgent = "", address = "" }: Changer,
  kind: SecurityChangeKind,
): Promise<void> {
  await tx.insert(securityChanges).values({
    id: randomUUID(),
    memberId,
    at: now,
    kind,
    device: deviceOf(userAgent),
    place: address,
  });
}

/** Lists what was changed in a member's security, latest first. */
export async function readSecurityChanges(
  db: Database,
  memberId: string,
  request: { readonly pageNo: number; readonly pageSize: number },
) {
  const { offset, limit, pagesOf } = pageOf(request);
  const mine = eq(securityChanges.memberId, memberId);
  const { at, kind, device, place } = securityChanges;
  const list = await db
    .select({ at, kind, device, place })
    .from(securityChanges)
    .where(mine)
    .orderBy(desc(at), desc(securityChanges.id))
    .offset(offset)
    .limit(limit);
  return {
    list,
    totalPages: pagesOf(await db.$count(securityChanges, mine)),
  };
}

/** When the payment password was last reset since a moment (epoch ms); undefined: not since then. */
export async function lastReset(
  db: Database,
  memberId: string,
  since: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ at: securityChanges.at })
    .from(securityChanges)
    .where(
      and(
        eq(securityChanges.memberId, memberId),
        eq(securityChanges.kind, "PAYMENT_PASSWORD_RESET"),
        gt(securityChanges.at, since),
      ),
    )
    .orderBy(desc(securityChanges.at))
    .limit(1);
  return row?.at;
}
