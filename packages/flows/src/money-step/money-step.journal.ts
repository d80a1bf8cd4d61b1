import type { MoneyBody, MoneyValue } from "./money-step.body.ts";

/**
 * The journal of open intents: what was confirmed and may have happened, kept on the device until the platform has
 * reported the outcome. It survives a reload and is shared by the tabs of one member; each slot is changed by one
 * transaction at a time.
 */

/** An intent whose outcome is not known yet. */
export interface JournalEntry {
  /** The idempotency key, the same for every attempt of this intent. */
  readonly key: string;
  readonly body: MoneyBody;
  /** When it was confirmed, epoch ms of the device. */
  readonly at: number;
  /** Steps that may have sent it without learning the outcome; one that was closed with its tab stays. */
  readonly holders: readonly string[];
}

export interface JournalSlot {
  /** Incremented whenever something happened, so that a stale form in another tab notices. */
  readonly revision: number;
  readonly entry: JournalEntry | undefined;
}

export type JournalCommand = { readonly slot: string } & (
  | { readonly type: "look" }
  /** Opens an intent, or joins the same one opened by another tab. */
  | {
      readonly type: "claim";
      readonly key: string;
      readonly holder: string;
      readonly body: MoneyBody;
      readonly seen: number;
      readonly at: number;
    }
  /** Before it is sent again. */
  | { readonly type: "hold"; readonly key: string; readonly holder: string }
  /** The attempts of this holder certainly had no effect. */
  | { readonly type: "release"; readonly key: string; readonly holder: string }
  /** The outcome is known, or the member dismisses it. */
  | {
      readonly type: "close";
      readonly key: string;
      /** False: certainly nothing happened. */
      readonly happened: boolean;
    }
);

export const emptySlot: JournalSlot = { revision: 0, entry: undefined };

/**
 * Applies a command to a slot. The provided actor reads the slot, applies this, writes the result and answers with
 * it, all in one transaction that no other tab can interrupt (IndexedDB, or a lock).
 *
 * @example const after = appliedToSlot(slotOf(await store.get(command.slot)), command);
 */
export function appliedToSlot(
  slot: JournalSlot,
  command: JournalCommand,
): JournalSlot {
  const { revision, entry } = slot;
  switch (command.type) {
    case "look":
      return slot;
    case "claim": {
      const { key, holder, body, at, seen } = command;
      if (!entry)
        return seen === revision
          ? { revision, entry: { key, body, at, holders: [holder] } }
          : slot;
      return sameBody(entry.body, body)
        ? { revision, entry: held(entry, holder) }
        : slot;
    }
    case "hold":
      return entry?.key === command.key
        ? { revision, entry: held(entry, command.holder) }
        : slot;
    case "release": {
      if (entry?.key !== command.key) return slot;
      const holders = entry.holders.filter(
        (holder) => holder !== command.holder,
      );
      return {
        revision,
        entry: holders.length > 0 ? { ...entry, holders } : undefined,
      };
    }
    case "close":
      return entry?.key === command.key
        ? {
            revision: command.happened ? revision + 1 : revision,
            entry: undefined,
          }
        : slot;
  }
}

function held(entry: JournalEntry, holder: string): JournalEntry {
  return entry.holders.includes(holder)
    ? entry
    : { ...entry, holders: [...entry.holders, holder] };
}

/**
 * Whether two intents ask for the same thing.
 *
 * @example sameBody({ from: "", to: "NIMBUS" }, { to: "NIMBUS", from: "" }) // true
 */
export function sameBody(one: MoneyBody, other: MoneyBody): boolean {
  return written(one) === written(other);
}

const written = (body: MoneyBody): string =>
  JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Parses a stored slot. Anything invalid (an older version, a foreign value) counts as empty, except for an entry
 * with a key whose body is damaged: it is kept, because it may have happened.
 *
 * @example slotOf(JSON.parse(text))
 */
export function slotOf(stored: unknown): JournalSlot {
  if (!isRecord(stored)) return emptySlot;
  const revision = stored["revision"];
  return {
    revision:
      typeof revision === "number" && Number.isSafeInteger(revision)
        ? revision
        : 0,
    entry: entryOf(stored["entry"]),
  };
}

function entryOf(stored: unknown): JournalEntry | undefined {
  if (!isRecord(stored) || typeof stored["key"] !== "string") return undefined;
  const { key, at, holders } = stored;
  return {
    key: String(key),
    // Without a time it is older than any key's lifetime: it is never sent again.
    at: typeof at === "number" && Number.isFinite(at) ? at : 0,
    body: bodyOf(stored["body"]),
    holders: Array.isArray(holders) ? holders.filter(isText) : [],
  };
}

function bodyOf(stored: unknown): MoneyBody {
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored);
  return Object.fromEntries(
    entries.filter((pair): pair is [string, MoneyValue] => isValue(pair[1])),
  );
}

const isText = (value: unknown): value is string => typeof value === "string";

const isValue = (value: unknown): value is MoneyValue =>
  isText(value) ||
  (typeof value === "number" && Number.isFinite(value)) ||
  (Array.isArray(value) && value.every(isText));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
