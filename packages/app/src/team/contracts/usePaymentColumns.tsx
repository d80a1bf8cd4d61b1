import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ContractType, SalaryRecord } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { DateTime } from "@foyer/ui/date-time";
import { percentText } from "../contract/percentText.ts";
import { localZone } from "../../kit/localZone.ts";

import { paymentWords } from "./paymentWords.ts";

type Column = DataTableColumn<SalaryRecord>;

const kindLooks = {
  PROFIT: { tone: "success", icon: "chevron-up" },
  LOSS: { tone: "warning", icon: "chevron-down" },
  unknown: { tone: "neutral", icon: "info" },
} as const;

/** For an export, where no reader's zone is known: the two moments as ISO 8601 has them. */
const isoPeriod = ({ from, to }: SalaryRecord["period"]): string =>
  [from, to].map((at) => new Date(at).toISOString()).join("/");

/**
 * The columns of payments; those of a real-time salary are split by game, period and player (CON-10).
 *
 * @example const columns = usePaymentColumns("REALTIME", "SELF");
 */
export function usePaymentColumns(
  type: ContractType,
  scope: "SELF" | "TEAM",
): readonly Column[] {
  const intl = useIntl();
  const t = useTranslations();
  const at = (moment: number) => (
    <DateTime at={moment} timeZone={localZone()} precision="minute" />
  );
  const time: Column = {
    key: "time",
    header: t("records.time"),
    kind: "time",
  };
  const account: Column = {
    key: "account",
    header: t("agentPayments.account"),
  };
  const split: readonly Column[] = [
    { key: "lottery", header: t("agentPayments.lottery") },
    { key: "player", header: t("agentPayments.player") },
  ];
  const period: Column = {
    key: "period",
    header: t("agentPayments.period"),
    text: (row) => isoPeriod(row.period),
    cell: (row) => (
      <>
        {at(row.period.from)} – {at(row.period.to)}
      </>
    ),
  };
  const kind: Column = {
    key: "salaryKind",
    header: t("agentPayments.kind"),
    text: ({ salaryKind }) => t(paymentWords[`kind_${salaryKind}`]),
    cell: ({ salaryKind }) => (
      <Badge {...kindLooks[salaryKind]}>
        {t(paymentWords[`kind_${salaryKind}`])}
      </Badge>
    ),
  };
  const realtime = type === "REALTIME";
  return [
    time,
    ...(scope === "TEAM" ? [account] : []),
    ...(realtime ? split : []),
    period,
    {
      key: "betAmount",
      header: t("agentPayments.bet"),
      kind: "money",
    },
    {
      key: "profit",
      header: t("agentPayments.profit"),
      kind: "money",
      signed: true,
    },
    ...(realtime ? [kind] : []),
    {
      key: "rate",
      header: t("agentPayments.rate"),
      align: "end",
      cell: ({ rate }) => percentText(intl, rate),
    },
    {
      key: "salary",
      header: t("agentPayments.salary"),
      kind: "money",
      signed: true,
      priority: "figure",
    },
  ];
}
