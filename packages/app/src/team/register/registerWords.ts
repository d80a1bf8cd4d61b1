/** Words of opening an account for a downline. */
export const registerWords = {
  AGENT: "agentRegister.agent",
  AGENT_text: "agentRegister.agent.text",
  MEMBER: "agentRegister.member",
  MEMBER_text: "agentRegister.member.text",
} as const;
