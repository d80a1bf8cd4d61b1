// @ts-check
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { at } from "../lib/root.mjs";
import { checkFile, checkSource, sourceFiles } from "./check-source.mjs";
import { deadReferences, namesOf } from "./references.mjs";
import { strip } from "./strip.mjs";

/** @param {string} path @param {string} source */
const rulesFor = (path, source) =>
  checkFile(path, source, ["moonlit"]).map(({ rule }) => rule);

const component = "packages/ui/src/components/chip/Chip.tsx";
const style = "packages/ui/src/components/chip/Chip.css.ts";

// GAM-10, MOD-07: no component has a colour of its own beside the roles, which each mode fills, THM-02
describe("raw colours", () => {
  it.each([
    '"#fff"',
    '"#a1b2c3"',
    '"rgb(0 0 0 / 0.5)"',
    "`1px solid #12345678`",
    '"oklch(0.5 0.1 20)"',
  ])("finds %s", (value) => {
    expect(rulesFor(style, `const a = { background: ${value} };`)).toContain(
      "raw-colour",
    );
  });
  it("finds a named colour", () => {
    expect(rulesFor(style, 'const a = { color: "white" };')).toEqual([
      "raw-colour",
    ]);
  });
  it("ignores private fields, anchors, comments, art and tests", () => {
    expect(rulesFor(component, "class A { #add() {} }")).toEqual([]);
    expect(rulesFor(component, 'const a = "/help#abc";')).toEqual([]);
    expect(rulesFor(component, "// as dark as #000")).toEqual([]);
    expect(rulesFor("packages/art/src/sky.ts", 'const a = "#001122";')).toEqual(
      [],
    );
    expect(
      rulesFor(
        "packages/ui/src/components/chip/Chip.test.tsx",
        'const a = "#001122";',
      ),
    ).toEqual([]);
  });
});

it(
  "finds no raw colours and no forbidden imports in ui and flows (THM-02, CRD-14)",
  { timeout: 30_000 },
  () => {
    const held = new Set(["raw-colour", "arrow"]);
    const found = sourceFiles(at())
      .filter((file) => /^packages\/(ui|flows)\/src\/.*\.tsx?$/.test(file))
      .flatMap((file) => checkFile(file, readFileSync(at(file), "utf8"), []));
    expect(found.filter(({ rule }) => held.has(rule))).toEqual([]);
  },
);

describe("brand ids", () => {
  it("finds a brand's name outside themes/", () => {
    expect(rulesFor(component, 'const a = "moonlit";')).toEqual(["brand-id"]);
    expect(
      rulesFor(component, 'import a from "../../themes/moonlit/brand.json";'),
    ).toContain("brand-id");
  });
  it("ignores texts that contain it, and files of its own theme", () => {
    expect(rulesFor(component, 'const a = "moonlit night";')).toEqual([]);
    expect(rulesFor("themes/moonlit/check.ts", 'const a = "moonlit";')).toEqual(
      [],
    );
  });
});

describe("money", () => {
  it("finds Number in money code, and parseFloat anywhere", () => {
    expect(
      rulesFor("packages/platform/src/money/money.ts", "Number(a)"),
    ).toEqual(["money-number"]);
    expect(rulesFor("packages/app/src/shell/size.ts", "parseFloat(a)")).toEqual(
      ["parse-float"],
    );
  });
  it.each([
    "const a = Number(text);",
    "const a = +text;",
    "f(a, +b)",
    "return +text;",
    "const f = (text) => +text;",
    "const a = [+b, 1];",
    "const a = parseFloat(text);",
    "const a = Math.round(b);",
    "const a = b.toFixed(2);",
  ])("finds %s in money code", (line) => {
    for (const path of [
      "packages/platform/src/money/format.ts",
      "packages/flows/src/withdraw/withdraw.rules.ts",
      "packages/app/src/actors/moneyCalls.ts",
      "packages/app/src/money/deposit/DepositForm.tsx",
      "packages/ui/src/components/amount-field/readAmount.ts",
      "packages/sandbox/src/services/rebates.ts",
    ])
      expect(rulesFor(path, line), path).toContain("money-number");
  });
  it.each([
    "const a = b + c;",
    "a += 1;",
    "const a = f(b) + c;",
    "for (let at = 0; at < 3; ++at) f();",
    'const a = "+" + b;',
    "const a = (++b);",
    "const a = 1 + 2;",
    "// the sum, Number(a) + b",
    'const a = "Number(a)";',
    "const a = text.toFixed2(b);",
  ])("allows %s in money code", (line) => {
    expect(rulesFor("packages/platform/src/money/money.ts", line)).toEqual([]);
  });
  it.each([
    "const a = Number(row.amount);",
    "const a = Number( balance );",
    "const a = Number.parseInt(request.netAmount, 10);",
    "const a = +record.stake;",
    "const a = [+prize];",
    "return +item?.balance;",
    "const a = Math.max(fee, 1);",
    "const a = amount.toFixed(2);",
    "const a = row.amount * 100;",
    "const a = balance / 1_000;",
  ])("finds %s outside money code", (line) => {
    expect(rulesFor("packages/app/src/shell/Header.tsx", line)).toEqual([
      "money-name",
    ]);
  });
  it.each([
    "const a = readAmount(text);",
    "const a = Number(page);",
    "const a = amount * 100n;",
    "const a = (stake * rate) / 10_000n;",
    "const a = +amounts.length;",
    "const a = Number(amounts.length);",
    "const a = `${amount} / 2`;",
  ])("allows %s outside money code", (line) => {
    expect(rulesFor("packages/app/src/shell/Header.tsx", line)).toEqual([]);
  });
  it("allows Number outside money code, and names that end in it", () => {
    expect(rulesFor("packages/app/src/shell/pages.ts", "Number(a)")).toEqual(
      [],
    );
    expect(
      rulesFor("packages/platform/src/money/money.ts", "isNumber(a)"),
    ).toEqual([]);
  });
});

