import type { ContractAction } from "@foyer/platform/calls";
import { and, eq, ne, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { contracts } from "../db/tables/agents.ts";
import { invalid, Refusal } from "./refusal.ts";
import { tellAbout } from "./contract-news.ts";
import { endHigherContracts } from "./higher-contracts.ts";
import {
  change,
  lockContract,
  readOne,
  type ContractRow as Row,
} from "./contract-rows.ts";
import type { ContractType } from "./contract-terms.ts";
import { uplineOf } from "./uplines.ts";

/** Activates a contract; it replaces the previous one. */
async function activate(tx: Database, row: Row, now: number): Promise<void> {
  await tx
    .update(contracts)
    .set({ state: "TERMINATED", updatedAt: now, endedAt: now })
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
  const inForce = { kind: "NEW", state: "ACTIVE", activeAt: now } as const;
  await change(tx, row, inForce, now);
}

interface Processing {
  readonly contractId: string;
  readonly action: ContractAction;
  readonly confirmLower?: boolean | undefined;
}

/** Answers, ends or cancels a contract on behalf of one of its parties. */
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
  const concerned = [row.agentId, row.downlineId];
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
    const confirmed = confirmLower === true;
    concerned.push(
      ...(await endHigherContracts(tx, row, viewerId, confirmed, now)),
    );
    const above = await uplineOf(tx, row.agentId);
    if (above === undefined) await activate(tx, row, now);
    else {
      await change(tx, row, { state: "AWAITING_UPLINE" }, now);
      concerned.push(above.id);
    }
  }
  const others = concerned.filter((id) => id !== viewerId);
  await tellAbout(tx, row.id, others, now);
  return readOne(tx, row.id, viewerId);
}

/** Records whether the upline of the offering agent agrees (CON-07). */
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
  await tellAbout(tx, row.id, [row.agentId, row.downlineId], now);
  return readOne(tx, row.id, viewerId);
}
