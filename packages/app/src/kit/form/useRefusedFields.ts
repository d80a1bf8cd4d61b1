import { useMemo } from "react";

interface Failed {
  readonly fields: readonly string[];
}

/**
 * What is said at each field that the platform refused: its own words are for programmers. The same answer gives the
 * same object, by which a field knows whether it was changed since.
 *
 * @example useRefusedFields(failure, "This is not in the form that is asked for")
 */
export function useRefusedFields(
  failure: Failed | undefined,
  words: string,
): Readonly<Record<string, string>> {
  return useMemo(
    () =>
      Object.fromEntries((failure?.fields ?? []).map((name) => [name, words])),
    [failure, words],
  );
}
