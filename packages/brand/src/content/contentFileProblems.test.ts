import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { both, makeContentFolder, page } from "./contentFolder.testing.ts";

let own: ReturnType<typeof makeContentFolder>;
const put: typeof own.put = (...file) => own.put(...file);
const putJson = (value: unknown) => own.putJson(value);
const problems = () => own.problems();
const notes = () => own.notes();

beforeEach(() => {
  own = makeContentFolder();
});
afterEach(() => own.folder.remove());

describe("checkContent on content.json", () => {
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
    own.folder.edit("brand.json", (brand) => ({
      ...brand,
      layout: { home: { sections: ["tools", ...sections] } },
    }));

  it("accepts links, columns, banners and blocks", () => {
    putJson(sound);
    onHome("content:hello", "content:three");
    expect([...problems(), ...notes()]).toEqual([]);
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
  ])("reports %s", (_, file, expected) => {
    putJson(file);
    expect(problems().join("\n")).toContain(expected);
  });

  it("reports a title that is too long for the menu, unless the entry has a label", () => {
    put("pages/rooms/MY.md", page("Empat.", "a".repeat(25)));
    putJson({ menu: [{ href: "/p/rooms" }] });
    expect(problems()).toEqual([
      "content/content.json, menu.0.label: is missing, and the page's title has 25 characters in MY; an entry of the menu has at most 24, so write a shorter one here.",
    ]);
    putJson({ menu: [{ href: "/p/rooms", label: both("Rooms") }] });
    expect(problems()).toEqual([]);
  });

  it("notes languages that are missing, and blocks that are shown nowhere", () => {
    putJson({
      menu: [{ href: "/help", label: { EN: "Help" } }],
      blocks: [{ id: "hello", kind: "text", text: both("Hello") }],
    });
    expect(problems()).toEqual([]);
    const found = notes().join("\n");
    expect(found).toContain("menu.0.label: (only to know) has no text in MY");
    expect(found).toContain("blocks.0.id: (only to know) is shown nowhere");
  });

  it("reports a section of the home page that is no block, or nothing at all", () => {
    putJson(sound);
    onHome("content:helo");
    expect(problems()).toEqual([
      'brand.json, layout.home.sections: names content:helo, but content/content.json has no block "helo" (did you mean "hello"?).',
    ]);
    onHome("hott");
    expect(own.folder.problems().join()).toMatch(
      /layout\.home\.sections\.1: is "hott": must be one of banner, notices, .* or content: with the name of a block/,
    );
  });

  it("names the line of what is not JSON", () => {
    put("content.json", '{ "menu": [ }');
    expect(problems().join()).toContain(
      "content/content.json: is not valid JSON: line 1",
    );
  });
});
