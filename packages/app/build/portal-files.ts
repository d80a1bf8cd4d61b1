import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import type { Brand } from "@foyer/platform/brand";
import type { Hosts } from "../preview/policy.ts";
import {
  caddyTemplate,
  headersFile,
  nginxTemplate,
} from "./server-templates.ts";

export interface PortalFilesOptions {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
}

const compressible = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * What a server of the portal needs besides the bundle: precompressed files, `_headers` for hosts that read it,
 * and templates for nginx and Caddy in `deploy/`.
 *
 * @example defineConfig({ plugins: [portalFiles({ brand, root })] })
 */
export function portalFiles({ brand, root }: PortalFilesOptions): Plugin {
  let folder = "";
  let isBuild = false;
  return {
    name: "foyer-portal-files",
    transformIndexHtml: (html) =>
      html.replaceAll("%BRAND_NAME%", escapeHtml(readBrand(root, brand).name)),
    configResolved(config) {
      isBuild = config.command === "build";
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      if (!isBuild) return;
      const { hosts, phoneSignIn: phone } = readBrand(root, brand);
      writeFileSync(
        join(folder, ".foyer.json"),
        `${JSON.stringify({ brand, hosts, phoneSignIn: phone }, null, 2)}\n`,
      );
      writeFileSync(join(folder, "_headers"), headersFile(hosts, phone));
      const deploy = join(root, "deploy", brand);
      mkdirSync(deploy, { recursive: true });
      writeFileSync(join(deploy, "nginx.conf"), nginxTemplate(hosts, phone));
      writeFileSync(join(deploy, "Caddyfile"), caddyTemplate(hosts, phone));
      await compressFolder(folder);
    },
  };
}

interface BrandFile {
  /** As people read it. */
  readonly name: string;
  readonly merchantCode: string;
  readonly hosts: Hosts;
  /** Absent: codes are the platform's own. */
  readonly phoneSignIn?: Brand["phoneSignIn"];
}

/**
 * The little of a brand's own words that its server needs.
 *
 * @example readBrand(root, brand).hosts.image
 */
export function readBrand(root: string, brand: string): BrandFile {
  return JSON.parse(
    readFileSync(join(root, "themes", brand, "brand.json"), "utf8"),
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}

async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(file);
      const quality = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      };
      writeFileSync(`${file}.br`, await brotli(plain, { params: quality }));
      writeFileSync(`${file}.gz`, await zip(plain, { level: 9 }));
    }),
  );
}
