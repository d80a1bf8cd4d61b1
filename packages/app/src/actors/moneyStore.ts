import type { JournalSlot } from "@foyer/flows/money-step";
import type { SafeStorage } from "../services/storage.ts";
import type { SlotStore } from "./moneyJournal.ts";

const databaseName = "foyer-money";
/**
 * Version of the object store. The content of a slot is read by `slotOf`, which accepts whatever an older portal
 * wrote.
 */
const databaseVersion = 1;
const storeName = "slots";
/** Key of the note that this device's database has worked before. */
const workedKey = "moneyJournal";
/** Some browsers never answer after a long sleep. */
const openMs = 5000;

interface Surroundings {
  /** Reading it may throw: some browsers do so if storage is disabled. */
  readonly database?: () => IDBFactory | undefined;
  /** Outlives the tab. */
  readonly local: SafeStorage;
  /** Outlives a reload; belongs to this tab only. */
  readonly session: SafeStorage;
}

/**
 * The slots of this device: in IndexedDB, which all tabs share. A browser without it (private windows, storage
 * disabled) keeps them for the tab. If the database has worked before but does not now, nothing is stored and nothing
 * may be sent, because it contains what is pending.
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
  /** Once the tab's own storage has been used, it is the only one. */
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

/** @param onGone The connection must no longer be used: another tab has a newer version, or storage was cleared. */
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
    // Strict: a power failure must not lose what is about to be sent.
    const transaction = database.transaction(storeName, "readwrite", {
      durability: "strict",
    });
    const slots = transaction.objectStore(storeName);
    const reading: IDBRequest<unknown> = slots.get(slot);
    let after: JournalSlot | undefined;
    // An exception in here aborts the transaction, and nothing is written.
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

/*
 * Changes one slot at a time, synchronously. The value is stored as text, so that it reads back as it would after a
 * reload.
 */
function tabStore(session: SafeStorage): SlotStore {
  // A logout empties the tab's storage; operations that may have happened must not be forgotten with it.
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
