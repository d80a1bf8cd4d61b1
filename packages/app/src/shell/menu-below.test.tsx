import { act, screen, waitFor, within } from "@testing-library/react";
import {
  samplePermission,
  sampleStatus,
  type Handlers,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import { testBrand } from "../testing/brands.ts";
import {
  dialog,
  renderPortal,
  type PortalOptions,
} from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

const resource = (resourceType: string, url: string, name = resourceType) => ({
  name,
  resourceType,
  labelNameEn: name,
  url,
});
const android = resource("Android", "https://get.example/a");
const ios = resource("MOBILECONFIG", "https://get.example/i");
const channel = (name: string, url = `https://social.example/${name}`) =>
  resource("CHANNEL", url, name);
const served = (...resources: ReturnType<typeof resource>[]): Handlers => ({
  permission: () => ({ ...samplePermission({ resources }) }),
});
/** The menu beside the page; the part below its entries has been loaded once its language button is there. */
const start = async (options: PortalOptions = {}, at = "/live") => {
  const portal = await renderPortal(at, options);
  await waitFor(() =>
    expect(
      screen.getAllByRole("button", { name: "Language: English" }),
    ).toHaveLength(2),
  );
  return portal;
};
const codes = () =>
  screen
    .queryAllByRole("img", { name: /^QR code/ })
    .map((code) => code.getAttribute("aria-label"));
const menu = () =>
  within(screen.getByRole("navigation", { name: wordsOf("menu.label") }));

describe("the apps' QR codes (SID-07)", () => {
  it.each(
    someOf([
      [
        [android, ios],
        ["Android", "iOS"],
      ],
      [[android], ["Android"]],
      [[ios], ["iOS"]],
      [[], []],
      [[resource("Android", "javascript:alert(1)")], []],
    ]),
  )("for the resources %j are %j", async (resources, kinds) => {
    await start({ handlers: served(...resources) });
    await waitFor(() =>
      expect(codes()).toEqual(
        kinds.map((kind) => `QR code: Download for ${kind}`),
      ),
    );
    expect(
      menu().queryAllByRole("button", { name: wordsOf("menu.app") }),
    ).toHaveLength(kinds.length > 0 ? 1 : 0);
  });

  it("are 120 px wide with a margin of 5 (CFG-13)", async () => {
    await start({ handlers: served(android) });
    const code = await screen.findByRole("img", { name: /^QR code/ });
    expect(code).toHaveAttribute("width", "120");
    expect(code.getAttribute("viewBox")).toMatch(/^-5 -5 /);
  });

  it("are loaded when they come into view, and show their label before", async () => {
    let see = (_seen: boolean) => {};
    class Observer implements Pick<IntersectionObserver, "observe"> {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    await start({ handlers: served(android) });
    act(() => see(false));
    expect(codes()).toEqual([]);
    expect(screen.getByText(wordsOf("download.android"))).toBeInTheDocument();
    act(() => see(true));
    await screen.findByRole("img", { name: /^QR code/ });
  });

  it("are not shown before the games above them have loaded", async () => {
    let release = () => {};
    await import("./MenuLater.tsx");
    const { services } = await renderPortal("/live", {
      handlers: served(android),
      before: ({ platform }) => {
        release = platform.hold("gameVendor");
      },
    });
    await waitFor(() =>
      expect(
        services.queries
          .getQueryCache()
          .findAll({ queryKey: ["content", "announcements"] })
          .map(({ state }) => state.status),
      ).toEqual(["success"]),
    );
    // The footer has a language button of its own, which is loaded with all other deferred parts.
    await screen.findByRole("button", { name: "Language: English" });
    await screen.findByRole("navigation", { name: wordsOf("menu.label") });
    expect(codes()).toEqual([]);
    release();
    await screen.findByRole("img", { name: /^QR code/ });
  });

  it("open larger in a dialog over the page, which Back closes", async () => {
    const { user, address, back } = await start({ handlers: served(android) });
    await user.click(menu().getByRole("button", { name: wordsOf("menu.app") }));
    const popup = await dialog(wordsOf("menu.app"));
    expect(within(popup).getByRole("img")).toHaveAttribute("width", "200");
    expect(address()).toBe("/live");
    await back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/live");
  });

  it("do not link to a page that the brand has switched off", async () => {
    const brand = testBrand({ routes: { off: ["/down"], needsLogin: [] } });
    const { user } = await start({ handlers: served(android), brand });
    await user.click(menu().getByRole("button", { name: wordsOf("menu.app") }));
    expect(
      within(await dialog(wordsOf("menu.app"))).queryByRole("button", {
        name: wordsOf("download.how"),
      }),
    ).toBeNull();
  });
});

describe("the official channels (SID-11)", () => {
  const list = () =>
    screen.queryByRole("list", { name: wordsOf("menu.channels") });
  const names = () =>
    [...(list()?.querySelectorAll("a") ?? [])].map((link) => link.title);

  it("are only Facebook, Instagram and Telegram", async () => {
    await start({
      handlers: served(
        ...["YOUTUBE", "TELEGRAM", "Facebook", "INSTAGRAM"].map((name) =>
          channel(name),
        ),
      ),
    });
    expect(names()).toEqual(["Facebook", "Instagram", "Telegram"]);
  });

  it("fall back to the brand's own where the platform has none", async () => {
    const brand = testBrand({
      channels: {
        telegram: "https://own.example/t",
        FACEBOOK: "https://own.example/f",
      },
    });
    await start({ handlers: served(channel("TELEGRAM")), brand });
    expect(
      [...(list()?.querySelectorAll("a") ?? [])].map((link) => link.href),
    ).toEqual(["https://own.example/f", "https://social.example/TELEGRAM"]);
  });

  it("are left out when no address is safe", async () => {
    await start({
      handlers: served(channel("TELEGRAM", "javascript:alert(1)")),
    });
    expect(list()).toBeNull();
    expect(
      screen.queryByRole("link", { name: /Find us on Telegram/ }),
    ).toBeNull();
  });
});

describe("the floating button (SID-12)", () => {
  const button = { name: "Find us on Telegram (opens in a new tab)" };

  it("links to Telegram", async () => {
    await start({ handlers: served(channel("TELEGRAM")) });
    const floating = await screen.findByRole("link", button);
    expect(floating).toHaveAttribute("href", "https://social.example/TELEGRAM");
  });

  it.each(["/member", "/pointMall"])("is not shown on %s", async (path) => {
    await renderPortal(path, {
      visitor: "full",
      handlers: served(channel("TELEGRAM")),
    });
    await screen.findByRole("contentinfo");
    expect(screen.queryByRole("link", button)).toBeNull();
  });

  it("is not shown over a game", async () => {
    await renderPortal(
      "/seamless?vassalage=LUMEN&gameType=RNG&gameCode=kites",
      {
        visitor: "full",
        handlers: served(channel("TELEGRAM")),
      },
    );
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    expect(screen.queryByRole("link", button)).toBeNull();
  });
});

describe("the phone menu", () => {
  // SID-10
  it("has the same entries, language and mode, but no QR codes", async () => {
    const { user, address } = await start({ handlers: served(android) });
    await screen.findByRole("img", { name: /^QR code/ });
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.header.menu") }),
    );
    const drawer = await dialog(wordsOf("menu.label"));
    await within(drawer).findByRole("button", {
      name: wordsOf("menu.rewards"),
    });
    expect(
      within(drawer).getByRole("button", { name: "Language: English" }),
    ).toBeInTheDocument();
    expect(
      within(drawer).getByRole("button", { name: /^Switch to/ }),
    ).toBeInTheDocument();
    expect(within(drawer).queryByRole("img", { name: /^QR code/ })).toBeNull();
    await user.click(
      within(drawer).getByRole("button", { name: wordsOf("menu.app") }),
    );
    await dialog(wordsOf("menu.app"));
    expect(address()).toBe("/live");
  });
});

describe("the home state (SYS-09)", () => {
  it("keeps language, folded menu and resources during a game, which has no menu", async () => {
    const { user, go } = await start({
      visitor: "full",
      handlers: {
        ...served(android),
        systemStatus: () => sampleStatus(),
      },
    });
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.sideMenu.fold") }),
    );
    expect(
      screen.queryByRole("img", { name: /^QR code/ }),
    ).not.toBeInTheDocument();
    go("/seamless?vassalage=LUMEN&gameType=RNG&gameCode=kites");
    await waitFor(() =>
      expect(
        screen.queryByRole("navigation", { name: wordsOf("menu.label") }),
      ).toBeNull(),
    );
    go("/live");
    await screen.findByRole("button", { name: wordsOf("ui.sideMenu.unfold") });
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.sideMenu.unfold") }),
    );
    await screen.findByRole("img", { name: "QR code: Download for Android" });
    expect(document.documentElement).toHaveAttribute("lang", "en");
  });
});
