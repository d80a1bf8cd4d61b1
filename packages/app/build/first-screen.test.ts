import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { plainDrawing, withFirstScreen } from "./first-screen.ts";

const root = mkdtempSync(join(tmpdir(), "foyer-first-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const brand = (id: string, name: string, defaultLanguage: string) =>
  write(
    `themes/${id}/brand.json`,
    JSON.stringify({ name, defaultLanguage, hosts: {} }),
  );
const packs = "packages/app/src/i18n/packs";
write(`${packs}/EN.json`, '{"description.home":"{brand}: games"}');
write(`${packs}/XY.json`, '{"description.home":"{brand}: jeux"}');

const page = (id: string) =>
  withFirstScreen('<a b="%BRAND_DESCRIPTION%">%BRAND_LOGO%</a>', {
    brand: id,
    root,
  });

describe("withFirstScreen", () => {
  it("describes the lobby in the brand's first language, and draws its logo", () => {
    brand("lake", "Lake", "XY");
    write(
      "themes/lake/assets/logo.svg",
      '<svg color="#123456" viewBox="0 0 1 1"><path fill="currentColor" d="M0 0"/></svg>',
    );
    expect(page("lake")).toBe(
      '<a b="Lake: jeux"><svg viewBox="0 0 1 1"><path fill="currentColor" d="M0 0"/></svg></a>',
    );
  });

  it("prefers the brand's own words, and takes English where there are none", () => {
    brand("own", "Own", "XY");
    write("themes/own/messages/XY.json", '{"description.home":"Ours"}');
    brand("none", "None", "ZZ");
    expect([page("own"), page("none")]).toEqual([
      '<a b="Ours">Own</a>',
      '<a b="None: games">None</a>',
    ]);
  });

  it("cannot be broken out of by a brand's name", () => {
    brand("sly", '"><b>$&', "EN");
    expect(page("sly")).toBe(
      '<a b="&quot;>&lt;b>$&amp;: games">&quot;>&lt;b>$&amp;</a>',
    );
  });
});

describe("plainDrawing", () => {
  it.each([
    '<svg><style>path{fill:red}</style><path d="M0 0"/></svg>',
    '<svg><path style="fill:red" d="M0 0"/></svg>',
    '<svg><script href="/a.js"/></svg>',
    '<svg><path fill="#ff0000" d="M0 0"/></svg>',
    '<svg><path fill="url(#a)" d="M0 0"/></svg>',
    '<svg><path onload="a()" d="M0 0"/></svg>',
    '<svg><image href="/a.png"/></svg>',
    `<svg><path d="${"M0 0".repeat(1500)}"/></svg>`,
    "<p>a picture</p>",
  ])("refuses %s", (svg) => expect(plainDrawing(svg)).toBeUndefined());

  it("leaves out what stands before a drawing, and its remarks", () => {
    expect(
      plainDrawing(
        '<?xml version="1.0"?>\n<!-- <script> --><svg><path d="M0 0"/></svg>\n',
      ),
    ).toBe('<svg><path d="M0 0"/></svg>');
  });
});
