import type { Meta, StoryObj } from "@storybook/react-vite";
import { dialogGround } from "../../private/testing/stories.css.ts";
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
        "Put it into a Modal whose title says what they are, and show it once a session.",
      ],
      dont: ["Do not stack popups: all announcements share one dialog."],
      accessibility: [
        "The list is of buttons, the chosen one is pressed; the text beside it is announced when it changes.",
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
          "Withdrawals to every bank of the northern shore take longer than they should until the works on the bridge are done",
        html: `<p>${"Every sentence of this announcement is rather longer than it has to be. ".repeat(40)}</p>`,
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
