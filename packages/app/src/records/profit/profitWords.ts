/** Words of profit and loss. */
export const profitWords = {
  label: "records.profit",
  day: "records.profit.day",
  stake: "records.profit.stake",
  win: "records.profit.win",
  bonus: "records.profit.bonus",
  profit: "records.profit.result",
  profitHint: "records.profit.resultHint",
  deposit: "records.profit.deposit",
  withdraw: "records.profit.withdraw",
} as const;
