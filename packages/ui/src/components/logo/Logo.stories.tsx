import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleVendors } from "../../private/testing/storySamples.ts";
import { Inline } from "../stack/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { Logo } from "./Logo.tsx";

const wordmark = sampleVendors()[0]?.imageUrl ?? "";

/** A two-coloured drawing; the name's part in a colour for one of the modes. */
const inColours = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" width="150" height="40"><circle cx="20" cy="20" r="17" fill="#e2a73b"/><path d="M20 9v22M9 20h22" stroke="#7a1f3d" stroke-width="4" stroke-linecap="round"/><path d="M50 10v20h12M72 10v13a7 7 0 0 0 14 0V10M96 30V10l9 11 9-11v20M126 10h14M126 20h11M126 30h14M126 10v20" fill="none" stroke="${name}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`;

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
    src: inColours("#f4efe6"),
    srcOnLight: inColours("#3a1526"),
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