describe("casts", () => {
  it.each([
    "const a = b as Thing;",
    "f(a as string)",
    "return value as { x: 1 };",
    "x = (y as unknown);",
    "  node as Tree,",
  ])("finds %s", (line) => {
    expect(rulesFor(component, line)).toEqual(["widening-as"]);
  });
  it.each([
    "const a = [1] as const;",
    'import { a as b } from "x";',
    'import * as v from "valibot";',
    'export { a as b } from "./a.ts";',
    "import {\n  a as b,\n  type C as D,\n} from 'x';",
    'const a = "as good as it gets";',
    "// as Tree",
    "const a = <Text>read as many as you like</Text>;",
    '<Text as="p" />',
    "<Heading>Signed in as lake.walker</Heading>",
    "  Signed in as a.very.long.name",
    "    events: {} as LoginEvent,",
  ])("allows %s", (line) => {
    expect(rulesFor(component, line)).toEqual([]);
  });
});

describe("HTML sinks and styles", () => {
  it("finds raw HTML outside the sanitiser", () => {
    expect(rulesFor(component, "<p dangerouslySetInnerHTML={x} />")).toEqual([
      "html-sink",
    ]);
    expect(
      rulesFor(
        "packages/ui/src/components/rich-text/RichText.tsx",
        "<p dangerouslySetInnerHTML={x} />",
      ),
    ).toEqual([]);
  });
  it("finds style sheets created at run time", () => {
    expect(rulesFor(component, 'document.createElement("style")')).toEqual([
      "style-injection",
    ]);
  });
  it("finds physical sides in style files", () => {
    expect(
      rulesFor(style, "  marginLeft: 1,\n  left: 0,\n  insetInlineStart: 0,"),
    ).toEqual(["physical-side", "physical-side"]);
  });
});

// CRD-14
describe("import directions", () => {
  it.each([
    ["packages/platform/src/a.ts", "@foyer/ui/button"],
    ["packages/ui/src/components/a/A.tsx", "@foyer/flows/login"],
    ["packages/ui/src/components/a/A.tsx", "@foyer/platform/calls"],
    ["packages/flows/src/login/login.machine.ts", "@foyer/ui/button"],
    ["packages/app/src/main.tsx", "@foyer/sandbox/server"],
    ["packages/app/src/main.tsx", "../../sandbox/src/server.ts"],
    ["packages/app/src/play/lobby/Lobby.tsx", "../../news/help/Help.tsx"],
    ["packages/app/src/kit/useTitle.ts", "../portal/pages.tsx"],
    ["packages/sandbox/src/services/session.ts", "../http/run.ts"],
    ["packages/sandbox/src/calls/a.ts", "../live/hub.ts"],
    [
      "packages/flows/src/login/login.machine.ts",
      "../session/session.machine.ts",
    ],
  ])("%s may not import %s", (path, specifier) => {
    expect(rulesFor(path, `import { a } from "${specifier}";`)).toContain(
      "arrow",
    );
    expect(rulesFor(path, `const a = await import("${specifier}");`)).toContain(
      "arrow",
    );
  });
  it.each([
    ["packages/ui/src/components/a/A.tsx", "@foyer/platform/patterns"],
    ["packages/app/src/main.tsx", "@foyer/platform/calls"],
    ["packages/app/src/play/lobby/Lobby.tsx", "../games/games.ts"],
    ["packages/app/src/team/Team.tsx", "../records/records.ts"],
    ["packages/app/src/portal/pages.tsx", "../play/lobby/Lobby.tsx"],
    ["packages/app/src/play/lobby/lobby.test.tsx", "../../portal/Root.tsx"],
    ["packages/flows/src/login/login.machine.ts", "../session/session.ts"],
    ["packages/flows/src/login/login.machine.ts", "../clock.ts"],
    ["packages/flows/src/login/login.machine.ts", "../shared/result.ts"],
  ])("%s may import %s", (path, specifier) => {
    expect(rulesFor(path, `import { a } from "${specifier}";`)).toEqual([]);
  });
  it("keeps what is only one brand's out of the portal, whose script all brands share", () => {
    const found = (/** @type {string} */ path, /** @type {string} */ module) =>
      rulesFor(path, `import "virtual:${module}";`);
    const drawn = "packages/app/src/shell/HeaderLogo.tsx";
    for (const module of ["brand", "messages", "centre-messages", "brands"])
      expect(found(drawn, module)).toEqual(["arrow"]);
    expect(found("packages/app/src/main.tsx", "brand")).toEqual(["arrow"]);
    expect(found(component, "brand")).toEqual(["arrow"]);
    expect(found("packages/app/src/main.tsx", "brand/theme.css")).toEqual([]);
    for (const path of ["testing/builtPacks.ts", "i18n/packs.test.ts"])
      expect(found(`packages/app/src/${path}`, "messages")).toEqual([]);
  });
  it("lets ui import money types but not money code", () => {
    expect(
      rulesFor(
        component,
        'import type { Amount } from "@foyer/platform/money";',
      ),
    ).toEqual([]);
    expect(
      rulesFor(component, 'import { add } from "@foyer/platform/money";'),
    ).toEqual(["arrow"]);
  });
});

