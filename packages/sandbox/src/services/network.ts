import { isIP } from "node:net";

/**
 * What an address is counted by: itself; of the new kind the first half, since one line has all the rest to choose from.
 *
 * @example networkOf("2001:db8:1:2::5"); // "2001:db8:1:2::/64"
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [plain = ""] = address.split("%");
  // An address has many spellings, and this one reader writes them all alike.
  const { hostname } = new URL(`http://[${plain}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const missing = 8 - before.length - after.length;
  const gap = Array.from({ length: missing }, () => "0");
  return `${[...before, ...gap, ...after].slice(0, 4).join(":")}::/64`;
}
