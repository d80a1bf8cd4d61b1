import { useId } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Picture } from "../../private/Picture.tsx";
import { MoreLink } from "../../private/MoreLink.tsx";
import * as styles from "./PointsProductCard.css.ts";
import { PointsFigure } from "./PointsFigure.tsx";

export interface PointsProductCardProps {
  /** Name of the product, at most two lines. */
  title: string;
  /** URL of its picture, 4:3. A placeholder is shown if there is none or it does not load. */
  imageUrl?: string | undefined;
  /** Price in points, a plain decimal. Anything else shows a dash. */
  points: string;
  /** Available quantity; 0 means sold out. */
  available: number;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Language of the title if it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** Loads the picture immediately, for cards on the first screen. @default false */
  priority?: boolean;
  /** URL of the details; makes the card a real link. */
  href?: string;
  /** Called when the card is pressed; for links, on a plain click. */
  onOpen(): void;
}

/**
 * A product in the points mall: picture, price in points and available quantity. Pressing anywhere on it opens the
 * details.
 *
 * @example <PointsProductCard title="Tea set for two" imageUrl={url} points="1200" available={14} onOpen={open} />
 */
export function PointsProductCard(props: PointsProductCardProps) {
  const { title, imageUrl, points, available, level = 3, lang } = props;
  const { priority = false, href, onOpen } = props;
  const t = useTranslations();
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <article
      className={`${styles.card} ${styles.ring}`}
      aria-labelledby={titleId}
    >
      <div className={styles.art}>
        <Picture
          src={imageUrl}
          name={title}
          width={400}
          height={300}
          priority={priority}
        />
      </div>
      <div className={styles.words}>
        <Title className={styles.title} id={titleId} lang={lang}>
          {title}
        </Title>
        <div className={styles.points}>
          <PointsFigure points={points} />
        </div>
        <div className={styles.foot}>
          <div className={styles.available}>
            {available > 0
              ? t("ui.pointsProductCard.available", { count: available })
              : t("ui.pointsProductCard.soldOut")}
          </div>
          <MoreLink
            className={styles.details}
            words={t("ui.pointsProductCard.details")}
            title={title}
            lang={lang}
            href={href}
            onPress={onOpen}
          />
        </div>
      </div>
    </article>
  );
}
