import type { CallDefinition } from "@foyer/platform/call";
import { maxAnswerBytes } from "@foyer/platform/client/body";
import { isRecord } from "@foyer/platform/client/json";
import { unknownKeyCode } from "@foyer/platform/constants";
import { errorCodes } from "@foyer/platform/errors";
import { compare, type Difference } from "./compare.ts";
import type { Exchange } from "./exchange.ts";
import { shapeOf } from "./shape-of.ts";
import type { Shape } from "./shape.ts";
import { wordsOf } from "./words.ts";

/** Classification of an answer. */
export type Judgement =
  | {
      readonly kind: "answered";
      /** The part that the call's schema reads. */
      readonly value: unknown;
      readonly differences: readonly Difference[];
      readonly extra: readonly string[];
      readonly seen: ReadonlySet<string>;
    }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly message: string;
      readonly status: number;
      readonly differences: readonly Difference[];
    }
  | { readonly kind: "missing"; readonly why: string }
  | { readonly kind: "broken"; readonly differences: readonly Difference[] };

/** Codes that only the portal's client makes. */
const clientMade = new Set<string>([
  "NETWORK",
  "TIMEOUT",
  "MALFORMED",
  "ABORTED",
  "OTHER",
  "NON_AGENT",
  "POPUP_BLOCKED",
]);

/** Codes that a platform may answer with. */
export const serverCodes: readonly string[] = errorCodes.filter(
  (code) => !clientMade.has(code),
);

const known = new Set([...serverCodes, unknownKeyCode]);
const absent = new Set([404, 405, 501]);

export const difference = (
  path: string,
  expected: string,
  got: string,
): Difference => ({ path, expected, got, times: 1 });

const text: Shape = { kind: "text" };
const yes: Shape = { kind: "enum", members: [true] };
const no: Shape = { kind: "enum", members: [false] };

const envelope = (
  body: Readonly<Record<string, unknown>>,
  success: Shape,
): Difference[] =>
  [
    compare(success, body["success"], "$.success"),
    compare(text, body["code"], "$.code"),
    compare(text, body["message"], "$.message"),
  ].flatMap(({ differences }) => differences);

/** Judges an answer to a request that fits its call. Never throws. */
export function judge(call: CallDefinition, answer: Exchange): Judgement {
  try {
    return judged(call, answer);
  } catch (error) {
    // An answer nested too deeply.
    const reason = error instanceof Error ? error.message : String(error);
    return broken(difference("$", "an answer that can be read", reason));
  }
}

function judged(call: CallDefinition, answer: Exchange): Judgement {
  if (answer.failed) return broken(difference("$", "an answer", answer.failed));
  const { status, body, text } = answer;
  if (absent.has(status) && !isRefusal(body))
    return { kind: "missing", why: `HTTP ${status}` };
  if (text.length > maxAnswerBytes)
    return broken(
      difference("$", `at most ${maxAnswerBytes} bytes`, `${text.length}`),
    );
  if (!isRecord(body))
    return broken(
      difference(
        "$",
        "a JSON object",
        body === undefined ? `HTTP ${status}, ${wordsOf(text)}` : wordsOf(body),
      ),
    );
  const isOk = status >= 200 && status < 300;
  return isOk && body["success"] !== false
    ? answered(call, answer, body)
    : refused(answer, body);
}

const broken = (...differences: Difference[]): Judgement => ({
  kind: "broken",
  differences,
});

/** Whether a body is a rejection in the contract's terms. */
const isRefusal = (body: unknown): boolean =>
  isRecord(body) &&
  typeof body["code"] === "string" &&
  body["code"] !== "UNKNOWN" &&
  known.has(body["code"]);

function answered(
  call: CallDefinition,
  { contentType }: Exchange,
  body: Readonly<Record<string, unknown>>,
): Judgement {
  const shape = shapeOf(call.response);
  const inValue = call.place === "value";
  const value = inValue ? body["value"] : body;
  const found = compare(
    inValue ? shape : withEnvelope(shape),
    value,
    inValue ? "$.value" : "$",
  );
  return {
    kind: "answered",
    value,
    differences: [
      ...typeOf(contentType),
      ...envelope(body, yes),
      ...found.differences,
    ],
    extra: found.extra,
    seen: found.seen,
  };
}

/** The envelope's members are at the same level as those of the answer. */
function withEnvelope(shape: Shape): Shape {
  if (shape.kind !== "object") return shape;
  const any: Shape = { kind: "any" };
  return {
    ...shape,
    members: {
      success: any,
      code: any,
      message: any,
      // Some platforms add an empty one.
      ...("value" in shape.members ? {} : { value: any }),
      ...shape.members,
    },
  };
}

function refused(
  { status, contentType }: Exchange,
  body: Readonly<Record<string, unknown>>,
): Judgement {
  const code = typeof body["code"] === "string" ? body["code"] : "";
  const message = typeof body["message"] === "string" ? body["message"] : "";
  return {
    kind: "refused",
    code,
    message,
    status,
    differences: [
      ...typeOf(contentType),
      ...envelope(body, no),
      ...(known.has(code) || body["code"] === undefined
        ? []
        : [
            difference(
              "$.code",
              "a code of packages/platform/src/errors.ts",
              wordsOf(code),
            ),
          ]),
    ],
  };
}

const typeOf = (contentType: string): Difference[] =>
  /^application\/(.+\+)?json\b/i.test(contentType)
    ? []
    : [
        difference(
          "header Content-Type",
          "application/json",
          contentType || "nothing",
        ),
      ];
