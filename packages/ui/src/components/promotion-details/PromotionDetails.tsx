import { Picture } from "../../private/Picture.tsx";
import {
  promotionImage,
  type PromotionImage,
} from "../../private/promotions/promotionImage.ts";
import { Button } from "../button/Button.tsx";
import {
  PromotionBadge,
  type PromotionBadgeKind,
} from "../promotion-badge/PromotionBadge.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { useTranslations } from "../../words/translate.ts";
import { shownDate } from "../../private/promotions/shownDate.ts";
import { Duration } from "../duration/Duration.tsx";
import * as styles from "./PromotionDetails.css.ts";

export interface PromotionDetailsProps {
  /** What it is called; the words on the stand-in where the picture is lost. */
  title: string;
  /** Draws the title as a heading of this level; leave out where the dialog's own title says it. */
  level?: 1 | 2 | 3;
  /** Its pictures; the one of sequence 2 is shown, 16:9. Without one there is no picture. */
  images?: readonly PromotionImage[];
  /** What it is marked as. */
  badges?: readonly PromotionBadgeKind[];
  /** What it says, as the platform writes it; it is cleaned before it is shown. */
  html?: string;
  /** When it begins, in ms since 1970. */
  startsAt?: number | null;
  /** When it ends, in ms since 1970. */
  endsAt?: number | null;
  /** It lasts for long: says so instead of an end. @default false */
  longTerm?: boolean;
  /** The moment that is left is counted from, in ms since 1970. @default when it was first drawn */
  now?: number;
  /** Zone its days are told in, by its IANA name, "Asia/Manila". @default "UTC" */
  timeZone?: string;
  /** Words of the button to where one takes part: "Register", "Download the app"; without words there is none. */
  actionLabel?: string;
  /** Makes the button a real link. */
  actionHref?: string;
  /** The player pressed the button. */
  onAction?(): void;
  /** Language of title and text where it is not the page's, a BCP 47 tag. */
  lang?: string;
}

/**
 * All about one promotion, as it stands in a dialog: picture, dates, text, and the way to take part.
 *
 * @example
 * <Modal open title={title} onClose={close}>
 *   <PromotionDetails title={title} images={images} html={content} endsAt={end} actionLabel="Register" onAction={go} />
 * </Modal>
 */
export function PromotionDetails(props: PromotionDetailsProps) {
  const { title, level, images, badges = [], html, lang } = props;
  const { startsAt, endsAt, longTerm, now, timeZone } = props;
  const { actionLabel, actionHref, onAction } = props;
  const picture = promotionImage(images, 2);
  const Title = level ? (`h${level}` as const) : undefined;
  return (
    <div className={styles.details}>
      {picture && (
        <div className={styles.art}>
          <Picture
            src={picture}
            name={title}
            width={960}
            height={540}
            priority
          />
        </div>
      )}
      {Title && (
        <Title className={styles.title} lang={lang}>
          {title}
        </Title>
      )}
      {badges.length > 0 && (
        <div className={styles.badges}>
          {[...new Set(badges)].map((kind) => (
            <PromotionBadge key={kind} kind={kind} />
          ))}
        </div>
      )}
      <PromotionDates
        startsAt={startsAt}
        endsAt={endsAt}
        longTerm={longTerm}
        now={now}
        timeZone={timeZone}
      />
      {html && <RichText html={html} lang={lang} />}
      {actionLabel && (
        <div className={styles.action}>
          <Button
            tone="accent"
            size="large"
            wide
            href={actionHref}
            onClick={onAction && (() => onAction())}
          >
            {actionLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PromotionDatesProps {
  startsAt: number | null | undefined;
  endsAt: number | null | undefined;
  longTerm: boolean | undefined;
  now: number | undefined;
  timeZone: string | undefined;
}

/** The first and the last day of a promotion and what is left of it; of one that lasts for long no last day. */
function PromotionDates({ timeZone, ...times }: PromotionDatesProps) {
  const t = useTranslations();
  const from = shownDate(times.startsAt, timeZone);
  const until = times.longTerm ? undefined : shownDate(times.endsAt, timeZone);
  if (!from && !until && !times.longTerm) return null;
  return (
    <div className={styles.dates}>
      {(from || until) && (
        <dl className={styles.days}>
          {from && (
            <div className={styles.day}>
              <dt>{t("ui.promotionDetails.from")}</dt>
              <dd className={styles.date}>
                <bdi>{from}</bdi>
              </dd>
            </div>
          )}
          {until && (
            <div className={styles.day}>
              <dt>{t("ui.promotionDetails.until")}</dt>
              <dd className={styles.date}>
                <bdi>{until}</bdi>
              </dd>
            </div>
          )}
        </dl>
      )}
      <Duration {...times} />
    </div>
  );
}
