import { defineMessages } from "react-intl";

/** Stands beside the points, and above their rules (PTS-07). */
export const { neverExpires } = defineMessages({
  neverExpires: {
    id: "points.neverExpire",
    defaultMessage: "Points never expire.",
    description: "Beside the number of a member's points",
  },
});

/** Words of both forms in which points are spent. */
export const formWords = defineMessages<
  Record<
    | "password"
    | "passwordHint"
    | "passwordMissing"
    | "review"
    | "correct"
    | "elsewhere"
    | "earlier"
    | "left"
    | "costs"
    | "problemRequired"
    | "problemNumber"
    | "problemMobile",
    {}
  > & { problemLeast: { limit: string }; problemMost: { limit: string } }
>({
  password: {
    id: "points.form.password",
    defaultMessage: "Payment password",
    description: "Label of a field",
  },
  passwordHint: {
    id: "points.form.passwordHint",
    defaultMessage: "It is asked for whenever something leaves your account.",
    description: "Under the field for the payment password",
  },
  passwordMissing: {
    id: "points.form.passwordMissing",
    defaultMessage: "Enter your payment password",
    description: "The field for the payment password is empty",
  },
  review: {
    id: "points.form.review",
    defaultMessage: "Continue",
    description: "Button: on to the sum, before anything is sent",
  },
  correct: {
    id: "points.form.correct",
    defaultMessage: "Back",
    description: "Button: from the sum back to the form",
  },
  elsewhere: {
    id: "points.form.elsewhere",
    defaultMessage:
      "Another tab was faster: nothing was sent from here. If you want it once more, confirm again.",
    description: "The same was begun in another tab",
  },
  earlier: {
    id: "points.form.earlier",
    defaultMessage: "This is what you had begun before.",
    description: "What was done was begun at an earlier visit",
  },
  left: {
    id: "points.form.left",
    defaultMessage: "Points left",
    description: "In a sum: how many points remain afterwards",
  },
  costs: {
    id: "points.form.costs",
    defaultMessage: "It costs",
    description: "In a sum: how many points leave the account",
  },
  problemRequired: {
    id: "points.form.required",
    defaultMessage: "This is needed",
    description: "A field of the form is empty",
  },
  problemNumber: {
    id: "points.form.number",
    defaultMessage: "Enter a whole number",
    description: "What was typed is no whole number",
  },
  problemLeast: {
    id: "points.form.least",
    defaultMessage: "{limit} at least",
    description: "The number that was typed is too small",
  },
  problemMost: {
    id: "points.form.most",
    defaultMessage: "{limit} at most",
    description: "The number that was typed is too large",
  },
  problemMobile: {
    id: "points.form.mobile",
    defaultMessage: "Enter a mobile number, digits only",
    description: "What was typed is no mobile number",
  },
});
