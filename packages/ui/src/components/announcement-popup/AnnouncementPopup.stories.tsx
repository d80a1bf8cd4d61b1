import type { Meta, StoryObj } from "@storybook/react-vite";
import { dialogGround } from "../../private/testing/stories.css.ts";
import { AnnouncementPopup } from "./AnnouncementPopup.tsx";

const announcements = Array.from({ length: 11 }, (_, index) => ({
  id: `${index}`,
  title:
    [
      "Lantern week begins",
      "Slower withdrawals this evening",
      "New card games",
    ][index % 3] ?? "News",
  html: "<p>From Monday there are <strong>free rounds</strong> every evening from 20:00 to 22:00.</p><ul><li>No code is needed.</li><li>Every game qualifies.</li></ul>",
}));

const meta = {
  title: "Components/Content/AnnouncementPopup",
  component: AnnouncementPopup,
  args: { label: "Announcements", announcements },
  decorators: [
    (Story) => (
      <div className={dialogGround}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        "Put it into a Modal whose title names the content, and show it once per session.",
      ],
      dont: ["Do not stack popups: all announcements share one dialog."],
      accessibility: [
        "The list consists of buttons, and the selected one is marked as pressed; the text beside it is announced when it changes.",
      ],
      keywords: ["announcement", "popup", "notice", "news", "modal"],
    },
  },
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

export const LongWords: Story = {
  args: {
    announcements: [
      {
        id: "long",
        title:
          "Withdrawals to all banks on the northern shore take longer than usual until the maintenance of the bank network has been completed",
        html: `<p>${"Every sentence of this announcement is longer than it needs to be. ".repeat(40)}</p>`,
      },
      ...announcements.slice(0, 4),
    ],
  },
};

export const TallScripts: Story = {
  args: {
    lang: "my",
    announcements: [
      { id: "a", title: "ဂိမ်းအသစ်များ", html: "<p>ယနေ့ည ၈ နာရီမှ</p>" },
      { id: "b", title: "ဘောနပ်စ်", html: "<p>နှစ်ဆ ကစားပါ</p>" },
    ],
  },
};

export const Hostile: Story = {
  args: {
    announcements: [
      {
        id: "a",
        title: "<script>alert(1)</script>",
        html: '<p style="position:fixed;inset:0" onclick="alert(1)">Only this sentence is left.</p><iframe src="https://evil.example"></iframe>',
      },
    ],
  },
};
