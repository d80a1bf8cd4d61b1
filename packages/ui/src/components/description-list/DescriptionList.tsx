import type { ReactNode } from "react";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./DescriptionList.css.ts";

export interface DescriptionItem {
  /** Identifies the pair. */
  key: string;
  /** Label: "Order number". */
  label: ReactNode;
  /** The value; a dash is shown if it is empty. */
  value: ReactNode;
  /** A short note below the value. */
  hint?: ReactNode;
  /** Adds a button that copies the value. */
  copy?: {
    /** The value to copy. */
    value: string;
    /** Accessible name of the button: "Copy order number". */
    label: string;
  };
  /** Whether it sums up the pairs above: a line separates it, and it is shown in bold. @default false */
  total?: boolean;
  /** Position of the value; `below` for sentences. @default "beside" */
  layout?: "beside" | "below";
}

export interface DescriptionListProps {
  /** The pairs, in reading order. */
  items: readonly DescriptionItem[];
  /** `dense` uses 14 px text. @default "regular" */
  density?: "regular" | "dense";
  /** Whether the values are loading: placeholders are shown. @default false */
  loading?: boolean;
}

/**
 * Pairs of labels and values, as in a receipt or the details of a record.
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
