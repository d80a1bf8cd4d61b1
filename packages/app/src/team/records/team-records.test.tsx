import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import type { Portal } from "../../testing/renderPortal.tsx";
import { openAgentPage } from "../agent.testing.ts";
import { wordsOf } from "../../testing/english.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "./TeamRecordPages.tsx";
// Loaded with the tests: what a page still loads when its test ends cannot be loaded again.
import "../../records/DayCharts.tsx";

const figures = {
  stake: "10.00",
  win: "25.00",
  bonus: "0.00",
  profit: "15.00",
  deposit: "100.00",
  withdraw: "0.00",
};
const byAccount: Handlers = {
  profitLoss: ({ by }) => ({
    rows:
      by === "account"
        ? [
            { account: "lakeagent", ...figures },
            { account: "pinefourth", ...figures, stake: "90.00" },
          ]
        : [{ day: "2026-01-01", ...figures }],
    total: figures,
  }),
};

/** Chooses one account of the team. */
async function choose({ user }: Portal) {
  const who = await screen.findByRole("combobox", { name: /^Account/ });
  await user.click(who);
  await user.type(who, "pine");
  await user.click(await screen.findByRole("option", { name: /^pinefourth/ }));
}

describe("team records", () => {
  it.each(
    someOf([
      ["personalHistoryCopy", "AGT-06, MEM-07", "Betting record", "betRecords"],
      [
        "agentDownlineTransactionDetailsCopy",
        "AGT-09",
        "Account change details",
        "transactions",
      ],
    ]),
  )(
    "%s cover the whole team, or one account (%s)",
    async (page, _, name, call) => {
      const portal = await openAgentPage(page);
      const table = await screen.findByRole("table", { name });
      await within(table).findAllByText("Paper Kites");
      expect(
        within(table).getByRole("columnheader", {
          name: wordsOf("records.account"),
        }),
      ).toBeInTheDocument();
      expect(portal.requests(call).at(-1)).toMatchObject({
        scope: "TEAM",
        account: "",
      });
      await choose(portal);
      await waitFor(() =>
        expect(portal.requests(call).at(-1)).toMatchObject({
          scope: "TEAM",
          account: "pinefourth",
          pageNo: 1,
        }),
      );
    },
  );

  it("show the error when the platform denies access", async () => {
    const portal = await openAgentPage(
      "personalHistoryCopy",
      {},
      {
        before: ({ platform }) =>
          platform.fail("betRecords", { code: "FORBIDDEN", status: 403 }),
      },
    );
    expect(
      await screen.findByText(wordsOf("error.FORBIDDEN")),
    ).toBeInTheDocument();
    expect(portal.calls()).toContain("betRecords");
  });
});

