import {
  parse,
  TYPE,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import type { Pack } from "./packs.ts";

export interface NamedPack {
  /** File, as it is shown to whoever has to mend it. */
  readonly file: string;
  readonly messages: Pack;
  /** A base pack has every id; a brand's overrides have some of them. */
  readonly complete: boolean;
}

/**
 * Everything that is wrong with packs, in sentences: not ICU, ids that are missing or that nothing uses, and
 * arguments or tags that the English message does not have.
 *
 * @example checkPacks(english, [{ file: "MY.json", messages: {}, complete: true }])
 */
export function checkPacks(
  english: Pack,
  packs: readonly NamedPack[],
): string[] {
  return packs.flatMap(({ file, messages, complete }) => [
    ...(complete ? missingIds(english, messages) : []).map(
      (id) => `${file}: "${id}" is missing.`,
    ),
    ...Object.entries(messages).flatMap(([id, text]) => {
      const original = english[id];
      if (original === undefined)
        return [`${file}: nothing uses "${id}"; remove it.`];
      return messageProblems(original, text).map(
        (problem) => `${file}: "${id}" ${problem}`,
      );
    }),
  ]);
}

function missingIds(english: Pack, messages: Pack): string[] {
  return Object.keys(english).filter((id) => messages[id] === undefined);
}

function messageProblems(original: string, text: string): string[] {
  if (text.trim() === "") return ["is empty."];
  const parsed = tryParse(text);
  if (typeof parsed === "string") return [`is not ICU: ${parsed}`];
  const known = placeholders(parseOrNothing(original));
  return [...placeholders(parsed)]
    .filter((name) => !known.has(name))
    .map((name) => `uses ${name}, which the English message does not have.`);
}

function tryParse(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : "cannot be parsed";
  }
}

function parseOrNothing(text: string): MessageFormatElement[] {
  const parsed = tryParse(text);
  return typeof parsed === "string" ? [] : parsed;
}

function placeholders(
  elements: readonly MessageFormatElement[],
): ReadonlySet<string> {
  return new Set(elements.flatMap(placeholdersOf));
}

function placeholdersOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  if (element.type === TYPE.tag)
    return [`<${element.value}>`, ...placeholders(element.children)];
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    const inside = Object.values(element.options).flatMap(({ value }) => [
      ...placeholders(value),
    ]);
    return [`{${element.value}}`, ...inside];
  }
  return [`{${element.value}}`];
}
