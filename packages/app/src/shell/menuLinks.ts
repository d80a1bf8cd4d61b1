import type { Brand } from "@foyer/platform/brand";
import {
  type Resource,
  resourceAddress,
  resourceByName,
} from "@foyer/platform/domain";
import type { SocialChannel } from "@foyer/ui/social-icons";

/**
 * The address of an official channel: the platform's, else the brand's own (SID-11). Undefined if there is none, or
 * none that is allowed.
 *
 * @example officialChannel("TELEGRAM", permission.resources, brand)
 */
export function officialChannel(
  channel: SocialChannel,
  resources: readonly Resource[],
  { channels }: Pick<Brand, "channels">,
): string | undefined {
  const own = Object.entries(channels).find(
    ([name]) => name.toUpperCase() === channel,
  );
  return (
    resourceAddress(resourceByName(resources, channel)?.url) ??
    resourceAddress(own?.[1])
  );
}
