import { Refusal } from "./refusal.ts";
import { trialType, type Member } from "./session.ts";

const agentTypes = new Set(["1", "2", "41", "42"]);

/** Whether accounts of this type are agents'. */
export const isAgentType = (type: string): boolean => agentTypes.has(type);

/** Guards parts of the platform that are closed to trial accounts. */
export function refuseTrial(member: Member): void {
  if (member.type === trialType) throw new Refusal("TRIAL_NOT_ALLOWED");
}

/** Guards parts of the platform for agents only. */
export function requireAgent(member: Member): void {
  refuseTrial(member);
  if (!isAgentType(member.type)) throw new Refusal("FORBIDDEN");
}
