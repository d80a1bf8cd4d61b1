import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoticeList } from "./NoticeList.tsx";

const titles = [
  "Withdrawals to North Lake Bank are slower this evening",
  "Lantern week begins",
  "New card games",
  "Reed Savings is available again",
  "New terms for the tide rebate",
];
const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: titles[index % titles.length] ?? "Notice",
    html: "<p>From eight to ten this evening, withdrawals to <strong>North Lake Bank</strong> take up to an hour longer. Requests made earlier keep their order.</p><ul><li>Deposits are not affected.</li><li>Other banks are not affected.</li></ul>",
    publishedAt: Date.UTC(2026, 2, 28 - index),
    unread: index < 2,
  }));

const meta = {
  title: "Components/Content/NoticeList",
  component: NoticeList,
  args: { label: "Notices", notices: notices(5) },
  parameters: {
    guide: {
      do: ["Write titles that make sense on their own."],
      dont: [
        "Do not leave every notice marked as unread: the dot must mean something.",
      ],
      accessibility: [
        "The open notice is marked as current. On a phone, focus moves to the notice and back to its entry.",
        "Screen readers announce the dot as “unread”.",
      ],
      keywords: ["notices", "announcements", "messages", "inbox", "news"],
    },
  },
} satisfies Meta<typeof NoticeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Eight: Story = { args: { notices: notices(8) } };

export const Pages: Story = { args: { notices: notices(19), selected: "9" } };

/** Opened from the notice strip: a phone shows the notice instead of the list. */
export const Begun: Story = {
  args: { notices: notices(19), initialId: "12" },
};

export const One: Story = { args: { notices: notices(1) } };

export const LongWords: Story = {
  args: {
    notices: [
      {
        id: "long",
        title:
          "Withdrawals to every bank of the northern shore take longer than usual until the works on the bridge are complete",
        html: `<p>${"Every sentence of this notice is longer than it has to be. ".repeat(40)}</p>`,
        publishedAt: Date.UTC(2026, 2, 28),
        unread: true,
      },
      ...notices(3),
    ],
  },
};

export const TallScripts: Story = {
  args: {
    lang: "my",
    notices: [
      {
        id: "my",
        title: "ဘဏ်လွှဲငွေ နှောင့်နှေးနိုင်ပါသည်",
        html: "<p>ယနေ့ည ၈ နာရီမှ ၁၀ နာရီအထိ</p>",
        unread: true,
      },
      { id: "my2", title: "ဂိမ်းအသစ်များ", html: "<p>အသစ်</p>" },
    ],
  },
};

export const Loading: Story = { args: { notices: [], loading: true } };

export const Empty: Story = { args: { notices: [] } };

export const Failed: Story = {
  args: { notices: [], failed: true, onRetry: () => {} },
};
