/** How the words of a script get a face when a brand's own families do not have it. */
export interface ScriptFonts {
  /** Names of the subsets that hold the script, as the bundled packages have them; "slices": a hundred small files. */
  readonly subsets: readonly string[] | "slices";
  /** The bundled family that steps in. */
  readonly family: string;
  /** Faces of common systems that come first, where the bundled one is too large to be fetched without need. */
  readonly systems?: readonly string[];
}

const noto = (name: string, ...subsets: string[]): ScriptFonts => ({
  subsets,
  family: `Noto Sans ${name} Variable`,
});

/** By the script's code (ISO 15924). Latin is not among them: every family has it. */
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

/** Vietnamese is written in Latin letters with marks that few Latin files hold. */
const vietnamese: ScriptFonts = {
  subsets: ["vietnamese"],
  family: "Noto Sans Variable",
};

/** Languages whose Cyrillic letters are all in the smaller of its two files. */
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
