/** Words of the tree of everybody below an agent. */
export const teamWords = {
  account: "agentTeam.account",
  type: "agentTeam.type",
  AGENT: "agentTeam.type.agent",
  MEMBER: "agentTeam.type.member",
  unknown: "agentTeam.type.unknown",
  rate: "agentTeam.rate",
  children: "agentTeam.children",
  team: "agentTeam.team",
  balance: "agentTeam.balance",
  active: "agentTeam.active",
  under: "agentTeam.under",
  level: "agentTeam.level",
  registered: "agentTeam.registered",
  nickname: "agentTeam.nickname",
} as const;
