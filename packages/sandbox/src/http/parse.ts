import type { Context } from "hono";
import * as v from "valibot";
import { invalid } from "./refusal.ts";

/** Brings what came from outside into a schema's shape, or refuses it and names each field that does not fit. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  throw invalid(
    Object.fromEntries(
      parsed.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]),
    ),
  );
}

/** Reads a JSON body; an empty one counts as an empty object. */
export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ "": "the body is not JSON" });
  }
}
