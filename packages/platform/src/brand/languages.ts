/** A language that a portal can be offered in. */
export interface CatalogueLanguage {
  /** BCP 47 tag, as spelled in `brand.json` and by Intl. */
  readonly tag: string;
  /** The language's own name for itself, as the selector shows it. */
  readonly label: string;
  /** The writing direction. */
  readonly direction: "ltr" | "rtl";
}

/**
 * The languages that the product names, by their English names (LNG-01). The key is the name, not the platform's pack
 * code: `MY` is Malay to one brand and Burmese to another, and each brand says which (OPN-02). A brand may offer
 * other languages as well (OPN-46).
 *
 * @example languageCatalogue.Malay.label // "Bahasa Melayu"
 */
export const languageCatalogue = {
  Chinese: { tag: "zh-CN", label: "简体中文", direction: "ltr" },
  English: { tag: "en", label: "English", direction: "ltr" },
  Japanese: { tag: "ja", label: "日本語", direction: "ltr" },
  Thai: { tag: "th", label: "ไทย", direction: "ltr" },
  Vietnamese: { tag: "vi", label: "Tiếng Việt", direction: "ltr" },
  Burmese: { tag: "my", label: "မြန်မာ", direction: "ltr" },
  Spanish: { tag: "es", label: "Español", direction: "ltr" },
  Hindi: { tag: "hi", label: "हिन्दी", direction: "ltr" },
  Indonesian: { tag: "id", label: "Bahasa Indonesia", direction: "ltr" },
  Khmer: { tag: "km", label: "ខ្មែរ", direction: "ltr" },
  Korean: { tag: "ko", label: "한국어", direction: "ltr" },
  Malay: { tag: "ms-MY", label: "Bahasa Melayu", direction: "ltr" },
  Portuguese: { tag: "pt", label: "Português", direction: "ltr" },
  Tamil: { tag: "ta", label: "தமிழ்", direction: "ltr" },
  // Intl has Tagalog's texts and digits under its standard form, and converts `tl` to it.
  Tagalog: { tag: "fil", label: "Tagalog", direction: "ltr" },
  Urdu: { tag: "ur", label: "اردو", direction: "rtl" },
  Turkish: { tag: "tr", label: "Türkçe", direction: "ltr" },
  Bengali: { tag: "bn", label: "বাংলা", direction: "ltr" },
  Arabic: { tag: "ar", label: "العربية", direction: "rtl" },
  Persian: { tag: "fa", label: "فارسی", direction: "rtl" },
  Russian: { tag: "ru", label: "Русский", direction: "ltr" },
  Kazakh: { tag: "kk", label: "Қазақ тілі", direction: "ltr" },
  // The mark is part of a letter, U+02BB, not a quotation mark.
  Uzbek: { tag: "uz", label: "Oʻzbekcha", direction: "ltr" },
  Lao: { tag: "lo", label: "ລາວ", direction: "ltr" },
  Nepali: { tag: "ne", label: "नेपाली", direction: "ltr" },
  French: { tag: "fr", label: "Français", direction: "ltr" },
  Telugu: { tag: "te", label: "తెలుగు", direction: "ltr" },
  Swahili: { tag: "sw", label: "Kiswahili", direction: "ltr" },
} as const satisfies Readonly<Record<string, CatalogueLanguage>>;
