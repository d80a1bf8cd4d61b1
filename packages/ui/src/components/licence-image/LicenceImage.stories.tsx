import type { Meta, StoryObj } from "@storybook/react-vite";
import { brokenImage } from "../../private/testing/storySamples.ts";
import { licence } from "../../private/testing/storySamplesArt.ts";
import { LicenceImage } from "./LicenceImage.tsx";

const meta = {
  title: "Components/Media/LicenceImage",
  component: LicenceImage,
  args: {
    imageUrl: licence(),
    title: "Gaming licence 12-4480 of Foyer Sands",
  },
  parameters: {
    guide: {
      do: [
        "Name the licence holder and the authority in the title; it is also shown below the picture.",
      ],
      dont: ["Do not link to a licence that cannot be verified."],
      accessibility: [
        "The title is the picture's text alternative, so it is read where the picture cannot be seen.",
      ],
      keywords: ["licence", "license", "regulator", "certificate"],
    },
  },
} satisfies Meta<typeof LicenceImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const PictureLost: Story = { args: { imageUrl: brokenImage } };

export const LongWords: Story = {
  args: {
    title:
      "Gaming licence 12-4480, issued to Foyer Sands by the Gaming Board of the Northern Lakes for games of chance and skill",
  },
};

export const TallScripts: Story = { args: { title: "ဂိမ်းလိုင်စင် ၁၂-၄၄၈၀" } };
