import { cleanup, screen, waitFor, within } from "@testing-library/react";
import {
  sampleFlag,
  sampleMember,
  samplePermission,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { dialog, renderWithHome } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

const openMenu = async (user: {
  click: (element: Element) => Promise<void>;
}) => {
  await user.click(
    await screen.findByRole("button", { name: /^Account menu/ }),
  );
  return screen.findByRole("menu");
};
const header = () => within(screen.getByRole("banner"));

describe("a visitor's header", () => {
  // HDR-03
  it("opens login and registration over the page without changing its address", async () => {
    const { user, address, back } = await renderWithHome("/live");
    await screen.findByRole("heading", { level: 1, name: wordsOf("con_live") });
    await user.click(
      await header().findByRole("button", { name: wordsOf("header.login") }),
    );
    const login = await dialog(wordsOf("login.title"));
    await user.click(
      within(login).getByRole("button", { name: wordsOf("login.register") }),
    );
    const register = await dialog(wordsOf("register.form"));
    await user.click(
      within(register).getByRole("button", { name: wordsOf("register.have") }),
    );
    await dialog(wordsOf("login.title"));
    expect(address()).toBe("/live");
    await back();
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    await user.click(
      header().getByRole("button", { name: wordsOf("header.register") }),
    );
    await dialog(wordsOf("register.form"));
  });

  // HDR-01, HDR-02
  it("links the logo to the home page and offers the languages", async () => {
    const { user, address } = await renderWithHome("/live");
    await screen.findByRole("heading", { level: 1, name: wordsOf("con_live") });
    expect(
      header().getByRole("button", { name: "Language: English" }),
    ).toBeInTheDocument();
    await user.click(header().getByRole("link", { name: /Home/ }));
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    expect(address()).toBe("/");
    expect(
      screen.getByRole("navigation", {
        name: wordsOf("lobby.categories.label"),
      }),
    ).toHaveTextContent(wordsOf("ui.header.home"));
  });
});

describe("a member's header", () => {
  // HDR-04, HDR-05, HDR-10, ROL-04
  it("shows username and balance with cents instead of the two buttons", async () => {
    await renderWithHome("/", {
      visitor: "full",
      handlers: {
        balance: () => ({ balance: "1234.5", currencySymbol: "RM" }),
      },
    });
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await waitFor(() => expect(block).toHaveTextContent("1,234.50"));
    expect(block).toHaveTextContent("RM");
    expect(block).toHaveTextContent("mira88");
    expect(
      header().queryByRole("button", { name: wordsOf("header.login") }),
    ).not.toBeInTheDocument();
    expect(
      header().queryByRole("button", { name: wordsOf("header.register") }),
    ).not.toBeInTheDocument();
  });

  // HDR-06
  it("hides the balance and shows it again", async () => {
    const { user } = await renderWithHome("/", { visitor: "full" });
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await waitFor(() => expect(block).toHaveTextContent("1,280.50"));
    await user.click(
      within(block).getByRole("button", { name: wordsOf("ui.balance.hide") }),
    );
    expect(block).not.toHaveTextContent("280");
    expect(block).toHaveTextContent(wordsOf("ui.money.hidden"));
    await user.click(
      within(block).getByRole("button", { name: wordsOf("ui.balance.hide") }),
    );
    expect(block).toHaveTextContent("1,280.50");
  });

  it("keeps the balance hidden after a reload", async () => {
    const { user } = await renderWithHome("/", { visitor: "full" });
    const first = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await user.click(
      within(first).getByRole("button", { name: wordsOf("ui.balance.hide") }),
    );
    cleanup();
    await renderWithHome("/", { visitor: "full" });
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await waitFor(() =>
      expect(block).toHaveTextContent(wordsOf("ui.money.hidden")),
    );
    expect(block).not.toHaveTextContent("280");
  });

  // HDR-08
  it("reloads the balance on request, and shows when that failed", async () => {
    let figure = "10.00";
    const { user, platform } = await renderWithHome("/", {
      visitor: "full",
      handlers: { balance: () => ({ balance: figure }) },
    });
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await waitFor(() => expect(block).toHaveTextContent("10.00"));
    figure = "7.25";
    await user.click(
      within(block).getByRole("button", {
        name: wordsOf("ui.balance.refresh"),
      }),
    );
    await waitFor(() => expect(block).toHaveTextContent("7.25"));
    platform.fail("balance", "network");
    await user.click(
      within(block).getByRole("button", {
        name: wordsOf("ui.balance.refresh"),
      }),
    );
    await waitFor(() =>
      expect(block).toHaveTextContent(wordsOf("ui.balance.stale")),
    );
    expect(block).toHaveTextContent("7.25");
  });

  // HDR-07
  it("hides the balance on game pages", async () => {
    await renderWithHome(
      "/seamless?vassalage=LUMEN&gameType=RNG&gameCode=kites",
      { visitor: "full" },
    );
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    expect(block).not.toHaveTextContent("1,280.50");
    expect(
      within(block).queryByRole("button", { name: wordsOf("header.deposit") }),
    ).not.toBeInTheDocument();
    expect(block).toHaveTextContent("mira88");
  });

  // HDR-09, OPN-18
  it("opens the deposit panel without changing the address", async () => {
    const { user, address } = await renderWithHome("/live", {
      visitor: "full",
    });
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await user.click(
      within(block).getByRole("button", { name: wordsOf("header.deposit") }),
    );
    const panel = within(await dialog(wordsOf("title.member")));
    expect(
      await panel.findByRole("heading", { name: wordsOf("header.deposit") }),
    ).toBeInTheDocument();
    expect(address()).toBe("/live");
  });

  // HDR-11, HDR-13, ERR-21
  it("has a menu in the documented order, and copies the username", async () => {
    const { user } = await renderWithHome("/", { visitor: "full" });
    const menu = await openMenu(user);
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map((item) => item.textContent),
    ).toEqual([
      wordsOf("account.copy"),
      expect.stringMatching(/^My account/),
      "Withdraw",
      "Account record",
      "Betting record",
      wordsOf("title.pointMall"),
      "Log out",
    ]);
    expect(menu).toHaveTextContent("Coral");
    await user.click(
      within(menu).getByRole("menuitem", { name: wordsOf("account.copy") }),
    );
    await screen.findByText(wordsOf("copy_success"));
    expect(await navigator.clipboard.readText()).toBe("mira88");
  });

  it.each(
    someOf([
      [/^My account/, "securityCenter"],
      ["Withdraw", "withdraw"],
      ["Account record", "transactionHistory"],
      ["Betting record", "personalHistoryCopy"],
    ]),
  )("leads from %s in the menu to %s (MEM-21)", async (name, page) => {
    const { user } = await renderWithHome("/", { visitor: "full" });
    const menu = await openMenu(user);
    await user.click(within(menu).getByRole("menuitem", { name }));
    await dialog(wordsOf("title.member"));
    expect(history.state).toMatchObject({
      usr: { modal: { name: "panel", panel: "member", page } },
    });
  });

  // ROL-05
  it.each([
    ["agent", 1],
    ["full", 0],
  ] as const)(
    "shows %s %d agent entries in the menu, and as many in the header (HDR-14, HDR-15, AGT-15)",
    async (visitor, count) => {
      const { user } = await renderWithHome("/", { visitor });
      const menu = await openMenu(user);
      expect(
        within(menu).queryAllByRole("menuitem", {
          name: wordsOf("title.agent"),
        }),
      ).toHaveLength(count);
      expect(
        screen.queryAllByRole("link", {
          name: wordsOf("header.agent"),
          hidden: true,
        }),
      ).toHaveLength(count);
      if (count === 0) return;
      const words = within(menu)
        .getAllByRole("menuitem")
        .map((item) => item.textContent);
      expect(words.slice(-4)).toEqual([
        "Betting record",
        wordsOf("title.pointMall"),
        "Agent centre",
        "Log out",
      ]);
      await user.click(
        within(menu).getByRole("menuitem", { name: wordsOf("title.agent") }),
      );
      await dialog(wordsOf("title.agent"));
    },
  );

  // HDR-12
  it("shows no rank without VIP", async () => {
    const { user } = await renderWithHome("/", {
      visitor: "full",
      handlers: { memberInfo: () => sampleMember({ hasVip: false }) },
    });
    expect(await openMenu(user)).not.toHaveTextContent("Coral");
  });
});

