import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const several: Handlers = { merchantWallet: () => ({ isSingle: 0 }) };

const open = (
  handlers: Handlers = several,
  options: PortalOptions = {},
): Promise<Portal> =>
  renderPortal("/member?page=transferFund", {
    visitor: "full",
    ...options,
    handlers,
  });

const list = () => screen.findByRole("list", { name: wordsOf("wallet.list") });
const form = () =>
  screen.findByRole("form", { name: wordsOf("wallet.transfer") });
const review = () =>
  screen.findByRole("form", { name: wordsOf("money.review") });

async function choose({ user }: Portal, side: RegExp, name: RegExp) {
  await user.click(within(await form()).getByRole("button", { name: side }));
  await user.click(await screen.findByRole("option", { name }));
}

async function transfer(portal: Portal, amount = "100") {
  await choose(portal, /To/, /NIMBUS/);
  await portal.user.type(
    within(await form()).getByRole("textbox", { name: /^Amount/ }),
    amount,
  );
  await portal.user.click(
    within(await form()).getByRole("button", { name: wordsOf("money.next") }),
  );
  await portal.user.click(
    within(await review()).getByRole("button", { name: /^Transfer / }),
  );
}

// Orders left open by one test must not carry over into the next.
beforeEach(() => {
  vi.stubGlobal("indexedDB", undefined);
});

describe("the wallet page", () => {
  it("shows each wallet's balance, when it was read, and the total", async () => {
    await open();
    await waitFor(async () =>
      expect(await list()).toHaveTextContent(wordsOf("wallet.main")),
    );
    const items = within(await list()).getAllByRole("listitem");
    expect(items[0]).toHaveTextContent("1,280.50");
    expect(items[0]).toHaveTextContent(/As of 20\d\d\//);
    expect(items[1]).toHaveTextContent("40.00");
    expect(items.at(-1)).toHaveTextContent("1,320.50");
  });

  // OPN-44
  it("offers no transfers when all games use one wallet", async () => {
    const portal = await open({});
    expect(
      await screen.findByText(/^All games use one wallet/),
    ).toBeInTheDocument();
    expect(
      screen.queryByRole("heading", { name: wordsOf("wallet.back") }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(portal.calls()).not.toContain("walletTransfer");
  });

  it("transfers money once, and reads the wallets again", async () => {
    const portal = await open();
    await form();
    const before = portal.requests("wallets").length;
    await transfer(portal);
    expect(
      await screen.findByText(
        /100\.00.* transferred from .*Main wallet.* to .*NIMBUS/,
      ),
    ).toBeInTheDocument();
    expect(portal.requests("walletTransfer")).toEqual([
      { from: "", to: "NIMBUS", amount: "100" },
    ]);
    await waitFor(() =>
      expect(portal.requests("wallets").length).toBeGreaterThan(before),
    );
  });

  it("rejects a transfer from a wallet to itself", async () => {
    const portal = await open();
    await portal.user.type(
      within(await form()).getByRole("textbox", { name: /^Amount/ }),
      "10",
    );
    await portal.user.click(
      within(await form()).getByRole("button", { name: wordsOf("money.next") }),
    );
    expect(
      await within(await form()).findByText(wordsOf("money.problem.same")),
    ).toBeInTheDocument();
    expect(portal.calls()).not.toContain("walletTransfer");
  });

  // ERR-21
  it("transfers everything back to the main wallet, and says so once", async () => {
    const portal = await open();
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("wallet.back") }),
    );
    expect(
      within(await review()).getByRole("group", {
        name: wordsOf("ui.costSummary.label"),
      }),
    ).toHaveTextContent("40.00");
    await portal.user.click(
      within(await review()).getByRole("button", { name: /^Transfer / }),
    );
    expect(
      await screen.findAllByText(
        /^All your money is now in your main wallet.*1,320\.50/,
      ),
    ).toHaveLength(1);
    expect(portal.requests("walletReturn")).toHaveLength(1);
    // A screen reader announces it when it takes focus.
    const told = screen.getByRole("group", { name: wordsOf("wallet.back") });
    expect(told).toHaveFocus();
    expect(told).toHaveAccessibleDescription(
      /All your money is now in your main wallet.*1,320\.50/,
    );
  });

  it("says that a running game blocks the transfer, and does not repeat it", async () => {
    const portal = await open(several, {
      before: ({ platform }) =>
        platform.fail("walletReturn", { code: "VENDOR_BUSY", status: 409 }),
    });
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("wallet.back") }),
    );
    await portal.user.click(
      within(await review()).getByRole("button", { name: /^Transfer / }),
    );
    expect(
      await screen.findByText(/while a game is running/),
    ).toBeInTheDocument();
    // The figures were fetched again: a member who still wants to return the money has to confirm again.
    expect(
      screen.getByRole("button", { name: wordsOf("wallet.back") }),
    ).toBeInTheDocument();
    expect(portal.requests("walletReturn")).toHaveLength(1);
  });

  it("checks the result of a return with the same idempotency key after a lost answer", async () => {
    const portal = await open(several, {
      before: ({ platform }) =>
        platform.fail("walletReturn", { code: "NETWORK", status: 0 }),
    });
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("wallet.back") }),
    );
    await portal.user.click(
      within(await review()).getByRole("button", { name: /^Transfer / }),
    );
    const again = await screen.findByRole("button", {
      name: wordsOf("money.doubt.ask"),
    });
    portal.platform.fail("walletReturn", undefined);
    await portal.user.click(again);
    expect(
      await screen.findByText(/^All your money is now/),
    ).toBeInTheDocument();
    const keys = portal.platform.seen
      .filter(({ name }) => name === "walletReturn")
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it("offers a retry when the wallets cannot be read", async () => {
    const portal = await open(
      {},
      {
        before: ({ platform }) =>
          platform.fail("wallets", { code: "FORBIDDEN", status: 403 }),
      },
    );
    const retry = await screen.findByRole("button", { name: /try again/i });
    portal.platform.fail("wallets", undefined);
    await portal.user.click(retry);
    expect(await list()).toBeInTheDocument();
  });
});
