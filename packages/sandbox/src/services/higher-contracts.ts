import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { contracts } from "../db/tables/agents.ts";
import { Refusal } from "./refusal.ts";
import {
  change,
  namedContracts,
  toWire,
  type ContractRow as Row,
  type NamedContract as Named,
} from "./contract-rows.ts";
import { teamOf } from "./team-lines.ts";

type Sides = Pick<Row, "agentId" | "downlineId" | "type" | "rate">;

/** Open contracts with a higher rate: between the same two parties, and all that are given further down the line. */
async function higherBelow(
  tx: Database,
  { agentId, downlineId, type, rate }: Sides,
): Promise<readonly Named[]> {
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
            sql`${contracts.agentId} in ${teamOf(downlineId, true)}`,
            inArray(contracts.state, ["ACTIVE", "AWAITING", "AWAITING_UPLINE"]),
          ),
        ),
      ),
    )
    .orderBy(desc(contracts.rate), desc(contracts.id));
}

/**
 * Ends the contracts that conflict with a lower rate, once this is confirmed; until then they are listed in the
 * refusal (CON-08). Returns the ids of their parties.
 */
export async function endHigherContracts(
  tx: Database,
  sides: Sides,
  viewerId: string,
  confirmed: boolean,
  now: number,
): Promise<readonly string[]> {
  const higher = await higherBelow(tx, sides);
  if (higher.length === 0) return [];
  if (!confirmed)
    throw new Refusal("LOWER_RATE_CONFIRM", {
      value: higher.map((row) => toWire(row, viewerId)),
    });
  for (const { row } of higher) {
    // An offer that has not been accepted is cancelled; a contract in force is terminated.
    const offered = row.kind === "NEW" && row.state !== "ACTIVE";
    await change(tx, row, { state: offered ? "CANCELLED" : "TERMINATED" }, now);
  }
  return higher.flatMap(({ row }) => [row.agentId, row.downlineId]);
}
