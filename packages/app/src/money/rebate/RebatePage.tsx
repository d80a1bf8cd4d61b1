import { useState } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  collectRebates,
  manualRebates,
  type Rebate,
} from "@foyer/platform/calls";
import { add, formatAmount } from "@foyer/platform/money";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { DateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { failureOf } from "../../actors/failure.ts";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { rebatesKey } from "../../kit/queryKeys.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { useSender } from "../../kit/sending/sender.ts";
import { useClaimText } from "../../kit/centre/useClaimText.ts";
import { categoryMessages, isCategory } from "../../kit/words/categories.ts";
import { useMoneyText } from "../order/moneyText.ts";

/** Maximum number of rows per claim. */
const mostAtOnce = 500;
const sumOf = (rows: readonly Rebate[]) =>
  rows.reduce((sum, { amount }) => add(sum, amount), "0");

/** Rebates, which the member claims manually (MEM-15). */
export default function RebatePage() {
  const intl = useIntl();
  const t = useTranslations();
  const { client } = useServices();
  const { kind, member } = useSession();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const symbol = member?.currencySymbol ?? "";
  const query = useQuery({
    queryKey: rebatesKey,
    queryFn: ({ signal }) => client.call(manualRebates, {}, { signal }),
    enabled: kind === "full",
  });
  const rows = query.data?.list ?? [];
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const taken = (chosen.length > 0 ? chosen : rows).slice(0, mostAtOnce);
  const { money } = useMoneyText(symbol);
  const { claim } = useSender();
  const queries = useQueryClient();
  const claimText = useClaimText();
  // Each rebate is credited to the wallet once.
  const collecting = useMutation({
    mutationFn: (wanted: readonly string[]) => {
      const ids = wanted.toSorted();
      return claim(collectRebates, { ids }, ids.join(" "));
    },
    onSuccess: ({ amount }) => {
      setTicked(new Set());
      toast.show({
        tone: "success",
        text: t("rebate.paid", { amount: money(amount) }),
      });
      return madeOld(queries, "collectRebates");
    },
    // The button is free again at once: without a network, reading would keep it busy for long.
    onError: () => void madeOld(queries, "collectRebates"),
  });
  const columns: readonly DataTableColumn<Rebate>[] = [
    {
      key: "gameType",
      header: t("rebate.kind"),
      // An unknown type is shown as the platform sent it.
      cell: ({ gameType: code }) =>
        isCategory(code) ? t(categoryMessages[code]) : code,
    },
    {
      key: "time",
      header: t("rebate.day"),
      cell: ({ time }) => <DateTime at={time} precision="day" />,
    },
    {
      key: "validBet",
      header: t("rebate.bet"),
      kind: "money",
      symbol,
    },
    {
      key: "rate",
      header: t("rebate.rate"),
      align: "end",
      cell: ({ rate }) => `${formatAmount(rate, intl.locale)} %`,
    },
    {
      key: "amount",
      header: t("rebate.amount"),
      kind: "money",
      priority: "figure",
      symbol,
    },
  ];
  return (
    <Stack gap="x5">
      <Text tone="quiet" measure>
        {t("rebate.lead")}
      </Text>
      {collecting.error && (
        <InlineMessage tone="danger" live="assertive">
          {claimText(failureOf(collecting.error))}
        </InlineMessage>
      )}
      <DataTable
        label={t("rebate.label")}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        selected={ticked}
        onSelectedChange={setTicked}
        {...useReading(query)}
        empty={
          <EmptyState level={2} picture="gift" title={t("rebate.none")}>
            {t("rebate.none.text")}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <Inline justify="end">
          <Button
            tone="accent"
            loading={collecting.isPending}
            onClick={() => collecting.mutate(taken.map(({ id }) => id))}
          >
            {t(
              chosen.length > 0
                ? "rebate.collect.chosen"
                : "rebate.collect.all",
              {
                amount: money(sumOf(taken)),
              },
            )}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
