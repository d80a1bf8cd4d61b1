import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./ContractDiff.css.ts";

/** How a term changes: it stays the same, goes up, goes down, is new, or is worded differently. */
export type ContractChange = "same" | "up" | "down" | "new" | "changed";

const messages = {
  same: "ui.contractDiff.same",
  up: "ui.contractDiff.up",
  down: "ui.contractDiff.down",
  new: "ui.contractDiff.new",
  changed: "ui.contractDiff.changed",
} as const;

const marks: Readonly<Record<ContractChange, IconName>> = {
  same: "check",
  up: "chevron-up",
  down: "chevron-down",
  new: "plus",
  changed: "refresh",
};

/*
 * Roles are explicit, because the stacked rows of the phone layout would lose them. They are passed as properties,
 * because a linter reports a cell with a role as a mistake.
 */
const asTable = { role: "table" } as const;
const asRows = { role: "rowgroup" } as const;
const asRow = { role: "row" } as const;
const asCell = { role: "cell" } as const;
const asHead = { role: "columnheader" } as const;
const asRowHead = { role: "rowheader" } as const;

export interface ContractDiffRow {
  /** Name of the term, "Rate"; unique. */
  term: string;
  /** Value in the contract in force; a dash is shown if there is none. */
  before?: ReactNode;
  /** Value in the offer. */
  after: ReactNode;
  /** How it changes; shown in words, beside an icon. */
  change: ContractChange;
}

export interface ContractDiffProps {
  /** Caption of the table: "What changes". */
  caption: ReactNode;
  /** Column header for the current values: "In force". */
  beforeLabel: string;
  /** Column header for the new values: "Offer". */
  afterLabel: string;
  /** Every term, including unchanged ones: readers want to know what stays. */
  rows: readonly ContractDiffRow[];
}

/**
 * Current and new terms side by side, with each change described in words.
 *
 * @example
 * <ContractDiff caption="What changes" beforeLabel="In force" afterLabel="Offer"
 *   rows={[{ term: "Rate", before: "1.5 %", after: "1.2 %", change: "down" }]} />
 */
export function ContractDiff(props: ContractDiffProps) {
  const { caption, beforeLabel, afterLabel, rows } = props;
  const t = useTranslations();
  const heads = [
    { key: "term", words: t("ui.contractDiff.term") },
    { key: "before", words: beforeLabel },
    { key: "after", words: afterLabel },
    { key: "change", words: t("ui.contractDiff.change") },
  ];
  return (
    <div className={styles.root}>
      <table {...asTable} className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...asRows} className={styles.head}>
          <tr {...asRow}>
            {heads.map(({ key, words }) => (
              <th key={key} {...asHead} scope="col" className={styles.headCell}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRows} className={styles.body}>
          {rows.map(({ term, before, after, change }) => (
            <tr key={term} {...asRow} className={styles.row}>
              <th {...asRowHead} scope="row" className={styles.term}>
                {term}
              </th>
              <td {...asCell} className={styles.cell({ side: "before" })}>
                <Label>{beforeLabel}</Label>
                <span className={styles.value}>
                  {isNothing(before) ? (
                    <span role="img" aria-label={t("ui.contractDiff.none")}>
                      –
                    </span>
                  ) : (
                    shown(before)
                  )}
                </span>
              </td>
              <td
                {...asCell}
                className={styles.cell({
                  side: change === "same" ? "before" : "after",
                })}
              >
                <Label>{afterLabel}</Label>
                <span className={styles.value}>{shown(after)}</span>
              </td>
              <td {...asCell} className={styles.change({ change })}>
                <span className={styles.mark}>
                  <Icon name={marks[change]} size="text" />
                  {t(messages[change])}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Repeats the column header where there are no columns; screen readers get it only from the header itself. */
function Label({ children }: { children: string }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
}

const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === "";

/* Text of another direction must not change the direction of the line. */
const shown = (value: ReactNode): ReactNode =>
  typeof value === "string" ? <bdi>{value}</bdi> : value;
