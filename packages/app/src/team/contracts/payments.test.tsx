import { screen, waitFor, within } from "@testing-library/react";
import type { ContractType } from "@foyer/platform/calls";
import { sampleSource, type Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openAgentPage } from "../agent.testing.ts";
import { contractPageKeys } from "../../kit/centre/contractPageKeys.ts";
import { wordsOf } from "../../testing/english.ts";
import { dialog } from "../../testing/renderPortal.tsx";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "./pagesByType.tsx";

afterEach(() => vi.useRealTimers());

async function payments(type: ContractType, handlers?: Handlers) {
  const portal = await openAgentPage(contractPageKeys[type], handlers);
  await portal.user.click(
    await screen.findByRole("tab", {
      name: wordsOf("agentContracts.payments"),
    }),
  );
  const table = await screen.findByRole("table", {
    name: wordsOf("agentContracts.payments"),
  });
  await waitFor(() => expect(table).toHaveAttribute("aria-busy", "false"), {
    timeout: 1,
  }).catch(() => undefined);
  return { ...portal, table };
}
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);

describe("contract payments (W-73)", () => {
  it("list game, period, player and salary type for real-time salary (CON-10, CON-11)", async () => {
    const { table } = await payments("REALTIME");
    expect(
      await within(table).findByRole("row", { name: /pinefourth/ }),
    ).toHaveTextContent(/Harbour 3D.*Player loss/);
    expect(
      within(table).getByRole("row", { name: /lakethird/ }),
    ).toHaveTextContent(/No player loss/);
    expect(heads(table)).toEqual(
      expect.arrayContaining([
        "Game",
        "Period",
        "Player",
        "Bets",
        wordsOf("records.kind"),
      ]),
    );
  });

  it.each(someOf(["DIVIDEND", "DAILY", "HOURLY"] as const))(
    "have one row per payment of %s",
    async (type) => {
      const { table } = await payments(type);
      expect(await within(table).findByText(/50\.40/)).toBeInTheDocument();
      expect(heads(table)).not.toContain("Player");
    },
  );

  it.each([
    ["DAILY", "agentPayments.bet.own"],
    ["REALTIME", "agentPayments.bet.realtime"],
  ] as const)("say which bets count for a salary: %s", async (type, words) => {
    await payments(type);
    expect(screen.getByText(wordsOf(words))).toBeVisible();
  });

  it("are the agent's own, or those of the team", async () => {
    const { user, requests, table } = await payments("DAILY");
    await within(table).findByText(/50\.40/);
    expect(requests("salaryRecords").at(-1)).toMatchObject({
      type: "DAILY",
      scope: "SELF",
    });
    await user.click(
      screen.getByRole("radio", { name: wordsOf("agentPayments.scope.team") }),
    );
    await within(table).findByText("lakeagent");
    expect(requests("salaryRecords").at(-1)).toMatchObject({ scope: "TEAM" });
  });

  it("state whose bets the figures count", async () => {
    const { user } = await payments("DAILY");
    const scope = screen.getByRole("radiogroup", {
      name: wordsOf("agentPayments.scope"),
    });
    expect(scope).toHaveAccessibleDescription(/your own.*your whole team/);
    await user.click(
      screen.getByRole("radio", { name: wordsOf("agentPayments.scope.team") }),
    );
    expect(scope).toHaveAccessibleDescription(/account’s own.*its whole team/);
  });

  it("are read again every five minutes for real-time salary (CON-09)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { requests, table } = await payments("REALTIME");
    await within(table).findByRole("row", { name: /pinefourth/ });
    const before = requests("salaryRecords").length;
    vi.advanceTimersByTime(5 * 60_000);
    await waitFor(() =>
      expect(requests("salaryRecords").length).toBe(before + 1),
    );
  });
});

describe("the calculation of a payment (W-73b)", () => {
  const opened = async (
    type: ContractType,
    row: RegExp,
    handlers?: Handlers,
  ) => {
    const portal = await payments(type, handlers);
    const found = await within(portal.table).findByRole("row", { name: row });
    await portal.user.click(
      within(found).getByRole("button", { name: /^View calculation/ }),
    );
    return {
      ...portal,
      about: within(await dialog(wordsOf("agentSource.title"))),
    };
  };

  it("names the sum, the rule and the bets by account or by type of game", async () => {
    const { user, about, requests } = await opened("DAILY", /50\.40/);
    expect(
      await about.findByText(/4,200\.00.* × .*1\.20 %.* = .*50\.40/),
    ).toBeInTheDocument();
    expect(about.getByText(/whatever the result of the bets/)).toBeVisible();
    const table = about.getByRole("table", {
      name: wordsOf("agentSource.table"),
    });
    expect(
      within(table).getByRole("row", { name: /kaireef11/ }),
    ).toHaveTextContent("2,700.00");
    expect(requests("salarySource")).toEqual([
      { id: "S-1", by: "account", pageNo: 1, pageSize: 20 },
    ]);
    await user.click(
      about.getByRole("radio", { name: wordsOf("agentSource.by.type") }),
    );
    await within(table).findByRole("row", { name: /Lottery/ });
    expect(within(table).queryByText("kaireef11")).not.toBeInTheDocument();
  });

  it("leads to the bets of the account and its team in the period, by address", async () => {
    const { about } = await opened("DAILY", /50\.40/);
    const link = await about.findByRole("link", {
      name: wordsOf("agentSource.bets"),
    });
    const { pathname, searchParams } = new URL(
      link.getAttribute("href") ?? "",
      "https://portal.example",
    );
    expect(pathname).toBe("/agentHome");
    expect(Object.fromEntries(searchParams)).toEqual({
      page: "personalHistoryCopy",
      span: "2026-01-01T00:00:00.000Z..2026-01-01T23:59:59.999Z",
      zone: "platform",
      account: "mira88",
      reach: "LINE",
    });
  });

  it("leads to the player's bets on that type of game, for a real-time salary", async () => {
    const { about } = await opened("REALTIME", /pinefourth/);
    const link = await about.findByRole("link", {
      name: wordsOf("agentSource.bets"),
    });
    expect(link.getAttribute("href")).toMatch(
      /account=pinefourth&reach=ACCOUNT&kind=LOTT$/,
    );
    expect(about.queryByRole("table")).not.toBeInTheDocument();
    expect(about.getByText(wordsOf("agentSource.bets.realtime"))).toBeVisible();
  });

  it("says what a dividend is a share of, what was left out, and that bets have changed since", async () => {
    const { about } = await opened("DIVIDEND", /50\.40/, {
      salarySource: () => ({
        ...sampleSource("S-1", "account"),
        base: "LOSS",
        leftOut: "40.00",
        least: { bet: "100.00", per: "DAY" },
        totals: { stake: "4260.00", profit: "-280.00" },
      }),
    });
    expect(await about.findByText(/310\.00.* × /)).toBeVisible();
    expect(
      about.getByText(
        /40\.00.* staked on days with a total stake below .*100\.00/,
      ),
    ).toBeVisible();
    expect(about.getByText(/4,260\.00.*-280\.00/)).toBeVisible();
  });

  it("is not provided by a platform without the call", async () => {
    const portal = await payments("DAILY");
    portal.platform.fail("salarySource", { code: "UNKNOWN", status: 404 });
    await portal.user.click(
      await within(portal.table).findByRole("button", {
        name: /^View calculation/,
      }),
    );
    expect(
      await screen.findByText(wordsOf("agentSource.none")),
    ).toBeInTheDocument();
  });
});
