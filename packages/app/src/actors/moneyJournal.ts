import {
  appliedToSlot,
  type JournalCommand,
  type JournalOutput,
  type JournalSlot,
  slotOf,
} from "@foyer/flows/money-step";

/**
 * Keeps what a journal writes, for all tabs of this device. A change that was not written rejects: then nobody knows
 * what is open, and nothing may be sent.
 */
export interface SlotStore {
  /**
   * Reads a slot, lets `change` decide and writes what it gives, in one transaction that no other tab steps into.
   *
   * @param change Called once with what was stored, at once and without waiting for anything.
   */
  change(
    slot: string,
    change: (stored: unknown) => JournalSlot,
  ): Promise<JournalSlot>;
}

/** Whose journal it is: nobody finds what another member of the same device left open. */
export interface JournalOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/**
 * The journal of one member over a store: what the actor `journal` of a money step does.
 *
 * @example const journal = journalOf(store, { merchantCode, memberId }); await journal({ type: "look", slot })
 */
export function journalOf(
  store: SlotStore,
  { merchantCode, memberId }: JournalOwner,
) {
  return async (command: JournalCommand): Promise<JournalOutput> => {
    const slot = JSON.stringify([merchantCode, memberId, command.slot]);
    try {
      return {
        ok: await store.change(slot, (stored) =>
          appliedToSlot(slotOf(stored), command),
        ),
      };
    } catch {
      return { error: { reason: "UNKNOWN" } };
    }
  };
}
