import type { Context } from "hono";
import { invalid } from "../services/refusal.ts";

/**
 * Reads a posted form; absent fields and files become empty texts. Rejects what is not a form, or cannot be stored.
 */
export async function readForm(
  context: Context,
): Promise<(name: string) => string> {
  const fields: Record<string, unknown> = await context.req
    .parseBody()
    .catch(() => {
      throw invalid({ "": "the body is not a form" });
    });
  return (name) => {
    const value = fields[name];
    if (typeof value !== "string") return "";
    if (value.includes("\0"))
      throw invalid({ [name]: "must not contain the character NUL" });
    return value.trim();
  };
}
