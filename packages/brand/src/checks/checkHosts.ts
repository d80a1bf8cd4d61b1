import type { Brand } from "@foyer/platform/brand";
import { shown, type Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;

/**
 * Hosts that are unencrypted, that players cannot reach, that are wildcards over a domain for everybody, or that are
 * listed twice.
 *
 * @example hostFindings({ hosts: { …, image: ["http://img.example"] } })
 */
export function hostFindings({ hosts }: Pick<Brand, "hosts">): Finding[] {
  return Object.entries(hosts).flatMap(([kind, list]) =>
    list.flatMap((host, at) => {
      const rule = hostFault(host) ?? twinFault(host, list.slice(0, at));
      return rule === undefined ? [] : [{ key: `hosts.${kind}`, rule }];
    }),
  );
}

const thisMachine = /^(localhost|127\.|\[::1\])/;
/** Addresses that exist only inside a network (RFC 1918, 3927), and the address that means none. */
const inside =
  /^(0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+|169\.254\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/;
/** Domains under which anybody can have one, such as co.uk. */
const everybodys = /^([a-z0-9-]+|(ac|co|com|edu|gov|net|or|org)\.[a-z]{2})$/i;

function hostFault(host: string): string | undefined {
  const address = host.replace("//*.", "//");
  if (!URL.canParse(address))
    return `${shown(host)} is not an address; write https:// and a host name, and nothing after it.`;
  const { protocol, hostname } = new URL(address);
  if (thisMachine.test(hostname))
    return `${host} is this machine: dev and preview allow it automatically, a brand must not.`;
  if (protocol !== "https:")
    return `${host} is not encrypted; it must begin with https://.`;
  if (inside.test(hostname))
    return `${host} is inside a network, where players cannot reach it; use a public address.`;
  return host.includes("//*.") && everybodys.test(hostname)
    ? `${host} would allow every site under .${hostname}; use a domain of yours.`
    : undefined;
}

function twinFault(host: string, before: readonly string[]) {
  return before.includes(host) ? `${host} is listed twice.` : undefined;
}
