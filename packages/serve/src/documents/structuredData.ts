import type { PageHead } from "../../../app/src/document/renderPage.tsx";

interface Described {
  readonly head: PageHead;
  /** Origin that the page is visited at. */
  readonly origin: string;
  /** Path of the brand's logo; absent: there is no picture of it. */
  readonly logo?: string | undefined;
}

/**
 * What a page is about, in the words of schema.org, as the content of a script element: no text in it can end the
 * element.
 *
 * @example `<script type="application/ld+json">${structuredData({ head, origin })}</script>`
 */
export function structuredData({ head, origin, logo }: Described): string {
  const { site, name, canonical, games, questions } = head;
  const home = `${origin}/`;
  const parts = [
    {
      "@type": "Organization",
      name: site,
      url: home,
      ...(logo !== undefined && { logo: origin + logo }),
    },
    ...(name !== undefined && canonical !== undefined
      ? [
          {
            "@type": "BreadcrumbList",
            itemListElement: [
              {
                "@type": "ListItem",
                position: 1,
                name: site,
                // In the language of the page.
                item: home + new URL(canonical, home).search,
              },
              {
                "@type": "ListItem",
                position: 2,
                name,
                item: origin + canonical,
              },
            ],
          },
        ]
      : []),
    ...(questions.length > 0
      ? [
          {
            "@type": "FAQPage",
            mainEntity: questions.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ]
      : []),
    ...(games.length > 0
      ? [
          {
            "@type": "ItemList",
            itemListElement: games.map((game, place) => ({
              "@type": "ListItem",
              position: place + 1,
              name: game,
            })),
          },
        ]
      : []),
  ];
  return JSON.stringify({
    "@context": "https://schema.org",
    "@graph": parts,
  }).replaceAll("<", "\\u003c");
}
