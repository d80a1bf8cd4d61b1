import { Pressable } from "../../private/Pressable.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterLink {
  /** Identifies the link. */
  key: string;
  /** Label of the link. */
  label: string;
  /** URL of the link. */
  href?: string;
  /** Called on a plain click, instead of following the link. */
  onSelect?(): void;
}

export interface FooterGroupEntry {
  /** Identifies the group. */
  key: string;
  /** Heading of the list. */
  title: string;
  /** The links, in order. */
  links: readonly FooterLink[];
}

/**
 * A list of footer links with a heading.
 *
 * @example <FooterGroup group={{ key: "help", title: "Help", links }} />
 */
export function FooterGroup({
  group: { title, links },
}: {
  group: FooterGroupEntry;
}) {
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list} role="list">
        {links.map(({ key, label, href, onSelect }) => (
          <li key={key}>
            <Pressable className={styles.link} href={href} onPress={onSelect}>
              {label}
            </Pressable>
          </li>
        ))}
      </ul>
    </div>
  );
}
