import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoticeList } from "./NoticeList.tsx";

const titles = [
  "Slower withdrawals to North Lake Bank this evening",
  "Lantern week begins",
  "A new hall of cards",
  "Reed Savings is back",
  "Changed conditions of the tide rebate",
];
const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: titles[index % titles.length] ?? "News",
    html: "<p>From eight to ten this evening, withdrawals to <strong>North Lake Bank</strong> take up to an hour longer. What you asked for before stays in its place.</p><ul><li>Deposits are not touched.</li><li>Other banks are not touched.</li></ul>",
    publishedAt: Date.UTC(2026, 2, 28 - index),
    unread: index < 2,
  }));

const meta = {
  title: "Components/Content/NoticeList",
  component: NoticeList,
  args: { label: "Notices", notices: notices(5) },
  parameters: {
    guide: {
      do: ["Write titles that tell the news by themselves."],
      dont: [
        "Do not mark all as unread for ever: the dot must mean something.",
      ],
      accessibility: [
        "The notice that is read is marked as current. On a phone focus goes to the notice and back to its entry.",
        "A dot is said aloud as not read yet.",
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

/** As a press on a running notice opens it: a phone shows it at once. */
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
          "Withdrawals to every bank of the northern shore take longer than they should until the works on the bridge are done",
        html: `<p>${"Every sentence of this notice is rather longer than it has to be. ".repeat(40)}</p>`,
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
