import type { Database } from "../db/database.ts";
import { tellMember } from "./live-events.ts";

/**
 * Notifies the members concerned that a contract was requested, answered or ended, each once and in the order of
 * their ids: concurrent calls for the same members cannot deadlock.
 *
 * @example await tellAbout(tx, contract.id, [contract.agentId, contract.downlineId], now)
 */
export async function tellAbout(
  tx: Database,
  contractId: string,
  memberIds: readonly string[],
  now: number,
): Promise<void> {
  const news = { type: "CONTRACT_REQUEST", id: contractId } as const;
  for (const memberId of [...new Set(memberIds)].toSorted())
    await tellMember(tx, memberId, news, now);
}
