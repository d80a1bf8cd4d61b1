import type { Context } from "hono";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { codingOf, type Coding } from "./coding.ts";

/** Number of pictures cached in memory. */
const mostKept = 600;

interface Picture {
  readonly body: string;
  readonly tag: string;
  /** Compressed when first requested in that coding. */
  readonly packed: Map<Coding, Promise<Uint8Array<ArrayBuffer>>>;
}
const kept = new Map<string, Picture>();

const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) };

async function pack(body: string, coding: Coding) {
  const packed = await (coding === "br"
    ? // Quality 5 compresses as well as gzip at its best, in a few milliseconds.
      squeeze.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : squeeze.gzip(body));
  return new Uint8Array(packed);
}

/**
 * Sends a drawn picture: drawn once, compressed as the client accepts it, cached by browsers for a week, and open to
 * portals of other origins.
 */
export async function sendSvg(
  context: Context,
  draw: () => string,
): Promise<Response> {
  const key = context.req.path;
  const picture = kept.get(key) ?? drawn(draw());
  kept.delete(key);
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  const coding = codingOf(context.req.header("Accept-Encoding"));
  // Bytes differ by coding, and so must a strong tag.
  const tag = `"${picture.tag}${coding === undefined ? "" : `-${coding}`}"`;
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": "public, max-age=604800",
    "Cross-Origin-Resource-Policy": "cross-origin",
    // A picture that is opened on its own runs no script.
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    Vary: "Accept-Encoding",
    ETag: tag,
  };
  if (isKnown(context.req.header("If-None-Match"), tag))
    return context.body(null, 304, headers);
  if (coding === undefined) return context.body(picture.body, 200, headers);
  const packing = picture.packed.get(coding) ?? pack(picture.body, coding);
  picture.packed.set(coding, packing);
  return context.body(await packing, 200, {
    ...headers,
    "Content-Encoding": coding,
  });
}

/** Whether the client has this very answer in its cache; a cache in between may have weakened the tag. */
function isKnown(header: string | undefined, tag: string): boolean {
  const held = header?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return held?.some((one) => one === tag || one === "*") ?? false;
}

function drawn(body: string): Picture {
  return {
    body,
    tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    packed: new Map(),
  };
}
