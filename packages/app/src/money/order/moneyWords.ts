/** Words that every form about money has. */
export const moneyWords = {
  password: "money.password",
  passwordMissing: "money.password.missing",
  review: "money.review",
  back: "money.back",
  next: "money.next",
  elsewhere: "money.elsewhere",
  amount: "money.amount",
  fee: "money.fee",
  noFee: "money.noFee",
  available: "money.available",
  balanceAfter: "money.balanceAfter",
  checkAgain: "money.checkAgain",
  number: "money.number",
  copyNumber: "money.copyNumber",
  earlier: "money.earlier",
} as const;
