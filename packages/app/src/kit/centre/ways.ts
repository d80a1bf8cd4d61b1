import { createContext, use } from "react";

/** The ways between the pages of a centre. */
export interface CentreWays {
  /** Opens another page by its key, about one account if that is said. */
  readonly open: (key: string, account?: string) => void;
  /** The account that the page was opened about; empty: none. */
  readonly about: string;
}

const WaysContext = createContext<CentreWays | undefined>(undefined);
export const CentreWaysProvider = WaysContext.Provider;

/**
 * The ways from one page of a centre to another.
 *
 * @example const { open } = useCentreWays(); open("personalHistoryCopy", "lake.rower");
 */
export function useCentreWays(): CentreWays {
  const ways = use(WaysContext);
  if (!ways) throw new Error("Only pages of a centre can use this.");
  return ways;
}
