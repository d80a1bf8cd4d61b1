import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundPage } from "./NotFoundPage.tsx";

const meta = {
  title: "Components/Status pages/NotFoundPage",
  component: NotFoundPage,
  parameters: {
    layout: "fullscreen",
    guide: {
      do: ["For an address that leads nowhere, inside the frame of the site."],
      dont: ["Do not guess where the visitor meant to go."],
      accessibility: [
        "Its title is the heading of the page; the picture is decoration in the brand's own colours.",
      ],
      keywords: ["404", "missing", "error page", "status"],
    },
  },
  args: { homeHref: "/" },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
