import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Components/Typography/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "28 games were found." },
  render: (args) => (
    <Text>
      Here stands a sentence that is heard and not seen.{" "}
      <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpokenWhenItChanges: Story = { args: { role: "status" } };
