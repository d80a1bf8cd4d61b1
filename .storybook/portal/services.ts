import type { Brand } from "@foyer/platform/brand";
import { sessionKeys } from "@foyer/platform/constants";
import { fakePlatform, openSealer, sampleToken } from "@foyer/platform/fake";
import { createServices } from "../../packages/app/src/services/createServices.ts";
import type { Services } from "../../packages/app/src/services/services.ts";
import { answersOn } from "./answers.ts";
import type { Screen } from "./screens.ts";

/**
 * The portal's services in front of a platform in memory: nothing leaves the page, and nothing is reported.
 *
 * @example screenServices(brand, screens.home)
 */
export function screenServices(brand: Brand, screen: Screen): Services {
  if (screen.visitor === "guest")
    window.sessionStorage.removeItem(sessionKeys.token);
  else window.sessionStorage.setItem(sessionKeys.token, sampleToken);
  const services = createServices({
    brand,
    queryToken: undefined,
    fetch: fakePlatform({ handlers: answersOn(screen) }).fetch,
    sealer: openSealer,
  });
  return { ...services, report: () => undefined };
}
