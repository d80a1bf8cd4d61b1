import { fetchAhead } from "../services/newBuild.ts";
import type { RouteRecord } from "../navigation/table.ts";

const loadNear = () => fetchAhead(() => import("./nearPages.ts"));
const firstSigns = ["pointerover", "focusin"] as const;

/**
 * Fetches the code of pages before they are shown: of the page at the current address, unless it is the lobby, whose
 * code is already loaded; and, from the first pointer or focus event, of each page whose link is pointed at or
 * focused. Stops when the signal aborts, or with the document.
 *
 * @example fetchPagesAhead(routesOf(brand))
 */
export function fetchPagesAhead(
  records: readonly RouteRecord[],
  signal?: AbortSignal,
): void {
  const { pathname } = location;
  if (pathname !== "/")
    loadNear().then(
      ({ fetchPage }) => fetchPage(records, pathname),
      () => {},
    );
  const start = (first: Event) => {
    for (const sign of firstSigns) document.removeEventListener(sign, start);
    loadNear().then(
      ({ watchLinks }) => {
        const stop = watchLinks(records, { first });
        signal?.addEventListener("abort", stop);
      },
      () => {},
    );
  };
  for (const sign of firstSigns) document.addEventListener(sign, start);
}
