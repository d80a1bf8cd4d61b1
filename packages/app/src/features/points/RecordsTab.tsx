import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { RedeemRecord } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { usePointsText } from "@foyer/ui/points-product-card";
import { useServices } from "../../services/services.ts";
import { redemptionsQuery } from "./pointsQueries.ts";
import { PointsTable } from "./PointsTable.tsx";
import { RedeemStatus } from "./RedeemStatus.tsx";
import { statusWords } from "./statusWords.ts";

const messages = defineMessages({
  label: {
    id: "points.records",
    defaultMessage: "Exchange records",
    description: "Name of the list of what was bought with points",
  },
  title: {
    id: "points.records.title",
    defaultMessage: "Product",
    description: "Column: what was bought with points",
  },
  quantity: {
    id: "points.records.quantity",
    defaultMessage: "Redeem quantity",
    description: "Column: how many pieces",
  },
  amount: {
    id: "points.records.amount",
    defaultMessage: "Amount",
    description: "Column: what it cost, with its unit",
  },
  status: {
    id: "points.records.status",
    defaultMessage: "Status",
    description: "Column: how far it is",
  },
  time: {
    id: "points.records.time",
    defaultMessage: "Time",
    description: "Column: when it was bought",
  },
  address: {
    id: "points.records.address",
    defaultMessage: "Address",
    description: "Column: where it is sent",
  },
  account: {
    id: "points.records.account",
    defaultMessage: "Payment account",
    description: "Column: the account that is paid to",
  },
  remark: {
    id: "points.records.remark",
    defaultMessage: "Remark",
    description: "Column: what the platform says of it",
  },
  empty: {
    id: "points.records.empty",
    defaultMessage: "Nothing redeemed yet",
    description: "Title: nothing was bought with points",
  },
  emptyText: {
    id: "points.records.emptyText",
    defaultMessage: "What you redeem is listed here, with how far it is.",
    description: "Nothing was bought with points",
  },
  goods: {
    id: "points.records.goods",
    defaultMessage: "See what points buy",
    description: "Button that leads to the goods",
  },
});

interface RecordsTabProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onGoods: () => void;
}

/** What was bought with points, and how far it is (PTS-05, PTS-09, PTS-10). */
export function RecordsTab({ page, onPage, onGoods }: RecordsTabProps) {
  const { formatMessage } = useIntl();
  const points = usePointsText();
  const query = useQuery(redemptionsQuery(useServices(), page));
  const rows = query.data?.list ?? [];
  const amount = ({ amount: cost, unit }: RedeemRecord) =>
    // A platform names other units than points, where it pays out by an account.
    unit === "" || unit === "points" ? points(cost) : `${cost} ${unit}`;
  const columns: DataTableColumn<RedeemRecord>[] = [
    { key: "title", header: formatMessage(messages.title), width: "medium" },
    {
      key: "status",
      header: formatMessage(messages.status),
      width: "narrow",
      priority: "figure",
      text: ({ status }) => formatMessage(statusWords[status]),
      cell: ({ status }) => <RedeemStatus status={status} />,
    },
    {
      key: "redeemQuantity",
      header: formatMessage(messages.quantity),
      kind: "number",
    },
    {
      key: "amount",
      header: formatMessage(messages.amount),
      align: "end",
      text: amount,
      cell: amount,
    },
    { key: "time", header: formatMessage(messages.time), kind: "time" },
    { key: "address", header: formatMessage(messages.address) },
    // Goods are sent and have none: a column of dashes says nothing.
    ...(rows.some(({ paymentAccount }) => paymentAccount !== "")
      ? [
          {
            key: "paymentAccount" as const,
            header: formatMessage(messages.account),
          },
        ]
      : []),
    { key: "remark", header: formatMessage(messages.remark) },
  ];
  return (
    <PointsTable
      label={formatMessage(messages.label)}
      columns={columns}
      rows={rows}
      query={query}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          level={2}
          picture="record"
          title={formatMessage(messages.empty)}
          action={
            <Button onClick={onGoods}>{formatMessage(messages.goods)}</Button>
          }
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      }
    />
  );
}
