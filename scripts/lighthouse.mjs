// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { buildPortal, sourceFingerprint } from "./build.mjs";
import { chromiumArgs, ensureChromium } from "./chromium.mjs";
import { blockedMs } from "./lib/blocked-time.mjs";
import { bin, run } from "./lib/children.mjs";
import { filesIn } from "./lib/files.mjs";
import { servePlain } from "./lib/plain-page.mjs";
import { freePort } from "./lib/ports.mjs";
import { at, Plain } from "./lib/root.mjs";
import { startPreview, startSandbox } from "./services.mjs";

/**
 * @typedef {object} Report Lighthouse's report, as far as it is read.
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 * @property {number} [blockedMs] By the processor's time, read from the trace.
 */

/** The measured pages, by the name of their cell. */
export const lighthousePages = /** @type {const} */ ({
  home: "/",
  category: "/live",
  promotions: "/promotions",
  help: "/help",
});

/** The minimum score of each category, in points. */
export const bars = /** @type {const} */ ({
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
});

/** The components of the performance score, which say more than the score on a busy machine. */
const parts = /** @type {const} */ ({
  "first-contentful-paint": "ms to the first content",
  "largest-contentful-paint": "ms to the largest content",
  "speed-index": "ms, speed index",
  "total-blocking-time": "ms blocked",
  "cumulative-layout-shift": "moved",
  "total-byte-weight": "bytes",
});

/** How much later than as plain HTML, measured in turns, a page's largest content may come. */
const mostOfPlain = 1.15;

/** How long a phone may be blocked by the page's own work, in ms. */
const mostBlockedMs = 150;

const rounds = 5;
const limitMs = 5 * 60_000;
const firstPort = 4700;

/**
 * Measures one page with Lighthouse, as a phone on a slow connection, several times and in turns with the same page as
 * plain HTML; the median of each score counts.
 * @param {keyof typeof lighthousePages} page
 */
export async function runLighthouse(page) {
  if (!existsSync(bin("lighthouse")))
    throw new Plain("Lighthouse is not installed: npm install.");
  const { portal, plain } = await stage();
  const path = lighthousePages[page];
  await untilDrawn(portal + path);
  /** @type {Report[]} */
  const reports = [];
  /** @type {Report[]} */
  const plainReports = [];
  for (let round = 0; round < rounds; round += 1) {
    reports.push(await look(portal + path, `${page}-${round}`));
    plainReports.push(await look(plain + path, `${page}-plain-${round}`));
  }
  const { lines, ...count } = verdict(reports, plainReports);
  console.log(lines.join("\n"));
  return count;
}

/**
 * Waits until the server has drawn the page: who asks first gets the document without it.
 * @param {string} address
 */
async function untilDrawn(address) {
  for (let tries = 0; tries < 100; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const page = await (await fetch(address)).text();
    if (/<html[^>]* data-page/.test(page)) return;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(200);
  }
  throw new Plain(`The server does not draw ${address}.`);
}

/** @type {Promise<{ portal: string, plain: string }> | undefined} */
let running;
/** The portal in front of a sandbox, and the same as plain HTML, one for all pages; they end with the command. */
const stage = () => (running ??= start());

async function start() {
  const folder = await buildPortal();
  const port = await freePort(firstPort);
  const sandbox = await startSandbox({
    port: await freePort(firstPort, new Set([port])),
    portalOrigin: `http://localhost:${port}`,
    memory: true,
    hops: 1,
  });
  const portal = await startPreview({
    folder,
    port,
    platformUrl: sandbox.url,
    platformOrigins: [sandbox.url],
  });
  const plain = await servePlain(portal.url, await freePort(firstPort));
  return { portal: portal.url, plain };
}

/**
 * @param {string} address
 * @param {string} name
 * @returns {Promise<Report>}
 */
function look(address, name) {
  return onceMore(() => lookOnce(address, name), console.log);
}

/** Lighthouse gave up: the browser did not do what it was told. This says nothing about the page. */
export class Aborted extends Plain {}

/**
 * Repeats a run once if Lighthouse has given up, and says so.
 * @template T
 * @param {() => Promise<T>} take
 * @param {(line: string) => void} say
 */
export async function onceMore(take, say) {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof Aborted)) throw error;
    say(`${error.message}\nThis look is taken once more.`);
    return take();
  }
}

/**
 * @param {string} address
 * @param {string} name
 * @returns {Promise<Report>}
 */
