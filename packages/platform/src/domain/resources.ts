import type * as v from "valibot";
import type { resource } from "../calls/system.ts";

export type Resource = v.InferOutput<typeof resource>;

/**
 * Finds a link by the name of its channel, case-insensitive (SYS-10).
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
  type: "Android" | "MOBILECONFIG" | "Lite",
): Resource | undefined {
  return resources.find(({ resourceType }) => resourceType === type);
}

/**
 * The address of a social channel if it may be opened: https, and without a username that would disguise it as
 * another one. Channels are on third-party hosts, so the brand's list does not apply; app downloads and the portal's
 * other addresses stay on the brand's hosts, like everything else that the platform names.
 *
 * @example resourceAddress("javascript:alert(1)") // undefined
 */
export function resourceAddress(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, username, password, href } = new URL(url);
  return protocol === "https:" && username === "" && password === ""
    ? href
    : undefined;
}
