import type { Context } from "hono";
import { isIP } from "node:net";
import type { Platform } from "../services/platform.ts";

const addressIn = (text: unknown): string | undefined => {
  if (typeof text !== "string") return undefined;
  // A dual-stack socket reports IPv4 addresses in IPv6 form.
  const plain = text.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) === 0 ? undefined : plain;
};

/**
 * The caller's address, as far as the server can tell. Of `X-Forwarded-For`, only the entry that the first of our own
 * servers wrote counts, found from the right: everything before it was written by the caller.
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
