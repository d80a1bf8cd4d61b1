import { randomInt } from "node:crypto";
import { chromium, type BrowserServer } from "playwright";
import type { TestProject } from "vitest/node";
import { buildGallery, buildPortal } from "../../scripts/build.mjs";
import { chromiumArgs, ensureChromium } from "../../scripts/chromium.mjs";
import { endAll, endWithUs } from "../../scripts/lib/children.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { startNginx } from "../../scripts/nginx.mjs";
import { startPreview, startSandbox } from "../../scripts/services.mjs";
import type { Stage } from "./src/harness/stage.ts";

/** A crawl is a single file and covers only the portal. */
const isCrawl = process.env["FOYER_CRAWL"] !== undefined;
/** One stage for each worker of vitest.e2e.config.ts. */
const workers = isCrawl ? 1 : 2;
/*
 * A different port each time: a portal's port is chosen long before it listens, and another run may pick one
 * meanwhile. None of the ports that browsers block (6000, 10080 …) is among them.
 */
const firstPort = 4310 + 100 * randomInt(100);

/** What serves the builds: the preview, or with `FOYER_SERVER=nginx` a real nginx as `deploy/` configures it. */
const startPortal =
  process.env["FOYER_SERVER"] === "nginx" ? startNginx : startPreview;

/** Builds what is out of date, then starts a browser, a sandbox and a portal for each worker. */
export default async function setUp(project: TestProject) {
  endWithUs();
  const executablePath = ensureChromium();
  const portalBuild = await buildPortal({ folder: "dist-e2e", pseudo: true });
  const galleryBuild = isCrawl ? undefined : await buildGallery();
  const taken = new Set<number>();
  const nextPort = async () => {
    const port = await freePort(firstPort, taken);
    taken.add(port);
    return port;
  };

  const stages: Stage[] = [];
  const browsers: BrowserServer[] = [];
  for (let worker = 0; worker < workers; worker += 1) {
    const portalPort = await nextPort();
    // One after the other: the first start of a sandbox makes the snapshot that the next one uses.
    const sandbox = await startSandbox({
      port: await nextPort(),
      portalOrigin: `http://localhost:${portalPort}`,
      memory: true,
      hops: 1,
      runs: true,
    });
    const serving = {
      platformUrl: sandbox.url,
      platformOrigins: [sandbox.url],
    };
    const portal = await startPortal({
      folder: portalBuild,
      port: portalPort,
      ...serving,
    });
    const gallery =
      galleryBuild === undefined
        ? undefined
        : await startPortal({
            folder: galleryBuild,
            port: await nextPort(),
            ...serving,
          });
    const browser = await chromium.launchServer({
      executablePath,
      args: chromiumArgs,
    });
    browsers.push(browser);
    stages.push({
      portal: portal.url,
      build: portalBuild,
      gallery: gallery?.url ?? "",
      sandbox: sandbox.url,
      accounts: sandbox.accounts,
      browser: browser.wsEndpoint(),
      executablePath,
      browserArgs: chromiumArgs,
    });
  }
  project.provide("stages", stages);
  return async () => {
    // Killed, not closed: the browsers are no longer needed, and one that hangs must not hold up the run.
    await Promise.all(browsers.map((browser) => browser.kill()));
    await endAll();
  };
}
