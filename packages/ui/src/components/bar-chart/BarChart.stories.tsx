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
      <EmptyState title="Nothing in these days" picture="history" level={3} />
    ),
  },
  parameters: {
    guide: {
      do: [
        "Take it for figures that stand for themselves: a result for each day, stakes for each kind of game.",
        "Say the same figures in a table: the chart has one of its own, or the page shows one beside it.",
      ],
      dont: [
        "Do not sort days by their size; time goes on.",
        "Do not cut the scale: nothing (zero) is always in sight.",
      ],
      accessibility: [
        "The plot is read like a slider: each step says point and value; the drawing itself is hidden from screen readers.",
        "Up and down are told by place, not by colour alone; in forced colours the lines stay.",
      ],
      keyboard: [
        { keys: "Left, Right", effect: "Read the point before or after." },
        { keys: "Page Up, Page Down", effect: "Go on or back by seven." },
        { keys: "Home, End", effect: "Read the first or the last point." },
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

/** Whole figures have whole heights beside them: nobody is half an account. */
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
    label:
      "Result of every single day in the period that you have chosen above",
    pointHead: "Day on which the bets were settled",
    valueHead: "Won and given, less what was staked",
  },
};
