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
export { verdictOn } from "./money-step.verdict.ts";
export { moneyStepView, type MoneyStepView } from "./money-step.view.ts";
export type {
  JournalOutput,
  MoneyFailure,
  MoneySending,
  MoneyStepEvent,
  MoneyStepOutput,
  SendOutput,
} from "./money-step.types.ts";
