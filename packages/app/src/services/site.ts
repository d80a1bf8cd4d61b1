import {
  domainRoute,
  permission,
  systemStatus,
  whitelabel,
} from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import type { Client } from "@foyer/platform/client";

/** Everything that is known about the site before anything is shown (SYS-06). */
export interface Site {
  readonly status: ResponseOf<typeof systemStatus>;
  readonly permission: ResponseOf<typeof permission>;
  readonly whitelabel: ResponseOf<typeof whitelabel>;
  readonly domainRoute: ResponseOf<typeof domainRoute> | undefined;
}

/** Query key of the site's information. */
export const siteKey = ["system", "site"] as const;

/** The time of a site that came with a drawn page: this browser has not read it itself. */
export const notOurs = 0;

/**
 * Makes the four calls that precede all others, in parallel. Without the status or the permission answer there is no
 * portal: a failed call must not lift a region block (OPN-52). Flags and mirrors may be missing: then every switch is
 * off.
 *
 * @example const site = await loadSite(client, { merchantCode: "aurora", domain: location.hostname });
 */
export async function loadSite(
  client: Client,
  {
    merchantCode,
    domain,
    signal,
  }: { merchantCode: string; domain: string; signal?: AbortSignal },
): Promise<Site> {
  const [status, sitePermission, flags, route] = await Promise.all([
    client.call(systemStatus, {}, { signal }),
    client.call(permission, { domain }, { signal }),
    client.call(whitelabel, { merchantCode }, { signal }).catch(() => []),
    client.call(domainRoute, { domain }, { signal }).catch(() => undefined),
  ]);
  return {
    status,
    permission: sitePermission,
    whitelabel: flags,
    domainRoute: route,
  };
}
