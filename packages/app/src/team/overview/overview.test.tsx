import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAgentPage } from "../agent.testing.ts";
import { wordsOf } from "../../testing/english.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "../../records/DayCharts.tsx";

const open = openAgentPage;
describe("the team overview (AGT-03)", () => {
  it("shows figures, charts and the table behind them", async () => {
    await open("agentTeamOverview");
    const table = await screen.findByRole("table", {
      name: wordsOf("agentOverview.label"),
    });
    await within(table).findByText("2026/01/07");
    expect(within(table).getAllByRole("row")).toHaveLength(1 + 7 + 1);
    expect(
      screen.getByText(wordsOf("agentOverview.members")),
    ).toBeInTheDocument();
    expect(screen.getByText("214")).toBeInTheDocument();
    for (const name of [
      wordsOf("agentOverview.chart.profit"),
      wordsOf("agentOverview.chart.bet"),
      wordsOf("agentOverview.chart.active"),
    ])
      expect(await screen.findByText(name)).toBeInTheDocument();
  });

  it("covers the chosen days", async () => {
    const { user, requests } = await open("agentTeamOverview");
    await screen.findByText("214");
    await user.click(
      screen.getByRole("button", { name: wordsOf("records.yesterday") }),
    );
    await waitFor(() => expect(requests("teamOverview")).toHaveLength(2));
    const [week, day] = requests("teamOverview").map(Object);
    expect(day.to - day.from).toBeLessThan(week.to - week.from);
  });

  it("leaves out figures that the platform does not send", async () => {
    await open("agentTeamOverview", {
      teamOverview: () => ({
        members: 3,
        active: 1,
        deposit: "1.00",
        withdraw: "0.00",
        bet: "2.00",
        profit: "-2.00",
      }),
    });
    await screen.findByText(wordsOf("agentOverview.notByDay"));
    expect(
      screen.queryByText(wordsOf("agentOverview.joined")),
    ).not.toBeInTheDocument();
    expect(
      screen.queryByText(wordsOf("agentOverview.bonus")),
    ).not.toBeInTheDocument();
  });

  it("offers a retry when it cannot be read", async () => {
    const portal = await open(
      "agentTeamOverview",
      {},
      {
        before: ({ platform }) =>
          platform.fail("teamOverview", { code: "UNKNOWN", status: 500 }),
      },
    );
    await screen.findByText(wordsOf("records.failed"));
    portal.platform.fail("teamOverview", undefined);
    await portal.user.click(screen.getByRole("button", { name: /again/i }));
    await screen.findByText("214");
  });
});

describe("my income (AGT-08)", () => {
  it("shows the totals of each contract type, and the figures of each day", async () => {
    await open("agentRevenueReport");
    const table = await screen.findByRole("table", {
      name: wordsOf("agentIncome.label"),
    });
    await within(table).findByText("2026/01/07");
    expect(
      within(table).getByRole("row", { name: /Period total/ }),
    ).toHaveTextContent("381.40");
    expect(
      within(table).getByRole("columnheader", {
        name: wordsOf("agentIncome.realtime"),
      }),
    ).toBeInTheDocument();
  });
});

describe("announcements (AGT-02)", () => {
  it("are listed with important ones marked, and can be opened", async () => {
    const { user } = await open("agentAnnouncement");
    expect(
      (await screen.findAllByText("Important: Dividends are paid on the first"))
        .length,
    ).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: /Rates below/ }));
    expect(
      await screen.findByText("Nobody can give more than they have."),
    ).toBeInTheDocument();
  });

  it("show an empty state", async () => {
    await open("agentAnnouncement", {
      agentAnnouncements: () => ({ list: [], totalPages: 0 }),
    });
    expect(
      await screen.findByText(wordsOf("agentNews.none")),
    ).toBeInTheDocument();
  });
});
