// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Plain } from "./lib/root.mjs";

/**
 * Features that the tests do not need. If there are several lists, the browser uses the last, so Playwright's own is
 * included here (`disabledFeatures` in its Chromium launcher); the first two are ours: each window created two pages
 * for suggestions under an address bar that nobody sees, which cost more than the empty page itself (0.8 of 1.1 s).
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** What Chromium needs to run as any user, in a container, offline and without a graphics card. */
export const chromiumArgs = [
  `--disable-features=${withoutFeatures.join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
];

/**
 * The path of a working Chromium: the one in `CHROMIUM_PATH`, the system's, or Playwright's.
 *
 * @returns {string | undefined}
 * @example const executablePath = findChromium()
 */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (runs(named)) return named;
    throw new Plain(`CHROMIUM_PATH is ${named}, and that does not run.`);
  }
  return [...usualPlaces, ...playwrightPlace()].find(runs);
}

/**
 * Finds a Chromium, or installs one: with Playwright, else from the system's packages.
 *
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found: installing one …");
  spawnSync(process.execPath, [playwrightCli(), "install", "chromium"], {
    stdio: "ignore",
    timeout: 300_000,
  });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const command of [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
  ]) {
    const [file = "", ...args] = [...sudo, ...command];
    spawnSync(file, args, { stdio: "ignore", timeout: 300_000 });
  }
  const packaged = findChromium();
  if (packaged) return packaged;
  throw new Plain(
    "No Chromium could be found or installed; install one and set CHROMIUM_PATH to it.",
  );
}

/** @param {string} path */
function runs(path) {
  return (
    existsSync(path) &&
    spawnSync(path, ["--version", "--no-sandbox"], {
      stdio: "ignore",
      timeout: 30_000,
    }).status === 0
  );
}

/*
 * Playwright exports neither its command line nor, before it is loaded, the location of its browsers; its
 * package.json is exported, and the command line is beside it.
 */
function playwrightCli() {
  return join(
    dirname(createRequire(import.meta.url).resolve("playwright/package.json")),
    "cli.js",
  );
}

function playwrightPlace() {
  const asked = spawnSync(
    process.execPath,
    ["-e", "console.log(require('playwright').chromium.executablePath())"],
    { cwd: dirname(playwrightCli()), encoding: "utf8" },
  );
  return asked.status === 0 ? [asked.stdout.trim()] : [];
}
