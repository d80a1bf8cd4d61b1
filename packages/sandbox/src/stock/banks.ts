/** A bank that this platform pays withdrawals to. */
interface Bank {
  readonly bank: string;
  /** Symbols of the currencies that it keeps accounts in. */
  readonly currencies: readonly string[];
  /** Least and most digits of its account numbers. */
  readonly min: number;
  readonly max: number;
}

const known: readonly Bank[] = [
  { bank: "Harbour Bank", currencies: ["RM", "฿", "₫"], min: 6, max: 24 },
  { bank: "Bank of the Quay", currencies: ["RM"], min: 10, max: 12 },
  { bank: "Still Water Bank", currencies: ["RM"], min: 12, max: 12 },
  { bank: "Lantern Savings", currencies: ["RM", "฿"], min: 10, max: 10 },
  { bank: "Tidewater Trust", currencies: ["RM"], min: 14, max: 16 },
  { bank: "Copper Street Bank", currencies: ["RM", "₫"], min: 8, max: 15 },
];

/**
 * The banks for an account in a currency; all of them for a currency that none is known for.
 *
 * @example banksFor("฿").map(({ bank }) => bank) // ["Harbour Bank", "Lantern Savings"]
 */
export function banksFor(currencySymbol: string): readonly Bank[] {
  const own = known.filter(({ currencies }) =>
    currencies.includes(currencySymbol),
  );
  return own.length > 0 ? own : known;
}
