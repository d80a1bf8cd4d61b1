import type { CallDefinition } from "@foyer/platform/call";
import { parseJson } from "@foyer/platform/client/json";
import { wireRequest } from "@foyer/platform/client/request";
import { callTimeoutMs } from "@foyer/platform/constants";
import type { Sealer } from "@foyer/platform/seal";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The unchanged answer to one request. */
export interface Exchange {
  /** 0: no answer. */
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The parsed JSON; undefined: the body is not JSON. */
  readonly body: unknown;
  /** Why there was no answer; otherwise empty. */
  readonly failed: string;
}

/** What all requests to a platform have in common. */
export interface Line {
  readonly fetch: Fetch;
  readonly url: string;
  readonly merchant: string;
  readonly language: string;
  readonly sealer: Sealer;
}

/** The credentials of a single request. */
export interface Stamp {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

const nothing = { status: 0, contentType: "", text: "", body: undefined };

/** Sends fields exactly as the portal's client does, whether or not they fit the call. Never rejects. */
export async function exchange(
  line: Line,
  call: CallDefinition,
  fields: Readonly<Record<string, unknown>>,
  stamp: Stamp = {},
): Promise<Exchange> {
  try {
    const { url, init } = await wireRequest(call, fields, {
      baseUrl: line.url,
      merchant: line.merchant,
      language: line.language,
      token: stamp.token,
      idempotencyKey: stamp.idempotencyKey,
      seal: (json) => line.sealer.seal(json),
    });
    const signal = AbortSignal.timeout(callTimeoutMs);
    const answer = await line.fetch(url, { ...init, signal });
    const bytes = await answer.arrayBuffer();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return {
      status: answer.status,
      contentType: answer.headers.get("content-type") ?? "",
      text,
      body: jsonOf(text),
      failed: "",
    };
  } catch (error) {
    return { ...nothing, failed: reasonOf(error) };
  }
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The innermost reason: the message that fetch throws says little, its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError")
    return `no answer within ${callTimeoutMs / 1000} seconds`;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
