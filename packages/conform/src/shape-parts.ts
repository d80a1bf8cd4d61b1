import * as v from "valibot";
import type { EnumMember, Shape, TextLimits } from "./shape.ts";

/** What is read of a schema or of a step in its pipe. */
export interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe: readonly object[];
  readonly wrapped: object | undefined;
  readonly item: object | undefined;
  readonly value: object | undefined;
  /** The schemas of a union, or the members of an enumeration. */
  readonly options: readonly (object | EnumMember)[];
  readonly getter: (() => object) | undefined;
  readonly requirement: unknown;
  /** The smallest number that is accepted. */
  readonly least: number | undefined;
  /** Whether a fallback replaces what does not fit. */
  readonly fallback: boolean;
  /** The fallback, where it is a number or a text. */
  readonly standIn: string | number | undefined;
}

const of = (from: object, name: string): unknown =>
  name in from ? Object.getOwnPropertyDescriptor(from, name)?.value : undefined;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

const objectOf = (value: unknown): object | undefined =>
  isObject(value) ? value : undefined;

const figureOf = (value: unknown): string | number | undefined =>
  typeof value === "string" || typeof value === "number" ? value : undefined;

const isMember = (value: unknown): value is object | EnumMember =>
  isObject(value) ||
  typeof value === "string" ||
  typeof value === "number" ||
  typeof value === "boolean";

/** Reads a schema's own parts; what it does not have is empty or undefined. */
export function part(schema: object): Part {
  const type = of(schema, "type");
  const pipe = of(schema, "pipe");
  const options =
    type === "literal" ? [of(schema, "literal")] : of(schema, "options");
  const getter = of(schema, "getter");
  const requirement = of(schema, "requirement");
  return {
    kind: String(of(schema, "kind") ?? ""),
    type: typeof type === "string" ? type : "",
    pipe: Array.isArray(pipe) ? pipe.filter(isObject) : [],
    wrapped: objectOf(of(schema, "wrapped")),
    item: objectOf(of(schema, "item")),
    value: objectOf(of(schema, "value")),
    options: Array.isArray(options) ? options.filter(isMember) : [],
    getter:
      typeof getter === "function"
        ? () => {
            const got: unknown = getter();
            if (isObject(got)) return got;
            throw new Error("A lazy schema gave none.");
          }
        : undefined,
    requirement,
    least: typeof requirement === "number" ? requirement : undefined,
    fallback: "fallback" in schema,
    standIn: figureOf(of(schema, "fallback")),
  };
}

/** The members of an object's schema. */
export function partsOf(schema: object): [string, object][] {
  const entries = objectOf(of(schema, "entries")) ?? {};
  return Object.entries(entries).flatMap(([name, one]: [string, unknown]) =>
    isObject(one) ? [[name, one] satisfies [string, object]] : [],
  );
}

/** A shape that may be left out or null. */
export const maybe = (
  shape: Shape,
  may: {
    readonly missing: boolean;
    readonly null: boolean;
    readonly standIn?: string | number | undefined;
  },
): Shape => ({ kind: "maybe", shape, ...may });

const isSchema = (value: object): value is v.GenericSchema =>
  of(value, "kind") === "schema" && "~run" in value;

/** A shape whose rules are checked by the schema itself. */
export function ruled(shape: Shape, schema: object): Shape {
  if (!isSchema(schema)) throw new Error("Not a schema.");
  return {
    kind: "checked",
    shape,
    fault: (value) => v.safeParse(schema, value).issues?.[0].message,
  };
}

/** What rules say of a text, or of the length of a list. */
export function textLimits(rules: readonly object[]): TextLimits {
  const parts = rules.map(part);
  const number = (type: string): number | undefined =>
    parts.find((one) => one.type === type)?.least;
  const pattern = parts.find(
    (one) => one.type === "regex" || one.type === "digits",
  )?.requirement;
  return {
    ...(pattern instanceof RegExp && { pattern }),
    ...(number("min_length") !== undefined && {
      minLength: number("min_length"),
    }),
    ...(number("max_length") !== undefined && {
      maxLength: number("max_length"),
    }),
    ...(parts.some((one) => one.type === "base64") && {
      format: "base64" as const,
    }),
  };
}
