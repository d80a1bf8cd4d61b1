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

describe("what contracts have paid (W-73)", () => {
  it("is split by game, period and player, each a profit or a loss salary, where it is paid in real time (CON-10, CON-11)", async () => {
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
    "is a row for each payment of %s",
    async (type) => {
      const { table } = await payments(type);
      expect(await within(table).findByText(/50\.40/)).toBeInTheDocument();
      expect(heads(table)).not.toContain("Player");
    },
  );

  it("is what I was paid, or what those below me were", async () => {
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

  it("says beside the figure whose bets it counts", async () => {
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

  it("is read again every five minutes where it is paid as often (CON-09)", async () => {
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
