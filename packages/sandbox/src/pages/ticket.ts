import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Platform } from "../services/platform.ts";

interface TicketOptions {
  readonly cookie: string;
  /** The page that the link opens; the ticket is sent to no other. */
  readonly path: string;
  /** Lifetime of the cookie. */
  readonly seconds: number;
}

/**
 * The ticket in the link of an e-mail: moved to a cookie immediately, out of the address and the history.
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
    /** The redirect from an address with a ticket, or the page for an invalid ticket; undefined without a ticket. */
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
        // Lax, because the link is opened from an e-mail, which is another site.
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
