type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Editorial content in one language: `words` holds, by pack code, the properties that differ in that language, at any
 * depth. Properties not in it stay as they are, and `words` itself is never sent out.
 *
 * @example inLanguage({ title: "Help", words: { CN: { title: "帮助" } } }, "CN") // { title: "帮助" }
 */
export function inLanguage(body: Body, language: string): Body {
  const { words, ...plain } = body;
  const members = Object.entries(plain).map(
    ([key, value]) => [key, inside(value, language)] as const,
  );
  const code = language.toUpperCase();
  const own =
    isBody(words) && Object.hasOwn(words, code) ? words[code] : undefined;
  return { ...Object.fromEntries(members), ...(isBody(own) ? own : {}) };
}

/**
 * The title of a row in a language, for tables with `title` and `words` columns such as payment methods or rewards.
 *
 * @example titleIn({ title: "Voucher", words: { MY: { title: "Baucar" } } }, "MY") // "Baucar"
 */
export const titleIn = (
  body: { readonly title: string; readonly words: unknown },
  language: string,
): string => String(inLanguage(body, language)["title"]);

function inside(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inside(one, language));
  return isBody(value) ? inLanguage(value, language) : value;
}
