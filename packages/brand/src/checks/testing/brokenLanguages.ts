import { brand, note, type Row } from "./breaking.ts";

/* Languages and legal lines of brand.json. */

const english = { tag: "en", label: "English" };
const languages = (more: object) =>
  brand({ languages: { EN: english, ...more } });
const legal = (more: object) =>
  brand({
    legal: {
      rights: "© Lake.",
      licence: "Licence 7.",
      risk: "A risk.",
      ...more,
    },
  });

export const brokenLanguages: readonly Row[] = [
  [
    "numerals that there are not",
    languages({ EN: { ...english, numerals: "roman" } }),
    'languages.EN.numerals: is "roman": must be a numbering system that Unicode has',
  ],
  [
    "a direction of writing that there is not",
    languages({ EN: { ...english, direction: "up" } }),
    'languages.EN.direction: is "up", but must be one of "ltr", "rtl"',
  ],
  [
    "a language without a label",
    languages({ MY: { tag: "ms-MY" } }),
    "languages.MY.label: is missing",
  ],
  [
    "a label of spaces",
    languages({ MY: { tag: "ms-MY", label: " " } }),
    "languages.MY.label: has nothing but spaces",
  ],
  [
    "a tag with an underscore",
    languages({ MY: { tag: "ms_MY", label: "Melayu" } }),
    'languages.MY.tag: is "ms_MY": must be a BCP 47 tag, as ms-MY',
  ],
  [
    "one tag for two languages",
    languages({ MY: { tag: "en", label: "Melayu" } }),
    'languages.MY.tag: "en" is the tag of EN, too',
  ],
  [
    "one label for two languages",
    languages({ MY: { tag: "ms-MY", label: "English" } }),
    'languages.MY.label: "English" is the label of EN, too',
  ],
  [
    "no language at all",
    brand({ languages: {} }),
    'defaultLanguage: "EN" is set, but languages is empty; add at least one there',
  ],
  [
    "a list of languages",
    brand({ languages: ["EN"] }),
    "brand.json, languages: must be an object, but is a list",
  ],
  [
    "a default language without words",
    brand({
      languages: { HI: { tag: "hi", label: "हिन्दी" } },
      defaultLanguage: "HI",
    }),
    "defaultLanguage: there is no message pack for hi; the packs are en, ms",
  ],
  [
    "bingo in a language that is not offered",
    brand({ bingoLanguages: ["TH"] }),
    `bingoLanguages: "TH" is not one of the brand's languages`,
  ],
  [
    "a pack code that leaves the folder",
    languages({ "../EN": { tag: "fr", label: "Français" } }),
    'brand.json, languages.../EN: is "../EN": must be a pack code',
  ],
  [
    "an empty licence",
    legal({ licence: "" }),
    "brand.json, legal.licence: is empty; the footer must show it",
  ],
  [
    "a licence that is still to come",
    legal({ licence: "Licence TBD" }),
    note('legal.licence: (only to know) contains "TBD"; write the line itself'),
  ],
  [
    "the scaffold's licence in another language",
    legal({
      words: { MY: { licence: "State the gaming licence here: its number." } },
    }),
    note(
      "legal.words.MY.licence: (only to know) is still the line that brand new wrote",
    ),
  ],
  [
    "an empty line in another language",
    legal({ words: { MY: { risk: " " } } }),
    "brand.json, legal.words.MY.risk: is empty; the footer must show it",
  ],
  [
    "lines in a language that is not offered",
    legal({ words: { TH: {} } }),
    `legal.words.TH: is not one of the brand's languages`,
  ],
  [
    "a misspelt line",
    legal({ words: { MY: { licens: "Lesen 7." } } }),
    'legal.words.MY.licens: is not a known key (did you mean "licence"?)',
  ],
  [
    "braces in a line",
    legal({ risk: "A risk {name}." }),
    "brand.json, legal.risk: contains braces",
  ],
  [
    "an endless line",
    legal({ risk: "x".repeat(2001) }),
    "brand.json, legal.risk: has 2001 characters; at most 2000 are allowed",
  ],
  [
    "a line that runs",
    legal({ rights: "javascript:alert(1)" }),
    "brand.json, legal.rights: contains an address that runs as a script",
  ],
];
