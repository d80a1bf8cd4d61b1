import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import {
  sampleNow,
  samplePromotions,
} from "../../private/testing/samplePromotions.ts";
import { brokenImage } from "../../private/testing/storySamples.ts";
import { Duration } from "../duration/Duration.tsx";
import { PromotionCard } from "./PromotionCard.tsx";
import { PromotionCardSkeleton } from "./PromotionCardSkeleton.tsx";

const [welcome, lantern] = samplePromotions(2);

const meta = {
  title: "Components/Content/PromotionCard",
  component: PromotionCard,
  args: {
    title: lantern?.title ?? "",
    images: lantern?.images,
    badges: lantern?.badges,
    duration: <Duration endsAt={lantern?.endsAt} now={sampleNow} />,
    onOpen: () => {},
  },
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        "Say in the title what the player gets; the picture may be cropped on a small screen.",
      ],
      dont: ["Do not put terms on the card: they belong in the details."],
      accessibility: [
        "One button covers the whole card and is described by the title. The picture is decorative.",
      ],
      keywords: ["promotion", "offer", "bonus", "campaign", "tile"],
    },
  },
} satisfies Meta<typeof PromotionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Limited: Story = {};

export const LongTerm: Story = {
  args: {
    title: welcome?.title ?? "",
    images: welcome?.images,
    badges: ["newbie"],
    duration: <Duration longTerm />,
  },
};

export const Plain: Story = { args: { badges: [], duration: undefined } };

export const WithoutPicture: Story = { args: { images: [] } };

export const BrokenPicture: Story = {
  args: { images: [{ sequence: 1, url: brokenImage }] },
};

export const LongWords: Story = {
  args: {
    title:
      "A second balance for your first evening at the lake, for everybody who has come by the northern gate since the first day of the year of the lantern",
    badges: ["newbie", "limited", "special", "daily", "highRate", "vip"],
    duration: <Duration endsAt={sampleNow + 8e11} now={sampleNow} />,
  },
};

export const TallScripts: Story = {
  args: { title: "ပထမဆုံးငွေသွင်းသူများအတွက် ဘောနပ်စ်", lang: "my" },
};

export const RealLink: Story = { args: { href: "#promotion-1" } };

export const Loading: Story = { render: () => <PromotionCardSkeleton /> };
