import { resourceByType } from "@foyer/platform/domain";
import { linkAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { deviceOf, type Device } from "./device.ts";

/** The apps, each with a page of its own (APP-01). */
export const appKeys = ["ios", "android", "lite"] as const;
export type AppKey = (typeof appKeys)[number];

const types = {
  ios: "MOBILECONFIG",
  android: "Android",
  lite: "Lite",
} as const satisfies Record<AppKey, string>;

/** Where each app is; undefined for one that is not offered, or whose address may not be followed (APP-06). */
export function useAppAddresses(): Readonly<
  Record<AppKey, string | undefined>
> {
  const services = useServices();
  const { resources } = useSite().permission;
  const address = (key: AppKey) =>
    linkAddress(services, resourceByType(resources, types[key])?.url);
  return {
    ios: address("ios"),
    android: address("android"),
    lite: address("lite"),
  };
}

/** What the visitor holds. */
export const currentDevice = (): Device =>
  deviceOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  });

/**
 * Which app's page is shown: the one that the address asks for, else the one for the device, else the first there is.
 *
 * @example shownApp("?for=lite", device, addresses) // "lite"
 */
export function shownApp(
  search: string,
  { kind }: Device,
  addresses: Readonly<Record<AppKey, string | undefined>>,
): AppKey {
  const asked = new URLSearchParams(search).get("for");
  const own = appKeys.find((key) => key === asked);
  if (own) return own;
  if (kind !== "other") return kind;
  return appKeys.find((key) => addresses[key] !== undefined) ?? "ios";
}
