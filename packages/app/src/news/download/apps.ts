import { resourceByType } from "@foyer/platform/domain";
import { linkAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import type { Device } from "./device.ts";

/** The apps, each with its own page (APP-01): the type of its download, and its texts. */
export const apps = {
  ios: {
    type: "MOBILECONFIG",
    name: "download.ios",
    title: "download.ios.title",
    button: "download.ios.button",
    about: "download.ios.about",
  },
  android: {
    type: "Android",
    name: "download.android",
    title: "download.android.title",
    button: "download.android.button",
    about: "download.android.about",
  },
  lite: {
    type: "Lite",
    name: "download.lite",
    title: "download.lite.title",
    button: "download.lite.button",
    about: "download.lite.about",
  },
} as const;
export type AppKey = keyof typeof apps;
export const appKeys = [
  "ios",
  "android",
  "lite",
] as const satisfies readonly AppKey[];

type Addresses = Readonly<Record<AppKey, string | undefined>>;

/** Address of each app; undefined if it is not offered, or if its address is not allowed (APP-06). */
export function useAppAddresses(): Addresses {
  const services = useServices();
  const { resources } = useSite().permission;
  const address = (key: AppKey) =>
    linkAddress(services, resourceByType(resources, apps[key].type)?.url);
  return {
    ios: address("ios"),
    android: address("android"),
    lite: address("lite"),
  };
}

/**
 * The app whose page is shown: the one named in the address, else the one for the device, else the first available
 * one.
 *
 * @example shownApp("?for=lite", device, addresses) // "lite"
 */
export function shownApp(
  search: string,
  { kind }: Device,
  addresses: Addresses,
): AppKey {
  const asked = new URLSearchParams(search).get("for");
  const own = appKeys.find((key) => key === asked);
  if (own) return own;
  if (kind !== "other") return kind;
  return appKeys.find((key) => addresses[key] !== undefined) ?? "ios";
}
