import type { Shape } from "../shape.ts";

/** An object literal of a source file: its members, and the docstrings that some of them have. */
interface Block {
  readonly members: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, string>;
}

const token =
  /(?<doc>\/\*\*[\s\S]*?\*\/)|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<regex>\/(?:[^/\\\n*]|\\.)+\/[a-z]*(?=[),]))|(?<spread>\.\.\.[\w$.]+)|(?<member>(?<![:.]\s*)\b[A-Za-z_$][\w$]*(?=\s*[:,}]))|(?<open>[{[(])|(?<close>[}\])])/g;

const plain = (doc: string): string =>
  doc
    .slice(3, -2)
    .split("\n")
    .map((line) => line.trim().replace(/^\*\s?/, ""))
    .join(" ")
    .trim();

/** Reads the object literals of a source file with the docstrings of their members. */
function blocksOf(source: string): Block[] {
  const found: Block[] = [];
  const open: {
    members: Set<string>;
    words: Map<string, string>;
    isObject: boolean;
  }[] = [];
  let doc: string | undefined;
  for (const { groups = {} } of source.matchAll(token)) {
    const top = open.at(-1);
    if (groups["doc"] !== undefined) {
      doc = plain(groups["doc"]);
      continue;
    }
    if (groups["comment"] !== undefined) continue;
    if (groups["open"] !== undefined)
      open.push({
        members: new Set(),
        words: new Map(),
        isObject: groups["open"] === "{",
      });
    else if (groups["close"] !== undefined) {
      const done = open.pop();
      if (done?.isObject) found.push(done);
    } else if (groups["member"] !== undefined && top?.isObject) {
      top.members.add(groups["member"]);
      if (doc !== undefined) top.words.set(groups["member"], doc);
    }
    doc = undefined;
  }
  return found;
}

/**
 * Finds the docstring of an object's member in the sources of the calls. Schemas do not carry their docstrings, so an
 * object is recognised by its members: of all literals that have the member and nothing that the object lacks, the
 * one with the most members is its own. Where several are equally good and say different things, none counts.
 *
 * @param sources Texts of `packages/platform/src/calls/*.ts`.
 * @example describeFrom(sources)(shapeOf(calls.balance.response), "balance") // "Decimal string in the account's currency."
 */
export function describeFrom(
  sources: readonly string[],
): (shape: Shape, member: string) => string | undefined {
  const blocks = sources.flatMap(blocksOf);
  return (shape, member) => {
    if (shape.kind !== "object") return undefined;
    const names = new Set(Object.keys(shape.members));
    const fitting = blocks.filter(
      ({ members }) =>
        members.has(member) &&
        // A single matching member is not enough.
        (members.size > 1 || names.size === 1) &&
        [...members].every((name) => names.has(name)),
    );
    const most = Math.max(0, ...fitting.map(({ members }) => members.size));
    const said = new Set(
      fitting
        .filter(({ members }) => members.size === most)
        .map(({ words }) => words.get(member)),
    );
    return said.size === 1 ? [...said][0] : undefined;
  };
}
