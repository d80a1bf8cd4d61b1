import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Components/Navigation/SkipLink",
  component: SkipLink,
  args: { targetId: "content" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="content" tabIndex={-1}>
        <Text>
          Press Tab: the link appears in the corner. Press Enter to jump here.
        </Text>
      </div>
    </>
  ),
  parameters: {
    guide: {
      do: ["Make it the first tab stop of every page."],
      dont: ["Do not hide it from the keyboard."],
      accessibility: [
        "It appears when focused, and moves focus, not only the scroll position.",
      ],
      keywords: ["skip navigation", "bypass", "keyboard", "a11y"],
      keyboard: [
        { keys: "Tab", effect: "Shows the link." },
        { keys: "Enter", effect: "Moves to the content." },
      ],
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WaitsForTheKeyboard: Story = {};

export const Reached: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus(),
};
