import { one, type Json, type Maker } from "./hostileMutation.ts";

/* Files of the right form with wrong values. */

export const worded: Maker = (pick, base) => {
  const text = pick([
    "Hi {name}",
    "{count, plural, one {a}}",
    "{x, number, ::.00",
    "<script>alert(1)</script>",
    "<link>us</link>",
    "</b>",
    " ",
    "x".repeat(400),
    "{n, select, a {b}}",
  ]);
  const words: Json = JSON.parse(base["messages/EN.json"] ?? "");
  return [
    `the text ${text.slice(0, 30)}`,
    one("messages/EN.json", JSON.stringify({ ...words, hd_home: text })),
  ];
};

export const valued: Maker = (pick, base) => {
  const tokens: { seeds: Json } = JSON.parse(base["tokens.json"] ?? "");
  const [seed, $type, $value] = pick<readonly [string, string, unknown]>([
    ["accent", "color", "red"],
    ["accent", "color", "var(--x)"],
    ["accent", "color", { colorSpace: "oklch", components: [0.5, 0.1] }],
    ["accent", "color", { colorSpace: "oklch", components: ["0.5", 0.1, 1] }],
    ["accent", "color", { colorSpace: "url(x)", components: [0, 0, 0] }],
    ["accent", "color", { colorSpace: "srgb", components: [0, 0, 1e300] }],
    [
      "accent",
      "color",
      { colorSpace: "srgb", components: [0, 0, 0], alpha: 9 },
    ],
    ["accent", "dimension", { value: 1, unit: "px" }],
    ["radius", "dimension", { value: 999, unit: "px" }],
    ["radius", "dimension", { value: "1;}", unit: "px" }],
    ["radius", "dimension", { value: 1, unit: "px;}*{" }],
    ["density", "number", "1"],
    ["density", "number", -1],
    ["fontBody", "fontFamily", ['x";}body{display:none}/*']],
    ["fontBody", "fontFamily", ["a\\", "b"]],
    ["fontBody", "fontFamily", ["a\nb"]],
    ["fontBody", "fontFamily", []],
    ["fontBody", "fontFamily", "../../../etc/passwd"],
    ["fontDisplay", "fontFamily", ["Nobody Sans"]],
    ["weightBody", "fontWeight", "constructor"],
    ["weightBody", "fontWeight", 0],
    ["easing", "cubicBezier", [0, 0, "1", 1]],
    ["easing", "cubicBezier", [2, 0, 1, 1]],
    ["easing", "cubicBezier", [0, 1e308, 1, 1]],
    ["neutral", "color", "{seeds.neutral}"],
    ["neutral", "color", "{nowhere}"],
    ["neutral", "color", "{seeds.__proto__}"],
    ["toString", "number", 1],
  ]);
  return [
    `${seed} is ${JSON.stringify($value)}`,
    one(
      "tokens.json",
      JSON.stringify({
        ...tokens,
        seeds: { ...tokens.seeds, [seed]: { $type, $value } },
      }),
    ),
  ];
};

export const roles: Maker = (pick, base) => {
  const tokens: Json = JSON.parse(base["tokens.json"] ?? "");
  const group = pick<Json>([
    {
      dark: {
        color: { text: { primary: { $type: "color", $value: "#000000" } } },
      },
    },
    {
      light: {
        color: { accent: { onFill: { $type: "color", $value: "#ffff00" } } },
      },
    },
    { both: { font: { body: { $type: "fontFamily", $value: ['"};x{'] } } } },
    { both: { "font.body": { $type: "fontFamily", $value: ["x"] }, "}": {} } },
    {
      light: { shadow: { raised: { $type: "shadow", $value: "0 0 1px red" } } },
    },
    {
      dark: {
        shadow: { raised: { $type: "shadow", $value: [{ color: "#000000" }] } },
      },
    },
    {
      dark: {
        radius: {
          card: { $type: "dimension", $value: { value: 1, unit: "px" } },
        },
      },
    },
    {
      both: {
        motion: {
          base: { $type: "duration", $value: { value: -1, unit: "s" } },
        },
      },
    },
    { both: { toString: { $type: "number", $value: 1 } } },
    { dusk: {} },
    { dark: "#000000" },
    { dark: ["#000000"] },
    { $description: "</style><script>alert(1)</script>" },
  ]);
  return [
    JSON.stringify(group).slice(0, 60),
    one("tokens.json", JSON.stringify({ ...tokens, ...group })),
  ];
};

export const placed: Maker = (pick, base) => {
  const brand: Json & { hosts: Json } = JSON.parse(base["brand.json"] ?? "");
  const hosts = { image: [], game: [], frame: [], connect: [] };
  const change = pick<Json>([
    { hosts: { ...hosts, image: ["http://img.example"] } },
    { hosts: { ...hosts, image: ["https://*.com"] } },
    { hosts: { ...hosts, game: ["*"] } },
    { hosts: { ...hosts, frame: ["https://a.example/x"] } },
    { hosts: { ...hosts, frame: ["https://a.example; script-src *"] } },
    { hosts: { ...hosts, connect: ["https://localhost:4174"] } },
    {
      hosts: { ...hosts, connect: ["https://a.example", "https://a.example"] },
    },
    { channels: { telegram: "http://t.example/x" } },
    { channels: { telegram: "javascript:alert(1)" } },
    { channels: { "<b>": "https://t.example/x" } },
    { flags: { "</script>": true } },
    { languages: { EN: { tag: "english", label: "x" } } },
    { languages: { EN: { tag: "en", label: "<b>x</b>" } } },
    { languages: {} },
    { languages: { "../EN": { tag: "en", label: "x" } } },
    { defaultLanguage: "TH" },
    { categories: [] },
    { categories: ["HOME", "HOME"] },
    { categories: ["FAV", "HOME"] },
    { name: "x".repeat(100_000) },
    { name: "\u202Eruobrah" },
    { merchantCode: "a b" },
    { age: { terms: 16, birthday: 16 } },
    { legal: { rights: "", licence: "x", risk: "x" } },
    { routes: { off: ["javascript:x"], needsLogin: [] } },
  ]);
  return [
    JSON.stringify(change).slice(0, 60),
    one("brand.json", JSON.stringify({ ...brand, ...change })),
  ];
};
