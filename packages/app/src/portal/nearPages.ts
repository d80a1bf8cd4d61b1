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
