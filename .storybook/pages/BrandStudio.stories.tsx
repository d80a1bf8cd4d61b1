import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import {
  mailKinds,
  placeholders,
} from "../../packages/brand/src/mails/mailKinds.ts";
import { lookOf } from "../globals.ts";
import type { Look } from "../look.ts";
import { PortalHere } from "../studio/PortalHere.tsx";
import { savedPack } from "../studio/savedPacks.ts";
import { Studio } from "../studio/Studio.tsx";

const meta = {
  title: "Foyer/Brand studio",
  component: Studio,
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    guide: {
      keywords: [
        "theme editor",
        "brand editor",
        "customise",
        "white label",
        "colour picker",
        "design tokens",
        "contrast",
        "export",
        "import",
      ],
    },
  },
  args: { control: "" },
} satisfies Meta<typeof Studio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It frames another story, for which a story test has no server. */
export const Live: Story = { tags: ["!test"] };

/** The studio with a screen in its own page, so that a test can walk through it. */
const here = {
  tags: ["!dev"],
  args: { renderPortal: (props) => <PortalHere {...props} /> },
  // Tests must not see each other's drafts.
  beforeEach: () => sessionStorage.clear(),
} satisfies Story;

function hasOwnFill({ brand, mode }: Look): boolean {
  const saved = savedPack(brand);
  if (!saved.ok) return false;
  const { both, [mode]: own } = saved.pack.tokens.overrides;
  return "color.accent.fill" in { ...both, ...own };
}

/** A changed seed updates the portal, the contrast and the list of changes; undo reverts it. */
export const Changed: Story = {
  ...here,
  args: { ...here.args, control: "accent" },
  play: async ({ canvasElement, globals, id }) => {
    const page = within(canvasElement);
    const button = await page.findByRole("button", { name: "Log in" });
    // Forced colours replace a fill but not its variable.
    const role = (name: string) =>
      getComputedStyle(button).getPropertyValue(`--color-accent-${name}`);
    const before = [role("fill"), role("text")];
    // The URL named the accent, so it is already open.
    const hex = await page.findByLabelText("Accent as hex");
    await userEvent.clear(hex);
    await userEvent.type(hex, "#b0305a");
    await waitFor(() => expect(role("text")).not.toBe(before[1]));
    // A fill that the brand sets itself does not follow the seeds.
    if (hasOwnFill(lookOf({ id, globals })))
      await expect(role("fill")).toBe(before[0]);
    else await expect(role("fill")).not.toBe(before[0]);
    await expect(page.getByText(/, 1 change$/)).toBeVisible();

    await userEvent.click(page.getByRole("tab", { name: "Contrast" }));
    const table = await page.findByRole("table");
    await expect(within(table).getAllByRole("row").length).toBeGreaterThan(60);
    await expect(
      page.getByRole("region", { name: "Adjusted for contrast" }),
    ).toHaveTextContent("accent.text");
    await userEvent.click(page.getByLabelText("Only pairs near their limit"));
    await expect(
      within(page.getByRole("table")).getAllByRole("row").length,
    ).toBeLessThan(60);

    await userEvent.click(page.getByRole("tab", { name: "Changes" }));
    await expect(await page.findByText("seeds.accent")).toBeVisible();

    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect(
      await page.findByRole("heading", { name: "No changes" }),
    ).toBeVisible();
    await waitFor(() => expect([role("fill"), role("text")]).toEqual(before));
  },
};

/** Exported files can be imported again, byte for byte; hostile files change nothing. */
export const Exchanged: Story = {
  ...here,
  args: { ...here.args, control: "radius" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const slider = await page.findByRole("slider", {
      name: "Radius slider",
    });
    await fireEvent.change(slider, { target: { value: "21" } });
    await fireEvent.blur(slider);
    await expect(page.getByText(/, 1 change$/)).toBeVisible();

    await userEvent.click(page.getByRole("tab", { name: "Files" }));
    const read = async () => {
      const text = page.queryByRole("region", { name: "tokens.json" });
      if (text) return text.textContent ?? "";
      await userEvent.click(
        page.getByRole("button", { name: "Show tokens.json" }),
      );
      const shown = await page.findByRole("region", { name: "tokens.json" });
      return shown.textContent ?? "";
    };
    const written = await read();
    const give = (text: string) =>
      userEvent.upload(
        page.getByLabelText("Files to import"),
        new File([text], "tokens (1).json", { type: "application/json" }),
      );

    await give(written);
    await expect(await page.findByText(/^Imported: tokens.json/)).toBeVisible();
    await expect(await read()).toBe(written);

    await give(written.replace('"px"', '"px;}body{display:none"'));
    await expect(await page.findByText("Nothing was imported")).toBeVisible();
    await expect(page.getByText(/tokens.json, seeds\./)).toBeVisible();
    await expect(await read()).toBe(written);
    await expect(getComputedStyle(document.body).display).not.toBe("none");
  },
};

/** Layout entries from the schema: a choice and an ordered list. */
export const Arranged: Story = {
  ...here,
  args: { ...here.args, control: "layout-home-sections" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sections = await page.findByRole("group", { name: "Sections" });
    const names = () =>
      within(sections)
        .getAllByRole("listitem")
        .map((item) => item.textContent);
    const [first, second] = names();
    await userEvent.click(
      within(sections).getByRole("button", {
        name: `Move ${first ?? ""} down`,
      }),
    );
    await waitFor(() => expect(names().slice(0, 2)).toEqual([second, first]));
    await userEvent.click(page.getByRole("button", { name: "Reset Sections" }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual([first, second]));
    await expect(page.getByText(/, no changes$/)).toBeVisible();
  },
};

/** An e-mail in the draft's colours, with its plain part and the text message beside it. */
export const Mails: Story = {
  ...here,
  args: { ...here.args, control: "accent" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(page.getByRole("button", { name: label }));
      await userEvent.click(await body.findByRole("option", { name: option }));
    };
    await choose(/Screen/, "E-mails and texts");
    await choose(/Message/, mailKinds.resetLink.use);
    const mail = async () => {
      const frame = await page.findByTitle(/^E-mail: /);
      return frame.getAttribute("srcdoc") ?? "";
    };
    const before = await mail();
    await expect(before).toContain(placeholders.link);
    await expect(page.getByText(/ticket=an-example/)).toBeInTheDocument();
    const hex = await page.findByLabelText("Accent as hex");
    await userEvent.clear(hex);
    await userEvent.type(hex, "#b0305a");
    await waitFor(async () => expect(await mail()).not.toBe(before));

    await choose(/Message/, mailKinds.code.use);
    await expect(await page.findByText(/^Text message: \d+/)).toBeVisible();
    await expect(page.queryByTitle(/^E-mail: /)).toBeNull();
  },
};

/** A role that the brand sets itself. */
export const Roles: Story = {
  ...here,
  args: { ...here.args, control: "color-text-quiet" },
};
