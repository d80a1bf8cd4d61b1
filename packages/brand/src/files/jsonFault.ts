import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";

/* What is wrong, by the parser's name for the error; # is replaced by the text found there. */
const said: Readonly<Record<string, string>> = {
  CommaExpected: "a comma is missing before #",
  ColonExpected: "a colon is missing before #",
  PropertyNameExpected:
    "a name in double quotes is expected here, not # (there must be no comma after the last entry)",
  ValueExpected:
    "a value is expected here, not #; a text needs double quotes, and there must be no comma after the last entry",
  InvalidSymbol:
    "# is neither a text in double quotes nor a number, true, false or null",
  CloseBraceExpected: "a } is missing before #",
  CloseBracketExpected: "a ] is missing before #",
  EndOfFileExpected: "the file should end before #",
  InvalidCommentToken: "JSON has no comments; remove this one",
  UnexpectedEndOfComment: "JSON has no comments; remove this one",
  UnexpectedEndOfString: "the text that begins here does not end on its line",
  InvalidEscapeCharacter:
    "# has a backslash before a character that needs none",
  InvalidCharacter: "# is a character that JSON does not allow here",
};

/**
 * Where a text stops being JSON, and what would be right there, for people who write such files by hand; undefined if
 * nothing is found. Engines word this differently, and some give no position.
 *
 * @example jsonFault('{\n  "a": 1\n  "b": 2\n}') // 'line 3, column 3: a comma is missing before "b"'
 */
export function jsonFault(text: string): string | undefined {
  if (text.trim() === "") return "the file is empty";
  const [first] = faultsOf(text);
  if (!first) return undefined;
  const { error, offset, length } = first;
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = [...(lines.at(-1) ?? "")].length + 1;
  const what = said[printParseErrorCode(error)] ?? "# is not valid here";
  const found = shown(text.slice(offset, offset + Math.max(length, 1)));
  return `line ${lines.length}, column ${column}: ${what.replace("#", () => found)}`;
}

/** The parser recurses for each bracket; if the nesting is too deep for it, no position is known. */
function faultsOf(text: string): readonly ParseError[] {
  const faults: ParseError[] = [];
  try {
    parse(text, faults, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return faults;
}

/** The text found at a position, shortened. */
function shown(found: string): string {
  const one = found.replaceAll(/\p{C}/gu, " ").trim();
  if (one === "") return "the end of the file";
  return one.length > 40 ? `${one.slice(0, 40)}…` : one;
}
