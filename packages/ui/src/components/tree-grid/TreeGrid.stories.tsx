import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { phone } from "../../private/testing/stories.css.ts";
import {
  teamColumns,
  teamLevel,
  teamRow,
} from "../../private/testing/storyTeam.tsx";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { TreeGrid } from "./TreeGrid.tsx";

const few = [
  teamRow(3),
  teamRow(6),
  ...teamLevel(31, 3, { parentId: "3" }),
  ...teamLevel(331, 2, { parentId: "33" }),
  teamRow(8),
  teamRow(9),
];

const meta = {
  title: "Components/Agents/TreeGrid",
  component: TreeGrid,
  args: {
    label: "Your team",
    columns: teamColumns,
    rows: few,
    expanded: new Set(["3", "33"]),
    onExpandedChange: fn(),
    onAction: fn(),
  },
  parameters: {
    wide: true,
    guide: {
      do: [
        "Load a level when it is opened, and more of it when its end is near.",
        "Set `hasChildren` so that a row can be opened before its children are loaded.",
      ],
      dont: [
        "Do not put controls in cells: a row has one action. Other actions belong on the page it opens.",
        "Do not open levels automatically, except to reveal a search result.",
      ],
      accessibility: [
        "It follows the ARIA tree grid pattern with focusable rows. Level, position and open or closed are announced.",
        "Rows out of view are not rendered; the total number is still announced.",
      ],
      keyboard: [
        { keys: "Up, Down", effect: "Move from line to line." },
        {
          keys: "Right",
          effect:
            "Opens a closed row; in an open row, moves to its first child. Reversed in right-to-left languages.",
        },
        {
          keys: "Left",
          effect: "Closes an open row; in any other row, moves to its parent.",
        },
        { keys: "Home, End", effect: "Move to the first or last line." },
        { keys: "Page Up, Page Down", effect: "Move up or down by one page." },
        {
          keys: "Enter",
          effect:
            "Chooses the row; on a note, retries a failed level or loads more.",
        },
        { keys: "Space", effect: "Opens or closes the row." },
        {
          keys: "Letters",
          effect: "Move to the next name that starts with them.",
        },
      ],
      keywords: ["tree", "downline", "team", "hierarchy", "levels", "agent"],
    },
  },
  render: function Opening(args) {
    const [expanded, setExpanded] = useState(args.expanded);
    return (
      <TreeGrid
        {...args}
        expanded={expanded}
        onExpandedChange={(id, open) => {
          args.onExpandedChange(id, open);
          setExpanded((last) => {
            const next = new Set(last);
            if (open) next.add(id);
            else next.delete(id);
            return next;
          });
        }}
      />
    );
  },
} satisfies Meta<typeof TreeGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { args: { expanded: new Set<string>() } };

export const TenThousand: Story = {
  args: { rows: teamLevel(1, 10_000, { hasChildren: false }) },
};

export const LevelOnItsWay: Story = {
  args: {
    rows: [teamRow(3, { children: "loading" }), teamRow(6), teamRow(8)],
    expanded: new Set(["3"]),
  },
};

export const LevelFailed: Story = {
  args: {
    rows: [teamRow(3, { children: "failed" }), teamRow(6), teamRow(8)],
    expanded: new Set(["3"]),
    onLoadMore: fn(),
  },
};

export const MoreFailed: Story = {
  args: {
    rows: [
      teamRow(3, { children: "failed", more: true }),
      ...teamLevel(31, 2, { parentId: "3" }),
      teamRow(6),
    ],
    expanded: new Set(["3"]),
    onLoadMore: fn(),
  },
};

export const MoreToCome: Story = {
  args: { rows: few, more: true, onLoadMore: fn() },
};

export const MoreOnItsWay: Story = {
  args: { rows: few, more: true, busy: true },
};

export const NothingBelow: Story = {
  args: { rows: [teamRow(3), teamRow(6)], expanded: new Set(["3"]) },
};

export const Loading: Story = { args: { rows: [], busy: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="Your team is empty"
        picture="agent"
        level={3}
        action={<Button href="/">Add an account</Button>}
      >
        Accounts that you add will appear here.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    failure: {
      title: "Your team could not be loaded",
      detail: "Your team has not changed; only this list could not be loaded.",
      onRetry: fn(),
    },
  },
};

const onAPhone: Story["decorators"] = [
  (Story) => (
    <div className={phone}>
      <Story />
    </div>
  ),
];

export const OnAPhone: Story = { decorators: onAPhone };

const deep = Array.from({ length: 11 }, (_, index) =>
  teamRow(100 + index, {
    hasChildren: index < 10,
    ...(index > 0 && { parentId: `${99 + index}` }),
  }),
);

export const ManyLevels: Story = {
  args: { rows: deep, expanded: new Set(deep.map(({ id }) => id)) },
};

export const ManyLevelsOnAPhone: Story = {
  args: ManyLevels.args ?? {},
  decorators: onAPhone,
};

const long = [
  teamRow(3, {
    name: "harbour.kite".repeat(8),
    cells: {
      account: <bdi>{"harbour.kite".repeat(8)}</bdi>,
      rate: "12.345678901234567890 %",
      balance: "123,456,789,012,345,678,901,234,567,890.12",
    },
  }),
  ...teamLevel(31, 2, { parentId: "3", cells: { team: undefined } }),
];

export const LongWords: Story = { args: { rows: long } };

export const LongWordsOnAPhone: Story = {
  args: { rows: long },
  decorators: onAPhone,
};

export const RightToLeft: Story = {
  args: {
    label: "فريقك",
    columns: [
      { key: "account", header: "الحساب" },
      { key: "rate", header: "النسبة", align: "end" },
      { key: "balance", header: "الرصيد", align: "end", width: "medium" },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

/* One closed root among many: found, opened, entered and left by keyboard alone. */
export const ByKeyboard: Story = {
  args: {
    rows: [
      ...teamLevel(1, 400, { hasChildren: false }),
      teamRow(402),
      ...teamLevel(5_001, 3, { parentId: "402" }),
    ],
    expanded: new Set<string>(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const grid = canvas.getByRole("treegrid");
    const focused = () => grid.querySelector("[data-line]:focus");
    const rightToLeft = getComputedStyle(grid).direction === "rtl";
    const inwards = rightToLeft ? "{ArrowLeft}" : "{ArrowRight}";
    const outwards = rightToLeft ? "{ArrowRight}" : "{ArrowLeft}";

    await userEvent.tab();
    await expect(focused()).toHaveAttribute("aria-posinset", "1");
    await userEvent.keyboard("{End}");
    await expect(focused()).toHaveAttribute("aria-posinset", "401");
    await expect(focused()).toBeVisible();
    await userEvent.keyboard(inwards);
    await expect(focused()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(inwards);
    await expect(focused()).toHaveAttribute("aria-level", "2");
    const box = focused()?.getBoundingClientRect();
    const edge = grid.parentElement?.getBoundingClientRect();
    await expect(box?.bottom).toBeLessThanOrEqual((edge?.bottom ?? 0) + 1);
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("5001");
    await userEvent.keyboard(`${outwards}${outwards}`);
    await expect(focused()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Home}");
    await expect(focused()).toHaveAttribute("aria-posinset", "1");
    /* However far the reader has moved, only a window of lines is rendered. */
    await expect(
      canvasElement.querySelectorAll("[data-line]").length,
    ).toBeLessThan(60);
  },
};
