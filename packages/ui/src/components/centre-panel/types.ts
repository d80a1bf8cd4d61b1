import type { ReactNode } from "react";
import type { IconName } from "../icon/glyphs.ts";

export interface CentrePanelProps {
  /** Name of the centre, "Member centre"; heading of the list of pages. */
  label: string;
  /** Its pages, in groups. */
  groups: readonly CentreGroup[];
  /** Key of the page shown; without one, a phone shows the list. Changing it moves focus to the page's heading. */
  selected: string | undefined;
  /** Called with the key of the chosen page. */
  onSelect(key: string): void;
  /** `dialog` covers the site and traps focus; `page` is part of the page and scrolls with it. @default "dialog" */
  presentation?: "dialog" | "page";
  /** Whether the dialog is open; a page is always shown while it is rendered. @default true */
  open?: boolean;
  /** Called by the close button and by Escape; without it there is no close button. */
  onClose?(): void;
  /** The account and its balance, above the list: a `CentreWho`. */
  header?: ReactNode;
  /** Below the list: a log-out button, for example. */
  footer?: ReactNode;
  /** Heading of the page where it differs from its entry, as for a subpage. */
  pageTitle?: ReactNode;
  /** One quiet sentence under the heading. */
  description?: ReactNode;
  /** Actions for the whole page, beside its heading: one or two small buttons. */
  actions?: ReactNode;
  /** Maximum width of the page's content: `reading` for text and forms, `wide` for tables. @default "reading" */
  measure?: "reading" | "wide";
  /** Whether the page is loading: a skeleton takes its place. @default false */
  loading?: boolean;
  /** Shown in place of a page that could not be loaded: an `ErrorState`. */
  error?: ReactNode;
  /** In a page, keeps the sticky parts below the site's header. @default false */
  underHeader?: boolean;
  /** The page. */
  children?: ReactNode;
}

export interface CentreItem {
  /** Identifies the page in `selected` and `onSelect`. */
  key: string;
  /** Name of the page: its entry and its heading. */
  label: string;
  /** Icon before the label. */
  icon: IconName;
  /** What needs attention there: a `CountBadge` or a word. */
  badge?: ReactNode;
  /** Makes the entry a real link, which can be opened in a new tab. */
  href?: string;
}

export interface CentreGroup {
  /** Identifies the group. */
  key: string;
  /** Small label above the entries; optional. */
  label?: string;
  /** The pages, in order. */
  items: readonly CentreItem[];
}

/**
 * The entry of a page, in whichever group it is.
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
