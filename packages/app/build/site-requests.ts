import { createClient } from "@foyer/platform/client";
import type { BootConfig } from "../../brand/src/page/boot.ts";
import { loadSite } from "../src/services/site.ts";

/** Placeholder for the visit's host, which `/boot.js` fills in. */
const host = "host.invalid";

/**
 * The client's very first requests, obtained from the client itself, so that the two cannot drift apart.
 *
 * @example (await siteRequests("aurora")).addresses[0] // "/wps/system/status"
 */
export async function siteRequests(
  merchant: string,
): Promise<NonNullable<BootConfig["ahead"]>> {
  const addresses: string[] = [];
  let headers: Readonly<Record<string, string>> = {};
  const noted = new Error("Noted, and not sent.");
  const client = createClient({
    fetch: (address, init) => {
      addresses.push(address);
      headers = Object.fromEntries(new Headers(init.headers));
      return Promise.reject(noted);
    },
    // No timeout and no retry.
    wait: () => Promise.reject(noted),
    token: () => undefined,
    merchant,
    language: () => "",
    seal: () => Promise.reject(noted),
  });
  await loadSite(client, { merchantCode: merchant, domain: host }).catch(
    () => {},
  );
  return { addresses, host, headers };
}
