// @ts-check
import { createHash } from "node:crypto";
import { journeyFingerprint } from "./journeys.mjs";
import { runVitest } from "./lib/vitest.mjs";
import { findNginx, nginxAdvice, nginxVersion } from "./nginx.mjs";

/** What is walked through behind nginx: all routes, all dialogs, all components, every file, and the live events. */
const parts = [
  "routes",
  "dialogs",
  "gallery",
  "shipped",
  "live-events",
  "deploy",
];
const look = { mode: "dark", lang: "EN", width: 1280 };

/**
 * Leads a browser through the whole portal as a real nginx serves it, with the configuration that a build writes.
 * Where there is no nginx it says so, and counts nothing.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runDeploy() {
  if (!findNginx()) {
    console.log(nginxAdvice);
    return { passed: 0, failed: 0 };
  }
  return runVitest(
    "full-deploy",
    [
      ...["--config", "packages/journeys/vitest.e2e.config.ts"],
      ...["--tagsFilter", "!more"],
      // One after the other, as the routes' own cells do: two sweeps at once want more than a small machine has.
      ...["--maxWorkers", "1"],
      ...parts.map((part) => `src/${part}.spec`),
    ],
    { FOYER_SERVER: "nginx", FOYER_ROUTES_AT: JSON.stringify(look) },
  );
}

/** A hash of all that decides how it ends, the installed nginx too. */
export function deployFingerprint() {
  const hash = createHash("sha256").update(nginxVersion());
  for (const part of parts) hash.update(journeyFingerprint(part));
  return hash.digest("hex");
}
