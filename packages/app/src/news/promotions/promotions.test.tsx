import { screen, waitFor, within } from "@testing-library/react";
import type { Promotion } from "@foyer/platform/calls";
import {
  sampleBanner,
  samplePromotion,
  type Handlers,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import {
  dialog,
  renderPortal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const categories = [
  { id: "g", title: "Games of skill", type: "gaming" },
  { id: "a", title: "All", type: "all" },
  { id: "b", title: "Lamps", type: "rng" },
];
const lamp = samplePromotion({
  id: "11",
  title: "A week of lamps",
  category: "high rate",
  promotionType: "new player",
  promoAnnouncementCategoryIds: ["a", "b"],
  linkage: { type: "REGISTER", target: "" },
});
const kite = samplePromotion({
  id: "12",
  title: "Kites at noon",
  longTerm: true,
  endTime: Date.UTC(2030, 1, 1),
  promoAnnouncementCategoryIds: ["a"],
  linkage: { type: "DOWN", target: "" },
});
const house = (list: readonly Promotion[] = [lamp, kite]): Handlers => ({
  announcements: () => ({
    banners: [
      sampleBanner({ url: "/lobby.png", title: "Of the lobby" }),
      sampleBanner({
        groupName: "w_promotion",
        url: "/promotions.png",
        title: "Of the promotions",
      }),
    ],
    player: [],
    popup: [],
    promotion: { categories, list: [...list] },
  }),
});
const start = (at = "/promotions", options: PortalOptions = {}) =>
  renderPortal(at, { handlers: house(), ...options });
const titles = () =>
  screen
    .queryAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);
/** A dialog below another one cannot be found by its role. */
const dialogs = () => document.querySelectorAll("[role=dialog]").length;
const noDialog = () =>
  waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("the promotions page", () => {
  it("has its own banner (PRO-01)", async () => {
    await start();
    const banner = await screen.findByRole("region", {
      name: wordsOf("promotions.banner"),
    });
    expect(
      within(banner).getByRole("button", { name: /Of the promotions/ }),
    ).toBeInTheDocument();
    expect(
      within(banner).queryByRole("button", { name: /Of the lobby/ }),
    ).toBeNull();
  });

  it("starts with the first listed category, and shows the selected one's promotions (PRO-03 … PRO-05)", async () => {
    const { user, address } = await start();
    const kinds = await screen.findByRole("radiogroup", {
      name: wordsOf("promotions.kinds"),
    });
    expect(
      within(kinds)
        .getAllByRole("radio")
        .map((kind) => kind.textContent),
    ).toEqual(["All", "Lamps"]);
    expect(
      within(kinds).getByRole("radio", { name: wordsOf("records.all") }),
    ).toBeChecked();
    expect(titles()).toEqual(["A week of lamps", "Kites at noon"]);
    await user.click(within(kinds).getByRole("radio", { name: "Lamps" }));
    expect(titles()).toEqual(["A week of lamps"]);
    expect(address()).toBe("/promotions?category=b");
  });

  it("shows badges, and no countdown for a long-term promotion (PRO-16, PRO-18)", async () => {
    await start();
    const [first, second] = await screen.findAllByRole("article");
    expect(first).toHaveTextContent(wordsOf("ui.promotionBadge.highRate"));
    expect(second).toHaveTextContent("Long-term");
    expect(second).not.toHaveTextContent(/day|hour/);
  });

  it("shows a message when there are no promotions (PRO-07)", async () => {
    await start("/promotions", { handlers: house([]) });
    await screen.findByRole("heading", {
      name: wordsOf("ui.promotionList.empty"),
    });
  });

  it("pages through 2,000 promotions", async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      samplePromotion({
        id: `p${index}`,
        title: `Promotion ${index}`,
        promoAnnouncementCategoryIds: ["a"],
      }),
    );
    const { user, address } = await start("/promotions", {
      handlers: house(many),
    });
    await screen.findByRole("article", { name: "Promotion 0" });
    expect(titles()).toHaveLength(24);
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    expect(titles()[0]).toBe("Promotion 24");
    expect(address()).toBe("/promotions?category=a&page=2");
  });
});

