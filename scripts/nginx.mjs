// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, serve } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

const usualPlaces = [
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/usr/local/nginx/sbin/nginx",
  "/opt/homebrew/bin/nginx",
];

/** How to get what the tests of the server configuration need. */
export const nginxAdvice =
  "No nginx is installed (apt-get install nginx-light libnginx-mod-http-brotli-static, or NGINX_PATH): not run.";

/**
 * The path of a working nginx: the one in `NGINX_PATH`, or the system's. Without one, a test is skipped by name; it
 * never passes.
 *
 * @returns {string | undefined}
 * @example const nginx = findNginx()
 */
export function findNginx() {
  const named = process.env["NGINX_PATH"];
  if (!named) return usualPlaces.find(runs);
  if (runs(named)) return named;
  throw new Plain(`NGINX_PATH is ${named}, and that does not run.`);
}

/**
 * The version that the found nginx reports, or that there is none: a result applies to one version.
 * @example nginxVersion() // "nginx version: nginx/1.22.1"
 */
export function nginxVersion() {
  const path = findNginx();
  if (!path) return "none";
  return spawnSync(path, ["-v"], { encoding: "utf8" }).stderr.trim();
}

/**
 * Debian's module that sends `.br` files, where it is installed.
 * @returns {readonly string[]}
 */
export const brotliModules = () =>
  ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"].filter((file) =>
    existsSync(file),
  );

/**
 * Serves a build with nginx, using the configuration that the build writes, and waits until it answers. It has the
 * same form as `startPreview`, so that one can replace the other.
 * @param {{ folder: string, port: number, platformUrl: string, platformOrigins?: readonly string[] }} options
 * @returns {Promise<{ url: string, ended: Promise<number> }>}
 */
export async function startNginx({
  folder,
  port,
  platformUrl,
  platformOrigins = [],
}) {
  const nginx = findNginx();
  if (!nginx) throw new Plain(nginxAdvice);
  const { ready, ended } = await serve("nginx", bin("tsx"), [
    at("packages/serve/src/nginx/start.ts"),
    ...["--nginx", nginx],
    ...brotliModules().flatMap((module) => ["--module", module]),
    ...["--folder", folder],
    ...["--port", String(port)],
    ...["--platform-url", platformUrl],
    ...platformOrigins.flatMap((origin) => ["--platform-origin", origin]),
  ]);
  if (typeof ready["url"] !== "string")
    throw new Plain("nginx did not say where it listens.");
  return { url: ready["url"], ended };
}

/** @param {string} path */
function runs(path) {
  return (
    existsSync(path) &&
    spawnSync(path, ["-v"], { stdio: "ignore", timeout: 30_000 }).status === 0
  );
}
