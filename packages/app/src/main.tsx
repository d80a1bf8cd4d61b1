import "@foyer/ui/styles/layers.css";
import "virtual:brand/theme.css";
import "@foyer/ui/styles/reset.css";
import "@foyer/ui/styles/base.css";
import "./boot/prepared.css.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { makeRichTextPolicy } from "@foyer/ui/rich-text/policy";
import { brand } from "virtual:brand";
import { languages } from "virtual:messages";
import { fetchOrTake } from "./boot/ahead.ts";
import { Root } from "./boot/Root.tsx";
import { siteQuery } from "./boot/SiteGate.tsx";
import { takeQueryToken } from "./boot/queryToken.ts";
import { keepPresses } from "./document/presses.ts";
import { readDocument } from "./document/readDocument.ts";
import { answersOf, readState } from "./document/state.ts";
import { reloadOnceAfterNewBuild } from "./services/newBuild.ts";
import { loadWords } from "./i18n/LanguageProvider.tsx";
import { restoreLanguage } from "./i18n/language.ts";
import { paintBrowserChrome } from "./mode/mode.ts";
import { fetchCode } from "./portal/pages.tsx";
import { fetchPagesAhead } from "./portal/pagesAhead.ts";
import { routesOf } from "./navigation/table.ts";
import { fetchFrame } from "./portal/Shell.tsx";
import { createServices } from "./services/createServices.ts";
import { siteKey } from "./services/site.ts";
import { safeStorage } from "./services/storage.ts";
import { makeWorkerPolicy } from "./services/workers.ts";
import { reportUnhandled } from "./services/report.ts";

/* Claims the policy names before any third-party script can: each name can be created only once. */
makeRichTextPolicy();
makeWorkerPolicy();

/* Removes the token from the address before any other code could read it. */
const queryToken = takeQueryToken(window);
const language = restoreLanguage(
  languages,
  brand.defaultLanguage,
  safeStorage(() => localStorage),
);
const root = document.documentElement;
/* A page that the server drew, unless boot.js says that it is not for this visitor. */
const { page, wait } = root.dataset;
const drawn =
  page === undefined || wait !== undefined
    ? undefined
    : readState(document, {
        address: location.pathname + location.search,
        language: language.code,
      });
const services = createServices({
  brand,
  queryToken,
  fetch: drawn ? answersOf(drawn, fetchOrTake) : fetchOrTake,
  isMemberExpected: !drawn,
});

reloadOnceAfterNewBuild(services);
reportUnhandled(services.report);
paintBrowserChrome();
const here = routesOf(brand).find(({ path }) => path === location.pathname);
const read = drawn
  ? // Their code knows their queries.
    Promise.all([fetchFrame(), here && fetchCode(here.page)]).then(() =>
      readDocument(services, drawn),
    )
  : void services.queries.prefetchQuery(siteQuery(services));
fetchPagesAhead(routesOf(brand));

const container = document.querySelector("#root");
if (!container) throw new Error("The page has no place for the portal.");
// An error caught by a boundary has already been shown and reported; the console is for unexpected errors.
const options = { onCaughtError: () => {} };
Promise.all([loadWords(language), read]).then(
  ([words]) => {
    const portal = <Root services={services} start={{ language, words }} />;
    if (drawn) {
      hydrateRoot(container, portal, options);
      // The drawn page goes by the server's reading of the status; from here on the browser's own counts.
      void services.queries.refetchQueries({ queryKey: siteKey });
    } else {
      container.replaceChildren();
      createRoot(container, options).render(portal);
    }
    root.dataset["alive"] = "";
    delete root.dataset["wait"];
    if (drawn) keepPresses(container);
  },
  // Without the texts nothing can be shown except what the document itself contains.
  () => document.querySelector("#start-failed")?.removeAttribute("hidden"),
);
