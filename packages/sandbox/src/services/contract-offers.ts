import { and, desc, eq, inArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { contracts } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import { Refusal } from "./refusal.ts";
import { tellAbout } from "./contract-news.ts";
import { endHigherContracts } from "./higher-contracts.ts";
import { readOne } from "./contract-rows.ts";
import {
  optionsOf,
  readTerms,
  type ContractType,
  type Offer,
} from "./contract-terms.ts";
import { requireType } from "./contract-types.ts";
import type { Member } from "./session.ts";
import { findBelow } from "./uplines.ts";

/** The highest rate that a member has from an upline, by an active contract of this type. */
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

/** The terms that this member may offer in a contract of a type. */
export const readOptions = async (
  db: Database,
  memberId: string,
  type: ContractType,
) => optionsOf(type, await ownRate(db, memberId, type));

interface Occasion {
  /** @default a generated id */
  readonly id?: string;
  readonly run: string;
  readonly now: number;
}

/** Offers a contract to somebody in the agent's team. */
export async function offerContract(
  tx: Database,
  agent: Pick<Member, "id">,
  offer: Offer,
  { run, now, ...given }: Occasion,
) {
  const downline = await findBelow(tx, agent.id, offer.downline);
  if (downline === undefined) throw new Refusal("USER_NOT_FOUND");
  await requireType(tx, agent.id, offer.type);
  // Locked, so that concurrent offers run one after the other.
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
      message: "An offer of this type has not been answered yet.",
      value: { id: pending.id, state: pending.state },
    });
  const confirmed = offer.confirmLower === true;
  const offered = { ...sides, rate: terms.rate };
  const ended = await endHigherContracts(tx, offered, agent.id, confirmed, now);
  const id = given.id ?? `C-${randomUUID()}`;
  await tx.insert(contracts).values({
    ...sides,
    ...terms,
    id,
    kind: "NEW",
    state: "AWAITING",
    askedBy: agent.id,
    run,
    createdAt: now,
    updatedAt: now,
  });
  const others = [downline.id, ...ended].filter((one) => one !== agent.id);
  await tellAbout(tx, id, others, now);
  return readOne(tx, id, agent.id);
}
