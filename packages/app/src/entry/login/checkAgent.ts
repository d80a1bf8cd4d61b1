import { logout, memberInfo } from "@foyer/platform/calls";
import { isAgent } from "@foyer/platform/domain";
import type { AgentCheckOutput } from "@foyer/flows/login";
import { refused } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";

/**
 * Whether a token is an agent's (OPN-70). Where it is not, or where that cannot be found out, its session is ended
 * again: nobody keeps a session that they were told they do not have.
 *
 * @example await checkAgent(services, token)
 */
export async function checkAgent(
  { clientOf, brand }: Services,
  token: string,
): Promise<AgentCheckOutput> {
  const client = clientOf(token);
  const answer = await client
    .call(memberInfo, {})
    .then(
      ({ type }): AgentCheckOutput => ({ ok: isAgent(type, brand) }),
      refused,
    );
  if (!("ok" in answer && answer.ok))
    await client.call(logout, {}).catch(() => undefined);
  return answer;
}
