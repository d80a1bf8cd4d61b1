import { screen, waitFor, within } from "@testing-library/react";
import {
  sampleBanner,
  sampleMember,
  samplePermission,
  samplePromotion,
  type Handlers,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import { testBrand } from "../testing/brands.ts";
import {
  dialog,
  renderWithHome,
  type PortalOptions,
} from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

const menu = () =>
  within(screen.getByRole("navigation", { name: wordsOf("menu.label") }));
/** The deferred entries have been loaded once this one is there. */
const whole = () =>
  menu().findByRole("button", { name: wordsOf("menu.rewards") });
const start = async (options: PortalOptions = {}, at = "/live") => {
  const portal = await renderWithHome(at, options);
  await screen.findByRole("navigation", { name: wordsOf("menu.label") });
  await whole();
  return portal;
};
const promos = (enabled: 0 | 1, availablePromoCount = 3): Handlers => ({
  availablePromos: () => ({
    availablePromoCount,
    availablePromo: { REFERRAL: { enabled } },
  }),
});
const content = (promotions: number, groupName = "w_home"): Handlers => ({
  announcements: () => ({
    banners: [
      sampleBanner({ groupName, url: "https://pictures.example/a.png" }),
    ],
    player: [],
    popup: [],
    promotion: {
      categories: [],
      list: Array.from({ length: promotions }, (_, index) =>
        samplePromotion({ id: `p${index + 1}`, title: `Lamps ${index + 1}` }),
      ),
    },
  }),
});

describe("the side menu", () => {
  it("links its first entry to the home page (SID-01)", async () => {
    const { user, address } = await start();
    await user.click(menu().getByRole("link", { name: wordsOf("hd_home") }));
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    expect(address()).toBe("/");
  });

  it.each([
    ["guest", false, 1],
    ["full", true, 1],
    ["full", false, 0],
  ] as const)(
    "shows a %s with VIP %s the VIP bonus %d times (SID-02)",
    async (visitor, hasVip, count) => {
      await start({
        visitor,
        handlers: { memberInfo: () => sampleMember({ hasVip }) },
      });
      expect(
        menu().queryAllByRole("button", { name: wordsOf("menu.vip") }),
      ).toHaveLength(count);
    },
  );

  it.each([
    ["guest", 0, 1],
    ["full", 1, 1],
    ["full", 0, 0],
  ] as const)(
    "shows a %s with referral %d the invitation %d times (SID-03)",
    async (visitor, enabled, count) => {
      await start({ visitor, handlers: promos(enabled) });
      // The same response contains the number of promotions.
      if (visitor === "full")
        await menu().findByText("3 promotions are open to you");
      expect(
        menu().queryAllByRole("button", { name: wordsOf("menu.refer") }),
      ).toHaveLength(count);
    },
  );

  it("requests no promotions for a trial user, and offers no invitation", async () => {
    const { calls } = await start({ visitor: "trial" });
    expect(
      menu().queryByRole("button", { name: wordsOf("menu.refer") }),
    ).toBeNull();
    expect(calls()).not.toContain("availablePromos");
  });

  // RWD-11
  it.each(
    someOf([
      ["VIP bonus", "vipBonus"],
      [wordsOf("menu.refer"), "referral"],
      ["Reward centre", "rewardCenter"],
    ]),
  )("opens %s in the member panel (SID-04)", async (name, page) => {
    const { user } = await start({ visitor: "full" });
    await user.click(await menu().findByRole("button", { name }));
    await dialog(wordsOf("title.member"));
    expect(history.state).toMatchObject({
      usr: { modal: { name: "panel", panel: "member", page } },
    });
  });

  it.each([
    ["guest", "Welcome back"],
    ["trial", wordsOf("gate.realAccount.title")],
  ] as const)("stops a %s with the dialog %s", async (visitor, title) => {
    const { user } = await start({ visitor });
    await user.click(await whole());
    await dialog(title);
  });
});

describe("the promotions in the side menu (SID-05)", () => {
  const names = () =>
    within(menu().getByRole("list", { name: wordsOf("hd_event") }))
      .getAllByRole("link")
      .map((link) => link.textContent);

  it("are the first six and a link to all", async () => {
    const { user, address } = await start({ handlers: content(8) });
    expect(names()).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((place) => `Lamps ${place}`),
      "All promotions",
    ]);
    await user.click(
      menu().getByRole("link", { name: wordsOf("menu.promotions.more") }),
    );
    await screen.findByRole("heading", { level: 1, name: wordsOf("hd_event") });
    await user.click(menu().getByRole("link", { name: "Lamps 2" }));
    await dialog("Lamps 2");
    expect(address()).toBe("/promotions?id=p2");
  });

  it.each([
    ["there are none", content(0), testBrand()],
    [
      "the brand has no page for them",
      content(3),
      testBrand({ routes: { off: ["/promotions"], needsLogin: [] } }),
    ],
  ])("are left out when %s", async (_why, handlers, brand) => {
    await start({ handlers, brand });
    expect(
      menu().queryByRole("list", { name: wordsOf("hd_event") }),
    ).toBeNull();
    expect(
      menu().queryByRole("link", { name: wordsOf("menu.promotions.more") }),
    ).toBeNull();
  });
});

describe("help in the side menu", () => {
  const services = (...kinds: string[]): Handlers => ({
    permission: () => ({
      ...samplePermission({
        customerService: kinds.map((csType) => ({
          csType,
          title: csType,
          path: `https://help.example/${csType}`,
        })),
      }),
    }),
  });

  it.each([
    [["MAIL", "LIVECHAT"], "Live chat", "Customer service"],
    [["MAIL"], "Customer service", "Live chat"],
  ])(
    "with the services %j is %s, not %s (SID-08)",
    async (kinds, one, other) => {
      const opened = vi.spyOn(window, "open").mockReturnValue(null);
      const { user } = await start({ handlers: services(...kinds) });
      await user.click(await menu().findByRole("button", { name: one }));
      expect(opened).toHaveBeenCalledOnce();
      expect(menu().queryByRole("button", { name: other })).toBeNull();
    },
  );

  it("is not offered when there is no customer service", async () => {
    await start();
    for (const name of ["Live chat", "Customer service"])
      expect(menu().queryByRole("button", { name })).toBeNull();
  });

  it("shows the licence when there is a picture of it (SID-09)", async () => {
    const { user } = await start({ handlers: content(0, "w_license") });
    await user.click(
      menu().getByRole("button", { name: wordsOf("menu.licence") }),
    );
    expect(
      within(await dialog(wordsOf("menu.licence"))).getByRole("img"),
    ).toBeInTheDocument();
  });

  it("has no licence entry without a picture", async () => {
    await start({ handlers: content(0) });
    expect(
      menu().queryByRole("button", { name: wordsOf("menu.licence") }),
    ).toBeNull();
  });

  it("waits for the announcements before the remaining entries are shown", async () => {
    let release = () => {};
    await renderWithHome("/live", {
      handlers: content(1),
      before: ({ platform }) => {
        release = platform.hold("announcements");
      },
    });
    await screen.findByRole("navigation", { name: wordsOf("menu.label") });
    await menu().findByRole("link", { name: wordsOf("con_rng") });
    expect(
      menu().queryByRole("button", { name: wordsOf("menu.rewards") }),
    ).toBeNull();
    release();
    await whole();
    await waitFor(() =>
      expect(menu().getByRole("link", { name: "Lamps 1" })).toBeVisible(),
    );
  });
});
