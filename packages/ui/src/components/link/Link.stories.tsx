import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Inline } from "../stack/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { Link } from "./Link.tsx";

const meta = {
  title: "Components/Actions/Link",
  component: Link,
  args: { href: "#help", children: "Help with deposits" },
  parameters: {
    guide: {
      do: ["Make the text say where the link leads."],
      dont: [
        "Do not write “click here”.",
        "Do not use it for actions: those are buttons.",
      ],
      accessibility: [
        "In running text it is underlined, so that colour is not the only cue.",
        "A link that opens a new tab says so.",
      ],
      keywords: ["anchor", "hyperlink", "url", "text link"],
      keyboard: [{ keys: "Enter", effect: "Follows the link." }],
    },
  },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text measure>
      By registering you accept the <Link {...args}>terms and conditions</Link>{" "}
      and confirm that you are of age where you live.
    </Text>
  ),
};

export const External: Story = {
  args: {
    href: "https://licence.example",
    external: true,
    children: "Licence register",
  },
};

export const Current: Story = {
  args: {
    current: true,
    standalone: true,
    underline: "hover",
    children: "Promotions",
  },
};

export const LongWords: Story = {
  args: {
    children:
      "https://help.example/deposits/how-to-deposit-with-an-account-that-is-not-in-your-own-name",
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <Inline gap="x6">
      {(["accent", "primary", "quiet", "inherit"] as const).map((tone) => (
        <Inline key={tone} gap="x4">
          <Link href="#help" tone={tone} standalone>
            {tone}
          </Link>
          <Link href="#help" tone={tone} underline="hover" standalone>
            {tone} on hover
          </Link>
        </Inline>
      ))}
    </Inline>
  ),
};
