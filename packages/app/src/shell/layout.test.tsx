import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BrandFile } from "@foyer/platform/brand";
import { testBrand } from "../testing/brands.ts";
import { dialog, renderPortal } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

const places = async () =>
  within(
    await screen.findByRole("navigation", { name: wordsOf("bottom.label") }),
  )
    .getAllByRole("listitem")
    .map((place) => place.textContent);

describe("the bottom bar of a phone", () => {
  it("shows the brand's items in its order, without those that are unavailable", async () => {
    const { user } = await renderPortal("/help", {
      brand: testBrand({
        categories: ["HOME", "SPORTS", "RNG", "FAV"],
        routes: { off: ["/promotions"], needsLogin: ["/rng"] },
        layout: {
          phonePlaces: ["sports", "promotions", "deposit", "live", "slots"],
        },
      }),
    });
    expect(await places()).toEqual(["Sports", "Deposit", "Slots"]);
    const bar = within(
      screen.getByRole("navigation", { name: wordsOf("bottom.label") }),
    );
    expect(
      bar.getByRole("link", { name: wordsOf("con_sports") }),
    ).toHaveAttribute("href", "/sports");
    // A visitor is asked to log in for what is for members: money, and pages that the brand restricts.
    await user.click(bar.getByRole("link", { name: wordsOf("con_rng") }));
    expect(await dialog(wordsOf("login.title"))).toBeInTheDocument();
  });

  it("is replaced by the header's menu when the brand asks for it", async () => {
    await renderPortal("/help", {
      brand: testBrand({ layout: { phoneNavigation: "menu" } }),
    });
    await screen.findByRole("button", { name: wordsOf("ui.header.menu") });
    expect(
      screen.queryByRole("navigation", { name: wordsOf("bottom.label") }),
    ).not.toBeInTheDocument();
  });
});

describe("the side menu", () => {
  beforeEach(() =>
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
  );

  it.each([
    ["open", wordsOf("ui.sideMenu.fold")],
    ["folded", wordsOf("ui.sideMenu.unfold")],
  ] as const)("starts %s", async (sideMenu, button) => {
    await renderPortal("/help", { brand: testBrand({ layout: { sideMenu } }) });
    expect(
      await screen.findByRole("button", { name: button }),
    ).toBeInTheDocument();
  });

  it("opens from the header's button when the brand shows none beside the page", async () => {
    const { user } = await renderPortal("/help", {
      brand: testBrand({ layout: { sideMenu: "none" } }),
    });
    const open = await screen.findByRole("button", {
      name: wordsOf("ui.header.menu"),
    });
    expect(
      screen.queryByRole("navigation", { name: wordsOf("menu.label") }),
    ).not.toBeInTheDocument();
    await user.click(open);
    expect(await dialog(wordsOf("menu.label"))).toBeInTheDocument();
  });
});

const jurisdiction: BrandFile["jurisdiction"] = {
  id: "lakeland",
  regulator: "Lakeland Gaming Commission",
  licenceUrl: "https://licence.example/7",
  ageMark: "21+",
  helpLines: [{ name: "Stillwater", url: "https://stillwater.example" }],
};

describe("the brand's jurisdiction", () => {
  it("is shown in the footer with regulator, independent help and age", async () => {
    await renderPortal("/help", { brand: testBrand({ jurisdiction }) });
    const footer = within(await screen.findByRole("contentinfo"));
    expect(
      await footer.findByRole("link", {
        name: "Regulated by Lakeland Gaming Commission",
      }),
    ).toHaveAttribute("href", "https://licence.example/7");
    expect(footer.getByRole("link", { name: "Stillwater" })).toHaveAttribute(
      "href",
      "https://stillwater.example",
    );
    expect(footer.getByRole("img", { name: /21/ })).toHaveTextContent("21+");
    // At the end of the help page too, where people look for it.
    const help = await within(screen.getByRole("main")).findAllByRole("link", {
      name: /Stillwater/,
    });
    expect(help.length).toBeGreaterThan(0);
  });

  it("is left out when the brand names none", async () => {
    await renderPortal("/help");
    const footer = within(await screen.findByRole("contentinfo"));
    expect(footer.queryByText(/Regulated/)).not.toBeInTheDocument();
    expect(footer.queryByText(/Independent help/)).not.toBeInTheDocument();
  });
});
