import type { LinkProps } from "@foyer/ui/link";
import type { FilterName, PageFilters } from "../../navigation/pageFilters.ts";
import { neededContext } from "../../services/neededContext.ts";

/** Navigation between the pages of a centre, and within one. */
export interface CentreWays {
  /** Opens another page by its key, for one account or other filters if given. */
  readonly open: (key: string, filters?: PageFilters) => void;
  /**
   * Props of a link to another page: where the centre is a page of its own, Back returns from it; a dialog shows the
   * other page in itself.
   */
  readonly linkTo: (
    key: string,
    filters: PageFilters,
  ) => Pick<LinkProps, "href" | "onClick">;
  /** Follows such a link, for a row or a button that leads to another page. */
  readonly go: (key: string, filters: PageFilters) => void;
  /**
   * The filters of the page that is open. They live in the address where the centre is a page of its own, and in the
   * history entry where it is over another page: in both, a reload and Back keep them.
   */
  readonly filters: PageFilters;
  /**
   * Changes filters of the page that is open, in the same history entry; undefined removes one. The list starts at its
   * first page, unless that is what changes.
   */
  readonly setFilters: (
    changes: Partial<Record<FilterName, string | undefined>>,
  ) => void;
  /** The time zone that days are in until the reader chooses: the reader's own, or the platform's. */
  readonly firstZone: "own" | "platform";
}

/**
 * Navigation of a centre; available only to pages of a centre.
 *
 * @example const { open } = useCentreWays(); open("personalHistoryCopy", { account: "lake.rower" });
 */
export const [CentreWaysProvider, useCentreWays] =
  neededContext<CentreWays>("CentreWaysProvider");
