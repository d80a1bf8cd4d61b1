import {
  at,
  changed,
  gone,
  one,
  pathsIn,
  type Json,
  type Maker,
} from "./hostileMutation.ts";

/* Files that are not JSON, or JSON of the wrong form: too much, too little, or the wrong types. */

export const jsonFiles = [
  "brand.json",
  "tokens.json",
  "messages/EN.json",
] as const;
export const pictures = [
  "assets/logo.svg",
  "assets/logoMark.svg",
  "assets/favicon.svg",
] as const;

/** Strings that would do harm if they were not checked. */
const payloads = [
  ";}body{display:none}",
  "url(javascript:alert(1))",
  "</style><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "\u0000\u0007",
  "{",
];

export const wrongTypes: Maker = (pick, base) => {
  const file = pick(jsonFiles);
  const json: unknown = JSON.parse(base[file] ?? "");
  // A description may be any text, so only a value of another type is wrong there.
  const path = pick(pathsIn(json));
  const was = at(json, path);
  const other = pick(
    [null, 7, true, [], [[]], "nonsense\u0001"].filter(
      (value) =>
        typeof value !== typeof was ||
        Array.isArray(value) !== Array.isArray(was),
    ),
  );
  return [
    `${path.join(".")} is ${JSON.stringify(other)}`,
    one(file, JSON.stringify(changed(json, path, () => other))),
  ];
};

export const injected: Maker = (pick, base) => {
  const file = pick(jsonFiles);
  const json: unknown = JSON.parse(base[file] ?? "");
  const path = pick(
    pathsIn(json).filter((place) => typeof at(json, place) === "string"),
  );
  const payload = pick(payloads);
  return [
    `${payload} in ${path.join(".")}`,
    one(file, JSON.stringify(changed(json, path, () => payload))),
  ];
};

export const unknownKeys: Maker = (pick, base) => {
  const file = pick(jsonFiles);
  const json: unknown = JSON.parse(base[file] ?? "");
  const key = pick([
    "colour",
    "nam",
    "acent",
    "constructor",
    "<script>",
    "a".repeat(5000),
  ]);
  return [
    `${key.slice(0, 20)} in ${file}`,
    one(file, JSON.stringify({ ...(json as Json), [key]: { $value: 1 } })),
  ];
};

export const missingKeys: Maker = (pick, base) => {
  const json: unknown = JSON.parse(base["brand.json"] ?? "");
  const optional = ["$schema"];
  const path = pick(
    pathsIn(json).filter(
      (place) => place.length === 1 && !optional.includes(place[0] ?? ""),
    ),
  );
  return [
    `without ${path.join(".")}`,
    one("brand.json", JSON.stringify(changed(json, path, () => gone))),
  ];
};

export const huge: Maker = (pick, base) => {
  const file = pick(jsonFiles);
  const text = base[file] ?? "";
  const deep = (open: string, close: string) =>
    `{"x":${open.repeat(10_000)}${close.repeat(10_000)}}`;
  const many = Array.from({ length: 10_000 }, (_, at) => `"k${at}":"${at}"`);
  const [what, content] = pick([
    ["10 MB", () => text.replace("{", `{"x":"${"a".repeat(10_000_000)}",`)],
    ["1.1 MB of space", () => `${text}${" ".repeat(1_100_000)}`],
    ["10,000 lists in each other", () => deep("[", "]")],
    [
      "10,000 objects in each other",
      () => deep('{"a":', "}").replace("}}", "1}}"),
    ],
    [
      "10,000 members",
      () => text.replace("{", `{${many.join()},`).replace(",}", "}"),
    ],
  ] as const);
  return [`${what} in ${file}`, one(file, content())];
};

export const broken: Maker = (pick, base) => {
  const file = pick(jsonFiles);
  const text = base[file] ?? "";
  const [what, content] = pick<readonly [string, string | Uint8Array]>([
    ["half of it", text.slice(0, Math.floor(text.length / 2))],
    ["nothing", ""],
    ["a comma too many", text.replace(/\}\s*$/, ",}")],
    ["single quotes", text.replaceAll('"', "'")],
    ["a comment", `// mine\n${text}`],
    ["a byte order mark", `\uFEFF${text}`],
    ["NUL", text.replace("{", "{\u0000")],
    ["UTF-16", new Uint8Array(Buffer.from(text, "utf16le"))],
    ["no UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ["a list", "[]"],
    ["a text", '"brand"'],
    ["null", "null"],
    ["a prototype", text.replace("{", '{"__proto__":{"polluted":true},')],
    [
      "a prototype's prototype",
      text.replace("{", '{"a":{"constructor":{"prototype":{}}},'),
    ],
    ["a figure beyond all", text.replace("{", '{"x":1e999,')],
  ]);
  return [`${what} in ${file}`, one(file, content)];
};
