import type { ReactNode } from "react";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./DescriptionList.css.ts";

export interface DescriptionItem {
  /** Tells the pairs apart. */
  key: string;
  /** What it is: "Order number". */
  label: ReactNode;
  /** What it says; a dash stands for nothing. */
  value: ReactNode;
  /** A word about the value, below it. */
  hint?: ReactNode;
  /** Offers the value for the clipboard. */
  copy?: {
    /** What goes on the clipboard. */
    value: string;
    /** What it copies, in words: "Copy order number". */
    label: string;
  };
  /** Sums up those above: a rule stands before it, and it is written strongly. @default false */
  total?: boolean;
  /** Where the value stands; `below` for sentences. @default "beside" */
  layout?: "beside" | "below";
}

export interface DescriptionListProps {
  /** The pairs, in the order of reading. */
  items: readonly DescriptionItem[];
  /** `dense` writes them in 14 px. @default "regular" */
  density?: "regular" | "dense";
  /** The values are on their way: shapes stand in for them. @default false */
  loading?: boolean;
}

/**
 * Labels and what they say: a receipt, the details of a record.
 *
 * @example <DescriptionList items={[{ key: "bank", label: "Bank", value: "North Lake Bank" }]} />
 */
export function DescriptionList({
  items,
  density = "regular",
  loading = false,
}: DescriptionListProps) {
  return (
    <div className={styles.root} aria-busy={loading || undefined}>
      <dl className={styles.list({ density })}>
        {items.map(({ key, total = false, layout = "beside", ...item }) => (
          <div key={key} className={styles.pair({ total, layout })}>
            <dt className={styles.label}>{item.label}</dt>
            {loading ? (
              <dd className={styles.bone}>
                <Skeleton shape="caption" />
              </dd>
            ) : (
              <dd className={styles.value}>
                <span className={styles.words}>{shown(item.value)}</span>
                {item.copy && (
                  <span className={styles.copy}>
                    <CopyButton {...item.copy} />
                  </span>
                )}
                {item.hint !== undefined && (
                  <span className={styles.hint}>{item.hint}</span>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

function shown(value: ReactNode): ReactNode {
  if (typeof value === "string" && value !== "") return <bdi>{value}</bdi>;
  return value === undefined || value === null || value === "" ? "–" : value;
}
