import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Components/Typography/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "28 games found." },
  render: (args) => (
    <Text>
      After this sentence there is another one for screen readers only.{" "}
      <VisuallyHidden {...args} />
    </Text>
  ),
  parameters: {
    guide: {
      do: [
        "Use it for information that sighted people get from position or pictures.",
      ],
      dont: ["Do not hide anything that sighted people need too."],
      accessibility: ["It stays in the reading order but is not visible."],
      keywords: ["sr-only", "screen reader", "hidden text", "a11y"],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpokenWhenItChanges: Story = { args: { role: "status" } };
