import { chooseCdn, type CdnChoice } from "@foyer/platform/domain";
import type { Services } from "../../services/services.ts";

const chosen = new WeakMap<Services, CdnChoice>();

/**
 * The host that games are launched from, chosen by chance once for as long as the portal is open (GAM-27).
 *
 * @example launchHost(services, permission.launchGameCDNs).host()
 */
export function launchHost(
  services: Services,
  hosts: readonly string[],
  random: () => number = Math.random,
): CdnChoice {
  const before = chosen.get(services);
  if (before) return before;
  const choice = chooseCdn(hosts, random);
  chosen.set(services, choice);
  return choice;
}
