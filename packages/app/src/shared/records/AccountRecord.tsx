import { useState, type ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { ResponseOf } from "@foyer/platform/call";
import {
  transactionKinds,
  transactions,
  type Transaction,
} from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../../services/services.ts";
import { KindFilter } from "./KindFilter.tsx";
import { RecordsPage } from "./RecordsPage.tsx";
import { recordWords } from "./recordWords.ts";
import { usePeriod } from "./usePeriod.ts";
import { useRecords } from "./useRecords.ts";
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
});

type Kind = (typeof transactionKinds)[number];

interface AccountRecordProps {
  /** One's own wallet, or those of everybody below. */
  readonly scope: "SELF" | "TEAM";
  /** Of a team's records those of one account; empty: all. @default "" */
  readonly account?: string;
  /** Whose records are shown, beside their kind. */
  readonly accountFilter?: ReactNode;
  /** A way on where there was nothing for 30 days. */
  readonly emptyAction?: ReactNode;
}

/**
 * Every change of a main wallet, with what it held after each (W-85): one's own, or the team's (MEM-08, AGT-09).
 *
 * @example <AccountRecord scope="SELF" emptyAction={<Button href="/">To the lobby</Button>} />
 */
export function AccountRecord(props: AccountRecordProps) {
  const { scope, account = "", accountFilter, emptyAction } = props;
  const { formatMessage } = useIntl();
  const { client } = useServices();
  const period = usePeriod("last7");
  const [kind, setKind] = useState<Kind | "">("");
  const { from, to } = period;
  const records = useRecords<ResponseOf<typeof transactions>>({
    name: "transactions",
    from,
    to,
    filter: `${scope} ${account} ${kind}`,
    amountKey: "amount",
    read: (request, signal) =>
      client.call(
        transactions,
        { scope, kind, ...(scope === "TEAM" && { account }), ...request },
        signal && { signal },
      ),
  });
  const { data } = records;
  const columns: readonly DataTableColumn<Transaction>[] = [
    ...(scope === "TEAM"
      ? [
          {
            key: "account",
            header: formatMessage(recordWords.account),
          } as const,
        ]
      : []),
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
        <>
          {accountFilter}
          <KindFilter
            label={formatMessage(recordWords.kind)}
            kinds={transactionKinds}
            nameOf={(key) => formatMessage(transactionNames[key])}
            value={kind}
            onChange={setKind}
          />
        </>
      }
      figures={[
        { label: formatMessage(messages.in), amount: data?.totals?.in },
        { label: formatMessage(messages.out), amount: data?.totals?.out },
      ]}
      figuresLabel={formatMessage(messages.credits)}
      records={records}
      period={period}
      columns={columns}
      emptyAction={emptyAction}
    />
  );
}
