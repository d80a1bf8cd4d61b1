import { useLocation } from "react-router-dom";
import type { LotteryArea } from "@foyer/platform/calls";
import { useRead } from "../games/useRead.ts";
import { areaOf } from "./areas.ts";
import { lotteriesQuery } from "./queries.ts";

interface LotteryHere {
  /** Undefined while it is not known which it is, and where there is none. */
  readonly lottery:
    { readonly code: string; readonly name: string } | undefined;
  readonly area: LotteryArea;
  /** The list of lotteries has been read. */
  readonly read: boolean;
  readonly error: Error | null;
}

/**
 * The lottery that a lottery page is about: that of the address, or the first of its area, as the launch has it.
 *
 * @example const { lottery } = useLottery(); <h1>{lottery?.name}</h1>
 */
export function useLottery(): LotteryHere {
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
    lottery: found ?? (code === "" ? undefined : { code, name: "" }),
    area,
    read: data !== undefined,
    error,
  };
}
