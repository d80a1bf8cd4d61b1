import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { members } from "../../db/tables/members.ts";
import { Refusal } from "../refusal.ts";
import type { Member } from "../session.ts";
import { placeBelow } from "../team-lines.ts";

/** Type codes of new accounts: agent, and plain member. */
export const typeCodes = { AGENT: "1", MEMBER: "0" } as const;

/**
 * Places a new account directly below an agent, with the contract types and the currency of the agent's line, and
 * returns it as it then is.
 *
 * @param how `rate` in hundredths of a per cent; `traits`: what else is set.
 * @example await joinLine(tx, opened, agent, { rate: 120, traits: { firstLogin: true } })
 */
export async function joinLine(
  tx: Database,
  opened: Pick<Member, "id">,
  { id: agentId, contracts, currencySymbol }: Member,
  { rate, traits }: { readonly rate: number; readonly traits: Partial<Member> },
): Promise<Member> {
  const [joined] = await tx
    .update(members)
    .set({ contracts, currencySymbol, ...traits })
    .where(eq(members.id, opened.id))
    .returning();
  if (joined === undefined) throw new Refusal("USER_NOT_FOUND");
  await placeBelow(tx, joined.id, agentId, rate);
  return joined;
}
