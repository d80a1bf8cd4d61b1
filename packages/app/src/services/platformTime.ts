import type { ClientOptions } from "@foyer/platform/client";
import { steadyClock } from "./steadyNow.ts";

type Transport = NonNullable<ClientOptions["fetch"]>;

interface Clocks {
  /** Elapsed time in ms: it cannot be set, and sleep does not stop it. */
  readonly passed: () => number;
  /** This device's time, in epoch ms. */
  readonly wall: () => number;
}

/**
 * The platform's time: that of the `Date` header of its latest answer, plus the time elapsed here since. Until an
 * answer has one, the device's time when it is first asked for counts; later changes of the device's clock have no effect either way.
 *
 * @example const time = platformTime(); createClient({ fetch: time.noting(fetch) }); … time.now() // epoch ms
 */
export function platformTime({
  passed = steadyClock(),
  wall = () => Date.now(),
}: Partial<Clocks> = {}) {
  let known: { readonly time: number; readonly at: number } | undefined;
  return {
    now: (): number => {
      known ??= { time: wall(), at: passed() };
      // Elapsed time has fractions, which no request may have.
      return Math.floor(known.time + passed() - known.at);
    },
    /** A transport that notes the time of each answer; that of an error counts, too. */
    noting:
      (send: Transport): Transport =>
      async (url, init) => {
        const answer = await send(url, init);
        const time = Date.parse(answer.headers.get("date") ?? "");
        if (Number.isFinite(time)) known = { time, at: passed() };
        return answer;
      },
  };
}
