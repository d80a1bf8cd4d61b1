import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadBrand } from "../plugin/brands.ts";
import { makeContentFolder, page } from "./contentFolder.testing.ts";

let own: ReturnType<typeof makeContentFolder>;
const put: typeof own.put = (...file) => own.put(...file);
const problems = () => own.problems();
const notes = () => own.notes();

beforeEach(() => {
  own = makeContentFolder();
});
afterEach(() => own.folder.remove());

describe("checkContent on own pages", () => {
  it("accepts a page in every language", () => {
    expect([...problems(), ...notes()]).toEqual([]);
  });

  it("is part of the check of a brand", () => {
    put("pages/rooms/MY.md", page("<b>bold</b>"));
    expect(own.folder.problems().join()).toContain(
      "themes/lake/content/pages/rooms/MY.md, line 6: contains HTML",
    );
  });

  it.each([
    ["raw HTML", "Some\n\n<b>bold</b>", "line 8: contains HTML"],
    [
      "a heading of the first level",
      "# Rooms",
      "line 6: is a heading of the first level",
    ],
    [
      "an unknown path",
      "[help](/halp)",
      'leads to "/halp", which is no page of the portal (did you mean "/help"?)',
    ],
    ["an unknown page", "[x](/p/roms)", '(did you mean "/p/rooms"?)'],
    [
      "a strange host",
      "[x](https://x.example)",
      "add https://x.example to hosts.link",
    ],
    ["a script", "[x](javascript:alert)", "an address that runs as a script"],
    [
      "an unknown picture",
      "![A logo](logo.sgv)",
      'shows logo.sgv, which is no file in assets (did you mean "logo.svg"?)',
    ],
    ["no text at all", "", "has no text below"],
    ["control characters", "a\u0007b", "line 6: contains control characters"],
  ])("reports %s in its file", (_, body, expected) => {
    put("pages/rooms/MY.md", page(body));
    const found = problems().join("\n");
    expect(found).toContain("content/pages/rooms/MY.md");
    expect(found).toContain(expected);
  });

  it.each([
    [
      "no head",
      "Four rooms.",
      "line 1: must begin with the page's title and description",
    ],
    [
      "no description",
      "---\ntitle: Rooms\n---\nText",
      "description: is missing.",
    ],
    [
      "an unknown entry",
      page().replace("title:", "titel:"),
      'titel: is not a known key (did you mean "title"?)',
    ],
    [
      "markup in the title",
      page("Text", "<b>Rooms</b>"),
      "title: contains markup",
    ],
    ["a head that cannot be read", page("Text", '"Rooms'), "cannot be read"],
    [
      "a reference in the head",
      "---\ntitle: &a Rooms\ndescription: *a\n---\nText",
      "cannot be read",
    ],
    [
      "too long a title",
      page("Text", "a".repeat(61)),
      "title: has 61 characters; at most 60",
    ],
  ])("reports %s", (_, text, expected) => {
    put("pages/rooms/EN.md", text);
    expect(problems().join("\n")).toContain(expected);
  });

  it("reports a page that the default language lacks, and notes one that another lacks", () => {
    put("pages/care/MY.md", page());
    put("pages/tour/EN.md", page());
    expect(problems()).toEqual([
      "content/pages/care/EN.md: is missing; every page needs a file in the brand's default language.",
    ]);
    expect(notes().join("\n")).toContain(
      "pages/tour/MY.md: (only to know) is missing; the page is shown in the default language (EN) there.",
    );
  });

  it("reports names, files and sizes that cannot be", () => {
    put("pages/Our Rooms/EN.md", page());
    put("pages/Our Rooms/MY.md", page());
    put("pages/rooms/FR.md", page());
    put("pages/rooms/en.txt", "");
    put("pages/EN.md", page());
    put("page/EN.md", page());
    put("pages/long/EN.md", page("a ".repeat(40_000)));
    put("pages/long/MY.md", page());
    const found = problems().join("\n");
    for (const expected of [
      "content/page: does not belong into content",
      "pages/EN.md: is no folder",
      "pages/Our Rooms: the name of a page may only have",
      "pages/rooms/FR.md: does not belong to a language of the brand",
      "pages/rooms/en.txt: does not belong to a language",
      "pages/long/EN.md: is 79 KB; at most 64 KB are allowed.",
    ])
      expect(found).toContain(expected);
  });

  it("keeps a brand with a fault from being built", () => {
    const load = () => loadBrand(own.folder.themesDir, "lake");
    expect(load().content?.pages.map(({ name }) => name)).toEqual(["rooms"]);
    put("pages/rooms/EN.md", page("<b>bold</b>"));
    expect(load).toThrow(
      /themes\/lake\/content\/pages\/rooms\/EN\.md, line 6: contains HTML/,
    );
  });

  it("lets a brand ask for a login before its own page", () => {
    own.folder.edit("brand.json", (brand) => ({
      ...brand,
      routes: { off: [], needsLogin: ["/p/rooms"] },
    }));
    expect(own.folder.problems()).toEqual([]);
  });
});
