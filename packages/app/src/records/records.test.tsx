import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPortal, type PortalOptions } from "../testing/renderPortal.tsx";
import { testBrand } from "../testing/brands.ts";
import { localZone } from "../kit/localZone.ts";
import { dayAt, endOfDay, startOfDay } from "./zoneDays.ts";
import { wordsOf } from "../testing/english.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "./DayCharts.tsx";

const open = (page: string, options: PortalOptions = {}) =>
  renderPortal(`/member?page=${page}`, { visitor: "full", ...options });

const table = (name: string) => screen.findByRole("table", { name });
const pages = [
  ["transactionHistory", "Account change details", "transactions"],
  ["personalHistoryCopy", "Betting record", "betRecords"],
  ["bonusDetails", "Bonus details", "bonusDetails"],
  ["personalProfit", "Profit and loss", "profitLoss"],
] as const;

const zone = localZone();
const today = () => dayAt(Date.now(), zone);

/** An account record of many pages. */
const long: Handlers = {
  transactions: ({ pageNo, pageSize, from }) => ({
    list: Array.from({ length: Math.min(pageSize, 3) }, (_, index) => ({
      id: `${pageNo}-${index}`,
      time: from + index,
      kind: "STAKE",
      amount: "-1.00",
      balance: "5.00",
      title: index === 0 ? "=HYPERLINK(1)" : `Game ${pageNo}`,
    })),
    totalPages: pageSize === 100 ? 2 : 12,
    totalCount: 240,
    totals: { in: "0.00", out: "-240.00" },
  }),
};

describe("the page size", () => {
  it("can be chosen when the brand offers several, and returns to the first page", async () => {
    const { user, requests } = await open("transactionHistory", {
      brand: testBrand({ layout: { pager: { sizes: [10, 50] } } }),
      handlers: long,
    });
    await table("Account change details");
    await waitFor(() =>
      expect(requests("transactions").at(-1)).toMatchObject({ pageSize: 10 }),
    );
    await user.click(await screen.findByRole("button", { name: "50" }));
    await waitFor(() =>
      expect(requests("transactions").at(-1)).toMatchObject({
        pageSize: 50,
        pageNo: 1,
      }),
    );
  });

  it("is not shown when there is only one", async () => {
    await open("transactionHistory", { handlers: long });
    await table("Account change details");
    expect(
      screen.queryByText(wordsOf("records.pageSize")),
    ).not.toBeInTheDocument();
  });
});

describe("each records page", () => {
  it.each(
    someOf([
      [
        "transactionHistory",
        "Account change details",
        wordsOf("records.transaction.win"),
      ],
      ["personalHistoryCopy", "Betting record", "Paper Kites"],
      ["bonusDetails", "Bonus details", "Lantern Week"],
      ["personalProfit", "Profit and loss", "2026/01/01"],
    ]),
  )("%s shows its rows", async (page, label, words) => {
    await open(page);
    const [row] = await screen.findAllByRole("row", {
      name: new RegExp(words),
    });
    expect(await table(label)).toContainElement(row ?? null);
  });

  it.each(someOf(pages))(
    "%s requests days in the reader's time zone",
    async (page, label, call) => {
      const { user, requests } = await open(page);
      await table(label);
      await user.click(
        await screen.findByRole("button", { name: wordsOf("records.today") }),
      );
      await waitFor(() =>
        expect(requests(call).at(-1)).toMatchObject({
          from: startOfDay(today(), zone),
          to: endOfDay(today(), zone),
        }),
      );
    },
  );

  it.each(someOf(pages))(
    "%s shows an error, and reads again on retry",
    async (page, label, call) => {
      const { user, platform } = await open(page, {
        before: (fakes) => fakes.platform.fail(call, { code: "UNKNOWN" }),
      });
      const retry = await screen.findByRole("button", {
        name: wordsOf("session.retry"),
      });
      expect(screen.getByText(wordsOf("records.failed"))).toBeVisible();
      platform.fail(call, undefined);
      await user.click(retry);
      await waitFor(async () =>
        expect(
          within(await table(label)).queryByText(wordsOf("records.failed")),
        ).not.toBeInTheDocument(),
      );
    },
  );

  it.each(pages)(
    "%s makes no call for a trial account",
    async (page, _label, call) => {
      const { calls } = await open(page, { visitor: "trial" });
      await waitFor(() => expect(calls()).toContain("memberInfo"));
      expect(calls()).not.toContain(call);
    },
  );
});

describe("a typed period that cannot be used", () => {
  it("is kept in the field with the reason and the days that are still shown, until a shortcut replaces it", async () => {
    const { user, requests } = await open("transactionHistory", {
      handlers: long,
    });
    await table("Account change details");
    const asked = requests("transactions").length;
    const last = requests("transactions").at(-1);
    const year = () =>
      screen.getByRole("spinbutton", { name: "Start date, Year" });
    const before = year().getAttribute("value");
    await user.click(year());
    await user.keyboard("2020{Enter}");
    expect(year()).toHaveAccessibleDescription(
      /Choose at most 366 days\. The list still shows \d/,
    );
    expect(year()).toHaveValue("2020");
    expect(requests("transactions")).toHaveLength(asked);
    expect(requests("transactions").at(-1)).toEqual(last);
    await user.click(
      screen.getByRole("button", { name: wordsOf("records.last7") }),
    );
    expect(year()).toHaveValue(before);
    expect(year()).not.toBeInvalid();
  });
});

