import type { ReactNode } from "react";
import { Pressable } from "../../private/Pressable.tsx";
import type { IconName } from "../icon/glyphs.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./BottomNavigation.css.ts";

export interface BottomNavigationItem {
  /** Tells the places apart. */
  key: string;
  /** Words under the picture. */
  label: string;
  /** Picture of the place. */
  icon: IconName;
  /** Makes it a real link. */
  href?: string;
  /** It is where one is. @default false */
  selected?: boolean;
  /** A count or dot at the picture's corner, `<CountBadge />` for one. */
  badge?: ReactNode;
  /** Called on a plain press, instead of following the address. */
  onSelect?(): void;
}

export interface BottomNavigationProps {
  /** Name of the navigation, for who cannot see it. */
  label: string;
  /** The places, five at best. */
  items: readonly BottomNavigationItem[];
  /** How it lies where it is not as on the whole page: along the edge, or round and above it. @default as on the page */
  look?: "bottom" | "floating";
}

/**
 * The places at a phone's lower edge.
 *
 * @example <BottomNavigation label="Places" items={[{ key: "home", label: "Home", icon: "home", href: "/", selected: true }]} />
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
            onSelect,
          }) => (
            <li key={key} className={styles.cell}>
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
