import type { ResponseOf } from "@foyer/platform/call";
import type { gamesList, helpCenter } from "@foyer/platform/calls";
import { homeListSize } from "@foyer/platform/constants";
import { hotQuery } from "../kit/catalogue/queries.ts";
import { helpQuery } from "../kit/content/helpQuery.ts";
import type { PageName } from "../navigation/table.ts";
import type { Services } from "../services/services.ts";
import { plainText } from "./plainText.ts";

/** What is on a page, for machines that read it. */
export interface PageFacts {
  /** Names of the games that it lists; a rail draws its last ones when they come near. */
  readonly games: readonly string[];
  /** The questions that it answers, all in plain text. */
  readonly questions: readonly {
    readonly question: string;
    readonly answer: string;
  }[];
}

/**
 * What is on a page that was drawn, from the very answers that it was drawn from.
 *
 * @param language Pack code of the page's language.
 * @example pageFacts(services, "EN", "home").games // ["Tidal Lanterns", …]
 */
export const pageFacts = (
  services: Services,
  language: string,
  page: PageName | undefined,
): PageFacts => ({
  games: gamesOf(services, language, page).map(({ name }) => name),
  // The footer names the terms on other pages too; only the help answers them.
  questions:
    page === "help"
      ? answered(
          services.queries.getQueryData(helpQuery(services, language).queryKey),
        )
      : [],
});

function gamesOf(
  services: Services,
  language: string,
  page: PageName | undefined,
) {
  const { queries } = services;
  const hot = queries.getQueryData(hotQuery(services, language).queryKey);
  return page === "home"
    ? (hot ?? []).slice(0, homeListSize)
    : queries
        .getQueriesData<ResponseOf<typeof gamesList>>({
          queryKey: ["game", "list"],
        })
        .flatMap(([, list]) => list?.games ?? []);
}

const answered = (
  terms: ResponseOf<typeof helpCenter> = [],
): PageFacts["questions"] =>
  terms
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ title, content }) => ({
      question: plainText(title),
      answer: plainText(content ?? ""),
    }))
    .filter(({ question, answer }) => question !== "" && answer !== "");
