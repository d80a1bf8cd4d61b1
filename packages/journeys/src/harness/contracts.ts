import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import { contractCreate, contractList } from "@foyer/platform/calls";
import type { Member } from "./control.ts";
import { clientOf, signIn } from "./signIn.ts";
import type { Visit } from "./test.ts";

type Offer = v.InferInput<(typeof contractCreate)["request"]>;

/** Every kind of contract is switched on (SES-13). */
export const allKinds = {
  divtypereq: "1",
  dailysalreqtype: "1",
  contracthoursalreq: "1",
  realtimesalreqtype: "1",
};

/** A member or agent in a line of agents. */
export interface LineMember {
  readonly member: Member;
  readonly token: string;
}

/**
 * Makes a member or agent who may have contracts, below another one if given.
 *
 * @example const agent = await joinLine(visit); const below = await joinLine(visit, agent);
 */
export async function joinLine(
  visit: Visit,
  above?: LineMember,
  agent = true,
): Promise<LineMember> {
  const member = await visit.control.makeMember({
    ...(agent ? { type: "1" } : {}),
    contracts: allKinds,
    ...(above ? { upline: above.member.username } : {}),
  });
  return { member, token: await signIn(visit, member) };
}

/** Offers a contract to a downline, and returns its number. */
export async function offerContract(
  visit: Visit,
  from: LineMember,
  to: LineMember,
  over: Partial<Offer> = {},
): Promise<string> {
  const { id } = await clientOf(visit, from.token).call(
    contractCreate,
    {
      downline: to.member.username,
      type: "DIVIDEND",
      rate: "10",
      periodKind: "M",
      activeMembers: 3,
      periodValidBet: "1000.00",
      periodProfitLoss: "500.00",
      betAmount: "12.50",
      ...over,
    },
    { idempotencyKey: randomUUID() },
  );
  return id;
}

/** Reads a contract from the platform. */
export async function readContract(
  visit: Visit,
  { token }: LineMember,
  id: string,
) {
  const { list } = await clientOf(visit, token).call(contractList, {
    pageNo: 1,
    pageSize: 50,
  });
  return list.find((contract) => contract.id === id);
}
