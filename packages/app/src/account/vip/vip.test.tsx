import { screen, waitFor, within } from "@testing-library/react";
import { sampleMember } from "@foyer/platform/fake";
import { expect, it, vi } from "vitest";
import { FakeSocket } from "../../news/live-events/fakeSocket.testing.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const at = "/member?page=vipBonus";

it("shows the VIP ranks, their benefits and the progress towards the next rank (W-114)", async () => {
  await renderPortal(at, { visitor: "full" });
  const list = within(
    await screen.findByRole("list", { name: wordsOf("vip.ranks") }),
  );
  expect(
    list.getByText(wordsOf("ui.vipLadder.current")).closest("li"),
  ).toHaveTextContent("Coral");
  expect(
    list.getByRole("meter", { name: "Valid bets towards Pearl" }),
  ).toHaveAttribute(
    "aria-valuetext",
    expect.stringMatching(/1,250.00.* of .*5,000.00/),
  );
  expect(list.getByText("A host of your own")).toBeInTheDocument();
});

/** Removes the marks that isolate names and figures. */
const plain = (text: string | null | undefined) =>
  (text ?? "").replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");
const ownRank = async () =>
  plain(
    (await screen.findByText(wordsOf("ui.vipLadder.current"))).closest("li")
      ?.textContent,
  );

it("says of each rank how it is reached and kept, including those without benefits", async () => {
  await renderPortal(at, { visitor: "full" });
  const list = await screen.findByRole("list", { name: wordsOf("vip.ranks") });
  const rungs = [...list.children].map(({ textContent }) => plain(textContent));
  expect(rungs).toEqual([
    expect.stringMatching(
      /^Sand.*Reached with RM 500.00 in valid bets.*Kept permanently once reached/,
    ),
    expect.stringMatching(
      /^Coral.*Reached from the rank below with RM 1,000.00 in valid bets.*Kept for 90 days at a time, with RM 500.00/,
    ),
    expect.stringMatching(/^Pearl.*RM 5,000.00.*with RM 1,000.00/),
    // A platform that does not say how it is kept.
    expect.stringMatching(/^Amber.*RM 20,000.00(?!.*Kept)/),
  ]);
});

it("says since when the rank is held, until when it is kept, and what keeps it longer", async () => {
  await renderPortal(at, { visitor: "full" });
  const own = await ownRank();
  expect(own).toMatch(/Your rank since 2026\/01\/01/);
  expect(own).toMatch(
    /You keep the rank Coral until 2026\/04\/01 \d\d:\d\d UTC.* If your valid bets reach RM 500.00 by then, you keep it for 90 more days. Otherwise, your rank is Sand from then on. Counted so far: RM 320.00\./,
  );
});

const kept = {
  until: Date.UTC(2026, 3, 1),
  counted: "500.00",
  needed: "500.00",
  below: "Sand",
};
const coral = { rank: "2", label: "Coral", progress: "0", target: "5000.00" };

it("says that a rank is kept longer once the bets are reached", async () => {
  await renderPortal(at, {
    visitor: "full",
    handlers: { vip: () => ({ ...coral, keptDays: 90, keep: kept }) },
  });
  const own = await ownRank();
  expect(own).toMatch(/have reached RM 500.00, so you then keep it/);
  expect(own).not.toMatch(/Otherwise/);
});

it("says nothing of keeping a rank where the platform does not", async () => {
  await renderPortal(at, { visitor: "full", handlers: { vip: () => coral } });
  const own = await ownRank();
  expect(own).toMatch(/Valid bets towards|highest rank/);
  expect(own).not.toMatch(/You keep|Your rank since/);
});

it("shows a new rank live, on the page and in the menu, without a reload", async () => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  let rank = "2";
  const labels: Record<string, string> = { "2": "Coral", "3": "Pearl" };
  await renderPortal(at, {
    visitor: "full",
    handlers: {
      memberInfo: () =>
        sampleMember({ vipRankLevel: rank, vipLabelName: labels[rank] ?? "" }),
      vip: () => ({ ...coral, rank, label: labels[rank] }),
    },
  });
  expect(await ownRank()).toMatch(/^Coral/);
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.accept().hear({ type: "READY", cursor: "0" });
  rank = "3";
  FakeSocket.last.hear({ type: "RANK_CHANGED", id: "1", at: 1, value: {} });
  await waitFor(async () => expect(await ownRank()).toMatch(/^Pearl/));
  // The label at the head of the centre comes from the session.
  await waitFor(() =>
    expect(screen.getAllByText("Pearl").length).toBeGreaterThan(1),
  );
  expect(screen.queryByText("Coral")).not.toBeInTheDocument();
});

it("shows no progress bar at the top rank", async () => {
  await renderPortal(at, {
    visitor: "full",
    handlers: {
      vip: () => ({ rank: "9", progress: "10.00", target: "0.00" }),
    },
  });
  await screen.findByText(wordsOf("vip.top"));
  expect(screen.queryByRole("meter")).not.toBeInTheDocument();
});

it("hides the VIP page from members without VIP (OPN-67)", async () => {
  const { requests } = await renderPortal(at, {
    visitor: "full",
    handlers: { memberInfo: () => sampleMember({ hasVip: false }) },
  });
  await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
  expect(screen.queryByText(wordsOf("menu.vip"))).not.toBeInTheDocument();
  expect(requests("vip")).toEqual([]);
});
