import "@foyer/ui/styles/layers.css";
import "virtual:brand/theme.css";
import "@foyer/ui/styles/reset.css";
import "@foyer/ui/styles/base.css";
import "@foyer/ui/styles/frame";
import "./boot/prepared.css.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { leaveOutSideMenu } from "@foyer/ui/page-layout";
import { makeRichTextPolicy } from "@foyer/ui/rich-text/policy";
import { languageParameter } from "@foyer/platform/brand";
import { fetchActors } from "./actors/actors.ts";
import { fetchOrTake } from "./boot/ahead.ts";
import { documentBrand } from "./boot/documentBrand.ts";
import { fetchPacks } from "./boot/fetchPacks.ts";
import { Root } from "./portal/Root.tsx";
import { siteQuery } from "./portal/SiteGate.tsx";
import { takeQueryToken } from "./boot/queryToken.ts";
import { takeParameter } from "./boot/takeParameter.ts";
import { keepPresses } from "./document/presses.ts";
import { readDocument } from "./document/readDocument.ts";
import { answersOf, readState, type DocumentState } from "./document/state.ts";
import { reloadOnceAfterNewBuild } from "./services/newBuild.ts";
import { languagesOf, restoreLanguage } from "./i18n/language.ts";
import { lookUpLanguages } from "./i18n/lookUpLanguages.ts";
import { paintBrowserChrome } from "./mode/mode.ts";
import { fetchDrawnParts } from "./kit/parts/loadable.tsx";
import { nextTurn } from "./kit/turns.ts";
import { inSpareTime } from "./kit/parts/spareTime.tsx";
import { fetchCode } from "./portal/pages.tsx";
import { fetchPagesAhead } from "./portal/pagesAhead.ts";
import { routesOf } from "./navigation/table.ts";
import { fetchFrame } from "./portal/Shell.tsx";
import { createServices } from "./services/createServices.ts";
import { siteKey } from "./services/site.ts";
import { safeStorage } from "./services/storage.ts";
import { makeWorkerPolicy } from "./services/workers.ts";
import type { Pack } from "./services/packs.ts";
import { reportUnhandled } from "./services/report.ts";

/* Claims the policy names before any third-party script can: each name can be created only once. */
makeRichTextPolicy();
makeWorkerPolicy();

/* Removes the token from the address before any other code could read it. */
const queryToken = takeQueryToken(window);
const { brand, words: wordFiles } = documentBrand(document);
const stores = {
  local: safeStorage(() => localStorage),
  session: safeStorage(() => sessionStorage),
};
const language = restoreLanguage(
  languagesOf(brand),
  brand.defaultLanguage,
  stores,
  location.search,
);
/* It has been read: from here on the visitor's own choice counts, on a reload too. Pages are drawn without it. */
takeParameter(languageParameter, window);
const root = document.documentElement;
/* A page that the server drew, unless boot.js says that it is not for this visitor. */
const { page, wait, member } = root.dataset;
const drawn =
  page === undefined || wait !== undefined
    ? undefined
    : readState(document, {
        address: location.pathname + location.search,
        language: language.code,
      });
const services = createServices({
  brand,
  loadPack: fetchPacks(wordFiles),
  queryToken,
  fetch: drawn ? answersOf(drawn, fetchOrTake) : fetchOrTake,
  isMemberExpected: !drawn || member !== undefined,
  stores,
});

reportUnhandled(services.report);
paintBrowserChrome(brand);
const container = document.querySelector("#root");
if (!container) throw new Error("The page has no place for the portal.");
const records = routesOf(brand);
// An error caught by a boundary has already been shown and reported; the console is for unexpected errors.
const options = { onCaughtError: () => {} };
const portal = (words: Pack) => (
  <Root services={services} start={{ language, words }} />
);

/*
 * In a turn of its own, and not from the top of this file: whoever listens to the network, as a developer's tools and
 * Lighthouse do, has the browser read anew each function that a request comes from, and this file is the longest.
 */
const begun = nextTurn().then(() => {
  reloadOnceAfterNewBuild(services);
  fetchPagesAhead(records);
  return drawn ? bringToLife(container, drawn) : start(container);
});
begun.then(
  () => {
    root.dataset["alive"] = "";
    delete root.dataset["wait"];
    if (drawn) keepPresses(container);
  },
  // Without the texts nothing can be shown except what the document itself contains.
  () => document.querySelector("#start-failed")?.removeAttribute("hidden"),
);

/** Draws the portal in place of the document's outlines. */
async function start(place: Element): Promise<void> {
  void fetchActors().catch(() => {});
  void services.queries.prefetchQuery(siteQuery(services));
  const words = await services.packs.load(language.code, "portal");
  place.replaceChildren();
  createRoot(place, options).render(portal(words));
}

/** Hands the drawn page over to React, in small steps: a press is answered in between. */
async function bringToLife(place: Element, page: DocumentState): Promise<void> {
  const languages = lookUpLanguages();
  const here = records.find(({ path }) => path === location.pathname);
  const [words] = await Promise.all([
    services.packs.load(language.code, "portal"),
    fetchDrawnParts(page.parts),
    // Its code knows its queries.
    fetchFrame(),
    here && fetchCode(here.page),
  ]);
  await readDocument(services, page);
  await languages;
  await nextTurn();
  leaveOutSideMenu(place);
  startTransition(() => void hydrateRoot(place, portal(words), options));
  // The drawn page goes by the server's reading of the status; from here on the browser's own counts.
  inSpareTime(
    () => void services.queries.refetchQueries({ queryKey: siteKey }),
  );
}
