import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { brandId } from "virtual:brand";
import "virtual:bundled-fonts.css";
import { measure } from "../studio/contrast.ts";
import { withSeed } from "../studio/changes.ts";
import { StudioPortal } from "../studio/frame/StudioPortal.tsx";
import { wishMessage } from "../studio/frame/wish.ts";
import { fileText } from "../studio/pack.ts";
import { savedPack } from "../studio/savedPacks.ts";

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

/** The portal follows the studio: a new accent changes its variables without rendering it again. */
export const Told: Story = {
  play: async ({ canvasElement }) => {
    const saved = savedPack(brandId);
    if (!saved.ok) throw new Error(saved.why.join(" "));
    const tell = (pack: typeof saved.pack) =>
      window.postMessage(
        wishMessage({
          brandId,
          brand: fileText(pack, "brand.json"),
          theme: measure(pack).theme,
          mode: "dark",
          language: "EN",
          screen: "login",
        }),
        location.origin,
      );
    tell(saved.pack);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole("dialog", {}, { timeout: 30_000 });
    await expect(location.pathname).toBe("/login");
    const accent = () =>
      getComputedStyle(document.documentElement).getPropertyValue(
        "--color-accent-fill",
      );
    const before = accent();
    tell(withSeed(saved.pack, "accent", { l: 0.7, c: 0.2, h: 30 }));
    await waitFor(() => expect(accent()).not.toBe(before));
    await expect(dialog).toBeInTheDocument();
  },
};
