import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Switch } from "../switch/Switch.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Components/Overlays/Popover",
  component: Popover,
  args: {
    label: "Filters",
    trigger: <Button>Filters</Button>,
    children: (
      <Stack gap="x3">
        <Switch checked onChange={() => {}}>
          Only games with free play
        </Switch>
        <Switch checked={false} onChange={() => {}}>
          Hide what is under maintenance
        </Switch>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const WordsOnly: Story = {
  args: {
    open: true,
    label: "How the fee is worked out",
    trigger: <Button variant="quiet">How is the fee worked out?</Button>,
    children:
      "Two withdrawals a day are free. From the third on, one in a hundred of the amount stays with the bank.",
  },
};
