import type { Context } from "hono";
import { invalid } from "../services/refusal.ts";

/** The fields of a posted form; those that are absent, and files, are empty texts. */
export interface FormFields {
  (name: string): string;
  /** The files that were chosen, in their order. */
  readonly files: (name: string) => readonly File[];
}

/** Reads a posted form. Rejects what is not a form, or cannot be stored. */
export async function readForm(context: Context): Promise<FormFields> {
  const fields: Record<string, unknown> = await context.req
    .parseBody({ all: true })
    .catch(() => {
      throw invalid({ "": "the body is not a form" });
    });
  const allOf = (name: string): readonly unknown[] => [fields[name]].flat();
  const text = (name: string) => {
    const value = allOf(name).at(-1);
    if (typeof value !== "string") return "";
    if (value.includes("\0"))
      throw invalid({ [name]: "must not contain the character NUL" });
    return value.trim();
  };
  // A browser sends an empty file without a name where none was chosen.
  const files = (name: string) =>
    allOf(name)
      .filter((value) => value instanceof File)
      .filter(({ size, name: chosen }) => size > 0 || chosen !== "");
  return Object.assign(text, { files });
}
