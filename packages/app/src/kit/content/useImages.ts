import { useCallback, useSyncExternalStore } from "react";
import { onCdn } from "@foyer/platform/domain";
import { allowedAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";

/**
 * Returns the address of a picture from the platform: on the session's CDN, and only on an allowed host. Undefined
 * for one that may not be shown; components then draw a placeholder. All addresses change when a failing CDN is
 * abandoned.
 *
 * @example const image = useImages(); <GameCard imageUrl={image(game.iconUrl)} … />
 */
export function useImages(): (address: string) => string | undefined {
  const services = useServices();
  const { images } = useSite();
  const host = useSyncExternalStore(images.subscribe, images.host, images.host);
  return useCallback(
    (address) =>
      address === ""
        ? undefined
        : allowedAddress(services, "image", onCdn(address, host))?.href,
    [services, host],
  );
}
