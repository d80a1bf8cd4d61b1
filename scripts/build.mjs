// @ts-check
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brandIds, chosenBrand } from "./lib/brand.mjs";
import { bin, must, run } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";
import { installForBrand } from "./phone.mjs";

/**
 * @typedef {object} BuildOptions
 * @property {string} [folder] Folder inside packages/app.
 * @property {boolean} [pseudo] With the two pseudo-locales.
 * @property {boolean} [force] The brand's part even when nothing has changed.
 * @property {boolean} [anew] All of it, even when nothing has changed.
 * @property {boolean} [deploy] With configurations for servers, in deploy/<brand>.
 * @property {boolean} [release] Only if nothing in the brand stands for something that is still to come.
 */

/**
 * Builds the portal for the chosen brand, or with `--all-brands` for each into a folder of its own. With `--release` it
 * refuses a brand that has faults or placeholders.
 * @param {string[]} args
 */
export async function build(args) {
  const { values } = parseArgs({
    args,
    options: {
      "all-brands": { type: "boolean" },
      force: { type: "boolean" },
      pseudo: { type: "boolean" },
      release: { type: "boolean" },
    },
  });
  const { pseudo, release } = values;
  const options = {
    pseudo,
    release,
    force: true,
    anew: values.force,
    deploy: true,
  };
  if (values["all-brands"]) return buildAll(options);
  await buildPortal(options);
  console.log(
    `Built for ${chosenBrand()}: packages/app/dist, and configurations for servers in deploy/${chosenBrand()}.`,
  );
}

/**
 * Builds every brand of themes/ and prints a table of them. A brand that fails does not stop the others.
 * @param {BuildOptions} options
 */
async function buildAll(options) {
  const rows = [];
  const failed = [];
  for (const brand of brandIds()) {
    process.env["FOYER_BRAND"] = brand;
    console.log(`Building ${brand} …`);
    try {
      const out = await buildPortal({
        ...options,
        folder: `dist-brands/${brand}`,
      });
      const { js, css } = entryBytes(out);
      rows.push([brand, relative(at(), out), `${js}`, `${css}`]);
    } catch (error) {
      if (!(error instanceof Plain)) throw error;
      console.error(error.message);
      failed.push(brand);
      rows.push([brand, "not built", "", ""]);
    }
  }
  console.log(`\n${table(["brand", "folder", "entry JS", "entry CSS"], rows)}`);
  console.log(
    "\nBytes after brotli. Configurations for servers are in deploy/<brand>.",
  );
  if (failed.length > 0) throw new Plain(`Not built: ${failed.join(", ")}.`);
}

/**
 * What a page loads before any script runs: bytes after brotli of the scripts and style sheets that the document
 * names.
 * @param {string} folder The build.
 * @example entryBytes("packages/app/dist") // { js: 139_937, css: 11_113 }
 */
export function entryBytes(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = [
    ...page.matchAll(/\s(?:src|href)="\/([^"]+\.(?:js|css))"/g),
  ].map(([, file = ""]) => file);
  const bytes = (/** @type {string} */ ending) =>
    [...new Set(named)]
      .filter((file) => file.endsWith(ending))
      .reduce(
        (sum, file) => sum + statSync(join(folder, `${file}.br`)).size,
        0,
      );
  return { js: bytes(".js"), css: bytes(".css") };
}

/**
 * Aligned columns: the first two to the left, numbers to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/**
 * Builds the portal once for all brands, and then the chosen brand's files around it; each part only if it was not
 * made from the same files before.
 * @param {BuildOptions} [options]
 * @returns {Promise<string>} The folder of the build.
 */
export async function buildPortal({
  folder = "dist",
  pseudo = false,
  force = false,
  anew = false,
  deploy = false,
  release = false,
} = {}) {
  if (release) await checkForRelease();
  return buildBrand({
    portal: await buildShared(anew),
    folder,
    pseudo,
    force: force || anew,
    // Only when a build is requested: a test's build must not overwrite files made for a real server.
    besides: deploy ? { FOYER_DEPLOY_DIR: at("deploy", chosenBrand()) } : {},
  });
}

/** Refuses the chosen brand if something in it is wrong, or stands for what is still to come. */
export const checkForRelease = () =>
  must(`The check of ${chosenBrand()} for its release`, bin("tsx"), [
    at("packages/brand/src/cli/cli.ts"),
    ...["check", chosenBrand(), "--release"],
  ]);

/**
 * Builds what is the same for every brand.
 * @param {boolean} [force]
 * @returns {Promise<string>} The folder of the build.
 */
export const buildShared = (force) =>
  buildOnce({
    folder: "dist-portal",
    configs: ["vite.config.ts", "vite.document.config.ts"],
    force,
    ofBrand: false,
    says: "Building the portal, once for all brands; this can take a minute …",
  });

/**
 * Builds the program that publishes a brand: one file, which starts in a fraction of the time that its sources take.
 * @returns {Promise<string>} The program.
 */
export const buildPublisher = async () =>
  join(
    await buildOnce({
      folder: "dist-publish",
      configs: ["vite.publish.config.ts"],
      ofBrand: false,
    }),
    "publish.js",
  );

