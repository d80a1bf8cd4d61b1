import type { ReactNode } from "react";
import type { IconName } from "../icon/glyphs.ts";

export interface SideMenuItem {
  /** Tells the entries apart. */
  key: string;
  /** Words of the entry; small under the picture while the menu is folded. */
  label: string;
  /** Picture of the entry. */
  icon: IconName;
  /** Makes it a real link. */
  href?: string;
  /** It is where one is. @default false */
  selected?: boolean;
  /** A count at the end of the words, `<CountBadge />` for one. */
  badge?: ReactNode;
  /** Called on a plain press, instead of following the address. */
  onSelect?(): void;
}

export interface SideMenuPart {
  /** Tells the sections apart. */
  key: string;
  /** Words above the entries; needed if it opens and closes. */
  label?: string;
  /** Its words open and close it; it begins open. @default false */
  collapsible?: boolean;
  /** The entries, in order. */
  items: readonly SideMenuItem[];
  /** Shows so many of them only, as the first six promotions. @default all */
  most?: number;
  /** The way to all of them, after the last one shown; left out where there are none. */
  more?: SideMenuItem;
}
