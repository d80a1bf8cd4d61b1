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
        "When a part of the program itself could not be fetched, inside the frame of the site.",
      ],
      dont: ["Do not use it for data; that is an ErrorState in its panel."],
      accessibility: [
        "Its title is the heading of the page; the picture is decoration in the brand's own colours.",
      ],
      keywords: ["loading failed", "chunk", "error page", "status"],
    },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
