import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  hostilePoints,
  samplePoints,
} from "../../private/testing/storyPoints.ts";
import { phone } from "../../private/testing/stories.css.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { LineChart } from "./LineChart.tsx";

const meta = {
  title: "Components/Content/LineChart",
  component: LineChart,
  args: {
    label: "Result per day",
    points: samplePoints(30),
    kind: "money",
    currencySymbol: "RM",
    pointHead: "Day",
    valueHead: "Result",
    empty: (
      <EmptyState
        title="No results in this period"
        picture="history"
        level={3}
      />
    ),
  },
  parameters: {
    guide: {
      do: [
        "Use it for a figure that continues from point to point: a balance, a running result.",
        "Give the same figures in a table: the chart has its own, or the page shows one beside it.",
      ],
      dont: [
        "Do not draw several figures in one chart; give each its own, one below the other.",
        "Do not cut the scale: zero is always visible.",
      ],
      accessibility: [
        "The plot works like a slider: each step reads out the point and its value; the drawing itself is hidden from screen readers.",
        "Position, not only colour, shows positive and negative; in forced colours the lines stay.",
      ],
      keyboard: [
        { keys: "Left, Right", effect: "Go to the previous or next point." },
        {
          keys: "Page Up, Page Down",
          effect: "Move forward or back by seven points.",
        },
        { keys: "Home, End", effect: "Go to the first or the last point." },
      ],
      keywords: ["chart", "line", "graph", "trend", "figures"],
    },
    wide: true,
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Year: Story = { args: { points: samplePoints(366) } };

export const OnePoint: Story = { args: { points: samplePoints(1) } };

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};

export const TableBeside: Story = { args: { table: "beside" } };

export const Numbers: Story = { args: { kind: "number" } };

export const NothingHappened: Story = {
  args: {
    points: samplePoints(7).map((point) => ({ ...point, value: "0.00" })),
  },
};

export const Loading: Story = { args: { points: [], loading: true } };

export const Empty: Story = { args: { points: [] } };

export const HostileValues: Story = { args: { points: hostilePoints } };

export const LongWords: Story = {
  args: {
    label: "Result for every single day in the period that you selected above",
    pointHead: "Day on which the bets were settled",
    valueHead: "Winnings and bonuses minus stakes",
  },
};
