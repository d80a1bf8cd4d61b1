import { directionOf } from "@foyer/platform/brand";
import * as allCalls from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { fakePlatform, type Handlers } from "@foyer/platform/fake";
import { chosenBrand } from "@foyer/brand/checkout";
import { describe, expect, it, vi } from "vitest";
import { routesOf } from "../navigation/table.ts";
import { legalIn } from "../kit/useLegal.ts";
import { brandIds, builtBrand } from "../testing/builtBrand.testing.ts";
import { ownContent, ownFiles } from "../testing/ownContent.ts";
import {
  addressesOf,
  hasDocument,
  isSiteOpen,
  languageOf,
  renderPage,
} from "./renderPage.tsx";

const ours = builtBrand(chosenBrand());
const { brand } = ours;
const draw = async (
  address: string,
  {
    of = ours,
    language,
    handlers,
    sanitise = () => "",
  }: {
    of?: typeof ours;
    language?: string;
    handlers?: Handlers;
    sanitise?: (html: string) => string;
  } = {},
) => {
  const platform = fakePlatform({ handlers: handlers ?? {} });
  const page = await renderPage({
    ...of,
    language,
    address,
    host: "portal.example",
    sanitise,
    fetch: async (url, init) => {
      const file = of.files.get(url);
      return file === undefined
        ? platform.fetch(url, init)
        : new Response(file, {
            headers: { "content-type": "application/json" },
          });
    },
  });
  return {
    ...page,
    calls: platform.seen.map(({ name }) => name),
    tokens: platform.seen.flatMap(({ token }) => token ?? []),
  };
};
const documents = routesOf(brand)
  .map(({ path }) => path)
  .filter((path) => hasDocument(brand, path));