async function lookOnce(address, name) {
  const file = at(".foyer", "lighthouse", `${name}.json`);
  const trace = at(".foyer", "lighthouse", `${name}-0.trace.json`);
  mkdirSync(at(".foyer", "lighthouse"), { recursive: true });
  const { code, output } = await run(
    bin("lighthouse"),
    [
      address,
      "--quiet",
      ...["--output", "json", "--output-path", file, "--save-assets"],
      `--only-categories=${Object.keys(bars).join()}`,
      `--chrome-flags=${["--headless=new", ...chromiumArgs].join(" ")}`,
    ],
    { output: "collect", limitMs, env: { CHROME_PATH: ensureChromium() } },
  );
  const said = `${output}Lighthouse failed at ${address}.`;
  if (code !== 0) throw isAborted(output) ? new Aborted(said) : new Plain(said);
  const { traceEvents } = JSON.parse(readFileSync(trace, "utf8"));
  // Twenty megabytes.
  rmSync(trace);
  return {
    ...JSON.parse(readFileSync(file, "utf8")),
    blockedMs: blockedMs(traceEvents),
  };
}

/**
 * Whether this is an error of Lighthouse itself, and not of a page that cannot be reached or a wrong setting.
 * @param {string} output
 * @example isAborted("Runtime error encountered: … (NO_NAVSTART)") // true
 */
export const isAborted = (output) =>
  /\b(NO_NAVSTART|NO_FCP|NO_LCP|NO_SCREENSHOTS|NO_SPEEDLINE_FRAMES|NO_TRACING_STARTED|NO_DCL|NO_RESOURCE_REQUEST|INVALID_SPEEDLINE|PROTOCOL_TIMEOUT|CRI_TIMEOUT|TARGET_CRASHED)\b/.test(
    output,
  );

/**
 * The result of several runs for one page: each category against its minimum, that nothing has shifted in any run, the
 * largest content against that of the same page as plain HTML, and how long the page's own work blocks a phone.
 * @param {readonly Report[]} reports
 * @param {readonly Report[]} plain
 * @example verdict(reports, plain).failed // 0
 */
export function verdict(reports, plain) {
  const scores = Object.entries(bars).map(([category, bar]) => {
    const score = Math.round(
      100 *
        median(
          reports.map(({ categories }) => categories[category]?.score ?? 0),
        ),
    );
    return { sound: score >= bar, text: `${category} ${score} of ${bar}` };
  });
  const shift = Math.max(...values(reports, "cumulative-layout-shift"));
  const largest = "largest-contentful-paint";
  const ofPlain =
    median(values(reports, largest)) / median(values(plain, largest));
  const [blocked = NaN, leastBlocked = NaN] = [reports, plain].map((taken) =>
    Math.round(median(taken.map((one) => one.blockedMs ?? NaN))),
  );
  const checks = [
    ...scores,
    { sound: shift === 0, text: `moved ${shift} of 0` },
    {
      sound: ofPlain <= mostOfPlain,
      text: `largest content ${ofPlain.toFixed(2)} of ${mostOfPlain} times as late as in plain HTML`,
    },
    {
      sound: blocked <= mostBlockedMs,
      text: `blocked ${blocked} of ${mostBlockedMs} ms by the processor's time (plain HTML: ${leastBlocked})`,
    },
  ];
  const made = Object.entries(parts).map(([audit, unit]) => {
    const [value, least] = [reports, plain].map((taken) => {
      const middle = median(values(taken, audit));
      return audit === "cumulative-layout-shift"
        ? middle.toFixed(3)
        : String(Math.round(middle));
    });
    return `  ${value?.padStart(8)} ${unit} (plain HTML: ${least})`;
  });
  const speed = Math.round(
    median(reports.map(({ environment }) => environment.benchmarkIndex)),
  );
  return {
    passed: checks.filter(({ sound }) => sound).length,
    failed: checks.filter(({ sound }) => !sound).length,
    lines: [
      ...checks.map(({ sound, text }) => `${sound ? " " : "✗"} ${text}`),
      ...made,
      `  ${String(speed).padStart(8)} the machine's speed, by Lighthouse's own measure`,
    ],
  };
}

/**
 * @param {readonly Report[]} reports
 * @param {string} audit
 */
const values = (reports, audit) =>
  reports.map(({ audits }) => audits[audit]?.numericValue ?? Infinity);

/**
 * @param {readonly number[]} numbers
 * @example median([3, 1, 2]) // 2
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1
    ? upper
    : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** A hash of everything that affects what Lighthouse sees. */
export function lighthouseFingerprint() {
  const hash = createHash("sha256").update(sourceFingerprint());
  const files = [
    at("scripts", "lighthouse.mjs"),
    at("scripts", "lib", "plain-page.mjs"),
    at("scripts", "lib", "blocked-time.mjs"),
    ...filesIn(at("packages", "art", "src")),
    ...filesIn(at("packages", "sandbox", "src")),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
