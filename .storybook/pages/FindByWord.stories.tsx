import type { Meta, StoryObj } from "@storybook/react-vite";
import { FindByWord } from "./views/FindByWord.tsx";

const meta = {
  title: "Foyer/Find by word",
  // It frames other stories, for which a story test has no server.
  tags: ["!autodocs", "!test"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    guide: { keywords: ["index", "glossary", "search"] },
  },
} satisfies Meta;

export default meta;

export const Live: StoryObj<typeof meta> = { render: () => <FindByWord /> };
