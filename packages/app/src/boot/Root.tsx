import { useMemo, useState } from "react";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { BrowserRouter, useRoutes } from "react-router-dom";
import { closedPollMs } from "@foyer/platform/constants";
import { flagsOf, statusOf } from "@foyer/platform/domain";
import { StartFailure } from "@foyer/ui/status-page";
import { ActorsProvider, startActors } from "../actors/actors.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { portalRoutes } from "../routes/portalRoutes.tsx";
import { RouteFailure } from "../routes/RouteFailure.tsx";
import { RouterBridge } from "../routes/RouterBridge.tsx";
import { imageHost } from "../services/imageHost.ts";
import {
  ServicesProvider,
  useServices,
  type Services,
} from "../services/services.ts";
import { loadSite, siteKey, type Site } from "../services/site.ts";
import { SiteProvider } from "../services/siteContext.ts";
import { Boundary, loadable } from "../shared/parts/loadable.tsx";
import { BootScreen } from "./BootScreen.tsx";

const SystemStatusPage = loadable(
  () => import("../features/system-status/SystemStatusPage.tsx"),
);

interface RootProps {
  readonly services: Services;
  readonly start: React.ComponentProps<typeof LanguageProvider>["start"];
}

/** The whole portal: words first, then the site's information, then the pages. */
export function Root({ services, start }: RootProps) {
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

const isClosed = (site: Site | undefined): boolean =>
  site !== undefined && statusOf(site.status) !== 0;

/** Nothing of the lobby starts before the site's information is there (SYS-06). */
function SiteGate() {
  const { data, error, refetch, isFetching } = useQuery({
    ...siteQuery(useServices()),
    // A closed portal opens by itself; a failed reading leaves it closed.
    refetchInterval: ({ state }) => isClosed(state.data) && closedPollMs,
    refetchOnWindowFocus: ({ state }) => isClosed(state.data) && "always",
  });
  if (data) return <Site site={data} />;
  if (error)
    return (
      <StartFailure onRetry={() => void refetch()} retrying={isFetching} />
    );
  return <BootScreen />;
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
