import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { Countdown } from "./Countdown.tsx";

const start = Date.UTC(2030, 0, 1);
/* A stopped clock, so that screenshots of the stories are always the same. */
const still = () => start;

const meta = {
  title: "Components/Feedback/Countdown",
  component: Countdown,
  parameters: {
    guide: {
      do: ["Say beside it what happens when the time is up."],
      dont: ["Do not add urgency: no red, no pulse, no last-minute styling."],
      accessibility: [
        "It is announced at a day, an hour, ten, five and one minute, and at its end; in between, it can be read at any time.",
      ],
      keywords: ["timer", "deadline", "time left", "expiry"],
    },
  },
  args: { label: "Time to confirm", endsAt: start + 754_000, now: still },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the real clock. */
export const Running: Story = {
  args: { endsAt: Date.now() + 90_000, now: Date.now, size: "large" },
};

export const Days: Story = {
  args: { endsAt: start + 3 * 86_400_000 + 3_723_000, size: "large" },
};

export const LastSeconds: Story = { args: { endsAt: start + 9_000 } };

export const Over: Story = { args: { endsAt: start } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x4">
      {(["inherit", "medium", "large"] as const).map((size) => (
        <div key={size}>
          <Countdown {...args} size={size} />
        </div>
      ))}
    </Stack>
  ),
};
