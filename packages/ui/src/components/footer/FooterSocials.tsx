import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import * as styles from "../social-icons/SocialIcons.css.ts";

const messages = defineMessages({
  social: {
    id: "ui.footer.social",
    defaultMessage: "Follow us",
    description: "Name of the list of social channels",
  },
});

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
  const { formatMessage } = useIntl();
  if (socials.length === 0) return null;
  return (
    <ul
      className={styles.list}
      role="list"
      aria-label={formatMessage(messages.social)}
    >
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
