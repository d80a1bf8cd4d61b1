/** How the text of a script gets a font if a brand's own families do not have the script. */
export interface ScriptFonts {
  /**
   * Names of the subsets that contain the script, as in the bundled packages; "slices": about a hundred small files.
   */
  readonly subsets: readonly string[] | "slices";
  /** The bundled family that is used. */
  readonly family: string;
  /** Fonts of common systems that come first, if the bundled one is too large to be fetched unnecessarily. */
  readonly systems?: readonly string[];
}

const noto = (name: string, ...subsets: string[]): ScriptFonts => ({
  subsets,
  family: `Noto Sans ${name} Variable`,
});

/** By script code (ISO 15924). Latin is not listed: every family has it. */
const scriptFonts: Readonly<Record<string, ScriptFonts>> = {
  Arab: noto("Arabic", "arabic"),
  Thai: noto("Thai", "thai"),
  Deva: noto("Devanagari", "devanagari"),
  Beng: noto("Bengali", "bengali"),
  Taml: noto("Tamil", "tamil"),
  Telu: noto("Telugu", "telugu"),
  Khmr: noto("Khmer", "khmer"),
  Laoo: noto("Lao", "lao"),
  Mymr: noto("Myanmar", "myanmar"),
  Cyrl: {
    subsets: ["cyrillic", "cyrillic-ext"],
    family: "Noto Sans Variable",
  },
  Hans: {
    subsets: "slices",
    family: "Noto Sans SC Variable",
    systems: ["PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"],
  },
  Jpan: {
    subsets: "slices",
    family: "Noto Sans JP Variable",
    systems: ["Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP"],
  },
  Kore: {
    subsets: "slices",
    family: "Noto Sans KR Variable",
    systems: ["Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR"],
  },
};

/** Vietnamese is written in Latin letters with marks that few Latin files contain. */
const vietnamese: ScriptFonts = {
  subsets: ["vietnamese"],
  family: "Noto Sans Variable",
};

/** Languages whose Cyrillic letters are all in the smaller of the two Cyrillic subsets. */
const plainCyrillic: ScriptFonts = {
  subsets: ["cyrillic"],
  family: "Noto Sans Variable",
};

const byLanguage: Readonly<Record<string, ScriptFonts>> = {
  vi: vietnamese,
  ru: plainCyrillic,
  uk: plainCyrillic,
  bg: plainCyrillic,
};

/**
 * What a language needs besides Latin; undefined if nothing.
 *
 * @example fontsFor("ms-MY") // undefined
 * @example fontsFor("ar-AE")?.family // "Noto Sans Arabic Variable"
 */
export function fontsFor(tag: string): ScriptFonts | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  return byLanguage[language] ?? scriptFonts[script ?? ""];
}
