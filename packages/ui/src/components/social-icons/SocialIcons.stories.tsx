import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { socialChannels } from "./channels.ts";
import { SocialIcons } from "./SocialIcons.tsx";

const all = Object.fromEntries(
  socialChannels.map((channel) => [
    channel,
    `https://channels.example/${channel.toLowerCase()}`,
  ]),
);

const meta = {
  title: "Components/Content/SocialIcons",
  component: SocialIcons,
  args: { links: all },
  parameters: {
    guide: {
      do: ["Show only channels where somebody answers."],
      dont: [
        "Do not replace these drawings with the channels' own logos without permission.",
      ],
      accessibility: [
        "Each link is named by its channel and announces that it opens in a new tab.",
      ],
      keywords: ["social", "channels", "follow", "youtube", "telegram", "line"],
    },
  },
} satisfies Meta<typeof SocialIcons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Three: Story = {
  args: {
    links: {
      FACEBOOK: "https://channels.example/fb",
      INSTAGRAM: "https://channels.example/ig",
      TELEGRAM: "https://channels.example/tg",
    },
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};
