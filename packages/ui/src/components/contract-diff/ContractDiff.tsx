import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./ContractDiff.css.ts";

/** What became of a term: it stays, is higher, lower, has come, or reads otherwise. */
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

/* Written out, since rows that stand below each other on a phone would lose them. Handed over as properties, because a linter takes a cell with a role for a mistake. */
const asTable = { role: "table" } as const;
const asRows = { role: "rowgroup" } as const;
const asRow = { role: "row" } as const;
const asCell = { role: "cell" } as const;
const asHead = { role: "columnheader" } as const;
const asRowHead = { role: "rowheader" } as const;

export interface ContractDiffRow {
  /** What it is about: "Rate"; no two are alike. */
  term: string;
  /** What it says in the contract in force; a dash stands for nothing. */
  before?: ReactNode;
  /** What it says in the one that is offered. */
  after: ReactNode;
  /** What became of it; said in words, beside a mark. */
  change: ContractChange;
}

export interface ContractDiffProps {
  /** What is compared, above the table: "What changes for you". */
  caption: ReactNode;
  /** Head of the old side: "In force". */
  beforeLabel: string;
  /** Head of the new side: "Offered". */
  afterLabel: string;
  /** Every term, the unchanged ones too: that something stays is an answer. */
  rows: readonly ContractDiffRow[];
}

/**
 * Old and new terms side by side, and in words what became of each.
 *
 * @example
 * <ContractDiff caption="What changes" beforeLabel="In force" afterLabel="Offered"
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

/** The head of the column once more, where there are no columns; heard from the head alone. */
function Label({ children }: { children: string }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
}

const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === "";

/* A text of another direction must not turn the line round. */
const shown = (value: ReactNode): ReactNode =>
  typeof value === "string" ? <bdi>{value}</bdi> : value;
