import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundPage } from "./NotFoundPage.tsx";

const meta = {
  title: "Components/Status pages/NotFoundPage",
  component: NotFoundPage,
  parameters: {
    layout: "fullscreen",
    guide: {
      do: ["Use it inside the site's layout for a URL that does not exist."],
      dont: ["Do not guess which page the visitor wanted."],
      accessibility: [
        "Its title is the page heading. The picture is decorative, in the brand's own colours.",
      ],
      keywords: ["404", "missing", "error page", "status"],
    },
  },
  args: { homeHref: "/" },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
