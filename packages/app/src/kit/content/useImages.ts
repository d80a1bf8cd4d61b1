import { useCallback, useSyncExternalStore } from "react";
import { onCdn } from "@foyer/platform/domain";
import { allowedAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";

/**
 * Gives the address of a picture of the platform: on the session's CDN, and only on an allowed host. Undefined
 * for one that may not be shown; components draw their stand-in then. All come anew when a failing CDN is left.
 *
 * @example const image = useImages(); <GameCard imageUrl={image(game.iconUrl)} … />
 */
export function useImages(): (address: string) => string | undefined {
  const services = useServices();
  const { images } = useSite();
  const host = useSyncExternalStore(images.subscribe, images.host);
  return useCallback(
    (address) =>
      address === ""
        ? undefined
        : allowedAddress(services, "image", onCdn(address, host))?.href,
    [services, host],
  );
}
