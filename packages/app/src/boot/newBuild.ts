import { missingFile } from "../services/report.ts";
import type { Services } from "../services/services.ts";

const reloadedKey = "reloadedFor";
/** How many parts are being fetched that nobody has asked for yet. */
let ahead = 0;

/**
 * Fetches a part ahead of time. If it is gone, that is no reason to load the page anew under somebody's hands.
 *
 * @example fetchAhead(() => import("../features/help/HelpPage.tsx"))
 */
export async function fetchAhead<T>(load: () => Promise<T>): Promise<T> {
  ahead += 1;
  try {
    return await load();
  } finally {
    ahead -= 1;
  }
}

/**
 * A part that is gone from the server usually means that a new build is out: load the page anew, once for each
 * missing address, so that a real loss cannot make it turn in circles.
 */
export function reloadOnceAfterNewBuild({
  session,
  report,
}: Pick<Services, "session" | "report">): void {
  window.addEventListener("vite:preloadError", (event) => {
    const address = missingFile(event.payload);
    report({ type: /\.css\b/.test(address) ? "stylesheet" : "chunk", address });
    if (ahead > 0) return;
    // Without a line nothing is new, and the page that is there would be lost.
    if (!navigator.onLine || session.get(reloadedKey) === address) return;
    session.set(reloadedKey, address);
    event.preventDefault();
    location.reload();
  });
}
