/** Topics of feedback. */
export const topics = {
  DEPOSIT: "feedback.type.deposit",
  WITHDRAWAL: "feedback.type.withdrawal",
  GAME: "feedback.type.game",
  ACCOUNT: "feedback.type.account",
  SUGGESTION: "feedback.type.suggestion",
  OTHER: "feedback.type.other",
  unknown: "feedback.type.other",
} as const;
