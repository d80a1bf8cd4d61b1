import { DrizzleQueryError } from "drizzle-orm";
import type { Context } from "hono";
import { routePath } from "hono/route";
import * as v from "valibot";

/**
 * What a database reports about a statement that it rejected; details and parameters are left out, because they
 * contain personal data.
 */
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
 * One error of a call, for the operator of the platform: which call it was, and why it failed. It contains nothing
 * that a caller has sent: the call is named by its route, and a statement is written without its parameters.
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

/** Writes to stderr why a request ends in a server error. */
export function logFailure(error: Error, context: Context): void {
  process.stderr.write(
    describeFailure(error, context.req.method, routePath(context)),
  );
}
