import { act, screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { sampleFlag, samplePermission } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, describe, expect, it } from "vitest";
import { allTypes, openAgentPage } from "../../team/agent.testing.ts";
import { agentPages } from "../../portal/centre/agentPages.ts";
import { memberPages } from "../../portal/centre/memberPages.ts";
import { renderPortal, type Portal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";
// Loaded with the tests: what a page still loads when its test ends cannot be loaded again.
import "../../records/DayCharts.tsx";

/** What a page says when there is nothing: wrong for anything that could not be read. */
const none =
  /\b(no (records|messages|missions|activities|withdrawals|changes|bank account)|nothing (to|here|waits|redeemed|in)|nobody|there are no|no \w+ yet)\b/i;
const noLine = /Network link is abnormal/;
const old = new RegExp(
  [
    wordsOf("account.stale"),
    wordsOf("points.summary.old"),
    wordsOf("ui.dataTable.asOf", { time: "" }),
  ].join("|"),
);

/** The calls that the figures in the menu read, and the page that shows each. */
const readByMenu = [
  ["rewards", "rewardCenter"],
  ["missionSummary", "missionLeaderboard"],
  ["contractList", "contracts"],
] as const;

const main = () => screen.getByRole("main");
const cutLine = () => act(() => onlineManager.setOnline(false));
const mendLine = () => act(() => onlineManager.setOnline(true));
afterEach(mendLine);

/**
 * Opens each address offline: the page says that it could not read, never says "none", offers a retry, and reads
 * automatically once the connection is back.
 */
async function expectToldAndHealed(
  { go, platform }: Portal,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    cutLine();
    go(address);
    await waitFor(() => expect(main(), address).toHaveTextContent(noLine));
    // Another page in its place would have told of its own reading.
    expect(location.pathname + location.search).toBe(address);
    expect(main(), address).not.toHaveTextContent(none);
    expect(
      within(main()).queryAllByRole("button", { name: /again/i }),
      address,
    ).not.toHaveLength(0);
    for (const [call, page] of readByMenu)
      if (address.endsWith(page)) platform.fail(call, undefined);
    mendLine();
    await waitFor(() => expect(main(), address).not.toHaveTextContent(noLine));
  }
}

/** Pages of forms and of flows, which read and report in their own way. */
const withoutQueries: readonly string[] = [
  "securityCenter",
  "feedback",
  "transferUpline",
  "depositv2",
  "withdraw",
];

async function member(): Promise<Portal> {
  const portal = await renderPortal("/member?page=feedback", {
    visitor: "full",
    handlers: {
      consolidatedFunds: () => allTypes,
      permission: () => ({
        ...samplePermission({
          whitelabel: [
            sampleFlag("MANPLAYREB3", true),
            sampleFlag("AGENTPOLICY3", true),
          ],
        }),
      }),
    },
    // Otherwise the figures in the menu would already have loaded this data.
    before: ({ platform }) => {
      for (const [call] of readByMenu) platform.fail(call, "network");
    },
  });
  await screen.findByRole("form", { name: wordsOf("feedback.form") });
  await waitFor(() => expect(portal.services.queries.isFetching()).toBe(0));
  return portal;
}

describe("reading data while offline", () => {
  it.each(someOf(["account", "money", "records", "rewards"]))(
    "shows the network error, never an empty state, on each member centre page: %s",
    async (group) => {
      const keys = Object.entries(memberPages).flatMap(([key, page]) =>
        page.group === group && !withoutQueries.includes(key) ? [key] : [],
      );
      expect(keys).not.toHaveLength(0);
      await expectToldAndHealed(
        await member(),
        keys.map((key) => `/member?page=${key}`),
      );
    },
  );

  it("shows the network error, never an empty state, on each account tab", async () => {
    const portal = await member();
    cutLine();
    portal.go("/member?page=securityCenter");
    for (const tab of [
      "Profile",
      "Security center",
      "Bank accounts",
      wordsOf("account.tab.signIns"),
    ]) {
      cutLine();
      await portal.user.click(await screen.findByRole("tab", { name: tab }));
      const panel = () => screen.getByRole("tabpanel", { name: tab });
      await waitFor(() => expect(panel(), tab).toHaveTextContent(noLine));
      expect(panel(), tab).not.toHaveTextContent(none);
      mendLine();
      await waitFor(() => expect(panel(), tab).not.toHaveTextContent(noLine));
    }
  });

  it("shows the network error, never an empty state, on each tab of the points mall", async () => {
    await expectToldAndHealed(
      await member(),
      ["goods", "records", "details", "earned", "rules"].map(
        (tab) => `/pointMall?tab=${tab}`,
      ),
    );
  });

  it.each(someOf(["team", "records", "contracts"]))(
    "shows the network error, never an empty state, on each agent centre page: %s",
    async (group) => {
      const keys = Object.entries(agentPages).flatMap(([key, page]) =>
        page.group === group ? [key] : [],
      );
      // A page of another group, and one that reads nothing of what is tested here: an offer reads the team.
      const portal = await openAgentPage(
        group === "team" ? "agentRevenueReport" : "registerCenter",
      );
      await screen.findByRole("button", {
        name: wordsOf("agentCentre.page.agentDividendRecordCopy2"),
      });
      await waitFor(() => expect(portal.services.queries.isFetching()).toBe(0));
      await expectToldAndHealed(
        portal,
        keys.map((key) => `/agentHome?page=${key}`),
      );
    },
  );

  it.each(
    someOf([
      ["/member?page=transactionHistory", "table", "Account change details"],
      ["/member?page=bonusDetails", "table", "Bonus details"],
      ["/member?page=transferFund", "list", "Your wallets"],
      ["/pointMall?tab=records", "table", "Exchange records"],
    ]),
  )(
    "marks data already shown as possibly out of date: %s",
    async (address, role, name) => {
      const { services } = await renderPortal(address, { visitor: "full" });
      await screen.findByRole(role, { name });
      await waitFor(() => expect(services.queries.isFetching()).toBe(0));
      cutLine();
      await waitFor(() => expect(main()).toHaveTextContent(old));
      mendLine();
      await waitFor(() => expect(main()).not.toHaveTextContent(old));
    },
  );
});
