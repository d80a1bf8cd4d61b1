import { aliasedTable, and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { contracts } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import { invalid, Refusal } from "./refusal.ts";
import { toDecimal } from "./money.ts";
import { nextPeriod, settledPeriod } from "./salaries/periods.ts";

export type ContractRow = typeof contracts.$inferSelect;

const agents = aliasedTable(members, "agents");
const downlines = aliasedTable(members, "downlines");
/** What an offer would replace. */
const current = alias(contracts, "current");

/** Contracts with the usernames of both parties. */
export const namedContracts = (db: Database) =>
  db
    .select({
      row: contracts,
      agent: agents.username,
      downline: downlines.username,
      current,
    })
    .from(contracts)
    .innerJoin(agents, eq(agents.id, contracts.agentId))
    .innerJoin(downlines, eq(downlines.id, contracts.downlineId))
    .leftJoin(
      current,
      and(
        inArray(contracts.state, ["AWAITING", "AWAITING_UPLINE"]),
        eq(contracts.kind, "NEW"),
        eq(current.agentId, contracts.agentId),
        eq(current.downlineId, contracts.downlineId),
        eq(current.type, contracts.type),
        isNotNull(current.activeAt),
        isNull(current.endedAt),
      ),
    );

export type NamedContract = Awaited<ReturnType<typeof namedContracts>>[number];

/** Whether the viewer made the request or answers it; the upline agent does neither. */
function sideOf(
  row: ContractRow,
  viewerId: string,
): "ASKING" | "ASKED" | "ABOVE" {
  if (row.askedBy === viewerId) return "ASKING";
  const isSide = row.agentId === viewerId || row.downlineId === viewerId;
  return isSide ? "ASKED" : "ABOVE";
}

const termsOf = (row: ContractRow) => ({
  rate: toDecimal(BigInt(row.rate)),
  activeMembers: row.activeMembers,
  periodValidBet: toDecimal(row.periodValidBet),
  periodProfitLoss: toDecimal(row.periodProfitLoss),
  betAmount: toDecimal(row.betAmount),
  periodKind: row.periodKind,
});

/** What a contract has paid, for its parties. */
function paidBy(row: ContractRow, viewerId: string) {
  if (row.agentId !== viewerId && row.downlineId !== viewerId) return undefined;
  const last = settledPeriod(row);
  return {
    total: toDecimal(row.paid),
    last: last && {
      from: last.from,
      to: last.to - 1,
      // Nothing, if the last payment was for an earlier period.
      amount: toDecimal(row.lastPaidFrom === last.from ? row.lastPaid : 0n),
    },
  };
}

/** A contract as one of its parties, or the upline agent, sees it. */
export function toWire(
  { row, agent, downline, current: before }: NamedContract,
  viewerId: string,
) {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    ...termsOf(row),
    betAmountPer: row.type === "HOURLY" ? "HOUR" : "DAY",
    state: row.state,
    side: sideOf(row, viewerId),
    party: row.agentId === viewerId ? downline : agent,
    createdAt: row.createdAt,
    agent,
    downline,
    current: before === null ? null : termsOf(before),
    activeAt: row.activeAt,
    endedAt: row.endedAt,
    nextPaymentAt: nextPeriod(row)?.to ?? null,
    paid: paidBy(row, viewerId),
  };
}

export async function readOne(db: Database, id: string, viewerId: string) {
  const [found] = await namedContracts(db).where(eq(contracts.id, id));
  if (found === undefined) throw new Refusal("UNKNOWN");
  return toWire(found, viewerId);
}

const final: ReadonlySet<ContractRow["state"]> = new Set([
  "REJECTED",
  "CANCELLED",
  "TERMINATED",
]);

/** Changes a contract; a final state also sets its end. */
export async function change(
  tx: Database,
  { id }: Pick<ContractRow, "id">,
  set: Partial<ContractRow>,
  now: number,
): Promise<void> {
  const ended = set.state !== undefined && final.has(set.state);
  await tx
    .update(contracts)
    .set({ ...set, updatedAt: now, ...(ended && { endedAt: now }) })
    .where(eq(contracts.id, id));
}

export async function lockContract(
  tx: Database,
  id: string,
): Promise<ContractRow> {
  const [row] = await tx
    .select()
    .from(contracts)
    .where(eq(contracts.id, id))
    .for("update");
  if (row === undefined) throw invalid({ contractId: "is not known" });
  return row;
}
