// @ts-check
import { posix } from "node:path";
import { importsOf } from "./imports.mjs";

/**
 * The other packages that a file may import, by its folder; the longest matching folder counts. `type` entries may be
 * imported only as types, `test` entries only by tests.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const arrows = {
  "themes/": [],
  // The product.
  "packages/platform/": [],
  "packages/ui/": [
    "@foyer/themes/contract",
    "@foyer/platform/part",
    "@foyer/platform/patterns",
    "type @foyer/platform/money",
    "test @foyer/platform/testing/some-of",
  ],
  "packages/flows/": ["@foyer/platform/"],
  "packages/app/": [
    "@foyer/themes/contract",
    "@foyer/platform/",
    "@foyer/ui/",
    "@foyer/flows/",
    "test @foyer/brand/",
    "test @foyer/serve/",
  ],
  // Tools beside the product, which does not import them.
  "packages/brand/": [
    "@foyer/themes/contract",
    "@foyer/platform/brand",
    "@foyer/platform/brand/json-schema",
    "test @foyer/platform/testing/some-of",
  ],
  "packages/art/": [],
  "packages/serve/": ["@foyer/platform/brand", "test @foyer/brand/checkout"],
  "packages/journeys/": [
    "@foyer/platform/",
    // The portal's texts, for finding them on the page.
    "@foyer/ui/testing/english",
    "@foyer/app/",
    "@foyer/brand/",
    "@foyer/serve/",
  ],
  "packages/conform/": ["@foyer/platform/"],
  "packages/sandbox/": [
    "@foyer/platform/",
    "@foyer/conform",
    "@foyer/conform/",
    "@foyer/art",
    "@foyer/art/",
    // E-mails have a brand's texts and its look.
    "@foyer/brand/checkout",
    "@foyer/brand/files/problem",
    "@foyer/brand/mails/",
  ],
};

/**
 * What a package may import by path because importing by package name would not work. Vite bundles into its
 * configuration only what is imported by path, since Node 20 cannot load TypeScript by package name; and what only
 * the app knows, such as its pages and their names, has no entry in any package.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const byPath = {
  "packages/brand/src/": [
    "packages/platform/src/brand/",
    "packages/app/src/kit/words/categories.ts",
    "packages/app/src/navigation/table.ts",
  ],
  "packages/serve/src/": [
    // Types alone: a build brings the code along.
    "packages/app/src/document/renderPage.tsx",
    "packages/app/src/entry/phone-auth/phoneAuthProtocol.ts",
    "packages/platform/src/brand/",
    "scripts/nginx.mjs",
  ],
};

/** Folders of flows/src that are not flows. */
const common = new Set(["shared", "testing"]);

/**
 * Layers of a package's folders from the top down: a folder imports only from lower layers, not from its own.
 * @type {Record<string, readonly (readonly string[])[]>}
 */
const floors = {
  "packages/app/src/": [
    ["main.tsx"],
    ["boot", "document"],
    ["portal"],
    ["shell"],
    ["connect"],
    ["team"],
    ["entry", "play", "news", "money", "records", "account"],
    ["kit"],
    ["actors"],
    ["i18n"],
    ["mode"],
    ["navigation"],
    ["services"],
  ],
  "packages/sandbox/src/": [
    ["start.ts"],
    ["server.ts"],
    ["control"],
    ["calls", "live", "play", "images", "pages", "phone-auth", "bring-up"],
    ["http", "seed"],
    ["services", "games"],
    ["db", "stock"],
  ],
};
const isTest = /\.(test|testing|stories|browser|postgres)\./;

/**
 * Every import of a file that violates the allowed directions between packages, features and flows.
 *
 * @param {string} path From the root, with slashes.
 * @param {string} code Without comments.
 * @returns {{ index: number, why: string, specifier: string }[]}
 * @example wrongImports("packages/platform/src/a.ts", 'import "@foyer/ui/button"').length // 1
 */
export function wrongImports(path, code) {
  return importsOf(code).flatMap(({ index, specifier, isType }) => {
    const why = specifier.startsWith(".")
      ? wrongRelative(path, posix.join(posix.dirname(path), specifier))
      : wrongPackage(path, specifier, isType);
    return why ? [{ index, why, specifier }] : [];
  });
}

/**
 * @param {string} path
 * @param {string} specifier
 * @param {boolean} isType
 */
function wrongPackage(path, specifier, isType) {
  if (isOfOneBrand(path, specifier))
    return "The portal's script is the same for every brand: a brand's data come in the document (boot/documentBrand.ts).";
  if (!specifier.startsWith("@foyer/")) return undefined;
  const folder = Object.keys(arrows)
    .filter((candidate) => path.startsWith(candidate))
    .sort((one, other) => other.length - one.length)[0];
  if (folder === undefined) return undefined;
  const allowed = (arrows[folder] ?? []).some((entry) => {
    const [target = "", only] = entry.split(" ").reverse();
    return (
      (only === undefined ||
        (only === "type" && isType) ||
        (only === "test" && isTest.test(path))) &&
      (target.endsWith("/")
        ? specifier.startsWith(target)
        : specifier === target)
    );
  });
  return allowed ? undefined : `${folder} may not import ${specifier}.`;
}

/**
 * The modules that hold what is only one brand's begin with "virtual:". Tests, stories and the gallery may use them.
 * @param {string} path
 * @param {string} specifier
 */
const isOfOneBrand = (path, specifier) =>
  specifier.startsWith("virtual:") &&
  specifier !== "virtual:brand/theme.css" &&
  /^packages\/(app|flows|platform|ui)\/src\/(?!testing\/)/.test(path) &&
  !isTest.test(path);

/**
 * @param {string} from
 * @param {string} to
 */
function wrongRelative(from, to) {
  const home = /^(?:packages\/[^/]+|themes)\//.exec(from)?.[0];
  const reached = byPath[`${home}src/`] ?? [];
  if (
    home &&
    from.startsWith(`${home}src/`) &&
    !to.startsWith(home) &&
    !reached.some((path) => to.startsWith(path))
  )
    return `Import another package by its name, not by a path out of ${home}`;
  for (const [base, rooms] of Object.entries(floors)) {
    const room = part(from, base);
    const otherRoom = part(to, base);
    const floor = floorOf(rooms, room);
    const otherFloor = floorOf(rooms, otherRoom);
    if (
      room !== otherRoom &&
      floor >= 0 &&
      otherFloor >= 0 &&
      otherFloor <= floor &&
      !isTest.test(from)
    )
      return `${otherRoom} lies ${floor === otherFloor ? "beside" : "above"} ${room}: what both need goes below.`;
  }
  const flow = part(from, "packages/flows/src/");
  const otherFlow = part(to, "packages/flows/src/");
  const isInside =
    otherFlow &&
    !common.has(otherFlow) &&
    posix.basename(to) !== `${otherFlow}.ts` &&
    to.slice("packages/flows/src/".length).includes("/");
  if (flow && isInside && flow !== otherFlow)
    return `Flow ${flow} may not import the inside of flow ${otherFlow}.`;
  return undefined;
}

/**
 * @param {readonly (readonly string[])[]} rooms
 * @param {string | undefined} room
 */
const floorOf = (rooms, room) =>
  rooms.findIndex((floor) => room !== undefined && floor.includes(room));

/**
 * @param {string} path
 * @param {string} base
 */
function part(path, base) {
  return path.startsWith(base)
    ? path.slice(base.length).split("/")[0]
    : undefined;
}
