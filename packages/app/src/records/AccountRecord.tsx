import { useTranslations } from "@foyer/ui/words";
import {
  transactionKinds,
  transactions,
  type Transaction,
} from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Text } from "@foyer/ui/text";
import { accountCell } from "../kit/centre/AccountLink.tsx";
import { RecordsList, type WhoseRecords } from "./RecordsList.tsx";

/** Reasons for a change of the balance. */
const messages = {
  DEPOSIT: "records.transaction.deposit",
  WITHDRAW: "records.transaction.withdraw",
  REFUND: "records.transaction.refund",
  FEE: "records.transaction.fee",
  WALLET: "records.transaction.wallet",
  TRANSFER: "records.transaction.transfer",
  SALARY: "records.transaction.salary",
  STAKE: "records.transaction.stake",
  WIN: "records.transaction.win",
  BONUS: "records.transaction.bonus",
  POINTS: "records.transaction.points",
  unknown: "records.transaction.other",
} as const;

/**
 * Every change of a main wallet, with the balance after it (W-85): the member's own, or the team's (MEM-08, AGT-09).
 *
 * @example <AccountRecord scope="SELF" emptyAction={<Button href="/">To the lobby</Button>} />
 */
export function AccountRecord(props: WhoseRecords) {
  const { scope, account = "", accountFilter, emptyAction } = props;
  const t = useTranslations();
  const columns: readonly DataTableColumn<Transaction>[] = [
    ...(scope === "TEAM"
      ? [
          {
            key: "account",
            header: t("records.account"),
            cell: accountCell,
          } as const,
        ]
      : []),
    {
      key: "kind",
      header: t("records.kind"),
      text: (row) => t(messages[row.kind]),
      cell: (row) => t(messages[row.kind]),
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
      text: ({ title, note }) => (note ? `${title}: ${note}` : title),
      cell: ({ title, note }) => (
        <>
          {title}
          {note && (
            <Text size="small" tone="quiet">
              <bdi>{note}</bdi>
            </Text>
          )}
        </>
      ),
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
    <RecordsList
      label={t("records.transactions")}
      call={transactions}
      requestOf={(page) => ({
        scope,
        ...(scope === "TEAM" && { account }),
        ...page,
      })}
      first="last7"
      kinds={transactionKinds}
      amountKey="amount"
      filter={accountFilter}
      kind={{ label: t("records.kind"), nameOf: (key) => t(messages[key]) }}
      figures={(answer) => [
        { label: t("records.transactions.in"), value: answer?.totals?.in },
        { label: t("records.transactions.out"), value: answer?.totals?.out },
      ]}
      figuresLabel={t("records.transactions.credits")}
      columns={columns}
      emptyAction={emptyAction}
    />
  );
}
