import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createConnection } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ServedBrand } from "../templates/headers.ts";
import { nginxSite } from "../templates/nginx.ts";
import { nginxMain } from "../templates/nginx-main.ts";
import { settingsFrom } from "../templates/settings.ts";
import { withFacts } from "../document.ts";
import { documentsFolder, type ServedPages } from "../pages.ts";

export interface NginxOptions extends ServedBrand, ServedPages {
  /** Path of nginx. */
  readonly nginx: string;
  /** Modules to load, absolute paths; with Debian's brotli module `.br` files are sent. */
  readonly modules: readonly string[];
  /** Folder of the build. */
  readonly folder: string;
  readonly port: number;
  readonly platformUrl: string;
  /** The merchant named to the platform; omitted: one by the name "site". */
  readonly merchant?: string | undefined;
  /** Salt, iterations and digest of the deployment's default password (OPN-09). */
  readonly defaultPassword?: string | undefined;
  /** Pages are answered with the documents that `npm run prerender` has put beside the build. @default false */
  readonly prerender?: boolean;
}

export interface RunningNginx {
  readonly url: string;
  /** The contents of a log so far: "error", "access", or the site's own. */
  readonly log: (name: string) => string;
  /** Stops it and deletes its files. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a build with a real nginx that writes only to a temporary folder and needs no special rights. Its
 * configuration is the one that a build writes for a server behind a load balancer; the document says which platform
 * on this machine is allowed, as in the preview.
 *
 * @throws {Error} with nginx' own message where it rejects its configuration.
 * @example const { url, close } = await startNginx({ nginx: "/usr/sbin/nginx", modules: [], folder, port, platformUrl, hosts, paths, languages })
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const { nginx, port } = options;
  const own = mkdtempSync(join(tmpdir(), "foyer-nginx-"));
  const conf = writeConfiguration(own, options);
  const args = ["-p", own, "-c", conf];
  const tested = spawnSync(nginx, [...args, "-t"], { encoding: "utf8" });
  if (tested.status !== 0) {
    rmSync(own, { recursive: true, force: true });
    throw new Error(`nginx refuses its configuration:\n${tested.stderr}`);
  }
  const child = spawn(nginx, [...args, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "close");
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(own, { recursive: true, force: true });
  };
  let isRunning = true;
  child.once("close", () => (isRunning = false));
  while (!(await answers(port))) {
    if (isRunning) continue;
    await close();
    throw new Error("nginx ended before it answered.");
  }
  return {
    url: `http://localhost:${port}`,
    log: (name) => readFileSync(join(own, `${name}.log`), "utf8"),
    close,
  };
}

function writeConfiguration(
  own: string,
  {
    modules,
    folder,
    port,
    platformUrl,
    defaultPassword,
    merchant,
    prerender = false,
    ...served
  }: NginxOptions,
): string {
  const site = join(own, "site");
  layOut(resolve(folder), site, served.local ?? [], defaultPassword);
  const settings = settingsFrom(
    {
      PLATFORM_URL: platformUrl,
      PORTAL_HOST: "localhost",
      PORTAL_FOLDER: site,
      PORTAL_LOGS: own,
      PORTAL_TLS: "off",
      PORTAL_PORT: String(port),
      PORTAL_IPV6: hasIpv6() ? "on" : "off",
      // An address that nobody has: calls are counted, and no caller is trusted to name another address.
      PORTAL_PROXIES: "192.0.2.1",
      ...(merchant === undefined ? {} : { PORTAL_MERCHANT: merchant }),
      PORTAL_BROTLI: modules.some((path) => path.includes("brotli"))
        ? "on"
        : "off",
      PORTAL_PRERENDER: prerender ? "on" : "off",
    },
    { ...served, brand: "site" },
  );
  writeFileSync(join(own, "site.conf"), nginxSite(settings));
  const conf = join(own, "nginx.conf");
  writeFileSync(
    conf,
    nginxMain({
      site: "site.conf",
      settings,
      folder: own,
      modules,
      // Started by root, its workers would run as a user who may not read this folder.
      ...(process.getuid?.() === 0 ? { user: "root" } : {}),
    }),
  );
  return conf;
}

/** The build, linked file by file, except the document, which says what this server allows. */
function layOut(
  folder: string,
  site: string,
  localHosts: readonly string[],
  defaultPassword: string | undefined,
): void {
  mkdirSync(site);
  const isChanged = localHosts.length > 0 || Boolean(defaultPassword);
  // The documents may be made later.
  symlinkSync(join(folder, documentsFolder), join(site, documentsFolder));
  for (const name of readdirSync(folder)) {
    if (name === documentsFolder) continue;
    const isDocument = name.startsWith("index.html");
    if (!isDocument || !isChanged) {
      symlinkSync(join(folder, name), join(site, name));
      continue;
    }
    // Its precompressed forms are no longer valid.
    if (name !== "index.html") continue;
    const plain = new Uint8Array(readFileSync(join(folder, name)));
    const page = { type: "text/html", etag: "", plain };
    const facts = { localHosts, defaultPassword };
    writeFileSync(join(site, name), withFacts(page, facts).plain);
  }
}

const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === "IPv6"),
  );

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    const end = (said: boolean) => {
      socket.destroy();
      done(said);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
