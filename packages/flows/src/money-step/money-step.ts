export type { MoneyBody } from "./money-step.body.ts";
export {
  appliedToSlot,
  emptySlot,
  type JournalCommand,
  type JournalEntry,
  type JournalSlot,
  slotOf,
} from "./money-step.journal.ts";
export { createMoneyStep } from "./money-step.machine.ts";
export type * from "./money-step.types.ts";
export { verdictOn } from "./money-step.verdict.ts";
export * from "./money-step.view.ts";
