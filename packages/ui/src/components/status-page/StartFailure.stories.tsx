import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StartFailure } from "./StartFailure.tsx";

const meta = {
  title: "Components/Status pages/StartFailure",
  component: StartFailure,
  parameters: {
    layout: "fullscreen",
    guide: {
      do: ["When the site could not start since the platform gave no answer."],
      dont: ["Do not show it before the calls have been tried again."],
      accessibility: [
        "Its title is the heading of the page; the picture is decoration in the brand's own colours.",
      ],
      keywords: ["offline", "boot", "error page", "status"],
    },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof StartFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Retrying: Story = { args: { retrying: true } };
