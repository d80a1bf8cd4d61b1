import { CallError } from "@foyer/platform/errors";
import type { Random } from "../../seed/random.ts";

/**
 * What happens to one sending: it goes through; it is lost on its way there, or its answer on the way back; or the
 * platform breaks down in one of its transactions, before or after that is written.
 */
export interface Fate {
  readonly kind:
    | "through"
    | "dropBefore"
    | "dropAfter"
    | "crashBefore"
    | "crashAfter";
  /** Transactions of the request that go well before the one that breaks down. */
  readonly spared: number;
}

export const through: Fate = { kind: "through", spared: 0 };

const bad = ["dropBefore", "dropAfter", "crashBefore", "crashAfter"] as const;
const mostBad = 3;

/**
 * Makes up what happens to the first sendings of one operation; all later ones go through.
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

/** The connection is gone: nobody knows what was done. */
export class Lost extends TypeError {
  override readonly name = "Lost";
}

/** What an operation ended with: an answer, or the platform's refusal. */
export type Ended = { readonly ok: unknown } | { readonly refused: string };

const mostTries = 60;

/**
 * Asks until there is a word of the platform, as a portal does that never gives up: an answer or a refusal.
 *
 * @example await untilTold(() => client.call(withdraw, request, { idempotencyKey }))
 */
export async function untilTold(ask: () => Promise<unknown>): Promise<Ended> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      // One after the other is the point.
      return { ok: await ask() };
    } catch (error) {
      if (error instanceof Lost) continue;
      if (!(error instanceof CallError)) throw error;
      // Below 400 no answer came, from 500 on it says nothing: only what lies between is the platform's own word.
      if (error.status >= 400 && error.status < 500)
        return { refused: error.code };
    }
  }
  throw new Error(`There was no word of the platform in ${mostTries} tries.`);
}
