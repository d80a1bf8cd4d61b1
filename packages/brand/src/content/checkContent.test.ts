import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBrandFolder } from "../checks/brandFolder.testing.ts";
import { loadBrand } from "../plugin/brands.ts";

let folder: ReturnType<typeof makeBrandFolder>;

/** English is the brand's default language; the other is Malay. */
const page = (body = "Four rooms.", title = "Our rooms") =>
  `---\ntitle: ${title}\ndescription: Where we play.\n---\n\n${body}\n`;

const put = (file: string, text: string) => {
  const path = join(folder.brandDir, "content", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const putJson = (value: unknown) => put("content.json", JSON.stringify(value));
const both = (text: string) => ({ EN: text, MY: text });

beforeEach(() => {
  folder = makeBrandFolder();
  put("pages/rooms/EN.md", page());
  put("pages/rooms/MY.md", page());
});
afterEach(() => folder.remove());

describe("checkBrand on own pages", () => {
  it("accepts a page in every language", () => {
    expect(folder.problems()).toEqual([]);
    expect(folder.notes().join()).not.toContain("content");
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
  ])("reports %s in its file", (_, body, said) => {
    put("pages/rooms/MY.md", page(body));
    const problems = folder.problems().join("\n");
    expect(problems).toContain("themes/lake/content/pages/rooms/MY.md");
    expect(problems).toContain(said);
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
  ])("reports %s", (_, text, said) => {
    put("pages/rooms/EN.md", text);
    expect(folder.problems().join("\n")).toContain(said);
  });

  it("reports a page that the default language lacks, and notes one that another lacks", () => {
    put("pages/care/MY.md", page());
    put("pages/tour/EN.md", page());
    expect(folder.problems()).toEqual([
      "themes/lake/content/pages/care/EN.md: is missing; every page needs a file in the brand's default language.",
    ]);
    expect(folder.notes().join("\n")).toContain(
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
    const problems = folder.problems().join("\n");
    for (const said of [
      "content/page: does not belong into content",
      "pages/EN.md: is no folder",
      "pages/Our Rooms: the name of a page may only have",
      "pages/rooms/FR.md: does not belong to a language of the brand",
      "pages/rooms/en.txt: does not belong to a language",
      "pages/long/EN.md: is 79 KB; at most 64 KB are allowed.",
    ])
      expect(problems).toContain(said);
  });

  it("keeps a brand with a fault from being built", () => {
    const load = () => loadBrand(folder.themesDir, "lake");
    expect(load().content?.pages.map(({ name }) => name)).toEqual(["rooms"]);
    put("pages/rooms/EN.md", page("<b>bold</b>"));
    expect(load).toThrow(
      /themes\/lake\/content\/pages\/rooms\/EN\.md, line 6: contains HTML/,
    );
  });

  it("lets a brand ask for a login before its own page", () => {
    folder.edit("brand.json", (brand) => ({
      ...brand,
      routes: { off: [], needsLogin: ["/p/rooms"] },
    }));
    expect(folder.problems()).toEqual([]);
  });
});

describe("checkBrand on content.json", () => {
  const sound = {
    menu: [{ href: "/p/rooms", icon: "star" }],
    footer: [
      {
        title: both("Harbour"),
        links: [{ href: "/p/rooms" }, { href: "/help", label: both("Help") }],
      },
    ],
    banners: [{ picture: "logo.svg", title: both("Welcome"), href: "/help" }],
    blocks: [
      { id: "hello", kind: "text", text: both("**Hello** [you](/help)") },
      {
        id: "three",
        kind: "cards",
        title: both("Three"),
        cards: [{ title: both("One"), picture: "logo.svg", href: "/p/rooms" }],
      },
    ],
  };
  const onHome = (...sections: string[]) =>
    folder.edit("brand.json", (brand) => ({
      ...brand,
      layout: { home: { sections: ["tools", ...sections] } },
    }));

  it("accepts links, columns, banners and blocks", () => {
    putJson(sound);
    onHome("content:hello", "content:three");
    expect(folder.problems()).toEqual([]);
    expect(folder.notes().join()).not.toContain("content");
  });

  it.each([
    [
      "an unknown key",
      { men: [] },
      'men: is not a known key (did you mean "menu"?)',
    ],
    [
      "an unknown path",
      { menu: [{ href: "/halp", label: both("Help") }] },
      'menu.0.href: leads to "/halp"',
    ],
    [
      "a link without words",
      { menu: [{ href: "/help" }] },
      "menu.0.label: is missing; only a link to a page of your own",
    ],
    [
      "an unknown icon",
      { menu: [{ href: "/p/rooms", icon: "stars" }] },
      'menu.0.icon: is "stars", but must be one of',
    ],
    [
      "the same link twice",
      { menu: [{ href: "/p/rooms" }, { href: "/p/rooms" }] },
      "menu.1.href: is /p/rooms, which is used twice",
    ],
    [
      "a language that the brand lacks",
      { menu: [{ href: "/help", label: { EN: "Help", FR: "Aide" } }] },
      "menu.0.label.FR: is not one of the brand's languages.",
    ],
    [
      "no default language",
      { menu: [{ href: "/help", label: { MY: "Bantuan" } }] },
      "menu.0.label.EN: is missing",
    ],
    [
      "markup",
      { menu: [{ href: "/help", label: both("<b>Help</b>") }] },
      "menu.0.label.EN: contains markup",
    ],
    [
      "an unknown picture",
      { banners: [{ picture: "no.webp", title: both("A") }] },
      "banners.0.picture: shows no.webp, which is no file in assets.",
    ],
    [
      "a picture elsewhere",
      { banners: [{ picture: "../logo.svg", title: both("A") }] },
      "must be the name of a picture in assets",
    ],
    [
      "HTML in a block",
      { blocks: [{ id: "a", kind: "text", text: both("ok\n\n<i>a</i>") }] },
      "blocks.0.text.EN: line 3 contains HTML",
    ],
    [
      "two blocks of one name",
      {
        blocks: [
          { id: "a", kind: "text", text: both("a") },
          { id: "a", kind: "text", text: both("b") },
        ],
      },
      "blocks.1.id: is a, which is used twice",
    ],
    [
      "an unknown kind",
      { blocks: [{ id: "a", kind: "video", text: both("a") }] },
      "blocks.0.kind",
    ],
  ])("reports %s", (_, file, said) => {
    putJson(file);
    expect(folder.problems().join("\n")).toContain(said);
  });

  it("notes languages that are missing, and blocks that are shown nowhere", () => {
    putJson({
      menu: [{ href: "/help", label: { EN: "Help" } }],
      blocks: [{ id: "hello", kind: "text", text: both("Hello") }],
    });
    expect(folder.problems()).toEqual([]);
    const notes = folder.notes().join("\n");
    expect(notes).toContain("menu.0.label: (only to know) has no text in MY");
    expect(notes).toContain("blocks.0.id: (only to know) is shown nowhere");
  });

  it("reports a section of the home page that is no block, or nothing at all", () => {
    putJson(sound);
    onHome("content:helo");
    expect(folder.problems()).toEqual([
      'themes/lake/brand.json, layout.home.sections: names content:helo, but content/content.json has no block "helo" (did you mean "hello"?).',
    ]);
    onHome("hott");
    expect(folder.problems().join()).toMatch(
      /layout\.home\.sections\.1: is "hott": must be one of banner, notices, .* or content: with the name of a block/,
    );
  });

  it("names the line of what is not JSON", () => {
    put("content.json", '{ "menu": [ }');
    expect(folder.problems().join()).toContain(
      "content/content.json: is not valid JSON: line 1",
    );
  });
});
