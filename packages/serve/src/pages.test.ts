import { describe, expect, it } from "vitest";
import { documentPath, isPageOf, languageRules, pagePattern } from "./pages.ts";

describe("a page of the brand", () => {
  const isPage = isPageOf(["/", "/index.html", "/inHouse"]);

  it.each(["/", "//", "/inHouse", "/inhouse", "/INHOUSE/", "/in%48ouse//"])(
    "is %s, as for the portal's router",
    (path) => expect(isPage(path)).toBe(true),
  );

  it.each(["/in", "/inHouses", "/a/inHouse", "/inHouse/a", "/indexxhtml"])(
    "is not %s",
    (path) => expect(isPage(path)).toBe(false),
  );

  it("may have several parts, and then no other is it", () => {
    const isOwn = isPageOf(["/", "/p/rooms"]);
    expect(["/p/rooms", "/P/Rooms/"].filter(isOwn)).toHaveLength(2);
    for (const path of ["/p", "/p/", "/p/room", "/p/rooms/a", "/rooms"])
      expect(isOwn(path)).toBe(false);
  });

  it("is not what cannot be decoded", () => expect(isPage("/%zz")).toBe(false));

  it("has no character in its pattern that a server's configuration reads otherwise", () =>
    expect(pagePattern(["/", "/index.html"])).toBe("^/(?:|index\\.html)/*$"));
});

describe("the language of a document", () => {
  const of = (query: string, cookie: string) =>
    languageRules(["MY", "EN"]).find(([pattern]) =>
      new RegExp(pattern).test(`${query} ${cookie}`),
    )?.[1];

  it.each([
    ["", "", "MY"],
    ["", "EN", "EN"],
    ["", "XX", "MY"],
    ["", "EN; a", "MY"],
    ["lang=EN", "", "EN"],
    ["lang=EN", "MY", "EN"],
  ])("for %j and the cookie %j is %s", (query, cookie, language) =>
    expect(of(query, cookie)).toBe(language),
  );

  it.each(["token=a", "lang=XX", "lang=EN&token=a", "token=a&lang=EN", "a"])(
    "is none for %s",
    (query) => expect(of(query, "EN")).toBeUndefined(),
  );
});

it("gives every page a document of its own", () => {
  const paths = ["/", "/index", "/help", "/help/"];
  expect(paths.map((path) => documentPath(path, "EN"))).toEqual([
    "/_EN.html",
    "/index_EN.html",
    "/help_EN.html",
    "/help/_EN.html",
  ]);
});