/**
 * Writes the chosen brand's files around the built portal.
 * @param {{ portal: string, folder: string, pseudo?: boolean, force?: boolean, besides?: Record<string, string> }} build
 * @returns {Promise<string>} The folder of the build.
 */
export async function buildBrand({ portal, pseudo = false, ...build }) {
  await installForBrand();
  return buildOnce({
    ...build,
    configs: ["vite.brand.config.ts"],
    settings: { FOYER_PSEUDO: pseudo ? "1" : "0", FOYER_PORTAL: portal },
  });
}

/**
 * Builds the gallery: every story as a page of the portal, to be viewed under the portal's own policy.
 * @returns {Promise<string>} The folder of the build.
 */
export async function buildGallery() {
  await installForBrand();
  return buildOnce({
    folder: "dist-gallery",
    configs: ["vite.gallery.config.ts"],
  });
}

/**
 * @typedef {object} Build
 * @property {string} folder
 * @property {readonly string[]} configs Configurations of Vite, each of which adds to the folder.
 * @property {Record<string, string>} [settings] Everything that affects the result.
 * @property {boolean} [force] Even when nothing has changed.
 * @property {Record<string, string>} [besides] Other settings, which do not affect it.
 * @property {string} [says] Said before it is built, because it takes long.
 * @property {boolean} [ofBrand] False: it is the same for every brand. Default: true.
 */

/** @param {Build} build */
async function buildOnce({
  folder,
  configs,
  settings = {},
  force = false,
  besides = {},
  ofBrand = true,
  says,
}) {
  const brand = ofBrand ? chosenBrand() : undefined;
  const out = resolve(at("packages/app"), folder);
  const stamp = join(out, ".foyer-inputs");
  const inputs = sourceFingerprint(
    JSON.stringify({ brand, configs, settings }),
    ofBrand ? sources : sources.filter((source) => source !== "themes"),
  );
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs)
    return out;
  if (says) console.log(says);
  for (const config of configs) {
    const { code, output } = await run(
      bin("vite"),
      ["build", "--config", config, "--logLevel", "warn"],
      {
        cwd: at("packages/app"),
        env: {
          ...settings,
          ...besides,
          ...(brand && { FOYER_BRAND: brand }),
          FOYER_OUT_DIR: folder,
          NODE_ENV: "production",
        },
        output: "collect",
      },
    );
    if (code !== 0) throw new Plain(`${faultOf(output)}\nThe build failed.`);
    process.stdout.write(output);
  }
  writeFileSync(stamp, inputs);
  return out;
}

/**
 * The useful part of a failed build's output: its sentences, without Vite's stack and what Node prints around an
 * error. With DEBUG set, all of it.
 * @param {string} output
 * @example faultOf("Error: Words are missing.\n    at error (vite.js:1:2)\n") // "Error: Words are missing."
 */
export function faultOf(output) {
  if (process.env["DEBUG"]) return output.trimEnd();
  return output
    .replace(/^ +at .*\n?/gm, "")
    .replace(/\n(?: {2}\w+: .*\n)+\}\s*$/, "")
    .trimEnd();
}

const sources = [
  "packages/app/src",
  "packages/app/gallery",
  "packages/app/build",
  "packages/app/public",
  "packages/brand/src",
  "packages/flows/src",
  "packages/platform/src",
  "packages/serve/src",
  "packages/ui/src",
  "themes",
];
const singleFiles = [
  "packages/app/index.html",
  "packages/app/phone-sign-in/connector.ts",
  "packages/app/phone-sign-in/firebase.ts",
  "packages/app/phone-sign-in/package-lock.json",
  "packages/app/vite.brand.config.ts",
  "packages/app/vite.config.ts",
  "packages/app/vite.document.config.ts",
  "packages/app/vite.gallery.config.ts",
  "packages/app/vite.publish.config.ts",
  "packages/app/vite.shared.ts",
  "package.json",
  "pnpm-lock.yaml",
];
const notBuilt = /(^|\/)node_modules\/|\.(test|spec)\.tsx?$/;

/**
 * A hash of everything that a build is made from.
 * @param {string} [settings] Other settings that affect the result.
 * @param {readonly string[]} [folders]
 */
export function sourceFingerprint(settings = "", folders = sources) {
  return createHash("sha256")
    .update(settings)
    .update(sourceHash(folders))
    .digest("hex");
}

/** @type {Map<string, string>} */
const hashes = new Map();

/**
 * A hash of all source files, read once: a command builds several parts from the same.
 * @param {readonly string[]} folders
 */
function sourceHash(folders) {
  const key = folders.join();
  const known = hashes.get(key);
  if (known) return known;
  const hash = createHash("sha256");
  const files = [
    ...folders.filter((folder) => existsSync(at(folder))).flatMap(listFiles),
    ...singleFiles.map((file) => at(file)),
  ];
  for (const file of files.sort())
    hash.update(relative(at(), file)).update(readFileSync(file));
  const made = hash.digest("hex");
  hashes.set(key, made);
  return made;
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notBuilt.test(file));
}
