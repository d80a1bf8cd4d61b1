import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { ResponseOf } from "@foyer/platform/call";
import {
  transactionKinds,
  transactions,
  type Transaction,
} from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../../../services/services.ts";
import { useOpenMemberPage } from "../memberCentreContext.ts";
import { KindFilter } from "../records/KindFilter.tsx";
import { RecordsPage } from "../records/RecordsPage.tsx";
import { recordWords } from "../records/recordWords.ts";
import { usePeriod } from "../records/usePeriod.ts";
import { useRecords } from "../records/useRecords.ts";
import { transactionNames } from "./transactionWords.ts";

const messages = defineMessages({
  label: {
    id: "records.transactions",
    defaultMessage: "Account change details",
    description: "Name of the table of all changes of the wallet",
  },
  credits: {
    id: "records.transactions.credits",
    defaultMessage: "Credit report",
    description: "Name of the figures of what came into the wallet and left it",
  },
  title: {
    id: "records.transactions.title",
    defaultMessage: "Details",
    description: "Column: the game, wallet or gift that an amount was for",
  },
  amount: {
    id: "records.transactions.amount",
    defaultMessage: "Amount",
    description: "Column: what came or went",
  },
  balance: {
    id: "records.transactions.balance",
    defaultMessage: "Balance after",
    description: "Column: what the wallet held after it",
  },
  in: {
    id: "records.transactions.in",
    defaultMessage: "Came in",
    description: "Figure: the sum of all that came into the wallet",
  },
  out: {
    id: "records.transactions.out",
    defaultMessage: "Went out",
    description: "Figure: the sum of all that left the wallet",
  },
  deposit: {
    id: "records.transactions.deposit",
    defaultMessage: "Go to deposits",
    description: "Button where the account record has nothing for 30 days",
  },
});

type Kind = (typeof transactionKinds)[number];

/** Every change of the main wallet, with what it held after each (MEM-08, W-85). */
export default function TransactionsPage() {
  const { formatMessage } = useIntl();
  const { client } = useServices();
  const openPage = useOpenMemberPage();
  const period = usePeriod("last7");
  const [kind, setKind] = useState<Kind | "">("");
  const { from, to } = period;
  const records = useRecords<ResponseOf<typeof transactions>>({
    name: "transactions",
    from,
    to,
    filter: kind,
    amountKey: "amount",
    read: (request, signal) =>
      client.call(
        transactions,
        { scope: "SELF", kind, ...request },
        signal && { signal },
      ),
  });
  const { data } = records;
  const columns: readonly DataTableColumn<Transaction>[] = [
    {
      key: "kind",
      header: formatMessage(recordWords.kind),
      text: (row) => formatMessage(transactionNames[row.kind]),
      cell: (row) => formatMessage(transactionNames[row.kind]),
    },
    {
      key: "time",
      header: formatMessage(recordWords.time),
      kind: "time",
      sortable: true,
    },
    {
      key: "title",
      header: formatMessage(messages.title),
      width: "medium",
    },
    {
      key: "amount",
      header: formatMessage(messages.amount),
      kind: "money",
      signed: true,
      sortable: true,
      priority: "figure",
    },
    {
      key: "balance",
      header: formatMessage(messages.balance),
      kind: "money",
    },
  ];
  return (
    <RecordsPage
      label={formatMessage(messages.label)}
      filter={
        <KindFilter
          label={formatMessage(recordWords.kind)}
          kinds={transactionKinds}
          nameOf={(key) => formatMessage(transactionNames[key])}
          value={kind}
          onChange={setKind}
        />
      }
      figures={[
        { label: formatMessage(messages.in), amount: data?.totals?.in },
        { label: formatMessage(messages.out), amount: data?.totals?.out },
      ]}
      figuresLabel={formatMessage(messages.credits)}
      records={records}
      period={period}
      columns={columns}
      emptyAction={
        <Button onClick={() => openPage("depositv2")}>
          {formatMessage(messages.deposit)}
        </Button>
      }
    />
  );
}
