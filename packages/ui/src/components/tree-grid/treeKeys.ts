import type { TreeLine } from "./treeLines.ts";

/** What a key does: moves to a line, opens or closes one, or acts on it. */
type TreeMove =
  | { readonly to: number }
  | { readonly open: boolean }
  | { readonly act: true };

/**
 * What a key does in the tree, following the ARIA practices for tree grids with focusable rows, or undefined if it does
 * nothing. `page` is the number of lines that fit.
 *
 * @example treeMove(lines, 4, "ArrowDown", 12) // { to: 5 }
 */
export function treeMove(
  lines: readonly TreeLine[],
  at: number,
  key: string,
  page: number,
): TreeMove | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const last = lines.length - 1;
  switch (key) {
    case "ArrowDown":
      return { to: Math.min(at + 1, last) };
    case "ArrowUp":
      return { to: Math.max(at - 1, 0) };
    case "PageDown":
      return { to: Math.min(at + page, last) };
    case "PageUp":
      return { to: Math.max(at - page, 0) };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: last };
    case "ArrowRight":
      return inwards(line, at);
    case "ArrowLeft":
      return outwards(line);
    case "Enter":
      return { act: true };
    case " ":
      return line.kind === "row" && line.open !== undefined
        ? { open: !line.open }
        : undefined;
    default:
      return undefined;
  }
}

/* An open row always has a line below it: its first child, or a note that says why there is none. */
function inwards(line: TreeLine, at: number): TreeMove | undefined {
  if (line.kind !== "row" || line.open === undefined) return undefined;
  return line.open ? { to: at + 1 } : { open: true };
}

function outwards(line: TreeLine): TreeMove | undefined {
  if (line.kind === "row" && line.open) return { open: false };
  return line.parent < 0 ? undefined : { to: line.parent };
}

/** Maps an arrow key to its meaning in a left-to-right page. */
export function asRead(key: string, rightToLeft: boolean): string {
  if (!rightToLeft) return key;
  if (key === "ArrowLeft") return "ArrowRight";
  return key === "ArrowRight" ? "ArrowLeft" : key;
}

/** The letters typed to find a row, and the time of the last one, in milliseconds. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

/** The pause after which typing starts again, in milliseconds. */
const pause = 800;

/**
 * Adds a letter to the recently typed text.
 *
 * @example typed({ text: "ha", at: 100 }, "r", 300).text // "har"
 */
export function typed(before: Typed, letter: string, at: number): Typed {
  const text = at - before.at > pause ? letter : before.text + letter;
  return { text, at };
}

/**
 * Index of the next name that starts with the typed text, searching from `from` and wrapping at the end; -1 if there is
 * none. Repeating one letter moves through the names that start with it.
 *
 * @example findTyped(["kite", "quay", "keel"], "kk", 0) // 2
 */
export function findTyped(
  names: readonly (string | undefined)[],
  text: string,
  from: number,
): number {
  const letters = [...text];
  const [first = ""] = letters;
  const sought = fold(letters.every((one) => one === first) ? first : text);
  /* A growing word may still match the current name; a single letter moves to the next one. */
  const start = sought === fold(first) ? from + 1 : from;
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length;
    const name = names[index];
    if (name !== undefined && fold(name).startsWith(sought)) return index;
  }
  return -1;
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();
