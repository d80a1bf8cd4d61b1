import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  hostilePoints,
  samplePoints,
} from "../../private/testing/storyPoints.ts";
import { phone } from "../../private/testing/stories.css.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { BarChart } from "./BarChart.tsx";

const meta = {
  title: "Components/Content/BarChart",
  component: BarChart,
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
        "Use it to compare separate figures: results per day, stakes per game type.",
        "Give the same figures in a table: the chart has its own, or the page shows one beside it.",
      ],
      dont: [
        "Do not sort days by value; keep them in order.",
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
      keywords: ["chart", "bars", "columns", "graph", "figures"],
    },
    wide: true,
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Signed: Story = { args: { tone: "signed" } };

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

/** Whole numbers get a whole-number scale, because half an account does not exist. */
export const FewPeople: Story = {
  args: {
    label: "Active accounts per day",
    valueHead: "Active accounts",
    kind: "number",
    points: samplePoints(7).map((point, index) => ({
      ...point,
      value: `${index % 3}`,
    })),
  },
};

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
