import { CallError } from "@foyer/platform/errors";
import * as v from "valibot";

const answer = v.object({ fields: v.record(v.string(), v.unknown()) });

/**
 * The fields that the platform rejected, from its answer to a failed call.
 *
 * @example refusedFields(error) // ["newPassword"]
 */
export function refusedFields(error: unknown): string[] {
  const value = error instanceof CallError ? error.value : undefined;
  const parsed = v.safeParse(answer, value);
  return parsed.success ? Object.keys(parsed.output.fields) : [];
}
