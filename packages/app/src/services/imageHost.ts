import { chooseCdn } from "@foyer/platform/domain";

/** The picture host of this session, as a store that React can follow (GAM-26). */
export interface ImageHost {
  readonly host: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Consecutive pictures of the host that must fail; a single one may just be missing. */
const enough = 3;

/**
 * Chooses a picture host and switches to another if its pictures keep failing. The last one is kept: pictures that
 * fail there have placeholders.
 *
 * @example const images = imageHost(permission.imageCDNs, Math.random);
 */
export function imageHost(
  hosts: readonly string[],
  random: () => number,
): ImageHost {
  const cdn = chooseCdn(hosts, random);
  const listeners = new Set<() => void>();
  let others = new Set(hosts).size - 1;
  let failures = 0;

  const watch = ({ type, target }: Event) => {
    const host = cdn.host();
    if (
      !host ||
      !(target instanceof HTMLImageElement) ||
      !isOn(target.src, host)
    )
      return;
    failures = type === "load" ? 0 : failures + 1;
    if (failures < enough || others <= 0) return;
    failures = 0;
    others -= 1;
    cdn.nextHost(host);
    for (const listener of listeners) listener();
  };

  return {
    host: cdn.host,
    subscribe: (listener) => {
      // Neither event bubbles, so both are caught in the capture phase. Adding the same listener twice adds it once.
      for (const type of ["error", "load"])
        document.addEventListener(type, watch, true);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const type of ["error", "load"])
          document.removeEventListener(type, watch, true);
      };
    },
  };
}

const isOn = (address: string, host: string) =>
  address.startsWith(`${host.replace(/\/$/, "")}/`);
