// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.mjs";
import { runBites } from "./crawl-bites.mjs";
import { deployFingerprint, runDeploy } from "./deploy.mjs";
import { runConformSelfTest } from "./conform.mjs";
import { exactlyOnceFingerprint, runExactlyOnce } from "./exactly-once.mjs";
import {
  faultFingerprint,
  faultFlows,
  printFaults,
  runFaults,
} from "./faults.mjs";
import { brandFile, brandIds, chosenBrand } from "./lib/brand.mjs";
import { journeyFiles, journeyFingerprint, runJourneys } from "./journeys.mjs";
import {
  lighthouseFingerprint,
  lighthousePages,
  runLighthouse,
} from "./lighthouse.mjs";
import { at, Plain } from "./lib/root.mjs";
import { runLoad } from "./load.mjs";
import { postgresFingerprint, runFigures, runPostgres } from "./postgres.mjs";
import { runVitest, unitTests } from "./lib/vitest.mjs";
import { runScreens } from "./screens.mjs";
import { sourceFingerprint } from "./build.mjs";
import {
  leastScore,
  mutatedFlows,
  mutateFlow,
  mutationFingerprint,
  score,
} from "./mutation.mjs";

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} [unnoticed] Of mutants, those that no test noticed.
 *
 * @typedef {object} Cell
 * @property {string} name
 * @property {() => Promise<Count>} run
 * @property {() => string} sources A hash of what decides its result.
 *
 * @typedef {Record<string, Count & { sources: string }>} Known
 */

const memory = at(".foyer", "verify-full.json");
const modes = ["dark", "light"];
const languages = ["EN", "XB"];
/* A small phone, twice the text, and the reader's own colours: .storybook/conditions. */
const conditions = ["narrow", "large", "forced"];
/* A phone and a desktop in every language of each brand; further widths where words are shortest and longest. */
const widths = [390, 1280];
const crawledRoles = ["guest", "member", "trial", "agent"];
const allWidths = [320, 390, 768, 1280, 1680];

/** Every cell of the matrices, by a name that filters can match. */
function cells() {
  const stories = brandIds().flatMap((brand) =>
    modes.flatMap((mode) =>
      languages.map((language) => storyCell(`${brand}/${mode}/${language}`)),
    ),
  );
  const others = brandIds().filter((brand) => brand !== chosenBrand());
  const routes = [chosenBrand(), ...others].flatMap((brand) =>
    Object.entries(pagesOf(brand)).flatMap(([language, at]) =>
      at.map((width) => routeCell(brand, language, width)),
    ),
  );
  const bearing = conditions.map((condition) =>
    storyCell(`${chosenBrand()}/dark/EN/${condition}`),
  );
  return [
    ...stories,
    ...bearing,
    aloneCell,
    screensCell,
    ...routes,
    unitCell,
    exactlyOnceCell,
    startsCell,
    figuresCell,
    postgresCell,
    conformCell,
    deployCell,
    loadCell,
    ...journeyFiles().map(journeyCell),
    ...faultFlows().map(faultCell),
    ...crawlCells(),
    ...lighthouseCells(),
    ...mutatedFlows().map(mutationCell),
  ];
}

/**
 * Every story with axe in one brand, mode and language.
 * @param {string} look
 * @returns {Cell}
 */
const storyCell = (look) => ({
  name: `stories/${look}`,
  sources: portalSources,
  run: () =>
    runVitest(
      "full-stories",
      [
        ...["--config", "vitest.config.ts", "--project", "stories"],
        "--no-isolate",
      ],
      {
        FOYER_STORY_LOOK: look,
      },
    ),
});

/**
 * Each file of stories in a page of its own, as `verify` has no time to load them.
 * @type {Cell}
 */
const aloneCell = {
  name: "stories/alone",
  sources: () => portalSources(),
  run: () => runVitest("full-stories", ["--config", "vitest.config.ts"]),
};

/**
 * Each screen of Storybook beside the built portal's page: the same picture.
 * @type {Cell}
 */
const screensCell = {
  name: "screens",
  sources: () => portalSources(),
  run: runScreens,
};

/**
 * Widths at which a brand's pages are looked at, by language; the chosen brand also in the longest words, right to
 * left.
 * @param {string} brand
 * @returns {Record<string, number[]>}
 */
function pagesOf(brand) {
  /** @type {{ languages: Record<string, unknown> }} */
  const { languages } = JSON.parse(
    readFileSync(at("themes", brand, "brand.json"), "utf8"),
  );
  const chosen = brand === chosenBrand();
  const codes = Object.keys(languages);
  return Object.fromEntries([
    ...codes.map((code) => [
      code,
      chosen && code === "EN" ? allWidths : widths,
    ]),
    ...(chosen ? [["XB", allWidths]] : []),
  ]);
}

