import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi, type RenderUiOptions } from "../../private/testing.tsx";
import { MessageList } from "./MessageList.tsx";
import type { MessageListProps, MessageSummary } from "./MessageList.types.ts";
import { wordsOf } from "../../words/english.testing.ts";

const now = Date.UTC(2026, 2, 4, 16);
const some: MessageSummary[] = [
  { id: "a", title: "On its way", sentAt: now - 60_000, read: false },
  { id: "b", title: "Quiet hours", sentAt: now - 120_000, read: true },
  { id: "c", title: "A gift", sentAt: now - 86_400_000, read: false },
];
const many = (count: number): MessageSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    title: `Message ${index}`,
    sentAt: now - index * 1000,
    read: true,
  }));

/** An inbox that keeps its own state, as an app would. */
function Inbox(props: Partial<MessageListProps>) {
  const [messages, setMessages] = useState(props.messages ?? some);
  const [gone, setGone] = useState<readonly MessageSummary[]>();
  const [open, setOpen] = useState(props.open);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <MessageList
      label="Messages"
      now={now}
      empty="No messages"
      onSelectedChange={setSelected}
      onDelete={(ids) => {
        setGone(messages);
        setMessages(messages.filter(({ id }) => !ids.includes(id)));
        setSelected(new Set());
        setOpen(undefined);
      }}
      deleted={
        gone && {
          count: gone.length - messages.length,
          onUndo: () => {
            setMessages(gone);
            setGone(undefined);
          },
        }
      }
      {...props}
      messages={messages}
      open={open}
      selected={selected}
      onOpen={(id) => {
        props.onOpen?.(id);
        setOpen(messages.find((message) => message.id === id));
      }}
      onClose={() => setOpen(undefined)}
    >
      <p>The text of it</p>
    </MessageList>
  );
}

const setUp = (
  props: Partial<MessageListProps> = {},
  options?: RenderUiOptions,
) => renderUi(<Inbox {...props} />, options);
const opener = (name: RegExp) => screen.getByRole("button", { name });
const list = () => screen.getByRole("region", { name: "Messages" });

