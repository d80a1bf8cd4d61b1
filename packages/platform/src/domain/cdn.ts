/** One CDN host, kept for the session so that addresses stay cacheable. */
export interface CdnChoice {
  /** The host in use; undefined when none is left. */
  host(): string | undefined;
  /** Replaces a host that failed with another one; has no effect for a host that was replaced before. */
  nextHost(failed: string): string | undefined;
}

/**
 * Picks a CDN host at random, once (GAM-26, GAM-27); create one for each list and session.
 *
 * @example
 * const images = chooseCdn(permission.imageCDNs, Math.random);
 * onCdn(game.iconUrl, images.host());
 */
export function chooseCdn(
  hosts: readonly string[],
  random: () => number,
): CdnChoice {
  let left = [...new Set(hosts)];
  const pick = (): string | undefined =>
    left[Math.floor(random() * left.length)];
  let current = pick();
  return {
    host: () => current,
    nextHost(failed) {
      if (failed === current) {
        left = left.filter((host) => host !== failed);
        current = pick();
      }
      return current;
    },
  };
}
