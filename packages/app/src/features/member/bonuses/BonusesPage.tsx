import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { ResponseOf } from "@foyer/platform/call";
import { bonusDetails, bonusKinds, type Bonus } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../../../services/services.ts";
import { KindFilter } from "../../../shared/records/KindFilter.tsx";
import { RecordsPage } from "../../../shared/records/RecordsPage.tsx";
import { recordWords } from "../../../shared/records/recordWords.ts";
import { usePeriod } from "../../../shared/records/usePeriod.ts";
import { useRecords } from "../../../shared/records/useRecords.ts";
import { bonusNames } from "./bonusWords.ts";

const messages = defineMessages({
  label: {
    id: "records.bonuses",
    defaultMessage: "Bonus details",
    description: "Name of the table of what the house gave",
  },
  title: {
    id: "records.bonuses.title",
    defaultMessage: "For",
    description: "Column: the promotion or event that a bonus belongs to",
  },
  amount: {
    id: "records.bonuses.amount",
    defaultMessage: "Amount",
    description: "Column and figure: how much was given",
  },
  promotions: {
    id: "records.bonuses.promotions",
    defaultMessage: "See the promotions",
    description: "Link where there was no bonus for 30 days",
  },
});

type Kind = (typeof bonusKinds)[number];

/** Everything that the house has given, and what for (MEM-10, W-87). */
export default function BonusesPage() {
  const { formatMessage } = useIntl();
  const { client } = useServices();
  const period = usePeriod("last30");
  const [kind, setKind] = useState<Kind | "">("");
  const { from, to } = period;
  const records = useRecords<ResponseOf<typeof bonusDetails>>({
    name: "bonusDetails",
    from,
    to,
    filter: kind,
    amountKey: "amount",
    read: (request, signal) =>
      client.call(bonusDetails, { kind, ...request }, signal && { signal }),
  });
  const { data } = records;
  const columns: readonly DataTableColumn<Bonus>[] = [
    {
      key: "kind",
      header: formatMessage(recordWords.kind),
      text: (row) => formatMessage(bonusNames[row.kind]),
      cell: (row) => formatMessage(bonusNames[row.kind]),
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
  ];
  return (
    <RecordsPage
      label={formatMessage(messages.label)}
      filter={
        <KindFilter
          label={formatMessage(recordWords.kind)}
          kinds={bonusKinds}
          nameOf={(key) => formatMessage(bonusNames[key])}
          value={kind}
          onChange={setKind}
        />
      }
      figures={[
        { label: formatMessage(messages.amount), amount: data?.totals?.amount },
      ]}
      records={records}
      period={period}
      columns={columns}
      emptyAction={
        <Button href="/promotions">{formatMessage(messages.promotions)}</Button>
      }
    />
  );
}
