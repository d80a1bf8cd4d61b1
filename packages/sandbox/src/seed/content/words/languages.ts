/** Pack codes that seeded content is written in besides English, which stands in for every other. */
export const otherLanguages = ["CN", "MY"] as const;
type OtherLanguage = (typeof otherLanguages)[number];

/** The same in each of them. */
export type InEach<T> = Readonly<Record<OtherLanguage, T>>;
/** Words of things, by the id of the thing. */
export type WordsById<T> = InEach<Readonly<Record<string, T>>>;

/** What a body reads as in another language: only the members that differ. */
type BodyWords = InEach<Readonly<Record<string, unknown>>>;

/**
 * Words of one thing, as its body keeps them.
 *
 * @example bodyWords(helpWords, "start", ([title, content]) => ({ title, content }))
 */
export function bodyWords<T>(
  words: WordsById<T>,
  id: string,
  make: (
    words: T,
    language: OtherLanguage,
  ) => Readonly<Record<string, unknown>>,
): BodyWords {
  const of = (language: OtherLanguage) => {
    const found = words[language][id];
    if (found === undefined)
      throw new Error(`${language} has no words for ${id}.`);
    return make(found, language);
  };
  return { CN: of("CN"), MY: of("MY") };
}
