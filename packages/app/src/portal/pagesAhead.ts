import { fetchAhead } from "../services/newBuild.ts";
import type { RouteRecord } from "../navigation/table.ts";

const loadNear = () => fetchAhead(() => import("./nearPages.ts"));
const firstSigns = ["pointerover", "focusin"] as const;

/**
 * Has the code of pages fetched before they are shown: of the address's own page, where it is not the lobby, whose code
 * is here; and with the first sign of a hand, of each page whose link is come near. It ends with the signal, else with
 * the document.
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
