import type { LotteryArea } from "@foyer/platform/calls";
import type { LotteryPath } from "@foyer/platform/domain";

interface LotteryPage {
  readonly path: LotteryPath;
  /** The vendor behind it. */
  readonly vendor: string;
}

const house: LotteryPage = { path: "/lottery", vendor: "LOTT" };

/** The page of each area's lotteries. */
export const lotteryPages: Readonly<Record<LotteryArea, LotteryPage>> = {
  LOTT: house,
  VN: { path: "/vnLottery", vendor: "TCG_LOTTO_VN" },
  SEA: { path: "/seaLottery", vendor: "TCG_SEA" },
  ELOTT: house,
};

/** The area that a lottery page is about. */
export const areaOf = (pathname: string) =>
  (["VN", "SEA"] as const).find(
    (area) => lotteryPages[area].path === pathname,
  ) ?? "LOTT";

/** Names of the areas that lie side by side in the lotteries' category. */
export const areaMessages = {
  LOTT: "lottery.area.house",
  VN: "lottery.area.vietnam",
  SEA: "lottery.area.sea",
} as const;
