import type { Meta, StoryObj } from "@storybook/react-vite";
import { AnnouncementPopup } from "./AnnouncementPopup.tsx";

const announcements = Array.from({ length: 11 }, (_, index) => ({
  id: `${index}`,
  title:
    [
      "Lantern week begins",
      "Slower withdrawals this evening",
      "A new hall of cards",
    ][index % 3] ?? "News",
  html: "<p>From Monday on there are <strong>free rounds</strong> each evening from eight to ten.</p><ul><li>No code is needed.</li><li>Each game counts.</li></ul>",
}));

const meta = {
  title: "Components/Content/AnnouncementPopup",
  component: AnnouncementPopup,
  args: { label: "Announcements", announcements },
} satisfies Meta<typeof AnnouncementPopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoPages: Story = {};

export const Three: Story = {
  args: { announcements: announcements.slice(0, 3) },
};

export const One: Story = {
  args: { announcements: announcements.slice(0, 1) },
};
