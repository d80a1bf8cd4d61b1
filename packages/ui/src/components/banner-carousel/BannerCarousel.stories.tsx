import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  brokenImage,
  sampleBanners,
} from "../../private/testing/storySamples.ts";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  title: "Components/Lobby/BannerCarousel",
  component: BannerCarousel,
  args: { label: "News", banners: sampleBanners(4), onOpen: fn() },
  parameters: {
    guide: {
      do: [
        "Make the title a text alternative of the picture; give each banner a single goal.",
        "Set `leads: false` for a banner that opens nothing: it is then not a button.",
      ],
      dont: ["Do not show more than five: few people see the sixth."],
      accessibility: [
        "The pause button comes first in tab order; hover, focus and the reduced-motion setting also stop the banners.",
      ],
      keyboard: [
        {
          keys: "Tab",
          effect: "Reaches the pause button first, then the dots.",
        },
        { keys: "Enter, Space", effect: "Pauses, or goes to the picture." },
      ],
      keywords: ["carousel", "slider", "banner", "hero", "slideshow"],
    },
  },
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Two: Story = { args: { banners: sampleBanners(2) } };

export const One: Story = { args: { banners: sampleBanners(1) } };

/** A plain picture that cannot be pressed. */
export const LeadsNowhere: Story = {
  args: {
    banners: sampleBanners(1).map((banner) => ({ ...banner, leads: false })),
  },
};

export const PictureLost: Story = {
  args: {
    banners: sampleBanners(2).map((banner) => ({
      ...banner,
      imageUrl: brokenImage,
    })),
  },
};

export const TitlesShown: Story = { args: { titles: "shown" } };

/** Rounded corners and a margin, on a phone too. */
export const Card: Story = { args: { look: "card", titles: "shown" } };

/** The text beside the picture; on a phone, below it. */
export const Split: Story = { args: { look: "split", titles: "shown" } };

/** Without the arrow that marks a link. */
export const SplitLeadsNowhere: Story = {
  args: { ...LeadsNowhere.args, look: "split", titles: "shown" },
  play: ({ canvas }) => {
    const words = canvas.getByText(
      sampleBanners(1)[0]?.title ?? "",
    ).parentElement;
    if (words) expect(getComputedStyle(words, "::after").content).toBe("none");
    else throw new Error("The words have no ground.");
  },
};

export const SplitPictureLost: Story = {
  args: { ...PictureLost.args, look: "split", titles: "shown" },
};

/** No automatic rotation and no loop. */
export const NeverByItself: Story = { args: { autoplay: 0, loop: false } };
