import { neededContext } from "../../services/neededContext.ts";

/** Navigation between the pages of a centre. */
export interface CentreWays {
  /** Opens another page by its key, for one account if given. */
  readonly open: (key: string, account?: string) => void;
  /** The account that the page was opened for; empty if none. */
  readonly about: string;
}

/**
 * Navigation from one page of a centre to another; available only to pages of a centre.
 *
 * @example const { open } = useCentreWays(); open("personalHistoryCopy", "lake.rower");
 */
export const [CentreWaysProvider, useCentreWays] =
  neededContext<CentreWays>("CentreWaysProvider");
