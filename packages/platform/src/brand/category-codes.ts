/** Codes of categories that a brand may switch on (OPN-24). */
export const categoryCodes = [
  "HOME",
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "INHOUSE",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
  "PROMO",
  "FAV",
] as const;
export type CategoryCode = (typeof categoryCodes)[number];
