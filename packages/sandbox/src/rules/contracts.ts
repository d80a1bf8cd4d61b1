import type { ContractAction } from "@foyer/platform/calls";
import { aliasedTable, and, desc, eq, gt, inArray, ne, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { contracts, uplines } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import {
  optionsOf,
  readTerms,
  type ContractType,
  type Offer,
} from "./contract-terms.ts";
import { toDecimal } from "./money.ts";
import { pageOf } from "./page.ts";
import type { Member } from "./session.ts";
import { allBelow, findBelow, uplineOf } from "./uplines.ts";

type Row = typeof contracts.$inferSelect;

const agents = aliasedTable(members, "agents");
const downlines = aliasedTable(members, "downlines");

/** Contracts with the names of both sides. */
const namedContracts = (db: Database) =>
  db
    .select({
      row: contracts,
      agent: agents.username,
      downline: downlines.username,
    })
    .from(contracts)
    .innerJoin(agents, eq(agents.id, contracts.agentId))
    .innerJoin(downlines, eq(downlines.id, contracts.downlineId));

type Named = Awaited<ReturnType<typeof namedContracts>>[number];

/** Who answers and who asked; the agent above is neither. */
function sideOf(row: Row, viewerId: string): "ASKING" | "ASKED" | "ABOVE" {
  if (row.askedBy === viewerId) return "ASKING";
  const isSide = row.agentId === viewerId || row.downlineId === viewerId;
  return isSide ? "ASKED" : "ABOVE";
}

/** A contract as one of its sides, or the agent above, reads it. */
function toWire({ row, agent, downline }: Named, viewerId: string) {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    rate: toDecimal(BigInt(row.rate)),
    activeMembers: row.activeMembers,
    periodValidBet: toDecimal(row.periodValidBet),
    periodProfitLoss: toDecimal(row.periodProfitLoss),
    betAmount: toDecimal(row.betAmount),
    betAmountPer: row.type === "HOURLY" ? "HOUR" : "DAY",
    periodKind: row.periodKind,
    state: row.state,
    side: sideOf(row, viewerId),
    party: row.agentId === viewerId ? downline : agent,
    createdAt: row.createdAt,
  };
}

async function readOne(db: Database, id: string, viewerId: string) {
  const [found] = await namedContracts(db).where(eq(contracts.id, id));
  if (found === undefined) throw new Refusal("UNKNOWN");
  return toWire(found, viewerId);
}

interface ListRequest {
  readonly type?: ContractType | undefined;
  readonly state?: Row["state"] | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Lists the contracts that a member is a side of, and those that wait for their agreement. */
export async function readContracts(
  db: Database,
  memberId: string,
  { type, state, ...page }: ListRequest,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const below = db
    .select({ id: uplines.memberId })
    .from(uplines)
    .where(eq(uplines.uplineId, memberId));
  const which = and(
    or(
      eq(contracts.agentId, memberId),
      eq(contracts.downlineId, memberId),
      and(
        eq(contracts.state, "AWAITING_UPLINE"),
        inArray(contracts.agentId, below),
      ),
    ),
    type === undefined ? undefined : eq(contracts.type, type),
    state === undefined ? undefined : eq(contracts.state, state),
  );
  const rows = await namedContracts(db)
    .where(which)
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => toWire(row, memberId)),
    totalPages: pagesOf(await db.$count(contracts, which)),
  };
}

/** The rate that a member has from above. */
async function ownRate(
  db: Database,
  memberId: string,
  type: ContractType,
): Promise<number | undefined> {
  const [row] = await db
    .select({ rate: contracts.rate })
    .from(contracts)
    .where(
      and(
        eq(contracts.downlineId, memberId),
        eq(contracts.type, type),
        eq(contracts.state, "ACTIVE"),
      ),
    )
    .orderBy(desc(contracts.rate))
    .limit(1);
  return row?.rate;
}

/** What a contract of a type may hold, when this member offers it. */
export const readOptions = async (
  db: Database,
  memberId: string,
  type: ContractType,
) => optionsOf(type, await ownRate(db, memberId, type));

type Sides = Pick<Row, "agentId" | "downlineId" | "type" | "rate">;

/** Living contracts with a higher rate: between the same two, and all that are given below. */
async function higherBelow(
  tx: Database,
  { agentId, downlineId, type, rate }: Sides,
): Promise<readonly Named[]> {
  const givers = [downlineId, ...(await allBelow(tx, downlineId))];
  return namedContracts(tx)
    .where(
      and(
        eq(contracts.type, type),
        gt(contracts.rate, rate),
        or(
          and(
            eq(contracts.agentId, agentId),
            eq(contracts.downlineId, downlineId),
            inArray(contracts.state, ["ACTIVE", "AWAITING"]),
          ),
          and(
            inArray(contracts.agentId, givers),
            inArray(contracts.state, ["ACTIVE", "AWAITING", "AWAITING_UPLINE"]),
          ),
        ),
      ),
    )
    .orderBy(desc(contracts.rate), desc(contracts.id));
}

/** Ends what a lower rate cannot live with, once that is agreed to; until then it is named (CON-08). */
async function makeRoom(
  tx: Database,
  sides: Sides,
  viewerId: string,
  confirmed: boolean,
  now: number,
): Promise<void> {
  const higher = await higherBelow(tx, sides);
  if (higher.length === 0) return;
  if (!confirmed)
    throw new Refusal("LOWER_RATE_CONFIRM", {
      value: higher.map((row) => toWire(row, viewerId)),
    });
  for (const { row } of higher) {
    // An offer that nobody has agreed to is called off, what is in force ends.
    const offered = row.kind === "NEW" && row.state !== "ACTIVE";
    await change(tx, row, { state: offered ? "CANCELLED" : "TERMINATED" }, now);
  }
}

