import { createContext, use } from "react";
import type { Flags } from "@foyer/platform/domain";
import type { ImageHost } from "./imageHost.ts";
import type { Site } from "./site.ts";

/** The site's information in the forms that the app reads. */
export interface SiteFacts extends Site {
  readonly flags: Flags;
  /** The picture host of this session (GAM-26). */
  readonly images: ImageHost;
}

const SiteContext = createContext<SiteFacts | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

/** What is known of the site; there is no page before it is. */
export function useSite(): SiteFacts {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite needs a SiteProvider above it.");
  return site;
}
