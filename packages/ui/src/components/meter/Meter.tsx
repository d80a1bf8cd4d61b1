import { useMeter } from "react-aria/useMeter";
import type { CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import * as gauge from "../../private/gauge/gauge.css.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Meter.css.ts";

const messages = {
  near: "ui.meter.near",
  reached: "ui.meter.reached",
} as const;

export interface MeterProps {
  /** What is measured. Shown above the bar and used as its accessible name. */
  label: ReactNode;
  /** The amount, a plain decimal as the platform sends it, "320.00". */
  value: string;
  /** The limit, a plain decimal. */
  max: string;
  /** Both amounts as text, "RM 320.00 of RM 500.00", shown and announced. Without it, a percentage is used. */
  valueText?: string;
  /** `limit` warns in colour and words when the limit is nearly or fully used; the others only set the colour. @default "limit" */
  tone?: "limit" | "accent" | "success" | "warning" | "danger" | "prize";
  /** Share from which `limit` warns that it is nearly used, from 0 to 1. @default 0.8 */
  nearAt?: number;
  /** A quiet line below the bar, for example when the limit resets. */
  hint?: ReactNode;
}

/**
 * An amount against its limit: a deposit limit, a wagering requirement, the day's free withdrawals.
 *
 * @example <Meter label="Deposits today" value="320.00" max="500.00" valueText="RM 320.00 of RM 500.00" />
 */
export function Meter(props: MeterProps) {
  const { label, value, max, valueText, tone = "limit", hint } = props;
  const intl = useIntl();
  const t = useTranslations();
  const share = shareOf(value, max);
  const warning =
    tone === "limit" ? warningOf(share, props.nearAt ?? 0.8) : undefined;
  const figure = valueText ?? intl.formatNumber(share, { style: "percent" });
  const notice = warning && t(messages[warning]);
  const { meterProps, labelProps } = useMeter({
    label,
    value: share * 100,
    /* Our own words, since React Aria's formatter follows the browser's language and not the page's. */
    valueLabel: notice === undefined ? figure : `${figure}. ${notice}`,
  });
  const width: CSSProperties & Record<"--share", string> = {
    "--share": `${share * 100}%`,
  };
  return (
    <div className={gauge.gauge}>
      <div className={gauge.words}>
        <span {...labelProps} className={gauge.label}>
          {label}
        </span>
        <span className={gauge.figure}>{figure}</span>
      </div>
      <div {...meterProps} className={gauge.track}>
        <div
          className={gauge.share({ tone: colourOf(tone, warning) })}
          style={width}
        />
      </div>
      {notice !== undefined && warning !== undefined && (
        <div className={styles.notice({ warning })}>
          <span className={styles.mark}>
            <Icon name={warning === "near" ? "warning" : "error"} size="text" />
          </span>
          <span className={styles.words}>{notice}</span>
        </div>
      )}
      {hint !== undefined && <div className={styles.hint}>{hint}</div>}
    </div>
  );
}

type Warning = "near" | "reached";

function warningOf(share: number, nearAt: number): Warning | undefined {
  if (share >= 1) return "reached";
  return share >= nearAt ? "near" : undefined;
}

function colourOf(
  tone: NonNullable<MeterProps["tone"]>,
  warning: Warning | undefined,
) {
  if (tone !== "limit") return tone;
  if (warning === "reached") return "danger";
  return warning === "near" ? "warning" : "accent";
}

/** A plain decimal: no grouping, no exponent, no currency. */
const plain = /^([+-]?)(\d+)(?:\.(\d+))?$/;

interface Decimal {
  readonly units: bigint;
  /** Number of digits after the decimal point. */
  readonly places: number;
}

function read(value: string): Decimal | undefined {
  const [, sign = "", whole, part = ""] = plain.exec(value.trim()) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + part);
  return { units: sign === "-" ? -units : units, places: part.length };
}

/** Ten thousandths are finer than a pixel of any bar. */
const steps = 10_000n;

/**
 * The share of a limit that an amount takes up, from 0 to 1, calculated in integers so that any number of digits is
 * exact. Returns 0 if either value is not a plain decimal, and 1 for any positive amount against a limit of zero.
 *
 * @example shareOf("320.00", "500.00") // 0.64
 */
export function shareOf(amount: string, limit: string): number {
  const part = read(amount);
  const whole = read(limit);
  if (!part || !whole || part.units <= 0n) return 0;
  if (whole.units <= 0n) return 1;
  const places = Math.max(part.places, whole.places);
  const at = ({ units, places: own }: Decimal) =>
    units * 10n ** BigInt(places - own);
  const share = (at(part) * steps) / at(whole);
  return share >= steps ? 1 : Number(share) / Number(steps);
}
