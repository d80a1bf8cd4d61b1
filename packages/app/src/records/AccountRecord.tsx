import { useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import {
  transactionKinds,
  transactions,
  type Transaction,
} from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../services/services.ts";
import { KindFilter } from "./KindFilter.tsx";
import { RecordsPage } from "./RecordsPage.tsx";

import { usePeriod } from "./usePeriod.ts";
import { useRecords } from "./useRecords.ts";
import { transactionNames } from "./transactionWords.ts";

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
  const t = useTranslations();
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
            header: t("records.account"),
          } as const,
        ]
      : []),
    {
      key: "kind",
      header: t("records.kind"),
      text: (row) => t(transactionNames[row.kind]),
      cell: (row) => t(transactionNames[row.kind]),
    },
    {
      key: "time",
      header: t("records.time"),
      kind: "time",
      sortable: true,
    },
    {
      key: "title",
      header: t("records.transactions.title"),
      width: "medium",
    },
    {
      key: "amount",
      header: t("records.transactions.amount"),
      kind: "money",
      signed: true,
      sortable: true,
      priority: "figure",
    },
    {
      key: "balance",
      header: t("records.transactions.balance"),
      kind: "money",
    },
  ];
  return (
    <RecordsPage
      label={t("records.transactions")}
      filter={
        <>
          {accountFilter}
          <KindFilter
            label={t("records.kind")}
            kinds={transactionKinds}
            nameOf={(key) => t(transactionNames[key])}
            value={kind}
            onChange={setKind}
          />
        </>
      }
      figures={[
        { label: t("records.transactions.in"), amount: data?.totals?.in },
        { label: t("records.transactions.out"), amount: data?.totals?.out },
      ]}
      figuresLabel={t("records.transactions.credits")}
      records={records}
      period={period}
      columns={columns}
      emptyAction={emptyAction}
    />
  );
}
