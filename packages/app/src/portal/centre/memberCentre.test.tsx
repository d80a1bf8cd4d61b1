import { act, screen, waitFor, within } from "@testing-library/react";
import { flagsOf } from "@foyer/platform/domain";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { centrePageFor } from "./centrePages.ts";
import { memberPages } from "./memberPages.ts";
import { wordsOf } from "../../testing/english.ts";
// Loaded with the tests: what a page still loads when its test ends cannot be loaded again.
import "../../records/DayCharts.tsx";

const flags = flagsOf([], testBrand());

/** Opens the centre as a button does: with a history entry of the same address that names it. */
async function openPanel(page?: string) {
  const portal = await renderPortal("/live", { visitor: "full" });
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  const modal = { name: "panel", panel: "member", page };
  act(() => {
    const state = { usr: { modal }, key: "own" };
    history.pushState(state, "", "/live");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  });
  const panel = await screen.findByRole("dialog", {
    name: wordsOf("centre.member"),
  });
  return { ...portal, panel: within(panel) };
}

describe("the member centre", () => {
  it("opens over the site on My account when no page is chosen (MEM-01)", async () => {
    const { panel, address } = await openPanel();
    expect(
      panel.getByRole("heading", {
        name: wordsOf("centre.page.securityCenter"),
      }),
    ).toBeVisible();
    await panel.findByRole("tab", { name: wordsOf("account.tab.profile") });
    expect(address()).toBe("/live");
  });

  // ROL-04
  it("opens on a chosen page, and switches to another (MEM-01)", async () => {
    const { panel, user } = await openPanel("feedback");
    await panel.findByRole("form", { name: wordsOf("centre.page.feedback") });
    await user.click(
      panel.getByRole("button", {
        name: wordsOf("centre.page.securityCenter"),
      }),
    );
    await panel.findByRole("tab", { name: wordsOf("account.tab.profile") });
    expect(
      panel.queryByRole("form", { name: wordsOf("centre.page.feedback") }),
    ).not.toBeInTheDocument();
  });

  it.each(["no-such-page", "__proto__", "constructor"])(
    "opens My account for the unknown page %s (OPN-67)",
    async (page) => {
      const { panel } = await openPanel(page);
      expect(
        await panel.findByRole("tab", { name: wordsOf("account.tab.profile") }),
      ).toBeInTheDocument();
    },
  );

  it("closes on Escape, and leaves the page unchanged", async () => {
    const { user, address } = await openPanel();
    await user.keyboard("{Escape}");
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(address()).toBe("/live");
  });
});

