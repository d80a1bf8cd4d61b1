import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import type { IconName } from "../icon/index.ts";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { Heading } from "../text/Heading.tsx";
import * as styles from "./ReceiptCard.css.ts";

/** Status: in progress, completed, needs the member's answer, failed, or closed. */
export type ReceiptState =
  | "pending"
  | "done"
  | "attention"
  | "failed"
  | "closed";

export interface ReceiptCardProps {
  /** What the receipt is for: "Withdrawal". */
  title: string;
  /** Status, which sets the icon and colour. */
  state: ReceiptState;
  /** The status in words: "In review". */
  stateLabel: string;
  /** The amount, a plain decimal. Undefined shows a dash. */
  amount: string | undefined;
  /** The currency as the platform writes it, "RM". */
  currencySymbol: string;
  /** What the amount is: "Withdrawal amount". */
  amountLabel?: string;
  /** Time of the request, in milliseconds since 1970. */
  time?: number;
  /** IANA time zone for the time. @default "UTC" */
  timeZone?: string;
  /** Who issued the receipt; printed, not shown on screen. */
  issuer?: string;
  /** Cost summary, reference numbers and timeline, in this order. */
  children?: ReactNode;
  /** Buttons, not printed. */
  actions?: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Loading: shows a skeleton. @default false */
  loading?: boolean;
}

const marks: Record<
  ReceiptState,
  {
    tone: "info" | "success" | "warning" | "danger" | "neutral";
    icon: IconName;
  }
> = {
  pending: { tone: "info", icon: "clock" },
  done: { tone: "success", icon: "check" },
  attention: { tone: "warning", icon: "warning" },
  failed: { tone: "danger", icon: "close" },
  closed: { tone: "neutral", icon: "minus" },
};

/**
 * The receipt of a payment: type, status, amount and how it is made up. Printing the page prints only the receipt, in
 * black on white.
 *
 * @example
 * <ReceiptCard title="Withdrawal" state="pending" stateLabel="In review" amount="250" currencySymbol="RM">
 *   <CostSummary … /><StatusTimeline … />
 * </ReceiptCard>
 */
export function ReceiptCard(props: ReceiptCardProps) {
  const { title, state, stateLabel, amount, currencySymbol, amountLabel } =
    props;
  const { time, timeZone, issuer, children, actions } = props;
  const { level = 3, loading = false } = props;
  const { tone, icon } = marks[state];
  return (
    <article
      className={styles.card}
      data-receipt=""
      aria-busy={loading || undefined}
    >
      {issuer !== undefined && <p className={styles.issuer}>{issuer}</p>}
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={level} size="card">
            {title}
          </Heading>
          {time !== undefined && !loading && (
            <span className={styles.quiet}>
              <DateTime at={time} timeZone={timeZone} showZone />
            </span>
          )}
        </div>
        {!loading && (
          <Badge tone={tone} icon={icon}>
            {stateLabel}
          </Badge>
        )}
      </header>
      <div className={styles.sum}>
        {amountLabel !== undefined && (
          <span className={styles.quiet}>{amountLabel}</span>
        )}
        {loading ? (
          <span className={styles.bone}>
            <Skeleton shape="heading" />
          </span>
        ) : (
          <Money amount={amount} symbol={currencySymbol} size="display" />
        )}
      </div>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
