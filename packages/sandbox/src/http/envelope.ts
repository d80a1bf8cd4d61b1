import type { Place } from "@foyer/platform/call";
import type { Context } from "hono";
import type { Refusal } from "../services/refusal.ts";
import { statusOf } from "./statuses.ts";

/** Writes the answer of a successful call. */
export function succeed(
  context: Context,
  place: Place,
  answer: unknown,
): Response {
  const members =
    place === "body" && typeof answer === "object"
      ? answer
      : { value: answer ?? true };
  return context.json({ success: true, code: "OK", message: "", ...members });
}

/** Writes the answer of a rejected call. */
export function refuse(context: Context, refusal: Refusal): Response {
  if (refusal.retryAfter !== undefined)
    context.header("Retry-After", String(refusal.retryAfter));
  return context.json(
    {
      success: false,
      code: refusal.code,
      message: refusal.message,
      value: refusal.value ?? null,
    },
    statusOf(refusal),
  );
}
