import { prerender } from "react-dom/static";
import { createIntl } from "react-intl";
import { StaticRouter } from "react-router-dom";
import type { Query } from "@tanstack/react-query";
import {
  directionOf,
  languageOfVisit,
  type PortalBrand,
} from "@foyer/platform/brand";
import { systemStatus } from "@foyer/platform/calls";
import { createClient, type ClientOptions } from "@foyer/platform/client";
import { statusOf } from "@foyer/platform/domain";
import { Root } from "../portal/Root.tsx";
import { siteQuery } from "../portal/SiteGate.tsx";
import { routesOf } from "../navigation/table.ts";
import { languagesOf, localeOf, type Language } from "../i18n/language.ts";
import { createServices } from "../services/createServices.ts";
import type { LoadPack, Pack } from "../services/packs.ts";
import type { Services } from "../services/services.ts";
import {
  pageDescription,
  type PageDescription,
} from "../shell/describePage.ts";
import { pageName, pageTitle } from "../shell/useDocumentTitle.ts";
import { ServerSanitiser } from "@foyer/ui/rich-text";
import { translate, type PlainWordId } from "@foyer/ui/words";
import type { Tabs } from "../services/tabs.ts";
import { readOf } from "../kit/reading/publicReads.ts";
import { pageFacts, type PageFacts } from "./pageFacts.ts";
import {
  crawledPaths,
  documentPaths,
  type CrawledPaths,
} from "./publicPages.ts";
import { noting, type DocumentState } from "./state.ts";

export { sanitiserOf } from "@foyer/ui/rich-text/server";
export { stateId, stateText } from "./state.ts";

/**
 * Whether a brand has a page at a path that a document can hold.
 *
 * @example hasDocument(brand, "/promotions") // true
 */
export const hasDocument = (brand: PortalBrand, path: string): boolean =>
  documentPaths(brand).includes(path);

/** What a server has to know of a brand's pages and languages. */
export interface SiteAddresses extends CrawledPaths {
  readonly languages: readonly Pick<Language, "code" | "tag">[];
  /** Pack code of the brand's own language. */
  readonly first: string;
}

/**
 * What a server has to know of a brand's pages and languages.
 *
 * @example addressesOf(brand).pages // ["/", "/rng", …]
 */
export const addressesOf = (brand: PortalBrand): SiteAddresses => ({
  ...crawledPaths(brand),
  languages: languagesOf(brand).map(({ code, tag }) => ({ code, tag })),
  first: brand.defaultLanguage,
});

/**
 * The pack code of the language in which a visit gets its documents.
 *
 * @param search The address's query.
 * @param chosen The visitor's earlier choice, if it is known.
 * @example languageOf(brand, "?lang=EN", undefined) // "EN"
 */
export const languageOf = (
  brand: PortalBrand,
  search: string,
  chosen: string | undefined,
): string =>
  languageOfVisit(search, [chosen], {
    offered: languagesOf(brand).map(({ code }) => code),
    first: brand.defaultLanguage,
  });

/**
 * Whether the platform says that a brand's site is open to whoever asks through `fetch` (SYS-06).
 *
 * @throws CallError if it cannot be read.
 * @example await isSiteOpen(brand, fetch)
 */
export async function isSiteOpen(
  brand: PortalBrand,
  fetch: PageRequest["fetch"],
): Promise<boolean> {
  const client = createClient({
    fetch,
    merchant: brand.merchantCode,
    language: () => brand.defaultLanguage,
    token: () => undefined,
    seal: () => Promise.reject(new Error("Nothing is sealed here.")),
    onUnauthorised: () => {},
  });
  return statusOf(await client.call(systemStatus, {})) === 0;
}

/** A document has no other tabs. */
const alone: Tabs = {
  askForSession: () => Promise.resolve(undefined),
  announceSignIn: () => {},
  announceSignOut: () => {},
  listen: () => () => {},
};

export interface PageRequest {
  readonly brand: PortalBrand;
  /** Where the brand's texts come from. */
  readonly loadPack: LoadPack;
  /** Pack code, such as "EN". @default the brand's first language */
  readonly language: string | undefined;
  /** Path and query, such as "/slots?vendor=LUMEN". */
  readonly address: string;
  /** Host that the page is visited at. */
  readonly host: string;
  /** Origins of a platform on this machine, allowed in addition to the brand's hosts. */
  readonly localHosts?: readonly string[];
  /** Sanitises what editors wrote, for good: browsers leave it as it is. */
  readonly sanitise: (html: string) => string;
  /** Asks the platform, without anything of a person. */
  readonly fetch: NonNullable<ClientOptions["fetch"]>;
}

/** What a document says of itself to machines that read it. */
export interface PageHead extends PageDescription, PageFacts {
  readonly title: string;
  /** The brand's name. */
  readonly site: string;
  /** The page's own name; absent: it is the home. */
  readonly name?: string | undefined;
}

