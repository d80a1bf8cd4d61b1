import type { LotteryArea } from "@foyer/platform/calls";
import type { LotteryPath } from "@foyer/platform/domain";

/** The page of each area's lotteries. */
export const lotteryPaths = {
  LOTT: "/lottery",
  VN: "/vnLottery",
  SEA: "/seaLottery",
  ELOTT: "/lottery",
} as const satisfies Record<LotteryArea, LotteryPath>;

/** The areas that have pages of their own. */
export type LotteryPageArea = Exclude<LotteryArea, "ELOTT">;

/** The area that a lottery page is about. */
export function areaOf(pathname: string): LotteryPageArea {
  if (pathname === lotteryPaths.VN) return "VN";
  return pathname === lotteryPaths.SEA ? "SEA" : "LOTT";
}

/** Names of the areas that lie side by side in the lotteries' category. */
export const areaMessages = {
  LOTT: "lottery.area.house",
  VN: "lottery.area.vietnam",
  SEA: "lottery.area.sea",
} as const;
