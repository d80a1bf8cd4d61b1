import { createContext, use } from "react";

/** Where the centre opens without a page, or with one that is not there for this agent (AGT-01, OPN-67). */
export const defaultAgentPage = "agentTeamOverview";

/** The ways between the pages of the agent centre. */
export interface AgentWays {
  /** Opens another page by its key, about one account if that is said. */
  readonly open: (key: string, account?: string) => void;
  /** The account that the page was opened about; empty: none. */
  readonly about: string;
}

const AgentWaysContext = createContext<AgentWays | undefined>(undefined);
export const AgentWaysProvider = AgentWaysContext.Provider;

/**
 * The ways from one page of the agent centre to another.
 *
 * @example const { open } = useAgentWays(); open("personalHistoryCopy", "lake.rower");
 */
export function useAgentWays(): AgentWays {
  const ways = use(AgentWaysContext);
  if (!ways) throw new Error("Only pages of the agent centre can use this.");
  return ways;
}
