import { useMemo } from "react";
import { CallError } from "@foyer/platform/errors";
import * as v from "valibot";

const answer = v.object({ fields: v.record(v.string(), v.unknown()) });

/**
 * The fields that the platform refuses, by its answer to a failed call.
 *
 * @example refusedFields(error) // ["newPassword"]
 */
export function refusedFields(error: unknown): string[] {
  const value = error instanceof CallError ? error.value : undefined;
  const parsed = v.safeParse(answer, value);
  return parsed.success ? Object.keys(parsed.output.fields) : [];
}

/**
 * What is said at each field that the platform refused: its own words are for programmers. The same answer gives the
 * same object, by which a field knows whether it was changed since.
 *
 * @example useRefusedFields(failure, "This is not in the form that is asked for")
 */
export function useRefusedFields(
  failure: { readonly fields: readonly string[] } | undefined,
  words: string,
): Readonly<Record<string, string>> {
  return useMemo(
    () =>
      Object.fromEntries((failure?.fields ?? []).map((name) => [name, words])),
    [failure, words],
  );
}
