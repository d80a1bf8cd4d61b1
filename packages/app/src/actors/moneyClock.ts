import { systemStatus } from "@foyer/platform/calls";
import { createClient, type ClientOptions } from "@foyer/platform/client";
import type { Services } from "../services/services.ts";
import { steadyClock } from "../services/steadyNow.ts";

/** The clocks of this device. */
interface Clocks {
  /** What has passed: nobody sets it, and sleep does not stop it. */
  readonly passed: () => number;
  readonly wall: () => number;
}

interface Asking extends Partial<Clocks> {
  /** The transport; default: the browser's. */
  readonly fetch?: ClientOptions["fetch"];
}

/**
 * Asks what time the platform has: its own word, the `Date` of an answer, once, and then what has passed here. A
 * platform that does not say leaves the device's time of this moment, which nobody sets any more either.
 *
 * @example const platformNow = await platformClock(services); … platformNow() >= receipt.expiresAt
 */
export async function platformClock(
  { brand, sealer }: Pick<Services, "brand" | "sealer">,
  {
    fetch = (url, init) => globalThis.fetch(url, init),
    passed = steadyClock(),
    wall = () => Date.now(),
  }: Asking = {},
): Promise<() => number> {
  let said: { readonly time: number; readonly at: number } | undefined;
  const asking = createClient({
    fetch: async (url, init) => {
      const answer = await fetch(url, { ...init, cache: "no-store" });
      const time = Date.parse(answer.headers.get("date") ?? "");
      if (Number.isFinite(time)) said = { time, at: passed() };
      return answer;
    },
    token: () => undefined,
    merchant: brand.merchantCode,
    language: () => brand.defaultLanguage,
    seal: () => Promise.resolve(sealer),
  });
  // Refused or not, an answer has its date.
  await asking.call(systemStatus, {}).catch(() => undefined);
  const { time, at } = said ?? { time: wall(), at: passed() };
  return () => time + passed() - at;
}
