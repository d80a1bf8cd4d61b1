import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { countryCodes } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { localKeys, sessionKeys } from "@foyer/platform/constants";
import {
  samplePermission,
  sampleMember,
  sampleStatus,
  sampleToken,
  type CallName,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import { dialog, renderWithHome } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

const lobby = () =>
  screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
const four: readonly CallName[] = [
  "systemStatus",
  "permission",
  "whitelabel",
  "domainRoute",
];

describe("lobby addresses", () => {
  // RTE-01, SYS-01, OPN-21
  it.each(someOf(["/", "/index", "/index.html", "/home"]))(
    "%s shows the banner, notices and games",
    async (path) => {
      const { address } = await renderWithHome(path, {
        handlers: {
          announcements: () => ({
            banners: [
              {
                groupName: "w_home",
                url: "/week.png",
                title: "A week of lanterns",
              },
            ],
            player: [
              {
                id: "21",
                title: "New harbour opens on Friday",
                content: "",
                execution: "B",
              },
            ],
          }),
        },
      });
      expect(
        await screen.findByRole("region", {
          name: wordsOf("lobby.banner.label"),
        }),
      ).toBeInTheDocument();
      expect(
        screen.getByRole("region", { name: wordsOf("notices.title") }),
      ).toHaveTextContent("New harbour opens on Friday");
      expect(await lobby()).toBeInTheDocument();
      expect(address()).toBe(path);
    },
  );

  // RTE-02, RTE-03
  it.each(
    someOf([
      ["/login", "Welcome back"],
      ["/register", "Create an account"],
    ]),
  )(
    "%s opens its dialog over the lobby, and closing it leads to /",
    async (path, title) => {
      const { user, address } = await renderWithHome(path);
      const popup = await dialog(title);
      expect(
        await screen.findByText(wordsOf("lobby.hot.title")),
      ).toBeInTheDocument();
      await user.click(
        within(popup).getByRole("button", { name: wordsOf("receipt.close") }),
      );
      await waitFor(() => expect(address()).toBe("/"));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    },
  );

  // NAV-05
  it("keep the search text when the login dialog is opened and closed", async () => {
    const { user, address, go } = await renderWithHome("/");
    const box = await screen.findByRole("searchbox", {
      name: wordsOf("lobby.search.label"),
    });
    await user.type(box, "moon{Enter}");
    await waitFor(() => expect(address()).toBe("/?q=moon"));
    go("/login");
    await user.click(
      within(await dialog(wordsOf("login.title"))).getByRole("button", {
        name: wordsOf("receipt.close"),
      }),
    );
    await waitFor(() => expect(address()).toBe("/?q=moon"));
    expect(
      screen.getByRole("searchbox", { name: wordsOf("lobby.search.label") }),
    ).toBe(box);
    expect(box).toHaveValue("moon");
  });

  // NAV-06
  it("treat /home and / as separate views", async () => {
    const { user, go, address } = await renderWithHome("/home");
    const box = await screen.findByRole("searchbox", {
      name: wordsOf("lobby.search.label"),
    });
    await user.type(box, "moon{Enter}");
    await waitFor(() => expect(address()).toBe("/home?q=moon"));
    expect(box).toBeInTheDocument();
    go("/");
    await waitFor(() => expect(box).not.toBeInTheDocument());
    expect(
      screen.getByRole("searchbox", { name: wordsOf("lobby.search.label") }),
    ).toHaveValue("");
  });

  // NAV-09
  it("allow a link to the current address without an error or a new history entry", async () => {
    const said = vi.spyOn(console, "error");
    const { user, address } = await renderWithHome("/");
    await lobby();
    const before = history.length;
    await user.dblClick(
      within(screen.getByRole("banner")).getByRole("link", { name: /Home/ }),
    );
    expect(address()).toBe("/");
    expect(history.length).toBe(before);
    expect(said).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("an unknown address", () => {
  it("shows a not-found page inside the portal's frame, with a link to the lobby", async () => {
    const { user, address } = await renderWithHome("/nowhere");
    await screen.findByRole("heading", {
      name: wordsOf("ui.notFoundPage.title"),
    });
    expect(screen.getByRole("banner")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: wordsOf("game.back") }));
    await lobby();
    expect(address()).toBe("/");
  });
});

describe("startup", () => {
  // SYS-06
  it.each(four)(
    "makes exactly four requests in parallel, and no others until %s has ended",
    async (last) => {
      let release = () => {};
      const { calls } = await renderWithHome("/", {
        before: ({ platform }) => (release = platform.hold(last)),
      });
      await waitFor(() => expect(calls()).toHaveLength(4));
      expect(calls().toSorted()).toEqual(four.toSorted());
      // The document's own content disappears with the first render (prepared.css.ts).
      expect(document.body.textContent).toBe("");
      expect(screen.queryByRole("banner")).not.toBeInTheDocument();
      release();
      await lobby();
      await vi.waitFor(() => expect(calls()).toContain("announcements"));
    },
  );

  it.each(["systemStatus", "permission"] as const)(
    "shows a failure page without %s, and offers a retry",
    async (name) => {
      const { user, platform } = await renderWithHome("/", {
        before: (fakes) =>
          fakes.platform.fail(name, { code: "FORBIDDEN", status: 403 }),
      });
      await screen.findByRole("heading", {
        name: wordsOf("ui.startFailure.title"),
      });
      platform.fail(name, undefined);
      await user.click(
        screen.getByRole("button", { name: wordsOf("session.retry") }),
      );
      await lobby();
    },
  );

  it("shows a failure page while offline, and continues once the connection is back", async () => {
    onlineManager.setOnline(false);
    try {
      const { platform, calls } = await renderWithHome("/", {
        before: (fakes) =>
          fakes.platform.fail("permission", { code: "NETWORK", status: 0 }),
      });
      await screen.findByRole("heading", {
        name: wordsOf("ui.startFailure.title"),
      });
      const before = calls().length;
      platform.fail("permission", undefined);
      // A browser that started offline only fires an event once it is online.
      act(() => void window.dispatchEvent(new Event("online")));
      await lobby();
      expect(calls().length).toBeGreaterThanOrEqual(before + 4);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it.each(["whitelabel", "domainRoute"] as const)(
    "continues without %s",
    async (name) => {
      await renderWithHome("/", {
        before: ({ platform }) =>
          platform.fail(name, { code: "FORBIDDEN", status: 403 }),
      });
      expect(await lobby()).toBeInTheDocument();
    },
  );
});

describe("a closed system", () => {
  const service = {
    csType: "LIVECHAT",
    title: "",
    path: "https://help.example/chat",
  };
  const permission = () => ({
    ...samplePermission({ customerService: [service], pathKey: "key" }),
  });

  // SYS-02, ERR-23
  it("shows only the maintenance page, with access to customer service", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { user, calls } = await renderWithHome("/live", {
      handlers: {
        permission,
        systemStatus: () =>
          sampleStatus({
            maintenance: {
              on: true,
              message: "Back at noon.",
              endTime: undefined,
            },
          }),
      },
    });
    await screen.findByRole("heading", {
      name: wordsOf("ui.maintenancePage.title"),
    });
    expect(screen.getByText("Back at noon.")).toBeInTheDocument();
    expect(screen.queryByRole("banner")).not.toBeInTheDocument();
    await user.click(
      await screen.findByRole("button", { name: wordsOf("menu.service") }),
    );
    expect(opened).toHaveBeenCalledWith(
      "about:blank",
      "_blank",
      expect.stringContaining("width=440"),
    );
    expect(calls()).toHaveLength(4);
  });

  // ERR-12
  it("shows only the page for restricted regions, with the visitor's IP address", async () => {
    await renderWithHome("/", {
      handlers: {
        permission,
        systemStatus: () =>
          sampleStatus({
            regionRestriction: {
              on: true,
              message: "Not in this land.",
              ip: "203.0.113.7",
            },
          }),
      },
    });
    await screen.findByRole("heading", {
      name: wordsOf("ui.regionBlockPage.title"),
    });
    expect(screen.getByText("Not in this land.")).toBeInTheDocument();
    expect(screen.getByText("203.0.113.7")).toBeInTheDocument();
    expect(
      await screen.findByRole("button", { name: wordsOf("menu.service") }),
    ).toBeInTheDocument();
    expect(screen.queryByRole("banner")).not.toBeInTheDocument();
  });
});

describe("a system that closes while the portal is open", () => {
  it("shows the maintenance page after the first call that reports it, until the status ends it", async () => {
    let on = false;
    const { platform, services, requests } = await renderWithHome("/", {
      handlers: {
        systemStatus: () =>
          sampleStatus({
            maintenance: { on, message: "Back at noon.", endTime: undefined },
          }),
      },
    });
    await lobby();
    on = true;
    platform.fail("countryCodes", { code: "MAINTENANCE", status: 503 });
    await services.client.call(countryCodes, {}).catch(() => undefined);
    expect(await screen.findByText("Back at noon.")).toBeInTheDocument();
    expect(screen.queryByRole("banner")).not.toBeInTheDocument();
    on = false;
    // Returning to the tab reads the status again; a status that cannot be read does not open the portal.
    const comeBack = () =>
      act(() =>
        document.dispatchEvent(
          new Event("visibilitychange", { bubbles: true }),
        ),
      );
    platform.fail("systemStatus", { code: "UNKNOWN", status: 500 });
    const before = requests("systemStatus").length;
    comeBack();
    await waitFor(() =>
      expect(requests("systemStatus").length).toBeGreaterThan(before),
    );
    expect(screen.getByText("Back at noon.")).toBeInTheDocument();
    platform.fail("systemStatus", undefined);
    comeBack();
    expect(await lobby()).toBeInTheDocument();
  });

  it("stays open when the status does not confirm the maintenance", async () => {
    const { platform, services, calls } = await renderWithHome("/");
    await lobby();
    const before = calls().length;
    platform.fail("countryCodes", { code: "MAINTENANCE", status: 503 });
    await services.client.call(countryCodes, {}).catch(() => undefined);
    await waitFor(() =>
      expect(calls().slice(before)).toContain("systemStatus"),
    );
    expect(screen.getByRole("banner")).toBeInTheDocument();
  });
});

describe("the session at startup", () => {
  const account = () => screen.findByRole("button", { name: /^Account menu/ });

  const linked = "handed-over-0123456789";
  /** The platform's answer depends on whose token it is. */
  const byToken = {
    memberInfo: (
      _request: unknown,
      { token }: { token?: string | undefined },
    ) =>
      token === linked
        ? sampleMember({ id: "other", account: "stranger" })
        : sampleMember({ id: "own", account: "mira" }),
  };

  // OPN-16
  it("comes from the link without a question when nobody is logged in", async () => {
    const { platform } = await renderWithHome("/", { queryToken: linked });
    await account();
    expect(sessionStorage.getItem(sessionKeys.token)).toBe(linked);
    expect(platform.seen.find(({ name }) => name === "memberInfo")?.token).toBe(
      linked,
    );
  });

  it("stays with the current account by default when a link would log in another one", async () => {
    const { user } = await renderWithHome("/", {
      visitor: "full",
      queryToken: linked,
      handlers: byToken,
    });
    const question = await screen.findByRole("dialog", {
      name: wordsOf("link.title"),
    });
    expect(question).toHaveTextContent(
      "You are logged in as mira. The link you opened logs you in as stranger.",
    );
    expect(sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
    await user.click(screen.getByRole("button", { name: "Stay with mira" }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
    await account();
  });

  it("switches to the link's account on request, and clears the previous account's data", async () => {
    const { user } = await renderWithHome("/", {
      visitor: "full",
      queryToken: linked,
      handlers: byToken,
    });
    await screen.findByRole("dialog", { name: wordsOf("link.title") });
    sessionStorage.setItem("consolidated", "of another");
    await user.click(
      screen.getByRole("button", { name: "Switch to stranger" }),
    );
    await waitFor(() =>
      expect(sessionStorage.getItem(sessionKeys.token)).toBe(linked),
    );
    expect(sessionStorage.getItem("consolidated")).not.toBe("of another");
  });

  it("is kept without a question for a link to the same account", async () => {
    const { platform } = await renderWithHome("/", {
      visitor: "full",
      queryToken: linked,
    });
    await waitFor(() =>
      expect(
        platform.seen.filter(
          ({ name, token }) => name === "memberInfo" && token === linked,
        ),
      ).toHaveLength(1),
    );
    await account();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
  });

  it("is kept, with a message, when the link's token has expired", async () => {
    await renderWithHome("/", {
      visitor: "full",
      queryToken: linked,
      handlers: {
        memberInfo: (_request, { token }) => {
          if (token === linked)
            throw new CallError({ code: "NOT_LOGGED_IN", status: 401 });
          return sampleMember({});
        },
      },
    });
    await screen.findByText(wordsOf("link.failed"));
    await account();
    expect(sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
  });

  it("comes from the stored token when there is no link", async () => {
    const { platform } = await renderWithHome("/", { visitor: "full" });
    await account();
    expect(platform.seen.find(({ name }) => name === "memberInfo")?.token).toBe(
      sampleToken,
    );
  });

  // SES-02
  it("keeps the token only in the tab's own storage, and the merchant code in both storages", async () => {
    await renderWithHome("/", { visitor: "full" });
    await account();
    expect(JSON.stringify({ ...localStorage })).not.toContain(sampleToken);
    expect(document.cookie).not.toContain(sampleToken);
    expect(sessionStorage.getItem(sessionKeys.merchantCode)).toBe("harbour");
    expect(localStorage.getItem(localKeys.merchantCode)).toBe("harbour");
  });

  it("offers a retry when the account cannot be read", async () => {
    const { user, platform } = await renderWithHome("/", {
      visitor: "full",
      before: (fakes) =>
        fakes.platform.fail("memberInfo", { code: "FORBIDDEN", status: 403 }),
    });
    await screen.findByText(wordsOf("session.memberUnknown"));
    expect(
      screen.queryByRole("button", { name: wordsOf("header.register") }),
    ).not.toBeInTheDocument();
    platform.fail("memberInfo", undefined);
    const retry = screen.getByRole("button", {
      name: wordsOf("session.retry"),
    });
    // The toasts' region takes a press only once it has counted the toast.
    await waitFor(() => user.click(retry));
    await account();
  });
});
