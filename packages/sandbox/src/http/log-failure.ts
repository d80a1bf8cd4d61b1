import { DrizzleQueryError } from "drizzle-orm";
import type { Context } from "hono";
import { routePath } from "hono/route";
import * as v from "valibot";

/** What a database says of a statement that it refused; details and parameters are left out, as people's data is in them. */
const refusedStatement = v.object({
  code: v.optional(v.string()),
  message: v.string(),
  constraint: v.optional(v.string()),
  constraint_name: v.optional(v.string()),
});

/** Errors about the data of a statement quote it. */
const quotesData = (code: string): boolean => code.startsWith("22");

function describeStatement({ query, cause }: DrizzleQueryError): string {
  const known = v.safeParse(refusedStatement, cause);
  if (!known.success) return `${cause?.message ?? "no cause"}\n  in: ${query}`;
  const { code = "no code", message, ...more } = known.output;
  const constraint = more.constraint ?? more.constraint_name;
  const reason = quotesData(code) ? message.split(":")[0] : message;
  return [
    `${reason ?? ""} (${code}${constraint === undefined ? "" : `, ${constraint}`})`,
    `  in: ${query}`,
  ].join("\n");
}

const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/**
 * One error of a call, for whoever runs the platform: which call it was, and why it failed. Nothing that a visitor has
 * sent is in it: the call is named by its route, a statement without its parameters.
 *
 * @example describeFailure(error, "POST", "/wps/relay/WCS_receiptConfirm")
 */
export function describeFailure(
  error: Error,
  method: string,
  route: string,
): string {
  const reason =
    error instanceof DrizzleQueryError
      ? describeStatement(error)
      : `${error.name}: ${error.message}`;
  return `${method} ${route} failed: ${reason}\n${framesOf(error)}\n`;
}

/** Says on the error stream why a request ends in an error of the server. */
export function logFailure(error: Error, context: Context): void {
  process.stderr.write(
    describeFailure(error, context.req.method, routePath(context)),
  );
}
