import { Pressable } from "../../private/Pressable.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterLink {
  /** Tells the links apart. */
  key: string;
  /** Words of the link. */
  label: string;
  /** Where it leads. */
  href?: string;
  /** Called on a plain press, instead of following the address. */
  onSelect?(): void;
}

export interface FooterGroupEntry {
  /** Tells the groups apart. */
  key: string;
  /** Heading of the list. */
  title: string;
  /** The links, in order. */
  links: readonly FooterLink[];
}

/**
 * A list of links in the footer under its heading.
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
