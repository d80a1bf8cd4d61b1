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
  /** Title of the promotion, also shown on the placeholder if the picture does not load. */
  title: string;
  /** Shows the title as a heading of this level. Omit it in a dialog that has the same title. */
  level?: 1 | 2 | 3;
  /** Its pictures. The one with sequence 2 is shown, 16:9. Without it, no picture is shown. */
  images?: readonly PromotionImage[];
  /** Its badges. */
  badges?: readonly PromotionBadgeKind[];
  /** Its content as HTML from the platform, sanitised before it is shown. */
  html?: string;
  /** Start time, in milliseconds since 1970. */
  startsAt?: number | null;
  /** End time, in milliseconds since 1970. */
  endsAt?: number | null;
  /** Shows that the promotion is long-term instead of an end date. @default false */
  longTerm?: boolean;
  /** Current time, from which the remaining time is counted, in milliseconds since 1970. @default when it was first drawn */
  now?: number;
  /** IANA time zone for its dates, "Asia/Manila". @default "UTC" */
  timeZone?: string;
  /** Label of the button to take part: "Register", "Download the app". Without it, no button is shown. */
  actionLabel?: string;
  /** URL of the button; makes it a real link. */
  actionHref?: string;
  /** Called when the button is pressed. */
  onAction?(): void;
  /** Language of title and text if it is not the page's, a BCP 47 tag. */
  lang?: string;
}

/**
 * The details of a promotion, usually in a dialog: picture, dates, text and the button to take part.
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

/** The first and last day of a promotion and the remaining time. A long-term promotion has no last day. */
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
