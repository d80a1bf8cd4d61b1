import { systemStatus } from "@foyer/platform/calls";
import { createClient, type ClientOptions } from "@foyer/platform/client";
import { platformTime } from "../services/platformTime.ts";
import type { Services } from "../services/services.ts";

interface Asking extends NonNullable<Parameters<typeof platformTime>[0]> {
  /** The transport; by default the browser's. */
  readonly fetch?: ClientOptions["fetch"];
}

/**
 * Reads the platform's time once, past every cache, and then adds the time elapsed here: a deadline must not depend on
 * an answer that may be old.
 *
 * @example const platformNow = await platformClock(services); … platformNow() >= receipt.expiresAt
 */
export async function platformClock(
  { brand, sealer }: Pick<Services, "brand" | "sealer">,
  {
    fetch = (url, init) => globalThis.fetch(url, init),
    ...clocks
  }: Asking = {},
): Promise<() => number> {
  const time = platformTime(clocks);
  const asking = createClient({
    fetch: time.noting((url, init) =>
      fetch(url, { ...init, cache: "no-store" }),
    ),
    token: () => undefined,
    merchant: brand.merchantCode,
    language: () => brand.defaultLanguage,
    seal: () => Promise.resolve(sealer),
  });
  // An error answer has a date, too.
  await asking.call(systemStatus, {}).catch(() => undefined);
  // From here on, without a date, the device's clock may be set.
  time.now();
  return time.now;
}
