import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import { bonusDetails, bonusKinds, type Bonus } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../../services/services.ts";
import { KindFilter } from "../KindFilter.tsx";
import { RecordsPage } from "../RecordsPage.tsx";

import { usePeriod } from "../usePeriod.ts";
import { useRecords } from "../useRecords.ts";
import { bonusNames } from "./bonusWords.ts";

type Kind = (typeof bonusKinds)[number];

/** Everything that the house has given, and what for (MEM-10, W-87). */
export default function BonusesPage() {
  const t = useTranslations();
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
      header: t("records.kind"),
      text: (row) => t(bonusNames[row.kind]),
      cell: (row) => t(bonusNames[row.kind]),
    },
    {
      key: "time",
      header: t("records.time"),
      kind: "time",
      sortable: true,
    },
    {
      key: "title",
      header: t("records.bonuses.title"),
      width: "medium",
    },
    {
      key: "amount",
      header: t("records.bonuses.amount"),
      kind: "money",
      signed: true,
      sortable: true,
      priority: "figure",
    },
  ];
  return (
    <RecordsPage
      label={t("records.bonuses")}
      filter={
        <KindFilter
          label={t("records.kind")}
          kinds={bonusKinds}
          nameOf={(key) => t(bonusNames[key])}
          value={kind}
          onChange={setKind}
        />
      }
      figures={[
        { label: t("records.bonuses.amount"), amount: data?.totals?.amount },
      ]}
      records={records}
      period={period}
      columns={columns}
      emptyAction={
        <Button href="/promotions">{t("records.bonuses.promotions")}</Button>
      }
    />
  );
}
