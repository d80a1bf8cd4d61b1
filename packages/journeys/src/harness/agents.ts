import type { Page } from "playwright";
import { allKinds, type LineMember } from "./contracts.ts";
import type { MemberWish } from "./control.ts";
import { openAs } from "./payouts.ts";
import { signIn } from "./signIn.ts";
import type { PageWish, Visit } from "./test.ts";

export const agentPassword = "quayside-31";

/** An agent with a sub-agent and a member below the sub-agent, from the top. */
export interface AgentLine {
  readonly agent: LineMember;
  readonly sub: LineMember;
  readonly leaf: LineMember;
}

/**
 * Makes an agent with a downline of two levels, all with contracts.
 *
 * @example const { agent, sub } = await makeLine(visit, { history: 10 });
 */
export async function makeLine(
  visit: Visit,
  wish: MemberWish = {},
): Promise<AgentLine> {
  await visit.control.setFlags({ AGENTPOLICY3: "1" });
  const make = async (over: MemberWish): Promise<LineMember> => {
    const member = await visit.control.makeMember({
      contracts: allKinds,
      ...over,
    });
    return { member, token: await signIn(visit, member) };
  };
  const agent = await make({
    type: "1",
    balance: "500.00",
    paymentPassword: agentPassword,
  });
  const sub = await make({
    ...wish,
    type: "1",
    upline: agent.member.username,
  });
  const leaf = await make({ ...wish, upline: sub.member.username });
  return { agent, sub, leaf };
}

/** The agent centre as a page of its own, for an agent who arrives already logged in. */
export async function openAgentHome(
  visit: Visit,
  who: LineMember,
  page: string,
  wish: PageWish = {},
): Promise<Page> {
  const tab = await openAs(visit, who, wish);
  await tab.goto(`${visit.portal}/agentHome?page=${page}`);
  await tab.getByRole("heading", { level: 2 }).first().waitFor();
  return tab;
}
