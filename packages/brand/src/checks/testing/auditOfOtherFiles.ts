import {
  accepted,
  drawing,
  file,
  gone,
  role,
  seed,
  text,
  tokens,
  words,
  type Row,
} from "./breaking.ts";

/* The faults that an audit tried first, because brand teams make them most often: those of all other files. */

export const auditOfOtherFiles: readonly Row[] = [
  [
    "a comma that is too many",
    text("tokens.json", (all) => all.replace(/\}\s*$/, ",}")),
    "tokens.json: is not valid JSON: line",
  ],
  [
    "quiet text that is hard to read",
    role("dark", "color.text.quiet", "color", "#33373b"),
    "color.text.quiet on color.surface.page has a contrast of",
  ],
  [
    "yellow on a light button",
    role("light", "color.accent.onFill", "color", "#ffee00"),
    "in light mode; at least",
  ],
  [
    "no logo",
    gone("assets/logo.svg"),
    "assets/logo.svg: is missing; every brand needs a logo",
  ],
  ["no favicon", gone("assets/favicon.svg"), "assets/favicon.svg: is missing"],
  [
    "an unknown seed",
    seed("acent", "color", "#0055bb"),
    'tokens.json, seeds.acent: is not a seed (did you mean "accent"?)',
  ],
  [
    "an unknown role",
    role("dark", "color.accent.fil", "color", "#0055bb"),
    'dark.color.accent.fil: there is no role "color.accent.fil" (did you mean "color.accent.fill"?)',
  ],
  [
    "a picture of 3 MB",
    file("assets/banner.png", Buffer.alloc(3_000_000)),
    "assets/banner.png: is 2930 KB; at most 200 KB are allowed",
  ],
  [
    "random bytes as a picture",
    file("assets/banner.png", Buffer.from("no picture at all")),
    "assets/banner.png: is not a readable picture; export it again as png",
  ],
  [
    "another font, renamed",
    file("assets/fonts/lake-sans.woff2", Buffer.from("\0\x01\0\0truetype")),
    "assets/fonts/lake-sans.woff2: is not a WOFF2 file; convert the font instead of only renaming it",
  ],
  [
    "a font in another format",
    file("assets/fonts/lake-sans.ttf", Buffer.from("\0\x01\0\0truetype")),
    "assets/fonts/lake-sans.ttf: must be a WOFF2 file, named after its family",
  ],
  [
    "a script in a logo",
    file("assets/logo.svg", drawing("<script>1</script>")),
    "assets/logo.svg: contains script",
  ],
  [
    "a handler in a logo",
    file("assets/logo.svg", drawing('<path onload="x()"/>')),
    "assets/logo.svg: contains script",
  ],
  [
    "a picture from elsewhere in a logo",
    file(
      "assets/logo.svg",
      drawing('<image href="https://elsewhere.example/a.png"/>'),
    ),
    "assets/logo.svg: loads something from elsewhere",
  ],
  [
    "a document type in a logo",
    file("assets/logo.svg", `<!DOCTYPE svg>${drawing("")}`),
    "assets/logo.svg: has a declaration before the drawing",
  ],
  [
    "foreign content in a logo",
    file("assets/logo.svg", drawing("<foreignObject><b/></foreignObject>")),
    "assets/logo.svg: contains script",
  ],
  [
    "an unknown message",
    words({ hd_hom: "Lobby" }),
    'messages/EN.json, hd_hom: no message has this id (did you mean "hd_home"?)',
  ],
  [
    "an empty message",
    words({ hd_home: "" }),
    "messages/EN.json, hd_home: is empty",
  ],
  [
    "a message that does not fit",
    words({ "bottom.home": "Back to the beginning of everything" }),
    "messages/EN.json, bottom.home: ",
  ],
  [
    "another placeholder",
    words({ hello: "Hello {nam}" }),
    "messages/EN.json, hello: uses {nam}, which the English message does not have",
  ],
  [
    "an alias to nothing",
    seed("accent", "color", "{seeds.nowhere}"),
    "the alias {seeds.nowhere} points to nothing",
  ],
  [
    "aliases in a circle",
    tokens(({ seeds, ...rest }) => ({
      ...rest,
      seeds: Object.assign({}, seeds, {
        accent: { $type: "color", $value: "{seeds.neutral}" },
        neutral: { $type: "color", $value: "{seeds.accent}" },
      }),
    })),
    "the alias points back to itself",
  ],
  [
    "a seed of another type",
    seed("accent", "dimension", { value: 1, unit: "px" }),
    'tokens.json, seeds.accent: must have $type "color"',
  ],
  [
    "a colour by its CSS name",
    seed("accent", "color", "red"),
    'tokens.json, seeds.accent: "red" is not a colour; write #rrggbb',
  ],
  [
    "a member that tokens.json does not have",
    tokens({ palete: "#123456" }),
    "tokens.json, palete: is not known",
  ],
  [
    "a palette of a design tool, which the audit wanted",
    tokens({ palette: { one: { $type: "color", $value: "#123456" } } }),
    accepted,
  ],
  [
    "a file beside the brand's own",
    file("notes.txt", "later"),
    "lake/notes.txt: does not belong to a brand, which has only brand.json, tokens.json, messages, assets",
  ],
  [
    "a text among the pictures",
    file("assets/readme.md", "# Logos"),
    'assets/readme.md: ".md" is not a picture format that can be used',
  ],
  [
    "words of a language that the brand does not have",
    file("messages/TH.json", "{}"),
    "messages/TH.json: does not belong to a language of the brand; name it after one of EN, MY",
  ],
  [
    "a message twice",
    file("messages/EN.json", '{\n"hd_home": "Lobby",\n"hd_home": "Start"\n}'),
    "messages/EN.json, hd_home: is written twice, on lines 2 and 3",
  ],
  [
    "line ends of Windows in tokens.json",
    text("tokens.json", (all) => all.replaceAll("\n", "\r\n")),
    accepted,
  ],
];
