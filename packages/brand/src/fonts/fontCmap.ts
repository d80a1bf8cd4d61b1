/**
 * Reads a font's character map (its segments of format 4): code point → glyph, 0 if there is none.
 *
 * @example openCmap(table)(97)
 */
export function openCmap(cmap: Buffer): (codePoint: number) => number {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (at === undefined)
    throw new Error("The font's character map has no segments of format 4.");
  const bytes = cmap.readUInt16BE(at + 6);
  const segments = bytes / 2;
  return (codePoint) => {
    for (let index = 0; index < segments; index++) {
      const end = at + 14 + index * 2;
      if (codePoint > cmap.readUInt16BE(end)) continue;
      const first = cmap.readUInt16BE(end + bytes + 2);
      if (codePoint < first) return 0;
      const delta = cmap.readUInt16BE(end + bytes * 2 + 2);
      const rangeAt = end + bytes * 3 + 2;
      const range = cmap.readUInt16BE(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(
        rangeAt + range + (codePoint - first) * 2,
      );
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
