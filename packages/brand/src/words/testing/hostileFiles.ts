import { jsonFiles, pictures } from "./hostileJson.ts";
import { one, type Maker } from "./hostileMutation.ts";

/* Files that are missing, linked from elsewhere or of another kind, and pictures that are more than drawings. */

export const removed: Maker = (pick) => {
  const file = pick(["brand.json", "tokens.json", ...pictures] as const);
  return [`without ${file}`, one(file, undefined)];
};

export const linked: Maker = (pick) => {
  const file = pick([
    ...jsonFiles,
    ...pictures,
    "messages",
    "assets",
    "assets/more.svg",
  ] as const);
  const linkTo = pick(["/etc/hostname", "../../secret", "/nowhere/at/all"]);
  return [`${file} links to ${linkTo}`, one(file, { linkTo })];
};

export const drawings: Maker = (pick, base) => {
  const file = pick(pictures);
  const svg = base[file] ?? "";
  const inside = (text: string) => svg.replace("</svg>", `${text}</svg>`);
  const [what, content] = pick<readonly [string, string | Uint8Array]>([
    ["a script", inside("<script>alert(1)</script>")],
    [
      "a prefixed script",
      inside('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'),
    ],
    ["a handler", inside('<path onload = "x()" d="M0 0"/>')],
    ["a handler of its own line", inside("<path\nonclick='x()' d='M0 0'/>")],
    ["foreign content", inside("<foreignObject><b/></foreignObject>")],
    [
      "a link that runs",
      inside('<a href="java&#x73;cript:alert(1)"><path d="M0 0"/></a>'),
    ],
    [
      "a picture from elsewhere",
      inside("<image xlink:href='https://evil.example/a.png'/>"),
    ],
    ["a use from elsewhere", inside('<use href = "//evil.example/a.svg#x"/>')],
    ["data", inside('<image href="data:image/svg+xml,x"/>')],
    [
      "a style that loads",
      inside("<style>@import 'https://evil.example/a.css'</style>"),
    ],
    [
      "a fill that loads",
      inside('<path fill="url(https://evil.example/a)" d="M0 0"/>'),
    ],
    [
      "an escaped style",
      inside("<style>path{fill:\\75rl(//evil.example)}</style>"),
    ],
    [
      "an animation",
      inside('<animate attributeName="href" to="javascript:1"/>'),
    ],
    [
      "an entity",
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
    ],
    [
      "a style sheet",
      `<?xml-stylesheet href="https://evil.example/a.css"?>${svg}`,
    ],
    ["no viewBox", svg.replace(/viewBox="[^"]*"/, "")],
    ["a page", "<html><body onload=x()></body></html>"],
    ["UTF-16", new Uint8Array(Buffer.from(svg, "utf16le"))],
    ["nothing", ""],
    ["much", inside(`<path d="${"M0 0".repeat(8000)}"/>`)],
  ]);
  return [`${what} in ${file}`, one(file, content)];
};

export const strangers: Maker = (pick) => {
  const [file, content] = pick<readonly [string, string | Uint8Array]>([
    ["assets/banner.png", "no picture"],
    [
      "assets/banner.png",
      new Uint8Array(Buffer.from("RIFF0000WEBPVP8 ", "latin1")),
    ],
    ["assets/banner.webp", ""],
    ["assets/banner.avif", "<svg/>"],
    ["assets/notes.txt", "x"],
    ["assets/page.html", "<script>1</script>"],
    ["assets/deep/a.svg", "<svg/>"],
    ["assets/fonts/lake.woff2", "no font"],
    ["assets/fonts/lake.ttf", "\u0000\u0001\u0000\u0000"],
    ["assets/fonts/La ke.woff2", "wOF2"],
    ["theme.css", "body{display:none}"],
    ["index.ts", "alert(1)"],
    [".env", "SECRET=1"],
    ["messages/TH.json", "{}"],
    ["messages/EN.txt", "{}"],
    ["messages/en.json", "{}"],
    ["Brand.json", "{}"],
  ]);
  return [`${file} of ${content.length} bytes`, one(file, content)];
};
