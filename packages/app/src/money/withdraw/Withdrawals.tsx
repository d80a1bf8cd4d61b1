import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { withdrawals } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Select } from "@foyer/ui/select";
import { localZone } from "../../kit/localZone.ts";
import { recordsKey } from "../../kit/queryKeys.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { useServices } from "../../services/services.ts";
import { standWords, stateOf, type Withdrawal } from "./withdrawalStages.ts";

/** Selectable periods of the list, in days. */
const periods = [30, 90, 365] as const;
const day = 86_400_000;
const pageSize = 10;

/**
 * Reads the requested withdrawals, page by page.
 *
 * @example const list = useWithdrawals(); list.query.data?.list
 */
export function useWithdrawals() {
  const services = useServices();
  const { client } = services;
  /* When the page was opened, by the platform's clock. */
  const [now] = useState(services.now);
  const [{ days, pageNo }, setWish] = useState<{
    readonly days: number;
    readonly pageNo: number;
  }>({ days: periods[0], pageNo: 1 });
  return {
    days,
    pageNo,
    query: useQuery({
      // Below the key of all records, which live events invalidate.
      queryKey: [...recordsKey, "withdrawals", { days, pageNo, now }],
      staleTime: 15_000,
      // A member who returns to the page wants to see the current status.
      refetchOnWindowFocus: true,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        client.call(
          withdrawals,
          // Also covers what is requested later on this page.
          { from: now - days * day, to: now + day, pageNo, pageSize },
          { signal },
        ),
    }),
    setDays: (wanted: number) => setWish({ days: wanted, pageNo: 1 }),
    setPageNo: (wanted: number) => setWish({ days, pageNo: wanted }),
  };
}

const tones = {
  pending: "info",
  done: "success",
  attention: "warning",
  failed: "danger",
  closed: "neutral",
} as const;

/** A withdrawal as a table row. */
interface Row extends Omit<Withdrawal, "stages"> {
  readonly time: number | undefined;
  readonly state: string;
  readonly withdrawal: Withdrawal;
}

interface WithdrawalsProps {
  readonly list: ReturnType<typeof useWithdrawals>;
  readonly symbol: string;
  readonly onOpen: (withdrawal: Withdrawal) => void;
}

/** The requested withdrawals, newest first, each with its status (W-110). */
export function Withdrawals({ list, symbol, onOpen }: WithdrawalsProps) {
  const t = useTranslations();
  const { days, pageNo, query, setDays, setPageNo } = list;
  const { data } = query;
  const rows = (data?.list ?? []).map((withdrawal): Row => ({
    ...withdrawal,
    time: withdrawal.stages[0]?.at,
    state: t(standWords(withdrawal)),
    withdrawal,
  }));
  const columns: readonly DataTableColumn<Row>[] = [
    {
      key: "time",
      header: t("withdraw.list.time"),
      kind: "time",
      priority: "title",
    },
    {
      key: "amount",
      header: t("money.amount"),
      kind: "money",
      symbol,
      priority: "figure",
    },
    {
      key: "fee",
      header: t("money.fee"),
      kind: "money",
      symbol,
    },
    {
      key: "net",
      header: t("withdraw.arrives"),
      kind: "money",
      symbol,
    },
    {
      key: "state",
      header: t("withdraw.list.state"),
      cell: ({ state, withdrawal }) => (
        <Badge tone={tones[stateOf(withdrawal)]}>{state}</Badge>
      ),
    },
  ];
  return (
    <DataTable
      label={t("withdraw.list")}
      columns={columns}
      rows={rows}
      rowId={({ orderId }) => orderId}
      timeZone={localZone()}
      {...useReading(query)}
      loadingRows={3}
      toolbar={
        <Select
          name="period"
          label={t("withdraw.list.period")}
          value={String(days)}
          onChange={(value) =>
            setDays(periods.find((one) => String(one) === value) ?? periods[0])
          }
          options={periods.map((count) => ({
            value: String(count),
            label: t("withdraw.list.days", { count }),
          }))}
        />
      }
      paging={
        data && data.totalPages > 1
          ? {
              page: pageNo,
              pages: data.totalPages,
              onPage: setPageNo,
              pageSize,
            }
          : undefined
      }
      actions={({ withdrawal }) => (
        <Button size="small" onClick={() => onOpen(withdrawal)}>
          {t("withdraw.list.details")}
        </Button>
      )}
      empty={
        <EmptyState
          level={4}
          picture="withdraw"
          title={t("withdraw.list.empty")}
        >
          {t("withdraw.list.emptyText")}
        </EmptyState>
      }
    />
  );
}
