type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What an editor wrote, in one language: `words` holds, by pack code, the members that read otherwise there, at any
 * depth. What is not among them stays as it is, and `words` itself never leaves the house.
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
 * The same of a thing that has a title, as the tables of what is paid with and paid for have.
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
