import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPortal, type PortalOptions } from "../testing/renderPortal.tsx";
import { testBrand } from "../testing/brands.ts";
import { localZone } from "../kit/localZone.ts";
import { dayAt, endOfDay, startOfDay } from "./zoneDays.ts";
import { wordsOf } from "../testing/english.ts";

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

describe("the length of a page", () => {
  it("is chosen where the brand offers more than one, and begins at the first page", async () => {
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

  it("is not spoken of where there is one", async () => {
    await open("transactionHistory", { handlers: long });
    await table("Account change details");
    expect(
      screen.queryByText(wordsOf("records.pageSize")),
    ).not.toBeInTheDocument();
  });
});

describe("each page of records", () => {
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
    "%s asks for days of the reader's zone",
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
    "%s says what is wrong, and reads again",
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
    "%s makes no call for who is on trial",
    async (page, _label, call) => {
      const { calls } = await open(page, { visitor: "trial" });
      await waitFor(() => expect(calls()).toContain("memberInfo"));
      expect(calls()).not.toContain(call);
    },
  );
});

describe("a list of many pages", () => {
  it("asks for another page, and for the first one of other records", async () => {
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

  it("draws five links around the page one is on, and one at each end", async () => {
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

describe("one kind alone", () => {
  it("is asked for by its name on the wire", async () => {
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

  it("is said to be none, with a way to longer days", async () => {
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

describe("the file", () => {
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

  it("holds all pages, in words, and nothing that a spreadsheet would run", async () => {
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

describe("profit and loss", () => {
  const figures = (profit: string) => ({
    stake: "10.00",
    win: "0.00",
    bonus: "0.00",
    profit,
    deposit: "0.00",
    withdraw: "0.00",
  });

  it("draws each day and all so far, and says both point by point", async () => {
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
