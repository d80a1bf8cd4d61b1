import type { Page, Response } from "playwright";

/** Where the crawl goes, as whom, and what it knows beforehand. */
export interface Ground {
  /** A page of this role, signed in where the role is, and ready at an address of its own. */
  readonly open: () => Promise<Page>;
  /** Makes sure that the page still belongs to the role, which a press may have ended; tells whether it had to. */
  readonly keep: (page: Page) => Promise<boolean>;
  /** Addresses to begin at. */
  readonly addresses: readonly string[];
  /** Nothing else than these is asked for: neither other pages that are come to, nor what stands round every page. */
  readonly only: boolean;
  /** Its pages follow the address without a document of their own. */
  readonly routed: boolean;
  /** Names that are pressed wherever they stand, and not as one of many. */
  readonly vendors: readonly string[];
  /** The page that each path shows, where several show the same: a control of it is one, whichever path it is at. */
  readonly pages: Readonly<Record<string, string>>;
  /** Sentences that tell of a fault of ours, never of the visitor's. */
  readonly faults: readonly string[];
  /** Statuses of answers that a press may well lead to. */
  readonly expected: (response: Response) => boolean;
}