/**
 * Every route of a brand with axe in both modes, at one width and in one language; the chosen brand needs no naming.
 * @param {string} brand
 * @param {string} language
 * @param {number} width
 * @returns {Cell}
 */
const routeCell = (brand, language, width) => ({
  name: [
    "routes",
    ...(brand === chosenBrand() ? [] : [brand]),
    language,
    width,
  ].join("/"),
  sources: portalSources,
  run: () =>
    runVitest(
      "full-routes",
      ["--config", "packages/journeys/vitest.e2e.config.ts", "routes"],
      {
        FOYER_BRAND: brand,
        FOYER_ROUTES_AT: JSON.stringify({ lang: language, width }),
      },
    ),
});

/**
 * Each file of units with modules of its own, as `verify` has no time to load them.
 * @type {Cell}
 */
const unitCell = {
  name: "units",
  sources: () => portalSources(),
  run: () => runVitest("full-units", unitTests),
};

/**
 * Ten thousand operations on money, with all that can go wrong between portal and platform.
 * @type {Cell}
 */
const exactlyOnceCell = {
  name: "exactly-once",
  sources: exactlyOnceFingerprint,
  run: runExactlyOnce,
};

/**
 * Two sandboxes that are started at once on one data folder, again and again: one has it each time.
 * @type {Cell}
 */
const startsCell = {
  name: "starts",
  sources: exactlyOnceFingerprint,
  run: () =>
    runVitest(
      "full-starts",
      [
        ...["--config", "vitest.unit.config.ts", "--project", "sandbox"],
        "packages/sandbox/src/start.test.ts",
      ],
      { FOYER_START_PAIRS: "25" },
    ),
};

/**
 * The figures of ten thousand random histories, on every page and counted again by the database alone.
 * @type {Cell}
 */
const figuresCell = {
  name: "figures",
  sources: exactlyOnceFingerprint,
  run: runFigures,
};

/**
 * Locks and races on a PostgreSQL, where there is one: the embedded database does one thing at a time.
 * @type {Cell}
 */
const postgresCell = {
  name: "postgres",
  sources: postgresFingerprint,
  run: runPostgres,
};

/**
 * Routes, dialogs and every file through a real nginx, where there is one.
 * @type {Cell}
 */
const deployCell = {
  name: "deploy/nginx",
  sources: deployFingerprint,
  run: runDeploy,
};

/**
 * Every answer of the sandbox told again with each thing that could be wrong with it: what the conformance suite finds.
 * @type {Cell}
 */
const conformCell = {
  name: "conform",
  sources: exactlyOnceFingerprint,
  run: runConformSelfTest,
};

/**
 * The sandbox beside a bare server over the same rows: printed, never asserted.
 * @type {Cell}
 */
const loadCell = {
  name: "load",
  sources: exactlyOnceFingerprint,
  run: runLoad,
};

/**
 * All journeys through one part of the portal; `verify` has the first ones.
 * @param {string} part
 * @returns {Cell}
 */
const journeyCell = (part) => ({
  name: `journeys/${part}`,
  sources: () => journeyFingerprint(part),
  run: () => runJourneys(part),
});

/**
 * Every fault that one flow can meet; `verify` has the quick ones.
 * @param {string} flow
 * @returns {Cell}
 */
const faultCell = (flow) => ({
  name: `faults/${flow}`,
  sources: () => faultFingerprint(flow),
  run: () => runFaults(flow),
});

/**
 * Every control of the portal pressed once in each role, in the chosen brand and one that has all else another way;
 * and of the control room. What a page says while it cannot ask is read beside that.
 * @returns {Cell[]}
 */
const crawlCells = () => [
  ...crawledBrands().flatMap((brand) =>
    crawledRoles.map((role) => crawlCell(brand, role)),
  ),
  crawlCell(chosenBrand(), "control-room"),
  crawlCell(chosenBrand(), "sample"),
  {
    name: "crawl/bites",
    sources: () => journeyFingerprint("crawl"),
    run: runBites,
  },
];

/** The chosen brand, and of the others the one that offers most. */
function crawledBrands() {
  const offers = (/** @type {string} */ brand) =>
    Object.values(brandFile(brand)["categories"] ?? []).length;
  const others = brandIds().filter((brand) => brand !== chosenBrand());
  const [most] = others.sort((one, other) => offers(other) - offers(one));
  return [chosenBrand(), ...(most ? [most] : [])];
}

/** A crawl of one page says nothing of the others. */
const crawlFingerprint = () =>
  journeyFingerprint("crawl") + (process.env["FOYER_CRAWL_AT"] ?? "");

/**
 * @param {string} brand
 * @param {string} part
 * @returns {Cell}
 */
