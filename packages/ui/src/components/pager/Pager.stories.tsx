import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { Pager, type PagerProps } from "./Pager.tsx";

function KeepsItsPage(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  return <Pager {...props} page={page} onPage={setPage} />;
}

const meta = {
  title: "Components/Navigation/Pager",
  component: Pager,
  args: {
    label: "Pages of announcements",
    page: 10,
    pages: 20,
    onPage: () => undefined,
  },
  render: (args) => <KeepsItsPage {...args} />,
  parameters: {
    guide: {
      do: [
        "Use `hrefFor` where pages have URLs, so that they can be opened in a new tab.",
        "Use `margins={2}` in the lobby, 1 elsewhere.",
      ],
      dont: ["Do not page a list that fits on one screen."],
      accessibility: [
        "It is a named navigation landmark. The current page is marked as current, and the arrows say where they lead.",
      ],
      keyboard: [{ keys: "Enter, Space", effect: "Opens the page." }],
      keywords: ["pagination", "pages", "next", "previous", "list"],
    },
  },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lobby: Story = {
  args: { label: "Pages of games", margins: 2, range: 5 },
};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 20 } };

export const FewPages: Story = { args: { page: 2, pages: 3 } };

export const ManyPages: Story = {
  args: { label: "Pages of games", page: 1200, pages: 2400, margins: 2 },
};

export const RealLinks: Story = {
  args: { page: 3, hrefFor: (page) => `#page-${page}` },
};

export const Narrow: Story = {
  args: { label: "Pages of games", margins: 2 },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const EveryPlace: Story = {
  render: (args) => (
    <Stack>
      {[1, 2, 4, 5, 10, 16, 17, 20].map((page) => (
        <KeepsItsPage
          key={page}
          {...args}
          margins={2}
          label={`Pages of games, from ${page}`}
          page={page}
        />
      ))}
    </Stack>
  ),
};
