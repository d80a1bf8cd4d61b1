import { and, desc, eq, isNotNull, lt, max, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { teamLines, uplines } from "../db/tables/agents.ts";
import { ledgerAccounts, ledgerEntries } from "../db/tables/ledger.ts";
import { members } from "../db/tables/members.ts";
import { walletOf } from "./ledger.ts";
import type { Member } from "./session.ts";

/** How many people are listed, and among how many of the latest transfers they are looked for. */
const mostPeople = 5;
const mostTransfers = 200;

type Direction = "UPLINE" | "DOWNLINE";

const received = alias(ledgerEntries, "received");
/** The member's own upline. */
const above = alias(uplines, "above");

/**
 * Whom a member transferred money to before, the latest first: only those who can still be transferred to, by the
 * usernames that they have now.
 *
 * @example await readRecipients(db, member) // [{ account: "river88", direction: "DOWNLINE" }]
 */
export async function readRecipients(
  db: Database,
  { id, currencySymbol }: Pick<Member, "id" | "currencySymbol">,
) {
  const wallet = walletOf(id);
  const sent = db
    .select({
      transferId: ledgerEntries.transferId,
      createdAt: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, wallet),
        eq(ledgerEntries.kind, "member-transfer"),
        lt(ledgerEntries.amount, 0n),
      ),
    )
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.seq))
    .limit(mostTransfers)
    .as("sent");
  return db
    .select({
      account: members.username,
      direction: sql<Direction>`case when ${above.uplineId} is null then 'DOWNLINE' else 'UPLINE' end`,
    })
    .from(sent)
    .innerJoin(
      received,
      and(
        eq(received.transferId, sent.transferId),
        ne(received.accountId, wallet),
      ),
    )
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, received.accountId))
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
    .leftJoin(
      above,
      and(eq(above.memberId, id), eq(above.uplineId, members.id)),
    )
    .leftJoin(
      teamLines,
      and(eq(teamLines.ancestorId, id), eq(teamLines.memberId, members.id)),
    )
    .where(
      and(
        eq(members.currencySymbol, currencySymbol),
        or(isNotNull(above.uplineId), isNotNull(teamLines.memberId)),
      ),
    )
    .groupBy(members.id, above.uplineId)
    .orderBy(desc(max(sent.createdAt)), members.username)
    .limit(mostPeople);
}
