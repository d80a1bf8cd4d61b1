import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { hashToken, newToken } from "../rules/token.ts";

const cookieName = "foyer_device";
const yearSeconds = 365 * 24 * 60 * 60;

export interface BrowserMark {
  /** Mark of the browser, as a hash; undefined: it has none yet, or refuses cookies. */
  readonly device: string | undefined;
  /** Gives a browser one that has none, and answers with it. */
  readonly markDevice: () => string;
}

/**
 * Knows a browser again by a cookie that no script reads. It opens nothing: it tells the owner of an account from
 * strangers who guess at it, so that what they do is not counted against the owner.
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
