import { screen, waitFor } from "@testing-library/react";
import { createIntl } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { routesOf } from "../navigation/table.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { describePage, pageDescription } from "./describePage.ts";
import { english, wordsOf } from "../testing/english.ts";

const intl = createIntl({ locale: "en", messages: english });
const brand = { name: "Harbour", defaultLanguage: "EN" };
const language = { code: "EN", tag: "en", label: "English" };
const malay = { code: "MY", tag: "ms-MY", label: "Bahasa Melayu" };
const languages = [language, malay];
const records = routesOf({
  routes: { off: [], needsLogin: ["/promotions"] },
  categories: ["LIVE", "SPORTS"],
});
const at = (path: string) =>
  pageDescription(
    intl,
    brand,
    { language, languages },
    records.find((record) => record.path === path),
  );
const inLanguages = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map(
    ({ hreflang, href }) => [hreflang, href],
  );
const inHead = () => ({
  description: document.head.querySelector<HTMLMetaElement>(
    'meta[name="description"]',
  )?.content,
  canonical: document.head.querySelector<HTMLLinkElement>(
    'link[rel="canonical"]',
  )?.href,
  robots: document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')
    ?.content,
});

afterEach(() => {
  for (const element of document.head.querySelectorAll(
    'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[hreflang]',
  ))
    element.remove();
});

describe("pageDescription", () => {
  it.each(["/", "/index", "/index.html", "/home", "/login", "/register"])(
    "gives the lobby at %s the canonical address /",
    (path) => expect(at(path).canonical).toBe("/"),
  );

  it("describes each indexable page in its own words", () => {
    const found = ["/", "/live", "/sports", "/help", "/down"].map(
      (path) => at(path).description,
    );
    expect(new Set(found).size).toBe(found.length);
    expect(at("/live")).toEqual({
      description:
        "Live casino at Harbour: browse all games by provider, name and type. For adults only.",
      canonical: "/live",
      alternates: [
        { hreflang: "en", path: "/live" },
        { hreflang: "ms-MY", path: "/live?lang=MY" },
        { hreflang: "x-default", path: "/live" },
      ],
    });
    expect(
      pageDescription(
        intl,
        brand,
        { language: malay, languages },
        records.find(({ path }) => path === "/live"),
      ).canonical,
    ).toBe("/live?lang=MY");
    for (const text of found) {
      expect(text).toContain("Harbour");
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  it("gives no canonical address to private, restricted or unknown pages", () => {
    const hidden = records
      .map(({ path }) => path)
      .filter((path) => at(path).canonical === undefined);
    // The promotions are included, because this brand requires a login there.
    expect(hidden.toSorted()).toEqual(
      [
        ...["/agent", "/agentHome", "/favorite", "/lottery", "/member"],
        ...[
          "/pointMall",
          "/promotions",
          "/recent",
          "/seaLottery",
          "/seamless",
          "/vnLottery",
        ],
      ].toSorted(),
    );
    expect(at("/nowhere").canonical).toBeUndefined();
    expect(at("/nowhere").alternates).toEqual([]);
  });
});

describe("describePage", () => {
  it("writes each tag once, and removes tags that no longer apply", () => {
    const show = (path: string, spoken = language) =>
      describePage(
        intl,
        brand,
        { language: spoken, languages },
        records.find((record) => record.path === path),
      );
    show("/live");
    show("/recent");
    expect([inHead().canonical, inHead().robots]).toEqual([
      undefined,
      "noindex",
    ]);
    show("/sports");
    show("/sports");
    expect(inHead()).toEqual({
      description: expect.stringContaining("Sports at Harbour"),
      canonical: `${location.origin}/sports`,
      robots: undefined,
    });
    expect(
      document.head.querySelectorAll("meta[name], link:not([hreflang])"),
    ).toHaveLength(2);
    expect(inLanguages()).toEqual([
      ["en", `${location.origin}/sports`],
      ["ms-MY", `${location.origin}/sports?lang=MY`],
      ["x-default", `${location.origin}/sports`],
    ]);
    show("/sports", malay);
    expect(inHead().canonical).toBe(`${location.origin}/sports?lang=MY`);
    show("/recent");
    expect(inLanguages()).toEqual([]);
  });
});

describe("the portal", () => {
  it("describes the open page, and the next one after navigation", async () => {
    const { go } = await renderPortal("/live?vassalage=KITE");
    await waitFor(() =>
      expect(inHead().canonical).toBe(`${location.origin}/live`),
    );
    expect(document.title).toMatch(/^Live casino · /);
    go("/promotions?id=11");
    await waitFor(() =>
      expect(inHead().canonical).toBe(`${location.origin}/promotions`),
    );
    go("/nowhere");
    await screen.findByRole("heading", {
      name: wordsOf("ui.notFoundPage.title"),
    });
    await waitFor(() => expect(inHead().robots).toBe("noindex"));
  });
});
