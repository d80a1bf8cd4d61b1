import type { CallDefinition } from "@foyer/platform/call";
import * as v from "valibot";
import { randomId } from "../../services/randomId.ts";
import type { SafeStorage } from "../../services/storage.ts";

/*
 * Calls that must take effect only once carry an idempotency key. There are two kinds, and they are not
 * interchangeable.
 * A claim can happen only once, for example of a reward: its key is derived from its content. With a random key it
 * would be rejected after a lost answer and a reload, although that very claim had been carried out.
 * An order may be repeated, for example setting a rate to 1.8 %, to 2 % and to 1.8 % again: its key is random, and
 * kept while the outcome is unknown. With a derived key, the third would get the first one's answer and never happen.
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
    // Version 8, "custom", and the variant of RFC 9562.
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

/**
 * How long the key of an order is used: a platform forgets keys, and yesterday's order is not meant to be repeated
 * today.
 */
const orderLifeMs = 12 * 60 * 60_000;

const keptOrder = v.object({
  key: v.string(),
  /** Content of the order, as text. */
  what: v.string(),
  /** When it was first sent, in epoch ms of the device's clock. */
  at: v.number(),
});
type KeptOrder = v.InferOutput<typeof keptOrder>;

/* Orders with an unknown outcome must survive a logout, which empties the tab's storage. */
const kept = new WeakMap<SafeStorage, Map<string, KeptOrder>>();

function keptIn(storage: SafeStorage): Map<string, KeptOrder> {
  const known = kept.get(storage) ?? new Map<string, KeptOrder>();
  kept.set(storage, known);
  return known;
}

/**
 * The keys of a member's orders: the same key while the same order is repeated after a lost answer, even after a
 * reload, so that it takes effect once; a new key for any other order, and once the order was carried out or
 * rejected.
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
      // The content of a sealed call, which may include a password, is not written to the device either.
      if (!call.sealed) storage.set(slot, JSON.stringify(order));
      return order.key;
    },
    /**
     * The order was carried out, or certainly was not: the next one is a new order. Of two orders, the later one is
     * kept.
     */
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
