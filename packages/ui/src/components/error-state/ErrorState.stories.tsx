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
        "Put it exactly where the content would be, and leave the rest of the page as it is.",
        "Say in plain words what is missing, and offer to try again.",
      ],
      dont: [
        "Do not show error codes or messages from the server.",
        "Do not use it for a whole page; those are the status pages.",
      ],
      accessibility: [
        "It is announced when it appears, without interrupting; its title is a heading.",
        "During a retry the button stays in place and ignores further presses.",
      ],
      keywords: ["failure", "retry", "offline", "problem", "broken"],
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    children: "Your connection may have been interrupted.",
    onRetry: () => undefined,
  },
};

export const Retrying: Story = { args: { ...WithRetry.args, retrying: true } };

export const WithoutRetry: Story = {
  args: { children: "We are aware of the problem and are working on it." },
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
