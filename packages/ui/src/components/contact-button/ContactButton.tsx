import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { SocialGlyph } from "../social-icons/SocialGlyph.tsx";
import type { SocialChannel } from "../social-icons/channels.ts";
import * as styles from "./ContactButton.css.ts";

export interface ContactButtonProps {
  /**
   * Label, with its destination: "Contact us on Telegram". In the margin it is visible only on hover or focus; screen
   * readers always get it.
   */
  label: string;
  /** Channel whose logo it shows; a speech bubble without one. */
  channel?: SocialChannel;
  /** URL of the channel; if it is not a web address, nothing is rendered. */
  href: string | undefined;
  /**
   * Position: floating in the margin of a desktop page and at the end of a phone page, or in the flow of the page.
   * @default "margin"
   */
  place?: "margin" | "here";
}

/**
 * A link to customer service that floats beside the page without covering any of it.
 *
 * @example <ContactButton channel="TELEGRAM" label="Contact us on Telegram" href={resource.url} />
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
