import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testBrand } from "../testing/brands.ts";
import { wordsOf } from "../testing/english.ts";
import { renderPortal, type Portal } from "../testing/renderPortal.tsx";

const name = wordsOf("title.pointMall");

/** The places with a way to the points mall, each with where it is and how its entries are found. */
const places = {
  "the account menu": {
    at: "/live",
    entries: async ({ user }: Portal) => {
      await user.click(
        await screen.findByRole("button", { name: /^Account menu/ }),
      );
      const menu = within(await screen.findByRole("menu"));
      return menu.queryAllByRole("menuitem", { name });
    },
  },
  "the member centre's list": {
    at: "/member",
    entries: async () => {
      await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
      const pages = screen.getByRole("navigation", {
        name: wordsOf("centre.member"),
      });
      return within(pages).queryAllByRole("link", { name });
    },
  },
  "the VIP page": {
    at: "/member?page=vipBonus",
    entries: async () => {
      await screen.findByRole("list", { name: wordsOf("vip.ranks") });
      return pageLinks();
    },
  },
  "the reward centre": {
    at: "/member?page=rewardCenter",
    entries: async () => {
      await screen.findByRole("tab", { name: wordsOf("rewards.tab.rewards") });
      return pageLinks();
    },
  },
} as const;

/** The links outside the centre's list. */
const pageLinks = () =>
  screen
    .queryAllByRole("link", { name })
    .filter((link) => link.closest("nav") === null);

describe.each(Object.entries(places))("%s", (_place, { at, entries }) => {
  it("leads to the points mall", async () => {
    const portal = await renderPortal(at, { visitor: "full" });
    const [entry, ...others] = await entries(portal);
    expect(others).toEqual([]);
    expect(entry).toHaveAttribute("href", "/pointMall");
    if (entry) await portal.user.click(entry);
    await screen.findByRole("heading", {
      name: wordsOf("points.title"),
      level: 1,
    });
    expect(portal.address()).toBe("/pointMall");
  });

  it("has no such entry where the brand leaves the page out", async () => {
    const portal = await renderPortal(at, {
      visitor: "full",
      brand: testBrand({ routes: { off: ["/pointMall"], needsLogin: [] } }),
    });
    expect(await entries(portal)).toEqual([]);
  });
});

it("closes the member centre on the way, and Back opens it again", async () => {
  const portal = await renderPortal("/live", { visitor: "full" });
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  act(() => {
    const modal = { name: "panel", panel: "member" };
    const state = { usr: { modal }, key: "own" };
    history.pushState(state, "", "/live");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  });
  const panel = { name: wordsOf("centre.member") };
  const centre = within(await screen.findByRole("dialog", panel));
  await portal.user.click(await centre.findByRole("link", { name }));
  await waitFor(() => expect(portal.address()).toBe("/pointMall"));
  await waitFor(() =>
    expect(screen.queryByRole("dialog", panel)).not.toBeInTheDocument(),
  );
  await portal.back();
  expect(await screen.findByRole("dialog", panel)).toBeInTheDocument();
});

it("is not in the account menu of a trial account, which may not open it (OPN-17)", async () => {
  const portal = await renderPortal("/live", { visitor: "trial" });
  expect(await places["the account menu"].entries(portal)).toEqual([]);
});
