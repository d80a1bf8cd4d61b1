import type { Context } from "hono";

/** Reads a posted form; fields that are absent or files are empty texts. */
export async function readForm(
  context: Context,
): Promise<(name: string) => string> {
  const fields: Record<string, unknown> = await context.req.parseBody();
  return (name) => {
    const value = fields[name];
    return typeof value === "string" ? value.trim() : "";
  };
}
