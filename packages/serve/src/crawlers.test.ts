// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { robots, sitemap } from "./crawlers.ts";

const facts = {
  origin: "https://portal.example",
  pages: ["/", "/help"],
  languages: [
    { code: "MY", tag: "ms-MY" },
    { code: "EN", tag: "en" },
  ],
  first: "MY",
};

/** The addresses of a list, each with its links, as a reader of XML finds them. */
const listed = (text: string) => {
  const page = new DOMParser().parseFromString(text, "application/xml");
  expect(page.querySelector("parsererror")).toBeNull();
  return [...page.querySelectorAll("url")].map((url) => [
    url.querySelector("loc")?.textContent,
    Object.fromEntries(
      [...url.getElementsByTagName("xhtml:link")].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
    ),
  ]);
};

describe("the list of pages", () => {
  it("has each page in each language, with its addresses in all", () => {
    const home = {
      "ms-MY": "https://portal.example/",
      en: "https://portal.example/?lang=EN",
      "x-default": "https://portal.example/",
    };
    const help = {
      "ms-MY": "https://portal.example/help",
      en: "https://portal.example/help?lang=EN",
      "x-default": "https://portal.example/help",
    };
    expect(listed(sitemap(facts))).toEqual([
      ["https://portal.example/", home],
      ["https://portal.example/?lang=EN", home],
      ["https://portal.example/help", help],
      ["https://portal.example/help?lang=EN", help],
    ]);
  });

  it("has each page once where there is one language", () => {
    const languages = facts.languages.slice(0, 1);
    expect(listed(sitemap({ ...facts, languages }))).toEqual([
      ["https://portal.example/", {}],
      ["https://portal.example/help", {}],
    ]);
  });

  it("is XML, whatever an address holds", () => {
    const path = '/<a>&"]]>';
    expect(listed(sitemap({ ...facts, pages: [path] }))[0]?.[0]).toBe(
      `https://portal.example${path}`,
    );
  });
});

describe("robots.txt", () => {
  it("closes the connectors and what it is given, and names the list", () => {
    expect(robots({ origin: facts.origin, closed: ["/member"] })).toBe(
      [
        "User-agent: *",
        "Allow: /",
        "Disallow: /connect/",
        "Disallow: /member",
        "Sitemap: https://portal.example/sitemap.xml",
        "",
      ].join("\n"),
    );
  });

  it("names no list where there is none, and never closes the platform's calls", () => {
    const text = robots({ origin: undefined, closed: [] });
    expect(text).not.toMatch(/Sitemap|wps/);
  });
});
