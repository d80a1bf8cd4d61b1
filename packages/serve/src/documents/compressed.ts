import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/* A document lives for half a minute: a few milliseconds of compression have to do. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * The compressed forms of a document.
 *
 * @example const { br, gzip } = compressed(new TextEncoder().encode("<!doctype html>…"));
 */
export const compressed = (plain: Uint8Array) => ({
  br: new Uint8Array(brotliCompressSync(plain, { params })),
  gzip: new Uint8Array(gzipSync(plain)),
});
