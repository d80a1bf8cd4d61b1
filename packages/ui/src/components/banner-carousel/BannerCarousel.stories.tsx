import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { brokenImage, sampleBanners } from "../../private/storySamples.ts";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  title: "Components/Lobby/BannerCarousel",
  component: BannerCarousel,
  args: { label: "News", banners: sampleBanners(4), onOpen: fn() },
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Two: Story = { args: { banners: sampleBanners(2) } };

export const One: Story = { args: { banners: sampleBanners(1) } };

export const PictureLost: Story = {
  args: {
    banners: sampleBanners(2).map((banner) => ({
      ...banner,
      imageUrl: brokenImage,
    })),
  },
};

export const TitlesShown: Story = { args: { titles: "shown" } };
