import { systemStatus } from "@foyer/platform/calls";
import { createClient, type ClientOptions } from "@foyer/platform/client";
import type { Services } from "../services/services.ts";
import { steadyClock } from "../services/steadyNow.ts";

/** The clocks of this device. */
interface Clocks {
  /** Elapsed time: it cannot be set, and sleep does not stop it. */
  readonly passed: () => number;
  readonly wall: () => number;
}

interface Asking extends Partial<Clocks> {
  /** The transport; by default the browser's. */
  readonly fetch?: ClientOptions["fetch"];
}

/**
 * Reads the platform's time once, from the `Date` header of an answer, and then adds the time elapsed here. If the
 * platform does not send it, the device's current time is used as the start; later changes of the device's clock have
 * no effect either way.
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
  // An error answer has a date, too.
  await asking.call(systemStatus, {}).catch(() => undefined);
  const { time, at } = said ?? { time: wall(), at: passed() };
  return () => time + passed() - at;
}