describe("a promotion's details (PRO-08)", () => {
  const openCard = async (options: PortalOptions = {}) => {
    const portal = await start("/promotions", options);
    const [first] = await screen.findAllByRole("article");
    if (!first) throw new Error("There is no card.");
    await portal.user.click(
      within(first).getByRole("link", { name: /^More / }),
    );
    return { ...portal, details: await dialog("A week of lamps") };
  };

  it("open from the card, and closing them returns the focus to it", async () => {
    const { user, details, address } = await openCard();
    expect(details).toHaveTextContent(wordsOf("promotions.type.newPlayer"));
    expect(details).toHaveTextContent("collect a light a day");
    expect(address()).toBe("/promotions");
    await user.click(
      within(details).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await noDialog();
    await waitFor(() =>
      expect(
        within(screen.getByRole("main")).getAllByRole("link", {
          name: /^More /,
        })[0],
      ).toHaveFocus(),
    );
  });

  it.each(
    someOf(["/promotions?id=12&category=b", "/promotions?category=b#12"]),
  )(
    "open at %s, and closing them keeps the rest of the address",
    async (at) => {
      const { user, address } = await start(at);
      const details = await dialog("Kites at noon");
      await user.click(
        within(details).getByRole("button", { name: wordsOf("receipt.close") }),
      );
      await noDialog();
      expect(address()).toBe("/promotions?category=b");
    },
  );

  it("show that an unknown promotion is no longer available", async () => {
    const { user, address } = await start("/promotions?id=99");
    await screen.findByRole("heading", {
      name: wordsOf("promotions.details.gone"),
    });
    await user.click(
      screen.getByRole("button", { name: wordsOf("promotions.details.all") }),
    );
    await noDialog();
    expect(address()).toBe("/promotions");
  });

  it("contain no executable content (PRO-09)", async () => {
    const hostile = samplePromotion({
      title: "<b>Hostile</b>",
      content: "<p>left</p><script>globalThis.ran = 1</script>",
      promoAnnouncementCategoryIds: ["a"],
    });
    await start("/promotions?id=11", { handlers: house([hostile]) });
    const details = await dialog("<b>Hostile</b>");
    expect(details).toHaveTextContent("left");
    expect(details.querySelector("script")).toBeNull();
  });

  // OPN-62
  it("lead to the registration, and closing it leaves no dialog (PRO-10)", async () => {
    const { user, details } = await openCard();
    await user.click(
      within(details).getByRole("button", {
        name: wordsOf("promotions.action.register"),
      }),
    );
    const register = await dialog(wordsOf("register.form"));
    expect(dialogs()).toBe(1);
    await user.click(
      within(register).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await noDialog();
  });

  it("lead to the login, also when opened by address, and Back returns (PRO-11)", async () => {
    const login = { ...lamp, linkage: { type: "LOGIN", target: "" } } as const;
    const { user, back } = await start("/promotions#11", {
      handlers: house([login]),
    });
    const details = await dialog("A week of lamps");
    await user.click(
      within(details).getByRole("button", {
        name: wordsOf("promotions.action.login"),
      }),
    );
    await dialog(wordsOf("login.title"));
    expect(dialogs()).toBe(1);
    await back();
    await dialog("A week of lamps");
  });

  it("lead to the download page (PRO-12)", async () => {
    const { user, address } = await start("/promotions?id=12");
    const details = await dialog("Kites at noon");
    await user.click(
      within(details).getByRole("button", {
        name: wordsOf("promotions.action.download"),
      }),
    );
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("promotions.action.download"),
    });
    expect(address()).toBe("/down");
    await noDialog();
  });

  it.each(
    someOf([
      ["/fish", "Go to Fishing"],
      ["/help#limits", wordsOf("promotions.action.url")],
    ]),
  )("label the button for %s as %s", async (target, name) => {
    await start("/promotions#11", {
      handlers: house([{ ...lamp, linkage: { type: "URL", target } }]),
    });
    const details = await dialog("A week of lamps");
    expect(within(details).getByRole("button", { name })).toBeInTheDocument();
  });

  it("offer a member no registration", async () => {
    const { details } = await openCard({ visitor: "full" });
    expect(
      within(details).queryByRole("button", {
        name: wordsOf("promotions.action.register"),
      }),
    ).toBeNull();
  });

  it("do not link to a download page that the brand has switched off", async () => {
    await start("/promotions?id=12", {
      brand: testBrand({ routes: { off: ["/down"], needsLogin: [] } }),
    });
    const details = await dialog("Kites at noon");
    expect(
      within(details).queryByRole("button", {
        name: wordsOf("promotions.action.download"),
      }),
    ).toBeNull();
  });
});

describe("the side menu", () => {
  const withBanners = (groupName: string): Handlers => ({
    announcements: () => ({
      banners: [
        sampleBanner({
          groupName,
          url: "/friend.png",
          title: "Bring a friend",
        }),
      ],
      player: [],
      popup: [],
      promotion: { categories, list: [lamp] },
    }),
  });
  const menu = { name: wordsOf("menu.banner") };

  it("shows the banner of its own group (BAN-06)", async () => {
    const { user } = await renderPortal("/live", {
      handlers: withBanners("w_leftmenu"),
    });
    await user.click(
      within(await screen.findByRole("region", menu)).getByRole("button", {
        name: /Bring a friend/,
      }),
    );
    await dialog("A week of lamps");
  });

  it("shows no other group's banner and no empty frame", async () => {
    await renderPortal("/promotions", { handlers: withBanners("w_promotion") });
    await screen.findByRole("region", { name: wordsOf("promotions.banner") });
    expect(screen.queryByRole("region", menu)).toBeNull();
  });
});

