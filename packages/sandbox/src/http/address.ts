import type { Context } from "hono";
import { isIP } from "node:net";
import type { Platform } from "../services/platform.ts";

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
