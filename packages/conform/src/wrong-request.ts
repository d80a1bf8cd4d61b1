import * as v from "valibot";
import type { CallDefinition } from "@foyer/platform/call";
import { shapeOf } from "./shape-of.ts";
import { bare, mayBeMissing } from "./shape.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whether a field is a placeholder in the path: without it the address would be another. */
const inPath = ({ path }: CallDefinition, name: string): boolean =>
  path.includes(`{${name}}`);

/**
 * A request that a platform must reject: a required field is left out, or has a value that is not allowed. Undefined:
 * no request of this call can be wrong.
 *
 * @param fields A request that fits.
 * @example wrongRequest(calls.pointsList, { kind: "GOODS", pageNo: 1, pageSize: 9 }) // { kind: "?", pageNo: 1, … }
 */
export function wrongRequest(
  call: CallDefinition,
  fields: Fields,
): Fields | undefined {
  const shape = bare(shapeOf(call.request));
  if (shape.kind !== "object") return undefined;
  const names = Object.entries(shape.members).filter(
    ([name, member]) =>
      !inPath(call, name) && call.encoding === "json" && !mayBeMissing(member),
  );
  const chosen = names.find(([, member]) => bare(member).kind === "enum");
  const name = (chosen ?? names[0])?.[0];
  if (name === undefined) return undefined;
  const { [name]: _, ...rest } = fields;
  return chosen ? { ...rest, [name]: "?" } : rest;
}

/** Fields that a platform does not compare under one key: they may differ between two tries of one intent. */
const notCompared = /password$/i;

/**
 * The same request with one value changed, which still fits its call: under the same idempotency key it must be
 * rejected. Undefined: it has nothing that can be changed.
 */
export function otherRequest(
  call: CallDefinition,
  fields: Fields,
): Fields | undefined {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== "string" || notCompared.test(name)) continue;
    const other = { ...fields, [name]: changed(value) };
    if (v.is(call.request, other)) return other;
  }
  return undefined;
}

/** A decimal stays one, and names stay names. */
const changed = (value: string): string =>
  /^\d+\.\d$/.test(value) ? `${value}1` : `${value}1`;