describe("/member", () => {
  // OPN-18
  it("shows the centre on its default page (RTE-04)", async () => {
    await renderPortal("/member", { visitor: "full" });
    await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
    expect(
      screen.getByRole("heading", {
        name: wordsOf("centre.page.securityCenter"),
      }),
    ).toBeInTheDocument();
  });

  // ROL-04
  it.each(
    someOf([
      ["MEM-02", "securityCenter", "My account", "profile"],
      ["MEM-03", "transferFund", "Wallet", "wallets"],
      ["MEM-04", "depositv2", "Deposit", "depositMethods"],
      ["MEM-05", "withdraw", "Withdraw", "withdrawOptions"],
      ["MEM-07", "personalHistoryCopy", "Betting record", "betRecords"],
      ["MEM-08", "transactionHistory", "Account record", "transactions"],
      ["MEM-09", "personalProfit", "Profit and loss", "profitLoss"],
      ["MEM-10", "bonusDetails", "Bonus details", "bonusDetails"],
      ["MEM-14", "messageV2", "Messages", "messages"],
    ] as const),
  )("%s: shows the page %s as %s", async (_id, page, name, call) => {
    const { calls } = await renderPortal(`/member?page=${page}`, {
      visitor: "full",
    });
    expect(
      await screen.findByRole("heading", { level: 2, name }),
    ).toBeInTheDocument();
    await waitFor(() => expect(calls()).toContain(call));
    expect(location.search).toBe(`?page=${page}`);
  });

  // HDR-10
  it("shows the member's picture in centre and header, and requests it once", async () => {
    const { calls } = await renderPortal("/member", {
      visitor: "full",
      handlers: {
        memberIcon: () => ({ url: "https://pictures.example/owl.webp" }),
      },
    });
    await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
    await waitFor(() =>
      expect(
        [...document.images].filter(({ src }) => src.endsWith("/owl.webp")),
      ).toHaveLength(2),
    );
    expect(calls().filter((name) => name === "memberIcon")).toHaveLength(1);
  });

  it("opens the page in its address, and updates the address when another is chosen", async () => {
    const { user, address } = await renderPortal("/member?page=feedback", {
      visitor: "full",
    });
    await screen.findByRole("form", { name: wordsOf("centre.page.feedback") });
    const pages = screen.getByRole("navigation", {
      name: wordsOf("centre.member"),
    });
    await user.click(
      within(pages).getByRole("button", {
        name: wordsOf("centre.page.securityCenter"),
      }),
    );
    await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
    expect(address()).toBe("/member?page=securityCenter");
  });

  // MSG-04
  it.each(
    someOf([
      ["deposit", "depositv2"],
      ["Inbox", "messageV2"],
    ]),
  )(
    "redirects %s to its page without a message (OPN-67)",
    async (asked, key) => {
      const { address } = await renderPortal(`/member?page=${asked}`, {
        visitor: "full",
      });
      await waitFor(() => expect(address()).toBe(`/member?page=${key}`));
      expect(screen.queryByText(/is not available/)).not.toBeInTheDocument();
    },
  );

  it.each(someOf(["manualRebate", "no-such-page", "contracts"]))(
    "says that %s is not available, and corrects the address (OPN-67)",
    async (asked) => {
      const { user, address } = await renderPortal(`/member?page=${asked}`, {
        visitor: "full",
      });
      await screen.findByText(/The page you requested is not available/);
      expect(address()).toBe("/member?page=securityCenter");
      const pages = screen.getByRole("navigation", {
        name: wordsOf("centre.member"),
      });
      await user.click(
        within(pages).getByRole("button", {
          name: wordsOf("centre.page.feedback"),
        }),
      );
      await screen.findByRole("form", {
        name: wordsOf("centre.page.feedback"),
      });
      await user.click(
        within(pages).getByRole("button", {
          name: wordsOf("centre.page.securityCenter"),
        }),
      );
      await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
      expect(screen.queryByText(/is not available/)).not.toBeInTheDocument();
    },
  );

  it("asks a visitor to log in, and does not read the profile", async () => {
    const { address, calls } = await renderPortal("/member");
    await screen.findByRole("dialog", { name: wordsOf("login.title") });
    expect(address()).toBe("/login");
    expect(calls()).not.toContain("profile");
  });
});

describe("the requested member centre page", () => {
  it.each([
    [undefined, {}, "securityCenter"],
    ["feedback", {}, "feedback"],
    ["vipBonus", {}, "securityCenter"],
    ["vipBonus", { hasVip: true }, "vipBonus"],
    ["toString", {}, "securityCenter"],
    ["deposit", {}, "depositv2"],
    ["messages", {}, "messageV2"],
    ["contracts", {}, "securityCenter"],
    // Not known yet: the page stays requested.
    ["contracts", { hasContracts: undefined }, "contracts"],
  ] as const)("for %s with %j is %s (OPN-67)", (key, over, page) => {
    const facts = { flags, hasVip: false, hasContracts: false, ...over };
    expect(centrePageFor(memberPages, { asked: key, facts }).key).toBe(page);
  });

  it("comes from a list that starts with My account", () => {
    expect(Object.keys(memberPages)[0]).toBe("securityCenter");
  });
});
