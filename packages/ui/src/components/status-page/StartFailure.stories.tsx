import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StartFailure } from "./StartFailure.tsx";

const meta = {
  title: "Components/Status pages/StartFailure",
  component: StartFailure,
  parameters: {
    layout: "fullscreen",
    guide: {
      do: [
        "Use it when the site could not start because the platform did not answer.",
      ],
      dont: ["Do not show it before the requests have been retried."],
      accessibility: [
        "Its title is the page heading. The picture is decorative, in the brand's own colours.",
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
