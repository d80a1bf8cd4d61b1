import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Switch } from "../switch/Switch.tsx";
import { Text } from "../text/Text.tsx";
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
  decorators: [
    (Story) => (
      <Inline justify="between">
        <Text tone="quiet">214 slots</Text>
        <Story />
      </Inline>
    ),
  ],
  parameters: {
    guide: {
      do: [
        "Use it for a few words or fields that belong to one button: filters, how a fee is worked out.",
        "Name it by what it is about.",
      ],
      dont: [
        "Do not use it for a list of actions; that is a DropdownMenu.",
        "Do not put a whole form into it; that is a Modal or Drawer.",
      ],
      accessibility: [
        "It is a dialog beside its button that leaves the page usable; focus moves in, and back on Escape.",
      ],
      keyboard: [
        {
          keys: "Escape",
          effect: "Closes it and goes back to what opened it.",
        },
      ],
      keywords: ["bubble", "flyout", "filters", "details", "more"],
    },
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

export const MoreThanFits: Story = {
  args: {
    open: true,
    label: "Every fee",
    trigger: <Button variant="quiet">Every fee</Button>,
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>Fee {index + 1} of a long list</Text>
    )),
  },
  /* How much fits is known once it has been placed. */
  play: () =>
    waitFor(() =>
      expect(screen.getByRole("dialog", { name: "Every fee" })).toHaveAttribute(
        "tabindex",
        "0",
      ),
    ),
};
