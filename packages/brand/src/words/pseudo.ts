import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** XA: accented and a third longer, left to right. XB: the same words written right to left. */
export type PseudoCode = "XA" | "XB";

export interface PseudoLanguage {
  readonly code: PseudoCode;
  readonly tag: string;
  readonly label: string;
}

export const pseudoLanguages: readonly PseudoLanguage[] = [
  { code: "XA", tag: "en-XA", label: "[Ȧȧƈƈḗḗƞŧḗḗḓ]" },
  { code: "XB", tag: "ar-XB", label: "[Right to left]" },
];

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** For each letter, in the same order. */
const accents =
  "ȧȧ ƀ ƈ ḓ ḗḗ ƒ ɠ ħ ī ĵ ķ ŀ ḿ ƞ ǿǿ ƥ ɋ ř ş ŧ ŭŭ ṽ ẇ ẋ ẏ ẑ " +
  "Ȧ Ɓ Ƈ Ḓ Ḗ Ƒ Ɠ Ħ Ī Ĵ Ķ Ŀ Ḿ Ƞ Ǿ Ƥ Ɋ Ř Ş Ŧ Ŭ Ṽ Ẇ Ẋ Ẏ Ẑ";

const accented: ReadonlyMap<string, string> = new Map(
  accents.split(" ").map((accent, at) => [letters.charAt(at), accent]),
);

const rightToLeftMark = "\u200f";
const overrideStart = "\u202e";
const overrideEnd = "\u202c";

/**
 * Makes a pseudo-locale's message from an English one. It works on the parsed message, so arguments, plural
 * forms and tags stay as they are and only the words change.
 *
 * @example pseudoMessage(parse("Sign in, {name}"), "XA") // "[Şīɠƞ īƞ, {name}]"
 */
export function pseudoMessage(
  message: readonly MessageFormatElement[],
  code: PseudoCode,
): MessageFormatElement[] {
  const body = message.map((element) => pseudoElement(element, code));
  return code === "XA" ? [literal("["), ...body, literal("]")] : body;
}

function pseudoElement(
  element: MessageFormatElement,
  code: PseudoCode,
): MessageFormatElement {
  if (element.type === elementType.literal)
    return { ...element, value: pseudoText(element.value, code) };
  if (element.type === elementType.tag) {
    return {
      ...element,
      children: element.children.map((child) => pseudoElement(child, code)),
    };
  }
  if (
    element.type === elementType.select ||
    element.type === elementType.plural
  ) {
    const options = Object.entries(element.options).map(
      ([key, option]) =>
        [
          key,
          {
            ...option,
            value: option.value.map((child) => pseudoElement(child, code)),
          },
        ] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

function pseudoText(text: string, code: PseudoCode): string {
  return code === "XA"
    ? [...text].map((letter) => accented.get(letter) ?? letter).join("")
    : text.replace(
        /\S+/gu,
        (word) =>
          `${rightToLeftMark}${overrideStart}${word}${overrideEnd}${rightToLeftMark}`,
      );
}

/* The parser's own enum is runtime code; this file needs only its numbers. */
const elementType = { literal: 0, select: 5, plural: 6, tag: 8 } as const;

/**
 * A piece of plain text in a parsed message.
 *
 * @example literal("[")
 */
export function literal(value: string): MessageFormatElement {
  return { type: elementType.literal, value };
}
