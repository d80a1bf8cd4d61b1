import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { NoticeMarquee } from "./NoticeMarquee.tsx";

const notices = [
  { id: "1", title: "Withdrawals take up to ten minutes this evening" },
  { id: "2", title: "Koi of the Ninth Wave opens on Friday" },
  { id: "3", title: "The portal is now available in Bahasa Melayu" },
];

const meta = {
  title: "Components/Lobby/NoticeMarquee",
  component: NoticeMarquee,
  args: { notices, onOpen: fn() },
  parameters: {
    guide: {
      do: ["Keep each notice to one line; pressing it opens the full text."],
      dont: [
        "Do not use it for anything that must be read: most of it goes unread.",
      ],
      accessibility: [
        "Hover, focus and a button pause it. With reduced motion, the notices are shown one at a time.",
      ],
      keywords: ["marquee", "ticker", "notice", "news", "scrolling"],
    },
  },
} satisfies Meta<typeof NoticeMarquee>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { notices: notices.slice(0, 1) } };

export const LongWords: Story = {
  args: {
    notices: [
      {
        id: "1",
        title:
          "On the last Sunday of the month the tables of the old harbour are closed from two to four in the morning, while their wheels are cleaned and weighed",
      },
    ],
  },
};

export const Burmese: Story = {
  args: {
    notices: [{ id: "1", title: "ငွေထုတ်ယူမှုများသည် ယနေ့ညတွင် ဆယ်မိနစ်အထိ ကြာနိုင်ပါသည်" }],
  },
};
