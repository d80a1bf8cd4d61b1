/**
 * The available language pack for a language: that of its own tag, else of its language and script, else of its
 * language alone, if that is written in the same script. Packs are named by tag and not by the platform's codes,
 * because the brand defines what a code means (OPN-02): where `MY` is Burmese, nobody gets Malay.
 *
 * @example packFor("ar-AE", ["ar", "en"]) // "ar"
 * @example packFor("zh-SG", ["zh-Hans"]) // "zh-Hans"
 * @example packFor("my", ["ms"]) // undefined
 */
export function packFor(
  tag: string,
  packs: readonly string[],
): string | undefined {
  const { language, script } = whole(tag);
  return [tag, `${language}-${script}`, language].find(
    (name) => packs.includes(name) && whole(name).script === script,
  );
}

/** An invalid tag has neither a language nor a script, and so no pack. */
function whole(tag: string): { language: string; script: string | undefined } {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return { language: "", script: undefined };
  }
}
