import type { ComboBoxOption } from "./types.ts";

/** Whether a text holds another, by the rules of the reader's language. */
export type Contains = (text: string, part: string) => boolean;

/** Longer than any name; what is pasted beyond it finds nothing more. */
const longest = 100;

/**
 * The options that hold every word of what was typed, in label or keywords, in their order.
 *
 * @example matches(banks, "cafe nord", contains)
 */
export function matches(
  options: readonly ComboBoxOption[],
  typed: string,
  contains: Contains,
): readonly ComboBoxOption[] {
  const words = typed.slice(0, longest).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, keywords = "" }) =>
    words.every((word) => contains(label, word) || contains(keywords, word)),
  );
}

/**
 * The one option that what was typed names in full; undefined where none or several do.
 *
 * @example exactMatch(banks, "reed savings", contains)?.value // "reed"
 */
export function exactMatch(
  options: readonly ComboBoxOption[],
  typed: string,
  contains: Contains,
): ComboBoxOption | undefined {
  const text = typed.trim();
  if (text === "" || text.length > longest) return undefined;
  const found = options.filter(
    ({ label, disabled = false }) =>
      !disabled && label.length === text.length && contains(label, text),
  );
  return found.length === 1 ? found[0] : undefined;
}
