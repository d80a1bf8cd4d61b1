/** Words of the pages of contracts. */
export const contractPageWords = {
  tabs: "agentContracts.tabs",
  contracts: "agentContracts.contracts",
  payments: "agentContracts.payments",
  offer: "agentContracts.offer",
  state: "agentContracts.state",
  downline: "agentContracts.downline",
  anybody: "agentContracts.downline.any",
  list: "agentContracts.list",
  none: "agentContracts.none",
  noneText: "agentContracts.none.text",
  hidden: "agentContracts.hidden",
} as const;