describe("the panel access check", () => {
  const ways = ["Deposit", "Withdraw"];

  // ROL-22, ERR-13, ROL-03
  it.each(ways)("warns a trial user who asks for %s", async (name) => {
    const { user } = await renderWithHome("/", { visitor: "trial" });
    const navigation = await screen.findByRole("navigation", {
      name: wordsOf("ui.header.navigation"),
    });
    await user.click(within(navigation).getByRole("button", { name }));
    const warning = await dialog(wordsOf("gate.realAccount.title"));
    expect(warning).toHaveTextContent("A real account is required");
    await user.click(
      within(warning).getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("tells a trial user what a real account requires, and leads to registration", async () => {
    const { user } = await renderWithHome("/", { visitor: "trial" });
    const navigation = await screen.findByRole("navigation", {
      name: wordsOf("ui.header.navigation"),
    });
    await user.click(
      within(navigation).getByRole("button", {
        name: wordsOf("header.deposit"),
      }),
    );
    const warning = await dialog(wordsOf("gate.realAccount.title"));
    expect(warning).toHaveTextContent(/aged \d+ or older/);
    await user.click(
      within(warning).getByRole("button", {
        name: wordsOf("gate.trial.logOut"),
      }),
    );
    const question = await screen.findByRole("alertdialog");
    await user.click(
      within(question).getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    await screen.findByRole("button", { name: wordsOf("header.register") });
  });

  it.each(ways)(
    "opens the panel to a full account that asks for %s",
    async (name) => {
      const { user } = await renderWithHome("/", { visitor: "full" });
      const navigation = await screen.findByRole("navigation", {
        name: wordsOf("ui.header.navigation"),
      });
      await user.click(within(navigation).getByRole("button", { name }));
      await dialog(wordsOf("title.member"));
    },
  );

  // ROL-05
  it("leads an agent to the agent centre", async () => {
    const { user, address } = await renderWithHome("/", { visitor: "agent" });
    const navigation = await screen.findByRole("navigation", {
      name: wordsOf("ui.header.navigation"),
    });
    await user.click(
      await within(navigation).findByRole("link", {
        name: wordsOf("header.agent"),
      }),
    );
    await screen.findByRole("heading", { name: wordsOf("title.agent") });
    expect(address()).toBe("/agentHome");
  });

  it("asks a visitor to log in from the account item of the bottom bar", async () => {
    const { user } = await renderWithHome("/");
    const places = await screen.findByRole("navigation", {
      name: wordsOf("bottom.label"),
    });
    await user.click(
      await within(places).findByRole("button", {
        name: wordsOf("header.login"),
      }),
    );
    await dialog(wordsOf("login.title"));
  });
});

describe("the data loaded after the login", () => {
  const policy = (on: boolean) => ({
    permission: () => ({
      ...samplePermission({ whitelabel: [sampleFlag("AGENTPOLICY3", on)] }),
    }),
  });
  const loads = ["unreadCount", "merchantWallet", "consolidatedFunds"];

  // SES-11, SES-12
  it.each(
    someOf([
      ["full", true, loads],
      ["full", false, ["unreadCount", "merchantWallet"]],
      ["trial", true, []],
      ["trial", false, []],
    ] as const),
  )(
    "for a %s account with agent policy %s is %j (SES-10)",
    async (visitor, on, expected) => {
      const { calls } = await renderWithHome("/", {
        visitor,
        handlers: policy(on),
      });
      await screen.findByRole("group", {
        name: wordsOf("ui.memberBlock.label"),
      });
      await waitFor(() => expect(calls()).toContain("balance"));
      const read = () =>
        calls()
          .filter((name) => loads.includes(name))
          .toSorted();
      // A trial account makes none of these calls; the last call that every session makes shows that nothing follows
      // later.
      await waitFor(() => {
        expect(calls()).toContain("announcements");
        expect(read()).toEqual(expected.toSorted());
      });
    },
  );

  it("is kept for the session under the documented keys, and not loaded again", async () => {
    const handlers = {
      ...policy(true),
      consolidatedFunds: () => ({ divtypereq: "1" }),
    };
    await renderWithHome("/", { visitor: "full", handlers });
    await waitFor(() =>
      expect(sessionStorage.getItem("consolidated")).toContain(
        '"divtypereq":"1"',
      ),
    );
    expect(sessionStorage.getItem("merchantWallet")).toContain(
      '"isSingle":true',
    );
    cleanup();
    const { calls } = await renderWithHome("/", { visitor: "full", handlers });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await waitFor(() => expect(calls()).toContain("unreadCount"));
    expect(calls()).not.toContain("consolidatedFunds");
    expect(calls()).not.toContain("merchantWallet");
  });

  it("follows messages that were read in another tab, once this one is returned to", async () => {
    let count = 3;
    await renderWithHome("/", {
      visitor: "full",
      handlers: { unreadCount: () => ({ count }) },
    });
    const places = await screen.findByRole("navigation", {
      name: wordsOf("bottom.label"),
    });
    await within(places).findByText("3 unread messages");
    count = 2;
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await within(places).findByText("2 unread messages");
  });

  it("includes the unread count, shown in the bottom bar and in the menu", async () => {
    const { user } = await renderWithHome("/", {
      visitor: "full",
      handlers: { unreadCount: () => ({ count: 3 }) },
    });
    const places = await screen.findByRole("navigation", {
      name: wordsOf("bottom.label"),
    });
    await within(places).findByText("3 unread messages");
    expect(
      within(await openMenu(user)).getByText("3 unread messages"),
    ).toBeInTheDocument();
  });
});
