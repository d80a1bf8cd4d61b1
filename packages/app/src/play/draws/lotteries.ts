import { queryOptions } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { vnLotteryMenus, type LotteryArea } from "@foyer/platform/calls";
import type { LotteryPath } from "@foyer/platform/domain";
import type { Services } from "../../services/services.ts";
import { useRead } from "../games/useRead.ts";

interface LotteryPage {
  readonly path: LotteryPath;
  /** Code of its vendor. */
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

/** Names of the areas that the lotteries' category shows side by side. */
export const areaMessages = {
  LOTT: "lottery.area.house",
  VN: "lottery.area.vietnam",
  SEA: "lottery.area.sea",
} as const;

/** Lotteries draw every few minutes: a visible page polls at this interval, a page in the background never. */
export const drawsEveryMs = 30_000;

/** Every lottery with its name and area. */
export const lotteriesQuery = ({ client }: Services, language: string) =>
  queryOptions({
    queryKey: ["lottery", "menus", { language }],
    queryFn: ({ signal }) =>
      client.call(vnLotteryMenus, { language }, { signal }),
  });

/**
 * The current lottery of a lottery page: the one in the address, or the first of its area, as in the launch.
 *
 * @example const { lottery } = useLottery(); <h1>{lottery?.name}</h1>
 */
export function useLottery() {
  const { pathname, search } = useLocation();
  const { data, error } = useRead(lotteriesQuery);
  const code = new URLSearchParams(search).get("gameCode") ?? "";
  const ofPage = areaOf(pathname);
  const found = data?.find((one) =>
    code === "" ? one.area === ofPage : one.code === code,
  );
  const area =
    found === undefined || found.area === "unknown" ? ofPage : found.area;
  return {
    /** Undefined until it is known, and if there is none. */
    lottery: found ?? (code === "" ? undefined : { code, name: "" }),
    area,
    /** Whether the list of lotteries has been loaded. */
    read: data !== undefined,
    error,
  };
}
