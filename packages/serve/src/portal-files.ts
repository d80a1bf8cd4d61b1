import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import type { Brand } from "@foyer/platform/brand";
import { escaped } from "./documents/escaped.ts";
import type { ServedPages } from "./pages.ts";
import type { Hosts } from "./policy.ts";
import type { BuildRecord } from "./record.ts";
import { headersFile } from "./templates/headers-file.ts";
import { caddyTemplate } from "./templates/caddy.ts";
import { nginxSite } from "./templates/nginx.ts";
import { nginxMain } from "./templates/nginx-main.ts";
import { settingsFrom } from "./templates/settings.ts";
import {
  ignoredFiles,
  workerScript,
  wranglerFile,
} from "./templates/worker.ts";

export interface PortalFilesOptions {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
  /** The brand's pages and languages; asked for at the end of a build. */
  readonly pages: () => Promise<ServedPages>;
}

const compressible = /\.(css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Generates what a server of the portal needs besides the bundle: precompressed files, and, in the folder that
 * `FOYER_DEPLOY_DIR` names, configurations for nginx, for Caddy and for a CDN with workers, made for the host names
 * in the environment (docs/deploy.md).
 *
 * @example defineConfig({ plugins: [portalFiles({ brand, root, pages: () => servedPages(root, brand) })] })
 */
export function portalFiles({
  brand,
  root,
  pages,
}: PortalFilesOptions): Plugin {
  let folder = "";
  let isBuilt = false;
  return {
    name: "foyer-portal-files",
    transformIndexHtml: (html) =>
      html.replaceAll("%BRAND_NAME%", escaped(readBrand(root, brand).name)),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isBuilt = true;
    },
    async closeBundle() {
      // Also called at the end of a failed build, which must leave existing files unchanged.
      if (!isBuilt) return;
      const {
        hosts,
        merchantCode,
        phoneSignIn: phone,
      } = readBrand(root, brand);
      const { paths, languages } = await pages();
      const settings = settingsFrom(process.env, {
        brand,
        merchantCode,
        hosts,
        phone,
        paths,
        languages,
      });
      const record: BuildRecord = {
        brand,
        host: settings.host,
        merchantCode,
        hosts,
        phoneSignIn: phone,
        paths,
        languages,
      };
      writeFileSync(
        join(folder, ".foyer.json"),
        `${JSON.stringify(record, null, 2)}\n`,
      );
      writeFileSync(join(folder, "_headers"), headersFile(settings));
      writeFileSync(join(folder, ".assetsignore"), ignoredFiles(settings));
      const deploy = process.env["FOYER_DEPLOY_DIR"];
      if (deploy)
        writeAll(deploy, {
          "nginx/site.conf": nginxSite(settings),
          "nginx/nginx.conf": nginxMain({
            // One main configuration for several published brands, where they have a common list of sites.
            site: process.env["FOYER_SITES_LIST"] ?? "site.conf",
            settings,
          }),
          "caddy/Caddyfile": caddyTemplate(settings, {
            shared: process.env["FOYER_SITES_LIST"] !== undefined,
          }),
          "edge/worker.js": await workerScript(settings),
          "edge/wrangler.jsonc": wranglerFile(
            settings,
            relative(`${deploy}/edge`, folder),
          ),
        });
      await compressFolder(folder, process.env["FOYER_BEFORE"]);
    },
  };
}

/**
 * Compresses every file of a build beside itself.
 *
 * @example defineConfig({ plugins: [compressedFiles()] })
 */
export function compressedFiles(): Plugin {
  let folder = "";
  let isBuilt = false;
  return {
    name: "foyer-compressed-files",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isBuilt = true;
    },
    async closeBundle() {
      if (isBuilt) await compressFolder(folder);
    },
  };
}

interface BrandFile {
  /** Display name. */
  readonly name: string;
  readonly merchantCode: string;
  readonly hosts: Hosts;
  /** Absent: codes are sent by the platform itself. */
  readonly phoneSignIn?: Brand["phoneSignIn"];
}

/**
 * Reads the few members of a brand that its server needs.
 *
 * @example readBrand(root, brand).hosts.image
 */
export function readBrand(root: string, brand: string): BrandFile {
  return JSON.parse(
    readFileSync(join(root, "themes", brand, "brand.json"), "utf8"),
  );
}

function writeAll(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Compresses what is not compressed yet: the portal's files come with their compressed forms, and an asset with the
 * name of an older release's is the same file.
 */
async function compressFolder(folder: string, before?: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const files = names.filter(
    (name) =>
      compressible.test(name) &&
      // Hidden files are served by nobody.
      !name.startsWith(".") &&
      !present.has(`${name}.br`) &&
      !(before !== undefined && linkForms(before, folder, name)),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const plain = readFileSync(file);
      const quality = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      };
      writeFileSync(`${file}.br`, await brotli(plain, { params: quality }));
      writeFileSync(`${file}.gz`, await zip(plain, { level: 9 }));
    }),
  );
}

/** Takes the compressed forms of an asset from another release; false if they are not there. */
function linkForms(before: string, folder: string, name: string): boolean {
  if (!name.startsWith(`assets${sep}`)) return false;
  const forms = [".br", ".gz"].map((form) => `${name}${form}`);
  if (!forms.every((form) => existsSync(join(before, form)))) return false;
  for (const form of forms) linkSync(join(before, form), join(folder, form));
  return true;
}
