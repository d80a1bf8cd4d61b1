import { screen, waitFor, within } from "@testing-library/react";
import { samplePermission, type Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import {
  dialog,
  renderPortal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { termOf } from "./helpTerms.ts";
import { wordsOf } from "../../testing/english.ts";

const terms: Handlers = {
  helpCenter: () => [
    { id: "b", title: "Limits", content: "<p>Take a break.</p>", sort: 2 },
    { id: "a b", title: "Deposit", content: "<p>Choose a way.</p>", sort: 1 },
  ],
};
const start = (at: string, options: PortalOptions = {}) =>
  renderPortal(at, { handlers: terms, ...options });
const list = () =>
  screen.findByRole("navigation", { name: wordsOf("help.title") });
const read = () => screen.getByRole("article").textContent;

describe("termOf (OPN-22)", () => {
  const all = [{ id: "a b", title: "", html: "" }];
  it.each(
    someOf([
      ["#a%20b", "a b"],
      ["#a b", "a b"],
      ["#none", undefined],
      ["#%E0%A4%A", undefined],
      ["", undefined],
    ]),
  )("reads %j as %j", (hash, id) => {
    expect(termOf(hash, all)).toBe(id);
  });
});

describe("the help page", () => {
  // SUP-05
  it("starts at its first term, in the editor's order (RTE-05)", async () => {
    const { requests } = await start("/help");
    const entries = within(await list()).getAllByRole("link");
    expect(entries.map((entry) => entry.textContent)).toEqual([
      "Deposit",
      "Limits",
    ]);
    expect(read()).toContain("Choose a way.");
    expect(requests("helpCenter")).toEqual([{ lang: "EN", device: "WEB" }]);
    expect(document.title).toBe("Help · Harbour");
  });

  it.each([
    ["/help#b", "Take a break."],
    ["/help#nothing", "Choose a way."],
  ])(
    "opens %s at the named term, or else at the first (RTE-06)",
    async (at, text) => {
      await start(at);
      await list();
      expect(read()).toContain(text);
    },
  );

  // SUP-05
  it("opens another term at an address of its own, and Back returns to the previous term", async () => {
    const { user, address, back } = await start("/help");
    await user.click(
      within(await list()).getByRole("link", { name: "Limits" }),
    );
    await waitFor(() => expect(read()).toContain("Take a break."));
    expect(address()).toBe("/help#b");
    expect(
      screen.getByRole("link", { name: "Limits", current: "page" }),
    ).toHaveFocus();
    // Back goes to the previous term first, and only then to another page.
    await back();
    await waitFor(() => expect(read()).toContain("Choose a way."));
    expect(address()).toBe("/help");
  });

  it("shows that loading failed, and loads again on retry", async () => {
    const { user, platform } = await start("/help", {
      before: (fakes) => fakes.platform.fail("helpCenter", "malformed"),
    });
    await screen.findByText(wordsOf("ui.helpCentre.failed"));
    platform.fail("helpCenter", undefined);
    await user.click(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    );
    await list();
  });

  it("offers customer service when there is one", async () => {
    await start("/help", {
      handlers: {
        ...terms,
        permission: () => ({
          ...samplePermission({
            customerService: [
              { csType: "MAIL", title: "", path: "https://help.example/m" },
            ],
          }),
        }),
      },
    });
    await list();
    expect(
      await within(screen.getByRole("article")).findByRole("button", {
        name: wordsOf("service.contact"),
      }),
    ).toBeInTheDocument();
  });
});

describe("the help dialog (MOD-01)", () => {
  // FTR-01
  it("opens from the footer at the pressed term, and leaves the address unchanged", async () => {
    const { user, address } = await start("/live?page=2");
    const footer = await screen.findByRole("contentinfo");
    const link = await within(footer).findByRole("link", { name: "Limits" });
    expect(link).toHaveAttribute("href", "/help#b");
    await user.click(link);
    const help = await dialog(wordsOf("help.title"));
    await within(help).findByText("Take a break.");
    await user.click(
      within(help).getByRole("link", { name: wordsOf("deposit.title") }),
    );
    expect(within(help).getByRole("article")).toHaveTextContent(
      "Choose a way.",
    );
    expect(address()).toBe("/live?page=2");
    await user.click(
      within(help).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
