import type { CallDefinition } from "../call.ts";
import { isRecord } from "../client/json.ts";
import { CallError } from "../errors.ts";
import type { Failure } from "./fake-types.ts";

const json = (body: unknown, status = 200, retryAfter?: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json",
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    },
  });

/** The answer of a platform that fails this way; throws if no answer would come. */
export function failureAnswer(failure: Failure): Response {
  if (failure === "network") throw new TypeError("The fake connection broke.");
  if (failure === "html")
    return new Response("<!doctype html><title>Gateway</title>");
  if (failure === "malformed")
    return new Response('{"success":true,"value":{"');
  const { code, message = "", status = 200, value } = failure;
  return json({ success: false, code, message, value }, status);
}

/**
 * Calls a handler and wraps its result where the call's answer belongs; a `CallError` it throws becomes a rejection.
 */
export async function answerOf(
  definition: CallDefinition,
  handler: unknown,
  request: unknown,
  token: string | undefined,
): Promise<Response> {
  if (typeof handler !== "function")
    return failureAnswer({ code: "UNKNOWN", status: 404 });
  try {
    const value: unknown = await handler(request, { token });
    const envelope = { success: true, code: "0", message: "" };
    return json(
      definition.place === "body" && isRecord(value)
        ? { ...envelope, ...value }
        : { ...envelope, value },
    );
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { serverCode, message, status, value, retryAfter } = error;
    return json(
      { success: false, code: serverCode, message, value },
      status || 200,
      retryAfter,
    );
  }
}
