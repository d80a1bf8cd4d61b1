import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { brandId } from "virtual:brand";
import { sites } from "virtual:brand-sites";
import "virtual:bundled-fonts.css";
import type { HomeSection } from "@foyer/platform/brand";
import { isOwnPage } from "../portal/screens.ts";
import { measure } from "../studio/contrast.ts";
import { withSeed } from "../studio/changes.ts";
import { StudioPortal } from "../studio/frame/StudioPortal.tsx";
import { wishMessage } from "../studio/frame/wish.ts";
import { fileText, type StudioPack } from "../studio/pack.ts";
import { savedPack } from "../studio/savedPacks.ts";
import type { FrameScreen } from "../studio/view.ts";

const meta = {
  title: "Foyer/Portal of the studio",
  component: StudioPortal,
  // It exists for the studio's frames, which tell it what to show.
  tags: ["!autodocs", "!dev"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof StudioPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = { tags: ["!test"] };

/** Sends a wish to the story itself. */
function tell(
  pack: StudioPack,
  {
    of = brandId,
    screen,
  }: { readonly of?: string; readonly screen: FrameScreen },
): void {
  window.postMessage(
    wishMessage({
      brandId: of,
      brand: fileText(pack, "brand.json"),
      theme: measure(pack).theme,
      mode: "dark",
      language: pack.brand.defaultLanguage,
      screen,
    }),
    location.origin,
  );
}

function packOf(id: string): StudioPack {
  const saved = savedPack(id);
  if (!saved.ok) throw new Error(saved.why.join(" "));
  return saved.pack;
}

/** The portal follows the studio: a new accent changes its variables without rendering it again. */
export const Told: Story = {
  play: async ({ canvasElement }) => {
    const pack = packOf(brandId);
    tell(pack, { screen: "login" });
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole("dialog", {}, { timeout: 30_000 });
    await expect(location.pathname).toBe("/login");
    const accent = () =>
      getComputedStyle(document.documentElement).getPropertyValue(
        "--color-accent-fill",
      );
    const before = accent();
    tell(withSeed(pack, "accent", { l: 0.7, c: 0.2, h: 30 }), {
      screen: "login",
    });
    await waitFor(() => expect(accent()).not.toBe(before));
    await expect(dialog).toBeInTheDocument();
  },
};

/** A page of a brand's own, with its text and its pictures. */
export const OwnPages: Story = {
  play: async ({ canvasElement }) => {
    const own = Object.values(sites).flatMap(({ brand }) =>
      (brand.content?.pages ?? []).map((page) => ({ brand, page })),
    );
    const [first] = own;
    if (!first) throw new Error("No brand has a page of its own.");
    const { brand, page } = first;
    const { path: screen } = page;
    if (!isOwnPage(screen)) throw new Error(`${screen} is no own page.`);
    tell(packOf(brand.id), { of: brand.id, screen });
    const title = page.title[brand.defaultLanguage] ?? "";
    const text = within(canvasElement);
    await text.findByRole(
      "heading",
      { level: 1, name: title },
      { timeout: 30_000 },
    );
    const picture = await text.findByRole("main").then((main) =>
      waitFor(() => {
        const found = main.querySelector("img");
        if (!found) throw new Error("The text has no picture yet.");
        return found;
      }),
    );
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

/** What is seen before the portal's script has loaded: its shapes follow the layout. */
export const FirstScreens: Story = {
  play: async ({ canvasElement }) => {
    const pack = packOf(brandId);
    const shown = (sections: HomeSection[]) => {
      const { layout } = pack.brand;
      const home = { ...layout?.home, sections };
      const brand = { ...pack.brand, layout: { ...layout, home } };
      tell({ ...pack, brand }, { screen: "firstScreen" });
      return waitFor(
        () => {
          const shapes = [...canvasElement.querySelectorAll("#prepared i")].map(
            (shape) => shape.getAttribute("data-shape") ?? "card",
          );
          return expect(new Set(shapes)).toEqual(
            new Set([...(sections[0] === "banner" ? ["banner"] : []), "card"]),
          );
        },
        { timeout: 30_000 },
      );
    };
    await shown(["banner", "hot"]);
    await shown(["hot", "banner"]);
    await expect(canvasElement.querySelector("#prepared")).toBeVisible();
  },
};
