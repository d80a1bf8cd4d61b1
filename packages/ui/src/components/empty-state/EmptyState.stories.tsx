import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Components/Feedback/EmptyState",
  component: EmptyState,
  args: { title: "No games found" },
  parameters: {
    guide: {
      do: [
        "Say what is missing and what to do next, with one action at most.",
        "Choose a picture of the missing content.",
      ],
      dont: [
        "Do not blame the reader. Do not use it for content that could not be loaded; that is an ErrorState.",
      ],
      accessibility: [
        "Its title is a heading in the page's outline; the picture is decorative.",
      ],
      keywords: ["no results", "nothing", "blank", "zero", "no data"],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Search: Story = {
  args: {
    children:
      "No game matches “moonlit tigr”. Check the spelling, or browse all slots.",
    action: <Button variant="outline">Clear search</Button>,
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
    title: "No games played yet",
    picture: "history",
    children: "Games you play appear here.",
  },
};

export const TitleOnly: Story = {
  args: { title: "No records on these dates", picture: "record" },
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

export const TallScript: Story = {
  args: {
    title: "အကြိုက်ဆုံးများ မရှိသေးပါ",
    picture: "heart",
    children: "ဂိမ်းတစ်ခုကို ဤနေရာတွင် သိမ်းရန် နှလုံးပုံကို နှိပ်ပါ။",
  },
};
