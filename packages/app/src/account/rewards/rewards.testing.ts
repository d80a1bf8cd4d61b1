import { screen } from "@testing-library/react";
import { toast } from "@foyer/ui/toast";
import type { Handlers } from "@foyer/platform/fake";
import { vi } from "vitest";
import { renderPortal, type Portal } from "../../testing/renderPortal.tsx";

/** Texts of the toasts shown so far, without direction marks. */
export const said = () =>
  vi
    .mocked(toast.show)
    .mock.calls.map(([{ text }]) =>
      text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " "),
    );

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly amount?: string;
}
export const gift: Row = {
  id: "R-1",
  title: "Lantern week",
  kind: "BONUS",
  amount: "8.00",
};
export const draw: Row = {
  id: "p-1",
  title: "Draw of the lanterns",
  kind: "RAFFLE",
};

/** A reward centre that pays out each reward once. */
export function centre(rows: readonly Row[] = [gift, draw]) {
  const claimed = new Map<string, string>();
  const take = (id: string, prize: string) => {
    claimed.set(id, prize);
  };
  const handlers: Handlers = {
    rewards: () => ({
      list: rows.map((row) => ({
        ...row,
        time: 0,
        status: claimed.has(row.id) ? "CLAIMED" : "READY",
        prize: claimed.get(row.id) ?? "",
        claimedAt: claimed.has(row.id) ? 1_767_225_600_000 : null,
      })),
      count: rows.length - claimed.size,
    }),
    missionSummary: () => ({ count: 0, missions: [] }),
    unreadCount: () => ({ count: 0 }),
    claimReward: ({ rewardId }) => {
      take(rewardId, "");
      return { amount: "8.00" };
    },
    claimRaffle: ({ promotionId }) => {
      take(promotionId, "A paper lantern");
      return { prize: "A paper lantern", amount: "0" };
    },
  };
  return { handlers, take };
}

/** Opens the reward centre. */
export const openWith = (
  handlers: Handlers,
  before?: (portal: Pick<Portal, "platform">) => void,
) =>
  renderPortal("/member?page=rewardCenter", {
    visitor: "full",
    handlers,
    ...(before && { before }),
  });

/** The button that claims a reward. */
export const claim = (title: string) =>
  screen.findByRole("button", { name: `Claim ${title}` });
