import { CallError } from "@foyer/platform/errors";
import type { Random } from "../../seed/random.ts";

/**
 * What happens to one attempt: it goes through; the request or its answer is lost; or the platform crashes in one of
 * its transactions, before or after the commit.
 */
export interface Fate {
  readonly kind:
    | "through"
    | "dropBefore"
    | "dropAfter"
    | "crashBefore"
    | "crashAfter";
  /** Transactions of the request that succeed before the one that crashes. */
  readonly spared: number;
}

export const through: Fate = { kind: "through", spared: 0 };

const bad = ["dropBefore", "dropAfter", "crashBefore", "crashAfter"] as const;
const mostBad = 3;

/**
 * Generates what happens to the first attempts of one operation; all later ones go through.
 *
 * @example makeFates(createRandom(1)) // [{ kind: "dropAfter", spared: 1 }]
 */
export function makeFates(random: Random): readonly Fate[] {
  if (!random.chance(0.4)) return [];
  return Array.from({ length: 1 + random.int(mostBad) }, () => ({
    kind: random.pick(bad),
    spared: random.int(2),
  }));
}

/** The connection was lost: whether anything was done is unknown. */
export class Lost extends TypeError {
  override readonly name = "Lost";
}

/** How an operation ended: with an answer, or with the platform's rejection. */
export type Ended = { readonly ok: unknown } | { readonly refused: string };

const mostTries = 60;

/**
 * Retries until the platform has answered or rejected, like a portal that never gives up.
 *
 * @example await untilTold(() => client.call(withdraw, request, { idempotencyKey }))
 */
export async function untilTold(ask: () => Promise<unknown>): Promise<Ended> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      // The attempts must run one after the other.
      return { ok: await ask() };
    } catch (error) {
      if (error instanceof Lost) continue;
      if (!(error instanceof CallError)) throw error;
      // Below 400 there was no answer, and from 500 on it says nothing: only a status in between is the platform's
      // own decision.
      if (error.status >= 400 && error.status < 500)
        return { refused: error.code };
    }
  }
  throw new Error(`There was no word of the platform in ${mostTries} tries.`);
}
