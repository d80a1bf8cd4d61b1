import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import * as styles from "./StatTile.css.ts";

const messages = {
  more: "ui.statTile.more",
  less: "ui.statTile.less",
  same: "ui.statTile.same",
  incomparable: "ui.statTile.incomparable",
} as const;

export interface StatChangeProps {
  /** Relative change: 0.12 is 12% more, -0.5 is half. Anything but a finite number cannot be compared. */
  share: number;
  /** The period compared with, as in "more than …": "last week". */
  before: string;
  /** Which direction is good news; sets the colour. @default "none" */
  welcome?: "more" | "less" | "none";
}

/**
 * How a figure changed: an arrow, words and colour.
 *
 * @example <StatChange share={0.12} before="last week" welcome="more" />
 */
export function StatChange({
  share,
  before,
  welcome = "none",
}: StatChangeProps) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const way = wayOf(share);
  const change = formatNumber(Math.abs(share), {
    style: "percent",
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  });
  const turned = way === "more" || way === "less";
  const meaning =
    !turned || welcome === "none"
      ? "neutral"
      : way === welcome
        ? "good"
        : "bad";
  return (
    <dd className={styles.change({ meaning })}>
      {turned && (
        <svg
          className={styles.arrow}
          viewBox="0 0 12 12"
          aria-hidden="true"
          focusable="false"
        >
          <path
            d={way === "more" ? "M6 1.5 11 10.5H1z" : "M6 10.5 1 1.5h10z"}
          />
        </svg>
      )}
      <span>{t(messages[way], { change, before })}</span>
    </dd>
  );
}

/* A change that would be shown as 0.0% counts as no change. */
function wayOf(share: number): keyof typeof messages {
  if (!Number.isFinite(share)) return "incomparable";
  if (Math.abs(share) < 0.0005) return "same";
  return share > 0 ? "more" : "less";
}
