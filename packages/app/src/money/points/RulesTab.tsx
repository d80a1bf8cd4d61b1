import { useIntl } from "react-intl";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { pointsPerStake } from "@foyer/flows/points";
import { pointsConfig } from "@foyer/platform/calls";
import { compare } from "@foyer/platform/money";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { usePointsText } from "@foyer/ui/points-product-card";
import { RichText } from "@foyer/ui/rich-text";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { pointsKey } from "../../kit/queryKeys.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { categoryMessages, isCategory } from "../../kit/words/categories.ts";
import { isFigure, useRatio } from "./pointsText.ts";

interface Step {
  readonly id: string;
  readonly range: string;
  readonly points: string;
}

interface Rate {
  readonly id: string;
  readonly game: string;
  readonly earns: string;
}

/** How points are earned and what they are worth, all of it from the platform (PTS-03, PTS-08, OPN-41). */
export function RulesTab() {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { client } = useServices();
  const query = useQuery({
    queryKey: [...pointsKey, "config"],
    queryFn: ({ signal }) => client.call(pointsConfig, {}, { signal }),
  });
  const reading = useReading(query);
  const { data } = query;
  const { money, ratio } = useRatio(undefined);
  const points = usePointsText();
  const rangeOf = ({ from, to }: { from: string; to: string }) =>
    to === ""
      ? t("points.rules.lastStep", { from: money(from) })
      : t("points.rules.step", { from: money(from), to: money(to) });
  const columns: DataTableColumn<Step>[] = [
    { key: "range", header: t("points.rules.range"), width: "medium" },
    {
      key: "points",
      header: t("points.rules.points"),
      priority: "figure",
      align: "end",
      text: (step) => step.points,
      cell: (step) => points(step.points),
    },
  ];
  const rates = (data?.rates ?? []).flatMap(({ gameType, points: earned }) => {
    const rate = pointsPerStake(earned);
    if (rate === undefined) return [];
    return {
      id: gameType,
      // An unknown type is shown as the platform sent it.
      game: isCategory(gameType) ? t(categoryMessages[gameType]) : gameType,
      earns: t("points.rules.rate", {
        points: points(rate.points),
        amount: money(rate.stake),
      }),
    };
  });
  const rateColumns: DataTableColumn<Rate>[] = [
    { key: "game", header: t("points.rules.game") },
    { key: "earns", header: t("points.rules.points"), priority: "figure" },
  ];
  return (
    <Stack gap="x6">
      <InlineMessage>{t("points.neverExpire")}</InlineMessage>
      {data && (
        <Stack gap="x1">
          <Heading level={2} size="card">
            {t("points.rules.ratio")}
          </Heading>
          <Text>{ratio(data.ratio)}</Text>
        </Stack>
      )}
      {data && rates.length > 0 && (
        <Stack gap="x2">
          <Heading level={2} size="card">
            {t("points.rules.play")}
          </Heading>
          <DataTable
            label={t("points.rules.play")}
            columns={rateColumns}
            rows={rates}
            rowId={({ id }) => id}
            stickyHead="none"
            empty={null}
          />
          {isFigure(data.factor) && compare(data.factor, "1") > 0 && (
            <Text>
              {t("points.rules.factor", { factor: formatNumber(data.factor) })}
            </Text>
          )}
        </Stack>
      )}
      <DataTable
        label={t("points.rules.table")}
        columns={columns}
        rows={(data?.table ?? []).map((step, index) => ({
          id: String(index),
          range: rangeOf(step),
          points: step.points,
        }))}
        rowId={({ id }) => id}
        stickyHead="none"
        {...reading}
        loadingRows={3}
        empty={<EmptyState level={3} title={t("points.rules.empty")} />}
      />
      {data && data.rules !== "" && (
        <Stack gap="x2">
          <Heading level={2} size="card">
            {t("points.rules.rules")}
          </Heading>
          <RichText html={data.rules} />
        </Stack>
      )}
    </Stack>
  );
}
