import { describe, expect, it } from "vitest";
import { pageHead } from "./pageHead.testing.ts";
import { withHead } from "./withHead.ts";

const template =
  '<head><meta name="description" content="%" /><title>Harbour</title><link rel="apple-touch-icon" href="/assets/touch-1a.png"><meta property="og:image" content="/assets/share-1a.png"></head>';
const origin = "https://portal.example";
const filled = (over: Parameters<typeof pageHead>[0] = {}, tag = "en") =>
  withHead(template, { head: pageHead(over), tag, origin });
const dataOf = (text: string): { readonly "@graph": readonly unknown[] } =>
  JSON.parse(
    /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text)?.[1] ??
      "",
  );

describe("the head of a document", () => {
  it("has title, description and addresses, each once and for the visited origin", () => {
    const text = filled();
    expect(text.match(/<title>.*?<\/title>/g)).toEqual([
      "<title>Help · Harbour</title>",
    ]);
    expect(text.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="Answers" />',
    ]);
    expect(text.match(/<link rel="(?:canonical|alternate)"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://portal.example/help?lang=EN" />',
      '<link rel="alternate" hreflang="ms-MY" href="https://portal.example/help" />',
      '<link rel="alternate" hreflang="en" href="https://portal.example/help?lang=EN" />',
      '<link rel="alternate" hreflang="x-default" href="https://portal.example/help" />',
    ]);
  });

  it("has what link previews show, with the build's picture at the visited origin", () => {
    expect(
      [...filled().matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(
        ([, property, content]) => [property, content],
      ),
    ).toEqual([
      ["og:image", "https://portal.example/assets/share-1a.png"],
      ["og:title", "Help · Harbour"],
      ["og:description", "Answers"],
      ["og:url", "https://portal.example/help?lang=EN"],
      ["og:locale", "en_US"],
      ["og:locale:alternate", "ms_MY"],
    ]);
  });

  it("has no addresses where the page is not to be found", () => {
    const text = filled({ canonical: undefined, alternates: [] });
    expect(text).not.toMatch(/canonical|alternate|og:url|BreadcrumbList/);
  });
});

describe("structured data", () => {
  it("name the organisation and the way to the page", () => {
    expect(dataOf(filled())["@graph"]).toEqual([
      {
        "@type": "Organization",
        name: "Harbour",
        url: "https://portal.example/",
        logo: "https://portal.example/assets/touch-1a.png",
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          {
            "@type": "ListItem",
            position: 1,
            name: "Harbour",
            item: "https://portal.example/?lang=EN",
          },
          {
            "@type": "ListItem",
            position: 2,
            name: "Help",
            item: "https://portal.example/help?lang=EN",
          },
        ],
      },
    ]);
  });

  it("have no way to the home, which is its beginning", () => {
    expect(filled({ name: undefined, canonical: "/" })).not.toContain(
      "BreadcrumbList",
    );
  });

  it("list the games and the answers of the page", () => {
    const { "@graph": graph } = dataOf(
      filled({
        games: ["Tidal Lanterns", "Moon"],
        questions: [{ question: "Limits?", answer: "Ask us." }],
      }),
    );
    expect(graph.slice(2)).toEqual([
      {
        "@type": "FAQPage",
        mainEntity: [
          {
            "@type": "Question",
            name: "Limits?",
            acceptedAnswer: { "@type": "Answer", text: "Ask us." },
          },
        ],
      },
      {
        "@type": "ItemList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Tidal Lanterns" },
          { "@type": "ListItem", position: 2, name: "Moon" },
        ],
      },
    ]);
  });
});

describe("hostile words", () => {
  const words = `</script></title><script>alert(1)</script>" onload='x' $& $1 <!--`;
  const text = filled({
    site: words,
    name: words,
    title: words,
    description: words,
    canonical: `/${words}`,
    alternates: [{ hreflang: "en", path: `/${words}` }],
    games: [words],
    questions: [{ question: words, answer: words }],
  });

  it("end no element and no attribute", () => {
    expect(text.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
    ]);
    expect(text.match(/<\/(?:script|title|head)>/g)).toEqual([
      "</title>",
      "</script>",
      "</head>",
    ]);
    expect(text.replace(/<script.*<\/script>/, "")).not.toContain('" onload');
    expect(text).not.toContain("<!--");
  });

  it("arrive as they were", () => {
    expect(JSON.stringify(dataOf(text))).toContain(JSON.stringify(words));
  });
});
