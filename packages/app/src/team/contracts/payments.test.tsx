import { screen, waitFor, within } from "@testing-library/react";
import type { ContractType } from "@foyer/platform/calls";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openAgentPage } from "../agent.testing.ts";
import { contractPageKeys } from "../../kit/centre/contractPageKeys.ts";
import { wordsOf } from "../../testing/english.ts";

afterEach(() => vi.useRealTimers());

async function payments(type: ContractType) {
  const portal = await openAgentPage(contractPageKeys[type]);
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
