import type { BootConfig } from "../../brand/src/page/boot.ts";
import { workspaceModule } from "../../brand/src/plugin/workspaceModule.ts";
import type * as siteRequests from "./site-requests.ts";
import { readBrand } from "../../serve/src/portal-files.ts";

/**
 * What `/boot.js` requests while the portal's own script is loading: the calls that come before all others, exactly
 * as the client would make them (SYS-06).
 *
 * @example await callsAhead(root, "aurora")
 */
export async function callsAhead(
  root: string,
  brand: string,
): Promise<BootConfig["ahead"]> {
  const client = await workspaceModule<typeof siteRequests>(
    root,
    "packages/app/build/site-requests.ts",
  );
  return client.siteRequests(readBrand(root, brand).merchantCode);
}
