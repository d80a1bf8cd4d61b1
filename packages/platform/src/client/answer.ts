import * as v from "valibot";
import type { Place } from "../call.ts";
import { CallError } from "../errors.ts";
import { readText } from "./body.ts";
import { failureOf, retryAfterOf } from "./failure.ts";
import { isRecord, parseJson } from "./json.ts";

/** Which part of an answer is read, and how. */
export interface Reading<TResponse extends v.GenericSchema> {
  readonly place: Place;
  readonly response: TResponse;
  readonly tokened: boolean;
  readonly now: () => number;
}

const yes = new Set<unknown>([true, 1, "true", "1"]);

function succeeded(
  body: Readonly<Record<string, unknown>>,
  place: Place,
): boolean | undefined {
  const said = body["success"];
  if (said === undefined || said === null)
    return place === "body" ? true : undefined;
  return yes.has(said);
}

function parseBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Turns an HTTP answer into the value that the call's schema produces, or throws the call's error. */
export async function readAnswer<TResponse extends v.GenericSchema>(
  answer: Response,
  reading: Reading<TResponse>,
): Promise<v.InferOutput<TResponse>> {
  const { status } = answer;
  const text = await readText(answer);
  const body =
    text === "" && status === 204 ? { success: true } : parseBody(text);
  const refused = (): CallError =>
    failureOf({
      status,
      body,
      tokened: reading.tokened,
      retryAfter: retryAfterOf(
        answer.headers.get("retry-after"),
        reading.now(),
      ),
    });
  if (!answer.ok) throw refused();
  if (!isRecord(body)) throw new CallError({ code: "MALFORMED", status });
  const success = succeeded(body, reading.place);
  if (success === undefined) throw new CallError({ code: "MALFORMED", status });
  if (!success) throw refused();
  return shape(
    reading.response,
    reading.place === "value" ? body["value"] : body,
    status,
  );
}

function shape<TResponse extends v.GenericSchema>(
  schema: TResponse,
  value: unknown,
  status: number,
): v.InferOutput<TResponse> {
  try {
    return v.parse(schema, value);
  } catch (cause) {
    // This also covers a stack overflow caused by an extremely deeply nested answer.
    throw new CallError({ code: "MALFORMED", status, cause });
  }
}
