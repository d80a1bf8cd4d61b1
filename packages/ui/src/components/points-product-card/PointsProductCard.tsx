import { useId } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Picture } from "../../private/Picture.tsx";
import { MoreLink } from "../../private/MoreLink.tsx";
import * as styles from "./PointsProductCard.css.ts";
import { PointsFigure } from "./PointsFigure.tsx";

export interface PointsProductCardProps {
  /** What it is called, on two lines at most. */
  title: string;
  /** Address of its picture, 4:3; a stand-in is drawn if there is none or it does not load. */
  imageUrl?: string | undefined;
  /** What one costs in points, a plain decimal. A dash stands for one that is none. */
  points: string;
  /** How many there are; none: it is sold out. */
  available: number;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Language of the title where it is not the page's, a BCP 47 tag. */
  lang?: string;
  /** Loads the picture at once, for cards on the first screen. @default false */
  priority?: boolean;
  /** Makes it a real link to the details. */
  href?: string;
  /** The player wants the details; called for links too, on a plain press. */
  onOpen(): void;
}

/**
 * Something that points buy: its picture, its cost and how many there are. A press anywhere on it opens its details.
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
