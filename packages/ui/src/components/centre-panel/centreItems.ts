import type { ReactNode } from "react";
import type { IconName } from "../icon/glyphs.ts";

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
