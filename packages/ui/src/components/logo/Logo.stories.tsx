import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleVendors } from "../../private/testing/storySamples.ts";
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
        "Give it the brand's name: it is said, and it stands in when the picture does not come.",
      ],
      dont: ["Do not set text beside it that repeats it."],
      accessibility: [
        "The picture's text is the brand's name, and so is the name of the link around it.",
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
