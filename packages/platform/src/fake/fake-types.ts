import type {
  CallDefinition,
  ParsedRequestOf,
  WireResponseOf,
} from "../call.ts";
import type * as allCalls from "../calls/index.ts";
import type { ErrorCode } from "../errors.ts";

type Exports = typeof allCalls;

/** Names of all calls. */
export type CallName = {
  [K in keyof Exports]: Exports[K] extends CallDefinition ? K : never;
}[keyof Exports];

/** The definition of the call with this name. */
export type CallNamed<K extends CallName> = Exports[K];

/** Answers one call: returns what the platform would put where the call's answer belongs. */
export type Handler<K extends CallName> = (
  request: ParsedRequestOf<CallNamed<K>>,
  caller: { readonly token: string | undefined },
) => WireResponseOf<CallNamed<K>> | Promise<WireResponseOf<CallNamed<K>>>;

/** Handlers by the name of the call. */
export type Handlers = { readonly [K in CallName]?: Handler<K> };

/** A type of failure: a code of the platform, a broken connection, or an invalid answer. */
export type Failure =
  | "network"
  | "html"
  | "malformed"
  | {
      readonly code: ErrorCode;
      readonly message?: string;
      readonly status?: number;
      readonly value?: unknown;
    };
