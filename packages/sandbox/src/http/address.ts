import type { Context } from "hono";
import { isIP } from "node:net";
import type { Platform } from "../platform.ts";

const addressIn = (text: unknown): string | undefined => {
  if (typeof text !== "string") return undefined;
  // A socket that takes both kinds writes the old ones in the new form.
  const plain = text.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) === 0 ? undefined : plain;
};

/**
 * Where a request came from, as far as the server can tell. Of what `X-Forwarded-For` says, only the entry that the
 * first of our own servers wrote counts, from the right: whatever stands before it was written by the visitor.
 */
export function addressOf(
  { trustedHops }: Pick<Platform, "trustedHops">,
  context: Context,
): string {
  const told =
    trustedHops === 0
      ? undefined
      : context.req.header("X-Forwarded-For")?.split(",").at(-trustedHops);
  return (
    addressIn(told) ??
    addressIn(context.env?.incoming?.socket?.remoteAddress) ??
    "127.0.0.1"
  );
}

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
