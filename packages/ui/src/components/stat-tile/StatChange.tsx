import { defineMessages, useIntl } from "react-intl";
import * as styles from "./StatTile.css.ts";

const messages = defineMessages<{
  more: { change: string; before: string };
  less: { change: string; before: string };
  same: { before: string };
  incomparable: { before: string };
}>({
  more: {
    id: "ui.statTile.more",
    defaultMessage: "{change} more than {before}",
    description:
      "How a figure changed; {change} is a percentage, {before} names the time before, as in: 12% more than last week",
  },
  less: {
    id: "ui.statTile.less",
    defaultMessage: "{change} less than {before}",
    description:
      "How a figure changed; {change} is a percentage, {before} names the time before",
  },
  same: {
    id: "ui.statTile.same",
    defaultMessage: "Same as {before}",
    description: "The figure did not change; {before} names the time before",
  },
  incomparable: {
    id: "ui.statTile.incomparable",
    defaultMessage: "Cannot be compared with {before}",
    description:
      "There was nothing before to compare with; {before} names the time before",
  },
});

export interface StatChangeProps {
  /** How much against before, as a share: 0.12 is 12 % more, -0.5 half as much. Anything but a finite number cannot be compared. */
  share: number;
  /** What it is compared with, as in "more than …": "last week". */
  before: string;
  /** Which direction is welcome; it decides the colour. @default "none" */
  welcome?: "more" | "less" | "none";
}

/**
 * How a figure changed: an arrow and words, the colour on top.
 *
 * @example <StatChange share={0.12} before="last week" welcome="more" />
 */
export function StatChange({
  share,
  before,
  welcome = "none",
}: StatChangeProps) {
  const { formatMessage, formatNumber } = useIntl();
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
      <span>{formatMessage(messages[way], { change, before })}</span>
    </dd>
  );
}

/* What would be written as 0.0 % is no change. */
function wayOf(share: number): keyof typeof messages {
  if (!Number.isFinite(share)) return "incomparable";
  if (Math.abs(share) < 0.0005) return "same";
  return share > 0 ? "more" : "less";
}