export interface DrawnPage {
  /** Content of the portal's root element. */
  readonly html: string;
  readonly state: DocumentState;
  /** What the document says of itself. */
  readonly head: PageHead;
  /** BCP 47 tag and direction of its language. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
}

/** Draws until everything is there that a page asks for after what it asked before. */
const mostRounds = 4;

/**
 * Draws a page as a visitor gets it who is not logged in: the same components as in the browser, from the platform's
 * public answers alone.
 *
 * @throws Error if the platform's answers do not allow it: there is no document then.
 * @example const { html, state } = await renderPage({ brand, loadPack, language: "EN", address: "/", host: "portal.example", fetch });
 */
export async function renderPage({
  brand,
  loadPack,
  language: wanted = brand.defaultLanguage,
  address,
  host,
  localHosts = [],
  sanitise,
  fetch,
}: PageRequest): Promise<DrawnPage> {
  const languages = languagesOf(brand);
  const language =
    languages.find(({ code }) => code === wanted) ??
    languages.find(({ code }) => code === brand.defaultLanguage);
  if (!language) throw new Error("The brand has no language.");
  const { code } = language;
  const answers: Record<string, string> = {};
  const parts = new Set<string>();
  const services = createServices({
    brand: withHosts(brand, localHosts),
    loadPack,
    queryToken: undefined,
    fetch: noting(fetch, answers),
    tabs: alone,
    report: () => {},
    host,
    onPart: (part) => parts.add(part),
  });
  services.local.set("lang", code);
  const words = await services.packs.load(code, "portal");
  const at = Date.now();
  await services.queries.fetchQuery(siteQuery(services));
  const draw = async () => {
    let failed: unknown;
    const { prelude } = await prerender(
      <ServerSanitiser value={sanitise}>
        <Root
          services={services}
          start={{ language, words }}
          router={({ children }) => (
            <StaticRouter location={address}>{children}</StaticRouter>
          )}
        />
      </ServerSanitiser>,
      {
        // A larger part would be revealed by an inline script, which the policy forbids.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          failed ??= error;
        },
      },
    );
    if (failed) throw failed;
    const html = await new Response(prelude).text();
    // The policy drops them anyway, each with a report; what they said is in the base styles.
    return html.replaceAll(/(<[^<>]*) style="[^"]*"/g, "$1");
  };
  const cache = services.queries.getQueryCache();
  for (let round = 1; ; round++) {
    const html = await draw();
    const wanted = cache.getAll().filter(isWanted);
    if (wanted.length === 0 || round === mostRounds) {
      const keys = cache
        .getAll()
        .filter(
          ({ state, queryKey }) =>
            state.data !== undefined && readOf(queryKey) !== undefined,
        )
        .map(({ queryKey }) => [...queryKey]);
      return {
        html,
        head: headOf(services, address, words, language),
        tag: language.tag,
        direction: directionOf({
          ...language,
          direction: brand.languages[code]?.direction,
        }),
        state: {
          parts: [...parts],
          language: code,
          address,
          at,
          answers: Object.fromEntries(
            Object.entries(answers).map(([url, text]) => [
              url,
              withoutAsker(text),
            ]),
          ),
          keys,
        },
      };
    }
    await Promise.all(wanted.map((query) => query.fetch().catch(() => {})));
  }
}

function headOf(
  services: Services,
  address: string,
  words: Pack,
  language: Language,
): PageHead {
  const { brand } = services;
  const languages = languagesOf(brand);
  const intl = createIntl({
    locale: localeOf(language, brand),
    messages: words,
  });
  const record = routesOf(brand).find(({ path }) => path === address);
  const t = (id: PlainWordId) => translate(intl, id);
  const page = { record, language: language.code };
  return {
    site: brand.name,
    name: pageName(t, page),
    title: pageTitle(t, brand, page),
    ...pageDescription(intl, brand, { language, languages }, record),
    ...pageFacts(services, language.code, record?.page),
  };
}

/** Fields of public answers that say something of whoever asked for them. */
const ofTheAsker = new Set(["location", "ip"]);

/* The server asked, not the visitor: its own place and address are nobody's business. */
const withoutAsker = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (key, value: unknown) =>
      ofTheAsker.has(key) ? "" : value,
    ),
  );

const withHosts = (
  { hosts, ...more }: PortalBrand,
  local: readonly string[],
): PortalBrand => ({
  ...more,
  hosts: { ...hosts, image: [...hosts.image, ...local] },
});

const isWanted = ({ state, options, queryKey }: Query): boolean =>
  state.status === "pending" &&
  readOf(queryKey) !== undefined &&
  (!("enabled" in options) || options.enabled !== false);
