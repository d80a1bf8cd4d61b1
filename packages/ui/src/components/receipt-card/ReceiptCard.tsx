import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import type { IconName } from "../icon/index.ts";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { Heading } from "../text/Heading.tsx";
import * as styles from "./ReceiptCard.css.ts";

/** How something stands: under way, done, waiting for the player, failed, or of no further effect. */
export type ReceiptState =
  | "pending"
  | "done"
  | "attention"
  | "failed"
  | "closed";

export interface ReceiptCardProps {
  /** What it is the receipt of: "Withdrawal". */
  title: string;
  /** How it stands; its mark and colour. */
  state: ReceiptState;
  /** The same in words: "Being paid out". */
  stateLabel: string;
  /** How much it is about, a plain decimal; a dash stands for one not known. */
  amount: string | undefined;
  /** The currency as the platform writes it, "RM". */
  currencySymbol: string;
  /** What the amount is: "Leaves your wallet". */
  amountLabel?: string;
  /** When it was asked for, in milliseconds since 1970. */
  time?: number;
  /** Zone the time is written in, an IANA name. @default "UTC" */
  timeZone?: string;
  /** Whose receipt it is; printed, not shown. */
  issuer?: string;
  /** Sum, numbers and way, in this order. */
  children?: ReactNode;
  /** What can be done with it; not printed. */
  actions?: ReactNode;
  /** Level of its heading. @default 3 */
  level?: 2 | 3 | 4;
  /** It is on its way: shapes stand in for it. @default false */
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
 * The receipt of one movement of money: what it was, how it stands, how much, and how that comes about. Printing the
 * page prints the receipt alone, in black on white.
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