describe("documents", () => {
  it("are those of the pages that every visitor sees, without dialogs", () => {
    expect(documents).toEqual(
      expect.arrayContaining(["/", "/rng", "/promotions", "/help", "/down"]),
    );
    for (const path of ["/login", "/register", "/member", "/agent", "/no-such"])
      expect(hasDocument(brand, path)).toBe(false);
  });

  it.each(documents)("%s has frame, heading and content", async (path) => {
    const { html, state } = await draw(path);
    for (const part of ["<header", "<h1", "<main", "<footer"])
      expect(html).toContain(part);
    expect(state.keys.length).toBeGreaterThan(2);
  });

  it.each(documents)(
    "%s has nothing that the policy drops, and no part out of line",
    async (path) => {
      const { html } = await draw(path);
      expect(html).not.toMatch(/<script|<style|<template|\sstyle=|\son\w+=/);
      expect(html).not.toContain("NaN");
    },
  );

  it("show the platform's answers", async () => {
    const { html, calls } = await draw("/");
    expect(html).toContain("Tidal Lanterns");
    expect(calls).toContain("hotGames");
  });

  it("have what editors wrote, as the sanitiser leaves it and in no other form", async () => {
    const clean = '<i>in style="plain" words</i>';
    const sanitise = vi.fn(() => clean);
    const { html } = await draw("/help", {
      sanitise,
      handlers: {
        helpCenter: () => [
          { id: "start", title: "Start", content: "<p>Canary</p>", sort: 1 },
        ],
      },
    });
    expect(sanitise).toHaveBeenCalledWith("<p>Canary</p>");
    expect(html).toContain(clean);
    expect(html).not.toContain("Canary");
  });

  it("are in the language that is asked for, or the brand's first", async () => {
    expect((await draw("/", { language: "EN" })).html).toContain("Log in");
    for (const language of [undefined, "XX", "__proto__"])
      expect((await draw("/", { language })).state.language).toBe(
        brand.defaultLanguage,
      );
  });

  it.each(documents)("%s asks for nothing that needs a login", async (path) => {
    const ofMembers = new Set(
      Object.values(allCalls).flatMap((call) =>
        "auth" in call && call.auth === "token" ? [call.name] : [],
      ),
    );
    expect(ofMembers.size).toBeGreaterThan(50);
    const { calls, tokens } = await draw(path);
    expect(calls.filter((name) => ofMembers.has(name))).toEqual([]);
    expect(tokens).toEqual([]);
  });

  it("say nothing of whoever asked the platform for them", async () => {
    const { html, state } = await draw("/", {
      handlers: {
        systemStatus: () => ({
          maintenance: { on: 0, message: "" },
          regionRestriction: { on: 0, message: "", ip: "203.0.113.99" },
        }),
      },
    });
    expect(html + JSON.stringify(state)).not.toContain("203.0.113.99");
  });

  it("say what they are", async () => {
    const { head, tag, direction } = await draw("/promotions", {
      language: "EN",
    });
    const isFirst = brand.defaultLanguage === "EN";
    expect(head).toEqual({
      site: brand.name,
      name: "Promotions",
      title: `Promotions · ${brand.name}`,
      description: expect.stringContaining(brand.name),
      canonical: isFirst ? "/promotions" : "/promotions?lang=EN",
      alternates: expect.arrayContaining([
        { hreflang: "x-default", path: "/promotions" },
      ]),
      games: [],
      questions: [],
    });
    expect([tag, direction]).toEqual(["en", "ltr"]);
  });

  it("name the games that their pages list", async () => {
    const home = await draw("/", { language: "EN" });
    expect(home.head.name).toBeUndefined();
    expect(home.head.games).toContain("Tidal Lanterns");
    const category = await draw("/rng", { language: "EN" });
    expect(category.head.games.length).toBeGreaterThan(0);
    for (const game of category.head.games)
      expect(category.html).toContain(game.replace("&", "&amp;"));
    expect((await draw("/help")).head.games).toEqual([]);
  });

  it("say in plain text what the help answers, in the editor's order, on the help alone", async () => {
    const handlers: Handlers = {
      helpCenter: () => [
        { id: "b", title: "Second", content: "<p>Ask <b>us</b>.</p>", sort: 2 },
        {
          id: "a",
          title: "<i>First</i>",
          content: "<script>alert(1)</script><h2>Limits</h2>Yours.",
          sort: 1,
        },
        { id: "c", title: "Empty", content: "<br>", sort: 3 },
      ],
    };
    expect((await draw("/help", { handlers })).head.questions).toEqual([
      { question: "First", answer: "Limits Yours." },
      { question: "Second", answer: "Ask us." },
    ]);
    expect((await draw("/", { handlers })).head.questions).toEqual([]);
  });

  it("ask for nothing of a member", async () => {
    const { calls } = await draw("/");
    expect(calls).not.toContain("memberInfo");
    expect(
      calls.filter((name) => /favourite|recent|balance/i.test(name)),
    ).toEqual([]);
  });

  it("are none where the platform does not say what the site is", async () => {
    await expect(
      draw("/", {
        handlers: {
          permission: () => {
            throw new CallError({ code: "UNKNOWN", status: 400 });
          },
        },
      }),
    ).rejects.toThrow();
  });

  it("show what there is where a part cannot be read", async () => {
    const { html } = await draw("/", {
      handlers: {
        hotGames: () => {
          throw new CallError({ code: "UNKNOWN", status: 400 });
        },
      },
    });
    expect(html).toContain("<h1");
    expect(html).not.toContain("Tidal Lanterns");
  });
});

