import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import {
  sampleMessages,
  sampleNow,
} from "../../private/testing/storySamples.ts";
import { phone } from "../../private/testing/stories.css.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { SearchField } from "../search-field/SearchField.tsx";
import { MessageList } from "./MessageList.tsx";

const body = (
  <RichText html="<p>We sent RM 1,200.00 to North Lake Bank at 23:35. It should arrive within 1 hour.</p><p>If it has not arrived by noon tomorrow, contact customer service and quote order <b>W2603-0448-1192</b>.</p>" />
);

const meta = {
  title: "Components/Content/MessageList",
  component: MessageList,
  args: {
    label: "Messages",
    messages: sampleMessages(9),
    open: undefined,
    onOpen: fn(),
    onClose: fn(),
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    onDelete: fn(),
    now: sampleNow,
    timeZone: "Asia/Kuala_Lumpur",
    children: body,
    empty: (
      <EmptyState title="No messages" picture="mail" level={3}>
        Messages from us will appear here.
      </EmptyState>
    ),
  },
  parameters: {
    guide: {
      do: [
        "Mark a message as read when it is opened. Keep deleted messages for a while, so that they can be restored.",
      ],
      dont: [
        "Do not open a message automatically: that moves focus and changes the unread count.",
      ],
      accessibility: [
        "Unread messages are marked by a dot, bold text and a word. Enter opens a message and moves focus to its title; going back returns focus. Arrow keys move between messages.",
      ],
      keywords: ["inbox", "mail", "notification", "unread", "letter"],
    },
  },
  render: function Inbox(args) {
    const [list, setList] = useState(args.messages);
    const [open, setOpen] = useState(args.open);
    const [selected, setSelected] = useState<ReadonlySet<string>>(
      args.selected ?? new Set(),
    );
    const [before, setBefore] = useState<typeof list>();
    const read = (ids: readonly string[]) =>
      setList(
        list.map((message) =>
          ids.includes(message.id) ? { ...message, read: true } : message,
        ),
      );
    return (
      <MessageList
        {...args}
        messages={list}
        open={open}
        onOpen={(id) => {
          setOpen(list.find((message) => message.id === id));
          read([id]);
        }}
        onClose={() => setOpen(undefined)}
        selected={selected}
        onSelectedChange={setSelected}
        onMarkRead={read}
        onMarkAllRead={() => read(list.map(({ id }) => id))}
        onDelete={(ids) => {
          setBefore(list);
          setList(list.filter(({ id }) => !ids.includes(id)));
          setSelected(new Set());
          setOpen(undefined);
        }}
        deleted={
          before
            ? {
                count: before.length - list.length,
                onUndo: () => {
                  setList(before);
                  setBefore(undefined);
                },
              }
            : args.deleted
        }
      />
    );
  },
} satisfies Meta<typeof MessageList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inbox: Story = {
  args: {
    search: <SearchField label="Search messages" value="" onChange={fn()} />,
  },
};

export const Reading: Story = { args: { open: sampleMessages(1)[0] } };

const onPhone: Story["decorators"] = [
  (Story) => (
    <div className={phone}>
      <Story />
    </div>
  ),
];

export const OnAPhone: Story = {
  args: { messages: sampleMessages(5) },
  decorators: onPhone,
};

export const ReadingOnAPhone: Story = {
  args: { open: sampleMessages(1)[0] },
  decorators: onPhone,
};

export const Ticked: Story = {
  args: { selected: new Set(["message-1", "message-2"]) },
};

export const Deleted: Story = { args: { deleted: { count: 3, onUndo: fn() } } };

export const TextOnItsWay: Story = {
  args: { open: sampleMessages(4)[3], children: undefined },
};

export const AllRead: Story = {
  args: {
    messages: sampleMessages(3).map((message) => ({ ...message, read: true })),
  },
};

export const TenThousand: Story = {
  args: { messages: sampleMessages(10_000) },
};

export const Loading: Story = { args: { messages: [], loading: true } };

export const Empty: Story = { args: { messages: [] } };

export const Failed: Story = {
  args: {
    messages: [],
    failure: { title: "The messages could not be loaded", onRetry: fn() },
  },
};

export const HostileWords: Story = {
  args: {
    messages: [
      {
        id: "long",
        title: "Koi of the Ninth Wave ".repeat(460),
        preview: "unbroken".repeat(1200),
        sentAt: Number.NaN,
        read: false,
      },
      {
        id: "rtl",
        title: "\u202ereversed حديقة اليشم",
        preview: "حديقة اليشم: ثلاثون جولة مجانية",
        sentAt: sampleNow - 3_600_000,
        read: true,
      },
      {
        id: "tall",
        title: "လက်ဆောင်တစ်ခု စောင့်နေသည်",
        preview: "ดอกบัวกลางสายหมอก รอบฟรีสามสิบรอบ",
        sentAt: sampleNow - 7_200_000,
        read: false,
      },
    ],
  },
};
