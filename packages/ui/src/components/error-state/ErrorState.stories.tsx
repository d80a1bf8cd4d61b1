import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Components/Feedback/ErrorState",
  component: ErrorState,
  args: { title: "The games could not be loaded" },
  parameters: {
    guide: {
      do: [
        "Put it in the very place of what could not be had, and leave the rest of the page alone.",
        "Say what is missing in the player's words, and offer to try again.",
      ],
      dont: [
        "Do not show codes or the server's own words.",
        "Do not use it for a whole page; those are the status pages.",
      ],
      accessibility: [
        "It speaks when it appears, without interrupting; its title is a heading.",
        "While it tries again the button keeps its place and takes no second press.",
      ],
      keywords: ["failure", "retry", "offline", "problem", "broken"],
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    children: "Your connection may have dropped for a moment.",
    onRetry: () => undefined,
  },
};

export const Retrying: Story = { args: { ...WithRetry.args, retrying: true } };

export const WithoutRetry: Story = {
  args: { children: "We have been told, and are looking into it." },
};

export const LongWordsInANarrowPlace: Story = {
  args: {
    title: "Die Verlosungsteilnahmebedingungen konnten nicht geladen werden",
    children: "Die Verbindung zum Benachrichtigungsdienst wurde unterbrochen.",
    onRetry: () => undefined,
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const TallScript: Story = {
  args: { title: "โหลดเกมไม่ได้", children: "กรุณาตรวจสอบการเชื่อมต่อ" },
};
