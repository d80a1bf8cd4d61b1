import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Components/Actions/CopyButton",
  component: CopyButton,
  args: { value: "darwin88", label: "Copy account name" },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BesideItsValue: Story = {
  render: (args) => (
    <Inline gap="x1">
      <Text weight="strong">{args.value}</Text>
      <CopyButton {...args} />
    </Inline>
  ),
};

export const Medium: Story = { args: { size: "medium" } };
