import { useTranslations } from "@foyer/ui/words";
import { bonusDetails, bonusKinds, type Bonus } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { RecordsList } from "./RecordsList.tsx";

/** Reasons for a bonus. */
const messages = {
  PROMOTION: "records.bonus.promotion",
  REBATE: "records.bonus.rebate",
  RAFFLE: "records.bonus.raffle",
  REWARD: "records.bonus.reward",
  MISSION: "records.bonus.mission",
  REFERRAL: "records.bonus.referral",
  VIP: "records.bonus.vip",
  POINTS: "records.transaction.points",
  unknown: "records.bonus.other",
} as const;

/** Every bonus that the member received, and what for (MEM-10, W-87). */
export default function BonusesPage() {
  const t = useTranslations();
  const columns: readonly DataTableColumn<Bonus>[] = [
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
    <RecordsList
      label={t("records.bonuses")}
      call={bonusDetails}
      requestOf={(page) => page}
      first="last30"
      kinds={bonusKinds}
      amountKey="amount"
      kind={{ label: t("records.kind"), nameOf: (key) => t(messages[key]) }}
      figures={(answer) => [
        { label: t("records.bonuses.amount"), value: answer?.totals?.amount },
      ]}
      columns={columns}
      emptyAction={
        <Button href="/promotions">{t("records.bonuses.promotions")}</Button>
      }
    />
  );
}
