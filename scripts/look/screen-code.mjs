// @ts-check
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { runnerImport } from "vite";
import { importsOf } from "../check-source/imports.mjs";
import { strip } from "../check-source/strip.mjs";
import { at, root } from "../lib/root.mjs";

/*
 * Every page of the portal can be reached from every other, so by its imports alone each page would be touched by a
 * change of any. But the code of a page is fetched at a few places: of what is fetched there, a screen shows only its
 * own page.
 */
const pagesFile = "packages/app/src/portal/pages.tsx";
const centreFiles = [
  "packages/app/src/portal/centre/memberPages.ts",
  "packages/app/src/portal/centre/agentPages.ts",
];
/** The one page whose code is not fetched, because it belongs to the first screen. */
const homeFile = "packages/app/src/play/lobby/HomePage.tsx";

/** @typedef {(from: string, edge: import("./graph.mjs").Edge) => boolean} IsOpen */

/**
 * @typedef {object} Portal What the portal's own code says of its pages.
 * @property {Readonly<Record<string, { path: string }>>} screens The screens of Storybook by their keys.
 * @property {readonly { path: string, page: string }[]} routes
 */

/**
 * Reads the screens and the route table. Node alone cannot load the workspace's TypeScript; Vite's runner can.
 *
 * @returns {Promise<Portal>}
 */
export async function readPortal() {
  const load = async (/** @type {string} */ file) =>
    (
      await runnerImport(at(file), {
        root,
        configFile: false,
        logLevel: "error",
      })
    ).module;
  const { screens } = await load(".storybook/portal/screens.ts");
  const { routesOf } = await load("packages/app/src/navigation/table.ts");
  const { categoryCodes } = await load(
    "packages/platform/src/brand/category-codes.ts",
  );
  const routes = routesOf({
    routes: { off: [], needsLogin: [] },
    categories: categoryCodes,
  });
  return { screens, routes };
}

/**
 * Which imports count for these screens: all but those of other screens' pages.
 *
 * @param {readonly string[]} names Keys of screens.
 * @param {Portal} portal
 * @param {(file: string) => string} [read]
 * @returns {IsOpen}
 * @example reach(graph, [storyFile], ownPages(["deposit"], await readPortal()))
 */
export function ownPages(
  names,
  portal,
  read = (file) => readFileSync(at(file), "utf8"),
) {
  const own = new Set(
    names.flatMap((name) =>
      pageFiles(portal.screens[name]?.path, portal, read),
    ),
  );
  return (from, { to, isLater }) =>
    own.has(to) ||
    (to !== homeFile &&
      !(isLater && [pagesFile, ...centreFiles].includes(from)));
}

/**
 * The files of the page at an address: that of its route, and in a centre that of the centre's page.
 *
 * @param {string | undefined} address
 * @param {Portal} portal
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
function pageFiles(address, { routes }, read) {
  if (address === undefined) return [];
  const { pathname, searchParams } = new URL(address, "https://portal.example");
  const page = routes.find(({ path }) => path === pathname)?.page ?? "notFound";
  if (page === "home") return [homeFile];
  const key = searchParams.get("page");
  return [
    ...fetchedFor(page, pagesFile, read),
    ...(key ? centreFiles.flatMap((file) => fetchedFor(key, file, read)) : []),
  ];
}

/**
 * The file that a list of pages fetches for a key, with its own import or with a function above the list.
 *
 * @param {string} key
 * @param {string} list
 * @param {(file: string) => string} read
 */
function fetchedFor(key, list, read) {
  const code = strip(read(list));
  const part = (/** @type {string} */ pattern) =>
    new RegExp(pattern, "m").exec(code)?.[0] ?? "";
  const entry = part(`^ {2}${key}:[^]*?(?=^ {2}\\w+:|^\\})`);
  const helper = /\bPage: (\w+)\(/.exec(entry)?.[1];
  const found = [entry, helper ? part(`^const ${helper} =[^]*?;$`) : ""]
    .flatMap(importsOf)
    .map(({ specifier }) => posix.join(posix.dirname(list), specifier));
  return found.slice(0, 1);
}
