import { visit } from "jsonc-parser";

/** A key that an object of a JSON text has more than once. The last one counts, and the others have no effect. */
export interface RepeatedKey {
  /** Dotted path of the key. */
  readonly key: string;
  /** Lines on which it is first, and again; the first line is 1. */
  readonly lines: readonly [first: number, again: number];
}

/** Maximum number of repeated keys that are listed. */
const most = 40;

/**
 * Every key of a JSON text that its object has had before, at any depth. The text has to be valid JSON that is not
 * nested too deeply, because the parser recurses.
 *
 * @example repeatedKeys('{\n"name": 1,\n"name": 2 }') // [{ key: "name", lines: [2, 3] }]
 */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const objects: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => {
      objects.push(new Map());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (name, _offset, _length, line, _column, path) => {
      const keys = objects.at(-1);
      const first = keys?.get(name);
      if (first === undefined) keys?.set(name, line + 1);
      else if (found.length < most)
        found.push({
          key: [...path(), name].join("."),
          lines: [first, line + 1],
        });
    },
  });
  return found;
}
