import { useLayoutEffect, useState } from "react";
import { choose, share } from "../../private/records/selection.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { RecordsError } from "../../private/records/RecordsError.tsx";
import {
  titleKey,
  asCell,
  asRow,
  asRows,
  asTable,
  type DataTableProps,
} from "./columns.ts";
import { CsvButton } from "./CsvButton.tsx";
import {
  DataTableFoot,
  DataTableStatus,
  DataTableTools,
  StaleNote,
} from "./DataTableTools.tsx";
import { DataTableHead } from "./DataTableHead.tsx";
import {
  DataTableRow,
  DataTableSkeleton,
  DataTableTotals,
} from "./DataTableRow.tsx";
import { useTableView } from "./useTableView.ts";
import * as styles from "./DataTable.css.ts";

const nobody: ReadonlySet<string> = new Set();

/**
 * A table of records that can be sorted, paginated, totalled, selected and exported. Where rows do not fit, each
 * record becomes a card. It is one native table at every width, with explicit roles, because the `display` of a card
 * would remove them.
 *
 * @example
 * <DataTable
 *   label="Bets"
 *   columns={[
 *     { key: "game", header: "Game" },
 *     { key: "at", header: "Time", kind: "time", sortable: true },
 *     { key: "result", header: "Result", kind: "money", signed: true, priority: "figure" },
 *   ]}
 *   rows={bets}
 *   rowId={(bet) => bet.id}
 *   empty={<EmptyState title="No bets yet" />}
 * />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    timeZone,
    density = "regular",
    stickyHead = "panel",
    sort,
    onSortChange,
    defaultSort,
    paging,
    pageSize = 50,
    totals = [],
    actions,
    selected = nobody,
    onSelectedChange,
    bulkActions,
    toolbar,
    download,
    loading = false,
    loadingRows = 8,
    failure,
    staleSince,
    empty,
  } = props;
  const view = useTableView({
    columns,
    rows,
    sort,
    onSortChange,
    defaultSort,
    paging,
    pageSize,
  });
  const [setBox, overflows] = useOverflowAcross();
  const { shown } = view.paged;
  const ids = shown.map(rowId);
  const title = titleKey(columns);
  const selectable = onSelectedChange !== undefined;
  const none = rows.length === 0;
  const extra = (selectable ? 1 : 0) + (actions ? 1 : 0);
  const tick = (which: readonly string[]) => (into: boolean) =>
    onSelectedChange?.(choose(selected, which, into));

  return (
    <div className={styles.root({ density })}>
      <DataTableStatus
        loading={loading}
        unknown={none && failure !== undefined}
        paged={view.paged}
        columns={columns}
        sort={view.sort}
      />
      <DataTableTools
        toolbar={toolbar}
        selectedCount={selected.size}
        onClear={() => onSelectedChange?.(nobody)}
        bulkActions={bulkActions}
        download={
          download &&
          !none && (
            <CsvButton
              {...download}
              columns={columns}
              rowsAtHand={view.sorted}
              timeZone={timeZone}
            />
          )
        }
      />
      {!none && (failure !== undefined || staleSince !== undefined) && (
        <StaleNote
          title={failure?.title}
          since={staleSince}
          timeZone={timeZone}
          onRetry={failure?.onRetry}
          retrying={failure?.retrying ?? loading}
        />
      )}
      <div
        ref={setBox}
        className={`${styles.box({ overflows })} ${focusRingInset}`}
        {...(overflows && { role: "region", "aria-label": label, tabIndex: 0 })}
      >
        <table
          {...asTable}
          aria-label={label}
          aria-busy={loading || undefined}
          className={styles.table({ stickyHead, overflows })}
        >
          <DataTableHead
            columns={columns}
            title={title}
            sort={view.sort}
            onSort={view.sortBy}
            chosen={selectable ? share(selected, ids) : undefined}
            onChooseAll={tick(ids)}
            hasActions={actions !== undefined}
          />
          {none && loading && (
            <DataTableSkeleton
              rows={loadingRows}
              columns={columns}
              title={title}
              selectable={selectable}
              hasActions={actions !== undefined}
            />
          )}
          {none && !loading && (
            <tbody {...asRows} className={styles.body}>
              <tr {...asRow} className={styles.insteadRow}>
                <td
                  {...asCell}
                  className={styles.instead}
                  colSpan={columns.length + extra}
                >
                  {failure ? (
                    <RecordsError failure={failure} level={3} />
                  ) : (
                    empty
                  )}
                </td>
              </tr>
            </tbody>
          )}
          {!none && (
            <tbody {...asRows} className={styles.body}>
              {shown.map((row, index) => {
                const id = ids[index] ?? "";
                return (
                  <DataTableRow
                    key={id}
                    row={row}
                    columns={columns}
                    title={title}
                    timeZone={timeZone}
                    selected={selected.has(id)}
                    onSelect={selectable ? tick([id]) : undefined}
                    actions={actions}
                  />
                );
              })}
            </tbody>
          )}
          {!none && totals.length > 0 && (
            <DataTableTotals
              totals={totals}
              columns={columns}
              title={title}
              timeZone={timeZone}
              selectable={selectable}
              hasActions={actions !== undefined}
            />
          )}
        </table>
      </div>
      <DataTableFoot label={label} paged={view.paged} />
    </div>
  );
}

/**
 * Whether an element's content is wider than the element.
 *
 * @example const [setBox, overflows] = useOverflowAcross();
 */
function useOverflowAcross(): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () =>
      setOverflows(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, overflows];
}
