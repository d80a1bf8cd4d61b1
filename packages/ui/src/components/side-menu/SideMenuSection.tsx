import { useId, useState } from "react";
import { Pressable } from "../../private/Pressable.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { SideMenuItem, SideMenuPart } from "./types.ts";
import * as styles from "./SideMenuSection.css.ts";

export interface SideMenuSectionProps {
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
