import type { ComponentType } from "react";
import { HomePage } from "../play/lobby/HomePage.tsx";
import { loadable } from "../kit/parts/loadable.tsx";
import { PagePending } from "../kit/parts/PagePending.tsx";
import type { PageName, PageProps } from "../navigation/table.ts";

type Code = () => Promise<{ readonly default: ComponentType<PageProps> }>;

/** The code of each page, fetched when it is first opened (RTE-23); the lobby's belongs to the first screen. */
const code: Readonly<Record<Exclude<PageName, "home">, Code>> = {
  gameList: () => import("../play/lobby/GameListPage.tsx"),
  gameCentre: () => import("../play/lobby/GameCentrePage.tsx"),
  favourites: () => import("../play/favourites/AccountGamesPage.tsx"),
  recent: () => import("../play/favourites/AccountGamesPage.tsx"),
  promotions: () => import("../news/promotions/PromotionsPage.tsx"),
  help: () => import("../news/help/HelpPage.tsx"),
  download: () => import("../news/download/DownloadPage.tsx"),
  seamless: () => import("../play/game/SeamlessPage.tsx"),
  lottery: () => import("../play/game/LotteryPage.tsx"),
  member: () => import("./centre/MemberRoute.tsx"),
  pointMall: () => import("./PointMallPage.tsx"),
  agent: () => import("./AgentRoute.tsx"),
  brandPage: () => import("../news/brand-page/BrandPage.tsx"),
  notFound: () => import("./system-status/NotFound.tsx"),
};

const page = (load: Code) => loadable(load, { pending: <PagePending /> });

const parts: Readonly<Record<string, ReturnType<typeof page>>> =
  Object.fromEntries(
    Object.entries(code).map(([name, load]) => [name, page(load)]),
  );

/** The page of a row of the route table. */
export function Page({ record }: PageProps) {
  const Part = parts[record.page];
  return Part ? <Part record={record} /> : <HomePage />;
}

/** Fetches the code of a page before it is opened. */
export const fetchCode = async (name: PageName): Promise<unknown> =>
  parts[name]?.ahead();
