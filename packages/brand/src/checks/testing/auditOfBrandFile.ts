import { accepted, brand, note, text, type Row } from "./breaking.ts";

/* The faults that an audit tried first, because brand teams make them most often: those of brand.json. */

const hosts = { image: [], game: [], frame: [], connect: [] };
const routes = { off: [], needsLogin: [] };

export const auditOfBrandFile: readonly Row[] = [
  [
    "a comma that is missing",
    text("brand.json", (all) =>
      all.replace('",\n  "merchantCode"', '"\n  "merchantCode"'),
    ),
    'brand.json: is not valid JSON: line 4, column 3: a comma is missing before "merchantCode"',
  ],
  [
    "a byte order mark",
    text("brand.json", (all) => `\uFEFF${all}`),
    "brand.json: begins with a byte order mark; save it as UTF-8 without one",
  ],
  [
    "an unknown key",
    brand({ lay0ut: {} }),
    'brand.json, lay0ut: is not a known key (did you mean "layout"?)',
  ],
  [
    "an unknown category",
    brand({ categories: ["HOME", "SLOTS", "FAV"] }),
    'brand.json, categories.1: is "SLOTS", but must be one of "HOME", "RNG"',
  ],
  [
    "an unknown arrangement",
    brand({ layout: { header: "wide" } }),
    'brand.json, layout.header: is "wide", but must be one of "bar", "centred", "slim"',
  ],
  [
    "an unknown feature",
    brand({ features: { freeplay: "FREEPLAY3" } }),
    'brand.json, features.freeplay: is not a known key (did you mean "freePlay"?)',
  ],
  [
    "an unknown page",
    brand({ routes: { ...routes, off: ["/dwon"] } }),
    'routes.off: "/dwon" is not a page of the portal (did you mean "/down"?)',
  ],
  [
    "a language's name for its tag",
    brand({ languages: { EN: { tag: "English", label: "English" } } }),
    'brand.json, languages.EN.tag: is "English": must be a BCP 47 tag, as ms-MY',
  ],
  [
    "a tag that is no language",
    brand({ languages: { EN: { tag: "qqx", label: "English" } } }),
    'languages.EN.tag: "qqx" is not a known language; write a BCP 47 tag',
  ],
  [
    "a pack code in small letters",
    brand({
      languages: {
        EN: { tag: "en", label: "English" },
        my: { tag: "ms-MY", label: "Melayu" },
      },
    }),
    'brand.json, languages.my: is "my": must be a pack code of two to four capitals, as EN',
  ],
  [
    "a default language that is not offered",
    brand({ defaultLanguage: "TH" }),
    `defaultLanguage: "TH" is not one of the brand's languages; they are EN, MY`,
  ],
  [
    "no risk line",
    brand(({ legal, ...rest }) => ({
      ...rest,
      legal: Object.assign({}, legal, { risk: undefined }),
    })),
    "brand.json, legal.risk: is missing",
  ],
  [
    "a host without encryption",
    brand({ hosts: { ...hosts, image: ["http://img.lake.example"] } }),
    "hosts.image: http://img.lake.example is not encrypted; it must begin with https://",
  ],
  [
    "a host that is everyone",
    brand({ hosts: { ...hosts, frame: ["https://*.com"] } }),
    "hosts.frame: https://*.com would allow every site under .com",
  ],
  [
    "an age below the law's",
    brand({ age: { terms: 16, birthday: 21 } }),
    "brand.json, age.terms: is 16, but must be 18 or more",
  ],
  [
    "a portal without its lobby",
    brand({ routes: { ...routes, off: ["/"] } }),
    'routes.off: "/" cannot be switched off: every portal needs it',
  ],
  [
    "a portal without its login",
    brand({ routes: { ...routes, off: ["/login"] } }),
    'routes.off: "/login" cannot be switched off: every portal needs it',
  ],
  [
    "a category twice",
    brand({ categories: ["HOME", "RNG", "RNG", "FAV"] }),
    "brand.json, categories: a category is listed twice",
  ],
  [
    "a host twice",
    brand({
      hosts: {
        ...hosts,
        game: ["https://play.lake.example", "https://play.lake.example"],
      },
    }),
    "hosts.game: https://play.lake.example is listed twice",
  ],
  [
    "a section of the home page twice",
    brand({ layout: { home: { sections: ["hot", "hot"] } } }),
    'brand.json, layout.home.sections: is ["hot","hot"]: must name each only once',
  ],
  [
    "a key twice",
    text("brand.json", (all) =>
      all.replace('"name"', '"name": "Pond",\n  "name"'),
    ),
    "brand.json, name: is written twice, on lines 3 and 4; only the last one counts. Remove one of them",
  ],
  [
    "the merchant code of another brand",
    brand({ merchantCode: "harbour" }),
    "brand.json, merchantCode: is the same as in themes/harbour: the platform tells brands apart by it",
  ],
  [
    "the name of another brand",
    brand({ name: " HARBOUR " }),
    "brand.json, name: is the same as in themes/harbour: players could not tell the two apart",
  ],
  [
    "a flag that the portal does not read",
    brand({ flags: { REGMOBVERIF3: true } }),
    note(
      'flags.REGMOBVERIF3: (only to know) has no effect: the portal does not read this code (did you mean "REGMOBVERF3"?)',
    ),
  ],
  [
    "a language without words",
    brand(({ languages, ...rest }) => ({
      ...rest,
      languages: Object.assign({}, languages, {
        HI: { tag: "hi", label: "हिन्दी" },
      }),
    })),
    note(
      "languages.HI: (only to know) is not offered yet, because the portal has no texts in this language",
    ),
  ],
  [
    "line ends of Windows",
    text("brand.json", (all) => all.replaceAll("\n", "\r\n")),
    accepted,
  ],
];
