import { memberInfo } from "@foyer/platform/calls";
import { isAgent, sessionKindOf } from "@foyer/platform/domain";
import type { LoadMemberOutput } from "@foyer/flows/session";
import type { Services } from "../services/services.ts";
import { answered } from "./failure.ts";

/**
 * Reads who is logged in.
 *
 * @example const answer = await readMember(services);
 */
export async function readMember({
  client,
  brand,
}: Pick<Services, "client" | "brand">): Promise<LoadMemberOutput> {
  const answer = await answered(client.call(memberInfo, {}));
  if ("error" in answer) return answer;
  const { id, account, nickname, currencySymbol, ...more } = answer.ok;
  return {
    ok: {
      id,
      account,
      nickname,
      currencySymbol,
      kind: sessionKindOf(more.type, brand),
      agent: isAgent(more.type, brand),
      vipLabel: more.hasVip ? more.vipLabelName : undefined,
      vipRankLevel: more.hasVip ? more.vipRankLevel : undefined,
    },
  };
}
