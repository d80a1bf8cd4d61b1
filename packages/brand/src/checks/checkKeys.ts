import { isObject } from "../tokens/tokenBasics.ts";

/**
 * Names of the members that a valibot schema knows at a path inside it; none where any name is allowed.
 *
 * @example keysAt(brandSchema, ["hosts"]) // ["image", "game", "frame", "connect"]
 */
export function keysAt(
  schema: object,
  path: readonly string[],
): readonly string[] {
  let at: unknown = schema;
  for (const name of path) {
    const here = unwrapped(at);
    const { entries, value, item } = isObject(here) ? here : {};
    at = isObject(entries) ? entries[name] : (value ?? item);
  }
  const here = unwrapped(at);
  const { entries } = isObject(here) ? here : {};
  return isObject(entries) ? Object.keys(entries) : [];
}

/** The schema inside an optional member. */
function unwrapped(schema: unknown): unknown {
  return isObject(schema) && "wrapped" in schema
    ? unwrapped(schema["wrapped"])
    : schema;
}
