// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { chosenBrand } from "./lib/brand.mjs";
import { bin, must } from "./lib/children.mjs";
import { at } from "./lib/root.mjs";
import { installForBrand } from "./phone.mjs";

/**
 * @typedef {object} BuildOptions
 * @property {string} [folder] Inside packages/app.
 * @property {boolean} [pseudo] With the two pseudo-locales.
 * @property {boolean} [force] Even when nothing has changed.
 */

/**
 * Builds the portal for the chosen brand.
 * @param {string[]} args
 */
export async function build(args) {
  const { values } = parseArgs({
    args,
    options: { force: { type: "boolean" }, pseudo: { type: "boolean" } },
  });
  await buildPortal({ ...values, force: values.force ?? true });
  console.log(
    `Built for ${chosenBrand()}: packages/app/dist, and server templates in deploy/${chosenBrand()}.`,
  );
}

/**
 * Builds it unless the last build was made from the same files.
 * @param {BuildOptions} [options]
 * @returns {Promise<string>} The folder of the build.
 */
export function buildPortal({
  folder = "dist",
  pseudo = false,
  force = false,
} = {}) {
  return buildOnce(
    folder,
    "vite.config.ts",
    { FOYER_PSEUDO: pseudo ? "1" : "0" },
    force,
  );
}

/**
 * Builds the gallery: every story as a page of the portal, to be looked at under the portal's own policy.
 * @returns {Promise<string>} The folder of the build.
 */
export function buildGallery() {
  return buildOnce("dist-gallery", "vite.gallery.config.ts", {}, false);
}

/**
 * @param {string} folder
 * @param {string} config
 * @param {Record<string, string>} settings
 * @param {boolean} force
 */
async function buildOnce(folder, config, settings, force) {
  const brand = chosenBrand();
  const out = at("packages/app", folder);
  const stamp = join(out, ".foyer-inputs");
  const inputs = sourceFingerprint(JSON.stringify({ brand, config, settings }));
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs)
    return out;
  await installForBrand();
  await must(
    "The build",
    bin("vite"),
    ["build", "--config", config, "--logLevel", "warn"],
    {
      cwd: at("packages/app"),
      env: {
        ...settings,
        FOYER_BRAND: brand,
        FOYER_OUT_DIR: folder,
        NODE_ENV: "production",
      },
    },
  );
  writeFileSync(stamp, inputs);
  return out;
}

const sources = [
  "packages/app/src",
  "packages/app/gallery",
  "packages/app/build",
  "packages/app/preview",
  "packages/app/public",
  "packages/flows/src",
  "packages/platform/src",
  "packages/ui/src",
  "themes",
];
const singleFiles = [
  "packages/app/index.html",
  "packages/app/vite.config.ts",
  "packages/app/vite.gallery.config.ts",
  "packages/app/vite.shared.ts",
  "package.json",
  "phone-sign-in/connector.ts",
  "phone-sign-in/firebase.ts",
  "phone-sign-in/package-lock.json",
  "pnpm-lock.yaml",
];
const notBuilt = /(^|\/)node_modules\/|\.(test|spec)\.tsx?$|\/e2e\//;

/**
 * A hash of everything that a build is made from.
 * @param {string} [settings] What else decides.
 */
export function sourceFingerprint(settings = "") {
  const hash = createHash("sha256").update(settings);
  const files = [
    ...sources.filter((folder) => existsSync(at(folder))).flatMap(listFiles),
    ...singleFiles.map((file) => at(file)),
  ];
  for (const file of files.sort())
    hash.update(relative(at(), file)).update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notBuilt.test(file));
}
