import { isIP } from "node:net";

/**
 * The key under which an address is counted: IPv4 as it is; for IPv6 the first half, because a single line can use
 * the entire second half.
 *
 * @example networkOf("2001:db8:1:2::5"); // "2001:db8:1:2::/64"
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [plain = ""] = address.split("%");
  // An IPv6 address has many spellings; the URL parser normalises them.
  const { hostname } = new URL(`http://[${plain}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const missing = 8 - before.length - after.length;
  const gap = Array.from({ length: missing }, () => "0");
  return `${[...before, ...gap, ...after].slice(0, 4).join(":")}::/64`;
}
