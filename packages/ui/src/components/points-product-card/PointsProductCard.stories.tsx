import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { brokenImage } from "../../private/testing/storySamples.ts";
import { samplePromotions } from "../../private/testing/samplePromotions.ts";
import { PointsProductCard } from "./PointsProductCard.tsx";
import { PointsProductCardSkeleton } from "./PointsProductCardSkeleton.tsx";

const [sample] = samplePromotions(1);

const meta = {
  title: "Components/Money/PointsProductCard",
  component: PointsProductCard,
  args: {
    title: "Tea set for two",
    imageUrl: sample?.images?.[0]?.url,
    points: "1200",
    available: 14,
    onOpen: () => {},
  },
  decorators: [
    (Story) => (
      <div className={stories.card}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ["Name the product only; the card shows price and quantity below."],
      dont: [
        "Do not put pressure on the player: no countdown, and no colour for a low quantity.",
      ],
      accessibility: [
        "One button covers the whole card and is described by the name. The picture is decorative.",
      ],
      keywords: ["points", "reward", "goods", "redeem", "loyalty", "shop"],
    },
  },
} satisfies Meta<typeof PointsProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const TheLastOne: Story = { args: { points: "9500", available: 1 } };

export const SoldOut: Story = { args: { available: 0 } };

export const OnePoint: Story = { args: { points: "1", available: 120_000 } };

export const WithoutPicture: Story = { args: { imageUrl: undefined } };

export const BrokenPicture: Story = { args: { imageUrl: brokenImage } };

export const LongWords: Story = {
  args: {
    title:
      "A box kite with a reel and two hundred metres of line, painted by hand for everybody who has come by the northern gate",
    points: "123456789012345678.25",
    available: 9_007_199_254_740_991,
  },
};

export const TallScripts: Story = {
  args: { title: "ပထမဆုံးငွေသွင်းသူများအတွက် လက်ဖက်ရည်ခွက်", lang: "my" },
};

export const RealLink: Story = { args: { href: "#goods-1" } };

export const Loading: Story = { render: () => <PointsProductCardSkeleton /> };
