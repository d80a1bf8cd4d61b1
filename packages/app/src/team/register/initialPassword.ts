/** Letters and digits without those that are easily confused when read out or copied manually. */
const sets = [
  "abcdefghijkmnpqrstuvwxyz",
  "ABCDEFGHJKLMNPQRSTUVWXYZ",
  "23456789",
] as const;
const all = sets.join("");
const length = 12;

/** A random number below `end`, uniformly distributed: bytes beyond the last whole multiple are discarded. */
function below(end: number): number {
  const limit = 256 - (256 % end);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= limit);
  return (byte[0] ?? 0) % end;
}

const pick = (letters: string): string => letters.charAt(below(letters.length));

/**
 * An initial password, generated in the browser: lower case, upper case and digits, each at least once.
 *
 * @example initialPassword() // "k7RmWq4tXvBn"
 */
export function initialPassword(): string {
  const letters = Array.from({ length }, (_, place) =>
    pick(sets[place] ?? all),
  );
  // The positions of the three mandatory characters are random, too.
  for (let place = length - 1; place > 0; place -= 1) {
    const other = below(place + 1);
    const kept = letters[place] ?? "";
    letters[place] = letters[other] ?? "";
    letters[other] = kept;
  }
  return letters.join("");
}
