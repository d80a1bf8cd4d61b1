import type { PageHead } from "../../../app/src/document/renderPage.tsx";

/** What a page of the help in English says of itself, in a portal that speaks Malay too. */
export const pageHead = (over: Partial<PageHead> = {}): PageHead => ({
  site: "Harbour",
  name: "Help",
  title: "Help · Harbour",
  description: "Answers",
  canonical: "/help?lang=EN",
  alternates: [
    { hreflang: "ms-MY", path: "/help" },
    { hreflang: "en", path: "/help?lang=EN" },
    { hreflang: "x-default", path: "/help" },
  ],
  games: [],
  questions: [],
  ...over,
});
