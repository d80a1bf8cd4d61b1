// @ts-check
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { freePort } from "../lib/ports.mjs";

const firstPort = 4860;

/** The host that the pages see, whatever the port: a page that shows its own address is the same in every run. */
export const host = "storybook.localhost";

const types = /** @type {Readonly<Record<string, string>>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
});

/**
 * Serves the files of a built Storybook to this machine.
 *
 * @param {string} folder
 * @returns {Promise<{ rules: string, end: () => void }>} `rules`: what Chromium must be started with, to find it at
 *   `http://storybook.localhost/`.
 */
export async function serveFiles(folder) {
  const port = await freePort(firstPort);
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, `http://${host}`);
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    try {
      const body = await readFile(file);
      const type = types[extname(file)] ?? "application/octet-stream";
      response
        .writeHead(200, {
          "Content-Type": type,
          "Cache-Control": "max-age=3600",
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) =>
    server.listen(port, "127.0.0.1", () => resolve(undefined)),
  );
  return {
    rules: `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${port}`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
