import { HomePage } from "../play/lobby/HomePage.tsx";
import { loadable } from "../kit/parts/loadable.tsx";
import { PagePending } from "../kit/parts/PagePending.tsx";
import type { RouteRecord } from "../navigation/table.ts";

const options = { pending: <PagePending /> };

/** The sections that are fetched when they are first opened (RTE-23). */
const GameListCenter = loadable(
  () => import("../play/lobby/GameListPage.tsx"),
  options,
);
const GameCenter = loadable(() => import("./GameCentreRoute.tsx"), options);
const AccountGame = loadable(
  () => import("../play/favourites/AccountGamesPage.tsx"),
  options,
);
const Seamless = loadable(
  () => import("../play/game/SeamlessPage.tsx"),
  options,
);
const Lottery = loadable(() => import("./LotteryRoute.tsx"), options);
const CentrePage = loadable(() => import("./CentrePage.tsx"), options);
const PublicPage = loadable(() => import("./PublicPage.tsx"), options);
const NotFound = loadable(
  () => import("./system-status/NotFound.tsx"),
  options,
);

/** The page of a row of the route table. */
export function Page({
  record: { page, category },
}: {
  readonly record: RouteRecord;
}) {
  switch (page) {
    case "home":
      return <HomePage />;
    case "gameList":
      return category ? <GameListCenter category={category} /> : null;
    case "gameCentre":
      return category ? <GameCenter category={category} /> : null;
    case "favourites":
    case "recent":
      return <AccountGame list={page} />;
    case "seamless":
      return <Seamless />;
    case "lottery":
      return <Lottery />;
    case "promotions":
    case "help":
    case "download":
      return <PublicPage page={page} />;
    case "member":
    case "pointMall":
    case "agent":
      return <CentrePage page={page} />;
    case "notFound":
      return <NotFound />;
  }
}
