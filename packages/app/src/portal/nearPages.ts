import { matchPath } from "react-router-dom";
import { fetchAhead } from "../services/newBuild.ts";
import type { PageName, RouteRecord } from "../navigation/table.ts";
import { fetchCode } from "./pages.tsx";

const signs = ["pointerover", "pointerdown", "focusin"] as const;

const loadPage = (page: PageName): Promise<unknown> =>
  fetchAhead(() => fetchCode(page));

const pageOf = (records: readonly RouteRecord[], path: string) =>
  records.find((record) => matchPath(record.path, path))?.page;

/**
 * Fetches the code of a path's page. This is safe before the site's information has loaded: it makes no call.
 *
 * @example fetchPage(routesOf(brand), "/live")
 */
export function fetchPage(
  records: readonly RouteRecord[],
  path: string,
  load = loadPage,
): void {
  const page = pageOf(records, path);
  // The page itself retries, and shows the failure.
  if (page) load(page).catch(() => {});
}

interface WatchOptions {
  /** The event that occurred before this code had loaded. */
  readonly first?: Event;
  /** Fetches a page's code. */
  readonly load?: typeof loadPage;
}

/**
 * Fetches the code of the page that is likely to be opened next: the one whose link is pointed at, touched or
 * focused. Each is fetched once, and none if the visitor saves data. A failed fetch is not shown: the page itself
 * retries, and shows the failure. Returns a function that stops watching.
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

/** Only some browsers support this. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true
  );
}
