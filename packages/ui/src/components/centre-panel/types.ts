import type { ReactNode } from "react";
import type { IconName } from "../icon/glyphs.ts";

export interface CentrePanelProps {
  /** Name of the centre, "Member centre"; heads the list of its pages. */
  label: string;
  /** Its pages, in groups. */
  groups: readonly CentreGroup[];
  /** Key of the page that shows; without one a phone shows the list. Changing it moves focus to the page's heading. */
  selected: string | undefined;
  /** Called with the key of the page that was chosen. */
  onSelect(key: string): void;
  /** `dialog` lies over the site and keeps focus; `page` is the page itself and scrolls with it. @default "dialog" */
  presentation?: "dialog" | "page";
  /** Shows the dialog; a page is there as long as it is rendered. @default true */
  open?: boolean;
  /** Called by the cross and by Escape; without it there is no cross. */
  onClose?(): void;
  /** Who is here and what they have, above the list: a `CentreWho`. */
  header?: ReactNode;
  /** Below the list: signing out, for one. */
  footer?: ReactNode;
  /** Heading of the page where it differs from its entry, as for a page within a page. */
  pageTitle?: ReactNode;
  /** One quiet sentence under the heading. */
  description?: ReactNode;
  /** What can be done with the whole page, beside its heading: one or two small buttons. */
  actions?: ReactNode;
  /** How wide the page's content may grow: lines for reading and forms, or tables. @default "reading" */
  measure?: "reading" | "wide";
  /** The page is on its way: its shape shows in its place. @default false */
  loading?: boolean;
  /** What to show in place of a page that could not be had: an `ErrorState`. */
  error?: ReactNode;
  /** As a page, keeps its sticky parts below the site's header. @default false */
  underHeader?: boolean;
  /** The page. */
  children?: ReactNode;
}

export interface CentreItem {
  /** Names the page in `selected` and `onSelect`. */
  key: string;
  /** Name of the page: its entry, and its heading. */
  label: string;
  /** Picture before the words. */
  icon: IconName;
  /** What waits there: a `CountBadge`, a word. */
  badge?: ReactNode;
  /** Makes the entry a real link, which opens in a new tab as links do. */
  href?: string;
}

export interface CentreGroup {
  /** Tells the groups apart. */
  key: string;
  /** Quiet words above the entries; a group may go without. */
  label?: string;
  /** The pages, in order. */
  items: readonly CentreItem[];
}

/**
 * The entry of a page, in whichever group it stands.
 *
 * @example findItem(groups, "withdraw")?.label
 */
export function findItem(
  groups: readonly CentreGroup[],
  key: string | undefined,
): CentreItem | undefined {
  for (const { items } of groups) {
    const found = items.find((item) => item.key === key);
    if (found) return found;
  }
  return undefined;
}
