import { describe, expect, it } from "vitest";
import { pageHead } from "./pageHead.testing.ts";
import { withPage } from "./withPage.ts";

const page = {
  html: "",
  state: "",
  start: "/assets/start.js",
  links: [],
  origin: "https://portal.example",
  head: pageHead(),
  tag: "en",
  direction: "ltr",
};

describe("a page in its document", () => {
  it("is put in as it is, whatever a replacement text would mean", () => {
    expect(
      withPage('</head><div id="root"></div>', {
        ...page,
        html: "$& $1",
        state: "$'",
      }),
    ).toContain(
      '<div id="root">$& $1</div><script type="application/json" id="state">$\'',
    );
  });

  it("only lists the portal's script, which its own starts after the first paint", () => {
    const script =
      '<script type="module" crossorigin src="/assets/main.js"></script>';
    expect(withPage(script, page)).toBe(
      '<script type="module" crossorigin fetchpriority="low" src="/assets/start.js"></script><link data-later="modulepreload" type="module" crossorigin href="/assets/main.js">',
    );
  });

  it("lists the libraries before the script that imports them", () => {
    expect(
      withPage(
        `<script type="module" src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">`,
        page,
      ).match(/href="[^"]+"/g),
    ).toEqual(['href="/assets/base.js"', 'href="/assets/main.js"']);
  });

  it("moves the sentence about scripts above what can be read without", () => {
    expect(withPage("<noscript>Needs scripts.</noscript>", page)).toBe(
      '<noscript class="beside">Needs scripts.</noscript>',
    );
  });

  it("says that sentence in the page's own language alone", () => {
    const sentences = {
      ms: '<p lang="ms" dir="ltr">Perlu skrip.</p>',
      en: '<p lang="en" dir="ltr">Needs scripts.</p>',
    };
    expect(
      withPage(`<noscript>${sentences.ms}\n${sentences.en}</noscript>`, page),
    ).toBe(`<noscript class="beside">${sentences.en}</noscript>`);
  });
});
