import {
  appliedToSlot,
  type JournalCommand,
  type JournalOutput,
  type JournalSlot,
  slotOf,
} from "@foyer/flows/money-step";

/**
 * Stores what a journal writes, for all tabs of this device. A change that was not written rejects: then it is
 * unknown what is pending, and nothing may be sent.
 */
export interface SlotStore {
  /**
   * Reads a slot, lets `change` decide, and writes its result, in one transaction that no other tab can interrupt.
   *
   * @param change Called once with the stored value; it must return synchronously.
   */
  change(
    slot: string,
    change: (stored: unknown) => JournalSlot,
  ): Promise<JournalSlot>;
}

/** The owner of a journal: nobody sees what another member on the same device left pending. */
export interface JournalOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/**
 * The journal of one member in a store: implements the actor `journal` of a money step.
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
