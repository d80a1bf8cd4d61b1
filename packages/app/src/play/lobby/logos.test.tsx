import { act, screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { afterEach, describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const names = { LUMEN: "Lumen", BTI: "Bright Tide", TCG_X: "Tern Coast" };
const handlers: Handlers = {
  gameVendor: () => ({
    data: {
      lanes: ["RNG", "LIVE", "SPORTS", "LOTT"].map((gameCategory) => ({
        gameCategory,
        vendors: Object.keys(names),
        cards: Object.fromEntries(
          Object.entries(names).map(([vassalage, title]) => [
            vassalage,
            { vassalage, title },
          ]),
        ),
      })),
    },
  }),
};

const inMode = (mode: "dark" | "light") =>
  act(() => {
    document.documentElement.dataset["mode"] = mode;
  });
afterEach(() => document.documentElement.removeAttribute("data-mode"));

const open = async (at: string, monochrome = false) => {
  const brand = testBrand({ vendorImages: { monochrome } });
  const portal = await renderPortal(at, { handlers, brand });
  const menu = await screen.findByRole("group", {
    name: wordsOf("lobby.vendors.label"),
  });
  await within(menu).findByRole("img", { name: "Lumen" });
  return portal;
};
/** End of a logo's address, such as `RNG_LIST_VENDOR/LUMEN-WHITE.png`. */
const logo = (name: string) =>
  within(screen.getByRole("group", { name: wordsOf("lobby.vendors.label") }))
    .getByRole("img", { name })
    .getAttribute("src")
    ?.replace(/^.*TCG_PROD_IMAGES\//, "");

describe("the logos of slot providers", () => {
  it("are white on dark and coloured on light, and follow a change of mode (GAM-23, OPN-28)", async () => {
    inMode("dark");
    await open("/rng");
    expect(logo("Lumen")).toBe("RNG_LIST_VENDOR/LUMEN-WHITE.png");
    inMode("light");
    await waitFor(() =>
      expect(logo("Lumen")).toBe("RNG_LIST_VENDOR/LUMEN-COLOR.png"),
    );
    expect(logo("Bright Tide")).toBe("RNG_LIST_VENDOR/BTI-COLOR.png");
    inMode("dark");
    await waitFor(() =>
      expect(logo("Lumen")).toBe("RNG_LIST_VENDOR/LUMEN-WHITE.png"),
    );
  });

  it("are monochrome for BTI and TCG providers when the brand asks for it (GAM-21)", async () => {
    inMode("light");
    await open("/rng", true);
    expect(logo("Bright Tide")).toBe("RNG_LIST_VENDOR/BTI-PURPLE.png");
    expect(logo("Tern Coast")).toBe("RNG_LIST_VENDOR/TCG_X-PURPLE.png");
    expect(logo("Lumen")).toBe("RNG_LIST_VENDOR/LUMEN-COLOR.png");
  });

  it("stay the same while selected", async () => {
    inMode("light");
    await open("/rng?vendor=LUMEN");
    expect(logo("Lumen")).toBe("RNG_LIST_VENDOR/LUMEN-COLOR.png");
  });
});

describe("the logos of all other providers", () => {
  it.each(["dark", "light"] as const)(
    "are the small icons, with a different one while selected, in %s mode (GAM-22)",
    async (mode) => {
      inMode(mode);
      await open("/live?vendor=LUMEN", true);
      expect(logo("Lumen")).toBe("VENDOR_ICON_SMALL/LUMEN-ACTIVE.png");
      expect(logo("Bright Tide")).toBe("VENDOR_ICON_SMALL/BTI-DEFAULT.png");
    },
  );
});

describe("the pictures on provider cards", () => {
  it.each([
    ["/sports", "SPORTS-LUMEN"],
    ["/lott", "ELOTT-LUMEN"],
  ])(
    "at %s are those of the category: %s (GAM-20, GAM-24)",
    async (at, key) => {
      await renderPortal(at, { handlers });
      const card = (
        await screen.findByRole("button", { name: "Play Lumen" })
      ).closest("article");
      expect(card?.querySelector("img")?.getAttribute("src")).toMatch(
        new RegExp(`/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/${key}\\.png$`),
      );
    },
  );
});
