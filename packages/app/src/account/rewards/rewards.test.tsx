import { act, screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { toast } from "@foyer/ui/toast";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Portal } from "../../testing/renderPortal.tsx";
import {
  centre,
  claim,
  draw,
  gift,
  openWith,
  said,
} from "./rewards.testing.ts";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => void vi.mocked(toast.show).mockClear());
afterEach(() => act(() => onlineManager.setOnline(true)));

const keysOf = ({ platform }: Portal) =>
  platform.seen
    .filter(({ name }) => name.startsWith("claim"))
    .map(({ idempotencyKey }) => idempotencyKey);

describe("the reward centre", () => {
  // MEM-11
  it("claims a reward, confirms the amount, lowers the badge and reads the balance again (RWD-01)", async () => {
    const portal = await openWith(centre().handlers);
    expect(await screen.findByText("2 open items")).toBeInTheDocument();
    const balances = () =>
      portal.calls().filter((name) => name === "balance").length;
    const before = balances();
    await portal.user.click(await claim("Lantern week"));
    await waitFor(() =>
      expect(said()).toEqual(["RM 8.00 is in your main wallet"]),
    );
    expect(await screen.findByText("1 open item")).toBeInTheDocument();
    expect(
      screen.queryByRole("button", { name: "Claim Lantern week" }),
    ).toBeNull();
    await waitFor(() => expect(balances()).toBe(before + 1));
    expect(portal.requests("claimReward")).toEqual([{ rewardId: "R-1" }]);
  });

  it("claims a prize draw through its own call, and shows the prize (RWD-02)", async () => {
    const portal = await openWith(centre([draw]).handlers);
    await portal.user.click(await claim("Draw of the lanterns"));
    await waitFor(() =>
      expect(said()).toEqual(["Your prize: A paper lantern"]),
    );
    expect(portal.requests("claimRaffle")).toEqual([{ promotionId: "p-1" }]);
    expect(
      await screen.findByRole("article", { name: "Draw of the lanterns" }),
    ).toHaveTextContent("A paper lantern");
    expect(await screen.findByText(wordsOf("rewards.none"))).toBeVisible();
  });

  it("retries with the same idempotency key after a lost answer", async () => {
    const portal = await openWith(centre().handlers, ({ platform }) =>
      platform.fail("claimReward", "network"),
    );
    await portal.user.click(await claim("Lantern week"));
    const card = await screen.findByRole("article", { name: "Lantern week" });
    expect(await within(card).findByRole("alert")).toHaveTextContent(
      /Network link/,
    );
    portal.platform.fail("claimReward", undefined);
    await portal.user.click(await claim("Lantern week"));
    await waitFor(() => expect(said()).toHaveLength(1));
    const keys = keysOf(portal);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("shows a reward as claimed when it was claimed elsewhere", async () => {
    const { handlers, take } = centre();
    const portal = await openWith(handlers, ({ platform }) =>
      platform.fail("claimReward", { code: "ALREADY_CLAIMED", status: 409 }),
    );
    const button = await claim("Lantern week");
    take("R-1", "");
    await portal.user.click(button);
    await waitFor(() =>
      expect(
        screen.queryByRole("button", { name: "Claim Lantern week" }),
      ).toBeNull(),
    );
    expect(said()).toEqual([]);
    expect(
      screen.getByRole("article", { name: "Lantern week" }),
    ).toHaveTextContent(wordsOf("rewards.claimed"));
  });

  it("ignores a second claim of the same reward while one is in progress, and blocks no other", async () => {
    const portal = await openWith(centre().handlers);
    const release = portal.platform.hold("claimReward");
    const button = await claim("Lantern week");
    await portal.user.click(button);
    await portal.user.click(button);
    await portal.user.click(await claim("Draw of the lanterns"));
    await waitFor(() =>
      expect(said()).toEqual(["Your prize: A paper lantern"]),
    );
    release();
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(portal.requests("claimReward")).toHaveLength(1);
  });

  it("says at once that the member is offline, keeps every button free, and claims once when back online", async () => {
    const portal = await openWith(centre().handlers);
    const button = await claim("Lantern week");
    // Nothing that is read again may keep the button busy: it would spin for as long as there is no network.
    portal.platform.hold("rewards");
    portal.platform.fail("claimReward", "network");
    act(() => onlineManager.setOnline(false));
    await portal.user.click(button);
    const card = screen.getByRole("article", { name: "Lantern week" });
    expect(await within(card).findByRole("alert")).toHaveTextContent(
      wordsOf("claim.offline"),
    );
    for (const title of ["Lantern week", "Draw of the lanterns"]) {
      const each = await claim(title);
      expect(each).toBeEnabled();
      expect(each).not.toHaveAttribute("aria-busy", "true");
    }
    act(() => onlineManager.setOnline(true));
    portal.platform.fail("claimReward", undefined);
    await portal.user.click(button);
    await waitFor(() =>
      expect(said()).toEqual(["RM 8.00 is in your main wallet"]),
    );
    expect(new Set(keysOf(portal)).size).toBe(1);
  });

  it("leads to the missions when there are no rewards", async () => {
    const portal = await openWith(centre([]).handlers);
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("rewards.missions") }),
    );
    expect(portal.address()).toBe("/member?page=missionLeaderboard");
  });

  it("offers a retry when rewards cannot be read", async () => {
    const portal = await openWith(centre().handlers, ({ platform }) =>
      platform.fail("rewards", "malformed"),
    );
    const retry = await screen.findByRole("button", { name: /again/ });
    portal.platform.fail("rewards", undefined);
    await portal.user.click(retry);
    expect(await claim("Lantern week")).toBeVisible();
  });

  it("keeps the list and marks it as out of date when it cannot be read again", async () => {
    const portal = await openWith(centre().handlers);
    await claim("Draw of the lanterns");
    portal.platform.fail("rewards", "network");
    await portal.user.click(await claim("Lantern week"));
    expect(
      await screen.findByText(/This information may be out of date/),
    ).toBeInTheDocument();
    expect(await claim("Draw of the lanterns")).toBeVisible();
  });

  it("shows twenty rewards per page", async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({
      ...gift,
      id: `R-${index}`,
      title: `Reward ${index}`,
    }));
    const portal = await openWith(centre(many).handlers);
    expect(await claim("Reward 19")).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Claim Reward 20" }),
    ).toBeNull();
    await portal.user.click(
      within(
        screen.getByRole("navigation", {
          name: wordsOf("rewards.ready.pages"),
        }),
      ).getByRole("button", { name: /3/ }),
    );
    expect(await claim("Reward 44")).toBeVisible();
  });
});
