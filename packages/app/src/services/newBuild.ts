import { askServer, expectLine, missingFile } from "@foyer/platform/part";
import type { Services } from "./services.ts";

const reloadedKey = "reloadedFor";
/** Number of parts being fetched that nobody has requested yet. */
let ahead = 0;

/**
 * Fetches a part ahead of time. If it is missing, that is no reason to reload the page while the visitor is using it.
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
 * A part that is missing from the server usually means that a new build is out: reloads the page. This happens once
 * per build and visit, however many parts are missing, so that a real loss cannot cause a reload loop: the builds
 * that it was done for are stored in the session and, where the browser denies that, in the state of the history
 * entry that is reloaded. The fetch fails in any case, and its caller reports it.
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
      // A reload that cannot be recorded is not done.
      return;
    }
    location.reload();
  });
}

/**
 * Whether the server itself says that the file does not exist: it answers 404 or 410, or with the portal's page.
 * Without an answer, a reload would lose the current page; and a file that does exist was lost in transit, a failure
 * that the browser remembers and reports again.
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
