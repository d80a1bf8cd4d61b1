import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Platform } from "../services/platform.ts";

interface TicketOptions {
  readonly cookie: string;
  /** The page that the link opens; no other is told the ticket. */
  readonly path: string;
  /** How long the cookie stays. */
  readonly seconds: number;
}

/**
 * What the link of a mail carries: it moves into a cookie at once, out of the address and its history.
 *
 * @example
 * const moved = ticket.take(context, ended); if (moved) return moved;
 * const member = await memberOfLink(db, ticket.read(context), now);
 */
export function createTicket(
  { origin }: Platform,
  { cookie, path, seconds }: TicketOptions,
) {
  return {
    /** The way on from an address with a ticket, or what is said of one that is none; nothing without. */
    take: (
      context: Context,
      ended: (context: Context) => Response | Promise<Response>,
    ): Response | Promise<Response> | undefined => {
      const asked = context.req.query("ticket");
      if (asked === undefined) return undefined;
      if (!/^[\w-]{16,128}$/.test(asked)) return ended(context);
      setCookie(context, cookie, asked, {
        path,
        httpOnly: true,
        // Lax: the link is opened from a mail, which is another site.
        sameSite: "Lax",
        secure: new URL(origin).protocol === "https:",
        maxAge: seconds,
      });
      return context.redirect(path, 303);
    },
    read: (context: Context): string => getCookie(context, cookie) ?? "",
    drop: (context: Context): void =>
      void deleteCookie(context, cookie, { path }),
  };
}
