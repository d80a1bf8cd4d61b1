// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { build } from "vite";
import { licences, noteLicences, type Licences } from "./licences.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "licences-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
};
const install = (
  name: string,
  facts: object,
  files: Readonly<Record<string, string>> = {},
) =>
  write({
    [`node_modules/${name}/package.json`]: JSON.stringify({
      ...{ name, version: "1.2.3", main: "index.js", type: "module" },
      ...facts,
    }),
    [`node_modules/${name}/index.js`]: `export const it = ${JSON.stringify(name)};`,
    ...Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        `node_modules/${name}/${file}`,
        text,
      ]),
    ),
  });

const built = async (page: string, besides: Licences = new Map()) => {
  write({
    "index.html": '<script type="module" src="/page.js"></script>',
    "page.js": page,
  });
  const found: Licences = new Map();
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [licences(found, () => Promise.resolve(besides))],
    worker: { format: "es", plugins: () => [noteLicences(found)] },
  });
  return readFileSync(join(root, "dist/licences.txt"), "utf8");
};

describe("the licences of a build", () => {
  it("list the bundled packages with their texts and notices, and no unused packages", async () => {
    install("kite", { license: "MIT" }, { LICENSE: "Kite's own words." });
    install(
      "@lake/reed",
      { license: "Apache-2.0" },
      { "LICENCE.md": "Reed's words.", "NOTICE.txt": "Reed's notice." },
    );
    install("unused", { license: "MIT" }, { LICENSE: "Nobody's words." });
    const text = await built(
      'import { it } from "kite"; import { it as two } from "@lake/reed"; import "unused"; console.log(it, two);',
    );
    expect(text).toContain("kite 1.2.3 (MIT)\n\nKite's own words.");
    expect(text).toContain(
      "@lake/reed 1.2.3 (Apache-2.0)\n\nReed's words.\n\nReed's notice.",
    );
    expect(text).not.toContain("unused");
  });

  it("include font packages", async () => {
    install(
      "@faces/lark",
      { license: "OFL-1.1" },
      { LICENSE: "Lark's words.", "lark.woff2": "x".repeat(9000) },
    );
    write({
      "page.css":
        '@font-face { font-family: Lark; src: url("@faces/lark/lark.woff2"); }',
    });
    expect(await built('import "./page.css";')).toContain(
      "@faces/lark 1.2.3 (OFL-1.1)\n\nLark's words.",
    );
  });

  it("include packages used only in a worker and packages built separately", async () => {
    install("deep", { license: "ISC" }, { LICENSE: "Deep words." });
    write({ "work.js": 'import { it } from "deep"; postMessage(it);' });
    const text = await built(
      'import address from "./work.js?worker&url"; console.log(address);',
      new Map([
        [
          "apart",
          { name: "apart", version: "2.0.0", identifier: "MIT", texts: [] },
        ],
      ]),
    );
    expect(text).toContain("deep 1.2.3 (ISC)\n\nDeep words.");
    expect(text).toContain("apart 2.0.0 (MIT)\n\nIt comes without a text");
  });

  it("fail the build with a message when a bundled package has no known licence", async () => {
    install("nameless", {});
    await expect(
      built('import { it } from "nameless"; console.log(it);'),
    ).rejects.toThrow(
      "No licence is known of nameless, whose code is in the build.",
    );
  });
});
