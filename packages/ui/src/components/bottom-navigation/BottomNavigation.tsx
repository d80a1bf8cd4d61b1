import type { ReactNode } from "react";
import { Pressable } from "../../private/Pressable.tsx";
import type { IconName } from "../icon/glyphs.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./BottomNavigation.css.ts";

export interface BottomNavigationItem {
  /** Identifies the item. */
  key: string;
  /** Label under the icon. */
  label: string;
  /** Icon of the item. */
  icon: IconName;
  /** Makes it a real link. */
  href?: string;
  /** Whether it is the current page. @default false */
  selected?: boolean;
  /** A count or dot at the corner of the icon, for example `<CountBadge />`. */
  badge?: ReactNode;
  /** Its label is for one kind of visitor; in a page that was drawn for another kind it keeps its place unseen. */
  own?: boolean;
  /** Called on a plain click, instead of following the link. */
  onSelect?(): void;
}

export interface BottomNavigationProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The items, preferably five. */
  items: readonly BottomNavigationItem[];
  /**
   * Layout, where it differs from that of the whole page: along the bottom edge, or rounded and floating above it.
   * @default as on the page
   */
  look?: "bottom" | "floating";
}

/**
 * The main navigation at the bottom of a phone's screen.
 *
 * @example <BottomNavigation label="Main" items={[{ key: "home", label: "Home", icon: "home", href: "/", selected: true }]} />
 */
export function BottomNavigation({
  label,
  items,
  look,
}: BottomNavigationProps) {
  return (
    <nav className={styles.bar} data-look={look} aria-label={label}>
      <ul className={styles.list} role="list">
        {items.map(
          ({
            key,
            label: words,
            icon,
            href,
            selected = false,
            badge,
            own,
            onSelect,
          }) => (
            <li
              key={key}
              className={styles.cell}
              data-own={own ? "" : undefined}
            >
              <Pressable
                className={styles.place({ selected })}
                href={href}
                aria-current={selected ? "page" : undefined}
                onPress={onSelect}
              >
                <span className={styles.picture({ selected })}>
                  <Icon name={icon} />
                  {badge && <span className={styles.corner}>{badge}</span>}
                </span>
                <span className={styles.words}>{words}</span>
              </Pressable>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
