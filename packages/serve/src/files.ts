import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

/** A file of the build with its precompressed forms. */
export interface BuiltFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

/** Content types by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Files of a build that are never served: source maps, server configuration, and hidden files. */
const isPrivate = (path: string) =>
  path.endsWith(".map") || /\/\.|^\/_/.test(path);
const isCompressed = (path: string) =>
  path.endsWith(".br") || path.endsWith(".gz");

/**
 * Reads a build into memory: address → file. What is not in the map cannot be served, whatever is requested.
 *
 * @example readBuild("packages/app/dist").get("/index.html")?.type // "text/html; charset=utf-8"
 */
export function readBuild(folder: string): ReadonlyMap<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`,
    );
  const present = new Set(names);
  const read = (name: string) =>
    present.has(name)
      ? new Uint8Array(readFileSync(join(folder, name)))
      : undefined;
  return new Map(
    names
      .filter((name) => !isPrivate(name) && !isCompressed(name))
      .map((name) => [name, builtFile(name, read)] as const),
  );
}

function builtFile(
  name: string,
  read: (name: string) => Uint8Array<ArrayBuffer> | undefined,
): BuiltFile {
  const plain = read(name) ?? new Uint8Array();
  return {
    type: contentTypes[extname(name)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    br: read(`${name}.br`),
    gzip: read(`${name}.gz`),
  };
}
