// @ts-check
import { createHash } from "node:crypto";
import { journeyFingerprint } from "./journeys.mjs";
import { runVitest } from "./lib/vitest.mjs";
import { findNginx, nginxAdvice, nginxVersion } from "./nginx.mjs";

/** What is tested behind nginx: all routes, all dialogs, all components, every file, and the live events. */
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
 * Tests the whole portal in a browser as a real nginx serves it, with the configuration that a build writes. If there
 * is no nginx it says so, and counts nothing.
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
      // One after the other, like the routes' own cells: two sweeps in parallel need more than a small machine has.
      ...["--maxWorkers", "1"],
      ...parts.map((part) => `src/${part}.spec`),
    ],
    { FOYER_SERVER: "nginx", FOYER_ROUTES_AT: JSON.stringify(look) },
  );
}

/** A hash of everything that affects the result, including the installed nginx. */
export function deployFingerprint() {
  const hash = createHash("sha256").update(nginxVersion());
  for (const part of parts) hash.update(journeyFingerprint(part));
  return hash.digest("hex");
}
