import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import * as styles from "../social-icons/SocialIcons.css.ts";

export interface FooterSocial {
  /** Tells the channels apart. */
  key: string;
  /** Name of the channel. */
  label: string;
  /** Where it is. */
  href: string;
  /** Its picture; its name in words stands without one. */
  icon?: ReactNode;
}

/** Links to the social channels, by picture or by name. */
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
