/** What may come next in a JSON text. */
type Wanted = "value" | "item" | "name" | "first" | "colon" | "comma" | "end";

const space = /[ \t\n\r]*/y;
const text = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const plain =
  /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Where a text stops being JSON, and what would be right there, for who writes such files by hand; undefined if it is
 * JSON. Engines say it each in their own way, and some without a place.
 *
 * @example jsonFault('{\n  "a": 1\n  "b": 2\n}') // 'line 3, column 3: a comma is missing before "b"'
 */
export function jsonFault(source: string): string | undefined {
  /* Open brackets, in a list of its own: the depth of the file is no depth of calls. */
  const open: ("{" | "[")[] = [];
  let at = 0;
  let wanted: Wanted = "value";
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const after = (): Wanted => (open.length > 0 ? "comma" : "end");
  for (;;) {
    skip(space);
    const sign = source[at];
    if (sign === undefined)
      return wanted === "end"
        ? undefined
        : fault(source, at, endsEarly(source, open));
    const isInside = open.at(-1);
    if (
      (sign === "}" && isInside === "{" && /first|comma/.test(wanted)) ||
      (sign === "]" && isInside === "[" && /item|comma/.test(wanted))
    ) {
      at += 1;
      open.pop();
      wanted = after();
    } else if (sign === "," && wanted === "comma") {
      at += 1;
      wanted = isInside === "{" ? "name" : "value";
    } else if (sign === ":" && wanted === "colon") {
      at += 1;
      wanted = "value";
    } else if ((wanted === "name" || wanted === "first") && skip(text))
      wanted = "colon";
    else if (wanted !== "value" && wanted !== "item")
      return fault(source, at, explain(wanted, source, at, isInside));
    else if (sign === "{" || sign === "[") {
      at += 1;
      open.push(sign);
      wanted = sign === "{" ? "first" : "item";
    } else if (skip(text) || skip(plain)) wanted = after();
    else return fault(source, at, explain(wanted, source, at, isInside));
  }
}

function endsEarly(source: string, open: readonly string[]): string {
  if (source.trim() === "") return "the file is empty";
  const closing = open.at(-1) === "[" ? "]" : "}";
  return open.length > 0
    ? `the file ends here, and a ${closing} is missing`
    : "the file ends here, and a value is missing";
}

function explain(
  wanted: Wanted,
  source: string,
  at: number,
  isInside: "{" | "[" | undefined,
): string {
  const found = wordAt(source, at);
  const sign = source[at] ?? "";
  if (/^\/[/*]/.test(source.slice(at, at + 2)))
    return "JSON has no comments; take this one out";
  if (/["'‘’“”„«]/.test(sign) && wanted !== "comma" && wanted !== "colon")
    return sign === '"'
      ? `the text that begins here has no end, or a sign that JSON writes with a backslash`
      : `a text stands between two straight double quotes, as "text"`;
  switch (wanted) {
    case "first":
    case "name":
      return sign === "}"
        ? "the comma before this } is one too many"
        : `a name in double quotes is wanted here, and not ${found}`;
    case "colon":
      return `a colon is missing before ${found}`;
    case "comma":
      if (/[}\]]/.test(sign))
        return `${found} closes what a ${isInside === "[" ? "]" : "}"} has to close`;
      return `a comma is missing before ${found}`;
    case "end":
      return `the file should end before ${found}`;
    case "value":
    case "item":
      if (sign === "]" && isInside === "[")
        return "the comma before this ] is one too many";
      return `a value is wanted here, and not ${found}; a text stands in double quotes`;
  }
}

/** What stands at a place, short: a name in quotes, a word or a sign. */
function wordAt(source: string, at: number): string {
  const [found = ""] =
    /^(?:"[^"\n]{0,40}"?|[\p{L}\p{N}_.+-]{1,40}|.)/u.exec(
      source.slice(at, at + 42),
    ) ?? [];
  return found.replaceAll(/\p{C}/gu, " ");
}

function fault(source: string, at: number, what: string): string {
  const lines = source.slice(0, at).split(/\r\n|\r|\n/);
  const column = [...(lines.at(-1) ?? "")].length + 1;
  return `line ${lines.length}, column ${column}: ${what}`;
}
