import type { CallDefinition } from "@foyer/platform/call";
import * as v from "valibot";
import { randomId } from "../../services/randomId.ts";
import type { SafeStorage } from "../../services/storage.ts";

/*
 * What is sent and must count once carries a key. There are two kinds, and neither will do for the other.
 * A claim can be meant only once, as of a reward: its key is worked out of what it is. With a fresh key it would be
 * refused after a lost answer and a reload, though it is the claim that was carried out.
 * An order may be meant twice, as to set a rate to 1.8 %, to 2 % and to 1.8 % again: its key is made, and kept for as
 * long as nobody knows what became of it. With a key worked out of what it is, the third would get the first one's
 * answer and never happen.
 */

/**
 * The key of a claim: the same after a retry, a reload and in another tab, so that no lost answer ever makes a second
 * claim.
 *
 * @example await claimKey("m-7", "claimReward", "R-1") // "3f0c…", always the same
 */
export async function claimKey(
  memberId: string,
  call: string,
  what: string,
): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([memberId, call, what]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hex = Array.from(hash.subarray(0, 16), (byte, place) => {
    // Version 8, "made in a way of its own", and the variant of RFC 9562.
    const marked =
      place === 6
        ? (byte & 0x0f) | 0x80
        : place === 8
          ? (byte & 0x3f) | 0x80
          : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** How long the key of an order is used: a platform forgets keys, and what was meant yesterday is not meant today. */
const orderLifeMs = 12 * 60 * 60_000;

const keptOrder = v.object({
  key: v.string(),
  /** What was ordered, as text. */
  what: v.string(),
  /** When it was first sent, epoch ms of the device. */
  at: v.number(),
});
type KeptOrder = v.InferOutput<typeof keptOrder>;

/* What an order may have done is not forgotten by a sign-out, which empties the storage of the tab. */
const kept = new WeakMap<SafeStorage, Map<string, KeptOrder>>();

function keptIn(storage: SafeStorage): Map<string, KeptOrder> {
  const known = kept.get(storage) ?? new Map<string, KeptOrder>();
  kept.set(storage, known);
  return known;
}

/**
 * The keys of a member's orders: the same as long as the same is ordered again after a lost answer, also after a reload,
 * so that it counts once; a new one for anything else, and after it was done or refused.
 *
 * @example
 * const keys = orderKeys(services.session, member.id);
 * const key = keys.of(downlineRate, body);
 * await client.call(downlineRate, body, { idempotencyKey: key });
 * keys.settled(downlineRate, key);
 */
export function orderKeys(storage: SafeStorage, memberId: string) {
  const memory = keptIn(storage);
  const slotOf = ({ name }: CallDefinition) =>
    `order ${JSON.stringify([memberId, name])}`;
  return {
    of(call: CallDefinition, body: unknown): string {
      const slot = slotOf(call);
      const what = JSON.stringify(body);
      const now = Date.now();
      const before = memory.get(slot) ?? read(storage.get(slot));
      const order =
        before?.what === what && now - before.at < orderLifeMs
          ? before
          : { key: randomId(), what, at: now };
      memory.set(slot, order);
      // What is sealed on its way, a password among it, is not written down on the device either.
      if (!call.sealed) storage.set(slot, JSON.stringify(order));
      return order.key;
    },
    /** It was done, or certainly was not: the next one is another order. Of two, the later one goes on. */
    settled(call: CallDefinition, key = memory.get(slotOf(call))?.key): void {
      if (memory.get(slotOf(call))?.key !== key) return;
      memory.delete(slotOf(call));
      storage.remove(slotOf(call));
    },
  };
}

function read(text: string | undefined): KeptOrder | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(keptOrder, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
