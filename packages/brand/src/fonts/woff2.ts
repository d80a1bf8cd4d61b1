import { brotliDecompressSync } from "node:zlib";

/** One table of a font; some are stored in a transformed, shorter form. */
type Table = Buffer & { transformed: boolean };

const knownTags = [
  "cmap",
  "head",
  "hhea",
  "hmtx",
  "maxp",
  "name",
  "OS/2",
  "post",
  "cvt ",
  "fpgm",
  "glyf",
  "loca",
  "prep",
  "CFF ",
  "VORG",
  "EBDT",
  "EBLC",
  "gasp",
  "hdmx",
  "kern",
  "LTSH",
  "PCLT",
  "VDMX",
  "vhea",
  "vmtx",
  "BASE",
  "GDEF",
  "GPOS",
  "GSUB",
  "EBSC",
  "JSTF",
  "MATH",
  "CBDT",
  "CBLC",
  "COLR",
  "CPAL",
  "SVG ",
  "sbix",
  "acnt",
  "avar",
  "bdat",
  "bloc",
  "bsln",
  "cvar",
  "fdsc",
  "feat",
  "fmtx",
  "fvar",
  "gvar",
  "hsty",
  "just",
  "lcar",
  "mort",
  "morx",
  "opbd",
  "prop",
  "trak",
  "Zapf",
  "Silf",
  "Glat",
  "Gloc",
  "Feat",
  "Sill",
];

/** Maximum size of an unpacked font in bytes: a few kilobytes could contain gigabytes. */
const largest = 16 * 1024 * 1024;

/**
 * Unpacks a WOFF2 file; returns its tables by tag, undefined if there is none.
 *
 * @example openWoff2(readFileSync(file))("hhea")
 */
export function openWoff2(bytes: Buffer): (tag: string) => Table | undefined {
  if (bytes.toString("latin1", 0, 4) !== "wOF2")
    throw new Error("The font is not a WOFF2 file.");
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables = new Map<
    string,
    { start: number; length: number; transformed: boolean }
  >();
  let start = 0;
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes.readUInt8(at++);
    const known = knownTags[flags & 63];
    const tag = known ?? bytes.toString("latin1", at, at + 4);
    if (!known) at += 4;
    const version = flags >> 6;
    const transformed =
      tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    const plain = base128();
    const length = transformed ? base128() : plain;
    tables.set(tag, { start, length, transformed });
    start += length;
  }
  const data = brotliDecompressSync(
    bytes.subarray(at, at + bytes.readUInt32BE(20)),
    { maxOutputLength: largest },
  );
  return (tag) => {
    const found = tables.get(tag);
    if (!found) return undefined;
    return Object.assign(
      data.subarray(found.start, found.start + found.length),
      { transformed: found.transformed },
    );
  };
}
