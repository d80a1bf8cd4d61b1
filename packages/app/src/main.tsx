import "@foyer/ui/styles/layers.css";
import "virtual:brand/theme.css";
import "@foyer/ui/styles/reset.css";
import "@foyer/ui/styles/base.css";
import "./boot/prepared.css.ts";
import { createRoot } from "react-dom/client";
import { makeRichTextPolicy } from "@foyer/ui/rich-text/policy";
import { brand } from "virtual:brand";
import { languages } from "virtual:messages";
import { fetchOrTake } from "./boot/ahead.ts";
import { Root } from "./boot/Root.tsx";
import { siteQuery } from "./boot/SiteGate.tsx";
import { takeQueryToken } from "./boot/queryToken.ts";
import { reloadOnceAfterNewBuild } from "./services/newBuild.ts";
import { loadWords } from "./i18n/LanguageProvider.tsx";
import { restoreLanguage } from "./i18n/language.ts";
import { paintBrowserChrome } from "./mode/mode.ts";
import { fetchPagesAhead } from "./portal/pagesAhead.ts";
import { routesOf } from "./navigation/table.ts";
import { createServices } from "./services/createServices.ts";
import { makeWorkerPolicy } from "./services/workers.ts";
import { reportUnhandled } from "./services/report.ts";

/* Their names are taken before any script could come that is not ours: each is given once. */
makeRichTextPolicy();
makeWorkerPolicy();

/* The token leaves the address before anything else runs that could read it. */
const services = createServices({
  brand,
  queryToken: takeQueryToken(window),
  fetch: fetchOrTake,
});
const language = restoreLanguage(
  languages,
  brand.defaultLanguage,
  services.local,
);

reloadOnceAfterNewBuild(services);
reportUnhandled(services.report);
paintBrowserChrome();
void services.queries.prefetchQuery(siteQuery(services));
fetchPagesAhead(routesOf(brand));

const container = document.querySelector("#root");
if (!container) throw new Error("The page has no place for the portal.");
// What a boundary caught has been shown and reported; the console is for what nobody expected.
const root = createRoot(container, { onCaughtError: () => {} });
loadWords(language).then(
  (words) =>
    root.render(<Root services={services} start={{ language, words }} />),
  // Without words nothing can be said but what the document itself holds.
  () => document.querySelector("#start-failed")?.removeAttribute("hidden"),
);
