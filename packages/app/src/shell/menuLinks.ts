import type { Brand } from "@foyer/platform/brand";
import {
  type Resource,
  resourceAddress,
  resourceByName,
  resourceByType,
} from "@foyer/platform/domain";
import type { SocialChannel } from "@foyer/ui/social-icons";
import { linkAddress } from "../services/hosts.ts";
import type { Services } from "../services/services.ts";

/** Apps that have a code in the menu, by the type of their download (SID-07). */
const appTypes = [
  { key: "android", type: "Android" },
  { key: "ios", type: "MOBILECONFIG" },
] as const;

interface AppLink {
  readonly key: (typeof appTypes)[number]["key"];
  readonly address: string;
}

/**
 * The apps that are on offer, each with an address that may be followed.
 *
 * @example appsOf(permission.resources, services).map(({ key }) => key) // ["android", "ios"]
 */
export const appsOf = (
  resources: readonly Resource[],
  services: Pick<Services, "brand" | "report">,
): readonly AppLink[] =>
  appTypes.flatMap(({ key, type }) => {
    const address = linkAddress(services, resourceByType(resources, type)?.url);
    return address === undefined ? [] : [{ key, address }];
  });

/**
 * The address of an official channel: the platform's, else the brand's own (SID-11). Undefined where there is none
 * that may be followed.
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
