import type { Context } from "hono";
import { invalid } from "../services/refusal.ts";

/** Reads a posted form; fields that are absent or files are empty texts. What is no form, or cannot be kept, is refused. */
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
