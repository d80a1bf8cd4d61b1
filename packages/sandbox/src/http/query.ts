import * as v from "valibot";

interface WithEntries {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

function hasEntries(schema: object): schema is WithEntries {
  return "entries" in schema && typeof schema.entries === "object";
}

/** Fields of a query string are all text: those that the schema defines as numbers are converted. */
export function readQuery(
  schema: v.GenericSchema,
  query: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const entries = hasEntries(schema) ? schema.entries : {};
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      // Names that every object inherits are not fields.
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
      const fits = entry === undefined || v.is(entry, text);
      return [name, fits ? text : Number(text)];
    }),
  );
}
