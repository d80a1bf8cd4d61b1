import * as v from "valibot";
import { invalid } from "./refusal.ts";

/** Maximum nesting depth; several times that of any call. */
const deepest = 32;

/** Why a value cannot be stored, whatever a schema says: the end of a sentence, or undefined. */
function unkeepable(raw: unknown): string | undefined {
  // Level by level and not recursively: the depth is decided by untrusted input.
  let level: readonly unknown[] = [raw];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return "is nested too deeply";
    const problem = level.map(textProblem).find((one) => one !== undefined);
    if (problem !== undefined) return problem;
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null
        ? [...Object.keys(one), ...Object.values(one)]
        : [],
    );
  }
  return undefined;
}

/** What a text in the database cannot contain: NUL characters and lone surrogates. */
function textProblem(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  if (raw.includes("\0")) return "must not contain the character NUL";
  return /\p{Cs}/u.test(raw) ? "must contain whole characters only" : undefined;
}

/** Parses untrusted input with a schema, or rejects it with an error for each invalid field. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
): v.InferOutput<S> {
  const problem = unkeepable(raw);
  if (problem !== undefined) throw invalid({ "": problem });
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  throw invalid(
    Object.fromEntries(
      parsed.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]),
    ),
  );
}
