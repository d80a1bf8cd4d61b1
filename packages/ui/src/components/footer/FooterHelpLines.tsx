import * as styles from "./Footer.css.ts";

export interface FooterHelpLine {
  /** Name of the organisation. */
  name: string;
  /** URL of the organisation. */
  url: string;
}

export interface FooterHelpLinesProps {
  /** Label of the list. */
  label: string;
  lines: readonly FooterHelpLine[];
}

/** Independent help for people with gambling problems; as legible as the links above it. */
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
