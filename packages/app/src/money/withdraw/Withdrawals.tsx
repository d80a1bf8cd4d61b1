import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Select } from "@foyer/ui/select";
import { localZone } from "../../kit/localZone.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { useServices } from "../../services/services.ts";
import { stageNames, standOf, stateOf } from "./withdrawalStages.ts";
import {
  pageSize,
  withdrawalsQuery,
  type Withdrawal,
} from "./withdrawalsQuery.ts";

/** How many days back the list may go. */
const periods = [30, 90, 365] as const;

/**
 * Reads what was asked for, page by page.
 *
 * @example const list = useWithdrawals(); list.query.data?.list
 */
export function useWithdrawals() {
  const services = useServices();
  const [now] = useState(() => Date.now());
  const [{ days, pageNo }, setWish] = useState<{
    readonly days: number;
    readonly pageNo: number;
  }>({ days: periods[0], pageNo: 1 });
  return {
    days,
    pageNo,
    query: useQuery(withdrawalsQuery(services, { days, pageNo, now })),
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

/** A withdrawal as a row. */
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

/** What was asked for, newest first, and how each stands (W-110). */
export function Withdrawals({ list, symbol, onOpen }: WithdrawalsProps) {
  const t = useTranslations();
  const { days, pageNo, query, setDays, setPageNo } = list;
  const { data } = query;
  const rows = (data?.list ?? []).map((withdrawal): Row => ({
    ...withdrawal,
    time: withdrawal.stages[0]?.at,
    state: t(stageNames[standOf(withdrawal)?.state ?? "REQUESTED"]),
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
      {...(data &&
        data.totalPages > 1 && {
          paging: {
            page: pageNo,
            pages: data.totalPages,
            onPage: setPageNo,
            pageSize,
          },
        })}
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
