import type { CallDefinition } from "@foyer/platform/call";
import type { Sealer } from "@foyer/platform/seal";

/** A call among those of the contract. */
export type AnyCall = CallDefinition;

/** A request on its way: where to and how. */
export interface AdaptedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * What stands between the contract and a back end that speaks another dialect of it: other paths, another envelope,
 * another cipher. One file with one default export; whatever it leaves out stays as the contract has it.
 *
 * @example
 * // A platform with paths of its own, which answers { status, data } instead of { success, code, message, value }.
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
   * Another path for a call; what stands in braces is filled in as in the contract's. Undefined: the contract's own.
   */
  path?(call: AnyCall): string | undefined;
  /** Changes a request before it is sent: its address, headers or body. */
  wrap?(
    request: AdaptedRequest,
    call: AnyCall,
  ): AdaptedRequest | Promise<AdaptedRequest>;
  /** Turns what came back into the contract's envelope. Where it throws, the answer is passed on as it came. */
  unwrap?(answer: Response, call: AnyCall): Response | Promise<Response>;
  /** Another cipher: what goes as `value` of a sealed call. */
  seal?(json: string): Promise<string>;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Only for reading addresses without an origin; never requested. */
const nowhere = "https://portal.invalid";

const escaped = (text: string): string =>
  text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");

/** What stands before a call's path in an address, and what fills its braces; undefined: it is another call. */
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

/** The call that an address of the contract is of: one that is written out goes before one with braces. */
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

/** The same address with a path of the adapter's. */
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
 * Makes a transport that speaks a back end's dialect: hand it to `createClient` as `fetch`, or to a gateway.
 * Whatever is no call of the contract passes as it is.
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

/** An answer that an adapter cannot make anything of is passed on as it came: what it is shows there. */
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

/** The sealer with the adapter's cipher, where it has one of its own. */
export function adaptSealer(sealer: Sealer, adapter: PlatformAdapter): Sealer {
  const { seal } = adapter;
  if (!seal) return sealer;
  return { ...sealer, seal: (json) => seal.call(adapter, json) };
}

/**
 * Makes the part of a gateway that adapts: a request of the portal comes in as the contract has it, and goes on to the
 * back end as that has it. It cannot change the cipher of sealed calls: what the browser has sealed, only the platform
 * can open.
 *
 * @param options.url Where the back end is, without a path.
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
