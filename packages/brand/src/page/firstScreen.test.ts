import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { brandLook } from "./brandLook.ts";
import { plainDrawing, withFirstScreen, withLook } from "./firstScreen.ts";

const root = mkdtempSync(join(tmpdir(), "foyer-first-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const languages = (...codes: string[]) =>
  Object.fromEntries(
    codes.map((code) => [code, { tag: code.toLowerCase(), label: code }]),
  );
const brand = (id: string, name: string, defaultLanguage: string) =>
  write(
    `themes/${id}/brand.json`,
    JSON.stringify({
      name,
      defaultLanguage,
      hosts: {},
      languages: languages("EN", "FR", defaultLanguage),
    }),
  );
const packs = "packages/app/src/words";
write(
  `${packs}/en/portal.json`,
  JSON.stringify({
    "description.home": "{brand}: games",
    "document.noScript": "No script.",
    "document.failed": "Not loaded.",
    "document.reload": "Again",
  }),
);
write(`${packs}/fr.json`, '{"description.home":"{brand}: jeux"}');

const page = (id: string) =>
  withFirstScreen('<a b="%BRAND_DESCRIPTION%">%BRAND_LOGO%</a>', {
    brand: id,
    root,
  });

describe("withFirstScreen", () => {
  it("describes the lobby in the brand's first language and draws its logo", () => {
    brand("lake", "Lake", "FR");
    write(
      "themes/lake/assets/logo.svg",
      '<svg color="#123456" viewBox="0 0 1 1"><path fill="currentColor" d="M0 0"/></svg>',
    );
    expect(page("lake")).toBe(
      '<a b="Lake: jeux"><svg viewBox="0 0 1 1"><path fill="currentColor" d="M0 0"/></svg></a>',
    );
  });

  it("leaves a place for the picture of a logo in colours of its own", () => {
    brand("bright", "Bright", "EN");
    write(
      "themes/bright/assets/logo.svg",
      '<svg viewBox="0 0 1 1"><path fill="#f00" d="M0 0"/></svg>',
    );
    expect(page("bright")).toContain(">%BRAND_LOGO_PICTURE%<");
  });

  it("prefers the brand's own words and falls back to English", () => {
    brand("own", "Own", "FR");
    write("themes/own/messages/FR.json", '{"description.home":"Ours"}');
    brand("none", "None", "ZZ");
    expect([page("own"), page("none")]).toEqual([
      '<a b="Ours">Own</a>',
      '<a b="None: games">None</a>',
    ]);
  });

  it("escapes a brand name that contains markup", () => {
    brand("sly", '"><b>$&', "EN");
    expect(page("sly")).toBe(
      '<a b="&quot;>&lt;b>$&amp;: games">&quot;>&lt;b>$&amp;</a>',
    );
  });
});

describe("the document's text when the portal does not run", () => {
  const said = (id: string, place: "NO_SCRIPT" | "START_FAILED") =>
    withFirstScreen(`<i>%${place}%</i>`, { brand: id, root }).split("\n");

  it("appears in the brand's first language, then in its others, each with lang and dir", () => {
    write(
      `${packs}/ar.json`,
      JSON.stringify({
        "document.noScript": "JS",
        "document.failed": "Pas là.",
        "document.reload": "Encore",
      }),
    );
    write(
      "themes/two/brand.json",
      JSON.stringify({
        name: "Two",
        defaultLanguage: "AR",
        languages: languages("EN", "AR"),
      }),
    );
    expect(said("two", "START_FAILED")).toEqual([
      '<i><p lang="ar" dir="rtl">Pas là. <a href="">Encore</a></p>',
      '<p lang="en" dir="ltr">Not loaded. <a href="">Again</a></p></i>',
    ]);
    expect(said("two", "NO_SCRIPT")[1]).toBe(
      '<p lang="en" dir="ltr">No script.</p></i>',
    );
  });

  it("uses the writing direction that the brand sets", () => {
    write(
      "themes/mirrored/brand.json",
      JSON.stringify({
        name: "Mirrored",
        defaultLanguage: "EN",
        languages: { EN: { tag: "en", label: "English", direction: "rtl" } },
      }),
    );
    expect(said("mirrored", "NO_SCRIPT")[0]).toContain(
      '<p lang="en" dir="rtl">',
    );
  });

  it("uses the brand's own words, and English for a language without words", () => {
    write(
      "themes/own-words/brand.json",
      JSON.stringify({
        name: "Own",
        defaultLanguage: "XY",
        languages: languages("XY", "EN"),
      }),
    );
    write(
      "themes/own-words/messages/EN.json",
      `{"document.noScript":"Script, '<'please> & thanks"}`,
    );
    expect(said("own-words", "NO_SCRIPT")).toEqual([
      '<i><p lang="en" dir="ltr">Script, &lt;please> &amp; thanks</p></i>',
    ]);
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
  ])("rejects %s", (svg) => expect(plainDrawing(svg)).toBeUndefined());

  it("drops the XML declaration and comments before a drawing", () => {
    expect(
      plainDrawing(
        '<?xml version="1.0"?>\n<!-- <script> --><svg><path d="M0 0"/></svg>\n',
      ),
    ).toBe('<svg><path d="M0 0"/></svg>');
  });
});

describe("withLook", () => {
  const page = '<!doctype html>\n<html lang="en">\n<p>%HOME_SHAPES%</p>';
  const cards = "<i></i>".repeat(6);

  it("writes the layout at the root and draws placeholders for the first sections of the home page", () => {
    expect(withLook(page, brandLook({}))).toBe(
      `<!doctype html>\n<html lang="en" data-look="poster bar bottom open natural wide">\n<p><i data-shape="banner"></i><i data-shape="line"></i>${cards}</p>`,
    );
  });

  it("follows a different section order, up to the first section of cards", () => {
    const sections = ["tools", "banner", "hot", "notices"] as const;
    const look = brandLook({ home: { sections }, gameCard: "tile" });
    expect(withLook(page, look)).toContain(
      `<p><i data-shape="line"></i><i data-shape="banner"></i>${cards}</p>`,
    );
    expect(look.look).toContain("tile");
  });

  it("rejects an invalid layout", () => {
    expect(() => brandLook({ gameCard: '"><script>' })).toThrow();
  });
});
