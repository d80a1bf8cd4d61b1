import { CallError, type ErrorCode, toErrorCode } from "../errors.ts";
import { isRecord } from "./json.ts";

const longestMessage = 1000;

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: "VALIDATION",
  401: "NOT_LOGGED_IN",
  403: "FORBIDDEN",
  408: "TIMEOUT",
  422: "VALIDATION",
  429: "TOO_MANY_REQUESTS",
  451: "REGION_BLOCKED",
  502: "NETWORK",
  503: "NETWORK",
  504: "NETWORK",
};

/** Unambiguous statuses. */
const plainStatus = new Set([401, 403, 429, 451]);

const written = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function codeOf(
  status: number,
  serverCode: string,
  message: string,
): ErrorCode {
  const code = toErrorCode(serverCode);
  if (code !== "OTHER") return code;
  const told = byStatus[status];
  if (told && plainStatus.has(status)) return told;
  // A message from the server says more than a status with many meanings.
  return message ? "OTHER" : (told ?? "UNKNOWN");
}

/** Creates the error of a rejected call from the answer: the envelope if there is one, else the status. */
export function failureOf(answer: {
  readonly status: number;
  readonly body: unknown;
  /** True: the call carried a token, so a 401 means that the session has ended. */
  readonly tokened: boolean;
  readonly retryAfter: number | undefined;
}): CallError {
  const { status, tokened, retryAfter } = answer;
  const envelope =
    isRecord(answer.body) && answer.body["success"] !== true ? answer.body : {};
  const serverCode = written(envelope["code"]);
  const message = written(envelope["message"]).slice(0, longestMessage);
  const code =
    tokened && status === 401
      ? "NOT_LOGGED_IN"
      : codeOf(status, serverCode, message);
  return new CallError({
    code,
    serverCode: serverCode || code,
    message: message || code,
    status,
    value: envelope["value"],
    retryAfter,
  });
}

/** Seconds of a `Retry-After` header: a number of seconds or a date; undefined if it is neither. */
export function retryAfterOf(
  header: string | null,
  now: number,
): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d{1,9}$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
