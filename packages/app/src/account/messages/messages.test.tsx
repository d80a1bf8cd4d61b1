import { act, screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { messagesKey } from "../../kit/queryKeys.ts";
import { renderPortal, type Portal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const day = 1_767_225_600_000;
const letter = (id: number, read = 0, content = `<p>Text ${id}</p>`) => ({
  id: `M-${id}`,
  title: `Letter ${id}`,
  content,
  time: day - id * 60_000,
  read,
});

/** An inbox that remembers which messages were read; `pageSize` messages are a page. */
function inbox(letters = [letter(1), letter(2), letter(3, 1)], pageSize = 20) {
  let kept = letters;
  const count = () => kept.filter(({ read }) => read === 0).length;
  const handlers: Handlers = {
    unreadCount: () => ({ count: count() }),
    messages: ({ keyword = "", pageNo }) => ({
      list: kept
        .filter(({ title }) => title.includes(keyword))
        .slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: 2,
    }),
    messageRead: ({ id }) => {
      kept = kept.map((each) =>
        id === undefined || each.id === id ? { ...each, read: 1 } : each,
      );
      return { unread: count() };
    },
  };
  return {
    handlers,
    add: (more: typeof letters) => (kept = [...more, ...kept]),
    remove: (id: string) => (kept = kept.filter((each) => each.id !== id)),
  };
}

const openWith = (handlers: Handlers): Promise<Portal> =>
  renderPortal("/member?page=messageV2", { visitor: "full", handlers });

const list = () =>
  screen.findByRole("region", { name: wordsOf("inbox.label") });
/** Turns to the second page. */
const turn = (portal: Portal) =>
  portal.user.click(
    within(
      screen.getByRole("navigation", { name: "Pages of Internal messages" }),
    ).getByRole("button", { name: /2/ }),
  );
const row = async (name: RegExp) =>
  within(await list()).findByRole("button", { name });

/** The centre's entry that leads to the inbox. */
const entry = () => screen.getByRole("button", { name: /^Messages/ });

describe("the inbox", () => {
  it("lists messages and shows how many are unread (MSG-01)", async () => {
    await openWith(inbox().handlers);
    expect(await row(/Letter 1/)).toBeVisible();
    expect(await list()).toHaveTextContent("2 unread");
  });

  it("opens a message, marks it as read and lowers the unread count (MSG-03)", async () => {
    const portal = await openWith(inbox().handlers);
    await portal.user.click(await row(/Letter 1/));
    expect(
      await screen.findByRole("article", { name: "Letter 1" }),
    ).toHaveTextContent("Text 1");
    await waitFor(async () =>
      expect(await list()).toHaveTextContent("1 unread"),
    );
    expect(portal.requests("messageRead")).toEqual([{ id: "M-1" }]);
    // The badge on the centre's own entry is updated (MEM-16).
    await waitFor(() => expect(entry()).toHaveAccessibleName(/1 open item$/));
  });

  it("sends nothing to the platform when a message that is already read is opened", async () => {
    const portal = await openWith(inbox().handlers);
    await portal.user.click(await row(/Letter 3/));
    expect(
      await screen.findByRole("article", { name: "Letter 3" }),
    ).toBeVisible();
    expect(portal.requests("messageRead")).toEqual([]);
  });

  it("marks all messages as read", async () => {
    const portal = await openWith(inbox().handlers);
    await portal.user.click(await row(/Letter 1/));
    await portal.user.click(
      within(await list()).getByRole("button", {
        name: wordsOf("ui.messageList.markAllRead"),
      }),
    );
    await waitFor(async () =>
      expect(await list()).toHaveTextContent("All read"),
    );
    expect(portal.requests("messageRead").at(-1)).toEqual({});
    await waitFor(() =>
      expect(entry()).toHaveAccessibleName(wordsOf("centre.page.messageV2")),
    );
  });

  it("searches for the typed text after a pause", async () => {
    const portal = await openWith(inbox().handlers);
    await row(/Letter 1/);
    await portal.user.type(
      screen.getByRole("searchbox", { name: wordsOf("inbox.search") }),
      " Letter 2 ",
    );
    await waitFor(() =>
      expect(portal.requests("messages").at(-1)).toEqual({
        pageNo: 1,
        pageSize: 20,
        keyword: "Letter 2",
      }),
    );
    await waitFor(async () =>
      expect(within(await list()).queryByText("Letter 1")).toBeNull(),
    );
    expect(portal.requests("messages")).toHaveLength(2);
  });

  it("leads from an empty search result back to all messages", async () => {
    const portal = await openWith(inbox().handlers);
    await row(/Letter 1/);
    await portal.user.type(
      screen.getByRole("searchbox", { name: wordsOf("inbox.search") }),
      "zzz",
    );
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("inbox.all") }),
    );
    expect(await row(/Letter 1/)).toBeVisible();
  });

  it("shows titles as plain text and removes dangerous markup from contents", async () => {
    const portal = await openWith(
      inbox([
        {
          ...letter(1, 0, '<p>Fine</p><img src="x" onerror="alert(1)">'),
          title: "<b>Bold</b>",
        },
      ]).handlers,
    );
    await portal.user.click(await row(/<b>Bold<\/b>/));
    const text = await screen.findByText("Fine");
    expect(text.ownerDocument.querySelector("[onerror]")).toBeNull();
  });

  it("requests the chosen page", async () => {
    const portal = await openWith(inbox().handlers);
    await row(/Letter 1/);
    await turn(portal);
    await waitFor(() =>
      expect(portal.requests("messages").at(-1)).toMatchObject({ pageNo: 2 }),
    );
  });

  describe("an open message", () => {
    const left = async (title: string) =>
      waitFor(async () =>
        expect(
          within(await list()).queryByRole("button", {
            name: new RegExp(title),
          }),
        ).toBeNull(),
      );

    it.each<
      [string, (box: ReturnType<typeof inbox>, portal: Portal) => unknown]
    >([
      [
        "newer messages push it off its page",
        (box, portal) => {
          box.add([letter(-1), letter(0)]);
          return act(() =>
            portal.services.queries.invalidateQueries({
              queryKey: messagesKey,
            }),
          );
        },
      ],
      ["the list turns to another page", (_, portal) => turn(portal)],
      [
        "a search does not find it",
        (_, portal) =>
          portal.user.type(
            screen.getByRole("searchbox", { name: wordsOf("inbox.search") }),
            "Letter 2",
          ),
      ],
      [
        "it is deleted elsewhere",
        (box, portal) => {
          box.remove("M-1");
          return act(() =>
            portal.services.queries.invalidateQueries({
              queryKey: messagesKey,
            }),
          );
        },
      ],
    ])(
      "stays readable until it is closed when %s (MSG-01)",
      async (_, happens) => {
        const box = inbox(undefined, 2);
        const portal = await openWith(box.handlers);
        await portal.user.click(await row(/Letter 1/));
        await screen.findByRole("article", { name: "Letter 1" });
        await happens(box, portal);
        await left("Letter 1");
        expect(
          screen.getByRole("article", { name: "Letter 1" }),
        ).toHaveTextContent("Text 1");
        await portal.user.click(
          screen.getByRole("button", { name: wordsOf("ui.messageList.back") }),
        );
        expect(screen.queryByRole("article")).toBeNull();
        expect(await list()).toHaveFocus();
      },
    );
  });

  it("shows an empty state when there are no messages", async () => {
    await openWith(inbox([]).handlers);
    expect(
      await screen.findByRole("heading", { name: wordsOf("inbox.none") }),
    ).toBeVisible();
  });

  it("offers a retry when messages cannot be read", async () => {
    const portal = await renderPortal("/member?page=messageV2", {
      visitor: "full",
      handlers: inbox().handlers,
      before: ({ platform }) => platform.fail("messages", "network"),
    });
    const retry = await screen.findByRole("button", { name: /again/ });
    portal.platform.fail("messages", undefined);
    await portal.user.click(retry);
    expect(await row(/Letter 1/)).toBeVisible();
  });

  it("keeps a message unread and shows an error when marking it as read fails", async () => {
    const portal = await renderPortal("/member?page=messageV2", {
      visitor: "full",
      handlers: inbox().handlers,
      before: ({ platform }) => platform.fail("messageRead", "network"),
    });
    await portal.user.click(await row(/Letter 1/));
    expect(
      await screen.findByText(/could not mark this as read/),
    ).toBeVisible();
    expect(await list()).toHaveTextContent("2 unread");
  });
});
