import type { MiddlewareHandler } from "hono";
import { invalid } from "../services/refusal.ts";

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Headers of every answer. Answers of calls are never cached. */
export const commonHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy"))
    headers.set("Referrer-Policy", "no-referrer");
  if (!headers.has("Cross-Origin-Resource-Policy")) {
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};

/** A NUL cannot occur in a text of the database, nor in one of our addresses. */
export const wholeAddress: MiddlewareHandler = (context, next) => {
  if (context.req.url.includes("%00"))
    throw invalid({ "": "the address must not contain the character NUL" });
  return next();
};

/** Keeps pages of other sites, and foreign host names that resolve to this machine, out of the control room. */
export const ownPagesOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header("Host");
  const origin = context.req.header("Origin");
  const local = host === undefined || loopback.test(host);
  const own =
    origin === undefined ||
    (URL.canParse(origin) && new URL(origin).host === host);
  if (!local || !own)
    return context.text(
      "The control room answers its own pages on this machine only.",
      403,
    );
  return next();
};
