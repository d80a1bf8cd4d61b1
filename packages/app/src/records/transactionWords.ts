/** What an amount in the account record was for. */
export const transactionNames = {
  DEPOSIT: "records.transaction.deposit",
  WITHDRAW: "records.transaction.withdraw",
  REFUND: "records.transaction.refund",
  FEE: "records.transaction.fee",
  WALLET: "records.transaction.wallet",
  TRANSFER: "records.transaction.transfer",
  SALARY: "records.transaction.salary",
  STAKE: "records.transaction.stake",
  WIN: "records.transaction.win",
  BONUS: "records.transaction.bonus",
  POINTS: "records.transaction.points",
  unknown: "records.transaction.other",
} as const;
