import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleVendors } from "../../private/testing/storySamples.ts";
import { colouredLogo } from "../../private/testing/storySamplesArt.ts";
import { Inline } from "../stack/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { Logo } from "./Logo.tsx";

const wordmark = sampleVendors()[0]?.imageUrl ?? "";

const meta = {
  title: "Components/Media/Logo",
  component: Logo,
  args: { name: "Lumen", src: wordmark },
  parameters: {
    guide: {
      do: [
        "Give it the brand's name: it is read by screen readers and shown if the picture does not load.",
      ],
      dont: ["Do not repeat the brand's name in text beside it."],
      accessibility: [
        "The brand's name is the picture's text alternative and the accessible name of its link.",
      ],
      keywords: ["brand mark", "wordmark", "identity"],
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const TintedByTheTextAround: Story = {
  args: { tinted: true },
  decorators: [
    (Story) => (
      <Text as="div">
        <Story />
      </Text>
    ),
  ],
};

/** With two files, the style sheet shows the one for the mode. */
export const InItsOwnColours: Story = {
  args: {
    src: colouredLogo("dark"),
    srcOnLight: colouredLogo("light"),
    width: 150,
    height: 40,
  },
};

export const LeadsHome: Story = { args: { href: "#home" } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="x6">
      <Logo {...args} size="small" />
      <Logo {...args} size="medium" />
      <Logo {...args} size="large" />
    </Inline>
  ),
};
