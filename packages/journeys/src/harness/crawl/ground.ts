import type { Page, Response } from "playwright";

/** Where the crawl goes, in which role, and what it knows in advance. */
export interface Ground {
  /** A page for this role, logged in if the role is, and ready at an address of its own. */
  readonly open: () => Promise<Page>;
  /** Makes sure that the page still belongs to the role, which a press may have ended; returns whether it had to. */
  readonly keep: (page: Page) => Promise<boolean>;
  /** Start addresses. */
  readonly addresses: readonly string[];
  /** Only these are crawled: neither other pages that presses lead to, nor what surrounds every page. */
  readonly only: boolean;
  /** Its pages change with the address without loading a new document. */
  readonly routed: boolean;
  /** Names that are pressed wherever they appear, rather than counting as one of many. */
  readonly vendors: readonly string[];
  /**
   * The page that each path shows, where several paths show the same: a control of it counts once, whichever path it
   * is at.
   */
  readonly pages: Readonly<Record<string, string>>;
  /** Sentences that report a fault of ours, never the visitor's. */
  readonly faults: readonly string[];
  /** Responses that a press may legitimately cause, by status. */
  readonly expected: (response: Response) => boolean;
}