const crawlCell = (brand, part) => ({
  name: ["crawl", ...(brand === chosenBrand() ? [] : [brand]), part].join("/"),
  sources: () => crawlFingerprint(),
  run: () =>
    runVitest(
      "full-crawl",
      ["--config", "packages/journeys/vitest.e2e.config.ts", "src/crawl.spec"],
      { FOYER_BRAND: brand, FOYER_CRAWL: part },
    ),
});

/**
 * The pages that Lighthouse looks at, each a cell.
 * @returns {Cell[]}
 */
const lighthouseCells = () =>
  /** @type {(keyof typeof lighthousePages)[]} */ (
    Object.keys(lighthousePages)
  ).map((page) => ({
    name: `lighthouse/${page}`,
    sources: lighthouseFingerprint,
    run: () => runLighthouse(page),
  }));

/**
 * Every mutant of one flow; it fails when too many of them go unnoticed.
 * @param {string} flow
 * @returns {Cell}
 */
const mutationCell = (flow) => ({
  name: `mutation/${flow}`,
  sources: () => mutationFingerprint(flow),
  run: () => mutateFlow(flow),
});

/**
 * Runs the matrices. Words filter the cells: each must be a part of a cell's name, or some that follow each other
 * (`routes/EN`). What has passed with the same sources is not run again, unless `--again`.
 * @param {string[]} args
 */
export async function verifyFull(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { again: { type: "boolean" } },
    allowPositionals: true,
  });
  process.env["FOYER_BRAND"] = chosenBrand();
  const wanted = cells().filter(({ name }) =>
    positionals.every((word) => `/${name}/`.includes(`/${word}/`)),
  );
  if (wanted.length === 0)
    throw new Plain(
      `No cell has ${positionals.join(", ")} in its name; a cell is named as ${cells()[0]?.name}.`,
    );
  if (!wanted.every(needsNoBrowser))
    process.env["CHROMIUM_PATH"] = ensureChromium();
  const known = recall();
  for (const { name, run, sources } of wanted) {
    const now = sources();
    const before = known[name];
    if (!values.again && before?.sources === now && before.failed === 0)
      continue;
    console.log(`\n── ${name}`);
    known[name] = { ...(await run()), sources: now };
    mkdirSync(at(".foyer"), { recursive: true });
    writeFileSync(memory, JSON.stringify({ cells: known }));
  }
  report(
    wanted.map(({ name }) => ({
      name,
      ...(known[name] ?? { passed: 0, failed: 1 }),
    })),
  );
  if (wanted.some(({ name }) => name.startsWith("faults/")))
    await printFaults();
}

/** @param {{ name: string }} cell */
const isMutation = ({ name }) => name.startsWith("mutation/");

/** @param {{ name: string }} cell */
const needsNoBrowser = (cell) =>
  isMutation(cell) ||
  cell.name === exactlyOnceCell.name ||
  cell.name === figuresCell.name ||
  cell.name === postgresCell.name ||
  cell.name === loadCell.name;

/** @type {string | undefined} */
let portal;
/** The stories and the routes stand on everything that is built: it is hashed once. */
const portalSources = () => (portal ??= sourceFingerprint());

/**
 * Results of earlier runs, each with the sources that it is about.
 * @returns {Known}
 */
function recall() {
  if (!existsSync(memory)) return {};
  /** @type {{ cells: Known }} */
  const said = JSON.parse(readFileSync(memory, "utf8"));
  return said.cells;
}

/** @param {readonly ({ name: string } & Count)[]} results */
function report(results) {
  const widest = Math.max(4, ...results.map(({ name }) => name.length));
  for (const { name, passed, failed, unnoticed } of results)
    console.log(
      `${name.padEnd(widest)} ${String(passed).padStart(7)} ${String(failed).padStart(7)}${noticed({ passed, unnoticed })}`,
    );
  const sum = (/** @type {"passed" | "failed" | "unnoticed"} */ key) =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const mutated = results.filter(isMutation);
  if (mutated.length > 0) {
    const passed = mutated.reduce((total, result) => total + result.passed, 0);
    console.log(
      `\nMutants in all:${noticed({ passed, unnoticed: sum("unnoticed") })}`,
    );
  }
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  if (sum("failed") > 0) process.exitCode = 1;
}

/**
 * What share of its mutants a flow's tests notice, for the end of a line.
 * @param {Pick<Count, "passed" | "unnoticed">} count
 */
function noticed({ passed, unnoticed }) {
  const all = passed + (unnoticed ?? 0);
  if (unnoticed === undefined || all === 0) return "";
  return `   ${score({ passed, unnoticed }).toFixed(1)} % (${passed} of ${all} mutants; at least ${leastScore} %)`;
}
