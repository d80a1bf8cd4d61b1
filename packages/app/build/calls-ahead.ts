import { join } from "node:path";
import { runnerImport } from "vite";
import type { BootConfig } from "../../brand/src/page/boot.ts";
import type * as siteRequests from "./site-requests.ts";
import { readBrand } from "../../serve/src/portal-files.ts";

/**
 * What `/boot.js` requests while the portal's own script is loading: the calls that come before all others, exactly
 * as the client would make them (SYS-06). Plain Node cannot load their definitions; Vite's module runner can.
 *
 * @example await callsAhead(root, "aurora")
 */
export async function callsAhead(
  root: string,
  brand: string,
): Promise<BootConfig["ahead"]> {
  const { module } = await runnerImport<typeof siteRequests>(
    join(import.meta.dirname, "site-requests.ts"),
    { root },
  );
  return module.siteRequests(readBrand(root, brand).merchantCode);
}
