import { act, screen, waitFor, within } from "@testing-library/react";
import { sampleAnnouncement, sampleReceipt } from "@foyer/platform/fake";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ModalRequest } from "../../navigation/modals.ts";
import {
  dialog,
  renderWithHome,
  type Portal,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

/** A platform that sends everything to everybody, whatever was requested. */
const all = {
  announcements: () => ({
    banners: [],
    player: [],
    popup: (["A", "B", "F"] as const).map((execution) =>
      sampleAnnouncement({
        id: execution,
        title: `News ${execution}`,
        execution,
      }),
    ),
    promotion: { categories: [], list: [] },
  }),
};

const popup = () => dialog(wordsOf("announcement.title"));

describe("the announcement popup", () => {
  // ANN-01, ANN-03
  it("shows visitors their announcements, and remembers that it was closed", async () => {
    const first = await renderWithHome("/live", { handlers: all });
    const shown = await popup();
    expect(shown).toHaveTextContent("News B");
    expect(shown).not.toHaveTextContent("News A");
    expect(shown).not.toHaveTextContent("News F");
    expect(
      first.calls().filter((name) => name === "announcements"),
    ).toHaveLength(1);
    await first.user.click(
      within(shown).getByRole("button", { name: wordsOf("announcement.read") }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(sessionStorage.getItem("ANONYMOUS_POPUP")).toBe("closed");
    expect(sessionStorage.getItem("USER_POPUP")).toBeNull();
  });

  it("shows at most three pages, however many announcements are sent", async () => {
    await renderWithHome("/live", {
      handlers: {
        announcements: () => ({
          banners: [],
          player: [],
          popup: Array.from({ length: 500 }, (_, index) =>
            sampleAnnouncement({
              id: `p${index}`,
              title: `News ${index}`,
              execution: "B",
            }),
          ),
          promotion: { categories: [], list: [] },
        }),
      },
    });
    const shown = await popup();
    expect(
      within(shown).getByRole("button", { name: "Page 3" }),
    ).toBeInTheDocument();
    expect(within(shown).queryByRole("button", { name: "Page 4" })).toBeNull();
  });

  // ANN-01
  it("stays closed for a member who closed it in this session", async () => {
    sessionStorage.setItem("USER_POPUP", "closed");
    await renderWithHome("/live", { visitor: "full", handlers: all });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await waitFor(() =>
      expect(screen.getAllByRole("article").length).toBeGreaterThan(0),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows a trial member the members' announcements", async () => {
    await renderWithHome("/live", { visitor: "trial", handlers: all });
    const shown = await popup();
    expect(shown).toHaveTextContent("News A");
    expect(shown).not.toHaveTextContent("News B");
    expect(shown).not.toHaveTextContent("News F");
  });

  it("does not cover the login, and opens once the login is closed", async () => {
    const { user } = await renderWithHome("/login", { handlers: all });
    const login = await dialog(wordsOf("login.title"));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await user.click(
      within(login).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    expect(await popup()).toHaveTextContent("News B");
  });

  it("closes when another dialog opens over it, and returns afterwards", async () => {
    const { go, back } = await renderWithHome("/live", { handlers: all });
    await popup();
    go("/login");
    await dialog(wordsOf("login.title"));
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    await back();
    expect(await popup()).toHaveTextContent("News B");
    expect(sessionStorage.getItem("ANONYMOUS_POPUP")).toBeNull();
  });

  it("waits until the withdrawal confirmation is closed", async () => {
    const { user } = await renderWithHome("/live", {
      visitor: "full",
      before: ({ platform }) => vi.stubGlobal("fetch", platform.fetch),
      handlers: {
        ...all,
        receiptList: () => ({
          list: [sampleReceipt({ confirmMinutes: null, expiresAt: null })],
          totalPages: 1,
        }),
      },
    });
    const question = await dialog(wordsOf("receipt.title"));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await user.click(
      await within(question).findByRole("button", {
        name: wordsOf("receipt.later"),
      }),
    );
    expect(await popup()).toHaveTextContent("News A");
  });

  it("never covers a game", async () => {
    await renderWithHome(
      "/seamless?vassalage=LUMEN&gameType=RNG&gameCode=kites",
      {
        visitor: "full",
        handlers: all,
      },
    );
    await waitFor(() =>
      expect(document.querySelector("iframe")).toBeInTheDocument(),
    );
    expect(
      screen.queryByRole("dialog", { name: wordsOf("announcement.title") }),
    ).not.toBeInTheDocument();
  });

  it("is left out when its list cannot be read", async () => {
    await renderWithHome("/live", {
      before: ({ platform }) => platform.fail("announcements", "malformed"),
    });
    await waitFor(() =>
      expect(screen.getAllByRole("article").length).toBeGreaterThan(0),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

/** The given number of notices for visitors, and as many for members. */
const noticesOf = (count: number) => ({
  announcements: () => ({
    banners: [],
    popup: [],
    player: (["B", "A"] as const).flatMap((execution) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${execution}${index}`,
        title: `Notice ${execution} ${index}`,
        content: `<p>Words of ${execution} ${index}.</p>`,
        execution,
      })),
    ),
    promotion: { categories: [], list: [] },
  }),
});

const marquee = () =>
  screen.findByRole("region", { name: wordsOf("notices.title") });
const press = async (user: Portal["user"], title: string) =>
  user.click(
    within(await marquee()).getAllByRole("button", { name: title })[0] ??
      document.body,
  );

describe("the list of notices", () => {
  afterEach(() => vi.unstubAllGlobals());

  // OPN-30
  it("opens at the pressed notice among all visitor notices, eight per page (ANN-08, ANN-09, ANN-11)", async () => {
    const { user, back } = await renderWithHome("/", {
      handlers: noticesOf(20),
    });
    await press(user, "Notice B 9");
    const shown = await dialog(wordsOf("notices.title"));
    expect(
      await within(shown).findByRole("article", { name: "Notice B 9" }),
    ).toHaveTextContent("Words of B 9.");
    const list = within(shown).getByRole("list", {
      name: wordsOf("notices.title"),
    });
    expect(within(list).getAllByRole("listitem")).toHaveLength(8);
    expect(
      within(list).getByRole("button", { current: true }),
    ).toHaveAccessibleName("Notice B 9");
    await user.click(within(list).getByRole("button", { name: "Notice B 12" }));
    expect(
      within(shown).getByRole("article", { name: "Notice B 12" }),
    ).toHaveTextContent("Words of B 12.");
    await user.click(within(shown).getByRole("button", { name: "Page 3" }));
    expect(
      within(shown).getByRole("article", { name: "Notice B 16" }),
    ).toBeVisible();
    expect(shown).not.toHaveTextContent("Notice A");
    await back();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });

  it("shows a member the members' notices", async () => {
    const { user } = await renderWithHome("/", {
      visitor: "full",
      handlers: noticesOf(7),
    });
    await press(user, "Notice A 3");
    const shown = await dialog(wordsOf("notices.title"));
    const list = await within(shown).findByRole("list", {
      name: wordsOf("notices.title"),
    });
    expect(
      within(list)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(Array.from({ length: 7 }, (_, index) => `Notice A ${index}`));
    expect(within(shown).queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("shows that there are none when the requested notice is gone", async () => {
    await renderWithHome("/", { handlers: noticesOf(0) });
    openEntry({ name: "notice", id: "gone" });
    const shown = await dialog(wordsOf("notices.title"));
    expect(
      await within(shown).findByText(wordsOf("ui.noticeList.empty")),
    ).toBeInTheDocument();
  });

  it("shows a message when loading fails, and loads the notices on retry", async () => {
    const { user, platform } = await renderWithHome("/", {
      handlers: noticesOf(1),
      before: (fakes) => fakes.platform.fail("announcements", "network"),
    });
    openEntry({ name: "notice", id: "B0" });
    const shown = await dialog(wordsOf("notices.title"));
    await within(shown).findByText(wordsOf("ui.noticeList.failed"));
    platform.fail("announcements", undefined);
    await user.click(
      within(shown).getByRole("button", { name: wordsOf("session.retry") }),
    );
    expect(
      await within(shown).findByRole("article", { name: "Notice B 0" }),
    ).toHaveTextContent("Words of B 0.");
  });

  it("lists a category's own notices on its page (GAM-33)", async () => {
    const { user } = await renderWithHome("/live", {
      handlers: {
        gameAnnouncements: () => ({
          list: Array.from({ length: 9 }, (_, index) => ({
            id: `g${index}`,
            title: `Tables ${index}`,
            content: `<p>Hours of ${index}.</p>`,
          })),
        }),
      },
    });
    await press(user, "Tables 8");
    const shown = await dialog(wordsOf("notices.title"));
    expect(
      await within(shown).findByRole("article", { name: "Tables 8" }),
    ).toHaveTextContent("Hours of 8.");
    await user.click(within(shown).getByRole("button", { name: "Page 1" }));
    expect(
      within(shown).getByRole("article", { name: "Tables 0" }),
    ).toBeVisible();
    expect(JSON.stringify(history.state)).not.toContain("Hours");
  });
});

/** Opens a dialog from a history entry, as a reload does. */
function openEntry(modal: ModalRequest) {
  act(() => {
    const state = { usr: { modal }, key: "own" };
    history.pushState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  });
}
