import type { Meta, StoryObj } from "@storybook/react-vite";
import { OneBrand } from "./views/OneBrand.tsx";

const meta = {
  title: "Foyer/One brand, everything",
  // It frames other stories, for which a story test has no server.
  tags: ["!autodocs", "!test"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    guide: { keywords: ["overview", "all components", "kitchen sink"] },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <OneBrand /> };
