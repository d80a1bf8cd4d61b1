import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Money } from "../money/Money.tsx";
import { Inline } from "../stack/Inline.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Components/Overlays/Tooltip",
  component: Tooltip,
  args: {
    text: "Updated a minute ago",
    children: (
      <Button variant="quiet" size="small" iconEnd="info" autoFocus>
        Balance
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Inline gap="x3">
        <Story />
        <Money amount="1204.50" symbol="RM" />
      </Inline>
    ),
  ],
  parameters: {
    layout: "centered",
    guide: {
      do: [
        "Explain a picture or a figure in a few words.",
        "Put it only on what can take focus, so that the keyboard reaches it.",
      ],
      dont: [
        "Do not put into it what one must know: touch has no hover.",
        "Do not put links or buttons into it; that is a Popover.",
      ],
      accessibility: [
        "It appears on hover and on focus, describes its element, stays while the pointer is on it, and goes on Escape.",
      ],
      keyboard: [
        { keys: "Focus", effect: "Shows it at once." },
        { keys: "Escape", effect: "Hides it." },
      ],
      keywords: ["hint", "help", "hover", "explanation", "title"],
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {};

export const Below: Story = { args: { side: "bottom" } };

export const LongWords: Story = {
  args: {
    text: "Money that is in a running game is counted again when the round has ended and the provider has answered.",
  },
};

export const TallScript: Story = {
  args: { text: "တစ်မိနစ်အကြာက အသစ်ပြောင်းထားသည်" },
};
