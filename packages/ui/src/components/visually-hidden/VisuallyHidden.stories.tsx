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
  parameters: {
    guide: {
      do: ["Say what the eye gets from place or picture alone."],
      dont: ["Do not hide what sighted people need too."],
      accessibility: [
        "It stays in the reading order and can be selected by nobody's eye.",
      ],
      keywords: ["sr-only", "screen reader", "hidden text", "a11y"],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpokenWhenItChanges: Story = { args: { role: "status" } };
