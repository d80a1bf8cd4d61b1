import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  brand,
  file,
  linked,
  text,
  tokens,
  words,
  type Row,
} from "./breaking.ts";

/* Files that are no text, no JSON, or JSON that no brand needs. */

const nested = (levels: number, open: string, close: string) =>
  `{"x":${open.repeat(levels)}1${close.repeat(levels)}}`;

export const brokenJson: readonly Row[] = [
  [
    "an empty file",
    file("brand.json", ""),
    "brand.json: is not valid JSON: the file is empty",
  ],
  [
    "nothing but spaces",
    file("tokens.json", "  \n\t"),
    "tokens.json: is not valid JSON: the file is empty",
  ],
  [
    "half of a file",
    text("brand.json", (all) => all.slice(0, 200)),
    "brand.json: is not valid JSON: line",
  ],
  [
    "single quotes",
    text("tokens.json", (all) => all.replaceAll('"', "'")),
    "is neither a text in double quotes",
  ],
  [
    "a comment",
    text("brand.json", (all) => `// ours\n${all}`),
    "line 1, column 1: JSON has no comments; remove this one",
  ],
  [
    "a key without quotes",
    text("brand.json", (all) => all.replace('"name"', "name")),
    "line 3, column 3: name is neither",
  ],
  [
    "curly quotes",
    text("brand.json", (all) => all.replace('"Lake"', "“Lake”")),
    "“Lake” is neither a text in double quotes",
  ],
  [
    "a text over two lines",
    text("brand.json", (all) => all.replace('"Lake"', '"La\nke"')),
    "the text that begins here does not end on its line",
  ],
  [
    "a number that JSON does not have",
    text("brand.json", (all) => all.replace('"terms": 18', '"terms": 0x12')),
    "brand.json: is not valid JSON: line",
  ],
  [
    "two values in a file",
    text("messages/EN.json", (all) => `${all}{}`),
    "messages/EN.json: is not valid JSON: line",
  ],
  [
    "UTF-16",
    (dir) =>
      file("brand.json", Buffer.from('\uFEFF{"name":"Lake"}', "utf16le"))(dir),
    "brand.json: is not UTF-8 text, or cannot be read",
  ],
  [
    "Latin-1",
    file("messages/EN.json", Buffer.from('{"hd_home":"Caf\xE9"}', "latin1")),
    "messages/EN.json: is not UTF-8 text",
  ],
  [
    "a NUL byte",
    text("tokens.json", (all) => all.replace("{", "{\0")),
    "tokens.json: contains NUL characters; save it as UTF-8 text",
  ],
  [
    "an escaped NUL in a text",
    text("brand.json", (all) => all.replace('"Lake"', '"La\\u0000ke"')),
    "brand.json: contains a text with a NUL character",
  ],
  [
    "a list for a file",
    file("brand.json", "[]"),
    "brand.json: must be an object, but is a list",
  ],
  [
    "a text for a file",
    file("brand.json", '"lake"'),
    'brand.json: must be an object, but is "lake"',
  ],
  [
    "null for a file",
    file("tokens.json", "null"),
    "tokens.json: must contain one object of tokens",
  ],
  [
    "a list of messages",
    file("messages/EN.json", "[]"),
    "messages/EN.json: must contain one object of message id and text",
  ],
  [
    "a prototype",
    text("brand.json", (all) =>
      all.replace("{", '{ "__proto__": { "polluted": true },'),
    ),
    'brand.json: has a member "__proto__", which is not allowed in any file',
  ],
  [
    "a prototype inside a token",
    text("tokens.json", (all) =>
      all.replace('"$value"', '"__proto__": {}, "$value"'),
    ),
    'tokens.json: has a member "__proto__"',
  ],
  [
    "a constructor among the messages",
    words({ hd_home: { constructor: { prototype: {} } } }),
    'messages/EN.json: has a member "constructor"',
  ],
  [
    "a key of every object",
    brand({ toString: "lake" }),
    "brand.json, toString: is not a known key",
  ],
  [
    "forty levels",
    file("tokens.json", nested(40, "[", "]")),
    "tokens.json: is nested more than 32 levels deep",
  ],
  [
    "two hundred thousand levels",
    file("brand.json", "[".repeat(200_000)),
    "brand.json: is not valid JSON",
  ],
  [
    "a hundred thousand closed levels",
    file("messages/EN.json", nested(100_000, '{"a":', "}")),
    "messages/EN.json: is nested more than 32 levels deep",
  ],
  [
    "1.1 MB of spaces",
    text("brand.json", (all) => all + " ".repeat(1_100_000)),
    "brand.json: is 1.2 MB; a brand file may have at most 1 MB",
  ],
  [
    "6 MB",
    file("tokens.json", Buffer.alloc(6_000_000, "x")),
    "tokens.json: is 6 MB; a brand file may have at most 1 MB",
  ],
  [
    "three times the same key",
    text("brand.json", (all) =>
      all.replace('"terms"', '"terms": 21, "terms": 20, "terms"'),
    ),
    "brand.json, age.terms: is written twice, on line",
  ],
  [
    "a key twice inside a seed",
    text("tokens.json", (all) =>
      all.replace('"$type"', '"$type": "number",\n"$type"'),
    ),
    "tokens.json, seeds.accent.$type: is written twice, on lines",
  ],
  [
    "a link out of the folder",
    linked("brand.json", "../harbour/brand.json"),
    "brand.json: is a link; put the file itself here",
  ],
  [
    "a link to a file of the machine",
    linked("tokens.json", "/etc/hostname"),
    "tokens.json: is a link; put the file itself here",
  ],
  [
    "a link to nothing",
    linked("messages/EN.json", "/nowhere/at/all"),
    "messages/EN.json: is a link; put the file itself here",
  ],
  [
    "a folder for a file",
    (dir) => {
      rmSync(join(dir, "brand.json"));
      file("brand.json/x", "")(dir);
    },
    "brand.json: is not a file",
  ],
  [
    "a pipe for a file",
    (dir) => {
      rmSync(join(dir, "tokens.json"));
      execFileSync("mkfifo", [join(dir, "tokens.json")]);
    },
    "tokens.json: is not a file",
  ],
  [
    "two thousand unknown keys",
    tokens(
      Object.fromEntries(
        Array.from({ length: 2000 }, (_, at) => [`key${at}`, at]),
      ),
    ),
    "tokens.json",
  ],
];
