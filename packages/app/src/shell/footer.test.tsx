import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

/** Every game category of the sample platform has the same three providers. */
const start = async () => {
  const portal = await renderPortal("/fish");
  const footer = within(await screen.findByRole("contentinfo"));
  await footer.findByRole("heading", { name: wordsOf("con_rng") });
  return { ...portal, footer };
};

describe("the footer of every page", () => {
  it("lists the providers of each category, each linked to its games (FTR-02)", async () => {
    const { footer, user, address } = await start();
    const kites = footer.getAllByRole("link", { name: "Kite & Co" });
    expect(kites.map((link) => link.getAttribute("href"))).toEqual([
      // Its logo, then its name in each game category.
      "/rng?vassalage=KITE",
      "/rng?vassalage=KITE",
      "/live?vassalage=KITE",
      "/fish?vassalage=KITE",
      "/pvp?vassalage=KITE",
      "/sports?vassalage=KITE",
    ]);
    expect(footer.getAllByRole("link", { name: "Lumen Works" })).toHaveLength(
      kites.length,
    );
    const [, , live] = kites;
    if (live) await user.click(live);
    await screen.findByRole("heading", { level: 1, name: wordsOf("con_live") });
    expect(address()).toBe("/live?vassalage=KITE");
  });

  it("lists five of many providers and links to all, even in a category without its own page", async () => {
    const names = ["A", "B", "C", "D", "E", "F", "G"];
    const { user, address } = await renderPortal("/fish", {
      handlers: {
        gameVendor: () => ({
          data: {
            lanes: [{ gameCategory: "COCKFIGHT", vendors: names, cards: {} }],
          },
        }),
      },
    });
    const footer = within(await screen.findByRole("contentinfo"));
    const group = await footer.findByRole("heading", {
      name: wordsOf("con_cockfight"),
    });
    expect(group).toBeInTheDocument();
    const [, name] = await footer.findAllByRole("link", { name: "E" });
    expect(name).toHaveAttribute("href", "/?type=COCKFIGHT&vassalage=E");
    // Only its logo: just five names are listed.
    expect(footer.getAllByRole("link", { name: "G" })).toHaveLength(1);
    await user.click(footer.getByRole("link", { name: "All 7 providers" }));
    await waitFor(() => expect(address()).toBe("/?type=COCKFIGHT"));
  });

  it("links a provider's logo to its games", async () => {
    const { footer, user, address } = await start();
    const strip = within(
      footer.getByRole("list", { name: wordsOf("ui.footer.vendors") }),
    );
    await user.click(strip.getByRole("link", { name: "Kite & Co" }));
    await waitFor(() => expect(address()).toBe("/rng?vassalage=KITE"));
  });

  it("shows the logo of a provider in many categories once (FTR-05)", async () => {
    const { footer } = await start();
    const strip = footer.getByRole("list", {
      name: wordsOf("ui.footer.vendors"),
    });
    expect(within(strip).getAllByRole("listitem")).toHaveLength(3);
  });

  it("shows the brand's copyright, licence and risk lines, and the age (FTR-03, FTR-06, FTR-07)", async () => {
    const { footer } = await start();
    for (const line of ["All rights kept.", "Licence 7.", "Play for pleasure."])
      expect(footer.getByText(line)).toBeInTheDocument();
    expect(footer.getByRole("img", { name: /18/ })).toBeInTheDocument();
  });

  it("links to the open-source licences in a new tab", async () => {
    const { footer } = await start();
    const link = footer.getByRole("link", { name: /^Open-source licences/ });
    expect(link).toHaveAttribute("href", "/licences.txt");
    expect(link).toHaveAttribute("target", "_blank");
  });
});
