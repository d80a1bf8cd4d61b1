import fc from "fast-check";
import {
  at,
  changed,
  gone,
  pathsIn,
} from "../../words/testing/hostileMutation.ts";

/* Faults that nobody thought of: a file of a sound brand, changed at random places. */

/** The files that are changed. */
const files = ["brand.json", "tokens.json", "messages/EN.json"] as const;

/** A change to the text of a JSON file; the figure picks the place. */
interface Change {
  readonly what: string;
  readonly make: (text: string) => string;
}

/** A file and the changes to it. */
export interface AnyFault {
  readonly file: (typeof files)[number];
  readonly changes: readonly Change[];
}

/** Texts that no brand writes: of other scripts, with marks that cannot be seen, or halves of characters. */
const strange = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\uD800",
    "\u202E",
    "\u0000",
    "🀄".repeat(50),
    "é\u0301",
    "{}",
    "<b>",
    "{seeds.accent}",
  ),
);

const deep = fc
  .tuple(fc.integer({ min: 2, max: 60 }), fc.boolean())
  .map(([levels, isList]) =>
    Array.from({ length: levels }).reduce<unknown>(
      (inside) => (isList ? [inside] : { a: inside }),
      1,
    ),
  );

const huge = fc.constantFrom<unknown>(
  "a".repeat(300_000),
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Array(5000).fill("https://a.example"),
  Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`k${n}`, n])),
);

/** Replaces the value at one place of the tree. */
function placed(
  what: string,
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<Change> {
  return fc.tuple(fc.nat(), value).map(([place, put]) => ({
    what: `${what} at ${place}`,
    make: (text) =>
      edited(text, (json, paths) =>
        changed(json, pick(paths, place), () => put),
      ),
  }));
}

const swapped: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), fc.nat())
  .map(([one, other]) => ({
    what: `${one} and ${other} swapped`,
    make: (text) =>
      edited(text, (json, paths) => {
        const [first, second] = [pick(paths, one), pick(paths, other)];
        // One of them may be inside the other, and then it is gone when its turn comes.
        const half = changed(json, first, () => at(json, second));
        return changed(half, second, () => at(json, first));
      }),
  }));

/** Writes a key once more before itself, with another value. */
const repeated: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), fc.json({ maxDepth: 1 }))
  .map(([place, value]) => ({
    what: `the key ${place} repeated`,
    make(text) {
      const keys = [...text.matchAll(/"[^"\\]*"(?=\s*:)/g)];
      const key = keys[place % Math.max(keys.length, 1)];
      return key
        ? `${text.slice(0, key.index)}${key[0]}: ${value}, ${text.slice(key.index)}`
        : text;
    },
  }));

/** A key that its object does not have yet, with any value. */
const added: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), strange, fc.jsonValue({ maxDepth: 2 }))
  .map(([place, name, value]) => ({
    what: `${JSON.stringify(name)} added at ${place}`,
    make: (text) =>
      edited(text, (json, paths) =>
        changed(json, pick(paths, place), (old) =>
          typeof old === "object" && old !== null && !Array.isArray(old)
            ? { ...old, [name]: value }
            : [old, value],
        ),
      ),
  }));

/** One character of the text itself is removed or replaced. */
const torn: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), fc.string({ maxLength: 2 }))
  .map(([place, put]) => ({
    what: `${JSON.stringify(put)} in the text at ${place}`,
    make(text) {
      const from = place % (text.length + 1);
      return text.slice(0, from) + put + text.slice(from + 1);
    },
  }));

/**
 * Any fault of one file, of one to three changes.
 *
 * @example fc.assert(fc.property(anyFault, ({ file, changes }) => …))
 */
export const anyFault: fc.Arbitrary<AnyFault> = fc.record({
  file: fc.constantFrom(...files),
  changes: fc.array(
    fc.oneof(
      placed("removed", fc.constant(gone)),
      placed("retyped", fc.jsonValue({ maxDepth: 2 })),
      placed("a strange text", strange),
      placed("something deep", deep),
      placed("something huge", huge),
      swapped,
      repeated,
      added,
      torn,
    ),
    { minLength: 1, maxLength: 3 },
  ),
});

/** Changes the tree of a text, if an earlier change has left it JSON. */
function edited(
  text: string,
  change: (json: unknown, paths: readonly (readonly string[])[]) => unknown,
): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return text;
  }
  const paths = pathsIn(json);
  return paths.length === 0
    ? text
    : JSON.stringify(change(json, paths), null, 2);
}

function pick<T>(list: readonly T[], place: number): T {
  const picked = list[place % list.length];
  if (picked === undefined) throw new Error("There is nothing to pick from.");
  return picked;
}
