import type { QueryClient } from "@tanstack/react-query";
import { vnLotteryLaunch } from "@foyer/platform/calls";
import { prizeModeOf } from "@foyer/platform/domain";
import type { Services } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { areaOf, lotteryPaths } from "../draws/areas.ts";
import type { LaunchCall } from "./launchActors.ts";

/** The vendor behind each lottery page. */
const vendors = new Map<string, string>([
  [lotteryPaths.LOTT, "LOTT"],
  [lotteryPaths.SEA, "TCG_SEA"],
  [lotteryPaths.VN, "TCG_LOTTO_VN"],
]);

/** The vendor of the lotteries of a page. */
export const vendorOf = (pathname: string): string =>
  vendors.get(pathname) ?? "LOTT";

/** A lottery's launch (W-39): its prize mode follows the vendors of the electronic lottery (GAM-28). */
export const lotteryLaunchCall =
  (services: Services, queries: QueryClient, pathname: string): LaunchCall =>
  async ({ vassalage, gameCode }, place, signal) => {
    // Whether the lobby can be read decides nothing about the lottery itself.
    const lobby = await queries
      .fetchQuery(lobbyQuery(services, place.language))
      .catch(() => undefined);
    const electronic = lobby?.mappingVendor.get("ELOTT")?.vendors ?? [];
    return services.client.call(
      vnLotteryLaunch,
      {
        ...place,
        lottoArea: areaOf(pathname),
        launchMode: "REAL",
        lottoPrizeMode: prizeModeOf({
          vassalage,
          electronicVendors: electronic.map((card) => card.vassalage),
        }),
        lottoGameCode: gameCode,
        lottoView: "GAME",
      },
      { signal },
    );
  };
