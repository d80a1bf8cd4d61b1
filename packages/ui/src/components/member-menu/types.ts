import type { ReactNode } from "react";
import type { IconName } from "../icon/glyphs.ts";

export interface MemberMenuItem {
  /** Tells the entries apart. */
  key: string;
  /** Words of the entry. */
  label: string;
  /** Picture before them. */
  icon: IconName;
  /** A count at the entry's end, `<CountBadge />` for one. */
  badge?: ReactNode;
  /** `danger` stands apart below a line, as signing out does. @default "neutral" */
  tone?: "neutral" | "danger";
  /** The member chose it. */
  onSelect(): void;
}

export interface MemberMenuProps {
  /** The member's account name, whole. */
  account: string;
  /** Address of the member's picture; a letter stands in. */
  avatarUrl?: string;
  /** Rank of the member, in the colour of prizes; without it there is none. */
  vipLabel?: string;
  /** The entries, in order. */
  items: readonly MemberMenuItem[];
  /** The account name is on the clipboard. */
  onCopied(): void;
}
