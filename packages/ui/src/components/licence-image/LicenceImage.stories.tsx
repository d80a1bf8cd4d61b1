import type { Meta, StoryObj } from "@storybook/react-vite";
import { brokenImage, sampleGames } from "../../private/storySamples.ts";
import { LicenceImage } from "./LicenceImage.tsx";

const meta = {
  title: "Components/Media/LicenceImage",
  component: LicenceImage,
  args: {
    imageUrl: sampleGames(1)[0]?.imageUrl,
    title: "Gaming licence 12-4480 of Foyer Sands",
  },
} satisfies Meta<typeof LicenceImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const PictureLost: Story = { args: { imageUrl: brokenImage } };
