import { matchPath } from "react-router-dom";
import { fetchAhead } from "../services/newBuild.ts";
import type { PageName, RouteRecord } from "../navigation/table.ts";

/** Where the code of a page begins; the lobby's has come with the first screen. */
const code: Readonly<Partial<Record<PageName, () => Promise<unknown>>>> = {
  gameList: () => import("../play/lobby/GameListPage.tsx"),
  gameCentre: () => import("./GameCentreRoute.tsx"),
  favourites: () => import("../play/favourites/AccountGamesPage.tsx"),
  recent: () => import("../play/favourites/AccountGamesPage.tsx"),
  promotions: () =>
    publicPage(() => import("../news/promotions/PromotionsPage.tsx")),
  help: () => publicPage(() => import("../news/help/HelpPage.tsx")),
  download: () => publicPage(() => import("../news/download/DownloadPage.tsx")),
  seamless: () => import("../play/game/SeamlessPage.tsx"),
  lottery: () => import("./LotteryRoute.tsx"),
};

const publicPage = (page: () => Promise<unknown>) =>
  Promise.all([import("./PublicPage.tsx"), page()]);

const signs = ["pointerover", "pointerdown", "focusin"] as const;

const loadPage = (page: PageName): Promise<unknown> =>
  fetchAhead(async () => code[page]?.());

const pageOf = (records: readonly RouteRecord[], path: string) =>
  records.find((record) => matchPath(record.path, path))?.page;

/**
 * Fetches the code of a path's page. It may come before the site is known: it is no call, and asks for nothing.
 *
 * @example fetchPage(routesOf(brand), "/live")
 */
export function fetchPage(
  records: readonly RouteRecord[],
  path: string,
  load = loadPage,
): void {
  const page = pageOf(records, path);
  // The page itself tries again, and tells.
  if (page) load(page).catch(() => {});
}

interface WatchOptions {
  /** What has happened before anybody watched. */
  readonly first?: Event;
  /** How a page's code is fetched. */
  readonly load?: typeof loadPage;
}

/**
 * Fetches the code of the page that is likely next: the one whose link a pointer, a finger or the focus has come to.
 * Once each, and not where the visitor saves data. A fetch that fails says nothing: the page itself tries again, and
 * tells. Answers with the way to stop.
 *
 * @example useEffect(() => watchLinks(routesOf(brand)), [brand])
 */
export function watchLinks(
  records: readonly RouteRecord[],
  { first, load = loadPage }: WatchOptions = {},
): () => void {
  if (matchMedia("(prefers-reduced-data: reduce)").matches || savesData())
    return () => {};
  const fetched = new Set<PageName>();
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    const page = pageOf(records, link.pathname);
    if (page === undefined || fetched.has(page)) return;
    fetched.add(page);
    load(page).catch(() => fetched.delete(page));
  };
  if (first) onSign(first);
  for (const sign of signs)
    document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign);
  };
}

/** Some browsers tell; the others do not know the question. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true
  );
}
