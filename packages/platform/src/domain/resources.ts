import type * as v from "valibot";
import type { resource } from "../calls/system.ts";

export type Resource = v.InferOutput<typeof resource>;

/**
 * Finds a link by the name of its channel, in any case (SYS-10).
 *
 * @example resourceByName(permission.resources, "Telegram")?.url
 */
export function resourceByName(
  resources: readonly Resource[],
  name: string,
): Resource | undefined {
  const wanted = name.toLowerCase();
  return resources.find(
    (each) =>
      each.name.toLowerCase() === wanted ||
      each.labelNameEn.toLowerCase() === wanted,
  );
}

/**
 * Finds a download by its type (SYS-10).
 *
 * @example resourceByType(permission.resources, "Android")?.url
 */
export function resourceByType(
  resources: readonly Resource[],
  type: "Android" | "MOBILECONFIG",
): Resource | undefined {
  return resources.find(({ resourceType }) => resourceType === type);
}
