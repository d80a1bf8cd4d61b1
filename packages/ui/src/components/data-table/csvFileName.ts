/* What file systems refuse, controls, and marks that turn the direction: "fdp.exe" must not read as "exe.pdf". */
const refused =
  // eslint-disable-next-line no-control-regex -- controls are what is taken out
  /[\u0000-\u001f\u007f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/**
 * A name that every system takes, with its ending.
 *
 * @example csvFileName("Bets 2026/03") // "Bets 2026-03.csv"
 */
export function csvFileName(name: string): string {
  const clean = name
    .replace(/\.csv$/i, "")
    .replace(refused, "-")
    .slice(0, 120)
    .replace(/^[.\s-]+|[.\s]+$/g, "");
  return `${clean === "" ? "records" : clean}.csv`;
}
