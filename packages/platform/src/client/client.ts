import type * as v from "valibot";
import type { CallDefinition } from "../call.ts";
import { callTimeoutMs, unknownKeyCode } from "../constants.ts";
import { CallError } from "../errors.ts";
import type { Sealer } from "../seal/seal.ts";
import { readAnswer } from "./answer.ts";
import { withDeadline } from "./deadline.ts";
import { fieldsOf, wireRequest } from "./request.ts";
import { retryDelay } from "./retry.ts";
import { isToken } from "./token.ts";
import { type Wait, wait as waitByClock } from "./wait.ts";

export { isToken } from "./token.ts";

/** What a client needs from its surroundings. */
export interface ClientOptions {
  /** The transport; default: the global `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Put before every path; default: empty, the same origin. */
  readonly baseUrl?: string;
  /** The session's current token, if any. */
  readonly token: () => string | undefined;
  /** Merchant code of the brand. */
  readonly merchant: string;
  /** Pack code of the current language. */
  readonly language: () => string;
  /** Loads the encryption for sealed calls; called by the first of them. */
  readonly seal: () => Promise<Sealer>;
  /** The platform rejected the current token; called once per token, however many calls were in flight. */
  readonly onUnauthorised?: () => void;
  /** The platform rejected a call because it is closed altogether: for maintenance, or in the visitor's region. */
  readonly onClosed?: () => void;
  /** Epoch milliseconds; default: `Date.now`. */
  readonly now?: () => number;
  /** Default: the system clock. */
  readonly wait?: Wait;
  /** 0 ≤ x < 1, adds jitter to retries; default: `Math.random`. */
  readonly random?: () => number;
}

/** Options of one call besides its request. */
export interface CallOptions {
  /** Cancels the call: it ends with ABORTED. */
  readonly signal?: AbortSignal | undefined;
  /** A UUID for each confirmed intent, kept through retries; required by money calls. */
  readonly idempotencyKey?: string | undefined;
  /** Timeout of each attempt, in ms; default 10,000. */
  readonly timeoutMs?: number | undefined;
}

/** Makes calls of the platform. */
export interface Client {
  /** Makes a call; resolves to the value that its schema produces, rejects with `CallError` only. */
  call<TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
    definition: CallDefinition<TRequest, TResponse>,
    request: v.InferInput<TRequest>,
    options?: CallOptions,
  ): Promise<v.InferOutput<TResponse>>;
}

/**
 * Creates the one client that every call goes through (API-67).
 *
 * @example
 * const client = createClient({ token, merchant: brand.merchantCode, language, seal });
 * const { balance } = await client.call(calls.balance, {});
 */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((url, init) => fetch(url, init));
  const wait = options.wait ?? waitByClock;
  const random = options.random ?? Math.random;
  const now = options.now ?? Date.now;
  let refusedToken: string | undefined;

  function usableToken(definition: CallDefinition): string | undefined {
    const token = definition.auth === "none" ? undefined : options.token();
    const usable = token !== undefined && isToken(token) ? token : undefined;
    if (definition.auth === "token" && usable === undefined) {
      throw new CallError({ code: "NOT_LOGGED_IN" });
    }
    return usable;
  }

  function noteRefused(token: string | undefined): void {
    // A late answer for an earlier session says nothing about the current one.
    if (
      token === undefined ||
      token === refusedToken ||
      token !== options.token()
    )
      return;
    refusedToken = token;
    options.onUnauthorised?.();
  }

  async function tryOnce<TResponse extends v.GenericSchema>(
    definition: CallDefinition<v.GenericSchema, TResponse>,
    fields: Readonly<Record<string, unknown>>,
    call: CallOptions,
  ): Promise<v.InferOutput<TResponse>> {
    const token = usableToken(definition);
    const { idempotencyKey, signal, timeoutMs = callTimeoutMs } = call;
    try {
      return await withDeadline({ signal, timeoutMs, wait }, async (limit) => {
        const { url, init } = await wireRequest(definition, fields, {
          baseUrl: options.baseUrl ?? "",
          merchant: options.merchant,
          language: options.language(),
          token,
          idempotencyKey: definition.money ? idempotencyKey : undefined,
          seal: async (json) => (await options.seal()).seal(json),
        });
        return overNetwork(async () =>
          readAnswer(await send(url, { ...init, signal: limit }), {
            place: definition.place,
            response: definition.response,
            tokened: token !== undefined,
            now,
          }),
        );
      });
    } catch (error) {
      if (error instanceof CallError) {
        if (error.code === "NOT_LOGGED_IN") noteRefused(token);
        if (error.code === "MAINTENANCE" || error.code === "REGION_BLOCKED")
          options.onClosed?.();
      }
      throw error;
    }
  }

  async function withRetries<T>(
    attempt: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        const delay =
          error instanceof CallError
            ? retryDelay(error, tries, random)
            : undefined;
        if (delay === undefined) throw error;
        await wait(delay, signal).catch((cause: unknown) => {
          throw new CallError({ code: "ABORTED", cause });
        });
      }
    }
  }

  /** A rejected seal had no effect, so the call may be retried once with a fresh key. */
  async function withFreshKey<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof CallError) || error.serverCode !== unknownKeyCode)
        throw error;
      (await options.seal()).refresh();
      return attempt();
    }
  }

  return {
    async call(definition, request, call = {}) {
      try {
        if (definition.money && !call.idempotencyKey) {
          throw new CallError({
            code: "VALIDATION",
            message: `${definition.name} moves money and needs an idempotency key.`,
          });
        }
        const fields = fieldsOf(definition, request);
        const attempt = () => tryOnce(definition, fields, call);
        if (definition.sealed) return await withFreshKey(attempt);
        return definition.method === "GET"
          ? await withRetries(attempt, call.signal)
          : await attempt();
      } catch (error) {
        throw error instanceof CallError
          ? error
          : new CallError({ code: "UNKNOWN", cause: error });
      }
    },
  };
}

/** Whatever a transport throws counts as a network failure, regardless of its name in this browser. */
async function overNetwork<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    throw cause instanceof CallError
      ? cause
      : new CallError({ code: "NETWORK", cause });
  }
}
