import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import {
  QueryClientProvider,
  useQuery,
  type Query,
} from "@tanstack/react-query";
import { preconnect } from "react-dom";
import { BrowserRouter, useRoutes } from "react-router-dom";
import { lookOf } from "@foyer/platform/brand";
import { closedPollMs } from "@foyer/platform/constants";
import { flagsOf, statusOf } from "@foyer/platform/domain";
import { StartFailure } from "@foyer/ui/status-page";
import { ActorsProvider, startActors } from "../actors/actors.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { portalRoutes } from "../portal/portalRoutes.tsx";
import { RouteFailure } from "../portal/RouteFailure.tsx";
import { RouterBridge } from "../navigation/RouterBridge.tsx";
import { imageHost } from "../services/imageHost.ts";
import {
  ServicesProvider,
  useServices,
  type Services,
} from "../services/services.ts";
import { loadSite, siteKey, type Site } from "../services/site.ts";
import { SiteProvider } from "../services/siteContext.ts";
import { Boundary, loadable } from "../kit/parts/loadable.tsx";

const SystemStatusPage = loadable(
  () => import("../portal/system-status/SystemStatusPage.tsx"),
);

interface RootProps {
  readonly services: Services;
  readonly start: React.ComponentProps<typeof LanguageProvider>["start"];
}

/** The whole portal: words first, then the site's information, then the pages. */
export function Root({ services, start }: RootProps) {
  const { layout } = services.brand;
  // The document says it already; a brand that is switched live says it here.
  useLayoutEffect(() => {
    document.documentElement.dataset["look"] = lookOf(layout);
  }, [layout]);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queries}>
        <LanguageProvider start={start}>
          <SiteGate />
        </LanguageProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

/** Key under which main.tsx has the site's information fetched before React has started. */
export const siteQuery = ({ client, brand }: Services) => ({
  queryKey: siteKey,
  staleTime: Infinity,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    loadSite(client, {
      merchantCode: brand.merchantCode,
      domain: location.hostname,
      signal,
    }),
});

/** No portal: it is closed, or could not be read. */
const isShut = ({
  state: { data, status },
}: Pick<Query<Site>, "state">): boolean =>
  data ? statusOf(data.status) !== 0 : status === "error";

/** Nothing of the lobby starts before the site's information is there (SYS-06); till then the document shows itself. */
function SiteGate() {
  const { data, error, refetch, isFetching } = useQuery({
    ...siteQuery(useServices()),
    // What failed before there was anything to show is shown, and not asked again for that.
    retryOnMount: false,
    // What is shut opens by itself; a failed reading leaves it shut.
    refetchInterval: (query) => isShut(query) && closedPollMs,
    refetchOnWindowFocus: (query) => isShut(query) && "always",
  });
  const failed = !data && error !== null;
  useEffect(() => {
    if (!failed) return;
    const again = () => void refetch();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [failed, refetch]);
  if (data) return <Site site={data} />;
  if (error)
    return (
      <StartFailure onRetry={() => void refetch()} retrying={isFetching} />
    );
  return null;
}

function Site({ site }: { readonly site: Site }) {
  const { brand } = useServices();
  const facts = useMemo(
    () => ({
      ...site,
      flags: flagsOf(
        site.permission.whitelabel.length > 0
          ? site.permission.whitelabel
          : site.whitelabel,
        brand,
      ),
      images: imageHost(site.permission.imageCDNs, Math.random),
    }),
    [site, brand],
  );
  // By the time that the first picture is known, the way to it is open.
  const pictures = facts.images.host();
  if (pictures) preconnect(pictures);
  const status = statusOf(site.status);
  return (
    <SiteProvider value={facts}>
      {status === 0 ? <Portal /> : <SystemStatusPage status={status} />}
    </SiteProvider>
  );
}

function Portal() {
  const services = useServices();
  const [actors] = useState(() => startActors(services));
  return (
    <ActorsProvider value={actors}>
      <Boundary fallback={() => <RouteFailure />}>
        <BrowserRouter>
          <RouterBridge>
            <Pages />
          </RouterBridge>
        </BrowserRouter>
      </Boundary>
    </ActorsProvider>
  );
}

function Pages() {
  const { brand } = useServices();
  const routes = useMemo(() => portalRoutes(brand), [brand]);
  return useRoutes(routes);
}
