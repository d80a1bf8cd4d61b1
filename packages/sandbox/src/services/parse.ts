import * as v from "valibot";
import { invalid } from "./refusal.ts";

/** Several times as deep as any call goes. */
const deepest = 32;

/** Why nothing of the kind can be kept, whatever a schema says of it: a sentence's end, or undefined. */
function unkeepable(raw: unknown): string | undefined {
  // Level by level and not by calling itself: what comes from outside decides how deep it goes.
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

/** What no text of the database can hold: a NUL, and half of a character. */
function textProblem(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  if (raw.includes("\0")) return "must not contain the character NUL";
  return /\p{Cs}/u.test(raw) ? "must contain whole characters only" : undefined;
}

/** Brings what came from outside into a schema's shape, or refuses it and names each field that does not fit. */
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
