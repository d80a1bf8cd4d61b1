import * as v from "valibot";

/*
 * Schemas for data of a server that we do not control (OPN-49): they accept the different shapes that such platforms
 * are known to send for the same thing, and produce one inner shape. They always build new values, so no prototype or
 * getter of the answer survives.
 */

/** Ids, codes and texts: a string, or a number or boolean written as one. */
export const text = () =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()]),
    v.transform((value) => String(value)),
  );

/** A text that may be missing or null; then `fallback` (default: the empty string). */
export const optionalText = (fallback = "") =>
  v.pipe(
    v.nullish(
      v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()]),
      fallback,
    ),
    v.transform((value) => String(value)),
  );

const truthy = new Set<unknown>([1, true, "1", "true", "Y", "y"]);

/** 0/1, booleans and their textual forms; anything missing is `false`. */
export const flag = () =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
    v.transform((value) => truthy.has(value)),
  );

/**
 * An amount of money as a plain decimal string ("1234.50"); never an exponent. A JSON number is accepted only with as
 * many digits as a number represents exactly: for a longer one the value sent is unknown.
 */
export const amount = () =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())]),
    v.transform((value) =>
      typeof value === "number" && +value.toPrecision(15) !== value
        ? ""
        : String(value).trim(),
    ),
    v.regex(/^-?\d{1,30}(\.\d{1,18})?$/, "an amount must be a plain decimal"),
  );

/** Epoch milliseconds, as a number or as digits. */
export const epoch = () =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform((value) => Number(value)),
    v.number(),
    v.safeInteger(),
  );

/** IANA name of a time zone that this browser knows: "Asia/Kuala_Lumpur", "UTC". */
export const timeZone = () =>
  v.pipe(
    v.string(),
    v.check((name) => {
      try {
        const format = new Intl.DateTimeFormat("en", { timeZone: name });
        return format.resolvedOptions().timeZone !== "";
      } catch {
        return false;
      }
    }, "a time zone must be a known IANA name"),
  );

/** A whole number of at least 0, as a number or as digits. */
export const count = () =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform((value) => Number(value)),
    v.number(),
    v.safeInteger(),
    v.minValue(0),
  );

/** A member of a closed set; anything else becomes "unknown" and never an error. */
export const oneOf = <const T extends readonly string[]>(members: T) =>
  v.pipe(
    v.nullish(v.union([v.string(), v.number()]), "unknown"),
    v.transform(String),
    v.fallback(v.picklist([...members, "unknown"]), "unknown"),
  );

/**
 * A list in which invalid items are left out, so that one bad card never empties a page. The item schema stays
 * readable for the API document and the conformance suite, which are derived from it.
 */
export const list = <const TSchema extends v.GenericSchema>(
  item: TSchema,
): v.NullishSchema<
  v.GenericSchema<unknown[], v.InferOutput<TSchema>[]>,
  () => []
> =>
  v.nullish(
    v.pipe(
      v.array(v.fallback(v.optional(item), undefined)),
      v.transform((items) => items.filter((one) => one !== undefined)),
    ),
    () => [],
  );
