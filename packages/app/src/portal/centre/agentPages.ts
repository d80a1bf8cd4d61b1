import type { ComponentType } from "react";
import type { PlainWordId } from "@foyer/ui/words";
import type { ContractType } from "@foyer/platform/calls";
import type { IconName } from "@foyer/ui/icon";
import {
  findPage,
  type Findable,
  type FoundPage,
} from "../../kit/centre/findPage.ts";
import { loadable } from "../../kit/parts/loadable.tsx";
import { defaultAgentPage } from "../../kit/centre/agentCentreContext.ts";
import { agentPageWords } from "./agentPageWords.ts";

export type AgentPageGroup = "team" | "records" | "contracts";

/** One page of the agent centre. */
export interface AgentPage extends Findable {
  readonly group: AgentPageGroup;
  readonly label: PlainWordId;
  readonly icon: IconName;
  /** Each is fetched when it is first opened. */
  readonly Page: ComponentType;
  /** How wide its content may grow. @default "reading" */
  readonly measure?: "reading" | "wide";
  /** The page is there only where the agent's line has contracts of this type (OPN-37). */
  readonly contract?: ContractType;
}

const recordPages = () => import("../../team/records/TeamRecordPages.tsx");
const contractPages = () => import("../../team/contracts/pagesByType.tsx");

/**
 * The pages by their keys, in order within their groups (AGT-02…13).
 *
 * @example agentPages["registerCenter"]?.group // "team"
 */
export const agentPages: Readonly<Record<string, AgentPage>> = {
  agentTeamOverview: {
    group: "team",
    label: agentPageWords.agentTeamOverview,
    aliases: ["overview", "teamOverview"],
    icon: "grid",
    Page: loadable(() => import("../../team/overview/OverviewPage.tsx")),
    measure: "wide",
  },
  downlineManagmentView: {
    group: "team",
    label: agentPageWords.downlineManagmentView,
    aliases: ["downlineManagementView", "downlines", "team"],
    icon: "agent",
    Page: loadable(() => import("../../team/team/TeamPage.tsx")),
    measure: "wide",
  },
  registerCenter: {
    group: "team",
    label: agentPageWords.registerCenter,
    aliases: ["register"],
    icon: "plus",
    Page: loadable(() => import("../../team/register/RegisterPage.tsx")),
  },
  agentAnnouncement: {
    group: "team",
    label: agentPageWords.agentAnnouncement,
    aliases: ["announcement", "announcements"],
    icon: "bell",
    Page: loadable(
      () => import("../../team/announcements/AnnouncementsPage.tsx"),
    ),
  },
  personalHistoryCopy: {
    group: "records",
    label: agentPageWords.personalHistoryCopy,
    aliases: ["personalHistory", "bets", "bettingRecord"],
    icon: "history",
    Page: loadable(() =>
      recordPages().then(({ TeamBetsPage }) => ({ default: TeamBetsPage })),
    ),
    measure: "wide",
  },
  palStatementsAgentCopy: {
    group: "records",
    label: agentPageWords.palStatementsAgentCopy,
    aliases: ["profit", "profitAndLoss"],
    icon: "user",
    Page: loadable(() => import("../../team/records/TeamProfitPage.tsx")),
    measure: "wide",
  },
  agentDownlineTransactionDetailsCopy: {
    group: "records",
    label: agentPageWords.agentDownlineTransactionDetailsCopy,
    aliases: ["transactions", "accountRecord"],
    icon: "record",
    Page: loadable(() =>
      recordPages().then(({ TeamAccountPage }) => ({
        default: TeamAccountPage,
      })),
    ),
    measure: "wide",
  },
  agentRevenueReport: {
    group: "records",
    label: agentPageWords.agentRevenueReport,
    aliases: ["income", "revenue"],
    icon: "wallet",
    Page: loadable(() => import("../../team/income/IncomePage.tsx")),
    measure: "wide",
  },
  agentDividendRecordCopy2: {
    group: "contracts",
    label: agentPageWords.agentDividendRecordCopy2,
    aliases: ["dividend", "dividends"],
    icon: "crown",
    Page: loadable(() =>
      contractPages().then(({ DividendPage }) => ({ default: DividendPage })),
    ),
    measure: "wide",
    contract: "DIVIDEND",
  },
  agentDailyWages2: {
    group: "contracts",
    label: agentPageWords.agentDailyWages2,
    aliases: ["daily", "dailySalary"],
    icon: "sun",
    Page: loadable(() =>
      contractPages().then(({ DailyPage }) => ({ default: DailyPage })),
    ),
    measure: "wide",
    contract: "DAILY",
  },
  agentHourSalary: {
    group: "contracts",
    label: agentPageWords.agentHourSalary,
    aliases: ["hourly", "hourlySalary"],
    icon: "clock",
    Page: loadable(() =>
      contractPages().then(({ HourlyPage }) => ({ default: HourlyPage })),
    ),
    measure: "wide",
    contract: "HOURLY",
  },
  agentRealtimeSalary: {
    group: "contracts",
    label: agentPageWords.agentRealtimeSalary,
    aliases: ["realtime", "realtimeSalary"],
    icon: "live",
    Page: loadable(() =>
      contractPages().then(({ RealtimePage }) => ({ default: RealtimePage })),
    ),
    measure: "wide",
    contract: "REALTIME",
  },
};

/**
 * Whether a page is there; undefined where it is not known yet which types of contract the line has.
 *
 * @example isThere(page, undefined) // undefined for a page of contracts
 */
export function isThere(
  { contract }: Pick<AgentPage, "contract">,
  types: readonly ContractType[] | undefined,
): boolean | undefined {
  return contract === undefined || types?.includes(contract);
}

/**
 * The page that an address or a button asked for, or the default one. A page of contracts stays asked for until it is
 * known not to be there.
 *
 * @example agentPageFor("agentHourSalary", ["DAILY"]) // { key: "agentTeamOverview", missing: true }
 */
export const agentPageFor = (
  asked: string | undefined,
  types: readonly ContractType[] | undefined,
): FoundPage =>
  findPage(agentPages, {
    asked,
    isThere: (key) => {
      const page = agentPages[key];
      return page !== undefined && isThere(page, types);
    },
    otherwise: defaultAgentPage,
  });
