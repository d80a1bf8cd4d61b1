import { useTranslations } from "../../words/translate.ts";
import { channels, socialChannels, type SocialChannel } from "./channels.ts";
import { SocialGlyph } from "./SocialGlyph.tsx";
import * as styles from "./SocialIcons.css.ts";

export interface SocialIconsProps {
  /** URLs by channel. A channel without an http(s) URL is not shown. */
  links: Readonly<Partial<Record<SocialChannel, string | null>>>;
  /** Accessible name of the list. @default "Follow us", in the player's language */
  label?: string;
}

/**
 * Links to the brand's social channels.
 *
 * @example <SocialIcons links={{ TELEGRAM: "https://channel.example/foyer" }} />
 */
export function SocialIcons({ links, label }: SocialIconsProps) {
  const t = useTranslations();
  const shown = socialChannels.flatMap((channel) => {
    const href = links[channel];
    return isWebAddress(href) ? [{ channel, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul
      className={styles.list}
      role="list"
      aria-label={label ?? t("ui.socialIcons.label")}
    >
      {shown.map(({ channel, href }) => (
        <li key={channel}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={channels[channel].name}
            aria-label={t("ui.socialIcons.channel", {
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

/* The URLs are entered manually on the platform; one that is not http(s) could run code. */
const isWebAddress = (href: string | null | undefined): href is string =>
  typeof href === "string" && /^https?:\/\//i.test(href);
