import type { ContractType } from "@foyer/platform/calls";
import { loadable, loadableOf } from "../../kit/parts/loadable.tsx";
import type { CentrePages } from "./centrePages.ts";

/** What determines which pages exist for an agent. */
export interface AgentPageFacts {
  /** Types of contract that the agent's line has; undefined while that is not known (OPN-37). */
  readonly types: readonly ContractType[] | undefined;
}

const has =
  (type: ContractType) =>
  ({ types }: AgentPageFacts) =>
    types?.includes(type);

const recordPage = (
  name: "TeamBetsPage" | "TeamProfitPage" | "TeamAccountPage",
) => loadableOf(() => import("../../team/records/TeamRecordPages.tsx"), name);
const contractPage = (
  name: "DividendPage" | "DailyPage" | "HourlyPage" | "RealtimePage",
) => loadableOf(() => import("../../team/contracts/pagesByType.tsx"), name);

/**
 * The pages by their keys, in order within their groups (AGT-02…13).
 *
 * @example agentPages["registerCenter"]?.group // "team"
 */
export const agentPages: CentrePages<AgentPageFacts> = {
  agentTeamOverview: {
    group: "team",
    label: "agentCentre.page.agentTeamOverview",
    aliases: ["overview", "teamOverview"],
    icon: "grid",
    Page: loadable(() => import("../../team/overview/OverviewPage.tsx")),
    measure: "wide",
  },
  downlineManagmentView: {
    group: "team",
    label: "agentCentre.page.downlineManagmentView",
    aliases: ["downlineManagementView", "downlines", "team"],
    icon: "agent",
    Page: loadable(() => import("../../team/team/TeamPage.tsx")),
    measure: "wide",
  },
  agentDownline: {
    // Of no group: it is about one account, and every name of one leads to it.
    group: "account",
    label: "agentCentre.page.agentDownline",
    aliases: ["downline"],
    icon: "user",
    Page: loadable(() => import("../../team/downline/DownlinePage.tsx")),
    measure: "wide",
  },
  registerCenter: {
    group: "team",
    label: "agentCentre.page.registerCenter",
    aliases: ["register"],
    icon: "plus",
    Page: loadable(() => import("../../team/register/RegisterPage.tsx")),
    measure: "wide",
  },
  agentAnnouncement: {
    group: "team",
    label: "agentCentre.page.agentAnnouncement",
    aliases: ["announcement", "announcements"],
    icon: "bell",
    Page: loadable(
      () => import("../../team/announcements/AnnouncementsPage.tsx"),
    ),
  },
  personalHistoryCopy: {
    group: "records",
    label: "agentCentre.page.personalHistoryCopy",
    aliases: ["personalHistory", "bets", "bettingRecord"],
    icon: "history",
    Page: recordPage("TeamBetsPage"),
    measure: "wide",
  },
  palStatementsAgentCopy: {
    group: "records",
    label: "agentCentre.page.palStatementsAgentCopy",
    aliases: ["profit", "profitAndLoss"],
    icon: "user",
    Page: recordPage("TeamProfitPage"),
    measure: "wide",
  },
  agentDownlineTransactionDetailsCopy: {
    group: "records",
    label: "agentCentre.page.agentDownlineTransactionDetailsCopy",
    aliases: ["transactions", "accountRecord"],
    icon: "record",
    Page: recordPage("TeamAccountPage"),
    measure: "wide",
  },
  agentRevenueReport: {
    group: "records",
    label: "agentCentre.page.agentRevenueReport",
    aliases: ["income", "revenue"],
    icon: "wallet",
    Page: loadable(() => import("../../team/income/IncomePage.tsx")),
    measure: "wide",
  },
  agentDividendRecordCopy2: {
    group: "contracts",
    label: "agentCentre.page.agentDividendRecordCopy2",
    aliases: ["dividend", "dividends"],
    icon: "crown",
    Page: contractPage("DividendPage"),
    measure: "wide",
    isThere: has("DIVIDEND"),
  },
  agentDailyWages2: {
    group: "contracts",
    label: "agentCentre.page.agentDailyWages2",
    aliases: ["daily", "dailySalary"],
    icon: "sun",
    Page: contractPage("DailyPage"),
    measure: "wide",
    isThere: has("DAILY"),
  },
  agentHourSalary: {
    group: "contracts",
    label: "agentCentre.page.agentHourSalary",
    aliases: ["hourly", "hourlySalary"],
    icon: "clock",
    Page: contractPage("HourlyPage"),
    measure: "wide",
    isThere: has("HOURLY"),
  },
  agentRealtimeSalary: {
    group: "contracts",
    label: "agentCentre.page.agentRealtimeSalary",
    aliases: ["realtime", "realtimeSalary"],
    icon: "live",
    Page: contractPage("RealtimePage"),
    measure: "wide",
    isThere: has("REALTIME"),
  },
};
