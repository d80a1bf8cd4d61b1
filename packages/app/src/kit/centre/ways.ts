import { neededContext } from "../../services/neededContext.ts";

/** The ways between the pages of a centre. */
export interface CentreWays {
  /** Opens another page by its key, about one account if that is said. */
  readonly open: (key: string, account?: string) => void;
  /** The account that the page was opened about; empty: none. */
  readonly about: string;
}

/**
 * The ways from one page of a centre to another; only pages of a centre can use them.
 *
 * @example const { open } = useCentreWays(); open("personalHistoryCopy", "lake.rower");
 */
export const [CentreWaysProvider, useCentreWays] =
  neededContext<CentreWays>("CentreWaysProvider");
