import { screen, within } from "@testing-library/react";
import { sampleMember } from "@foyer/platform/fake";
import { expect, it } from "vitest";
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
