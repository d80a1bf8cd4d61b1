import type { CallDefinition } from "@foyer/platform/call";
import type { Sealer } from "@foyer/platform/seal";

/** A call of the contract. */
export type AnyCall = CallDefinition;

/** A request about to be sent: its address and options. */
export interface AdaptedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * Adapts the contract to a back end that speaks another dialect of it: other paths, another envelope, another cipher.
 * One file with one default export; what it leaves out stays as in the contract.
 *
 * @example
 * // A platform with its own paths, which answers { status, data } instead of { success, code, message, value }.
 * export default {
 *   path: (call) => ({ balance: "/api/wallet/balance" })[call.name],
 *   unwrap: async (answer) => {
 *     const { status, data } = await answer.json();
 *     const body = { success: status === 0, code: String(status), message: "", value: data };
 *     return Response.json(body, { status: answer.status });
 *   },
 * } satisfies PlatformAdapter;
 */
export interface PlatformAdapter {
  /**
   * Another path for a call; placeholders in braces are filled in as in the contract's path. Undefined: the
   * contract's own.
   */
  path?(call: AnyCall): string | undefined;
  /** Changes a request before it is sent: its address, headers or body. */
  wrap?(
    request: AdaptedRequest,
    call: AnyCall,
  ): AdaptedRequest | Promise<AdaptedRequest>;
  /** Turns an answer into the contract's envelope. If it throws, the answer is passed on unchanged. */
  unwrap?(answer: Response, call: AnyCall): Response | Promise<Response>;
  /** Another cipher: returns the `value` of a sealed call. */
  seal?(json: string): Promise<string>;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Base for parsing addresses without an origin; never requested. */
const nowhere = "https://portal.invalid";

const escaped = (text: string): string =>
  text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");

/** The part of an address before a call's path, and the values of its placeholders; undefined: it is another call. */
function match(
  path: string,
  pathname: string,
): { before: string; parts: Readonly<Record<string, string>> } | undefined {
  const pattern = escaped(path).replace(/{(\w+)}/g, "(?<$1>[^/]+)");
  const found = new RegExp(`^(?<_before>.*)${pattern}$`).exec(pathname);
  if (!found?.groups) return undefined;
  const { _before: before = "", ...parts } = found.groups;
  return { before, parts };
}

/**
 * The call of the contract that an address belongs to; a literal path takes precedence over one with placeholders.
 */
export function callAt(
  calls: readonly AnyCall[],
  method: string,
  url: string,
): AnyCall | undefined {
  const { pathname } = new URL(url, nowhere);
  return calls
    .filter((call) => call.method === method && match(call.path, pathname))
    .toSorted(
      (one, other) =>
        Number(one.path.includes("{")) - Number(other.path.includes("{")),
    )[0];
}

/** The same address with the adapter's path. */
function moved(url: string, call: AnyCall, path: string): string {
  const parsed = new URL(url, nowhere);
  const found = match(call.path, parsed.pathname);
  if (!found) return url;
  parsed.pathname =
    found.before +
    path.replace(/{(\w+)}/g, (_, name: string) => found.parts[name] ?? "");
  return parsed.origin === nowhere
    ? parsed.pathname + parsed.search
    : parsed.href;
}

/**
 * Makes a transport that speaks a back end's dialect: pass it to `createClient` as `fetch`, or to a gateway. A
 * request that is no call of the contract passes through unchanged.
 *
 * @example createClient({ ...options, fetch: adaptFetch(fetch, adapter, Object.values(calls)) })
 */
export function adaptFetch(
  fetch: Fetch,
  adapter: PlatformAdapter,
  calls: readonly AnyCall[],
): Fetch {
  return async (url, init) => {
    const call = callAt(calls, init.method ?? "GET", url);
    if (!call) return fetch(url, init);
    const path = adapter.path?.(call);
    const request = {
      url: path === undefined ? url : moved(url, call, path),
      init,
    };
    const wrapped = (await adapter.wrap?.(request, call)) ?? request;
    const answer = await fetch(wrapped.url, wrapped.init);
    return adapter.unwrap ? unwrapped(adapter, answer, call) : answer;
  };
}

/** An answer that the adapter cannot unwrap is passed on unchanged, so that the caller sees what it is. */
async function unwrapped(
  adapter: PlatformAdapter,
  answer: Response,
  call: AnyCall,
): Promise<Response> {
  const asItCame = answer.clone();
  try {
    return (await adapter.unwrap?.(answer, call)) ?? asItCame;
  } catch {
    return asItCame;
  }
}

/** The sealer with the adapter's cipher, if it has one. */
export function adaptSealer(sealer: Sealer, adapter: PlatformAdapter): Sealer {
  const { seal } = adapter;
  if (!seal) return sealer;
  return { ...sealer, seal: (json) => seal.call(adapter, json) };
}

/**
 * Makes the adapting part of a gateway: a request of the portal comes in as the contract defines it, and goes on to
 * the back end in its dialect. The cipher of sealed calls cannot be changed here: only the platform can open what the
 * browser has sealed.
 *
 * @param options.url The back end's address, without a path.
 * @example http.createServer(toNode(adaptedGateway({ url, adapter, calls: allCalls })))
 */
export function adaptedGateway(options: {
  readonly url: string;
  readonly adapter: PlatformAdapter;
  readonly calls: readonly AnyCall[];
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
}): (request: Request) => Promise<Response> {
  const send = adaptFetch(
    options.fetch ?? ((url, init) => fetch(url, init)),
    options.adapter,
    options.calls,
  );
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.arrayBuffer();
    return send(options.url.replace(/\/$/, "") + pathname + search, {
      method: request.method,
      headers: request.headers,
      redirect: "manual",
      ...(body.byteLength > 0 && { body }),
    });
  };
}
