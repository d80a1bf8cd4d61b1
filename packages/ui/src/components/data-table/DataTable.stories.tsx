import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import {
  sampleBets,
  type SampleBet,
} from "../../private/testing/storySamples.ts";
import { around, phone, tight } from "../../private/testing/stories.css.ts";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { DataTableColumn } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";

const stateWords = {
  open: { words: "Open", tone: "info", icon: "clock" },
  settled: { words: "Settled", tone: "neutral", icon: "check" },
  void: { words: "Void", tone: "warning", icon: "warning" },
} as const;

const columns: readonly DataTableColumn<SampleBet>[] = [
  { key: "game", header: "Game", sortable: true, width: "medium" },
  { key: "vendor", header: "Provider", sortable: true },
  { key: "placedAt", header: "Time", kind: "time", sortable: true },
  { key: "rounds", header: "Rounds", kind: "number" },
  { key: "stake", header: "Stake", kind: "money", sortable: true },
  {
    key: "result",
    header: "Result",
    kind: "money",
    signed: true,
    sortable: true,
    priority: "figure",
  },
  {
    key: "state",
    header: "Status",
    text: (bet) => stateWords[bet.state].words,
    cell: ({ state }) => (
      <Badge tone={stateWords[state].tone} icon={stateWords[state].icon}>
        {stateWords[state].words}
      </Badge>
    ),
  },
];

const empty = (
  <EmptyState
    title="No bets on these dates"
    picture="history"
    level={3}
    action={<Button href="/">Find games</Button>}
  >
    Choose other dates, or place a bet.
  </EmptyState>
);

const meta = {
  title: "Components/Content/DataTable",
  component: DataTable<SampleBet>,
  args: {
    label: "Bets",
    columns,
    rows: sampleBets(8),
    rowId: (bet) => bet.id,
    timeZone: "Asia/Kuala_Lumpur",
    empty,
  },
  parameters: {
    guide: {
      do: [
        "Set the `kind` of each column: it decides the format, alignment, sorting and export.",
        "Make the column that names a record its title, and the most important one its figure: they head the card on a phone.",
      ],
      dont: [
        "Do not hide columns on phones: every card shows them all.",
        "Do not use it for choosing one of a few options; use a RadioGroup or a Select.",
      ],
      accessibility: [
        "A native table with explicit roles, so that cards are still rows; sortable headers are buttons; a new order or page is announced.",
        "Where the table is wider than its container, the scrolling box is focusable and has the table's name.",
      ],
      keyboard: [
        { keys: "Enter, Space", effect: "On a header, sorts by that column." },
      ],
      keywords: ["table", "grid", "records", "ledger", "csv", "sort", "export"],
    },
  },
} satisfies Meta<typeof DataTable<SampleBet>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Records: Story = {
  args: {
    defaultSort: { key: "placedAt", direction: "descending" },
    download: { fileName: "Bets" },
  },
};

export const OnAPhone: Story = {
  args: { rows: sampleBets(4) },
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};

export const Tight: Story = {
  args: {
    density: "dense",
    columns: columns.map((column) =>
      column.key === "vendor" ? { ...column, spare: true } : column,
    ),
    totals: [{ label: "All bets", values: { result: "110.5" } }],
  },
  decorators: [
    (Story) => (
      <div className={around}>
        <div className={tight}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole("columnheader");
    await expect(heads.map(({ textContent }) => textContent)).not.toContain(
      "Provider",
    );
  },
};

export const Dense: Story = {
  args: {
    density: "dense",
    rows: sampleBets(14),
    totals: [
      {
        label: "This page",
        values: { rounds: 1_204, stake: "24800.50", result: "-1310.25" },
      },
      {
        label: "All 240 bets",
        values: { rounds: 20_412, stake: "418220.00", result: "12044.10" },
      },
    ],
    download: { fileName: "Bets" },
  },
};

export const WithActionsAndTicks: Story = {
  args: {
    rows: sampleBets(6),
    actions: (bet) => (
      <IconButton
        icon="record"
        size="small"
        label={`Details of ${bet.game}`}
        onClick={fn()}
      />
    ),
    bulkActions: (
      <Button size="small" icon="download">
        Download selected
      </Button>
    ),
  },
  render: function Ticked(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(
      new Set([sampleBets(2)[1]?.id ?? ""]),
    );
    return (
      <DataTable {...args} selected={selected} onSelectedChange={setSelected} />
    );
  },
};

export const TenThousand: Story = {
  args: {
    rows: sampleBets(10_000),
    pageSize: 20,
    density: "dense",
    download: { fileName: "Bets" },
  },
};

export const PagedElsewhere: Story = {
  args: {
    rows: sampleBets(5),
    paging: { page: 3, pages: 48, total: 240, pageSize: 5, onPage: fn() },
    sort: { key: "stake", direction: "ascending" },
    onSortChange: fn(),
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const LoadingOnAPhone: Story = {
  ...OnAPhone,
  args: { rows: [], loading: true, loadingRows: 3 },
};

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: {
    rows: [],
    failure: {
      title: "The bets could not be loaded",
      detail: "Your bets are not affected. Only this list could not be loaded.",
      onRetry: fn(),
    },
  },
};

export const Stale: Story = {
  args: {
    rows: sampleBets(3),
    failure: { title: "Newer bets could not be loaded", onRetry: fn() },
    staleSince: Date.UTC(2026, 2, 4, 14, 0, 0),
  },
};

const hostile: SampleBet[] = [
  {
    id: "long",
    game: "Koi of the Ninth Wave ".repeat(460),
    vendor: "\u202eesrever ni",
    placedAt: Number.NaN,
    rounds: 123_456_789_012,
    stake: "123456789012345678901234567890.12",
    result: "-123456789012345678901234567890.12",
    state: "settled",
  },
  {
    id: "rtl",
    game: "حديقة اليشم Jade 88",
    vendor: "ချမ်းသာခြင်း",
    placedAt: Date.UTC(2026, 2, 4),
    rounds: 0,
    stake: "not a number",
    result: "",
    state: "open",
  },
  ...sampleBets(2),
];

export const HostileValues: Story = { args: { rows: hostile } };

export const HostileValuesOnAPhone: Story = {
  ...OnAPhone,
  args: { rows: hostile },
};

export const TallScripts: Story = {
  args: {
    label: "လောင်းကြေးများ",
    columns: [
      { key: "game", header: "ဂိမ်းအမည်", sortable: true },
      { key: "placedAt", header: "เวลาที่วางเดิมพัน", kind: "time" },
      { key: "result", header: "နိုင်/ရှုံး", kind: "money", signed: true },
    ],
    rows: sampleBets(3).map((bet) => ({
      ...bet,
      game: "ดอกบัวกลางสายหมอก ကြာပန်း",
    })),
  },
};
