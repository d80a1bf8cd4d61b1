import { defineMessages } from "react-intl";

/** Words of the pages of contracts. */
export const contractPageWords = defineMessages({
  tabs: {
    id: "agentContracts.tabs",
    defaultMessage: "Contracts and payments",
    description: "Spoken name of the tabs of a page of contracts",
  },
  contracts: {
    id: "agentContracts.contracts",
    defaultMessage: "Contracts",
    description: "Tab: the contracts of one type, and requests for them",
  },
  payments: {
    id: "agentContracts.payments",
    defaultMessage: "Payments",
    description: "Tab: what the contracts of one type have paid",
  },
  offer: {
    id: "agentContracts.offer",
    defaultMessage: "Offer a contract",
    description: "Button: opens the form for an offer to somebody below",
  },
  state: {
    id: "agentContracts.state",
    defaultMessage: "State",
    description: "Label of the filter by how contracts stand",
  },
  downline: {
    id: "agentContracts.downline",
    defaultMessage: "With",
    description: "Label of the filter by the other side of contracts",
  },
  anybody: {
    id: "agentContracts.downline.any",
    defaultMessage: "Anybody",
    description: "In the filter by the other side while nobody is chosen",
  },
  list: {
    id: "agentContracts.list",
    defaultMessage: "Pages of contracts",
    description: "Spoken name of the row of page numbers",
  },
  none: {
    id: "agentContracts.none",
    defaultMessage: "There are no such contracts",
    description: "In place of the list of contracts",
  },
  noneText: {
    id: "agentContracts.none.text",
    defaultMessage: "Choose another state, or offer a contract.",
    description: "Below the news that there are no contracts",
  },
  hidden: {
    id: "agentContracts.hidden",
    defaultMessage:
      "Some contracts are of a kind that this version of the portal cannot show.",
    description: "Below a list from which contracts had to be left out",
  },
});
