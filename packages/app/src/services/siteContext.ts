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

/** What is known of the site; there is no page before it is. */
export const [SiteProvider, useSite] = neededContext<SiteFacts>("SiteProvider");
