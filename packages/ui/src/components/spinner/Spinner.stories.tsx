import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Components/Feedback/Spinner",
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Named: Story = {
  args: { size: "large", label: "Opening the game" },
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
