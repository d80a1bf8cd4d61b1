import { accepted, role, seed, tokens, type Row } from "./breaking.ts";

/* Seeds, roles, aliases and groups of tokens.json. */

const oklch = (...components: unknown[]) => ({
  colorSpace: "oklch",
  components,
});
const family = (...names: string[]) => seed("fontBody", "fontFamily", names);
const deep = (levels: number) =>
  Array.from({ length: levels }).reduce<unknown>((inside) => ({ a: inside }), {
    $type: "number",
    $value: 1,
  });

export const brokenTokens: readonly Row[] = [
  [
    "a radius beyond all",
    seed("radius", "dimension", { value: 999, unit: "px" }),
    "seeds.radius: must be between 0 and 24",
  ],
  [
    "a radius in em",
    seed("radius", "dimension", { value: 1, unit: "em" }),
    'seeds.radius: a dimension needs a number as value and "px" or "rem" as unit',
  ],
  [
    "a radius in rem",
    seed("radius", "dimension", { value: 1, unit: "rem" }),
    accepted,
  ],
  [
    "small print for body text",
    seed("textBase", "dimension", { value: 12, unit: "px" }),
    "seeds.textBase: must be between 16 and 20",
  ],
  [
    "a text for a number",
    seed("density", "number", "1"),
    "seeds.density: must be a number",
  ],
  [
    "a density below zero",
    seed("density", "number", -1),
    "seeds.density: must be between 0.8 and 1.4",
  ],
  [
    "no value",
    seed("shadow", "number", null),
    "seeds.shadow: must be a number",
  ],
  [
    "a weight by the name of a constructor",
    seed("weightBody", "fontWeight", "toString"),
    "seeds.weightBody: must be a weight from 1 to 1000, or its name",
  ],
  [
    "a weight that is too heavy",
    seed("weightBody", "fontWeight", 950),
    "seeds.weightBody: must be between 100 and 900",
  ],
  [
    "a curve of three numbers",
    seed("easing", "cubicBezier", [0, 0, 1]),
    "seeds.easing: must be four numbers",
  ],
  [
    "a curve out of range",
    seed("easing", "cubicBezier", [2, 0, 1, 1]),
    "the first and the third from 0 to 1",
  ],
  [
    "a short hex colour",
    seed("accent", "color", "#05b"),
    'seeds.accent: "#05b" is not a colour; write #rrggbb',
  ],
  [
    "a variable for a colour",
    seed("accent", "color", "var(--x)"),
    'seeds.accent: "var(--x)" is not a colour',
  ],
  [
    "a colour of two components",
    seed("accent", "color", oklch(0.5, 0.1)),
    "seeds.accent: a colour needs colorSpace and three components",
  ],
  [
    "a colour of texts",
    seed("accent", "color", oklch("0.5", 0.1, 1)),
    "seeds.accent: a colour needs colorSpace and three components",
  ],
  [
    "a colour more than opaque",
    seed("accent", "color", { ...oklch(0.5, 0.1, 1), alpha: 9 }),
    "any alpha must be from 0 to 1",
  ],
  [
    "a colour space that there is not",
    seed("accent", "color", { colorSpace: "url(x)", components: [0, 0, 0] }),
    'seeds.accent: the colour space "url(x)" is not known',
  ],
  [
    "a family that is not bundled",
    family("Nobody Sans"),
    'seeds.fontBody: the family "Nobody Sans" is not bundled; put its file into assets/fonts',
  ],
  [
    "a misspelt family",
    family("Figtre Variable"),
    '(did you mean "Figtree Variable"?)',
  ],
  [
    "a family that ends its quotes",
    family('x";}body{display:none}/*'),
    "is not the name of a font family",
  ],
  [
    "a family that is a path",
    family("../../../etc/passwd"),
    "is not the name of a font family",
  ],
  [
    "no family",
    family(),
    "seeds.fontBody: must be the name of a font family, or a list of names",
  ],
  [
    "thirteen families",
    family(...Array<string>(13).fill("serif")),
    "seeds.fontBody: must be the name of a font family, or a list of names",
  ],
  [
    "a token without a type",
    tokens(({ seeds, ...rest }) => ({
      ...rest,
      seeds: Object.assign({}, seeds, { density: { $value: 1 } }),
    })),
    'seeds.density: must have $type "number"',
  ],
  [
    "an alias to another type",
    seed("accent", "color", "{seeds.radius}"),
    "seeds.accent: a colour needs colorSpace and three components",
  ],
  [
    "an alias to itself",
    seed("neutral", "color", "{seeds.neutral}"),
    "the alias points back to itself",
  ],
  [
    "an alias to a prototype",
    seed("neutral", "color", "{seeds.__proto__}"),
    "points to nothing",
  ],
  [
    "an alias without its brace",
    seed("neutral", "color", "{seeds.accent"),
    'seeds.neutral: "{seeds.accent" is not a colour',
  ],
  [
    "an alias that points to a seed",
    seed("hot", "color", "{seeds.accent}"),
    accepted,
  ],
  [
    "a role of both modes in one",
    role("dark", "radius.card", "dimension", { value: 8, unit: "px" }),
    'dark.radius.card: does not differ between modes; write it under "both"',
  ],
  [
    "a shadow as CSS",
    role("light", "shadow.raised", "shadow", "0 0 1px red"),
    "light.shadow.raised: a shadow needs color, offsetX",
  ],
  [
    "a duration before zero",
    role("both", "motion.base", "duration", { value: -1, unit: "s" }),
    "both.motion.base: a duration needs a number as value",
  ],
  [
    "a page that is see-through",
    role("dark", "color.surface.page", "color", "#00000000"),
    "in dark mode; at least",
  ],
  ["a colour for a mode", tokens({ dark: "#000000" }), "tokens.json, dark: "],
  [
    "a mode that there is not",
    tokens({ dusk: {} }),
    "tokens.json, dusk: is not known",
  ],
  [
    "seventeen levels of groups",
    tokens({ dark: deep(17) }),
    "groups are nested more than 16 levels deep",
  ],
  [
    "a thousand tokens too many",
    tokens({
      dark: Object.fromEntries(
        Array.from({ length: 1100 }, (_, at) => [
          `a${at}`,
          { $type: "number", $value: 1 },
        ]),
      ),
    }),
    "there are more than 1000 tokens",
  ],
  [
    "a script in the description",
    tokens({ $description: "</style><script>alert(1)</script>" }),
    "tokens.json, $description: contains markup",
  ],
  [
    "a description of a seed",
    tokens(({ seeds, ...rest }) => ({
      ...rest,
      $description: "By the water.",
      seeds,
    })),
    accepted,
  ],
];
