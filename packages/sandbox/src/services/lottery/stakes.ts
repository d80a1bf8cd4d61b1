/** Stakes that a frame offers, in the member's currency. */
export const stakes = [
  "0.50",
  "1.00",
  "2.00",
  "5.00",
  "10.00",
  "25.00",
] as const;
