import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  salaryRecords,
  type ContractType,
  type SalaryRecord,
} from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { DateTime, formatDateTime } from "@foyer/ui/date-time";
import { RadioGroup } from "@foyer/ui/radio-group";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { AccountLink, accountCell } from "../../kit/centre/AccountLink.tsx";
import { oneOf, useFilter } from "../../kit/centre/useFilter.ts";
import { RecordsList } from "../../records/RecordsList.tsx";
import { useZone } from "../../records/useZone.ts";
import { percentText } from "../contract/contractWords.ts";
import { SourceDialog } from "./SourceDialog.tsx";

/**
 * Payment interval of real-time salaries (CON-09): the list is polled as often, unless a payment is reported earlier.
 */
const realtimeMs = 5 * 60_000;

const scopes = ["SELF", "TEAM"] as const;

/** Which bets are counted. */
const betWords = {
  SELF: "agentPayments.bet.own",
  TEAM: "agentPayments.bet.team",
  REALTIME: "agentPayments.bet.realtime",
} as const;

/** Payments by contracts of one type: to the agent, or to the direct downlines (CON-10, CON-11, W-73). */
export function PaymentsTab({ type }: { readonly type: ContractType }) {
  const t = useTranslations();
  const [scope, setScope] = useFilter("scope", oneOf(scopes), "SELF");
  const columns = usePaymentColumns(type, scope);
  const [opened, setOpened] = useState<SalaryRecord>();
  const { zone } = useZone();
  return (
    <>
      <RecordsList
        label={t("agentPayments.label")}
        filter={
          <RadioGroup
            name="scope"
            orientation="horizontal"
            label={t("agentPayments.scope")}
            options={[
              { value: "SELF", label: t("agentPayments.scope.self") },
              { value: "TEAM", label: t("agentPayments.scope.team") },
            ]}
            value={scope}
            onChange={(value) => setScope(value === "TEAM" ? "TEAM" : "SELF")}
            // For real-time salaries, each row is for one player.
            hint={t(type === "REALTIME" ? betWords.REALTIME : betWords[scope])}
          />
        }
        call={salaryRecords}
        requestOf={({ from, to, pageNo, pageSize }) => ({
          type,
          scope,
          from,
          to,
          pageNo,
          pageSize,
        })}
        first="last7"
        amountKey="salary"
        {...(type === "REALTIME" && { refreshMs: realtimeMs })}
        figures={(answer) => [
          { label: t("agentPayments.salary"), value: answer?.totals?.salary },
        ]}
        columns={columns}
        actions={(row) => (
          <Button size="small" onClick={() => setOpened(row)}>
            {t("agentSource.open")}{" "}
            <VisuallyHidden>
              {[
                row.account,
                row.lottery,
                row.player,
                formatDateTime(row.period.from, {
                  timeZone: zone,
                  precision: "minute",
                }),
              ]
                .filter(Boolean)
                .join(", ")}
            </VisuallyHidden>
          </Button>
        )}
      />
      {opened && (
        <SourceDialog
          type={type}
          payment={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type Column = DataTableColumn<SalaryRecord>;

const kindWords = {
  PROFIT: "agentPayments.kind.profit",
  LOSS: "agentPayments.kind.loss",
  unknown: "agentPayments.kind.unknown",
} as const;

const kindLooks = {
  PROFIT: { tone: "success", icon: "chevron-up" },
  LOSS: { tone: "warning", icon: "chevron-down" },
  unknown: { tone: "neutral", icon: "info" },
} as const;

/** For an export, whose reader's time zone is unknown: both moments as ISO 8601. */
const isoPeriod = ({ from, to }: SalaryRecord["period"]): string =>
  [from, to].map((at) => new Date(at).toISOString()).join("/");

/** The columns of payments; real-time salaries are split by game, period and player (CON-10). */
function usePaymentColumns(
  type: ContractType,
  scope: "SELF" | "TEAM",
): readonly Column[] {
  const intl = useIntl();
  const t = useTranslations();
  const { zone } = useZone();
  const at = (moment: number) => (
    <DateTime at={moment} timeZone={zone} precision="minute" />
  );
  const split: readonly Column[] = [
    { key: "lottery", header: t("agentPayments.lottery") },
    {
      key: "player",
      header: t("agentPayments.player"),
      cell: ({ player }) => <AccountLink account={player} />,
    },
  ];
  const kind: Column = {
    key: "salaryKind",
    header: t("agentPayments.kind"),
    text: ({ salaryKind }) => t(kindWords[salaryKind]),
    cell: ({ salaryKind }) => (
      <Badge {...kindLooks[salaryKind]}>{t(kindWords[salaryKind])}</Badge>
    ),
  };
  const realtime = type === "REALTIME";
  return [
    { key: "time", header: t("records.time"), kind: "time" },
    ...(scope === "TEAM"
      ? [
          {
            key: "account",
            header: t("agentPayments.account"),
            cell: accountCell,
          } as const,
        ]
      : []),
    ...(realtime ? split : []),
    {
      key: "period",
      header: t("agentPayments.period"),
      text: (row) => isoPeriod(row.period),
      cell: (row) => (
        <>
          {at(row.period.from)} – {at(row.period.to)}
        </>
      ),
    },
    { key: "betAmount", header: t("agentPayments.bet"), kind: "money" },
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
