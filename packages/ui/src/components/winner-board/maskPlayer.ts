/**
 * Masks the middle of a player's name. A name that contains asterisks is already masked and stays unchanged.
 *
 * @example maskPlayer("moonlake92") // "mo***92"
 */
export function maskPlayer(name: string): string {
  if (name.includes("*")) return name;
  const letters = [...name];
  if (letters.length < 5) return `${letters[0] ?? ""}***`;
  return `${letters.slice(0, 2).join("")}***${letters.slice(-2).join("")}`;
}
