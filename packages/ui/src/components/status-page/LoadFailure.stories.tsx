import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LoadFailure } from "./LoadFailure.tsx";

const meta = {
  title: "Components/Status pages/LoadFailure",
  component: LoadFailure,
  parameters: {
    layout: "fullscreen",
    guide: {
      do: [
        "Use it inside the site's layout when part of the application's code could not be loaded.",
      ],
      dont: ["Do not use it for data; use an ErrorState in the panel."],
      accessibility: [
        "Its title is the page heading. The picture is decorative, in the brand's own colours.",
      ],
      keywords: ["loading failed", "chunk", "error page", "status"],
    },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
