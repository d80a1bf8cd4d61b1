import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Components/Feedback/ProgressBar",
  component: ProgressBar,
  args: { label: "Turnover for the welcome bonus", value: 320, max: 500 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Percentage: Story = {};

export const InWords: Story = { args: { valueText: "MYR 320.00 of 500.00" } };

export const Unknown: Story = {
  args: { label: "Sending the receipt", value: undefined },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="x5">
      {(["accent", "success", "warning", "danger", "prize"] as const).map(
        (tone, index) => (
          <ProgressBar
            key={tone}
            tone={tone}
            label={tone}
            value={20 * (index + 1)}
          />
        ),
      )}
    </Stack>
  ),
};
