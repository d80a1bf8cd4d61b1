import { askServer, expectLine, missingFile } from "@foyer/platform/part";
import type { Services } from "./services.ts";

const reloadedKey = "reloadedFor";
/** How many parts are being fetched that nobody has asked for yet. */
let ahead = 0;

/**
 * Fetches a part ahead of time. If it is gone, that is no reason to load the page anew under somebody's hands.
 *
 * @example fetchAhead(() => import("./HelpPage.tsx"))
 */
export async function fetchAhead<T>(load: () => Promise<T>): Promise<T> {
  await expectLine();
  ahead += 1;
  try {
    return await load();
  } finally {
    ahead -= 1;
  }
}

/**
 * A part that is gone from the server usually means that a new build is out: load the page anew. Once for a build and
 * a visit, however many parts are gone, so that a real loss cannot make it turn in circles: the builds that it was done
 * for are kept in the session and, where the browser refuses that, in the entry of its history that is loaded again.
 * The fetch fails in any case, and whoever asked for the part says so.
 */
export function reloadOnceAfterNewBuild(
  { session, report }: Pick<Services, "session" | "report">,
  build = import.meta.url,
): void {
  const kept = session.get(reloadedKey) ?? keptInHistory();
  let reloaded = kept.split(" ").includes(build);
  window.addEventListener("vite:preloadError", async ({ payload }) => {
    const address = missingFile(payload);
    report({ type: /\.css\b/.test(address) ? "stylesheet" : "chunk", address });
    if (reloaded || ahead > 0 || !(await isGone(address)) || reloaded) return;
    reloaded = true;
    const builds = `${kept} ${build}`.trim();
    session.set(reloadedKey, builds);
    try {
      history.replaceState({ ...history.state, [reloadedKey]: builds }, "");
    } catch {
      // What cannot be counted is not done.
      return;
    }
    location.reload();
  });
}

/**
 * Whether the server says itself that it has no such file: it refuses it, or answers with the portal's page. Where no
 * answer comes, the page that is there would be lost; and where there is such a file, it was lost on the way, which the
 * browser remembers and says again.
 */
async function isGone(address: string): Promise<boolean> {
  try {
    const { status, headers } = await askServer(
      address === "unknown" ? location.href : address,
    );
    return (
      status === 404 ||
      status === 410 ||
      headers.get("content-type")?.startsWith("text/html") === true
    );
  } catch {
    return false;
  }
}

function keptInHistory(): string {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null
    ? String(Reflect.get(state, reloadedKey) ?? "")
    : "";
}
