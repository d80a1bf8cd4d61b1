/** The phones that there is an app for. */
type DeviceKind = "ios" | "android" | "other";

/** What the visitor holds, as far as their browser tells. */
export interface Device {
  readonly kind: DeviceKind;
  /** Of iOS; undefined where it is not told, as on an iPad that passes for a Mac. */
  readonly version?: number | undefined;
  /** The browser is Safari itself: others on iOS cannot add a profile. */
  readonly safari: boolean;
}

const otherBrowsers =
  /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|YaBrowser|GSA\//;

/**
 * Reads the device out of what the browser says of itself. It only decides what is shown first: every page of the
 * downloads can be reached on every device.
 *
 * @example deviceOf(navigator).kind // "ios"
 */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): Device {
  if (/Android/i.test(userAgent)) return { kind: "android", safari: false };
  // An iPad says that it is a Mac; no Mac has fingers on its screen.
  const ipad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (!ipad && !/iPhone|iPad|iPod/.test(userAgent))
    return { kind: "other", safari: false };
  const [, version] = /OS (\d+)_/.exec(userAgent) ?? [];
  return {
    kind: "ios",
    version: version === undefined ? undefined : Number(version),
    safari: /Safari\//.test(userAgent) && !otherBrowsers.test(userAgent),
  };
}
