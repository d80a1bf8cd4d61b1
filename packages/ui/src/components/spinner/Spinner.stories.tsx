import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Components/Feedback/Spinner",
  component: Spinner,
  parameters: {
    guide: {
      do: [
        "Use it while something is in progress whose shape and duration are not known.",
        "Say what is in progress, for example “Opening the game”.",
      ],
      dont: [
        "Do not use it for content with a known shape; use a Skeleton.",
        "Do not put it in a button; the button's `loading` does that.",
      ],
      accessibility: [
        "It is an image with a name. With reduced motion, it pulses instead of turning.",
      ],
      keywords: ["loading", "wait", "busy", "circle", "progress"],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Named: Story = {
  args: { size: "large", label: "Opening the game" },
  render: (args) => (
    <Stack gap="x3" align="center">
      <Spinner {...args} />
      <Text tone="quiet">{args.label}</Text>
    </Stack>
  ),
  parameters: { layout: "centered" },
};

export const TakesTheColourAround: Story = {
  render: () => (
    <Inline gap="x6">
      {(["small", "medium", "large"] as const).map((size) => (
        <Text key={size} as="div" tone="accent">
          <Spinner size={size} />
        </Text>
      ))}
    </Inline>
  ),
};