describe("absolute paths of a machine", () => {
  it("are found in documents, but not in URLs", () => {
    expect(
      rulesFor("docs/a.md", `see /${"root"}/x and /${"home"}/me/y`),
    ).toEqual(["machine-path"]);
    expect(rulesFor("docs/a.md", "see https://x.example/root/x")).toEqual([]);
  });
});

describe("build output", () => {
  it.each([
    "dist",
    "dist-brands/moonlit",
    "dist-e2e",
    "dist-portal",
    "dist-publish",
    "node_modules/a",
  ])("is not checked as source: %s", (folder) => {
    const root = mkdtempSync(join(tmpdir(), "foyer-sources-"));
    const write = (/** @type {string} */ file) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), "const brand = 'moonlit';\n");
    };
    mkdirSync(join(root, "themes/moonlit"), { recursive: true });
    write(`packages/app/${folder}/index.js`);
    write("packages/app/src/a.js");
    expect(checkSource(root).map(({ file }) => file)).toEqual([
      "packages/app/src/a.js",
    ]);
    rmSync(root, { recursive: true });
  });
});

describe("strip", () => {
  it("blanks comments and keeps line breaks", () => {
    expect(strip("a /* b\nc */ d // e\nf")).toBe("a     \n     d     \nf");
  });
  it("handles templates with expressions, and regular expressions with quotes", () => {
    expect(strip("`a${b /* c */}d // e`", { strings: false })).toBe(
      "` ${b        }      `",
    );
    expect(strip('x.replace(/"/g, y) // z')).toBe('x.replace(/"/g, y)     ');
  });
});

describe("references to files", () => {
  const names = namesOf(["docs/deploy.md", "packages/ui/src/a/Card.css.ts"]);
  const dead = (/** @type {string} */ path, /** @type {string} */ source) =>
    deadReferences(path, source, names).map(({ name }) => name);

  it.each([
    ["a page", "docs/a.md", "See [deploying](gone.md).", ["gone.md"]],
    [
      "a comment",
      "packages/ui/src/b.ts",
      "/** Row of spec/wire.md. */",
      ["spec/wire.md"],
    ],
    [
      "a longer comment",
      "packages/ui/src/b.ts",
      " * of `old/Card.tsx`",
      ["old/Card.tsx"],
    ],
    [
      "a line's comment",
      "packages/ui/src/b.ts",
      "a(); // as in gone.ts",
      ["gone.ts"],
    ],
  ])("are reported as missing in %s", (_where, path, source, names) => {
    expect(dead(path, source)).toEqual(names);
  });

  it.each([
    [
      "there",
      "docs/a.md",
      "[Deploying](deploy.md), `a/Card.css.ts`, ../docs/deploy.md",
    ],
    ["code", "packages/ui/src/b.ts", 'import a from "./gone.ts";'],
    [
      "an example",
      "packages/ui/src/b.ts",
      ' * @example import a from "./gone.ts";',
    ],
    [
      "a pattern",
      "docs/a.md",
      "`src/**/*.test.ts`, `<name>.tsx`, `{a,b}/c.ts`",
    ],
    ["an ending", "docs/a.md", "each has a `.css.ts` beside it"],
    ["another site's", "docs/a.md", "https://docs.example/guide.md"],
  ])("are accepted when they are %s", (_what, path, source) => {
    expect(dead(path, source)).toEqual([]);
  });
});
