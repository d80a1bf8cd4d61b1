/** Stands beside the points, and above their rules (PTS-07). */
export const expiryWords = {
  neverExpires: "points.neverExpire",
} as const;

/** Words of both forms in which points are spent. */
export const formWords = {
  password: "points.form.password",
  passwordHint: "points.form.passwordHint",
  passwordMissing: "points.form.passwordMissing",
  review: "points.form.review",
  correct: "points.form.correct",
  elsewhere: "points.form.elsewhere",
  earlier: "points.form.earlier",
  left: "points.form.left",
  costs: "points.form.costs",
  problemRequired: "points.form.required",
  problemNumber: "points.form.number",
  problemLeast: "points.form.least",
  problemMost: "points.form.most",
  problemMobile: "points.form.mobile",
} as const;
