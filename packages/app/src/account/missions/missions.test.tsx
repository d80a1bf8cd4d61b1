import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const mission = (id: string, over: object = {}) => ({
  id,
  title: `Mission ${id}`,
  progress: "1200",
  target: "2000",
  unit: "ROUNDS",
  prize: "3.00",
  status: "RUNNING",
  ...over,
});

const openPage = (missions: readonly unknown[], handlers: Handlers = {}) =>
  renderPortal("/member?page=missionLeaderboard", {
    visitor: "full",
    handlers: {
      unreadCount: () => ({ count: 0 }),
      rewards: () => ({ list: [], count: 0 }),
      missionSummary: () => ({
        count: 3,
        missions: missions.map((each) => Object(each)),
      }),
      ...handlers,
    },
  });

describe("missions (MEM-13, RWD-03)", () => {
  it("show their progress and prize, and a badge with the number of open items", async () => {
    await openPage([
      mission("1"),
      mission("2", { unit: "MONEY", progress: "50.5", target: "200" }),
    ]);
    const first = await screen.findByRole("article", { name: "Mission 1" });
    expect(within(first).getByRole("meter")).toHaveAttribute(
      "aria-valuetext",
      "1,200 of 2,000 rounds",
    );
    expect(first).toHaveTextContent("3.00");
    expect(
      screen.getByRole("article", { name: "Mission 2" }),
    ).toHaveTextContent(/RM\s50\.50 of RM\s200\.00/);
    expect(await screen.findByText("3 open items")).toBeInTheDocument();
  });

  it("lead to the reward centre once they are completed", async () => {
    const portal = await openPage([mission("1", { status: "DONE" })]);
    await portal.user.click(
      await screen.findByRole("button", { name: "View reward Mission 1" }),
    );
    expect(portal.address()).toBe("/member?page=rewardCenter");
  });

  it("have one leaderboard each, with the member's own place marked", async () => {
    const portal = await openPage([mission("1"), mission("2")], {
      missionLeaderboard: ({ missionId }) => ({
        list: [
          { rank: 1, player: `le***${missionId}`, score: "48", prize: "20.00" },
          { rank: 2, player: "me***e", score: "12", prize: "A lamp", own: 1 },
          { rank: 2, player: "me***e", score: "12", prize: "" },
        ],
        totalPages: 2,
      }),
    });
    expect(await screen.findByText("le***1")).toBeInTheDocument();
    expect(screen.getAllByText(wordsOf("missions.board.own"))).toHaveLength(1);
    expect(screen.getByText("A lamp")).toBeInTheDocument();
    // A place without a prize shows a dash rather than nothing.
    expect(screen.getByRole("row", { name: /2 12 –/ })).toBeInTheDocument();
    await portal.user.click(
      screen.getByRole("button", { name: "Leaderboard Mission 2" }),
    );
    expect(await screen.findByText("le***2")).toBeInTheDocument();
    const board = screen.getByRole("region", {
      name: "Leaderboard: \u2068Mission 2\u2069",
    });
    expect(board).toHaveFocus();
    // Pressing it again leads there again.
    const again = screen.getByRole("button", { name: "Leaderboard Mission 2" });
    await portal.user.click(again);
    expect(board).toHaveFocus();
    expect(screen.queryByText("le***1")).toBeNull();
    await waitFor(() =>
      expect(portal.requests("missionLeaderboard").at(-1)).toEqual({
        missionId: "2",
        pageNo: 1,
        pageSize: 10,
      }),
    );
  });

  it("say when a leaderboard ends, what counts and who shares, if the platform tells", async () => {
    const week = {
      startsAt: Date.UTC(2026, 10, 23),
      endsAt: Date.UTC(2026, 10, 30),
    };
    await openPage([mission("1")], {
      missionLeaderboard: () => ({ list: [], totalPages: 0, ...week }),
    });
    expect(await screen.findByText(/^Ends on \S*2026\/11\/30/)).toBeVisible();
    expect(
      screen.getByText(/since \S*2026\/11\/23.* share the prizes/),
    ).toBeVisible();
  });

  it("say nothing of times that the platform does not tell", async () => {
    await openPage([mission("1")], {
      missionLeaderboard: () => ({ list: [], totalPages: 0 }),
    });
    await screen.findByText(wordsOf("missions.board.none"));
    expect(screen.queryByText(/^Ends on/)).toBeNull();
  });

  it("show an empty state that leads to the reward centre", async () => {
    const portal = await openPage([]);
    await screen.findByRole("heading", { name: /No missions/ });
    // The menus of the site and the centre lead there too; the page's own button comes last.
    const ways = screen.getAllByRole("button", {
      name: wordsOf("missions.rewards"),
    });
    const [last] = ways.slice(-1);
    if (last) await portal.user.click(last);
    expect(portal.address()).toBe("/member?page=rewardCenter");
  });
});
