import { defineMessages, useIntl } from "react-intl";
import { channels, socialChannels, type SocialChannel } from "./channels.ts";
import { SocialGlyph } from "./SocialGlyph.tsx";
import * as styles from "./SocialIcons.css.ts";

const messages = defineMessages<{
  label: {};
  channel: { channel: string };
}>({
  label: {
    id: "ui.socialIcons.label",
    defaultMessage: "Follow us",
    description: "Name of the list of social channels",
  },
  channel: {
    id: "ui.socialIcons.channel",
    defaultMessage: "{channel} (opens in a new tab)",
    description: "Name of a link to a social channel",
  },
});

export interface SocialIconsProps {
  /** Addresses by channel; one without a web address is not drawn. */
  links: Readonly<Partial<Record<SocialChannel, string | null>>>;
  /** Name of the list, for who cannot see it. @default "Follow us", in the player's language */
  label?: string;
}

/**
 * Links to the social channels that there are.
 *
 * @example <SocialIcons links={{ TELEGRAM: "https://channel.example/foyer" }} />
 */
export function SocialIcons({ links, label }: SocialIconsProps) {
  const { formatMessage } = useIntl();
  const shown = socialChannels.flatMap((channel) => {
    const href = links[channel];
    return isWebAddress(href) ? [{ channel, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul
      className={styles.list}
      role="list"
      aria-label={label ?? formatMessage(messages.label)}
    >
      {shown.map(({ channel, href }) => (
        <li key={channel}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={channels[channel].name}
            aria-label={formatMessage(messages.channel, {
              channel: channels[channel].name,
            })}
          >
            <SocialGlyph channel={channel} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/* The platform's addresses are typed by people; one that is no web address could run something. */
const isWebAddress = (href: string | null | undefined): href is string =>
  typeof href === "string" && /^https?:\/\//i.test(href);
