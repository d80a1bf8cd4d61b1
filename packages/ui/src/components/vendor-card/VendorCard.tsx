import { memo } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Picture } from "../../private/Picture.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./VendorCard.css.ts";

export interface VendorCardProps {
  /** Name of the provider or of its lobby. */
  title: string;
  /** A quiet second line, for example the game type. */
  subtitle?: string;
  /** URL of its picture, 4:3. A placeholder is shown if there is none. */
  imageUrl?: string;
  /** Average colour of the picture, shown until it loads. */
  imageColor?: string;
  /** The card starts a game directly and says so; otherwise it opens the provider's list of games. @default false */
  playable?: boolean;
  /** Marks the card that the page was opened for. @default false */
  selected?: boolean;
  /** Called when the card is pressed. */
  onOpen(): void;
}

/**
 * A provider in a lobby. The whole card is one button.
 *
 * @example <VendorCard title="Ostra Live" subtitle="Live casino" imageUrl={url} playable onOpen={launch} />
 */
export const VendorCard = memo(function VendorCard(props: VendorCardProps) {
  const {
    title,
    subtitle,
    imageUrl,
    imageColor,
    playable = false,
    selected = false,
    onOpen,
  } = props;
  const t = useTranslations();
  return (
    <article className={selected ? styles.selectedCard : styles.card}>
      <div className={styles.art}>
        <Picture
          src={imageUrl}
          name={title}
          width={320}
          height={240}
          color={imageColor}
        />
        {playable && (
          <span className={styles.play} aria-hidden="true">
            <Icon name="play" size="text" />
            {t("ui.vendorCard.play")}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <button
          type="button"
          className={styles.open}
          data-card-action=""
          aria-current={selected || undefined}
          aria-label={t(
            playable ? "ui.vendorCard.playOf" : "ui.vendorCard.open",
            { title },
          )}
          onClick={() => onOpen()}
        >
          <span className={styles.title}>{title}</span>
        </button>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {!playable && (
        <span className={styles.more} aria-hidden="true">
          <Icon name="chevron-end" size="small" />
        </span>
      )}
    </article>
  );
});
