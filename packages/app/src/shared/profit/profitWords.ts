import { defineMessages } from "react-intl";

/** Words of profit and loss. */
export const profitWords = defineMessages({
  label: {
    id: "records.profit",
    defaultMessage: "Profit and loss",
    description: "Name of the table of what each day came to",
  },
  day: {
    id: "records.profit.day",
    defaultMessage: "Day",
    description: "Column: the day",
  },
  stake: {
    id: "records.profit.stake",
    defaultMessage: "Staked",
    description: "Column and figure: what was bet",
  },
  win: {
    id: "records.profit.win",
    defaultMessage: "Paid by games",
    description: "Column and figure: what bets paid",
  },
  bonus: {
    id: "records.profit.bonus",
    defaultMessage: "Bonuses",
    description: "Column and figure: what the house gave",
  },
  profit: {
    id: "records.profit.result",
    defaultMessage: "Result",
    description:
      "Column and figure: paid and given, less what was staked and fees",
  },
  profitHint: {
    id: "records.profit.resultHint",
    defaultMessage: "Paid and given, less stakes and fees",
    description: "Below the figure of the result: how it is counted",
  },
  deposit: {
    id: "records.profit.deposit",
    defaultMessage: "Deposited",
    description: "Column and figure: what was paid in",
  },
  withdraw: {
    id: "records.profit.withdraw",
    defaultMessage: "Withdrawn",
    description: "Column and figure: what was paid out",
  },
});
