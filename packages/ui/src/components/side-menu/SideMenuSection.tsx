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
 * A group of entries in the side menu, which may be collapsible.
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
  /** Unique key of the entry. */
  key: string;
  /** Label of the entry, shown small below the icon while the menu is folded. */
  label: string;
  /** Icon of the entry. */
  icon: IconName;
  /** URL; makes the entry a real link. */
  href?: string;
  /** Marks the current page. @default false */
  selected?: boolean;
  /** A count at the end of the label, for example a `<CountBadge />`. */
  badge?: ReactNode;
  /** Called on a plain click, instead of following the link. */
  onSelect?(): void;
}

export interface SideMenuPart {
  /** Unique key of the section. */
  key: string;
  /** Heading above the entries; required if `collapsible`. */
  label?: string;
  /** Makes the heading open and close the section, which starts open. @default false */
  collapsible?: boolean;
  /** The entries, in order. */
  items: readonly SideMenuItem[];
  /** Maximum number of entries shown, for example six promotions. @default all */
  most?: number;
  /** Link to all entries, after the last one shown. Not shown if there are no entries. */
  more?: SideMenuItem;
}
