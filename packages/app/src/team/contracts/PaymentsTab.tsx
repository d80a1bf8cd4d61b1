import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import { salaryRecords, type ContractType } from "@foyer/platform/calls";
import { RadioGroup } from "@foyer/ui/radio-group";
import { useServices } from "../../services/services.ts";
import { RecordsPage } from "../../records/RecordsPage.tsx";
import { usePeriod } from "../../records/usePeriod.ts";
import { useRecords } from "../../records/useRecords.ts";
import { paymentWords } from "./paymentWords.ts";
import { usePaymentColumns } from "./usePaymentColumns.tsx";

/** How often real-time salaries are paid (CON-09): the list is read again as often, if nothing told of a payment before. */
const realtimeMs = 5 * 60_000;

interface PaymentsTabProps {
  readonly type: ContractType;
}

/** What contracts of one type have paid: to the agent, or to those directly below (CON-10, CON-11, W-73). */
export function PaymentsTab({ type }: PaymentsTabProps) {
  const t = useTranslations();
  const { client } = useServices();
  const period = usePeriod("last7");
  const [scope, setScope] = useState<"SELF" | "TEAM">("SELF");
  const { from, to } = period;
  const records = useRecords<ResponseOf<typeof salaryRecords>>({
    name: "salaryRecords",
    from,
    to,
    filter: `${type} ${scope}`,
    amountKey: "salary",
    ...(type === "REALTIME" && { refreshMs: realtimeMs }),
    read: ({ pageNo, pageSize }, signal) =>
      client.call(
        salaryRecords,
        { type, scope, from, to, pageNo, pageSize },
        signal && { signal },
      ),
  });
  const columns = usePaymentColumns(type, scope);
  const label = t("agentPayments.label");
  return (
    <RecordsPage
      label={label}
      filter={
        <RadioGroup
          name="scope"
          orientation="horizontal"
          label={t("agentPayments.scope")}
          options={(["SELF", "TEAM"] as const).map((value) => ({
            value,
            label: t(paymentWords[value]),
          }))}
          value={scope}
          onChange={(value) => setScope(value === "TEAM" ? "TEAM" : "SELF")}
          // In real time each row is one player's.
          {...(type !== "REALTIME" && {
            hint: t(
              scope === "TEAM"
                ? "agentPayments.bet.team"
                : "agentPayments.bet.own",
            ),
          })}
        />
      }
      figures={[
        {
          label: t("agentPayments.salary"),
          amount: records.data?.totals?.salary,
        },
      ]}
      records={records}
      period={period}
      columns={columns}
    />
  );
}
