/*
 * What the contract requires of one value, read strictly. The portal's schemas tolerate what platforms are known to
 * get wrong; a shape tolerates nothing. It is derived from the same schemas, so that no part of a call is written
 * twice.
 */

/** One value of a request or an answer. */
export type Shape =
  /** An id, a code or words: a JSON string. */
  | { readonly kind: "text" }
  /** 0, 1, false or true. */
  | { readonly kind: "flag" }
  /** Money, points and rates: a decimal string such as "1234.50". */
  | { readonly kind: "amount" }
  /** Epoch milliseconds as a JSON number. */
  | { readonly kind: "time" }
  /** A whole number of at least 0. */
  | { readonly kind: "count" }
  | { readonly kind: "enum"; readonly members: readonly EnumMember[] }
  | { readonly kind: "string"; readonly limits: TextLimits }
  | {
      readonly kind: "number";
      readonly whole: boolean;
      readonly least: number | undefined;
    }
  | { readonly kind: "boolean" }
  | { readonly kind: "file" }
  | { readonly kind: "any" }
  | {
      readonly kind: "list";
      readonly item: Shape;
      readonly least: number | undefined;
      readonly most: number | undefined;
    }
  | {
      readonly kind: "object";
      readonly members: Readonly<Record<string, Shape>>;
      /** True: members that are not named belong to it too. */
      readonly open: boolean;
    }
  | { readonly kind: "record"; readonly value: Shape }
  | { readonly kind: "union"; readonly options: readonly Shape[] }
  /** May be left out, or be null, or both. */
  | {
      readonly kind: "maybe";
      readonly shape: Shape;
      readonly missing: boolean;
      readonly null: boolean;
      /** A value that also means "not known": the portal's own fallback. */
      readonly standIn?: string | number | undefined;
    }
  /** Must satisfy a rule besides its shape. */
  | {
      readonly kind: "checked";
      readonly shape: Shape;
      /** What is wrong with a value of that shape; undefined: nothing. */
      readonly fault: (value: unknown) => string | undefined;
    }
  /** A recursive shape: a node of a tree. */
  | { readonly kind: "lazy"; readonly shape: () => Shape };

export type EnumMember = string | number | boolean;

/** Limits of a text, with the same meaning as in JSON schemas. */
export interface TextLimits {
  readonly pattern?: RegExp | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly format?: "base64" | undefined;
}

/** The shape without its "maybe", "checked" and "lazy" wrappers: what a value of it is made of. */
export function bare(shape: Shape): Shape {
  switch (shape.kind) {
    case "maybe":
    case "checked":
      return bare(shape.shape);
    case "lazy":
      return bare(shape.shape());
    default:
      return shape;
  }
}

/** Whether a member of this shape may be left out of its object. */
export function mayBeMissing(shape: Shape): boolean {
  if (shape.kind === "maybe") return shape.missing || mayBeMissing(shape.shape);
  if (shape.kind === "checked") return mayBeMissing(shape.shape);
  return shape.kind === "any";
}

/** Whether null stands for "nothing" here. */
export function mayBeNull(shape: Shape): boolean {
  if (shape.kind === "maybe") return shape.null || mayBeNull(shape.shape);
  if (shape.kind === "checked") return mayBeNull(shape.shape);
  return shape.kind === "any";
}
