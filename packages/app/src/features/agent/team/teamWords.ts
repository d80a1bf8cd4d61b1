import { defineMessages } from "react-intl";

/** Words of the tree of everybody below an agent. */
export const teamWords = defineMessages<
  Record<
    | "label"
    | "found"
    | "search"
    | "searchHint"
    | "account"
    | "type"
    | "AGENT"
    | "MEMBER"
    | "unknown"
    | "rate"
    | "children"
    | "team"
    | "balance"
    | "active"
    | "never"
    | "under"
    | "directly"
    | "level"
    | "registered"
    | "nickname"
    | "empty"
    | "emptyText"
    | "add"
    | "notFound"
    | "notFoundText"
    | "failed",
    {}
  >
>({
  label: {
    id: "agentTeam.label",
    defaultMessage: "Your team",
    description: "Name of the tree of everybody below an agent",
  },
  found: {
    id: "agentTeam.found",
    defaultMessage: "Accounts found",
    description: "Name of the list of who was found in the team",
  },
  search: {
    id: "agentTeam.search",
    defaultMessage: "Search the team",
    description: "Name of the field that searches the team by account",
  },
  searchHint: {
    id: "agentTeam.search.hint",
    defaultMessage: "A part of an account, at any level",
    description: "What to type, in the empty search field",
  },
  account: {
    id: "agentTeam.account",
    defaultMessage: "Account",
    description: "Column: the account, with the tree",
  },
  type: {
    id: "agentTeam.type",
    defaultMessage: "Type",
    description: "Column: agent or member",
  },
  AGENT: {
    id: "agentTeam.type.agent",
    defaultMessage: "Agent",
    description: "Type of an account of the team",
  },
  MEMBER: {
    id: "agentTeam.type.member",
    defaultMessage: "Member",
    description: "Type of an account of the team",
  },
  unknown: {
    id: "agentTeam.type.unknown",
    defaultMessage: "Another type",
    description: "Type of an account that this version has no name for",
  },
  rate: {
    id: "agentTeam.rate",
    defaultMessage: "Rate",
    description: "Column: the rate that somebody has from the one above",
  },
  children: {
    id: "agentTeam.children",
    defaultMessage: "Directly below",
    description: "How many accounts stand directly below one",
  },
  team: {
    id: "agentTeam.team",
    defaultMessage: "Below in all",
    description: "Column: how many accounts stand below one, at any level",
  },
  balance: {
    id: "agentTeam.balance",
    defaultMessage: "Balance",
    description: "Column: what the main wallet holds",
  },
  active: {
    id: "agentTeam.active",
    defaultMessage: "Last bet",
    description: "Column: when somebody bet last",
  },
  never: {
    id: "agentTeam.active.never",
    defaultMessage: "None yet",
    description: "In place of the time of the last bet",
  },
  under: {
    id: "agentTeam.under",
    defaultMessage: "Under",
    description: "Column: the accounts from the agent down to this one",
  },
  directly: {
    id: "agentTeam.under.directly",
    defaultMessage: "Directly below you",
    description: "In place of the accounts between the agent and this one",
  },
  level: {
    id: "agentTeam.level",
    defaultMessage: "Level below you",
    description: "How far below somebody stands; 1 is directly below",
  },
  registered: {
    id: "agentTeam.registered",
    defaultMessage: "Registered on",
    description: "When somebody registered",
  },
  nickname: {
    id: "agentTeam.nickname",
    defaultMessage: "Nickname",
    description: "What somebody of the team is called",
  },
  empty: {
    id: "agentTeam.empty",
    defaultMessage: "There is nobody in your team yet",
    description: "In place of the tree",
  },
  emptyText: {
    id: "agentTeam.empty.text",
    defaultMessage: "Accounts that you add stand here.",
    description: "Below the news that the team is empty",
  },
  add: {
    id: "agentTeam.add",
    defaultMessage: "Add an account",
    description: "Button: leads to the form that opens an account",
  },
  notFound: {
    id: "agentTeam.notFound",
    defaultMessage: "Nobody of your team is found by this",
    description: "In place of who was searched for",
  },
  notFoundText: {
    id: "agentTeam.notFound.text",
    defaultMessage: "Only accounts below you are searched.",
    description: "Below the news that nobody was found",
  },
  failed: {
    id: "agentTeam.failed",
    defaultMessage: "The team could not be loaded",
    description: "In place of the tree",
  },
});