describe("a list of many pages", () => {
  it("requests another page, and the first one again after sorting", async () => {
    const { user, requests } = await open("transactionHistory", {
      handlers: long,
    });
    const last = () => requests("transactions").at(-1);
    await user.click(await screen.findByRole("button", { name: "Page 3" }));
    await waitFor(() => expect(last()).toMatchObject({ pageNo: 3 }));
    expect(await screen.findByText("41–43 of 240")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Amount/ }));
    await waitFor(() =>
      expect(last()).toMatchObject({
        pageNo: 1,
        orderBy: "amount",
        order: "desc",
      }),
    );
  });

  it("shows links to five pages around the current one, and to the first and last", async () => {
    const { user } = await open("transactionHistory", { handlers: long });
    await user.click(await screen.findByRole("button", { name: "Page 3" }));
    const pager = await screen.findByRole("navigation", {
      name: "Pages of Account change details",
    });
    const numbers = within(pager).getAllByRole("button", { name: /^Page \d/ });
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "12",
    ]);
  });
});

describe("a filtered or empty list", () => {
  it("sends the type's wire name", async () => {
    const { user, requests } = await open("transactionHistory");
    await table("Account change details");
    await user.click(screen.getByRole("button", { name: /Type/ }));
    await user.click(
      await screen.findByRole("option", {
        name: wordsOf("records.transaction.win"),
      }),
    );
    await waitFor(() =>
      expect(requests("transactions").at(-1)).toMatchObject({ kind: "WIN" }),
    );
  });

  it("offers a longer period, and then a deposit, when there are no records", async () => {
    const { user, requests } = await open("transactionHistory", {
      handlers: { transactions: () => ({ list: [], totalPages: 0 }) },
    });
    await user.click(
      await screen.findByRole("button", { name: wordsOf("records.longer") }),
    );
    await waitFor(() => expect(requests("transactions")).toHaveLength(2));
    expect(
      await screen.findByRole("button", {
        name: wordsOf("records.transactions.deposit"),
      }),
    ).toBeInTheDocument();
  });
});

describe("the CSV file", () => {
  let saved: Blob | undefined;
  let press: { mockRestore(): void } | undefined;
  beforeEach(() => {
    saved = undefined;
    URL.createObjectURL = (source) => {
      saved = source instanceof Blob ? source : undefined;
      return "blob:records";
    };
    URL.revokeObjectURL = vi.fn();
    press = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
  });
  afterEach(() => press?.mockRestore());

  it("contains all pages in words, with spreadsheet formulas escaped", async () => {
    const { user, requests } = await open("transactionHistory", {
      handlers: long,
    });
    await user.click(
      await screen.findByRole("button", {
        name: wordsOf("ui.dataTable.download"),
      }),
    );
    await waitFor(() => expect(saved).toBeDefined());
    const lines = (await saved?.text())?.trim().split("\r\n") ?? [];
    expect(lines).toHaveLength(1 + 6);
    expect(lines[1]).toMatch(
      /^Stake,\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d,'=HYPERLINK\(1\),-1.00,5.00$/,
    );
    expect(requests("transactions").slice(-2)).toEqual([
      expect.objectContaining({ pageNo: 1, pageSize: 100 }),
      expect.objectContaining({ pageNo: 2, pageSize: 100 }),
    ]);
  });
});

describe("the account record", () => {
  it("shows a transfer's note below it, as the text that was written", async () => {
    const note = "<b>Thanks</b> & good luck";
    await open("transactionHistory", {
      handlers: {
        transactions: ({ from }) => ({
          list: [
            {
              id: "T-1",
              time: from,
              kind: "TRANSFER",
              amount: "10.00",
              balance: "15.00",
              title: "From lake.rower",
              note,
            },
          ],
          totalPages: 1,
        }),
      },
    });
    const row = await within(await table("Account change details")).findByRole(
      "row",
      { name: /From lake\.rower/ },
    );
    expect(within(row).getByText(note)).toBeVisible();
  });
});

describe("bonus details", () => {
  it("name converted points, which profit and loss counts as a bonus as well", async () => {
    await open("bonusDetails", {
      handlers: {
        bonusDetails: () => ({
          list: [
            {
              id: "p1",
              time: Date.now(),
              kind: "POINTS",
              title: "Points converted · 500",
              amount: "5.00",
            },
          ],
          totalPages: 1,
        }),
      },
    });
    expect(
      await screen.findByRole("row", {
        name: new RegExp(wordsOf("records.transaction.points")),
      }),
    ).toHaveTextContent("Points converted · 500");
  });
});

describe("profit and loss", () => {
  const figures = (profit: string) => ({
    stake: "10.00",
    win: "0.00",
    bonus: "0.00",
    profit,
    deposit: "0.00",
    withdraw: "0.00",
  });

  it("charts daily and cumulative figures, and gives their values as text", async () => {
    const { user } = await open("personalProfit", {
      handlers: {
        profitLoss: () => ({
          rows: [
            { day: "2026-01-01", ...figures("-10.00") },
            { day: "2026-01-02", ...figures("25.50") },
          ],
          total: figures("15.50"),
        }),
      },
    });
    const bars = await screen.findByRole("slider", {
      name: wordsOf("records.profit.perDay"),
    });
    await waitFor(() =>
      expect(bars).toHaveAttribute(
        "aria-valuetext",
        "2026/01/02: RM\u00a025.50",
      ),
    );
    const line = screen.getByRole("slider", {
      name: wordsOf("records.profit.soFar"),
    });
    expect(line).toHaveAttribute("aria-valuetext", "2026/01/02: RM\u00a015.50");
    line.focus();
    await user.keyboard("{Home}");
    expect(line).toHaveAttribute(
      "aria-valuetext",
      "2026/01/01: \u2212RM\u00a010.00",
    );
  });
});
