import { screen, within } from "@testing-library/react";
import {
  sampleBanner,
  samplePermission,
  type Handlers,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const channel = (name: string, url = `https://social.example/${name}`) => ({
  name,
  resourceType: "CHANNEL",
  labelNameEn: name,
  url,
});
const all = [
  "YOUTUBE",
  "TWITTER",
  "TIKTOK",
  "FACEBOOK",
  "INSTAGRAM",
  "WHATSAPP",
  "TELEGRAM",
  "LINE",
];
const handlers = (
  resources = all.map((name) => channel(name)),
  groupName = "w_license",
): Handlers => ({
  permission: () => ({ ...samplePermission({ resources }) }),
  announcements: () => ({
    banners: [
      sampleBanner({
        groupName,
        url: "https://pictures.example/licence.png",
        title: "Licence of the harbour",
      }),
    ],
    player: [],
    popup: [],
    promotion: { categories: [], list: [] },
  }),
});
const footer = async () => within(await screen.findByRole("contentinfo"));

describe("the footer", () => {
  it("opens the licence picture from its line (FTR-06, SID-09)", async () => {
    const { user } = await renderPortal("/live", { handlers: handlers() });
    await user.click(
      await (await footer()).findByRole("button", { name: "Licence 7." }),
    );
    const licence = await dialog(wordsOf("licence.title"));
    expect(
      within(licence).getByRole("img", { name: "Licence of the harbour" }),
    ).toHaveAttribute("src", "https://pictures.example/licence.png");
  });

  it("shows the licence line as plain text when there is no picture", async () => {
    await renderPortal("/live", { handlers: handlers([], "w_home") });
    const foot = await footer();
    await foot.findByText("Licence 7.");
    expect(foot.queryByRole("button", { name: "Licence 7." })).toBeNull();
  });

  it("lists every channel that has an address (FTR-04)", async () => {
    await renderPortal("/live", { handlers: handlers() });
    const channels = await (
      await footer()
    ).findByRole("list", {
      name: wordsOf("ui.footer.social"),
    });
    expect(
      within(channels)
        .getAllByRole("link")
        .map((link) => link.getAttribute("aria-label")),
    ).toEqual(all);
  });

  it.each(someOf(all))(
    "leaves out %s when its address is unsafe",
    async (name) => {
      const some = all.map((one) =>
        one === name ? channel(one, "javascript:alert(1)") : channel(one),
      );
      await renderPortal("/live", { handlers: handlers(some) });
      const channels = await (
        await footer()
      ).findByRole("list", {
        name: wordsOf("ui.footer.social"),
      });
      expect(within(channels).getAllByRole("link")).toHaveLength(7);
      expect(within(channels).queryByRole("link", { name })).toBeNull();
    },
  );
});
