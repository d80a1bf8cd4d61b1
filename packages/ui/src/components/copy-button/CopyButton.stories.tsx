import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const meta = {
  title: "Components/Actions/CopyButton",
  component: CopyButton,
  args: { value: "darwin88", label: wordsOf("ui.memberMenu.copy") },
  render: (args) => (
    <Inline gap="x1" wrap={false}>
      <Text weight="strong">{args.value}</Text>
      <CopyButton {...args} />
    </Inline>
  ),
  parameters: {
    guide: {
      do: [
        "Place it directly after the value: a username, a code, an address.",
      ],
      dont: ["Do not copy anything that the reader cannot see."],
      accessibility: ["Success and failure are announced as well as shown."],
      keywords: ["clipboard", "copy to clipboard", "duplicate"],
      keyboard: [{ keys: "Enter, Space", effect: "Copies the value." }],
    },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongValue: Story = {
  args: { value: "8f1c2a77-93b0-4a52-b6f9-0d4c1e7a5521" },
};

export const Medium: Story = { args: { size: "medium" } };
