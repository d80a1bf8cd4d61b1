import { act, screen, waitFor, within } from "@testing-library/react";
import { samplePermission, type Handlers } from "@foyer/platform/fake";
import { localKeys } from "@foyer/platform/constants";
import { describe, expect, it, vi } from "vitest";
import { openAgentPage, policy } from "../team/agent.testing.ts";
import { testBrand } from "../testing/brands.ts";
import { wordsOf } from "../testing/english.ts";
import { renderPortal, type PortalOptions } from "../testing/renderPortal.tsx";
import { endOfDay, startOfDay } from "./zoneDays.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "./DayCharts.tsx";

const day = 86_400_000;
const open = (query: string, options: PortalOptions = {}) =>
  renderPortal(`/member?page=${query}`, { visitor: "full", ...options });

/** Twelve pages of records. */
const long: Handlers = {
  transactions: ({ pageNo, from }) => ({
    list:
      pageNo > 12
        ? []
        : [
            {
              id: `${pageNo}`,
              time: from,
              kind: "WIN",
              amount: "1.00",
              balance: "5.00",
              title: `Game ${pageNo}`,
            },
          ],
    totalPages: 12,
    totalCount: 240,
    totals: { in: "240.00", out: "0.00" },
  }),
};
const sizes = testBrand({ layout: { pager: { sizes: [10, 50] } } });

/** A platform whose clock is a day and a half behind this device's. */
const late = Math.floor(Date.now() / day) * day - day / 2;
const withClock: PortalOptions["before"] = ({ platform }) => {
  const send = platform.fetch;
  vi.spyOn(platform, "fetch").mockImplementation(async (url, init) => {
    const answer = await send(url, init);
    const headers = new Headers(answer.headers);
    headers.set("Date", new Date(late).toUTCString());
    return new Response(await answer.text(), {
      status: answer.status,
      headers,
    });
  });
};

/** A platform with days of its own: this device's are UTC. */
const tokyo = "Asia/Tokyo";
const inTokyo: Handlers = {
  permission: () => ({ ...samplePermission({ timeZone: tokyo }) }),
};

describe("the filters of records in the address (C42)", () => {
  it("are read from it", async () => {
    const { requests } = await open(
      "transactionHistory&days=2026-01-25..2026-01-31&kind=WIN&sort=amount.asc&rows=50&pageNo=3",
      { handlers: long, brand: sizes },
    );
    await screen.findByText("Game 3");
    expect(requests("transactions").at(-1)).toMatchObject({
      from: startOfDay("2026-01-25", "UTC"),
      to: endOfDay("2026-01-31", "UTC"),
      kind: "WIN",
      orderBy: "amount",
      order: "asc",
      pageSize: 50,
      pageNo: 3,
    });
  });

  it("are written to it, a shortcut as itself, without adding to the history", async () => {
    const { user, address } = await open("transactionHistory", {
      handlers: long,
      brand: sizes,
    });
    await screen.findByText("Game 1");
    const before = history.length;
    await user.click(
      screen.getByRole("button", { name: wordsOf("records.last30") }),
    );
    await user.click(await screen.findByRole("button", { name: "50" }));
    await user.click(screen.getByRole("button", { name: /^Amount/ }));
    await user.click(await screen.findByRole("button", { name: "Page 3" }));
    await waitFor(() =>
      expect(address()).toBe(
        "/member?page=transactionHistory&days=last30&sort=amount.desc&rows=50&pageNo=3",
      ),
    );
    // Another filter starts at the first page; the first value is not in the address.
    await user.click(
      screen.getByRole("button", { name: wordsOf("records.last7") }),
    );
    await waitFor(() =>
      expect(address()).toBe(
        "/member?page=transactionHistory&sort=amount.desc&rows=50",
      ),
    );
    expect(history.length).toBe(before);
  });

  it("come back with Back and Forward", async () => {
    const { go, back, requests } = await open(
      "transactionHistory&kind=WIN&pageNo=2",
      { handlers: long },
    );
    await screen.findByText("Game 2");
    go("/help");
    await waitFor(() =>
      expect(screen.queryByText("Game 2")).not.toBeInTheDocument(),
    );
    await back();
    await screen.findByText("Game 2");
    expect(requests("transactions").at(-1)).toMatchObject({
      kind: "WIN",
      pageNo: 2,
    });
  });

  it("are ignored where they are outdated or make no sense", async () => {
    const { requests } = await open(
      "transactionHistory&days=2026-02-30..x&kind=NONE&sort=title.asc&rows=1000000&pageNo=-1&zone=Mars",
      { handlers: long },
    );
    await screen.findByText("Game 1");
    const { from, to, ...rest } = Object(requests("transactions").at(-1));
    expect(to - from).toBe(7 * day - 1);
    expect(rest).toMatchObject({
      kind: "",
      orderBy: "time",
      order: "desc",
      pageNo: 1,
    });
    expect(requests("transactions")).toHaveLength(1);
  });

  it("lead to the last page where the list has become shorter", async () => {
    const { address } = await open("transactionHistory&pageNo=99", {
      handlers: long,
    });
    await screen.findByText("Game 12");
    expect(address()).toBe("/member?page=transactionHistory&pageNo=12");
  });

  it("belong to their page: another one starts without them, an older name keeps them", async () => {
    const { user, address } = await open("transactions&kind=WIN", {
      handlers: long,
    });
    await waitFor(() =>
      expect(address()).toBe("/member?page=transactionHistory&kind=WIN"),
    );
    await user.click(
      await screen.findByRole("button", {
        name: wordsOf("centre.page.bonusDetails"),
      }),
    );
    await waitFor(() => expect(address()).toBe("/member?page=bonusDetails"));
  });

  it("are in the history entry where the centre is over another page, whose address stays", async () => {
    const { user, address, requests } = await renderPortal(
      "/live?vassalage=X",
      {
        visitor: "full",
        handlers: long,
      },
    );
    await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    const modal = {
      name: "panel",
      panel: "member",
      page: "transactionHistory",
      filters: { kind: "WIN", pageNo: 7, sort: "time.asc" },
    };
    const state = { usr: { modal }, key: "own" };
    act(() => {
      history.pushState(state, "", "/live?vassalage=X");
      dispatchEvent(new PopStateEvent("popstate", { state }));
    });
    const panel = within(
      await screen.findByRole("dialog", { name: wordsOf("centre.member") }),
    );
    await panel.findByText("Game 1");
    expect(requests("transactions").at(-1)).toMatchObject({
      kind: "WIN",
      pageNo: 1,
      order: "asc",
    });
    await user.click(await panel.findByRole("button", { name: "Page 3" }));
    await panel.findByText("Game 3");
    expect(address()).toBe("/live?vassalage=X");
    expect(history.state.usr.modal.filters).toEqual({
      kind: "WIN",
      pageNo: "3",
      sort: "time.asc",
    });
  });
});

