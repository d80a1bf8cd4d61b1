/** How a lottery is played: what is drawn, and what tickets pay. */
export interface Form {
  /** `digits`: each position on its own, 0 to 9. `balls`: different numbers from 1, in any order. */
  readonly kind: "digits" | "balls";
  /** How many are drawn, and how many a ticket names. */
  readonly count: number;
  /** Highest number. */
  readonly highest: number;
  /** Prize in stakes, indexed by the number of hits (for digits: in the right position). */
  readonly prizes: readonly number[];
}

const digits = (count: number, prizes: readonly number[]): Form => ({
  kind: "digits",
  count,
  highest: 9,
  prizes,
});
const balls = (
  count: number,
  highest: number,
  prizes: readonly number[],
): Form => ({ kind: "balls", count, highest, prizes });

/** Every form pays back between 85 and 90 of 100 staked, in the long run. */
export const forms = {
  two: digits(2, [0, 1, 70]),
  three: digits(3, [0, 0, 10, 600]),
  four: digits(4, [0, 0, 6, 50, 4000]),
  five: digits(5, [0, 0, 4, 25, 400, 20_000]),
  eleven: balls(5, 11, [0, 0, 0, 1, 5, 100]),
  mark: balls(6, 49, [0, 0, 2, 20, 120, 5000, 1_000_000]),
} as const satisfies Record<string, Form>;

/** Words in a lottery's name that indicate its form; the first match counts. */
const named: readonly (readonly [RegExp, Form])[] = [
  [/Eleven|Keno/, forms.eleven],
  [/Six|Mark|Balls/, forms.mark],
  [/Two|Dice/, forms.two],
  [/Three(?!-)|Colour/, forms.three],
  [/Four/, forms.four],
];

/**
 * The form of a lottery, by its name.
 *
 * @example formOf("Old Town Daily Three").count // 3
 */
export const formOf = (name: string): Form =>
  named.find(([words]) => words.test(name))?.[1] ?? forms.five;

/** Makes one draw: every outcome of the form is equally likely. */
export function drawNumbers(
  { kind, count, highest }: Form,
  draw: (below: number) => number,
): number[] {
  if (kind === "digits")
    return Array.from({ length: count }, () => draw(highest + 1));
  const drum = Array.from({ length: highest }, (_, index) => index + 1);
  return Array.from({ length: count }, () => drum.splice(draw(drum.length), 1))
    .flat()
    .sort((a, b) => a - b);
}

/** Reads the numbers of a ticket; undefined if they are not valid for this form. Balls are sorted. */
export function readPicks(
  { kind, count, highest }: Form,
  picks: readonly string[],
): number[] | undefined {
  const lowest = kind === "digits" ? 0 : 1;
  const read = picks.map((pick) =>
    /^\d{1,2}$/.test(pick) ? Number(pick) : -1,
  );
  if (read.length !== count) return undefined;
  if (read.some((one) => one < lowest || one > highest)) return undefined;
  if (kind === "digits") return read;
  return new Set(read).size === count ? read.sort((a, b) => a - b) : undefined;
}

/** How many of a ticket's numbers were drawn. */
export function hitsOf(
  { kind }: Form,
  picks: readonly number[],
  drawn: readonly number[],
): number {
  return picks.filter((pick, place) =>
    kind === "digits" ? drawn[place] === pick : drawn.includes(pick),
  ).length;
}

/** A ticket's winnings, in minor units. */
export const winOf = (
  form: Form,
  picks: readonly number[],
  drawn: readonly number[],
  stake: bigint,
): bigint => stake * BigInt(form.prizes[hitsOf(form, picks, drawn)] ?? 0);