async function change(
  tx: Database,
  { id }: Pick<Row, "id">,
  set: Partial<Row>,
  now: number,
): Promise<void> {
  await tx
    .update(contracts)
    .set({ ...set, updatedAt: now })
    .where(eq(contracts.id, id));
}

/** Puts a contract in force; it takes the place of the one before it. */
async function activate(tx: Database, row: Row, now: number): Promise<void> {
  await tx
    .update(contracts)
    .set({ state: "TERMINATED", updatedAt: now })
    .where(
      and(
        eq(contracts.agentId, row.agentId),
        eq(contracts.downlineId, row.downlineId),
        eq(contracts.type, row.type),
        ne(contracts.id, row.id),
        or(
          eq(contracts.state, "ACTIVE"),
          and(
            eq(contracts.kind, "TERMINATION"),
            eq(contracts.state, "AWAITING"),
          ),
        ),
      ),
    );
  await change(tx, row, { kind: "NEW", state: "ACTIVE" }, now);
}

/** Offers a contract to somebody below. */
export async function offerContract(
  tx: Database,
  agent: Member,
  offer: Offer,
  now: number,
) {
  const downline = await findBelow(tx, agent.id, offer.downline);
  if (downline === undefined) throw new Refusal("USER_NOT_FOUND");
  // Held, so that two offers at once are one after the other.
  await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, downline.id))
    .for("no key update");
  const { type } = offer;
  const terms = readTerms(offer, await ownRate(tx, agent.id, type));
  const sides = { agentId: agent.id, downlineId: downline.id, type };
  const [pending] = await tx
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.agentId, agent.id),
        eq(contracts.downlineId, downline.id),
        eq(contracts.type, type),
        eq(contracts.kind, "NEW"),
        inArray(contracts.state, ["AWAITING", "AWAITING_UPLINE"]),
      ),
    );
  if (pending !== undefined)
    throw new Refusal("CONTRACT_STATE", {
      message: "An offer of this type is still open.",
      value: { id: pending.id, state: pending.state },
    });
  const confirmed = offer.confirmLower === true;
  await makeRoom(tx, { ...sides, rate: terms.rate }, agent.id, confirmed, now);
  const id = `C-${randomUUID()}`;
  await tx.insert(contracts).values({
    ...sides,
    ...terms,
    id,
    kind: "NEW",
    state: "AWAITING",
    askedBy: agent.id,
    createdAt: now,
    updatedAt: now,
  });
  return readOne(tx, id, agent.id);
}

async function lockContract(tx: Database, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(contracts)
    .where(eq(contracts.id, id))
    .for("update");
  if (row === undefined) throw invalid({ contractId: "is not known" });
  return row;
}

interface Processing {
  readonly contractId: string;
  readonly action: ContractAction;
  readonly confirmLower?: boolean | undefined;
}

/** Answers, ends or calls off a contract, as one of its sides. */
export async function processContract(
  tx: Database,
  viewerId: string,
  type: ContractType,
  { contractId, action, confirmLower }: Processing,
  now: number,
) {
  const row = await lockContract(tx, contractId);
  const isSide = row.agentId === viewerId || row.downlineId === viewerId;
  if (!isSide || row.type !== type)
    throw invalid({ contractId: "is not known" });
  const asked = row.askedBy === viewerId;
  const isNew = row.kind === "NEW";
  const open =
    row.state === "AWAITING" || (isNew && row.state === "AWAITING_UPLINE");
  const may = {
    ACCEPT: row.state === "AWAITING" && !asked,
    REJECT: row.state === "AWAITING" && !asked,
    TERMINATE: row.state === "ACTIVE",
    CANCEL: open && asked,
  }[action];
  if (!may)
    throw new Refusal("CONTRACT_STATE", {
      value: { state: row.state, kind: row.kind },
    });
  const back = { kind: "NEW", state: "ACTIVE" } as const;
  if (action === "TERMINATE") {
    const request = { kind: "TERMINATION", state: "AWAITING" } as const;
    await change(tx, row, { ...request, askedBy: viewerId }, now);
  } else if (action === "CANCEL") {
    await change(tx, row, isNew ? { state: "CANCELLED" } : back, now);
  } else if (action === "REJECT") {
    await change(tx, row, isNew ? { state: "REJECTED" } : back, now);
  } else if (!isNew) {
    await change(tx, row, { state: "TERMINATED" }, now);
  } else {
    await makeRoom(tx, row, viewerId, confirmLower === true, now);
    if ((await uplineOf(tx, row.agentId)) === undefined)
      await activate(tx, row, now);
    else await change(tx, row, { state: "AWAITING_UPLINE" }, now);
  }
  return readOne(tx, row.id, viewerId);
}

/** Lets the agent above the one who offers agree, or not (CON-07). */
export async function confirmAsUpline(
  tx: Database,
  viewerId: string,
  { contractId, accept }: { contractId: string; accept: boolean },
  now: number,
) {
  const row = await lockContract(tx, contractId);
  if ((await uplineOf(tx, row.agentId))?.id !== viewerId)
    throw invalid({ contractId: "is not known" });
  if (row.state !== "AWAITING_UPLINE")
    throw new Refusal("CONTRACT_STATE", {
      value: { state: row.state, kind: row.kind },
    });
  if (accept) await activate(tx, row, now);
  else await change(tx, row, { state: "REJECTED" }, now);
  return readOne(tx, row.id, viewerId);
}
