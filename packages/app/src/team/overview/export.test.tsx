import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "../../records/zoneDays.ts";
import { wordsOf } from "../../testing/english.ts";
import { openAgentPage } from "../agent.testing.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "../../records/DayCharts.tsx";
import "../income/IncomePage.tsx";
import "./OverviewPage.tsx";

/** Every day of a leap year, the longest period. */
const days = Array.from({ length: 366 }, (_, index) => ({
  day: addDays("2024-01-01", index),
  figure: `${index}.05`,
}));

let saved: Blob | undefined;
let press: { mockRestore(): void } | undefined;
beforeEach(() => {
  saved = undefined;
  URL.createObjectURL = (source) => {
    saved = source instanceof Blob ? source : undefined;
    return "blob:figures";
  };
  URL.revokeObjectURL = vi.fn();
  press = vi
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(() => undefined);
});
afterEach(() => press?.mockRestore());

describe("a year of figures", () => {
  it.each([
    [
      "agentTeamOverview",
      "agentOverview.chart.bet",
      "Day,Active,Stakes,Team result,Deposits,Withdrawals",
      "2024/12/31,3,365.05,-1.00,1.00,0.00",
    ],
    [
      "agentRevenueReport",
      "agentIncome.chart",
      "Day,Real-time salaries,Hourly salaries,Daily salaries,Dividends,Total",
      "2024/12/31,0.00,0.00,365.05,0.00,365.05",
    ],
  ] as const)(
    "of %s has a chart by day and a file with every day",
    async (page, chart, head, last) => {
      const { user } = await openAgentPage(page, {
        teamOverview: () => ({
          members: 3,
          active: 3,
          deposit: "366.00",
          withdraw: "0.00",
          bet: "66813.30",
          profit: "-366.00",
          days: days.map(({ day, figure }) => ({
            day,
            active: 3,
            deposit: "1.00",
            withdraw: "0.00",
            bet: figure,
            profit: "-1.00",
          })),
        }),
        agentRevenue: () => {
          const none = { dividend: "0.00", hourly: "0.00", realtime: "0.00" };
          return {
            rows: days.map(({ day, figure }) => ({
              day,
              ...none,
              daily: figure,
              total: figure,
            })),
            total: { ...none, daily: "66813.30", total: "66813.30" },
          };
        },
      });
      const figures = await screen.findByRole("slider", {
        name: wordsOf(chart),
      });
      await waitFor(() =>
        expect(figures).toHaveAttribute(
          "aria-valuetext",
          "2024/12/31: RM\u00a0365.05",
        ),
      );
      await user.click(
        screen.getByRole("button", { name: wordsOf("ui.dataTable.download") }),
      );
      await waitFor(() => expect(saved).toBeDefined());
      const lines = (await saved?.text())?.trim().split("\r\n") ?? [];
      expect(lines).toHaveLength(1 + days.length);
      expect(lines[0]?.replace("\uFEFF", "")).toBe(head);
      expect(lines).toContain(last);
    },
  );
});
