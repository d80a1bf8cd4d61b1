import type { PlainWordId } from "@foyer/ui/words";
import type { FeedbackType } from "@foyer/platform/calls";

/** What feedback can be about. */
export const typeWords = {
  DEPOSIT: "feedback.type.deposit",
  WITHDRAWAL: "feedback.type.withdrawal",
  GAME: "feedback.type.game",
  ACCOUNT: "feedback.type.account",
  SUGGESTION: "feedback.type.suggestion",
  OTHER: "feedback.type.other",
} as const satisfies Record<FeedbackType, PlainWordId>;
