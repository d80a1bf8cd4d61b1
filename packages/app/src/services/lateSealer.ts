import type { createSealer, Sealer } from "@foyer/platform/seal";

/**
 * A sealer whose code is fetched by its first use: a visit that only looks around has nothing to seal.
 *
 * @example const sealer = lateSealer({ keys: () => client.call(sealingKeys, {}) });
 */
export function lateSealer(
  options: Parameters<typeof createSealer>[0],
): Sealer {
  let made: Promise<Sealer> | undefined;
  const sealer = () =>
    (made ??= import("@foyer/platform/seal").then(
      (seal) => seal.createSealer(options),
      (lost: unknown) => {
        made = undefined;
        throw lost;
      },
    ));
  return {
    seal: async (json) => (await sealer()).seal(json),
    open: async (compact, key) => (await sealer()).open(compact, key),
    refresh: () =>
      void made?.then(
        (it) => it.refresh(),
        () => {},
      ),
  };
}
