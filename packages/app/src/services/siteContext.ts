import type { Flags } from "@foyer/platform/domain";
import type { ImageHost } from "./imageHost.ts";
import { neededContext } from "./neededContext.ts";
import type { Site } from "./site.ts";

/** The site's information in the forms that the app reads. */
export interface SiteFacts extends Site {
  readonly flags: Flags;
  /** The picture host of this session (GAM-26). */
  readonly images: ImageHost;
}

/** The site's information; no page is rendered before it is known. */
export const [SiteProvider, useSite] = neededContext<SiteFacts>("SiteProvider");
