import type { RecordWords } from "./content/language-words.ts";

/** Titles in the account record for what has no name of its own, in English. */
export const recordWords: RecordWords = {
  to: (name) => `To ${name}`,
  from: (name) => `From ${name}`,
  transfer: "Transfer",
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  wallet: "Provider wallet",
  pointsConverted: "Points converted",
  rebate: "Rebate on bets",
  game: "Game",
  promotion: "Promotion",
  reward: "Reward",
  salary: "Salary or dividend",
};
