import { defineMessages } from "react-intl";

/** Names of the pages of the agent centre, by their keys; the spelling of the keys is the platform's. */
export const agentPageWords = defineMessages({
  agentAnnouncement: {
    id: "agentCentre.page.agentAnnouncement",
    defaultMessage: "Announcements",
    description: "Page of the agent centre: what the house tells its agents",
  },
  agentTeamOverview: {
    id: "agentCentre.page.agentTeamOverview",
    defaultMessage: "Team overview",
    description: "Page of the agent centre: what the team did in some days",
  },
  registerCenter: {
    id: "agentCentre.page.registerCenter",
    defaultMessage: "Add an account",
    description: "Page of the agent centre: opens an account for a downline",
  },
  downlineManagmentView: {
    id: "agentCentre.page.downlineManagmentView",
    defaultMessage: "Team management",
    description: "Page of the agent centre: the tree of everybody below",
  },
  personalHistoryCopy: {
    id: "agentCentre.page.personalHistoryCopy",
    defaultMessage: "Team betting",
    description: "Page of the agent centre: every bet of the team",
  },
  palStatementsAgentCopy: {
    id: "agentCentre.page.palStatementsAgentCopy",
    defaultMessage: "User profit and loss",
    description: "Page of the agent centre: what the team won and lost",
  },
  agentRevenueReport: {
    id: "agentCentre.page.agentRevenueReport",
    defaultMessage: "My income",
    description: "Page of the agent centre: what contracts have paid",
  },
  agentDownlineTransactionDetailsCopy: {
    id: "agentCentre.page.agentDownlineTransactionDetailsCopy",
    defaultMessage: "Account details of the team",
    description:
      "Page of the agent centre: every change of the wallets of the team",
  },
  agentDividendRecordCopy2: {
    id: "agentCentre.page.agentDividendRecordCopy2",
    defaultMessage: "Dividend contracts",
    description: "Page of the agent centre: contracts of one type",
  },
  agentDailyWages2: {
    id: "agentCentre.page.agentDailyWages2",
    defaultMessage: "Daily salary contracts",
    description: "Page of the agent centre: contracts of one type",
  },
  agentHourSalary: {
    id: "agentCentre.page.agentHourSalary",
    defaultMessage: "Hourly salary contracts",
    description: "Page of the agent centre: contracts of one type",
  },
  agentRealtimeSalary: {
    id: "agentCentre.page.agentRealtimeSalary",
    defaultMessage: "Real-time salary contracts",
    description: "Page of the agent centre: contracts of one type",
  },
});
