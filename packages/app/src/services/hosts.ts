import { safeAddress, type SafeAddress } from "@foyer/platform/domain";
import type { Services } from "./services.ts";

type HostUse = "image" | "game" | "frame" | "link";

/*
 * A local preview allows its own platform besides the brand's hosts; the server that wrote the security policy says
 * so in the document. A real deployment has no such line.
 */
const localHosts = (): readonly string[] =>
  globalThis.document?.head
    .querySelector<HTMLMetaElement>('meta[name="foyer-local-hosts"]')
    ?.content.split(" ")
    .filter(Boolean) ?? [];

/**
 * Checks an address from the platform against the brand's allow-list; a rejected one is reported (ERR-07).
 *
 * @example allowedAddress(services, "game", answer.url)?.href
 */
export function allowedAddress(
  { brand, report }: Pick<Services, "brand" | "report">,
  use: HostUse,
  address: string,
): SafeAddress | undefined {
  const judged = safeAddress(address, [
    ...(brand.hosts[use] ?? []),
    ...localHosts(),
  ]);
  if (!judged) report({ type: "host", address });
  return judged;
}

/**
 * The address of an app's file, or another address of the portal, if it may be followed: it must be on one of the
 * brand's hosts, like every address from the platform.
 *
 * @example linkAddress(services, resourceByType(resources, "Android")?.url)
 */
export function linkAddress(
  services: Pick<Services, "brand" | "report">,
  address: string | undefined,
): string | undefined {
  const judged = address
    ? allowedAddress(services, "link", address)
    : undefined;
  return judged?.kind === "foreign" ? judged.href : undefined;
}
