import { memo } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Picture } from "../../private/Picture.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./VendorCard.css.ts";

export interface VendorCardProps {
  /** Name of the vendor or of its hall. */
  title: string;
  /** A quiet second line, the kind of games for one. */
  subtitle?: string;
  /** Address of its picture, 4:3; a stand-in is drawn if there is none. */
  imageUrl?: string;
  /** Average colour of the picture, shown until it has loaded. */
  imageColor?: string;
  /** Its game starts at once, and the card says so; else it opens the list of its games. @default false */
  playable?: boolean;
  /** Marks it as the one that the page was opened for. @default false */
  selected?: boolean;
  /** The player pressed the card. */
  onOpen(): void;
}

/**
 * A vendor in a lobby, the whole card one button.
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
