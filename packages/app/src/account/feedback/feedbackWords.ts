import type { PlainWordId } from "@foyer/ui/words";
import type { FeedbackType } from "@foyer/platform/calls";

/** Words of the feedback form. */
export const feedbackWords = {
  lead: "feedback.lead",
  form: "feedback.form",
  type: "feedback.type",
  content: "feedback.content",
  contact: "feedback.contact",
  contactHint: "feedback.contactHint",
  send: "feedback.send",
  sent: "feedback.sent",
} as const;

/** What feedback can be about. */
export const typeWords = {
  DEPOSIT: "feedback.type.deposit",
  WITHDRAWAL: "feedback.type.withdrawal",
  GAME: "feedback.type.game",
  ACCOUNT: "feedback.type.account",
  SUGGESTION: "feedback.type.suggestion",
  OTHER: "feedback.type.other",
} as const satisfies Record<FeedbackType, PlainWordId>;
