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
        "Say in the title what the picture says; give one banner one aim.",
        "Say `leads: false` of one that leads nowhere: it is no button then.",
      ],
      dont: ["Do not put more than five in a row: few people see the sixth."],
      accessibility: [
        "The button that stops it comes first in the order of Tab; hover, focus and a wish for stillness stop it too.",
      ],
      keyboard: [
        {
          keys: "Tab",
          effect: "Reaches pause first, then the pictures' dots.",
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

/** A picture alone, which nobody can press. */
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

/** Round corners and a margin on a phone too. */
export const Card: Story = { args: { look: "card", titles: "shown" } };

/** The words beside the picture, on a phone below it. */
export const Split: Story = { args: { look: "split", titles: "shown" } };

/** Without the arrow of one that leads on. */
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

/** They wait until somebody goes on, and do not begin anew. */
export const NeverByItself: Story = { args: { autoplay: 0, loop: false } };
