import { defineMessages } from "react-intl";
import type { FeedbackType } from "@foyer/platform/calls";

/** Words of the feedback form. */
export const feedbackWords = defineMessages({
  lead: {
    id: "feedback.lead",
    defaultMessage:
      "Tell us what went wrong or what would be better. Somebody reads each of these.",
    description: "Above the feedback form",
  },
  form: {
    id: "feedback.form",
    defaultMessage: "Feedback",
    description: "Spoken name of the feedback form",
  },
  type: {
    id: "feedback.type",
    defaultMessage: "What is it about?",
    description: "Label of a field: the type of the question",
  },
  content: {
    id: "feedback.content",
    defaultMessage: "Your words",
    description: "Label of a field: the content of the feedback",
  },
  contact: {
    id: "feedback.contact",
    defaultMessage: "How we can answer you",
    description: "Label of a field: a way to reach who writes",
  },
  contactHint: {
    id: "feedback.contactHint",
    defaultMessage:
      "An e-mail address or a number. Leave it empty for no answer.",
    description: "Below the field for a way to be reached",
  },
  send: {
    id: "feedback.send",
    defaultMessage: "Send",
    description: "Button that sends the feedback",
  },
  sent: {
    id: "feedback.sent",
    defaultMessage: "Thank you. Your feedback has arrived.",
    description: "Shown after the feedback was sent",
  },
});

/** What feedback can be about. */
export const typeWords = defineMessages<Record<FeedbackType, {}>>({
  DEPOSIT: {
    id: "feedback.type.deposit",
    defaultMessage: "Deposits",
    description: "Feedback is about this",
  },
  WITHDRAWAL: {
    id: "feedback.type.withdrawal",
    defaultMessage: "Withdrawals",
    description: "Feedback is about this",
  },
  GAME: {
    id: "feedback.type.game",
    defaultMessage: "A game",
    description: "Feedback is about this",
  },
  ACCOUNT: {
    id: "feedback.type.account",
    defaultMessage: "My account",
    description: "Feedback is about this",
  },
  SUGGESTION: {
    id: "feedback.type.suggestion",
    defaultMessage: "A suggestion",
    description: "Feedback is about this",
  },
  OTHER: {
    id: "feedback.type.other",
    defaultMessage: "Something else",
    description: "Feedback is about this",
  },
});
