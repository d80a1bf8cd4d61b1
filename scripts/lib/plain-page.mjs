// @ts-check
import { createServer, request as ask } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * A document as plain HTML: with its style sheets, fonts and pictures, but without scripts and what only they need.
 * @param {string} document
 * @example plainPage('<script src="/boot.js"></script><p>Games</p>') // "<p>Games</p>"
 */
export const plainPage = (document) =>
  document
    .replaceAll(/<script\b.*?<\/script>/gs, "")
    .replaceAll(/<noscript\b.*?<\/noscript>/gs, "")
    .replaceAll(/<link [^>]*data-later[^>]*>/g, "");

/**
 * Serves a portal's documents as plain HTML, and everything else as the portal does: what no script can be faster than.
 * @param {string} portal
 * @param {number} port
 * @returns {Promise<string>} Its address. It ends with the process.
 */
export async function servePlain(portal, port) {
  const server = createServer(({ url = "/", headers }, response) => {
    const isDocument = headers["sec-fetch-dest"] === "document";
    const asked = ask(
      new URL(url, portal),
      {
        headers: {
          ...headers,
          host: new URL(portal).host,
          ...(isDocument && { "accept-encoding": "identity" }),
        },
      },
      async (answer) => {
        if (!isDocument) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const body = brotliCompressSync(
          plainPage(Buffer.concat(await answer.toArray()).toString()),
          { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
        );
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          "content-encoding": "br",
          "content-length": body.length,
        });
        response.end(body);
      },
    );
    asked.on("error", () => response.destroy());
    asked.end();
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  server.unref();
  return `http://localhost:${port}`;
}
