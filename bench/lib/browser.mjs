// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { bench as folder } from "./build.mjs";

/**
 * @typedef {object} Cost
 * @property {any} value What the step returned.
 * @property {number} cpu Milliseconds of the page's main thread.
 * @property {number} style Of these, recalculating styles.
 * @property {number} layout Of these, in layout.
 *
 * @typedef {object} Tools
 * @property {import("playwright-core").Page} page
 * @property {(step: () => Promise<unknown>) => Promise<Cost>} cpu
 * @property {() => Promise<number>} heap Bytes in use after a forced collection.
 * @property {number} load Milliseconds of the main thread from the page's start until it was ready.
 */

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  // Frames are produced as soon as they are ready, so that no time is rounded up to the next 16.7 ms.
  "--disable-frame-rate-limit",
  "--disable-gpu-vsync",
];

/** Serves the built pages and starts a browser for them. */
export async function openBrowser() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const file = join(folder, ".build", decodeURIComponent(pathname));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        // Isolated pages have a clock resolution of 5 µs instead of 100.
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
      })
      .end(readFileSync(file));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: flags,
  });
  console.log(`Chromium ${browser.version()}`);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  // Keeps the window: a new one would start a process in the middle of a measurement.
  await context.newPage();

  return {
    /**
     * Opens a fresh page in a process of its own, since every contestant has its own origin, and closes it afterwards.
     * @template T
     * @param {string} name
     * @param {string} kind
     * @param {(tools: Tools) => Promise<T>} measure
     * @returns {Promise<T>}
     */
    async visit(name, kind, measure) {
      const page = await context.newPage();
      await page.bringToFront();
      page.on("pageerror", ({ message }) =>
        console.error(`[${name}] ${message}`),
      );
      const session = await context.newCDPSession(page);
      // CPU time of the thread, not wall-clock time, because other processes hardly affect it.
      await session.send("Performance.enable", { timeDomain: "threadTicks" });
      await page.goto(
        `http://${name}.localhost:${port}/${name}/${kind}/index.html`,
      );
      await page.waitForFunction(() => Reflect.has(window, "bench"));
      const read = async () => {
        const { metrics } = await session.send("Performance.getMetrics");
        return new Map(metrics.map((metric) => [metric.name, metric.value]));
      };
      const load = ((await read()).get("TaskDuration") ?? 0) * 1000;
      try {
        return await measure({
          page,
          load,
          async cpu(step) {
            const before = await read();
            const value = await step();
            const after = await read();
            const spent = (/** @type {string} */ key) =>
              ((after.get(key) ?? 0) - (before.get(key) ?? 0)) * 1000;
            return {
              value,
              cpu: spent("TaskDuration"),
              style: spent("RecalcStyleDuration"),
              layout: spent("LayoutDuration"),
            };
          },
          async heap() {
            await session.send("HeapProfiler.collectGarbage");
            return (await session.send("Runtime.getHeapUsage")).usedSize;
          },
        });
      } finally {
        await session.detach();
        await page.close();
      }
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
