/** Names of the pages of the agent centre, by their keys; the spelling of the keys is the platform's. */
export const agentPageWords = {
  agentAnnouncement: "agentCentre.page.agentAnnouncement",
  agentTeamOverview: "agentCentre.page.agentTeamOverview",
  registerCenter: "agentCentre.page.registerCenter",
  downlineManagmentView: "agentCentre.page.downlineManagmentView",
  personalHistoryCopy: "agentCentre.page.personalHistoryCopy",
  palStatementsAgentCopy: "agentCentre.page.palStatementsAgentCopy",
  agentRevenueReport: "agentCentre.page.agentRevenueReport",
  agentDownlineTransactionDetailsCopy:
    "agentCentre.page.agentDownlineTransactionDetailsCopy",
  agentDividendRecordCopy2: "agentCentre.page.agentDividendRecordCopy2",
  agentDailyWages2: "agentCentre.page.agentDailyWages2",
  agentHourSalary: "agentCentre.page.agentHourSalary",
  agentRealtimeSalary: "agentCentre.page.agentRealtimeSalary",
} as const;