describe("MessageList", () => {
  it("marks unread messages in words, and shows how many are unread", () => {
    setUp();
    expect(opener(/^Unread On its way 2026\/03\/04/)).toBeInTheDocument();
    expect(opener(/^Quiet hours/)).toBeInTheDocument();
    expect(screen.getByText("2 unread")).toBeInTheDocument();
  });

  it("groups messages under day headings", () => {
    setUp();
    const days = screen
      .getAllByRole("heading", { level: 3 })
      .map((day) => day.textContent);
    expect(days).toEqual(["Today", "Yesterday"]);
    const today = screen.getByRole("list", {
      name: wordsOf("ui.messageList.today"),
    });
    expect(within(today).getAllByRole("listitem")).toHaveLength(2);
  });

  describe("reading", () => {
    it("opens a message with Enter, focuses its title, and returns focus when it is closed", async () => {
      const onOpen = vi.fn();
      const { user } = setUp({ onOpen });
      opener(/Quiet hours/).focus();
      await user.keyboard("{Enter}");
      expect(onOpen).toHaveBeenCalledExactlyOnceWith("b");
      const article = screen.getByRole("article", { name: "Quiet hours" });
      expect(
        within(article).getByRole("heading", { name: "Quiet hours" }),
      ).toHaveFocus();
      expect(article).toHaveTextContent("The text of it");
      expect(opener(/^Quiet hours/)).toHaveAttribute("aria-current", "true");
      await user.click(
        screen.getByRole("button", { name: wordsOf("ui.messageList.back") }),
      );
      expect(screen.queryByRole("article")).not.toBeInTheDocument();
      expect(opener(/^Quiet hours/)).toHaveFocus();
    });

    it("does not focus a message that is open from the start", () => {
      setUp({ open: some[1] });
      expect(screen.getByRole("article")).toBeInTheDocument();
      expect(document.body).toHaveFocus();
    });

    it("marks an open message as busy while its text is loading", () => {
      renderUi(
        <MessageList
          label="Messages"
          messages={some}
          open={some[0]}
          onOpen={() => {}}
          onClose={() => {}}
          empty=""
        />,
      );
      expect(screen.getByRole("article")).toHaveAttribute("aria-busy", "true");
    });

    it("moves between messages with arrow keys, Home and End, and stops at the ends", async () => {
      const { user } = setUp();
      opener(/On its way/).focus();
      await user.keyboard("{ArrowUp}");
      expect(opener(/On its way/)).toHaveFocus();
      await user.keyboard("{ArrowDown}");
      expect(opener(/^Quiet hours/)).toHaveFocus();
      await user.keyboard("{End}");
      expect(opener(/A gift/)).toHaveFocus();
      await user.keyboard("{ArrowDown}");
      expect(opener(/A gift/)).toHaveFocus();
      await user.keyboard("{Home}");
      expect(opener(/On its way/)).toHaveFocus();
    });

    it("keeps a message open that is no longer in the list, and focuses the list when it is closed", async () => {
      const { user } = setUp({ open: many(1)[0] });
      expect(
        screen.getByRole("article", { name: "Message 0" }),
      ).toHaveTextContent("The text of it");
      await user.click(
        screen.getByRole("button", { name: wordsOf("ui.messageList.back") }),
      );
      expect(screen.queryByRole("article")).not.toBeInTheDocument();
      expect(list()).toHaveFocus();
    });

    it("leaves the arrow keys to the search field while it has focus", async () => {
      const { user } = setUp({ search: <input aria-label="Search" /> });
      await user.type(screen.getByRole("textbox"), "ab{ArrowDown}{Home}c");
      expect(screen.getByRole("textbox")).toHaveFocus();
      expect(screen.getByRole("textbox")).toHaveValue("cab");
    });
  });

  describe("selecting several", () => {
    it("selects one message, then all, and marks the selected messages as read", async () => {
      const onMarkRead = vi.fn();
      const { user } = setUp({ onMarkRead });
      await user.click(screen.getByRole("checkbox", { name: "Select A gift" }));
      expect(screen.getByText("1 selected")).toHaveAttribute("role", "status");
      const all = screen.getByRole<HTMLInputElement>("checkbox", {
        name: wordsOf("ui.messageList.selectAll"),
      });
      expect(all.indeterminate).toBe(true);
      await user.click(all);
      await user.click(
        screen.getByRole("button", {
          name: wordsOf("ui.messageList.markRead"),
        }),
      );
      expect(new Set(onMarkRead.mock.calls[0]?.[0])).toEqual(
        new Set(["a", "b", "c"]),
      );
    });

    it("marks all messages as read, and disables the button when nothing is unread", async () => {
      const onMarkAllRead = vi.fn();
      const { user, unmount } = setUp({ onMarkAllRead });
      await user.click(
        screen.getByRole("button", {
          name: wordsOf("ui.messageList.markAllRead"),
        }),
      );
      expect(onMarkAllRead).toHaveBeenCalledOnce();
      unmount();
      setUp({ onMarkAllRead, messages: many(2) });
      expect(
        screen.getByRole("button", {
          name: wordsOf("ui.messageList.markAllRead"),
        }),
      ).toBeDisabled();
      expect(screen.getByText("All read")).toBeInTheDocument();
    });

    it("shows the given unread count instead of counting its own messages", () => {
      setUp({ unread: 41 });
      expect(screen.getByText("41 unread")).toBeInTheDocument();
    });
  });

  describe("deleting", () => {
    it("says how many messages were deleted, focuses the list, and undoes the deletion", async () => {
      const { user } = setUp();
      await user.click(
        screen.getByRole("checkbox", { name: "Select Quiet hours" }),
      );
      await user.click(
        screen.getByRole("button", { name: wordsOf("ui.messageList.delete") }),
      );
      expect(screen.queryByText("Quiet hours")).not.toBeInTheDocument();
      expect(screen.getByText("1 message deleted")).toBeInTheDocument();
      expect(list()).toHaveFocus();
      await user.click(
        screen.getByRole("button", { name: wordsOf("ui.messageList.undo") }),
      );
      expect(screen.getByText("Quiet hours")).toBeInTheDocument();
      expect(list()).toHaveFocus();
    });

    it("deletes the open message and returns to the list", async () => {
      const { user } = setUp();
      await user.click(opener(/A gift/));
      await user.click(
        screen.getByRole("button", {
          name: wordsOf("ui.messageList.deleteThis"),
        }),
      );
      expect(screen.queryByRole("article")).not.toBeInTheDocument();
      expect(screen.queryByText("A gift")).not.toBeInTheDocument();
      expect(list()).toHaveFocus();
    });
  });

  it("splits 10,000 messages into pages instead of rendering them all", async () => {
    const { user } = setUp({ messages: many(10_000) });
    expect(screen.getAllByRole("listitem").length).toBeLessThan(40);
    const pager = screen.getByRole("navigation", { name: "Pages of Messages" });
    await user.click(within(pager).getByRole("button", { name: "Page 500" }));
    expect(screen.getByText("Message 9999")).toBeInTheDocument();
    expect(screen.getByText("Page 500 of 500")).toHaveAttribute(
      "role",
      "status",
    );
  });

  it.each<[string, Partial<MessageListProps>, string]>([
    ["none", {}, "No messages"],
    ["a failure", { failure: { title: "Not loaded" } }, "Not loaded"],
  ])("shows the text for %s, and no checkboxes", (_, props, words) => {
    setUp({ messages: [], ...props });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("does not call the inbox empty while loading or after a failure, and announces it once known (F1)", () => {
    const { rerender } = setUp({
      messages: [],
      empty: undefined,
      loading: true,
    });
    rerender(
      <Inbox
        messages={[]}
        empty={undefined}
        failure={{ title: "Not loaded" }}
      />,
    );
    expect(screen.queryByText("No messages")).not.toBeInTheDocument();
    expect(screen.queryByText("All read")).not.toBeInTheDocument();
    rerender(<Inbox messages={[]} empty={undefined} />);
    expect(screen.getByText("No messages")).toHaveAttribute("role", "status");
  });

  it("is busy while loading, with no list items and no empty text", () => {
    setUp({ messages: [], loading: true });
    expect(list()).toHaveAttribute("aria-busy", "true");
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
    expect(screen.queryByText("No messages")).not.toBeInTheDocument();
  });

  it("shows its words in the reader's language", () => {
    setUp(
      {},
      {
        locale: "ms",
        messages: {
          "ui.messageList.unread": "Belum dibaca",
          "ui.messageList.today": "Hari ini",
        },
      },
    );
    expect(opener(/^Belum dibaca On its way/)).toBeInTheDocument();
    expect(
      screen.getByRole("heading", { name: "Hari ini" }),
    ).toBeInTheDocument();
  });

  it("isolates a title that overrides the text direction, and groups an invalid date as undated", () => {
    setUp({
      messages: [
        { id: "x", title: "\u202eabc", sentAt: Number.NaN, read: true },
      ],
    });
    expect(screen.getByText("\u202eabc").tagName).toBe("BDI");
    expect(
      screen.getByRole("heading", { name: wordsOf("ui.messageList.undated") }),
    ).toBeInTheDocument();
  });
});
