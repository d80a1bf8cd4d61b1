/** Texts shared by all money orders. */
export const moneyWords = {
  next: "money.next",
  elsewhere: "money.elsewhere",
  back: "money.back",
  password: "money.password",
  passwordMissing: "money.password.missing",
  doubt: "money.doubt.title",
  doubting: "money.doubt.doubting",
  unresolved: "money.doubt.unresolved",
  interrupted: "money.doubt.interrupted",
  lost: "money.doubt.lost",
  ask: "money.doubt.ask",
  leave: "money.doubt.leave",
} as const;

/** The same for points; what is in doubt is shown rather than named. */
export const pointsWords = {
  next: "points.form.review",
  elsewhere: "points.form.elsewhere",
  back: "points.form.correct",
  password: "points.form.password",
  passwordMissing: "points.form.passwordMissing",
  passwordHint: "points.form.passwordHint",
  doubt: "points.doubt.title",
  doubting: "points.doubt.doubting",
  unresolved: "points.doubt.unresolved",
  interrupted: "points.doubt.interrupted",
  lost: "points.doubt.lost",
  ask: "points.doubt.ask",
  leave: "points.doubt.leave",
} as const;

export type OrderWords = typeof moneyWords | typeof pointsWords;
