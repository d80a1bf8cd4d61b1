import type { Meta, StoryObj } from "@storybook/react-vite";
import { AllBrands } from "./views/AllBrands.tsx";

const meta = {
  title: "Foyer/One component, all brands",
  // It frames other stories, for which a story test has no server.
  tags: ["!autodocs", "!test"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    guide: { keywords: ["compare", "brands", "side by side"] },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <AllBrands /> };
