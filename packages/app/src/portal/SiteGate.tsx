import { useEffect, useMemo, type ReactNode } from "react";
import { useQuery, type Query } from "@tanstack/react-query";
import { preconnect } from "react-dom";
import { closedPollMs } from "@foyer/platform/constants";
import { flagsOf, statusOf } from "@foyer/platform/domain";
import { StartFailure } from "@foyer/ui/status-page";
import { loadable } from "../kit/parts/loadable.tsx";
import { publicRead } from "../kit/reading/publicReads.ts";
import { imageHost } from "../services/imageHost.ts";
import { useServices, type Services } from "../services/services.ts";
import { loadSite, notOurs, siteKey, type Site } from "../services/site.ts";
import { SiteProvider } from "../services/siteContext.ts";

const SystemStatusPage = loadable(
  () => import("./system-status/SystemStatusPage.tsx"),
);

/** The query for the site's information, which main.tsx starts before React. */
export const siteQuery = ({ client, brand, host }: Services) => ({
  queryKey: siteKey,
  staleTime: Infinity,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    loadSite(client, {
      merchantCode: brand.merchantCode,
      domain: host,
      signal,
    }),
});

publicRead("system/site", siteQuery);

/** No portal: it is closed, or could not be read. */
const isShut = ({
  state: { data, status },
}: Pick<Query<Site>, "state">): boolean =>
  data ? statusOf(data.status) !== 0 : status === "error";

interface SiteGateProps {
  /** The portal, while the platform is open. */
  readonly children: ReactNode;
}

/**
 * No part of the lobby starts before the site's information has loaded (SYS-06); until then the document shows its
 * own content. A closed platform has a page that says why; one that cannot be read is requested again.
 */
export function SiteGate({ children }: SiteGateProps) {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery({
    ...siteQuery(useServices()),
    // A failure from before the first render is shown, and does not cause a new request.
    retryOnMount: false,
    // A closed portal opens automatically; a failed read leaves it closed.
    refetchInterval: (query) => isShut(query) && closedPollMs,
    refetchOnWindowFocus: (query) => isShut(query) && "always",
  });
  // A drawn page goes by the server's reading of the status, until the browser's own has failed.
  const isOpen = data && (error === null || dataUpdatedAt !== notOurs);
  const failed = !isOpen && error !== null;
  useEffect(() => {
    if (!failed) return;
    const again = () => void refetch();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [failed, refetch]);
  if (isOpen) return <Open site={data}>{children}</Open>;
  if (error)
    return (
      <StartFailure onRetry={() => void refetch()} retrying={isFetching} />
    );
  return null;
}

function Open({ site, children }: SiteGateProps & { readonly site: Site }) {
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
  // Opens the connection before the first picture's address is known.
  const pictures = facts.images.host();
  if (pictures) preconnect(pictures);
  const status = statusOf(site.status);
  return (
    <SiteProvider value={facts}>
      {status === 0 ? children : <SystemStatusPage status={status} />}
    </SiteProvider>
  );
}
