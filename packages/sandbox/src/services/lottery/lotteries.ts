import { inArray } from "drizzle-orm";
import type { LotteryArea } from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { games } from "../../db/tables/catalogue.ts";
import { formOf, type Form } from "./forms.ts";
import { lotteryVendors, periodOf } from "./schedule.ts";

/** A lottery of the catalogue, with its form and period. */
export interface Lottery {
  readonly nodeId: string;
  readonly gameCode: string;
  readonly gameType: string;
  readonly vassalage: string;
  readonly name: string;
  readonly area: LotteryArea;
  readonly maintenance: boolean;
  readonly form: Form;
  readonly period: number;
}

const areas = new Map<string, LotteryArea>([
  ["ELOTT", "ELOTT"],
  ["TCG_LOTTO_VN", "VN"],
  ["TCG_SEA", "SEA"],
]);

/** Whether this provider's games are lotteries with draws, and not played in rounds. */
export const isLotteryVendor = (vassalage: string): boolean =>
  lotteryVendors.includes(vassalage);

/** All lotteries, or those with given codes: our own provider's first, and each provider's sorted by code. */
export async function readLotteries(
  db: Database,
  codes?: readonly string[],
): Promise<Lottery[]> {
  const rows = await db
    .select()
    .from(games)
    .where(inArray(games.vassalage, [...lotteryVendors]));
  const place = ({ vassalage, gameCode }: (typeof rows)[number]) =>
    `${lotteryVendors.indexOf(vassalage)} ${gameCode}`;
  return rows
    .filter(({ gameCode }) => codes === undefined || codes.includes(gameCode))
    .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    .map(({ nodeId, gameCode, gameType, vassalage, name, maintenance }) => ({
      nodeId,
      gameCode,
      gameType,
      vassalage,
      name,
      maintenance,
      area: areas.get(vassalage) ?? "LOTT",
      form: formOf(name),
      period: periodOf(vassalage, name),
    }));
}
