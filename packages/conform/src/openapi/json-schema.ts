import { type EnumMember, mayBeMissing, type Shape } from "../shape.ts";

/** A JSON schema (2020-12), as used in OpenAPI 3.1. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/**
 * Returns a reference to a shape that is written once; undefined: the shape is written inline. A recursive shape is
 * always referred to.
 */
export interface Refer {
  (shape: Shape): JsonSchema | undefined;
  always(shape: Shape): JsonSchema;
}

const toBlock = (name: keyof typeof blockSchemas): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

/** The building blocks of most answers, written once. */
export const blockSchemas = {
  Amount: {
    type: "string",
    pattern: "^-?\\d{1,30}(\\.\\d{1,18})?$",
    description:
      "A plain decimal in the main unit, never a JSON number and never with an exponent or separators.",
    examples: ["1234.50"],
  },
  Time: {
    type: "integer",
    format: "int64",
    minimum: 100_000_000_000,
    description: "Epoch milliseconds.",
    examples: [1_780_000_000_000],
  },
  Switch: {
    enum: [0, 1, false, true],
    description: "1 or true: on. Left out: off.",
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const typeOf = (members: readonly EnumMember[]): JsonSchema => {
  const types = [...new Set(members.map((one) => typeof one))];
  return types.length === 1 ? { type: types[0] } : {};
};

/**
 * Writes a shape as a JSON schema: what the contract requires, without what the portal tolerates.
 *
 * @param refer Returns a reference to a shape that is written elsewhere; not called for the shape itself.
 * @param describe Returns the description of a member; undefined: there is none.
 */
export function jsonSchemaOf(
  shape: Shape,
  refer: Refer,
  describe: (shape: Shape, member: string) => string | undefined = () =>
    undefined,
): JsonSchema {
  const root = shape;
  const write = (shape: Shape): JsonSchema => {
    const place = shape === root ? undefined : refer(shape);
    if (place) return place;
    switch (shape.kind) {
      case "text":
        return { type: "string" };
      case "flag":
        return toBlock("Switch");
      case "amount":
        return toBlock("Amount");
      case "time":
        return toBlock("Time");
      case "count":
        return { type: "integer", minimum: 0 };
      case "enum":
        return shape.members.length === 1
          ? { const: shape.members[0] }
          : { ...typeOf(shape.members), enum: shape.members };
      case "string": {
        const { pattern, minLength, maxLength, format } = shape.limits;
        return {
          type: "string",
          ...(pattern && { pattern: pattern.source }),
          ...(minLength !== undefined && { minLength }),
          ...(maxLength !== undefined && { maxLength }),
          ...(format && { contentEncoding: format }),
        };
      }
      case "number":
        return {
          type: shape.whole ? "integer" : "number",
          ...(shape.least !== undefined && { minimum: shape.least }),
        };
      case "boolean":
        return { type: "boolean" };
      case "file":
        return { type: "string", contentMediaType: "image/png" };
      case "any":
        return {};
      case "list":
        return {
          type: "array",
          items: write(shape.item),
          ...(shape.least !== undefined && { minItems: shape.least }),
          ...(shape.most !== undefined && { maxItems: shape.most }),
        };
      case "record":
        return { type: "object", additionalProperties: write(shape.value) };
      case "object":
        return writeObject(shape);
      case "union":
        return { anyOf: shape.options.map(write) };
      case "maybe":
        return shape.null ? orNull(write(shape.shape)) : write(shape.shape);
      case "checked":
        return write(shape.shape);
      case "lazy":
        return refer.always(shape.shape());
    }
  };

  const writeObject = (
    shape: Extract<Shape, { kind: "object" }>,
  ): JsonSchema => {
    const members = Object.entries(shape.members);
    const required = members.flatMap(([name, one]) =>
      mayBeMissing(one) ? [] : [name],
    );
    return {
      type: "object",
      properties: Object.fromEntries(
        members.map(([name, one]) => [
          name,
          described(write(one), describe(shape, name)),
        ]),
      ),
      ...(required.length > 0 && { required }),
    };
  };

  return write(shape);
}

const described = (
  schema: JsonSchema,
  words: string | undefined,
): JsonSchema => {
  if (words === undefined) return schema;
  const own =
    typeof schema["description"] === "string" ? schema["description"] : "";
  return { ...schema, description: [words, own].filter(Boolean).join(" ") };
};

const orNull = (schema: JsonSchema): JsonSchema => {
  if (typeof schema["type"] === "string" && !("enum" in schema))
    return { ...schema, type: [schema["type"], "null"] };
  if (Array.isArray(schema["enum"]))
    return {
      ...Object.fromEntries(
        Object.entries(schema).filter(([name]) => name !== "type"),
      ),
      enum: [...schema["enum"], null],
    };
  return Object.keys(schema).length === 0
    ? schema
    : { anyOf: [schema, { type: "null" }] };
};
