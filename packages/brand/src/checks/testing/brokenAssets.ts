import { brotliCompressSync, constants } from "node:zlib";
import {
  accepted,
  drawing,
  file,
  gone,
  linked,
  png,
  words,
  type Row,
} from "./breaking.ts";
import { realFont } from "./realFont.ts";

/* Pictures, fonts and words, and what lies where it should not. */

const logo = (text: string | Buffer) => file("assets/logo.svg", text);
const font = (bytes: Buffer) => file("assets/fonts/lake-sans.woff2", bytes);

/** A font whose tables are all zero and unpack to 17 MB. */
function bomb(): Buffer {
  const head = Buffer.from(realFont.subarray(0, 48));
  const packed = brotliCompressSync(Buffer.alloc(17_000_000), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  });
  head.writeUInt16BE(0, 12);
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, packed]);
}

export const brokenAssets: readonly Row[] = [
  ["a font of its own", font(realFont), accepted],
  [
    "the first bytes of a font",
    font(Buffer.from("wOF2 and nothing else")),
    "assets/fonts/lake-sans.woff2: is not a readable font; convert it to WOFF2 again",
  ],
  [
    "half of a font",
    font(realFont.subarray(0, 9000)),
    "lake-sans.woff2: is not a readable font",
  ],
  [
    "a font that unpacks without end",
    (dir) => font(bomb())(dir),
    "lake-sans.woff2: is not a readable font",
  ],
  [
    "a font that is too large",
    font(Buffer.concat([realFont, Buffer.alloc(600_000)])),
    "lake-sans.woff2: is 606 KB; at most 500 KB are allowed",
  ],
  [
    "a font with capitals",
    file("assets/fonts/Lake Sans.woff2", realFont),
    "assets/fonts/Lake Sans.woff2: must be a WOFF2 file, named after its family in lower-case letters",
  ],
  [
    "a folder of fonts inside",
    file("assets/fonts/old/lake.woff2", realFont),
    "assets/fonts/old: is not a font file",
  ],
  [
    "a font that is a link",
    linked("assets/fonts", "/usr/share/fonts"),
    "assets/fonts: is a link; put the file itself here",
  ],
  [
    "a logo that is a link",
    linked("assets/logo.svg", "../../harbour/assets/logo.svg"),
    "assets/logo.svg: is a link; put the file itself here",
  ],
  [
    "pictures that are a link",
    linked("assets", "../harbour/assets"),
    "lake/assets: is a link or a file; it must be a folder of its own",
  ],
  [
    "no pictures at all",
    gone("assets"),
    "assets/logo.svg: is missing; every brand needs a logo",
  ],
  [
    "a folder of pictures",
    file("assets/icons/a.svg", drawing("")),
    "assets/icons: is a folder; put pictures directly into assets",
  ],
  [
    "two logos",
    file("assets/logo.png", png(40, 40)),
    "assets/logo.svg: has the same name as logo.png; keep one of them",
  ],
  [
    "a picture as GIF",
    file("assets/banner.gif", "GIF89a"),
    'assets/banner.gif: ".gif" is not a picture format that can be used',
  ],
  [
    "an ending in capitals",
    file("assets/banner.PNG", png(40, 40)),
    '".PNG" is not a picture format that can be used',
  ],
  [
    "a JPG that is called PNG",
    file("assets/banner.png", Buffer.from("\xFF\xD8\xFF\xE0 photo", "latin1")),
    "assets/banner.png: is actually a jpg picture; give it that file extension",
  ],
  [
    "a picture wider than any screen",
    file("assets/banner.png", png(5000, 40)),
    "assets/banner.png: is 5000 × 40 px; no side may be longer than 4096 px",
  ],
  [
    "a picture without a size",
    file("assets/banner.png", png(0, 40)),
    "assets/banner.png: has no width or no height",
  ],
  [
    "a picture for links of another size",
    file("assets/share.png", png(800, 400)),
    "assets/share.png: is 800 × 400 px; link previews need 1200 × 630 px",
  ],
  [
    "a picture for links as JPG",
    file("assets/share.jpg", "photo"),
    "assets/share.jpg: must be a PNG: some link previews show no other format",
  ],
  ["a name with a line break", file("assets/a\nb.png", png(40, 40)), accepted],
  [
    "a logo in Latin-1",
    logo(Buffer.from(drawing("<!-- caf\xE9 -->"), "latin1")),
    "assets/logo.svg: is not UTF-8 text; save it as plain SVG",
  ],
  [
    "a logo of no namespace",
    logo("<svg><path/></svg>"),
    "assets/logo.svg: is not an SVG: it must begin with an svg element of the SVG namespace",
  ],
  ["a logo that is a text", logo("Lake"), "assets/logo.svg: is not an SVG"],
  [
    "a logo of one colour alone",
    logo(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4"><path fill="#000"/></svg>',
    ),
    "assets/logo.svg: can hardly be seen in dark mode: 0 % of it stands out",
  ],
  [
    "a logo without a size",
    logo(drawing("", 'viewBox="0 0 4 4"')),
    "assets/logo.svg: has no width and height",
  ],
  [
    "a logo that cannot be scaled",
    logo(drawing("", 'width="4" height="4"')),
    "assets/logo.svg: has no viewBox, so it cannot be scaled",
  ],
  [
    "a logo that moves",
    logo(drawing('<animate attributeName="x"/>')),
    "assets/logo.svg: contains script",
  ],
  [
    "a script behind a reference",
    logo(drawing('<path style="x:java&#x73;cript:1"/>')),
    "assets/logo.svg: contains script",
  ],
  [
    "a style sheet from elsewhere",
    logo(drawing("<style>@import 'x.css'</style>")),
    "assets/logo.svg: loads something from elsewhere",
  ],
  [
    "a part of another drawing",
    logo(drawing('<use xlink:href="other.svg#a"/>')),
    "assets/logo.svg: loads something from elsewhere",
  ],
  [
    "a logo that is too large",
    logo(drawing(`<path d="${"M0 0".repeat(4000)}"/>`)),
    "assets/logo.svg: is 16 KB; at most 12 KB are allowed",
  ],
  [
    "letters in a favicon",
    file("assets/favicon.svg", drawing("<text>L</text>")),
    "assets/favicon.svg: has <text>, which icons cannot be made of",
  ],
  [
    "a file of the operating system",
    file(".DS_Store", "x"),
    "lake/.DS_Store: does not belong to a brand",
  ],
  [
    "a misspelt folder",
    file("asets/logo.svg", drawing("")),
    'lake/asets: does not belong to a brand, which has only brand.json, tokens.json, messages, assets, content, mails (did you mean "assets"?)',
  ],
  [
    "words that are a link",
    linked("messages", "/etc"),
    "lake/messages: is a link or a file; it must be a folder of its own",
  ],
  ["no words of its own", gone("messages"), accepted],
  [
    "an ending in capitals for words",
    file("messages/EN.JSON", "{}"),
    "messages/EN.JSON: does not belong to a language of the brand",
  ],
  [
    "a number for a message",
    words({ hd_home: 7 }),
    "messages/EN.json, hd_home: must be a text",
  ],
  [
    "an object for a message",
    words({ hd_home: { one: "Home" } }),
    "messages/EN.json, hd_home: must be a text",
  ],
  [
    "a message that does not end",
    words({ hello: "Hello {name" }),
    "messages/EN.json, hello: is not ICU",
  ],
  [
    "a plural form that English does not have",
    words({
      games: "{count, plural, one {# game} few {# games} other {# games}}",
    }),
    "messages/EN.json, games: ",
  ],
  [
    "a plural form that is missing",
    words({ games: "{count, plural, other {# games}}" }),
    "messages/EN.json, games: ",
  ],
  [
    "a link that is lost",
    words({ terms: "Read the terms" }),
    "messages/EN.json, terms: leaves out <link>, which the English message shows",
  ],
  [
    "a tag that the text does not have",
    words({ hd_home: "<b>Home</b>" }),
    "messages/EN.json, hd_home: uses <b>, which the English message does not have",
  ],
  [
    "a message that turns round",
    words({ hd_home: "\u202EemoH" }),
    "messages/EN.json, hd_home: contains characters that reverse the direction of text",
  ],
  [
    "a message that runs",
    words({ hd_home: "javascript:alert(1)" }),
    "messages/EN.json, hd_home: contains an address that runs as a script",
  ],
  [
    "an unknown id without a neighbour",
    words({ "nothing.like.it": "x" }),
    "messages/EN.json, nothing.like.it: no message has this id.",
  ],
];
