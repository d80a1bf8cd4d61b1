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

/* Claims the policy names before any third-party script can: each name can be created only once. */
makeRichTextPolicy();
makeWorkerPolicy();

/* Removes the token from the address before any other code could read it. */
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
// An error caught by a boundary has already been shown and reported; the console is for unexpected errors.
const root = createRoot(container, { onCaughtError: () => {} });
loadWords(language).then(
  (words) =>
    root.render(<Root services={services} start={{ language, words }} />),
  // Without the texts nothing can be shown except what the document itself contains.
  () => document.querySelector("#start-failed")?.removeAttribute("hidden"),
);
