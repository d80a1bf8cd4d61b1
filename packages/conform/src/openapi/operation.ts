import type { CallDefinition } from "@foyer/platform/call";
import { unknownKeyCode } from "@foyer/platform/constants";
import { shapeOf } from "../shape-of.ts";
import { bare, mayBeMissing, type Shape } from "../shape.ts";
import { commonCodes } from "./envelope.ts";
import { type JsonSchema, jsonSchemaOf, type Refer } from "./json-schema.ts";

interface Source {
  readonly refer: Refer;
  readonly describe?: (shape: Shape, member: string) => string | undefined;
  readonly example?: (call: CallDefinition) => unknown;
}

const common = ["Merchant", "Language", "Platform"].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

const inPath = (call: CallDefinition, name: string): boolean =>
  call.path.includes(`{${name}}`);

/** The fields of a request that go into the path or the query. */
function addressFields(call: CallDefinition, source: Source): JsonSchema[] {
  const shape = bare(shapeOf(call.request));
  if (shape.kind !== "object") return [];
  const inQuery =
    !call.sealed && (call.method === "GET" || call.method === "DELETE");
  return Object.entries(shape.members).flatMap(([name, member]) => {
    const place = inPath(call, name) ? "path" : inQuery ? "query" : undefined;
    if (place === undefined) return [];
    const words = source.describe?.(shape, name);
    return [
      {
        name,
        in: place,
        required: place === "path" || !mayBeMissing(member),
        ...(words !== undefined && { description: words }),
        schema: jsonSchemaOf(member, source.refer, source.describe),
      },
    ];
  });
}

/** The fields of a request that go into its body. */
function bodyOf(call: CallDefinition, source: Source): JsonSchema | undefined {
  if (!call.sealed && (call.method === "GET" || call.method === "DELETE"))
    return undefined;
  const schema = jsonSchemaOf(
    shapeOf(call.request),
    source.refer,
    source.describe,
  );
  if (call.sealed)
    return {
      required: true,
      description:
        "Sealed: the encrypted content is the JSON that `x-sealed` describes.",
      content: {
        "application/json": {
          schema: {
            $ref: "#/components/schemas/Sealed",
          },
          "x-sealed": schema,
        },
      },
    };
  const type = {
    json: "application/json",
    form: "application/x-www-form-urlencoded",
    multipart: "multipart/form-data",
  }[call.encoding];
  return { required: true, content: { [type]: { schema } } };
}

/** What a call answers, in its envelope. */
function answerOf(call: CallDefinition, source: Source): JsonSchema {
  const shape = shapeOf(call.response);
  const inner =
    source.refer(shape) ?? jsonSchemaOf(shape, source.refer, source.describe);
  const inValue = call.place === "value";
  const example = source.example?.(call);
  const envelope = { success: true, code: "OK", message: "" };
  return {
    allOf: [
      { $ref: "#/components/schemas/Answered" },
      inValue
        ? { type: "object", properties: { value: inner }, required: ["value"] }
        : inner,
    ],
    ...(example !== undefined && {
      examples: [
        inValue
          ? { ...envelope, value: example }
          : { ...envelope, ...(typeof example === "object" && example) },
      ],
    }),
  };
}

const refused = (description: string): JsonSchema => ({
  description,
  content: {
    "application/json": { schema: { $ref: "#/components/schemas/Refused" } },
  },
});

/** Codes that a call may be rejected with, its own first. */
function codesOf(call: CallDefinition): readonly string[] {
  return [
    ...call.errors,
    ...(call.money ? ["IDEMPOTENCY_CONFLICT"] : []),
    ...(call.sealed ? [unknownKeyCode] : []),
    ...commonCodes,
  ];
}

/** Writes one call as an operation. */
export function operationOf(call: CallDefinition, source: Source): JsonSchema {
  const body = bodyOf(call, source);
  const session = { session: [] };
  return {
    operationId: call.name,
    summary: call.purpose,
    "x-wire": call.id,
    security:
      call.auth === "none"
        ? []
        : call.auth === "token"
          ? [session]
          : [session, {}],
    parameters: [
      ...common,
      ...(call.money
        ? [{ $ref: "#/components/parameters/IdempotencyKey" }]
        : []),
      ...addressFields(call, source),
    ],
    ...(body && { requestBody: body }),
    responses: {
      "200": {
        description: "The call succeeded.",
        content: { "application/json": { schema: answerOf(call, source) } },
      },
      ...(call.auth === "token" && {
        "401": refused(
          "There is no session, or it has ended: NOT_LOGGED_IN. The portal asks the member to log in again.",
        ),
      }),
      ...(call.money && {
        "409": refused(
          "IDEMPOTENCY_CONFLICT, or the current state does not allow it.",
        ),
      }),
      "429": {
        ...refused("TOO_MANY_REQUESTS."),
        headers: {
          "Retry-After": {
            description: "Seconds to wait before the next attempt.",
            schema: { type: "integer", minimum: 0 },
          },
        },
      },
      default: refused(
        `Rejected. Codes of this call: ${codesOf(call).join(", ")}.`,
      ),
    },
  };
}
