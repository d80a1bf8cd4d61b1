import { jsonFault } from "./jsonFault.ts";
import { repeatedKeys, type RepeatedKey } from "./repeatedKeys.ts";

/** A file's content, or why it could not be read, in words for its author. */
export type JsonResult =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Keys that an object has twice; `value` has the last of each. */
      readonly repeated: readonly RepeatedKey[];
    }
  | { readonly ok: false; readonly why: string };

/** Maximum length of a text that is read, in characters: a brand's largest file has a tenth of it. */
export const longestJson = 1_000_000;
/** Deepest nesting that is read; a brand's files have nine levels. */
const deepest = 32;
/** Names with a special meaning in JavaScript, which no brand needs. */
const reserved = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses JSON from outside without throwing: not too long, not too deep, and without names that are special in
 * JavaScript.
 *
 * @example parseJson("{") // { ok: false, why: "is not valid JSON: …" }
 */
export function parseJson(text: string): JsonResult {
  if (text.length > longestJson)
    return refuse(
      `is ${megabytes(text.length)} MB; a brand file may have at most ${megabytes(longestJson)} MB.`,
    );
  if (text.startsWith("\uFEFF"))
    return refuse(
      "begins with a byte order mark; save it as UTF-8 without one.",
    );
  if (text.includes("\0"))
    return refuse("contains NUL characters; save it as UTF-8 text.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse(`is not valid JSON: ${jsonFault(text) ?? reason(error)}.`);
  }
  const fault = structureFault(value);
  return fault === undefined
    ? { ok: true, value, repeated: repeatedKeys(text) }
    : refuse(fault);
}

/** Walks level by level, so that a deep file does not cause deep recursion. */
function structureFault(root: unknown): string | undefined {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return `is nested more than ${deepest} levels deep.`;
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node === "string" && node.includes("\0"))
        return "contains a text with a NUL character.";
      if (typeof node !== "object" || node === null) continue;
      const name = Object.keys(node).find((key) => reserved.has(key));
      if (name !== undefined)
        return `has a member "${name}", which is not allowed in any file.`;
      for (const child of Object.values(node)) next.push(child);
    }
    level = next;
  }
  return undefined;
}

function refuse(why: string): JsonResult {
  return { ok: false, why };
}

/* Engines quote the text that they could not read, which may be long or contain line breaks. */
function reason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const line = [...said].map((sign) => (sign < " " ? " " : sign)).join("");
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

const megabytes = (characters: number) =>
  Math.ceil((characters / 1_000_000) * 10) / 10;
