import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

/* The mock of the current test: jsdom does not scroll (testing/setup.ts). */
const scrolls = () => vi.mocked(window.scrollTo).mock.calls;

const follow = async (
  { user }: Awaited<ReturnType<typeof renderPortal>>,
  name: string,
) => {
  const menu = await screen.findByRole("navigation", {
    name: wordsOf("menu.label"),
  });
  await user.click(within(menu).getByRole("link", { name }));
};

describe("navigating to another page (NAV-04)", () => {
  it("scrolls smoothly to the top", async () => {
    const portal = await renderPortal("/live");
    await follow(portal, "Promotions");
    await waitFor(() => expect(portal.address()).toBe("/promotions"));
    expect(scrolls()).toEqual([[{ top: 0, behavior: "smooth" }]]);
  });

  it("does not scroll on the same page or when the browser goes back", async () => {
    const portal = await renderPortal("/live");
    portal.go("/live?vassalage=KITE");
    await follow(portal, "Promotions");
    await waitFor(() => expect(scrolls()).toHaveLength(1));
    await follow(portal, "Promotions");
    await portal.back();
    await waitFor(() => expect(portal.address()).toBe("/live?vassalage=KITE"));
    expect(scrolls()).toHaveLength(1);
  });
});