describe("the platform's clock (C41)", () => {
  it("decides what today is, not the device's", async () => {
    const { user, requests } = await open("transactionHistory", {
      handlers: long,
      before: withClock,
    });
    await screen.findByText("Game 1");
    await user.click(
      screen.getByRole("button", { name: wordsOf("records.today") }),
    );
    const today = new Date(late).toISOString().slice(0, 10);
    await waitFor(() =>
      expect(requests("transactions").at(-1)).toMatchObject({
        from: startOfDay(today, "UTC"),
        to: endOfDay(today, "UTC"),
      }),
    );
  });
});

describe("whose days (C27)", () => {
  const days = "days=2026-01-31..2026-01-31";
  const spanOf = (zone: string) => ({
    from: startOfDay("2026-01-31", zone),
    to: endOfDay("2026-01-31", zone),
  });
  const radio = (which: "platform" | "own", zone: string) =>
    screen.findByRole("radio", {
      name: `${which === "own" ? "Your" : "Platform"} time (${zone})`,
    });

  it("start as one's own in the member centre; the choice is in the address and remembered", async () => {
    const { user, requests, address } = await open(`personalProfit&${days}`, {
      handlers: inTokyo,
    });
    await waitFor(() =>
      expect(requests("profitLoss").at(-1)).toMatchObject({
        ...spanOf("UTC"),
        timeZone: "UTC",
      }),
    );
    expect(await radio("own", "UTC")).toBeChecked();
    await user.click(await radio("platform", tokyo));
    await waitFor(() =>
      expect(requests("profitLoss").at(-1)).toMatchObject({
        ...spanOf(tokyo),
        timeZone: tokyo,
      }),
    );
    expect(address()).toBe(`/member?page=personalProfit&${days}&zone=platform`);
    expect(localStorage.getItem(localKeys.memberZone)).toBe("platform");
    expect(localStorage.getItem(localKeys.agentZone)).toBeNull();
    expect(
      await screen.findAllByText(
        "Days and times are in the time zone Asia/Tokyo.",
      ),
    ).not.toHaveLength(0);
  });

  it("start as the platform's in the agent centre, and lead to the bets of a day in the same zone", async () => {
    const portal = await openAgentPage(
      `agentTeamOverview&${days}`,
      policy(true, tokyo),
    );
    const { user, requests, address, back } = portal;
    await waitFor(() =>
      expect(requests("teamOverview").at(-1)).toMatchObject({
        ...spanOf(tokyo),
        timeZone: tokyo,
      }),
    );
    expect(screen.getByText(wordsOf("agentOverview.bet.hint"))).toBeVisible();
    await user.click(
      await screen.findByRole("link", { name: "2026/01/07 Betting record" }),
    );
    await waitFor(() =>
      expect(requests("betRecords").at(-1)).toMatchObject({
        scope: "TEAM",
        from: startOfDay("2026-01-07", tokyo),
        to: endOfDay("2026-01-07", tokyo),
      }),
    );
    expect(address()).toBe(
      "/agentHome?page=personalHistoryCopy&days=2026-01-07..2026-01-07&zone=platform",
    );
    await back();
    await waitFor(() =>
      expect(address()).toBe(`/agentHome?page=agentTeamOverview&${days}`),
    );
  });

  it("are not a choice where both are the same", async () => {
    await open("transactionHistory", { handlers: long });
    await screen.findByText("Game 1");
    expect(
      screen.queryByRole("radiogroup", { name: wordsOf("records.zones") }),
    ).not.toBeInTheDocument();
    expect(
      screen.getAllByText("Days and times are in the time zone UTC."),
    ).not.toHaveLength(0);
  });
});
