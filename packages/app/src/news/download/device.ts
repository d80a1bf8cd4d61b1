/** Kinds of phones that there is an app for. */
type DeviceKind = "ios" | "android" | "other";

/** The visitor's device, as far as the browser reports it. */
export interface Device {
  readonly kind: DeviceKind;
  /** The iOS version; undefined if it is not reported, as on an iPad that pretends to be a Mac. */
  readonly version?: number | undefined;
  /** Whether the browser is Safari itself: other browsers on iOS cannot install a profile. */
  readonly safari: boolean;
}

/** A device that nothing is known of, as on a server. */
export const unknownDevice: Device = { kind: "other", safari: false };

const otherBrowsers =
  /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|YaBrowser|GSA\//;

/**
 * Detects the device from what the browser reports. This only decides what is shown first: every download page can be
 * reached on every device.
 *
 * @example deviceOf(navigator).kind // "ios"
 */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): Device {
  if (/Android/i.test(userAgent)) return { kind: "android", safari: false };
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  const ipad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (!ipad && !/iPhone|iPad|iPod/.test(userAgent)) return unknownDevice;
  const [, version] = /OS (\d+)_/.exec(userAgent) ?? [];
  return {
    kind: "ios",
    version: version === undefined ? undefined : Number(version),
    safari: /Safari\//.test(userAgent) && !otherBrowsers.test(userAgent),
  };
}
