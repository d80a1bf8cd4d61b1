import type { CallDefinition } from "@foyer/platform/call";
import { isRecord, parseJson } from "@foyer/platform/client/json";
import { nodesOf } from "../nodes.ts";
import { shapeOf } from "../shape-of.ts";
import { mutateAt } from "./mutate-at.ts";
import { mutationsOf } from "./mutations.ts";
import type { Recorded } from "./record.ts";

/** One error that a platform makes in every answer of one call. */
export interface Deviation {
  readonly call: string;
  /** The node, or the part of the exchange. */
  readonly node: string;
  readonly name: string;
  /** True: the report must name this place. */
  readonly located: boolean;
  /** Returns the answer that is sent instead. */
  readonly change: (answer: Recorded) => Recorded;
}

const isSuccess = ({ status, text }: Recorded): boolean => {
  const body = parseJson(text);
  return status < 300 && isRecord(body) && body["success"] !== false;
};

/** Changes the body of successful answers only. */
const inSuccess =
  (change: (body: Readonly<Record<string, unknown>>) => unknown) =>
  (answer: Recorded): Recorded => {
    const body = parseJson(answer.text);
    return isSuccess(answer) && isRecord(body)
      ? { ...answer, text: JSON.stringify(change(body)) }
      : answer;
  };

const without = (
  body: Readonly<Record<string, unknown>>,
  name: string,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([one]) => one !== name));

/** One deviation or more for each node of an answer's schema. */
export function nodeDeviations(call: CallDefinition): readonly Deviation[] {
  const shape = shapeOf(call.response);
  const inValue = call.place === "value";
  const root = inValue ? "$.value" : "$";
  return nodesOf(shape, root).flatMap(({ node, shape: one }) => {
    // Without a `value` of its own the body is the envelope, whose deviations are made below.
    if (!inValue && node === "$") return [];
    const isMember = /\.[^.[\]|*]+$/.test(node);
    return mutationsOf(one, isMember).map(({ name, value }): Deviation => ({
      call: call.name,
      node,
      name,
      located: true,
      change: inSuccess((body) => {
        if (!inValue) return mutateAt(shape, body, node, value, root);
        const next = mutateAt(shape, body["value"], node, value, root);
        return next === undefined
          ? without(body, "value")
          : { ...body, value: next };
      }),
    }));
  });
}

/** Errors that can occur in the envelope and around it. */
export function envelopeDeviations(call: CallDefinition): readonly Deviation[] {
  const body =
    (change: (body: Readonly<Record<string, unknown>>) => unknown) =>
    (name: string, node: string): Deviation => ({
      call: call.name,
      node,
      name,
      located: true,
      change: inSuccess(change),
    });
  const whole = (
    name: string,
    change: (answer: Recorded) => Partial<Recorded>,
  ): Deviation => ({
    call: call.name,
    node: "$",
    name,
    located: false,
    change: (answer) =>
      isSuccess(answer) ? { ...answer, ...change(answer) } : answer,
  });
  return [
    body((one) => without(one, "success"))("missing", "$.success"),
    body((one) => ({ ...one, success: "true" }))("text", "$.success"),
    body((one) => ({ ...one, success: 1 }))("number", "$.success"),
    body((one) => ({ ...one, code: 0 }))("number", "$.code"),
    body((one) => without(one, "code"))("missing", "$.code"),
    body((one) => ({ ...one, message: null }))("null", "$.message"),
    body((one) => [one])("list", "$"),
    whole("page", () => ({
      contentType: "text/html",
      text: "<!doctype html><title>Gateway</title>",
    })),
    whole("server error", () => ({ status: 500, text: "" })),
    whole("cut off", ({ text }) => ({ text: text.slice(0, -2) })),
    whole("wrong type", () => ({ contentType: "text/plain" })),
    whole("not found", () => ({ status: 404, text: "" })),
    whole("empty", () => ({ status: 204, text: "" })),
    whole("own code", () => ({
      text: JSON.stringify({
        success: false,
        code: "E-4711",
        message: "",
        value: null,
      }),
    })),
  ];
}
