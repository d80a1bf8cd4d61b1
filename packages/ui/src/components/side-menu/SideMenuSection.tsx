import { useId, useState, type ReactNode } from "react";
import { Pressable } from "../../private/Pressable.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/glyphs.ts";
import * as styles from "./SideMenuSection.css.ts";

interface SideMenuSectionProps {
  section: SideMenuPart;
  folded: boolean;
}

/**
 * A group of entries of the side menu, which may open and close.
 *
 * @example <SideMenuSection section={section} folded={false} />
 */
export function SideMenuSection({ section, folded }: SideMenuSectionProps) {
  const { label, collapsible = false, items, most, more } = section;
  const [open, setOpen] = useState(true);
  const id = useId();
  const shown = open || !collapsible;
  const entries = items.slice(0, most);
  if (more && items.length > 0) entries.push(more);
  return (
    <div className={styles.section}>
      {label && collapsible && !folded && (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.sectionWords}>{label}</span>
          <Icon name={open ? "chevron-up" : "chevron-down"} size="small" />
        </button>
      )}
      {label && !collapsible && !folded && (
        <p className={styles.sectionLabel}>{label}</p>
      )}
      <ul
        id={id}
        className={styles.list}
        role="list"
        aria-label={label}
        hidden={!shown && !folded}
      >
        {entries.map((item) => (
          <li key={item.key}>
            <SideMenuEntry item={item} folded={folded} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SideMenuEntry({
  item,
  folded,
}: {
  item: SideMenuItem;
  folded: boolean;
}) {
  const { label, icon, href, selected = false, badge, onSelect } = item;
  return (
    <Pressable
      className={styles.entry({ folded, selected })}
      href={href}
      aria-current={selected ? "page" : undefined}
      onPress={onSelect}
    >
      <Icon name={icon} />
      <span className={styles.words({ folded })}>{label}</span>
      {badge}
    </Pressable>
  );
}

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
