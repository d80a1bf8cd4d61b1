import type { CallDefinition } from "@foyer/platform/call";
import type { Context } from "hono";
import * as v from "valibot";
import { invalid, Refusal } from "./refusal.ts";

/** The one character that no text of the database can hold. */
function hasNul(raw: unknown): boolean {
  if (typeof raw === "string") return raw.includes("\0");
  return (
    typeof raw === "object" && raw !== null && Object.values(raw).some(hasNul)
  );
}

/** Brings what came from outside into a schema's shape, or refuses it and names each field that does not fit. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
): v.InferOutput<S> {
  if (hasNul(raw)) throw invalid({ "": "must not hold the character NUL" });
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  throw invalid(
    Object.fromEntries(
      parsed.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]),
    ),
  );
}

/** More than three pictures of the size that is allowed, and what stands around them. */
export const multipartLimit = 24 * 1024 * 1024;

/** Reads a body in the way its call writes it. */
export async function readBody(
  context: Context,
  {
    encoding,
    sealed,
    request,
  }: Pick<CallDefinition, "encoding" | "sealed" | "request">,
): Promise<unknown> {
  if (encoding === "json" || sealed) return readJson(context);
  if (Number(context.req.header("Content-Length") ?? 0) > multipartLimit)
    throw new Refusal("IMAGE_SIZE");
  const form = await context.req.formData().catch(() => {
    throw invalid({ "": "the body is not a form" });
  });
  const lists = listsOf(request);
  return Object.fromEntries(
    [...new Set([...lists, ...form.keys()])].map((name) => {
      const parts = form.getAll(name);
      return [name, lists.has(name) ? parts : parts[0]];
    }),
  );
}

/** Fields that are lists: in a form one of them may stand any number of times, and also not at all. */
function listsOf(schema: v.GenericSchema): ReadonlySet<string> {
  const entries: unknown = "entries" in schema ? schema.entries : undefined;
  return new Set(
    Object.entries(entries ?? {}).flatMap(([name, entry]: [string, unknown]) =>
      isList(entry) ? [name] : [],
    ),
  );
}

const listSchema = v.object({ type: v.literal("array") });
const optionalList = v.object({
  type: v.literal("optional"),
  wrapped: listSchema,
});
const isList = (entry: unknown): boolean =>
  v.is(v.union([listSchema, optionalList]), entry);

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
