import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { SocialGlyph } from "../social-icons/SocialGlyph.tsx";
import type { SocialChannel } from "../social-icons/channels.ts";
import * as styles from "./ContactButton.css.ts";

export interface ContactButtonProps {
  /** Where one arrives, in words: "Ask us on Telegram". In a margin they are shown while somebody points at it; spoken always. */
  label: string;
  /** Channel whose drawing it wears; a speech bubble without one. */
  channel?: SocialChannel;
  /** Address of the channel; what is no web address draws nothing. */
  href: string | undefined;
  /** Where it is: floating in the margin beside a desktop's page, and at the end of a phone's; or in its place in the page. @default "margin" */
  place?: "margin" | "here";
}

/**
 * A way to reach the house that floats beside the page and lies on nothing of it.
 *
 * @example <ContactButton channel="TELEGRAM" label="Ask us on Telegram" href={resource.url} />
 */
export function ContactButton(props: ContactButtonProps) {
  const { label, channel, href, place = "margin" } = props;
  const t = useTranslations();
  if (!href || !/^https?:\/\//i.test(href)) return null;
  return (
    <a
      className={styles.button({ place })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      aria-label={t("ui.contactButton.newTab", { label })}
    >
      {channel ? <SocialGlyph channel={channel} /> : <Icon name="chat" />}
      <span className={styles.words}>{label}</span>
    </a>
  );
}
