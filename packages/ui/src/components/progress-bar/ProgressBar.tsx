import { useId, type CSSProperties, type ReactNode } from "react";
import { useIntl } from "react-intl";
import * as gauge from "../../private/gauge/gauge.css.ts";
import * as styles from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  /** What is in progress. Shown above the bar and used as its accessible name. */
  label: ReactNode;
  /** Progress from 0 to `max`. Omit it while it is not known. */
  value?: number;
  /** Value at completion. @default 100 */
  max?: number;
  /** Progress as text, "3 of 5 uploads". Without it, a percentage is used. */
  valueText?: string;
  /** Colour by meaning; `prize` is for VIP levels only. @default "accent" */
  tone?: "accent" | "success" | "warning" | "danger" | "prize";
}

/**
 * Progress of an upload, a wagering requirement or a level. For an amount against a limit, use Meter.
 *
 * @example <ProgressBar label="Wagering requirement" value={320} max={500} valueText="320 of 500" />
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = "accent",
}: ProgressBarProps) {
  const intl = useIntl();
  const id = useId();
  const end = Number.isFinite(max) && max > 0 ? max : 0;
  const unknown = value === undefined || !Number.isFinite(value);
  const share =
    unknown || end === 0 ? 0 : Math.min(Math.max(value / end, 0), 1);
  const words = unknown
    ? undefined
    : (valueText ?? intl.formatNumber(share, { style: "percent" }));
  const width: CSSProperties & Record<"--share", string> = {
    "--share": `${share * 100}%`,
  };
  return (
    <div className={gauge.gauge}>
      <div className={gauge.words}>
        <span id={id} className={gauge.label}>
          {label}
        </span>
        {words !== undefined && <span className={gauge.figure}>{words}</span>}
      </div>
      <div
        role="progressbar"
        className={gauge.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={unknown ? undefined : share * end}
        aria-valuetext={words}
      >
        <div
          className={`${gauge.share({ tone })} ${unknown ? styles.unknown : ""}`}
          style={width}
        />
      </div>
    </div>
  );
}
