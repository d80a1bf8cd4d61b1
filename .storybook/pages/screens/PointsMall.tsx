import { DataTable } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { PointsProductCard } from "@foyer/ui/points-product-card";
import { Grid, Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { Tabs } from "@foyer/ui/tabs";
import { Heading, Text } from "@foyer/ui/text";
import { goods } from "./goods.ts";
import { Site } from "./Site.tsx";

const steps = [
  { id: "1", range: "RM 0.00 – RM 1,000.00", points: "1" },
  { id: "2", range: "RM 1,000.01 – RM 10,000.00", points: "12" },
  { id: "3", range: "RM 10,000.01 and more", points: "150" },
];

interface PointsMallProps {
  /** What the mall is opened at. @default "goods" */
  readonly at?: "goods" | "rules";
}

/** What points buy, and how they come about. */
export function PointsMall({ at = "goods" }: PointsMallProps) {
  return (
    <Site member>
      <Stack gap="x6">
        <Heading level={1} size="page">
          Points mall
        </Heading>
        <StatGrid label="What you have">
          <StatTile
            label="Your points"
            value="5400"
            hint="Points never expire."
          />
          <StatTile
            label="Worth in money"
            kind="money"
            value="54"
            currencySymbol="RM"
            hint="1 point = RM 0.01"
          />
        </StatGrid>
        <Tabs
          key={at}
          label="Parts of the mall"
          items={at === "goods" ? [goodsTab, rulesTab] : [rulesTab, goodsTab]}
        />
      </Stack>
    </Site>
  );
}

const goodsTab = { key: "goods", label: "Products", content: <Goods /> };
const rulesTab = { key: "rules", label: "Exchange rules", content: <Rules /> };

function Goods() {
  return (
    <Grid minimum="small" gap="x4">
      {goods().map(({ key, ...one }) => (
        <PointsProductCard
          key={key}
          {...one}
          level={2}
          onOpen={() => undefined}
        />
      ))}
    </Grid>
  );
}

function Rules() {
  return (
    <Stack gap="x6">
      <InlineMessage>Points never expire.</InlineMessage>
      <Stack gap="x1">
        <Heading level={2} size="card">
          Points ratio
        </Heading>
        <Text>1 point = RM 0.01</Text>
      </Stack>
      <DataTable
        label="Points table"
        rows={steps}
        rowId={({ id }) => id}
        stickyHead="none"
        empty={<EmptyState level={3} title="No steps are set" />}
        columns={[
          { key: "range", header: "From – to", width: "medium" },
          {
            key: "points",
            header: "Points",
            kind: "number",
            priority: "figure",
          },
        ]}
      />
      <Stack gap="x2">
        <Heading level={2} size="card">
          Exchange rules
        </Heading>
        <Text>
          Goods are sent within five working days; what was sent is not taken
          back.
        </Text>
      </Stack>
    </Stack>
  );
}
