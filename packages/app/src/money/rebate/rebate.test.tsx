import { act, screen, waitFor } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { toast } from "@foyer/ui/toast";
import {
  sampleFlag,
  samplePermission,
  type Handlers,
} from "@foyer/platform/fake";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => void vi.mocked(toast.show).mockClear());
afterEach(() => act(() => onlineManager.setOnline(true)));

const rebate = (id: string, amount: string) => ({
  id,
  gameType: id,
  time: 1_767_225_600_000,
  validBet: "400.00",
  rate: "0.5",
  amount,
});

function openPage(on = true, handlers: Handlers = {}) {
  let left = [rebate("RNG", "2.00"), rebate("LIVE", "0.30")];
  return renderPortal("/member?page=manualRebate", {
    visitor: "full",
    handlers: {
      permission: () => ({
        ...samplePermission({ whitelabel: [sampleFlag("MANPLAYREB3", on)] }),
      }),
      manualRebates: () => ({ list: left }),
      collectRebates: ({ ids }) => {
        left = left.filter(({ id }) => !ids.includes(id));
        return { amount: "2.30" };
      },
      ...handlers,
    },
  });
}
const collect = (name: RegExp) => screen.findByRole("button", { name });

describe("the manual rebate (MEM-15)", () => {
  it("is available with the flag, and claims everything with a button that shows the amount", async () => {
    const portal = await openPage();
    await portal.user.click(await collect(/Claim all: .*RM\s2\.30/));
    await waitFor(() => expect(toast.show).toHaveBeenCalledOnce());
    expect(portal.requests("collectRebates")).toEqual([
      { ids: ["LIVE", "RNG"] },
    ]);
    expect(
      await screen.findByRole("heading", { name: wordsOf("rebate.none") }),
    ).toBeVisible();
  });

  it("says at once that the member is offline, and can be claimed again when back online", async () => {
    const portal = await openPage();
    const button = await collect(/Claim all/);
    portal.platform.hold("manualRebates");
    portal.platform.fail("collectRebates", "network");
    act(() => onlineManager.setOnline(false));
    await portal.user.click(button);
    expect(
      await screen.findByText(wordsOf("claim.offline")),
    ).toBeInTheDocument();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    act(() => onlineManager.setOnline(true));
    portal.platform.fail("collectRebates", undefined);
    await portal.user.click(button);
    await waitFor(() => expect(toast.show).toHaveBeenCalledOnce());
    const keys = portal.platform.seen
      .filter(({ name }) => name === "collectRebates")
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it("claims only the selected rebates", async () => {
    const portal = await openPage();
    await collect(/Claim all/);
    const [, , second] = screen.getAllByRole("checkbox");
    if (second) await portal.user.click(second);
    await portal.user.click(await collect(/selected: .*RM\s0\.30/));
    await waitFor(() =>
      expect(portal.requests("collectRebates")).toEqual([{ ids: ["LIVE"] }]),
    );
    expect(await collect(/Claim all: .*RM\s2\.00/)).toBeVisible();
  });

  it("retries with the same idempotency key after a lost answer", async () => {
    const portal = await openPage();
    portal.platform.fail("collectRebates", "network");
    await portal.user.click(await collect(/Claim all/));
    expect(await screen.findByText(/Network link/)).toBeVisible();
    portal.platform.fail("collectRebates", undefined);
    await portal.user.click(await collect(/Claim all/));
    await waitFor(() => expect(toast.show).toHaveBeenCalledOnce());
    const keys = portal.platform.seen
      .filter(({ name }) => name === "collectRebates")
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it("is unavailable without the flag, so that the centre opens its first page (OPN-67)", async () => {
    const portal = await openPage(false);
    expect(
      await screen.findByRole("heading", {
        name: wordsOf("member.menu.account"),
      }),
    ).toBeVisible();
    expect(portal.calls()).not.toContain("manualRebates");
  });
});
