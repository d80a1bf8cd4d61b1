import type { ComponentProps } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ProfitDay } from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { FiguresTable } from "../FiguresTable.tsx";

import type { Reading } from "../../kit/reading/useReading.ts";
import type { RecordPeriod } from "../usePeriod.ts";
import { profitWords } from "./profitWords.ts";

interface ProfitTableProps {
  readonly by: "day" | "account";
  readonly rows: readonly ProfitDay[];
  readonly total: Omit<ProfitDay, "day" | "account"> | undefined;
  readonly period: RecordPeriod;
  readonly reading: Reading;
  /** Accounts come page by page, in the platform's order. */
  readonly pages?: ComponentProps<typeof FiguresTable<ProfitDay>>["pages"];
}

const written = (day: string): string => day.replaceAll("-", "/");

/** The figures behind the charts, day by day, or account by account. */
export function ProfitTable(props: ProfitTableProps) {
  const { by, rows, total, period, reading, pages } = props;
  const t = useTranslations();
  const money = (
    key: Exclude<keyof ProfitDay, "account">,
    over: Partial<DataTableColumn<ProfitDay>> = {},
  ): DataTableColumn<ProfitDay> => ({
    key,
    header: t(profitWords[key]),
    kind: "money",
    // A page alone in another order would pass for the order of all.
    sortable: pages === undefined,
    ...over,
  });
  const first: DataTableColumn<ProfitDay> =
    by === "day"
      ? {
          key: "day",
          header: t("records.profit.day"),
          sortable: true,
          text: ({ day }) => written(day),
          cell: ({ day }) => <bdi>{written(day)}</bdi>,
        }
      : {
          key: "account",
          header: t("records.account"),
          cell: ({ account }) => <bdi>{account}</bdi>,
        };
  return (
    <FiguresTable
      // The order of days is none of accounts: each begins with its own.
      key={by}
      label={t("records.profit")}
      columns={[
        first,
        money("stake"),
        money("win"),
        money("bonus"),
        money("profit", { signed: true, priority: "figure" }),
        money("deposit"),
        money("withdraw"),
      ]}
      rows={rows}
      rowId={(row) => row[by]}
      total={total}
      period={period}
      reading={reading}
      {...(pages && { pages })}
      defaultSort={{
        key: by === "day" ? "day" : "stake",
        direction: "descending",
      }}
    />
  );
}
