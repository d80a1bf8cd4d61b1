import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../private/testing/stories.css.ts";
import { StatGrid } from "./StatGrid.tsx";
import { StatTile } from "./StatTile.tsx";

const sparkline = (
  <svg
    viewBox="0 0 120 40"
    width="100%"
    height="100%"
    preserveAspectRatio="none"
  >
    <path
      d="M0 32 15 26 30 30 45 18 60 22 75 12 90 16 105 6 120 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

const meta = {
  title: "Components/Content/StatTile",
  component: StatTile,
  args: {
    label: "Stakes",
    kind: "money",
    value: "418220.5",
    currencySymbol: "RM",
    change: { share: 0.124, before: "last week", welcome: "more" },
  },
  decorators: [
    (Story, { name }) =>
      name === "Matrix" ? (
        <Story />
      ) : (
        <div className={narrow}>
          <Story />
        </div>
      ),
  ],
  parameters: {
    guide: {
      do: [
        "Say what a figure is compared with, and set `welcome` to the direction that is good news.",
      ],
      dont: ["Do not put information in the chart alone."],
      accessibility: [
        "Words beside the arrow describe the change; colour is only an addition.",
      ],
      keywords: ["kpi", "metric", "figure", "dashboard", "trend", "sparkline"],
    },
  },
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Money: Story = {};

export const WithChart: Story = { args: { chart: sparkline } };

export const Unwelcome: Story = {
  args: {
    label: "Net result",
    value: "-12044.1",
    change: { share: -0.38, before: "last week", welcome: "more" },
  },
};

export const Count: Story = {
  args: {
    label: "Active members",
    kind: "number",
    value: "1204",
    change: { share: 0, before: "yesterday" },
    hint: "Members with at least one bet",
  },
};

export const Percent: Story = {
  args: {
    label: "Return to players",
    kind: "percent",
    value: "0.9625",
    change: { share: -0.004, before: "last month", welcome: "less" },
  },
};

export const NothingBefore: Story = {
  args: { change: { share: Number.POSITIVE_INFINITY, before: "last week" } },
};

export const NotKnown: Story = {
  args: { value: undefined, change: undefined },
};

export const Loading: Story = { args: { loading: true, chart: sparkline } };

export const LongWords: Story = {
  args: {
    label: "Total stakes of all members at this and every lower level",
    value: "123456789012345678901234567890.12",
    currencySymbol: "MMK",
    change: {
      share: 123.4,
      before: "the same seven days of the year before last",
      welcome: "more",
    },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StatGrid label="This week">
      <StatTile {...args} chart={sparkline} />
      <StatTile
        label="Net result"
        kind="money"
        value="-12044.1"
        currencySymbol="RM"
        change={{ share: -0.38, before: "last week", welcome: "more" }}
        chart={sparkline}
      />
      <StatTile
        label="Active members"
        value="1204"
        change={{ share: 0.021, before: "last week" }}
        chart={sparkline}
      />
      <StatTile
        label="Return to players"
        kind="percent"
        value="0.9625"
        change={{ share: 0, before: "last week" }}
        chart={sparkline}
      />
    </StatGrid>
  ),
};