describe("a page of a brand's own", () => {
  const own = {
    ...ours,
    brand: { ...brand, defaultLanguage: "MY", content: ownContent },
    files: new Map(
      Object.entries(ownFiles).map(([address, file]) => [
        address,
        JSON.stringify(file),
      ]),
    ),
  };
  const drawOwn = (language: string) =>
    draw("/p/rooms", { of: own, language, sanitise: (html) => html });

  it("is drawn with its text, described, and handed over without another request", async () => {
    const { html, head, state } = await drawOwn("EN");
    expect(html).toMatch(/<h1[^>]*>Our rooms<\/h1>/);
    expect(html).toContain("<h2>The blue room</h2>");
    expect(head).toMatchObject({
      name: "Our rooms",
      title: `Our rooms · ${brand.name}`,
      description: "Four rooms by the water.",
      canonical: "/p/rooms?lang=EN",
      alternates: expect.arrayContaining([
        { hreflang: "en", path: "/p/rooms?lang=EN" },
        { hreflang: "x-default", path: "/p/rooms" },
      ]),
    });
    expect(state.keys).toContainEqual([
      "content",
      "brandPage",
      { path: "/p/rooms", language: "EN" },
    ]);
    expect(Object.keys(state.answers)).toContain("/assets/rooms.EN.json");
  });

  it("is in the language of the visit, and says so where its text is not", async () => {
    const { html } = await drawOwn("MY");
    expect(html).toMatch(/<h1[^>]*>Bilik kami<\/h1>/);
    expect(html).toMatch(/lang="en"[^>]*><p>Blue/);
  });

  it("is in the footer of every document", async () => {
    const { html } = await draw("/help", { of: own, language: "EN" });
    expect(html).toContain("About Harbour");
    expect(html).toContain('href="/p/rooms"');
  });

  it("has a document and a place in the sitemap; no other name has", () => {
    expect(hasDocument(own.brand, "/p/rooms")).toBe(true);
    expect(hasDocument(own.brand, "/p/no-such")).toBe(false);
    expect(addressesOf(own.brand).pages).toContain("/p/rooms");
  });
});

describe("the language of a visit", () => {
  it("is that of the link, the choice or the brand, and always one that there is", () => {
    const first = brand.defaultLanguage;
    expect(languageOf(brand, "?lang=EN", undefined)).toBe("EN");
    expect(languageOf(brand, "", "EN")).toBe("EN");
    for (const code of ["XX", "__proto__", ""])
      expect(languageOf(brand, `?lang=${code}`, code)).toBe(first);
    const addresses = addressesOf(brand);
    expect(addresses.first).toBe(first);
    expect(addresses.languages.map(({ code }) => code)).toContain(first);
  });
});

describe("the status that documents go by", () => {
  const open = (maintenance: 0 | 1, region: 0 | 1) => {
    const platform = fakePlatform({
      handlers: {
        systemStatus: () => ({
          maintenance: { on: maintenance, message: "" },
          regionRestriction: { on: region, message: "", ip: "" },
        }),
      },
    });
    return isSiteOpen(brand, (url, init) => platform.fetch(url, init));
  };
  it.each([
    [0, 0, true],
    [1, 0, false],
    [0, 1, false],
  ] as const)("maintenance %s, region %s: open %s", async (a, b, expected) => {
    expect(await open(a, b)).toBe(expected);
  });
});

describe("one bundle", () => {
  const others = brandIds.filter((id) => id !== brand.id).map(builtBrand);
  const isOf = (
    html: string,
    { name, legal, pictures, defaultLanguage }: typeof brand,
  ) =>
    [
      name,
      pictures.logo.src,
      pictures.logoMark.src,
      legalIn(legal, defaultLanguage).licence,
    ].map((said) => html.includes(said));

  it("draws every brand at once, each with its own name, pictures, legal lines and language", async () => {
    const all = [ours, ...others];
    const pages = await Promise.all(all.map((of) => draw("/", { of })));
    for (const [index, { html, head, tag, direction }] of pages.entries()) {
      const own = all[index]?.brand ?? brand;
      const first = own.languages[own.defaultLanguage] ?? { tag: "" };
      expect([tag, direction]).toEqual([first.tag, directionOf(first)]);
      expect(head.title).toContain(own.name);
      expect(isOf(html, own)).toEqual([true, true, true, true]);
      for (const { brand: other } of all)
        if (other !== own)
          expect(isOf(html, other)).toEqual([false, false, false, false]);
    }
  });

  it("draws a brand the same whatever it has drawn before", async () => {
    const { html } = await draw("/");
    for (const of of others) await draw("/", { of });
    expect((await draw("/")).html).toBe(html);
  });
});
