import { queryOptions } from "@tanstack/react-query";
import {
  openedNumbers,
  recentLottery,
  vnLotteryMenus,
  type LotteryArea,
} from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";

/** Lotteries draw every few minutes: a page that is looked at asks this often, one in the background never. */
export const drawsEveryMs = 30_000;

/** Every lottery with its name and area. */
export const lotteriesQuery = ({ client }: Services, language: string) =>
  queryOptions({
    queryKey: ["lottery", "menus", { language }],
    queryFn: ({ signal }) =>
      client.call(vnLotteryMenus, { language }, { signal }),
  });

/** The latest draw of each lottery of an area. */
export const recentQuery = (
  { client }: Services,
  lottoArea: LotteryArea,
  limitNum: number,
) =>
  queryOptions({
    queryKey: ["lottery", "recent", { lottoArea, limitNum }],
    staleTime: 0,
    refetchInterval: drawsEveryMs,
    queryFn: ({ signal }) =>
      client.call(recentLottery, { lottoArea, limitNum }, { signal }),
  });

/** The latest draws of one lottery, the newest first. */
export const openedQuery = (
  { client }: Services,
  lottoGameCode: string,
  limitNum: number,
) =>
  queryOptions({
    queryKey: ["lottery", "opened", { lottoGameCode, limitNum }],
    staleTime: 0,
    refetchInterval: drawsEveryMs,
    queryFn: ({ signal }) =>
      client.call(openedNumbers, { lottoGameCode, limitNum }, { signal }),
  });
