import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useSession } from "../actors/actors.ts";
import { RecordPeriodChoice } from "./RecordPeriodChoice.tsx";
import { RecordsTable, type RecordsTableProps } from "./RecordsTable.tsx";

import type { RecordPage } from "./useRecords.ts";

interface RecordsPageProps<Row, Page> extends RecordsTableProps<Row, Page> {
  /** Which of the records are shown, beside the choice of days. */
  readonly filter: ReactNode;
  /** Sums over all pages; those that the platform has not told yet, or does not tell, are undefined. */
  readonly figures: readonly {
    readonly label: string;
    readonly amount: string | undefined;
  }[];
  /** What the figures are called together. @default "Sum" */
  readonly figuresLabel?: string;
}

/**
 * A page of records: its days and kind, how many there are and what they come to, and the table.
 *
 * @example
 * <RecordsPage label="Bonus details" filter={filter} figures={[{ label: "Amount", amount: data?.totals?.amount }]}
 *   records={records} period={period} columns={columns} />
 */
export function RecordsPage<
  Row extends { readonly id: string; readonly time: number },
  Page extends RecordPage<Row>,
>(props: RecordsPageProps<Row, Page>) {
  const { filter, figures, figuresLabel, ...table } = props;
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  const { data, reading } = table.records;
  const waiting = reading.loading && data === undefined;
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={table.period} filter={filter} />
      <StatGrid label={figuresLabel ?? t("records.sum")}>
        <StatTile
          label={t("records.count")}
          value={data?.totalCount?.toString()}
          loading={waiting}
        />
        {figures.map(({ label, amount }) => (
          <StatTile
            key={label}
            label={label}
            kind="money"
            value={amount}
            currencySymbol={symbol}
            loading={waiting}
          />
        ))}
      </StatGrid>
      <RecordsTable {...table} />
    </Stack>
  );
}