describe("user profit and loss (AGT-07)", () => {
  it("lists accounts first, highest stakes at the top, and days on request", async () => {
    const { user, requests } = await openAgentPage(
      "palStatementsAgentCopy",
      byAccount,
    );
    const table = await screen.findByRole("table", {
      name: wordsOf("records.profit"),
    });
    await within(table).findByText("pinefourth");
    const rows = within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent);
    expect(rows.findIndex((row) => row.includes("pinefourth"))).toBeLessThan(
      rows.findIndex((row) => row.includes("lakeagent")),
    );
    await user.click(
      screen.getByRole("radio", { name: wordsOf("agentRecords.by.day") }),
    );
    const days = await screen.findByRole("table", {
      name: wordsOf("records.profit"),
    });
    await within(days).findByText("2026/01/01");
    expect(requests("profitLoss").map((request) => Object(request).by)).toEqual(
      ["account", "day"],
    );
  });

  it("has pages, and returns to the first one when the days change", async () => {
    const { user, requests } = await openAgentPage("palStatementsAgentCopy", {
      profitLoss: ({ pageNo }) => ({
        rows: [{ account: `account-${String(pageNo)}`, ...figures }],
        total: { ...figures, stake: "270.00" },
        totalPages: 3,
        totalCount: 270,
      }),
    });
    const table = await screen.findByRole("table", {
      name: wordsOf("records.profit"),
    });
    await within(table).findByText("account-1");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.pager.next") }),
    );
    await within(table).findByText("account-2");
    expect(within(table).queryByText("account-1")).not.toBeInTheDocument();
    // The total is over all accounts, on every page.
    expect(
      screen.getByRole("list", { name: wordsOf("records.sum") }),
    ).toHaveTextContent("270.00");
    await user.click(screen.getByRole("button", { name: "Page 3" }));
    await within(table).findByText("account-3");
    await user.click(
      screen.getByRole("radio", { name: wordsOf("agentRecords.by.day") }),
    );
    await waitFor(() =>
      expect(requests("profitLoss").at(-1)).toMatchObject({ by: "day" }),
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("records.today") }),
    );
    await user.click(
      screen.getByRole("radio", { name: wordsOf("agentRecords.by.account") }),
    );
    await waitFor(() =>
      expect(requests("profitLoss").at(-1)).toMatchObject({
        by: "account",
        pageNo: 1,
      }),
    );
  });

  it("is sorted by the platform, by stakes or by name; the choice is in the address", async () => {
    const portal = await openAgentPage("palStatementsAgentCopy", {
      profitLoss: ({ orderBy = "stake", order = "desc" }) => ({
        rows: [{ account: `${orderBy}-${order}`, ...figures }],
        total: figures,
        totalPages: 3,
        totalCount: 150,
        orderBy,
      }),
    });
    const { user, requests, address } = portal;
    const table = await screen.findByRole("table", {
      name: wordsOf("records.profit"),
    });
    await within(table).findByText("stake-desc");
    const head = (name: string) =>
      within(table).getByRole("columnheader", { name });
    expect(head(wordsOf("records.profit.stake"))).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    await waitFor(() =>
      expect(requests("profitLoss").at(-1)).toMatchObject({ pageNo: 2 }),
    );
    await user.click(
      within(table).getByRole("button", { name: wordsOf("records.account") }),
    );
    await within(table).findByText("account-asc");
    expect(requests("profitLoss").at(-1)).toMatchObject({ pageNo: 1 });
    expect(head(wordsOf("records.account"))).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    expect(address()).toContain("sort=account.asc");
    expect(
      screen.queryByText(wordsOf("records.profit.byName")),
    ).not.toBeInTheDocument();
  });

  it("says so where there are too many bets to sort by stakes", async () => {
    await openAgentPage("palStatementsAgentCopy", {
      profitLoss: () => ({
        rows: [{ account: "acorn", ...figures }],
        total: figures,
        totalPages: 1,
        totalCount: 1,
        orderBy: "account",
      }),
    });
    expect(
      await screen.findByText(wordsOf("records.profit.byName")),
    ).toBeVisible();
    expect(
      screen.getByRole("columnheader", { name: wordsOf("records.account") }),
    ).toHaveAttribute("aria-sort", "ascending");
  });

  it("has all accounts in its file, read by name from the last one on", async () => {
    let saved: Blob | undefined;
    URL.createObjectURL = (source) => {
      saved = source instanceof Blob ? source : undefined;
      return "blob:accounts";
    };
    URL.revokeObjectURL = vi.fn();
    const press = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    const names = Array.from({ length: 250 }, (_, index) =>
      String(index).padStart(3, "0"),
    );
    const { user, requests } = await openAgentPage("palStatementsAgentCopy", {
      profitLoss: ({ orderBy, after, pageSize }) => ({
        rows: names
          .filter((name) => name > after)
          .slice(0, pageSize)
          .map((account) => ({ account, ...figures })),
        total: figures,
        totalPages: Math.ceil(names.length / Number(pageSize)),
        totalCount: names.length,
        orderBy: orderBy ?? "stake",
      }),
    });
    await user.click(
      await screen.findByRole("button", {
        name: wordsOf("ui.dataTable.download"),
      }),
    );
    await waitFor(() => expect(saved).toBeDefined());
    press.mockRestore();
    const lines = (await saved?.text())?.trim().split("\r\n").slice(1) ?? [];
    expect(lines.map((line) => line.slice(0, 3))).toEqual(names);
    expect(requests("profitLoss").slice(-3)).toMatchObject(
      ["", "099", "199"].map((after) => ({
        ...{ orderBy: "account", order: "asc", pageSize: 100 },
        after,
      })),
    );
  });

  it("can be limited to one account", async () => {
    const portal = await openAgentPage("palStatementsAgentCopy", byAccount);
    await choose(portal);
    await waitFor(() =>
      expect(portal.requests("profitLoss").at(-1)).toMatchObject({
        scope: "TEAM",
        account: "pinefourth",
      }),
    );
  });
});

describe("the bets of an account", () => {
  it("are its own, or also those of its team; the address keeps which", async () => {
    const portal = await openAgentPage("personalHistoryCopy");
    await choose(portal);
    await waitFor(() =>
      expect(portal.requests("betRecords").at(-1)).toMatchObject({
        account: "pinefourth",
        reach: "ACCOUNT",
      }),
    );
    await portal.user.click(
      screen.getByRole("checkbox", { name: wordsOf("agentRecords.reach") }),
    );
    await waitFor(() =>
      expect(portal.requests("betRecords").at(-1)).toMatchObject({
        account: "pinefourth",
        reach: "LINE",
      }),
    );
    expect(portal.address()).toBe(
      "/agentHome?page=personalHistoryCopy&account=pinefourth&reach=LINE",
    );
  });
});
