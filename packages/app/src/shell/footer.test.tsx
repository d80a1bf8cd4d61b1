import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";

/** Every kind of games of the sample platform has the same three vendors. */
const start = async () => {
  const portal = await renderPortal("/fish");
  const footer = within(await screen.findByRole("contentinfo"));
  await footer.findByRole("heading", { name: "Slots" });
  return { ...portal, footer };
};

describe("the footer of every page", () => {
  it("lists the vendors of each kind of games, each leading to its games (FTR-02)", async () => {
    const { footer, user, address } = await start();
    const kites = footer.getAllByRole("link", { name: "Kite & Co" });
    expect(kites.map((link) => link.getAttribute("href"))).toEqual([
      "/rng?vassalage=KITE",
      "/live?vassalage=KITE",
      "/fish?vassalage=KITE",
      "/pvp?vassalage=KITE",
      "/sports?vassalage=KITE",
    ]);
    expect(footer.getAllByRole("link", { name: "Lumen Works" })).toHaveLength(
      kites.length,
    );
    const [, live] = kites;
    if (live) await user.click(live);
    await screen.findByRole("heading", { level: 1, name: "Live casino" });
    expect(address()).toBe("/live?vassalage=KITE");
  });

  it("shows the logo of a vendor of many kinds once (FTR-05)", async () => {
    const { footer } = await start();
    const strip = footer.getByRole("list", { name: "Game vendors" });
    expect(within(strip).getAllByRole("listitem")).toHaveLength(3);
  });

  it("has the brand's rights, licence and risk lines, and the age (FTR-03, FTR-06, FTR-07)", async () => {
    const { footer } = await start();
    for (const line of ["All rights kept.", "Licence 7.", "Play for pleasure."])
      expect(footer.getByText(line)).toBeInTheDocument();
    expect(footer.getByRole("img", { name: /18/ })).toBeInTheDocument();
  });
});