describe("a banner's link (BAN-05)", () => {
  type Linkage = Promotion["linkage"];
  const show = async (
    linkage: Linkage,
    options: PortalOptions = {},
    groupName: "w_promotion" | "w_leftmenu" = "w_promotion",
  ) => {
    const portal = await renderPortal("/live?q=moon", {
      ...options,
      handlers: {
        announcements: () => ({
          banners: [
            sampleBanner({
              groupName,
              url: "/press.png",
              title: "Press",
              linkage,
            }),
          ],
          player: [],
          popup: [],
          promotion: { categories, list: [lamp] },
        }),
      },
    });
    if (groupName === "w_promotion") portal.go("/promotions");
    if (options.visitor)
      await screen.findByRole("group", {
        name: wordsOf("ui.memberBlock.label"),
      });
    return portal;
  };
  const press = async (...what: Parameters<typeof show>) => {
    const portal = await show(...what);
    await portal.user.click(
      await screen.findByRole("button", { name: /Press/ }),
    );
    return portal;
  };

  it("opens the registration", async () => {
    await press({ type: "REGISTER", target: "" });
    await dialog(wordsOf("register.form"));
  });
  it("opens the login", async () => {
    await press({ type: "LOGIN", target: "" });
    await dialog(wordsOf("login.title"));
  });
  it("opens a promotion", async () => {
    const { address } = await press({ type: "PROMOTION", target: "11" });
    await dialog("A week of lamps");
    expect(address()).toBe("/promotions?id=11");
  });
  it("opens the download page", async () => {
    const { address } = await press({ type: "DOWN", target: "" });
    await waitFor(() => expect(address()).toBe("/down"));
  });
  it("opens a page of the portal", async () => {
    const { address } = await press({ type: "URL", target: "/fish" });
    await waitFor(() => expect(address()).toBe("/fish"));
  });
  it("opens a page of an allowed host in a new tab, which does not know this one", async () => {
    const replace = vi.fn();
    const opened = { opener: window, location: { replace } };
    vi.stubGlobal("open", () => opened);
    await press({ type: "URL", target: "https://help.example/rules" });
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      "https://help.example/rules",
    );
    expect(opened.opener).toBeNull();
  });
  it("says so where the browser blocks the tab", async () => {
    vi.stubGlobal("open", () => null);
    await press({ type: "URL", target: "https://help.example/rules" });
    expect(
      await screen.findByText(/^Popup blocked, please allow popups/),
    ).toBeVisible();
  });
  it.each(["https://evil.example/", "javascript:alert(1)"])(
    "never opens %s",
    async (target) => {
      const opened = vi.spyOn(window, "open").mockReturnValue(null);
      const { faults } = await press({ type: "URL", target });
      await screen.findByText("Invalid URL, please contact customer service");
      expect(opened).not.toHaveBeenCalled();
      expect(faults).toContainEqual({
        type: "host",
        address: target,
      });
    },
  );
  it("opens the promotions instead of the registration for a member", async () => {
    const { address } = await press(
      { type: "REGISTER", target: "" },
      { visitor: "full" },
      "w_leftmenu",
    );
    await waitFor(() => expect(address()).toBe("/promotions"));
    expect(dialogs()).toBe(0);
    // Nor is there a history entry that shows nothing.
    expect(JSON.stringify(history.state)).not.toContain("register");
  });
  it.each<[string, Linkage, PortalOptions?]>([
    ["nothing", { type: "NONE", target: "" }],
    ["what nobody knows yet", { type: "unknown", target: "x" }],
    ["a game without a name", { type: "GAME", target: "?" }],
    ["no promotion", { type: "PROMOTION", target: "" }],
    [
      "a page that the brand has switched off",
      { type: "DOWN", target: "" },
      { brand: testBrand({ routes: { off: ["/down"], needsLogin: [] } }) },
    ],
    [
      "the promotions, for a member who is there",
      { type: "REGISTER", target: "" },
      { visitor: "full" },
    ],
  ])(
    "is a picture without a control when it leads to %s",
    async (_, linkage, options) => {
      await show(linkage, options);
      const banner = await screen.findByRole("region", {
        name: wordsOf("promotions.banner"),
      });
      expect(within(banner).getByText("Press")).toBeInTheDocument();
      expect(within(banner).queryByRole("button")).toBeNull();
    },
  );
});
