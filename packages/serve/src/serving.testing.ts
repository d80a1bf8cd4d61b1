import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type Server,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { claimedHeaders } from "./forwarded.ts";
import type { ServedPages } from "./pages.ts";
import type { HeaderList } from "./templates/headers.ts";

/* Shared by the tests of real servers: a small build, a platform that reports the requests it gets, and requests. */

export const hosts = {
  image: ["https://img.example"],
  game: ["https://*.games.example"],
  frame: [],
  connect: [],
};
/** The pages of the small build, and its languages. */
export const pages: ServedPages = {
  paths: ["/", "/index.html", "/live", "/inHouse"],
  languages: ["MY", "EN"],
};
/** Headers of a visitor who claims another identity in every possible way. */
export const claims: Readonly<Record<string, string>> = Object.fromEntries(
  claimedHeaders.map((name) => [name, "203.0.113.9"]),
);

/** The only file that exists in three forms, beside the document of a page. */
export const script = "export const a = 1;".repeat(100);
/** A prerendered document, as the tests of real servers know it again. */
export const documentOf = (path: string, language: string) =>
  `<title>${path} ${language}</title>`.repeat(20);

const files: Readonly<Record<string, string | Uint8Array>> = {
  "index.html": "<title>Portal</title>",
  "_documents/_MY.html": documentOf("/", "MY"),
  "_documents/_EN.html": documentOf("/", "EN"),
  "_documents/live_EN.html": documentOf("/live", "EN"),
  "_documents/live_EN.html.br": brotliCompressSync(documentOf("/live", "EN")),
  "_documents/live_EN.html.gz": gzipSync(documentOf("/live", "EN")),
  "boot.js": "boot()",
  "manifest.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  _headers: "secret",
  ".foyer.json": "{}",
  ".vite/manifest.json": "{}",
  "connect/analytics.html": "<title>Connector</title>",
  "connect/phone.html": "<title>Phone</title>",
  "assets/main-1a.js": script,
  "assets/main-1a.js.br": brotliCompressSync(script),
  "assets/main-1a.js.gz": gzipSync(script),
  "assets/main-1a.js.map": "{}",
  "assets/main-1a.css": "a{}",
  "assets/_1a.js": "a",
  "assets/icon-1a.png": "png",
  "assets/face-1a.woff2": "woff2",
  "assets/mark-1a.svg": "<svg/>",
};

/** A temporary folder with a build in it, and a function that removes it. */
export function makeBuild() {
  const folder = mkdtempSync(join(tmpdir(), "foyer-served-"));
  for (const name of ["assets", "connect", ".vite", "_documents"])
    mkdirSync(join(folder, name));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), content);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A platform that reports the requests it gets, and echoes a socket's first message. */
export async function startPlatform() {
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on("data", (part: Buffer) => parts.push(part));
    asked.on("end", () => {
      answer.setHeader("Content-Type", "application/json");
      answer.setHeader("Cache-Control", "no-store");
      answer.setHeader("X-Content-Type-Options", "nosniff");
      answer.setHeader("Set-Cookie", "a=b; HttpOnly");
      const { method, url, headers } = asked;
      const size = Buffer.concat(parts).length;
      answer.statusCode = url?.includes("gone") ? 404 : 200;
      answer.end(JSON.stringify({ method, url, headers, size }));
    });
  });
  server.on("upgrade", (asked, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${asked.headers.upgrade}\r\n\r\n`,
    );
    socket.pipe(socket);
  });
  const port = await listen(server);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("There is no port.");
  return address.port;
}

/** Where an answer's headers differ from the list; empty where they are all as expected. */
export const differences = (headers: Headers, wanted: HeaderList) =>
  wanted.flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
  );

/** An answer as sent: fetch would normalise the address and decompress the body. */
export const askRaw = (
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  new Promise<{
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }>((done, fail) => {
    request(`${url}${path}`, { path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        done({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on("error", fail)
      .end();
  });
