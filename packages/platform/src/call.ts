import type * as v from "valibot";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Which part of the answer `response` parses (OPN-13). */
export type Place =
  /** `{ success, code, message, value }`: the member `value`. */
  | "value"
  /** Documented members are siblings of the envelope's own: the whole body. */
  | "body";

/** How a body is encoded. Queries and sealed bodies have only one encoding. */
export type Encoding = "json" | "form" | "multipart";

type Schema = v.GenericSchema;

/**
 * One call of the platform. The client, the sandbox, the conformance suite and the API document are all derived from
 * these definitions; nothing about a call is written twice.
 */
export interface CallDefinition<
  TRequest extends Schema = Schema,
  TResponse extends Schema = Schema,
> {
  /** Its number among the calls, such as "W-27". */
  readonly id: string;
  /** Its name in code, logs and query keys. */
  readonly name: string;
  /** One sentence: what it does. */
  readonly purpose: string;
  readonly method: Method;
  readonly path: string;
  /** `token`: not sent without one. `optional`: sent with one if there is one. */
  readonly auth: "none" | "token" | "optional";
  /** True: the body is `{ value: <JWE> }`. */
  readonly sealed: boolean;
  /** True: carries an `Idempotency-Key`; never retried without it. */
  readonly money: boolean;
  readonly place: Place;
  /** How the fields of a body are encoded; `multipart` carries files. */
  readonly encoding: Encoding;
  /** Fields as they go on the wire: in the query for GET and DELETE, else in the JSON body. */
  readonly request: TRequest;
  /** Wire answer → inner type. */
  readonly response: TResponse;
  /** Codes beyond the common ones. */
  readonly errors: readonly ErrorCode[];
}

/** The request as a server sees it after parsing. */
export type ParsedRequestOf<C> =
  C extends CallDefinition<infer Q, Schema> ? v.InferOutput<Q> : never;
export type ResponseOf<C> =
  C extends CallDefinition<Schema, infer R> ? v.InferOutput<R> : never;
/** What a server has to send for the client's schema to accept it. */
export type WireResponseOf<C> =
  C extends CallDefinition<Schema, infer R> ? v.InferInput<R> : never;

type Defaults = "sealed" | "money" | "place" | "encoding" | "errors";

/**
 * Declares a call. Defaults: not sealed, no money, a JSON body, answer in `value`, only the common errors.
 *
 * @example
 * const balance = defineCall({
 *   id: "W-49", name: "balance", purpose: "Reads the wallet's balance.",
 *   method: "GET", path: "/wps/v2/wallets/balance", auth: "token",
 *   request: v.object({}), response: v.object({ balance: amount() }),
 * });
 */
export function defineCall<
  const TRequest extends Schema,
  const TResponse extends Schema,
>(
  definition: Omit<CallDefinition<TRequest, TResponse>, Defaults> &
    Partial<Pick<CallDefinition<TRequest, TResponse>, Defaults>>,
): CallDefinition<TRequest, TResponse> {
  return {
    sealed: false,
    money: false,
    place: "value",
    encoding: "json",
    errors: [],
    ...definition,
  };
}
