import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { usePointsText } from "@foyer/ui/points-product-card";
import { RichText } from "@foyer/ui/rich-text";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../shared/reading/useReading.ts";
import { pointsConfigQuery } from "./pointsQueries.ts";
import { neverExpires } from "./pointsWords.ts";
import { useRatio } from "./useRatio.ts";

const messages = defineMessages<
  Record<"ratio" | "table" | "range" | "points" | "rules" | "empty", {}> & {
    step: { from: string; to: string };
    lastStep: { from: string };
  }
>({
  ratio: {
    id: "points.rules.ratio",
    defaultMessage: "Points ratio",
    description: "Heading above what one point is worth",
  },
  table: {
    id: "points.rules.table",
    defaultMessage: "Points table",
    description: "Name of the table of how many points are given",
  },
  range: {
    id: "points.rules.range",
    defaultMessage: "From – to",
    description: "Column of the points table: where a step begins and ends",
  },
  step: {
    id: "points.rules.step",
    defaultMessage: "{from} – {to}",
    description: "In the points table: where a step begins and ends, in money",
  },
  lastStep: {
    id: "points.rules.lastStep",
    defaultMessage: "{from} and more",
    description: "In the points table: where the last step begins, in money",
  },
  points: {
    id: "points.rules.points",
    defaultMessage: "Points",
    description: "Column of the points table: how many are given",
  },
  rules: {
    id: "points.rules.rules",
    defaultMessage: "Exchange rules",
    description: "Heading above the platform's rules of points",
  },
  empty: {
    id: "points.rules.empty",
    defaultMessage: "No steps are set",
    description: "Title: the points table is empty",
  },
});

interface Step {
  readonly id: string;
  readonly range: string;
  readonly points: string;
}

/** How points come about and what they are worth, all of it from the platform (PTS-03, PTS-08, OPN-41). */
export function RulesTab() {
  const { formatMessage } = useIntl();
  const query = useQuery(pointsConfigQuery(useServices()));
  const reading = useReading(query);
  const { data } = query;
  const { money, ratio } = useRatio(undefined);
  const points = usePointsText();
  const rangeOf = ({ from, to }: { from: string; to: string }) =>
    to === ""
      ? formatMessage(messages.lastStep, { from: money(from) })
      : formatMessage(messages.step, { from: money(from), to: money(to) });
  const columns: DataTableColumn<Step>[] = [
    { key: "range", header: formatMessage(messages.range), width: "medium" },
    {
      key: "points",
      header: formatMessage(messages.points),
      priority: "figure",
      align: "end",
      text: (step) => step.points,
      cell: (step) => points(step.points),
    },
  ];
  return (
    <Stack gap="x6">
      <InlineMessage>{formatMessage(neverExpires)}</InlineMessage>
      {data && (
        <Stack gap="x1">
          <Heading level={2} size="card">
            {formatMessage(messages.ratio)}
          </Heading>
          <Text>{ratio(data.ratio)}</Text>
        </Stack>
      )}
      <DataTable
        label={formatMessage(messages.table)}
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
        empty={<EmptyState level={3} title={formatMessage(messages.empty)} />}
      />
      {data && data.rules !== "" && (
        <Stack gap="x2">
          <Heading level={2} size="card">
            {formatMessage(messages.rules)}
          </Heading>
          <RichText html={data.rules} />
        </Stack>
      )}
    </Stack>
  );
}
