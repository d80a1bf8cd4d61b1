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
  kind: id % 2 === 0 ? "REWARD" : "NEWS",
});

/** An inbox that remembers which messages were read or deleted; `pageSize` messages are a page. */
function inbox(letters = [letter(1), letter(2), letter(3, 1)], pageSize = 20) {
  let kept = letters;
  let bin: typeof letters = [];
  const count = () => kept.filter(({ read }) => read === 0).length;
  const handlers: Handlers = {
    unreadCount: () => ({ count: count() }),
    messages: ({ keyword = "", kind: wanted, pageNo }) => ({
      list: kept
        .filter(({ title }) => title.includes(keyword))
        .filter(({ kind }) => wanted === undefined || kind === wanted)
        .slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: 2,
      kinds: ["NEWS", "REWARD"],
      deletable: 1,
    }),
    messageRead: ({ id, ids }) => {
      const which = ids ?? (id === undefined ? undefined : [id]);
      kept = kept.map((each) =>
        which === undefined || which.includes(each.id)
          ? { ...each, read: 1 }
          : each,
      );
      return { unread: count() };
    },
    messageDelete: ({ ids }) => {
      bin = [...bin, ...kept.filter(({ id }) => ids.includes(id))];
      kept = kept.filter(({ id }) => !ids.includes(id));
      return { unread: count() };
    },
    messageRestore: ({ ids }) => {
      const back = bin.filter(({ id }) => ids.includes(id));
      kept = [...kept, ...back].toSorted((one, other) => other.time - one.time);
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

  describe("several messages", () => {
    const tick = async (portal: Portal, title: string) =>
      portal.user.click(
        await within(await list()).findByRole("checkbox", {
          name: `Select ${title}`,
        }),
      );
    const press = async (portal: Portal, name: string) =>
      portal.user.click(within(await list()).getByRole("button", { name }));
    const titles = async () =>
      within(await list())
        .queryAllByRole("button", { name: /Letter/ })
        .map(({ textContent }) => /Letter \d/.exec(textContent)?.[0]);

    it("are marked as read together", async () => {
      const portal = await openWith(inbox().handlers);
      await tick(portal, "Letter 1");
      await tick(portal, "Letter 2");
      await press(portal, wordsOf("ui.messageList.markRead"));
      await waitFor(async () =>
        expect(await list()).toHaveTextContent("All read"),
      );
      expect(portal.requests("messageRead")).toEqual([{ ids: ["M-1", "M-2"] }]);
    });

    it("are deleted at once and restored by Undo, in this order whatever the answers' order", async () => {
      const portal = await openWith(inbox().handlers);
      await tick(portal, "Letter 1");
      await tick(portal, "Letter 3");
      const release = portal.platform.hold("messageDelete");
      await press(portal, wordsOf("ui.messageList.delete"));
      expect(await titles()).toEqual(["Letter 2"]);
      expect(await list()).toHaveTextContent("2 messages deleted");
      await press(portal, wordsOf("ui.messageList.undo"));
      expect(portal.requests("messageRestore")).toEqual([]);
      release();
      await waitFor(() =>
        expect(portal.requests("messageRestore")).toEqual([
          { ids: ["M-1", "M-3"] },
        ]),
      );
      await waitFor(async () =>
        expect(await titles()).toEqual(["Letter 1", "Letter 2", "Letter 3"]),
      );
      expect(await list()).toHaveTextContent("2 unread");
    });

    it("are not called none while the messages after a deleted page are still to come", async () => {
      const box = inbox(undefined, 2);
      const portal = await openWith(box.handlers);
      await tick(portal, "Letter 1");
      await tick(portal, "Letter 2");
      const release = portal.platform.hold("messageDelete");
      await press(portal, wordsOf("ui.messageList.delete"));
      expect(await list()).toHaveAttribute("aria-busy", "true");
      expect(
        screen.queryByRole("heading", { name: wordsOf("inbox.none") }),
      ).toBeNull();
      release();
      expect(await row(/Letter 3/)).toBeVisible();
    });

    it("appear again with the reason if the platform does not delete them", async () => {
      const portal = await openWith(inbox().handlers);
      portal.platform.fail("messageDelete", "network");
      await portal.user.click(await row(/Letter 1/));
      await portal.user.click(
        screen.getByRole("button", {
          name: wordsOf("ui.messageList.deleteThis"),
        }),
      );
      expect(screen.queryByRole("article")).toBeNull();
      expect(
        await screen.findByText(/could not delete one or more messages/),
      ).toBeVisible();
      expect(await titles()).toEqual(["Letter 1", "Letter 2", "Letter 3"]);
    });

    it("are found by their type, and the choice can be undone where there are none", async () => {
      const box = inbox([letter(2), letter(4)]);
      const portal = await openWith(box.handlers);
      await row(/Letter 2/);
      await portal.user.click(
        screen.getByRole("button", { name: new RegExp(wordsOf("inbox.kind")) }),
      );
      await portal.user.click(
        await screen.findByRole("option", {
          name: wordsOf("inbox.kind.news"),
        }),
      );
      await waitFor(() =>
        expect(portal.requests("messages").at(-1)).toMatchObject({
          pageNo: 1,
          kind: "NEWS",
        }),
      );
      await portal.user.click(
        await screen.findByRole("button", { name: wordsOf("inbox.all") }),
      );
      expect(await row(/Letter 2/)).toBeVisible();
    });

    it("cannot be deleted, and have no types, where the platform knows neither", async () => {
      const { handlers } = inbox();
      const portal = await openWith({
        ...handlers,
        messages: () => ({ list: [letter(1)], totalPages: 1 }),
      });
      await tick(portal, "Letter 1");
      expect(
        within(await list()).queryByRole("button", {
          name: wordsOf("ui.messageList.delete"),
        }),
      ).toBeNull();
      expect(screen.queryByText(wordsOf("inbox.kind"))).toBeNull();
    });
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
      await screen.findByText(/could not mark the message as read/),
    ).toBeVisible();
    expect(await list()).toHaveTextContent("2 unread");
  });
});
