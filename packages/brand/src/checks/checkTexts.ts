/** Maximum length of a brand's text, in characters: a legal line has a few hundred. */
const longest = 2000;

/**
 * What is wrong with a text that players read, in a sentence; undefined if nothing. None of it could do harm where it
 * is shown, but it does not belong in a text.
 *
 * @example textFault("<b>Harbour</b>") // "contains markup, …"
 */
export function textFault(text: string): string | undefined {
  const fault = messageFault(text);
  if (fault !== undefined) return fault;
  if (/<[a-z!/?]/i.test(text))
    return "contains markup, which would be shown as it is; write plain text.";
  if (/[{}]/.test(text))
    return "contains braces, which a text must not have; remove them.";
  return undefined;
}

/**
 * The same for the text of a message, which may contain arguments and tags: those are checked against the English
 * message.
 *
 * @example messageFault("Hello {name}") // undefined
 */
export function messageFault(text: string): string | undefined {
  return text.length > longest
    ? `has ${text.length} characters; at most ${longest} are allowed.`
    : wordsFault(text);
}

/**
 * The same for a text of any length.
 *
 * @example wordsFault("Hello\u0007") // "contains control characters; type it again."
 */
export function wordsFault(text: string): string | undefined {
  if (/(?![\n\t])\p{Cc}/u.test(text))
    return "contains control characters; type it again.";
  if (/\p{Cs}/u.test(text))
    return "contains half of a character; type it again.";
  if (/[\u202A-\u202E]/.test(text))
    return "contains characters that reverse the direction of text; remove them.";
  return /\b(javascript|vbscript|data):/i.test(text)
    ? "contains an address that runs as a script; remove it."
    : undefined;
}

/**
 * Every text in a value, with its dotted key; names of members are included, because they may be the author's own.
 *
 * @example textsIn({ flags: { X: true } }) // [["flags", "flags"], ["flags.X", "X"]]
 */
export function textsIn(
  value: unknown,
  key = "",
): readonly (readonly [key: string, text: string])[] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const place = key ? `${key}.${name}` : name;
    const inside = textsIn(member, place);
    return isList ? inside : [[place, name] as const, ...inside];
  });
}
