import type { JournalSlot } from "@foyer/flows/money-step";
import type { SafeStorage } from "../services/storage.ts";
import type { SlotStore } from "./moneyJournal.ts";

const databaseName = "foyer-money";
/** Of the object store. What stands in a slot is read by `slotOf`, which takes whatever an older portal wrote. */
const databaseVersion = 1;
const storeName = "slots";
/** Where it is noted that this device's database has worked. */
const workedKey = "moneyJournal";
/** Some browsers never answer after a long sleep. */
const openMs = 5000;

interface Surroundings {
  /** Reading it may throw: some browsers do where storage is off. */
  readonly database?: () => IDBFactory | undefined;
  /** Outlives the tab. */
  readonly local: SafeStorage;
  /** Outlives a reload; of this tab alone. */
  readonly session: SafeStorage;
}

/**
 * The slots of this device: in IndexedDB, where all tabs meet. A browser without it (private windows, storage turned
 * off) keeps them for the tab. Where it has worked before and does not now, nothing is kept and nothing may be sent,
 * because what is open stands in there.
 *
 * @example const store = moneyStore({ local: services.local, session: services.session });
 */
export function moneyStore({
  database = () => globalThis.indexedDB,
  local,
  session,
}: Surroundings): SlotStore {
  const own = tabStore(session);
  let opening: Promise<IDBDatabase> | undefined;
  /** Once something was kept in the tab, it is looked for there and nowhere else. */
  let alone = false;

  function connection(): Promise<IDBDatabase> {
    if (opening) return opening;
    const forget = () => {
      if (opening === asked) opening = undefined;
    };
    const asked = open(database, forget);
    opening = asked;
    asked.catch(forget);
    return asked;
  }

  return {
    async change(slot, change) {
      if (alone) return own.change(slot, change);
      let found: IDBDatabase;
      try {
        found = await connection();
      } catch (error) {
        if (local.get(workedKey) !== undefined) throw error;
        alone = true;
        return own.change(slot, change);
      }
      const after = await inOneTransaction(found, slot, change);
      if (after.entry) local.set(workedKey, "1");
      return after;
    },
  };
}

/** @param onGone The connection is not to be used any more: another tab brings a newer one, or storage was cleared. */
function open(
  database: () => IDBFactory | undefined,
  onGone: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const factory = database();
    if (!factory) throw new Error("This browser has no database.");
    const asking = factory.open(databaseName, databaseVersion);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error("The database does not open."));
    }, openMs);
    asking.onupgradeneeded = () => asking.result.createObjectStore(storeName);
    asking.onerror = () => {
      clearTimeout(timer);
      reject(asking.error ?? new Error("The database does not open."));
    };
    asking.onsuccess = () => {
      clearTimeout(timer);
      const found = asking.result;
      const end = () => {
        found.close();
        onGone();
      };
      if (late) return found.close();
      found.onversionchange = end;
      found.onclose = end;
      resolve(found);
    };
  });
}

function inOneTransaction(
  database: IDBDatabase,
  slot: string,
  change: (stored: unknown) => JournalSlot,
): Promise<JournalSlot> {
  return new Promise((resolve, reject) => {
    // Strict: what is sent next must not be forgotten by a device that loses power.
    const transaction = database.transaction(storeName, "readwrite", {
      durability: "strict",
    });
    const slots = transaction.objectStore(storeName);
    const reading: IDBRequest<unknown> = slots.get(slot);
    let after: JournalSlot | undefined;
    // Whatever throws in here ends the transaction, and nothing of it is written.
    reading.onsuccess = () => {
      after = change(reading.result);
      slots.put(after, slot);
    };
    transaction.oncomplete = () => {
      if (after) resolve(after);
    };
    transaction.onabort = () =>
      reject(transaction.error ?? new Error("It was not written."));
  });
}

/* One step at a time by itself. It is written to text, so that what comes back is what a reload would find. */
function tabStore(session: SafeStorage): SlotStore {
  // A sign-out empties the tab's storage; what may have happened is not forgotten by that.
  const kept = new Map<string, string>();
  const keyOf = (slot: string) => `moneyJournal ${slot}`;
  const read = (slot: string): unknown => {
    const text = kept.get(slot) ?? session.get(keyOf(slot));
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  return {
    change: async (slot, change) => {
      const after = change(read(slot));
      const text = JSON.stringify(after);
      kept.set(slot, text);
      session.set(keyOf(slot), text);
      return after;
    },
  };
}
