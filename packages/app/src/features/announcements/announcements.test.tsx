import { screen, waitFor, within } from "@testing-library/react";
import { sampleAnnouncement, sampleReceipt } from "@foyer/platform/samples";
import { describe, expect, it, vi } from "vitest";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";

/** A platform that sends everything to everybody, whatever was asked for. */
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

const popup = () => dialog("Announcements");

describe("the announcement popup", () => {
  it("shows a visitor what is for visitors, once a session", async () => {
    const first = await renderPortal("/live", { handlers: all });
    const shown = await popup();
    expect(shown).toHaveTextContent("News B");
    expect(shown).not.toHaveTextContent("News A");
    expect(shown).not.toHaveTextContent("News F");
    expect(
      first.calls().filter((name) => name === "announcements"),
    ).toHaveLength(1);
    await first.user.click(
      within(shown).getByRole("button", { name: "Got it" }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(sessionStorage.getItem("ANONYMOUS_POPUP")).toBe("closed");
    expect(sessionStorage.getItem("USER_POPUP")).toBeNull();
  });

  it("shows nothing to who has closed it in this session", async () => {
    sessionStorage.setItem("USER_POPUP", "closed");
    await renderPortal("/live", { visitor: "full", handlers: all });
    await screen.findByRole("group", { name: "Your account" });
    await waitFor(() =>
      expect(screen.getAllByRole("article").length).toBeGreaterThan(0),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows a member what is for members, trial or not", async () => {
    await renderPortal("/live", { visitor: "trial", handlers: all });
    const shown = await popup();
    expect(shown).toHaveTextContent("News A");
    expect(shown).not.toHaveTextContent("News B");
    expect(shown).not.toHaveTextContent("News F");
  });

  it("does not stand over the login, and comes when that was left", async () => {
    const { user } = await renderPortal("/login", { handlers: all });
    const login = await dialog("Welcome back");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await user.click(within(login).getByRole("button", { name: "Close" }));
    expect(await popup()).toHaveTextContent("News B");
  });

  it("leaves when something opens over it, and comes back", async () => {
    const { go, back } = await renderPortal("/live", { handlers: all });
    await popup();
    go("/login");
    await dialog("Welcome back");
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    await back();
    expect(await popup()).toHaveTextContent("News B");
    expect(sessionStorage.getItem("ANONYMOUS_POPUP")).toBeNull();
  });

  it("waits for what money hangs on", async () => {
    const { user } = await renderPortal("/live", {
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
    const question = await dialog("Has your payout arrived?");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await user.click(
      await within(question).findByRole("button", { name: "Later" }),
    );
    expect(await popup()).toHaveTextContent("News A");
  });

  it("never covers a game", async () => {
    await renderPortal(
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
      screen.queryByRole("dialog", { name: "Announcements" }),
    ).not.toBeInTheDocument();
  });

  it("is missed by nobody when its list cannot be read", async () => {
    await renderPortal("/live", {
      before: ({ platform }) => platform.fail("announcements", "malformed"),
    });
    await waitFor(() =>
      expect(screen.getAllByRole("article").length).toBeGreaterThan(0),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
