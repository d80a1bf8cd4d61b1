import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { profitLoss, type ProfitDay } from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Text } from "@foyer/ui/text";
import { useServices } from "../services/services.ts";
import { RecordsPage } from "./RecordsPage.tsx";
import { runningSum } from "./runningSum.ts";
import { useBetsColumn, useFigures } from "./useFigures.tsx";
import { usePeriod } from "./usePeriod.ts";
import { byName, useAccountOrder } from "./useAccountOrder.ts";
import { accountCell } from "../kit/centre/AccountLink.tsx";
import { useLastPage, usePageNo } from "../kit/centre/useFilter.ts";
import { allPages } from "../kit/reading/allPages.ts";
import type { WhoseRecords } from "./RecordsList.tsx";

/** Accounts on a page, and in a file. */
const pageSize = 50;
const mostAccounts = 100_000;

/** The figures with their names, and hints that say what they count. */
const figures = [
  {
    key: "stake",
    label: "records.profit.stake",
    hint: "records.profit.stakeHint",
  },
  { key: "win", label: "records.profit.win" },
  {
    key: "bonus",
    label: "records.profit.bonus",
    hint: "records.profit.bonusHint",
  },
  {
    key: "profit",
    label: "records.profit.result",
    hint: "records.profit.resultHint",
  },
  { key: "deposit", label: "records.profit.deposit" },
  { key: "withdraw", label: "records.profit.withdraw" },
] as const;

interface ProfitAndLossProps extends Pick<WhoseRecords, "scope" | "account"> {
  /** Rows of the table: days, or accounts, with the highest stakes first or by name. @default "day" */
  readonly by?: "day" | "account";
  /** Filter of the figures, beside the choice of days. */
  readonly filter?: ReactNode;
}

/**
 * Profit and loss of a period: the total, charts, and day by day (W-86); of the member, or of the team, which is also
 * shown by account (MEM-09, AGT-07).
 *
 * @example <ProfitAndLoss scope="TEAM" by="account" filter={choice} />
 */
export function ProfitAndLoss(props: ProfitAndLossProps) {
  const { scope, account = "", by = "day", filter } = props;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { client } = useServices();
  const period = usePeriod("last30");
  const { span } = period;
  const [pageNo, setPageNo] = usePageNo();
  const accounts = useAccountOrder();
  const request = {
    scope,
    ...span,
    ...(scope === "TEAM" && { account, by }),
  };
  const { data, isOld, state } = useFigures({
    call: profitLoss,
    period,
    request: {
      ...request,
      ...(by === "account" && { ...accounts.request, pageNo, pageSize }),
    },
    rowsAre: by,
  });
  useLastPage(by === "account" ? data?.totalPages : undefined);
  const rows = data?.rows ?? [];
  const profits = rows.map(({ profit }) => profit);
  const count = data?.totalCount ?? undefined;
  const days = by === "day";
  const { sortable, sort, onSortChange, isByName } = accounts.of(data, isOld);
  const notes = days
    ? []
    : [
        ...(isByName ? [t("records.profit.byName")] : []),
        ...(count !== undefined && count > mostAccounts
          ? [t("records.profit.cut", { count: formatNumber(mostAccounts) })]
          : []),
      ];
  const dayColumn = useBetsColumn(t("records.profit.day"), period, account);
  const columns: readonly DataTableColumn<ProfitDay>[] = [
    days
      ? dayColumn
      : {
          key: "account",
          header: t("records.account"),
          sortable,
          cell: accountCell,
        },
    ...figures.map(({ key, label }): DataTableColumn<ProfitDay> => ({
      key,
      header: t(label),
      kind: "money",
      // Accounts are paginated by the server: sorting a single page would look like sorting all of them.
      sortable: days || (sortable && key === "stake"),
      ...(key === "profit" && { signed: true, priority: "figure" }),
    })),
  ];
  return (
    <RecordsPage
      {...state}
      label={t("records.profit")}
      filter={filter}
      figures={figures.map(({ key, label, ...figure }) => ({
        label: t(label),
        value: data?.total[key],
        ...("hint" in figure && { hint: t(figure.hint) }),
      }))}
      charts={
        days
          ? {
              name: "profitCharts",
              days: rows.map(({ day }) => day),
              pointHead: t("records.profit.day"),
              charts: [
                {
                  type: "bars",
                  label: t("records.profit.perDay"),
                  valueHead: t("records.profit.result"),
                  values: profits,
                  signed: true,
                  table: "beside",
                },
                {
                  type: "line",
                  label: t("records.profit.soFar"),
                  valueHead: t("records.profit.result"),
                  values: runningSum(profits),
                },
              ],
            }
          : undefined
      }
      // A sort order of days does not apply to accounts: each table starts with its own.
      tableKey={by}
      columns={columns}
      rows={rows}
      rowId={(row) => row[by]}
      total={data?.total}
      toolbar={
        notes.length > 0 && (
          <Text size="small" tone="quiet">
            {notes.join(" ")}
          </Text>
        )
      }
      defaultSort={{ key: days ? "day" : "stake", direction: "descending" }}
      {...(!days && {
        ...(sortable && { sort, onSortChange }),
        paging: {
          page: pageNo,
          pages: data?.totalPages ?? 0,
          onPage: setPageNo,
          pageSize,
          ...(count !== undefined && { total: count }),
        },
        readAll: () => {
          // By name, each page after the last account of the one before: nobody is left out or there twice while bets
          // go on and accounts come.
          let after = "";
          return allPages(async (part) => {
            const wish = { ...request, ...byName, ...part, after };
            const answer = await client.call(profitLoss, wish);
            after = answer.rows.at(-1)?.account ?? after;
            return answer;
          }, mostAccounts);
        },
      })}
    />
  );
}
