/*
 * Advance widths of a variable font at a weight: the tables fvar (axes), avar (mapping of an axis) and HVAR (what is
 * added to each advance), as far as fonts with one axis use them.
 */

interface Tables {
  readonly fvar: Buffer | undefined;
  readonly avar: Buffer | undefined;
  readonly hvar: Buffer | undefined;
}

/**
 * What a weight adds to the advance of a glyph, in units of the font; nothing in a font that does not vary.
 *
 * @example advanceDelta({ fvar, avar, hvar }, 700)(42)
 */
export function advanceDelta(
  { fvar, avar, hvar }: Tables,
  weight: number,
): (glyph: number) => number {
  if (!fvar || !hvar) return () => 0;
  const at = bend(normalise(fvar, weight), avar);
  const store = hvar.readUInt32BE(4);
  const mapping = hvar.readUInt32BE(8);
  const scalars = regionScalars(hvar, store + hvar.readUInt32BE(store + 2), at);
  const indexOf =
    mapping === 0
      ? (glyph: number) => ({ outer: 0, inner: glyph })
      : openMapping(hvar, mapping);
  return (glyph) => {
    const { outer, inner } = indexOf(glyph);
    const data = store + hvar.readUInt32BE(store + 8 + outer * 4);
    const words = hvar.readUInt16BE(data + 2);
    const regions = hvar.readUInt16BE(data + 4);
    const deltas = data + 6 + regions * 2 + inner * (words + regions);
    let sum = 0;
    for (let index = 0; index < regions; index++) {
      const delta =
        index < words
          ? hvar.readInt16BE(deltas + index * 2)
          : hvar.readInt8(deltas + words + index);
      sum += delta * (scalars[hvar.readUInt16BE(data + 6 + index * 2)] ?? 0);
    }
    return sum;
  };
}

const fixed = (table: Buffer, at: number) => table.readInt32BE(at) / 65536;
const small = (table: Buffer, at: number) => table.readInt16BE(at) / 16384;

/** The weight on its axis: -1 lightest, 0 default, 1 heaviest. */
function normalise(fvar: Buffer, weight: number): number {
  const axis = fvar.readUInt16BE(4);
  const [min, drawn, max] = [
    fixed(fvar, axis + 4),
    fixed(fvar, axis + 8),
    fixed(fvar, axis + 12),
  ];
  const asked = Math.min(max, Math.max(min, weight));
  if (asked === drawn) return 0;
  return asked < drawn
    ? (asked - drawn) / (drawn - min)
    : (asked - drawn) / (max - drawn);
}

function bend(place: number, avar: Buffer | undefined): number {
  if (!avar) return place;
  const count = avar.readUInt16BE(8);
  for (let index = 1; index < count; index++) {
    const from = 10 + (index - 1) * 4;
    const [start, startTo, end, endTo] = [
      small(avar, from),
      small(avar, from + 2),
      small(avar, from + 4),
      small(avar, from + 6),
    ];
    if (place <= end)
      return start === end
        ? endTo
        : startTo + ((place - start) / (end - start)) * (endTo - startTo);
  }
  return place;
}

/** How much each region's deltas count at a position on the axis. */
function regionScalars(hvar: Buffer, list: number, place: number): number[] {
  const axes = hvar.readUInt16BE(list);
  return Array.from({ length: hvar.readUInt16BE(list + 2) }, (_, index) => {
    const at = list + 4 + index * axes * 6;
    const [start, peak, end] = [
      small(hvar, at),
      small(hvar, at + 2),
      small(hvar, at + 4),
    ];
    if (peak === 0 || place === peak) return 1;
    if (place <= start || place >= end) return 0;
    return place < peak
      ? (place - start) / (peak - start)
      : (end - place) / (end - peak);
  });
}

/** The row of deltas for a glyph, where glyphs share them. */
function openMapping(
  hvar: Buffer,
  at: number,
): (glyph: number) => { outer: number; inner: number } {
  const long = hvar.readUInt8(at) === 1;
  const format = hvar.readUInt8(at + 1);
  const count = long ? hvar.readUInt32BE(at + 2) : hvar.readUInt16BE(at + 2);
  const size = ((format >> 4) & 3) + 1;
  const bits = (format & 15) + 1;
  return (glyph) => {
    const entry = hvar.readUIntBE(
      at + (long ? 6 : 4) + Math.min(glyph, count - 1) * size,
      size,
    );
    return { outer: entry >> bits, inner: entry & ((1 << bits) - 1) };
  };
}
