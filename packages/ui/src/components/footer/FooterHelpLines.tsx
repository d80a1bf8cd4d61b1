import * as styles from "./Footer.css.ts";

export interface FooterHelpLine {
  /** Who helps. */
  name: string;
  /** Their address. */
  url: string;
}

export interface FooterHelpLinesProps {
  /** What the list is. */
  label: string;
  lines: readonly FooterHelpLine[];
}

/** Who helps somebody who plays more than is good for them; as easy to read as what is offered above. */
export function FooterHelpLines({ label, lines }: FooterHelpLinesProps) {
  return (
    <div className={styles.line}>
      {label}{" "}
      <ul className={styles.helpLines} role="list" aria-label={label}>
        {lines.map(({ name, url }) => (
          <li key={url}>
            <a
              className={styles.licence}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
