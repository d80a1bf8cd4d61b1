import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { BrowserMark } from "../services/call-context.ts";
import { hashToken, newToken } from "../services/token.ts";

const cookieName = "foyer_device";
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Recognises a browser by a cookie that no script can read. The cookie grants no access: it tells the owner of an
 * account from strangers who guess its password, so that their tries are not counted against the owner.
 */
export function browserOf(context: Context): BrowserMark {
  const said = getCookie(context, cookieName) ?? "";
  const device = /^[\w-]{43}$/.test(said) ? hashToken(said) : undefined;
  let made: string | undefined;
  return {
    device,
    markDevice: () => {
      if (device !== undefined) return device;
      if (made !== undefined) return made;
      const mark = newToken();
      made = hashToken(mark);
      setCookie(context, cookieName, mark, {
        path: "/wps",
        httpOnly: true,
        sameSite: "Strict",
        secure: context.req.header("X-Forwarded-Proto") === "https",
        maxAge: yearSeconds,
      });
      return made;
    },
  };
}
