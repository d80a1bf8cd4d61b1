import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import * as styles from "../social-icons/SocialIcons.css.ts";

export interface FooterSocial {
  /** Identifies the channel. */
  key: string;
  /** Name of the channel. */
  label: string;
  /** URL of the channel. */
  href: string;
  /** Icon of the channel; without one, its name is shown. */
  icon?: ReactNode;
}

/** Links to the social channels, as icons or names. */
export function FooterSocials({
  socials,
}: {
  socials: readonly FooterSocial[];
}) {
  const t = useTranslations();
  if (socials.length === 0) return null;
  return (
    <ul className={styles.list} role="list" aria-label={t("ui.footer.social")}>
      {socials.map(({ key, label, href, icon }) => (
        <li key={key}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={icon ? label : undefined}
            title={label}
          >
            {icon ?? label}
          </a>
        </li>
      ))}
    </ul>
  );
}
