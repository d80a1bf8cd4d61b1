import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundPage } from "./NotFoundPage.tsx";

const meta = {
  title: "Components/Status pages/NotFoundPage",
  component: NotFoundPage,
  parameters: { layout: "fullscreen" },
  args: { homeHref: "/" },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
