import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/stories.css.ts";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Components/Feedback/EmptyState",
  component: EmptyState,
  args: { title: "No games found" },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Search: Story = {
  args: {
    children:
      "Nothing is called “moonlit tigr”. Check the spelling, or look through all slots.",
    action: <Button variant="outline">Clear the search</Button>,
  },
};

export const Favourites: Story = {
  args: {
    title: "No favourites yet",
    picture: "heart",
    children: "Press the heart on a game to keep it here.",
    action: (
      <Button tone="accent" href="#slots">
        Find games
      </Button>
    ),
  },
};

export const Recent: Story = {
  args: {
    title: "Nothing played yet",
    picture: "history",
    children: "Games you play appear here.",
  },
};

export const TitleOnly: Story = {
  args: { title: "No records in these days", picture: "record" },
};

export const LongWordsInANarrowPlace: Story = {
  args: {
    title: "Tiada permainan kegemaran ditemui dalam senarai anda buat masa ini",
    picture: "heart",
    children:
      "Tekan ikon hati pada mana-mana permainan untuk menyimpannya di sini, kemudian kembali bila-bila masa.",
    action: <Button tone="accent">Terokai semua permainan</Button>,
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};
